import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { createFileRoute } from '@tanstack/react-router'
import { screenshotsQuery } from '../../../../features/screenshots/screenshot-query.ts'
import { ScreenshotsPage } from '../../../../features/screenshots/ScreenshotsPage.tsx'
import { load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/projects/screenshots/$id')({
  staticData: {
    title: 'screenshots.title',
    areas: ['projects', 'screenshots'],
    requires: ['PROJECT_list'],
  },
  loader: async (args) => {
    const { id } = args.params
    await Promise.all([
      load(args, query(api.projects.get, { path: { projectUUID: id } })),
      load(args, screenshotsQuery(id)),
    ])
  },
  component: ProjectScreenshotsPage,
})

function ProjectScreenshotsPage() {
  return <ScreenshotsPage projectUuid={Route.useParams().id} />
}

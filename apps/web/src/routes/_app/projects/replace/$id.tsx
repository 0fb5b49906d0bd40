import { createFileRoute } from '@tanstack/react-router'
import { ReplacePage } from '../../../../features/text-changes/ReplacePage.tsx'
import { load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/projects/replace/$id')({
  staticData: {
    title: 'textChanges.title',
    areas: ['editor', 'projects', 'textChanges'],
    requires: ['PROJECT_update'],
  },
  loader: async (args) => {
    const queries = await import('../../../../features/text-changes/text-change-queries.ts')
    const { id } = args.params
    await Promise.all([
      load(args, queries.projectQuery(id)),
      load(args, queries.languagesQuery(id)),
      load(args, queries.filesQuery(id)),
      load(args, queries.textChangesQuery(id)),
    ])
  },
  component: ProjectReplacePage,
})

function ProjectReplacePage() {
  return <ReplacePage projectUuid={Route.useParams().id} />
}

import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { createFileRoute } from '@tanstack/react-router'
import { checkSearch } from '../../../../features/check-runs/check-run-query.ts'
import { CheckRunPage } from '../../../../features/check-runs/CheckRunPage.tsx'
import { load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/projects/checks/$id')({
  staticData: {
    title: 'checkRuns.title',
    areas: ['checkProfiles', 'checkRuns', 'editor', 'list', 'projects', 'textChanges'],
    requires: ['PROJECT_update'],
  },
  validateSearch: checkSearch,
  loaderDeps: ({ search }) => search,
  loader: async (args) => {
    const { checkedIssuesQuery, latestCheckQuery } = await import('../../../../features/check-runs/check-run-query.ts')
    const { id } = args.params
    const latest = latestCheckQuery(id)
    await Promise.all([load(args, query(api.projects.get, { path: { projectUUID: id } })), load(args, latest)])
    const run = args.context.queryClient.getQueryData(latest.queryKey)?.run
    if (run?.status === 'FINISHED') await load(args, checkedIssuesQuery(run.uuid, args.deps))
  },
  component: ProjectCheckPage,
})

function ProjectCheckPage() {
  return <CheckRunPage projectUuid={Route.useParams().id} address={Route.useSearch()} />
}

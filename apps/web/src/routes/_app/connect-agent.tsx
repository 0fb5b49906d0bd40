import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { createFileRoute } from '@tanstack/react-router'
import { ConnectAgent } from '../../features/agents/ConnectAgent.tsx'
import { agentSearch, askedBy } from '../../features/agents/agent-search.ts'

export const Route = createFileRoute('/_app/connect-agent')({
  staticData: { title: 'agents.title' },
  validateSearch: agentSearch,
  loaderDeps: ({ search }) => search,
  // A refusal is for the page to tell.
  loader: async ({ context, deps }) => {
    const asked = askedBy(deps)
    if (asked) await context.queryClient.prefetchQuery(query(api.agents.ask, { query: asked }))
  },
  component: ConnectAgentRoute,
})

function ConnectAgentRoute() {
  return <ConnectAgent asked={askedBy(Route.useSearch())} />
}

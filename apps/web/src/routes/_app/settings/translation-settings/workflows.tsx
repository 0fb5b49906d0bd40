import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { WorkflowsOverview } from '../../../../features/workflows/WorkflowsOverview.tsx'
import { load } from '../../../../load.ts'

const workflowSettingsQuery = () => query(api.workflows.getSettings)

export const Route = createFileRoute('/_app/settings/translation-settings/workflows')({
  staticData: { title: 'workflows.title', areas: ['settings'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  loader: (args) => load(args, workflowSettingsQuery()),
  component: WorkflowsPage,
})

function WorkflowsPage() {
  const { data } = useSuspenseQuery(workflowSettingsQuery())
  return <WorkflowsOverview settings={data} />
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { workflowSettingsQuery } from '../../../../features/workflows/workflow-queries.ts'
import { WorkflowsOverview } from '../../../../features/workflows/WorkflowsOverview.tsx'
import { load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/settings/translation-settings/workflows')({
  staticData: { title: 'workflows.title', areas: ['settings'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  loader: (args) => load(args, workflowSettingsQuery()),
  component: WorkflowsPage,
})

function WorkflowsPage() {
  const { data } = useSuspenseQuery(workflowSettingsQuery())
  return <WorkflowsOverview settings={data} />
}

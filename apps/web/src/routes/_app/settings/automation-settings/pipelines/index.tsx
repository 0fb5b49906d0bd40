import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pipelinesQuery } from '../../../../../features/pipelines/pipeline-queries.ts'
import { PipelinesOverview } from '../../../../../features/pipelines/PipelinesOverview.tsx'
import { load } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/settings/automation-settings/pipelines/')({
  staticData: {
    title: 'pipelines.title',
    areas: ['settings', 'list'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  loader: (args) => load(args, pipelinesQuery()),
  component: PipelinesPage,
})

function PipelinesPage() {
  const { data } = useSuspenseQuery(pipelinesQuery())
  return <PipelinesOverview overview={data} />
}

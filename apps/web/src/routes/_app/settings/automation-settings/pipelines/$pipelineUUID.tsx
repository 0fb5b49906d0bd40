import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pipelineQuery } from '../../../../../features/pipelines/pipeline-queries.ts'
import { PipelinePage } from '../../../../../features/pipelines/PipelinePage.tsx'
import { load } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/settings/automation-settings/pipelines/$pipelineUUID')({
  staticData: {
    title: 'pipelines.title',
    areas: ['settings', 'list'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  loader: (args) => load(args, pipelineQuery(args.params.pipelineUUID)),
  component: OnePage,
})

function OnePage() {
  const { pipelineUUID } = Route.useParams()
  const { data } = useSuspenseQuery(pipelineQuery(pipelineUUID))
  return <PipelinePage key={pipelineUUID} pipeline={data} />
}

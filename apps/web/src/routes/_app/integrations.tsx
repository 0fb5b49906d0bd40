import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { overviewQuery } from '../../features/connectors/connector-queries.ts'
import { connectorPage } from '../../features/connectors/connector-routes.ts'
import { Gallery } from '../../features/connectors/gallery/Gallery.tsx'
import { load } from '../../load.ts'

export const Route = createFileRoute('/_app/integrations')({
  staticData: {
    ...connectorPage,
    title: 'connectors.integrations',
    nav: { section: 'integrations', label: 'shell.nav.integrations', order: 1 },
  },
  loader: (args) => load(args, overviewQuery()),
  component: Integrations,
})

function Integrations() {
  const { data } = useSuspenseQuery(overviewQuery())
  return <Gallery kinds={data} />
}

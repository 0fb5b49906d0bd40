import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { routingQuery } from '../../../../../features/project-routing/routing-queries.ts'
import { RoutingPage } from '../../../../../features/project-routing/RoutingPage.tsx'
import { load } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/settings/translation-settings/multi-project-config/$id')({
  staticData: { title: 'routing.title', areas: ['settings', 'list'], requires: ['ROLE_ACCOUNT_ADMIN'] },
  loader: (args) => load(args, routingQuery(args.params.id)),
  component: OnePage,
})

function OnePage() {
  const { id } = Route.useParams()
  const { data } = useSuspenseQuery(routingQuery(id))
  return <RoutingPage key={id} routing={data} />
}

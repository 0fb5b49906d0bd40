import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { routingsQuery } from '../../../../../features/project-routing/routing-queries.ts'
import { RoutingsOverview } from '../../../../../features/project-routing/RoutingsOverview.tsx'
import { load } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/settings/translation-settings/multi-project-config/')({
  staticData: { title: 'routing.title', areas: ['settings', 'list'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  loader: (args) => load(args, routingsQuery()),
  component: RoutingsPage,
})

function RoutingsPage() {
  const { data } = useSuspenseQuery(routingsQuery())
  return <RoutingsOverview routings={data.content} />
}

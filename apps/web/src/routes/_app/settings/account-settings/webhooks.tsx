import { oneOf, search, text } from '@dragoman/hooks/list'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { webhooksQuery } from '../../../../features/webhooks/webhook-queries.ts'
import { WebhooksOverview } from '../../../../features/webhooks/WebhooksOverview.tsx'
import { load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/settings/account-settings/webhooks')({
  staticData: { title: 'webhooks.title', areas: ['settings'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  validateSearch: search({ webhook: text, status: oneOf(['FAILED']) }),
  loader: (args) => load(args, webhooksQuery()),
  component: WebhooksPage,
})

function WebhooksPage() {
  const { data: webhooks } = useSuspenseQuery(webhooksQuery())
  const { webhook, status } = Route.useSearch()
  const chosen = webhooks.find(({ uuid }) => uuid === webhook) ?? webhooks[0]
  return <WebhooksOverview webhooks={webhooks} chosen={chosen} isFailedOnly={status === 'FAILED'} />
}

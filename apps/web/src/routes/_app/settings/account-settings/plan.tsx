import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Plans } from '../../../../features/accounts/Plans.tsx'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'
import { load } from '../../../../load.ts'

const subscriptionQuery = () => query(api.accounts.getSubscription)
const productQuery = (accountUUID: string) => query(api.accounts.getProduct, { path: { accountUUID } })

export const Route = createFileRoute('/_app/settings/account-settings/plan')({
  staticData: { title: 'accounts.yourPlan', areas: ['settings'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  loader: (args) => {
    const { user } = args.context.session.getSnapshot().subject!
    return Promise.all([load(args, subscriptionQuery()), load(args, productQuery(user.accountUuid))])
  },
  component: PlanPage,
})

function PlanPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data: subscription } = useSuspenseQuery(subscriptionQuery())
  const { data: product } = useSuspenseQuery(productQuery(accountUuid))
  return (
    <SettingsPageFrame title={t('accounts.yourPlan')} description={t('settings.plan.text')}>
      <Plans subscription={subscription} product={product} />
    </SettingsPageFrame>
  )
}

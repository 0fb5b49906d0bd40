import { useSession } from '@dragoman/hooks/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { financeQuery } from '../../../../features/finance/finance-query.ts'
import { FinanceOverview } from '../../../../features/finance/FinanceOverview.tsx'
import { loadPlaces } from '../../../../features/locales/locale-queries.ts'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'
import { accountOf, load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/settings/account-settings/finance')({
  staticData: { title: 'settings.finance', areas: ['settings', 'finance'], requires: ['ROLE_ACCOUNT_ADMIN'] },
  loader: (args) => {
    const accountUuid = accountOf(args)
    return Promise.all([load(args, financeQuery(accountUuid)), loadPlaces(args)])
  },
  component: FinancePage,
})

function FinancePage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data, dataUpdatedAt } = useSuspenseQuery(financeQuery(accountUuid))
  return (
    <SettingsPageFrame title={t('settings.finance')} description={t('settings.finance.text')}>
      <FinanceOverview accountUUID={accountUuid} settings={data} now={dataUpdatedAt} />
    </SettingsPageFrame>
  )
}

import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { createFileRoute } from '@tanstack/react-router'
import { Periods } from '../../../features/finance/Periods.tsx'
import { t } from '../../../i18n/t.ts'
import { accountOf, load } from '../../../load.ts'

export const Route = createFileRoute('/_app/finance/months')({
  staticData: {
    title: 'finance.periods',
    areas: ['finance'],
    requires: ['FINANCE_lock'],
    nav: { section: 'finance', label: 'shell.nav.months', order: 4, requires: ['FINANCE_lock'] },
  },
  loader: (args) => load(args, query(api.finance.listPeriods, { path: { accountUUID: accountOf(args) } })),
  component: MonthsPage,
})

/** The months of the books, for those who lock them and may not see the other finance settings. */
function MonthsPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  return (
    <Page>
      <PageHeader title={t('finance.periods')} />
      <PageBody>
        <Periods accountUUID={accountUuid} />
      </PageBody>
    </Page>
  )
}

import type { ClientBalance, ClientBalanceCurrency } from '@dragoman/sdk/operations/receivables'
import { Tiles } from '@dragoman/ui/Page'
import { Stat } from '@dragoman/ui/Stat'
import { formatAmounts } from '../../../i18n/format-amounts.ts'
import { formatUtc } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'

/** A client's open amount, the next due date, overdue amounts, and payments of this year. */
export function BalanceTiles({ balance }: { balance: ClientBalance | undefined }) {
  const all = balance?.balances
  const sum = (of: 'open' | 'overdue' | 'paidThisYear' | 'credit') => all && amountsOf(all, of)
  const count = (of: 'openInvoices' | 'paidInvoicesThisYear') => all?.reduce((total, each) => total + each[of], 0) ?? 0
  const next = all?.flatMap(({ nextDueDate }) => nextDueDate ?? []).sort((a, b) => a - b)[0]
  const credit = sum('credit')
  const overdue = sum('overdue')
  return (
    <Tiles minimum={180}>
      <Stat
        label={t('receivables.open')}
        value={sum('open')}
        meta={
          credit && credit !== '–'
            ? t('receivables.creditLeft', { amount: credit })
            : t('receivables.openInvoices', { count: count('openInvoices') })
        }
      />
      <Stat
        label={t('receivables.nextDue')}
        value={all && (next === undefined ? '–' : formatUtc(next, { month: 'short', day: 'numeric' }))}
        meta={next !== undefined && all && amountsDue(all, next)}
      />
      <Stat
        label={t('receivables.counter.overdue')}
        value={overdue}
        meta={overdue === '–' ? t('receivables.nothingLate') : undefined}
      />
      <Stat
        label={t('receivables.paidThisYear')}
        value={sum('paidThisYear')}
        meta={t('receivables.count', { count: count('paidInvoicesThisYear') })}
      />
    </Tiles>
  )
}

/** Amounts of all currencies that have any; a dash without. */
function amountsOf(balances: readonly ClientBalanceCurrency[], of: 'open' | 'overdue' | 'paidThisYear' | 'credit') {
  const amounts = balances.map((each) => ({ currency: each.currency, amount: each[of] }))
  return formatAmounts(amounts.filter(({ amount }) => amount > 0)) || '–'
}

const amountsDue = (balances: readonly ClientBalanceCurrency[], day: number) =>
  formatAmounts(
    balances.flatMap(({ nextDueDate, nextDueAmount, currency }) =>
      nextDueDate === day && nextDueAmount !== undefined ? { currency, amount: nextDueAmount } : [],
    ),
  )

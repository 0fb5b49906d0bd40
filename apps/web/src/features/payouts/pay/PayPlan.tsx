import type { PayoutResult } from '@dragoman/sdk/operations/payouts'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { reasonText } from '../reason-text.ts'

/** The payables that a run would pay, and those that it leaves out. */
export function PayPlan({ plan: { included, skipped, amount, currency } }: { plan: PayoutResult }) {
  return (
    <>
      <p>
        {included.length === 0
          ? t('payouts.paysNothing')
          : t('payouts.willPay', { count: included.length, amount: formatMoney(amount, currency) })}
      </p>
      {included.length > 0 && (
        <RowList label={t('payouts.included')}>
          {included.map((each) => (
            <RowListItem key={each.uuid} end={formatMoney(each.amount, each.currency)} below={each.name}>
              <bdi>{each.vendor.name}</bdi>
            </RowListItem>
          ))}
        </RowList>
      )}
      {skipped.length > 0 && (
        <RowList label={t('payouts.leftOut')}>
          {skipped.map((each) => (
            <RowListItem
              key={each.uuid}
              end={formatMoney(each.amount, each.currency)}
              below={each.reasons?.map(reasonText).join(' ')}
            >
              <bdi>{each.vendor.name}</bdi> {each.name}
            </RowListItem>
          ))}
        </RowList>
      )}
    </>
  )
}

import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Card } from '@dragoman/ui/Card'
import { Row } from '@dragoman/ui/Page'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../ground/links.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { SelfBillAnswer } from '../detail/SelfBillAnswer.tsx'
import { periodText } from '../period-text.ts'

/** Most documents at once: a linguist has one a period and currency. */
const most = 50

/** Documents that were issued for a linguist, as long as they can answer them; nothing without any. */
export function SelfBillsToAnswer() {
  const filter = { statuses: ['PENDING_APPROVAL', 'READY'] as const, size: most }
  const { data, dataUpdatedAt } = useQuery(
    query(api.payables.list, { query: { ...filter, statuses: [...filter.statuses] } }),
  )
  const now = new Date(dataUpdatedAt).toISOString().slice(0, 10)
  const waiting = data?.content.filter(
    ({ selfBilled, agreedDate, objectUntil = '' }) => selfBilled && agreedDate === undefined && objectUntil >= now,
  )
  if (!waiting?.length) return null
  return (
    <Card title={t('payables.selfBill.toAnswer')}>
      <RowList>
        {waiting.map((payable) => (
          <RowListItem
            key={payable.uuid}
            end={<strong>{formatMoney(payable.amount, payable.currency)}</strong>}
            below={
              <>
                {t('payables.selfBill.answerBy', { date: formatDate(Date.parse(payable.objectUntil ?? now), 'UTC') })}
                <Row>
                  <SelfBillAnswer payable={payable} canObject />
                </Row>
              </>
            }
          >
            <Link to="/finance/payables/$id" params={{ id: payable.uuid }}>
              {t('payables.selfBill.yours', { period: periodText(payable) })}
            </Link>
          </RowListItem>
        ))}
      </RowList>
    </Card>
  )
}

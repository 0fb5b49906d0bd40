import type { Invoice, InvoiceEvent } from '@dragoman/sdk/operations/receivables'
import { Card } from '@dragoman/ui/Card'
import type { IconName } from '@dragoman/ui/Icon'
import { Timeline, TimelineItem } from '@dragoman/ui/Timeline'
import { Moment } from '../../../display/Moment.tsx'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'

/** The events of a document, newest first. */
export function HistoryCard({ invoice: { history, currency } }: { invoice: Invoice }) {
  return (
    <Card title={t('receivables.history')}>
      <Timeline label={t('receivables.history')}>
        {history.map((event, at) => (
          <TimelineItem
            key={`${event.event} ${event.date} ${at}`}
            icon={iconOf[event.event] ?? 'info'}
            tone={event.event === 'PAID' || event.event === 'OPENED' ? 'success' : 'neutral'}
            time={<Moment value={event.date} />}
            detail={event.reason && <bdi>{event.reason}</bdi>}
          >
            {sentenceOf(event, currency)}
            {event.user && (
              <>
                {' · '}
                <bdi>{event.user.name}</bdi>
              </>
            )}
          </TimelineItem>
        ))}
      </Timeline>
    </Card>
  )
}

const iconOf: Readonly<Record<string, IconName>> = {
  ISSUED: 'check',
  INSTALLMENT_ISSUED: 'check',
  SENT: 'inbox',
  OPENED: 'eye',
  REMINDED: 'bell',
  DISPUTED: 'warning',
  DISPUTE_SETTLED: 'check',
  PAID: 'wallet',
  PAYMENT_REVERSED: 'undo',
  CREDITED: 'minus',
  CREDIT_USED: 'wallet',
  CREDIT_REFUNDED: 'wallet',
  CREDIT_USE_REVERSED: 'undo',
  CANCELLED: 'x',
}

function sentenceOf({ event, amount, installment = 0, document = '' }: InvoiceEvent, currency: string): string {
  const money = amount === undefined ? '' : formatMoney(amount, currency)
  switch (event) {
    case 'ISSUED':
      return t('receivables.event.ISSUED')
    case 'INSTALLMENT_ISSUED':
      return t('receivables.event.INSTALLMENT_ISSUED', { number: installment })
    case 'SENT':
      return t('receivables.event.SENT')
    case 'REMINDED':
      return t('receivables.event.REMINDED', { level: installment })
    case 'DISPUTED':
      return t('receivables.event.DISPUTED')
    case 'DISPUTE_SETTLED':
      return t('receivables.event.DISPUTE_SETTLED')
    case 'OPENED':
      return t('receivables.event.OPENED')
    case 'PAID':
      return t('receivables.event.PAID', { amount: money })
    case 'CREDIT_USED':
      return t('receivables.event.CREDIT_USED', { amount: money, number: document })
    case 'CREDIT_REFUNDED':
      return t('receivables.event.CREDIT_REFUNDED', { amount: money })
    case 'CREDIT_USE_REVERSED':
      return t('receivables.event.CREDIT_USE_REVERSED', { amount: money })
    case 'PAYMENT_REVERSED':
      return t('receivables.event.PAYMENT_REVERSED', { amount: money })
    case 'CREDITED':
      return t('receivables.event.CREDITED', { amount: money, number: document })
    case 'CANCELLED':
      return t('receivables.event.CANCELLED')
    default:
      return event
  }
}

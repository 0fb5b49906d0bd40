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
  PAID: 'wallet',
  PAYMENT_REVERSED: 'undo',
  CREDITED: 'minus',
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
    case 'OPENED':
      return t('receivables.event.OPENED')
    case 'PAID':
      return t('receivables.event.PAID', { amount: money })
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

import type { PayoutItem } from '@dragoman/sdk/operations/payouts'
import { Badge } from '@dragoman/ui/StatusBadge'
import type { Tone } from '@dragoman/ui/status-tone'
import { t } from '../../i18n/t.ts'

const tones: Readonly<Record<PayoutItem['status'], Tone>> = {
  CREATED: 'info',
  SENT: 'warning',
  RECONCILED: 'success',
  CANCELLED: 'neutral',
}

/** The status of a payment run; of one that was sent, how far it has come. */
export function PayoutStatus({ payout: { status, settled, payables } }: { payout: PayoutItem }) {
  return (
    <Badge tone={tones[status]} isStruck={status === 'CANCELLED'}>
      {status === 'SENT' ? t('payouts.settledOf', { settled, count: payables }) : t(`payouts.status.${status}`)}
    </Badge>
  )
}

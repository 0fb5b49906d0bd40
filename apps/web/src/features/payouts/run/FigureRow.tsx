import { useCan } from '@dragoman/hooks/permissions'
import type { Payout, PayoutFigures, PayoutPayment } from '@dragoman/sdk/operations/payouts'
import { requirements } from '@dragoman/sdk/requirements'
import { IconMenu, MenuItem } from '@dragoman/ui/MenuButton'
import { Badge } from '@dragoman/ui/StatusBadge'
import type { Tone } from '@dragoman/ui/status-tone'
import { useState } from 'react'
import { less } from '../../../display/money/less.ts'
import { Link } from '../../../ground/links.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { hasMessage, t } from '../../../i18n/t.ts'
import { BackDialog } from '../moves/BackDialog.tsx'
import { SettleDialog } from '../moves/SettleDialog.tsx'
import { useRetry } from '../moves/use-retry.ts'
import styles from '../payouts.module.css'

/** The figures of a payment, in the order in which they follow from each other. */
export const figureNames = ['billed', 'payNow', 'pricedAgain', 'invoiced', 'sent', 'bank'] as const

const tones: Readonly<Record<string, Tone>> = {
  REPRICED: 'danger',
  FAILED: 'danger',
  SHORT_PAID: 'danger',
  INVOICE_DIFFERS: 'warning',
  ADJUSTED_AFTER: 'info',
  NOT_ON_STATEMENT: 'neutral',
}

interface FigureRowProps {
  payout: Payout
  payment: PayoutPayment
  figures: PayoutFigures
}

/** A payment of a run: its figures, what differs, and what can be done about it. */
export function FigureRow({ payout, payment, figures }: FigureRowProps) {
  const { currency } = payout
  const { payable, vendor, reason } = payment
  const { cause, difference, billed } = figures
  const base = (name: (typeof figureNames)[number]) => (name === 'bank' ? figures.sent : billed)
  return (
    <tr>
      <th scope="row">
        <Link to="/finance/payables/$id" params={{ id: payable.uuid }} variant="plain">
          <bdi>{vendor.name}</bdi>
        </Link>
        <span className={styles.muted}>
          {payable.name} <bdi>{payment.recipient}</bdi>
        </span>
        {reason && (
          <span className={styles.reason}>
            <bdi>{reason}</bdi>
          </span>
        )}
      </th>
      {figureNames.map((name) => {
        const value = figures[name]
        return (
          <td key={name} data-align="end" data-differs={(value !== undefined && value !== base(name)) || undefined}>
            {value === undefined ? '–' : formatMoney(value, currency)}
          </td>
        )
      })}
      <td data-align="end">{difference === 0 ? '–' : formatMoney(difference, currency)}</td>
      <td>{cause && <Badge tone={tones[cause] ?? 'warning'}>{causeText(cause)}</Badge>}</td>
      <td>
        <PaymentMoves payout={payout} payment={payment} />
      </td>
    </tr>
  )
}

function causeText(cause: string): string {
  const id = `payouts.cause.${cause}`
  return hasMessage(id) ? t(id) : cause
}

const moves = {
  AWAITING_RECONCILIATION: ['settle', 'fail'],
  ERROR: ['retry'],
  PAID: ['reverse'],
} as const

function PaymentMoves({ payout, payment }: { payout: Payout; payment: PayoutPayment }) {
  const mayPay = useCan(requirements['payouts.settle'])
  const [open, setOpen] = useState<'settle' | 'fail' | 'reverse'>()
  const retry = useRetry()
  const payable = { ...payment.payable, currency: payout.currency }
  // A payment that came back is over; that its payable is tried again shows in the newer run.
  const isLast = payment.status !== 'CANCELLED' && (payment.status !== 'FAILED' || payable.status === 'ERROR')
  const offers = isLast ? (moves[payable.status as keyof typeof moves] ?? []) : []
  if (!mayPay || offers.length === 0) return null
  const close = () => setOpen(undefined)
  return (
    <>
      <IconMenu icon="more" label={t('payouts.actionsFor', { number: payable.name })}>
        {offers.map((move) => (
          <MenuItem key={move} id={move} onAction={() => (move === 'retry' ? retry(payable) : setOpen(move))}>
            {t(`payouts.move.${move}`)}
          </MenuItem>
        ))}
      </IconMenu>
      {open === 'settle' && (
        <SettleDialog payable={payable} open={less(payment.amount, payment.paidAmount)} onClose={close} />
      )}
      {(open === 'fail' || open === 'reverse') && <BackDialog move={open} payable={payable} onClose={close} />}
    </>
  )
}

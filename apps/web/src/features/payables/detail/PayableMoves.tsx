import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { Payable } from '@dragoman/sdk/operations/payables'
import { Button } from '@dragoman/ui/Button'
import { IconMenu, MenuItem } from '@dragoman/ui/MenuButton'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Suspense, useState } from 'react'
import { less } from '../../../display/money/less.ts'
import { errorText } from '../../../errors/error-text.ts'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { useRetry } from '../../payouts/moves/use-retry.ts'
import { missingText } from '../missing-text.ts'
import { AttachInvoice } from './AttachInvoice.tsx'
import { ReasonDialog, type ReasonedMove } from './ReasonDialog.tsx'
import { SelfBillAnswer } from './SelfBillAnswer.tsx'
import { RemoveInvoice } from './RemoveInvoice.tsx'

const SettleDialog = overlay(() => import('../../payouts/moves/SettleDialog.tsx'), 'SettleDialog')
const BackDialog = overlay(() => import('../../payouts/moves/BackDialog.tsx'), 'BackDialog')

const documentMoves = ['reject', 'withdraw', 'cancel', 'removeFile'] as const
const paymentMoves = ['settle', 'fail', 'retry', 'reverse'] as const

type Open = ReasonedMove | 'attach' | 'removeFile' | Exclude<(typeof paymentMoves)[number], 'retry'>

/** The moves that are possible now. Beside a disabled Approve stand the reasons for it. */
export function PayableMoves({ payable }: { payable: Payable }) {
  const [open, setOpen] = useState<Open>()
  const approve = useVersionedMutation(api.payables.approve, payable, { meta: { showsErrors: true } })
  approve.follow(false)
  const retry = useRetry()
  const find = (...names: string[]) => payable.moves.filter(({ move }) => names.includes(move))
  const approvals = find('approve', 'approveFirst')
  const ready = approvals.find(({ missing }) => !missing?.length)
  // The limit decides between first and final approval; that the other one isn't due is no reason to show.
  const reasons = [...new Set(approvals.flatMap(({ missing = [] }) => missing))].filter((name) => !ofTheLimit.has(name))
  const isOpen = (name: string) => find(name).some(({ missing }) => !missing?.length)
  const [offers, payments] = [documentMoves.filter(isOpen), paymentMoves.filter(isOpen)]
  const close = () => setOpen(undefined)
  const send = () =>
    approve.mutate(
      { path: { payableUuid: payable.uuid } },
      {
        onSuccess: ({ status }) =>
          showToast({
            tone: 'success',
            title: t(status === 'PENDING_APPROVAL' ? 'payables.approvedFirst' : 'payables.approvedNow', {
              number: payable.name,
            }),
          }),
      },
    )
  return (
    <>
      {approve.error && (
        <InlineAlert tone="danger" isAnnounced>
          {errorText(approve.error)}
        </InlineAlert>
      )}
      <ConflictNotice conflict={approve.conflict} isPending={approve.isPending} />
      {approvals.length > 0 && !ready && <span>{reasons.map(missingText).join(' ')}</span>}
      {find('attach').length > 0 && (
        <Button
          icon="upload"
          variant={approvals.length > 0 ? 'secondary' : 'primary'}
          onPress={() => setOpen('attach')}
        >
          {t('payables.attach')}
        </Button>
      )}
      {isOpen('agree') && <SelfBillAnswer payable={payable} canObject={isOpen('object')} />}
      {approvals.length > 0 && (
        <Button variant="primary" icon="check" isDisabled={!ready} isPending={approve.isPending} onPress={send}>
          {t('payables.approve')}
        </Button>
      )}
      {offers.length + payments.length > 0 && (
        <IconMenu icon="more" label={t('shell.actions')} variant="outline">
          {payments.map((name) => (
            <MenuItem key={name} id={name} onAction={() => (name === 'retry' ? retry(payable) : setOpen(name))}>
              {t(`payouts.move.${name}`)}
            </MenuItem>
          ))}
          {offers.map((name) => (
            <MenuItem key={name} id={name} onAction={() => setOpen(name)}>
              {t(`payables.move.${name}`)}
            </MenuItem>
          ))}
        </IconMenu>
      )}
      {open === 'attach' && <AttachInvoice payable={payable} onClose={close} />}
      {open === 'removeFile' && <RemoveInvoice payable={payable} onClose={close} />}
      {(open === 'reject' || open === 'withdraw' || open === 'cancel') && (
        <ReasonDialog move={open} payable={payable} onClose={close} />
      )}
      <Suspense>
        {open === 'settle' && (
          <SettleDialog payable={payable} open={less(payable.amount, payable.paidAmount)} onClose={close} />
        )}
        {(open === 'fail' || open === 'reverse') && <BackDialog move={open} payable={payable} onClose={close} />}
      </Suspense>
    </>
  )
}

const ofTheLimit = new Set(['needsSecondApproval', 'hasEnoughApprovals', 'hasAmount', 'hasNoAmount'])

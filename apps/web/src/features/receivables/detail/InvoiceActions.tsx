import { useCan } from '@dragoman/hooks/permissions'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Invoice } from '@dragoman/sdk/operations/receivables'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { IconMenu, MenuItem } from '@dragoman/ui/MenuButton'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { useInvoiceFile } from '../use-invoice-file.ts'

const RecordPayment = overlay(() => import('./RecordPayment.tsx'), 'RecordPayment')
const CreditNote = overlay(() => import('./CreditNote.tsx'), 'CreditNote')
const CancelInvoice = overlay(() => import('./CancelInvoice.tsx'), 'CancelInvoice')
const SendInvoice = overlay(() => import('./SendInvoice.tsx'), 'SendInvoice')
const DisputeDialog = overlay(() => import('./DisputeDialog.tsx'), 'DisputeDialog')
const BlockedMove = overlay(() => import('./BlockedMove.tsx'), 'BlockedMove')

type Named = 'pay' | 'credit' | 'cancel' | 'send' | 'dispute'

/** The moves that a person may make. One that isn't possible says why, and what is instead. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const { uuid, number, moves, files, issuedInstallments } = invoice
  const [open, setOpen] = useState<Named>()
  const download = useInvoiceFile()
  const issue = useMutation(mutation(api.receivables.issueInstallment))
  const find = (name: string) => moves.find(({ move }) => move === name)
  const gapsOf = (name: string) => find(name)?.missing ?? []
  const close = () => setOpen(undefined)
  const next = find('issueInstallment')
  const issueNext = () =>
    issue.mutate(
      { path: { receivableUUID: uuid, n: issuedInstallments + 1 } },
      {
        onSuccess: () =>
          showToast({ tone: 'success', title: t('receivables.installmentIssued', { number: issuedInstallments + 1 }) }),
      },
    )
  const settle = useMutation(mutation(api.receivables.settleDispute))
  const settleIt = () => settle.mutate({ path: { receivableUUID: uuid } })
  const isKept = invoice.status !== 'CANCELLED'
  const maySend = useCan(requirements['receivables.send']) && isKept && files.length > 0
  const isDisputed = invoice.disputeReason !== undefined
  const mayDispute = useCan(requirements['receivables.dispute']) && isKept && invoice.kind === 'INVOICE'
  const canCredit = find('credit') !== undefined && gapsOf('credit').length === 0
  const pdf = files.find(({ type }) => type === 'pdf')
  return (
    <>
      {pdf && (
        <Button
          icon="download"
          isPending={download.isPending}
          onPress={() => download.mutate({ uuid, type: 'pdf', name: pdf.name })}
        >
          {t('receivables.download')}
        </Button>
      )}
      {find('credit') && (
        <Button icon="undo" onPress={() => setOpen('credit')}>
          {t('receivables.move.credit')}
        </Button>
      )}
      {next && !next.missing?.length && (
        <Button icon="check" isPending={issue.isPending} onPress={issueNext}>
          {t('receivables.move.issueInstallment', { number: issuedInstallments + 1 })}
        </Button>
      )}
      {find('pay') && (
        <Button variant="primary" icon="plus" onPress={() => setOpen('pay')}>
          {t('receivables.move.pay')}
        </Button>
      )}
      {(find('cancel') || maySend || mayDispute) && (
        <IconMenu icon="more" label={t('shell.actions')} variant="outline">
          {maySend && (
            <MenuItem id="send" icon="inbox" onAction={() => setOpen('send')}>
              {t('receivables.mail.sendIt')}
            </MenuItem>
          )}
          {mayDispute && (
            <MenuItem id="dispute" icon="warning" onAction={isDisputed ? settleIt : () => setOpen('dispute')}>
              {t(isDisputed ? 'receivables.dispute.settle' : 'receivables.dispute.note')}
            </MenuItem>
          )}
          {find('cancel') && (
            <MenuItem id="cancel" onAction={() => setOpen('cancel')}>
              {t('receivables.move.cancel')}
            </MenuItem>
          )}
        </IconMenu>
      )}
      <Suspense>
        {open === 'send' && <SendInvoice invoice={invoice} onClose={close} />}
        {open === 'dispute' && <DisputeDialog invoice={invoice} onClose={close} />}
        {(open === 'pay' || open === 'credit' || open === 'cancel') && gapsOf(open).length > 0 && (
          <BlockedMove
            title={t(`receivables.blocked.${open}`, { number })}
            missing={gapsOf(open)}
            onCredit={open !== 'credit' && canCredit ? () => setOpen('credit') : undefined}
            onClose={close}
          />
        )}
        {open === 'pay' && gapsOf('pay').length === 0 && <RecordPayment invoice={invoice} onClose={close} />}
        {open === 'credit' && canCredit && <CreditNote invoice={invoice} onClose={close} />}
        {open === 'cancel' && gapsOf('cancel').length === 0 && <CancelInvoice invoice={invoice} onClose={close} />}
      </Suspense>
    </>
  )
}

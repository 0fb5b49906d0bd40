import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Invoice } from '@dragoman/sdk/operations/receivables'
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
const BlockedMove = overlay(() => import('./BlockedMove.tsx'), 'BlockedMove')

type Named = 'pay' | 'credit' | 'cancel'

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
      {find('cancel') && (
        <IconMenu icon="more" label={t('shell.actions')} variant="outline">
          <MenuItem id="cancel" onAction={() => setOpen('cancel')}>
            {t('receivables.move.cancel')}
          </MenuItem>
        </IconMenu>
      )}
      <Suspense>
        {open && gapsOf(open).length > 0 && (
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

import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Payable } from '@dragoman/sdk/operations/payables'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../errors/error-text.ts'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'

/** Takes the invoice of a linguist off a payable, which then waits for another one. */
export function RemoveInvoice({ payable, onClose }: { payable: Payable; onClose: () => void }) {
  const remove = useMutation({ ...mutation(api.payables.removeInvoiceFile), meta: { showsErrors: true } })
  const onSuccess = () => {
    showToast({ tone: 'success', title: t('payables.invoiceRemoved') })
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('payables.move.removeFile')}
      tone="danger"
      labels={{ confirm: t('payables.verb.removeFile') }}
      onConfirm={() => remove.mutate({ path: { payableId: payable.uuid } }, { onSuccess })}
      isPending={remove.isPending}
      errorMessage={remove.error ? errorText(remove.error) : undefined}
    >
      <p>{t('payables.removeText', { number: payable.payableFiles[0]?.number ?? '' })}</p>
    </ConfirmDialog>
  )
}

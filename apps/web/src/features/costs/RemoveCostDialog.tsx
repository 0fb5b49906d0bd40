import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CostInfo } from '@dragoman/sdk/operations/costs'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { formatMoney } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

export interface RemoveCostDialogProps {
  projectUuid: string
  currency: string
  cost: CostInfo
  onClose: () => void
}

/** Takes a cost that was added by hand out again; the reason stands in the project's activity. */
export function RemoveCostDialog({ projectUuid, currency, cost, onClose }: RemoveCostDialogProps) {
  const [reason, setReason] = useState('')
  const remove = useMutation({ ...mutation(api.costs.remove), meta: { showsErrors: true } })
  const path = { projectUUID: projectUuid, costUUID: cost.uuid }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('costs.remove', { name: cost.description })}
      tone="danger"
      labels={{ confirm: t('costs.remove.confirm'), cancel: t('shell.cancel'), close: t('shell.close') }}
      onConfirm={() => remove.mutate({ path, query: { reason: reason.trim() } }, { onSuccess: onClose })}
      isPending={remove.isPending}
      isDisabled={reason.trim() === ''}
      errorMessage={remove.error ? errorText(remove.error) : undefined}
    >
      <p>{t('costs.remove.text', { amount: formatMoney(cost.calculatedCost, currency) })}</p>
      <TextArea name="reason" label={t('costs.reason')} value={reason} onChange={setReason} isRequired />
    </ConfirmDialog>
  )
}

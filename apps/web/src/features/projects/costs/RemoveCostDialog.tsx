import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'
import type { RemovedCost } from './remove-cost.tsx'

export interface RemoveCostDialogProps {
  projectUuid: string
  currency: string
  cost: RemovedCost
  onClose: () => void
}

/** Takes a cost that was added by hand out again; the reason stands in the project's activity. */
export function RemoveCostDialog({ projectUuid, currency, cost, onClose }: RemoveCostDialogProps) {
  const [reason, setReason] = useState('')
  const remove = useMutation({ ...mutation(api.costs.remove), meta: { showsErrors: true } })
  const path = { projectUUID: projectUuid, costUUID: cost.uuid }
  const hasReason = reason.trim() !== ''
  return (
    <FormDialog
      title={t('costs.remove', { name: cost.description })}
      saveLabel={t('costs.remove.confirm')}
      tone="danger"
      isDirty={hasReason}
      isRight={hasReason}
      onSave={() => remove.mutate({ path, query: { reason: reason.trim() } }, { onSuccess: onClose })}
      isPending={remove.isPending}
      error={remove.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('costs.remove.text', { amount: formatMoney(cost.amount, currency) })}</p>
          <TextArea
            name="reason"
            label={t('costs.reason')}
            value={reason}
            onChange={setReason}
            maxLength={2000}
            isRequired
            errorMessage={isTried && !hasReason ? t('costs.reasonNeeded') : undefined}
          />
        </>
      )}
    </FormDialog>
  )
}

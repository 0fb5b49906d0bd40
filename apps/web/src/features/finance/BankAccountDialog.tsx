import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { BankAccountInput } from '@dragoman/sdk/operations/finance'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { FormRow } from '@dragoman/ui/Form'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrors } from '../../errors/error-text.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { usePlaces } from '../locales/locale-options.ts'

export interface BankAccountDialogProps {
  accountUUID: string
  /** The first choice. */
  currency: string
  onClose: () => void
}

/** A new bank account; its number is never shown again as a whole. */
export function BankAccountDialog({ accountUUID, currency, onClose }: BankAccountDialogProps) {
  const [values, setValues] = useState<BankAccountInput>({
    holder: '',
    format: 'IBAN',
    number: '',
    bic: '',
    bank: '',
    currency,
  })
  const { currency: currencies } = usePlaces()
  const { mutate, isPending, error } = useMutation({
    ...mutation(api.finance.createBankAccount),
    meta: { showsErrors: true },
  })
  const refused = fieldErrors(error)
  const set = (change: Partial<BankAccountInput>) => setValues({ ...values, ...change })
  const hasHolder = values.holder.trim() !== ''
  const hasNumber = values.number.trim().length >= 4
  const save = () => mutate({ path: { accountUUID }, body: values }, { onSuccess: onClose })
  return (
    <FormDialog
      title={t('finance.addBank')}
      isDirty={hasHolder || values.number !== ''}
      isRight={hasHolder && hasNumber}
      onSave={save}
      isPending={isPending}
      error={Object.keys(refused).length > 0 ? null : error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('finance.holder')}
            value={values.holder}
            onChange={(holder) => set({ holder })}
            maxLength={140}
            errorMessage={isTried && !hasHolder ? t('finance.nameMissing') : refused['holder']}
          />
          <FormRow>
            <Select
              label={t('finance.format')}
              options={(['IBAN', 'OTHER'] as const).map((id) => ({ id, label: t(`finance.format.${id}`) }))}
              value={values.format}
              onChange={(format) => set({ format: format as BankAccountInput['format'] })}
            />
            <TextField
              label={t('finance.number')}
              value={values.number}
              onChange={(number) => set({ number })}
              maxLength={60}
              autoComplete="off"
              errorMessage={isTried && !hasNumber ? t('finance.numberMissing') : refused['number']}
            />
          </FormRow>
          <FormRow>
            <TextField
              label={t('finance.bic')}
              isOptional
              value={values.bic ?? ''}
              onChange={(bic) => set({ bic })}
              maxLength={11}
              errorMessage={refused['bic']}
            />
            <TextField
              label={t('finance.bank')}
              isOptional
              value={values.bank ?? ''}
              onChange={(bank) => set({ bank })}
              maxLength={140}
            />
          </FormRow>
          <ComboBox
            label={t('finance.currency')}
            options={currencies}
            value={values.currency}
            onChange={(next) => next && set({ currency: next })}
          />
        </>
      )}
    </FormDialog>
  )
}

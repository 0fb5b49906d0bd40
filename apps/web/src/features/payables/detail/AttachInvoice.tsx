import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { isHttpError } from '@dragoman/sdk/errors'
import type { Payable } from '@dragoman/sdk/operations/payables'
import { DatePicker } from '@dragoman/ui/DatePicker'
import { FormRow } from '@dragoman/ui/Form'
import { NumberField } from '@dragoman/ui/NumberField'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { InvoiceDrop } from './InvoiceDrop.tsx'
import { dayText } from '../create/run-period.ts'

/** Attaches the invoice of a linguist: it must state the total of the payable to the cent. */
export function AttachInvoice({ payable, onClose }: { payable: Payable; onClose: () => void }) {
  const { amount, currency } = payable
  const [file, setFile] = useState<File>()
  const [number, setNumber] = useState('')
  const [total, setTotal] = useState(Number.NaN)
  const [date, setDate] = useState<number | null>(null)
  const attach = useMutation({ ...mutation(api.payables.attachInvoiceFile), meta: { showsErrors: true } })
  const isNumbered = number.trim() !== ''
  const isStated = !Number.isNaN(total)
  const save = () => {
    if (!file) return
    const body = { file, number: number.trim(), total, currency, ...(date !== null && { date: dayText(date) }) }
    const onSuccess = () => {
      showToast({ tone: 'success', title: t('payables.invoiceAttached', { number: number.trim() }) })
      onClose()
    }
    attach.mutate({ path: { payableId: payable.uuid }, body }, { onSuccess })
  }
  const sent = attach.variables?.body.total
  const differs =
    isHttpError(attach.error) && attach.error.code === 'INVOICE_DIFFERS' && sent !== undefined && sent !== amount
  return (
    <FormDialog
      title={t('payables.attach')}
      isDirty={file !== undefined || isNumbered || isStated}
      isRight={file !== undefined && isNumbered && isStated}
      onSave={save}
      saveLabel={t('payables.attachVerb')}
      isPending={attach.isPending}
      error={differs ? null : attach.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('payables.attachText', { number: payable.name, amount: formatMoney(amount, currency) })}</p>
          <InvoiceDrop
            file={file}
            onFile={setFile}
            errorMessage={isTried && !file ? t('payables.fileMissing') : undefined}
          />
          <FormRow>
            <TextField
              label={t('payables.invoiceNumber')}
              value={number}
              onChange={setNumber}
              maxLength={100}
              autoComplete="off"
              errorMessage={isTried && !isNumbered ? t('payables.numberMissing') : undefined}
            />
            <NumberField
              label={t('payables.statedTotal')}
              value={total}
              onChange={setTotal}
              formatOptions={{ style: 'currency', currency }}
              errorMessage={
                isTried && !isStated
                  ? t('payables.totalMissing')
                  : differs && total === sent
                    ? t('payables.totalDiffers', { amount: formatMoney(Math.abs(sent - amount), currency) })
                    : undefined
              }
            />
            <DatePicker label={t('payables.invoiceDate')} isOptional value={date} onChange={setDate} timeZone="UTC" />
          </FormRow>
        </>
      )}
    </FormDialog>
  )
}

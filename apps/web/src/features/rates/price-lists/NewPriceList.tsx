import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useCurrencyOptions } from '../../locales/locale-options.ts'

export interface NewPriceListProps {
  onCreated: (list: PriceListDetail) => void
  onClose: () => void
}

/** A new price list by name and currency; its prices are set on its own page. */
export function NewPriceList({ onCreated, onClose }: NewPriceListProps) {
  const [name, setName] = useState('')
  const [currency, setCurrency] = useState<string | null>(null)
  const currencies = useCurrencyOptions()
  const create = useMutation({ ...mutation(api.priceLists.create), meta: { showsErrors: true } })
  const isNamed = name.trim() !== ''
  const save = () =>
    create.mutate(
      { body: { name: name.trim(), currency: currency! } },
      {
        onSuccess: (list) => {
          showToast({ tone: 'success', title: t('rates.created', { name: list.name }) })
          onCreated(list)
        },
      },
    )
  return (
    <FormDialog
      title={t('rates.newList')}
      saveLabel={t('rates.create')}
      isDirty={isNamed && !create.isSuccess}
      isRight={isNamed && currency !== null}
      onSave={save}
      isPending={create.isPending || create.isSuccess}
      error={create.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('rates.name')}
            value={name}
            onChange={setName}
            maxLength={255}
            errorMessage={isTried && !isNamed ? t('rates.problem.name') : undefined}
          />
          <ComboBox
            label={t('rates.currency')}
            options={currencies}
            value={currency}
            onChange={setCurrency}
            errorMessage={isTried && currency === null ? t('rates.problem.currency') : undefined}
          />
        </>
      )}
    </FormDialog>
  )
}

import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { XeroOptions, XeroStatus } from '@dragoman/sdk/operations/xero'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { isolated } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../xero.module.css'
import { listOf, mainParts, mappingOf, valuesOf } from './mapping-parts.ts'

/** Chooses what stands for each account, tax, and bank account in Xero. */
export function MappingDialog({ status, onClose }: { status: XeroStatus; onClose: () => void }) {
  const [start] = useState(() => valuesOf(status))
  const [values, setValues] = useState(start)
  const { data: options, error, refetch, isFetching } = useQuery(query(api.xero.listOptions))
  const update = useMutation({ ...mutation(api.xero.updateMapping), meta: { showsErrors: true } })
  const save = () => {
    if (!options) return
    const onSuccess = () => {
      showToast({ tone: 'success', title: t('xero.mappingSaved') })
      onClose()
    }
    update.mutate({ body: mappingOf(values, options, status) }, { onSuccess })
  }
  const field = (key: string, label: string, list: keyof XeroOptions, placeholder = t('xero.notMapped')) => (
    <ComboBox
      key={key}
      label={label}
      placeholder={placeholder}
      options={options?.[list].map(({ code, name }) => ({ id: code, label: name }))}
      value={values[key] || null}
      onChange={(code) => setValues((present) => ({ ...present, [key]: code ?? '' }))}
    />
  )
  return (
    <FormDialog
      title={t('xero.mapping')}
      isDirty={JSON.stringify(values) !== JSON.stringify(start)}
      isRight
      isDisabled={!options}
      onSave={save}
      isPending={update.isPending}
      error={update.error}
      onClose={onClose}
    >
      {() =>
        error ? (
          <RegionError error={error} isPending={isFetching} onRetry={() => void refetch()} />
        ) : (
          <>
            {mainParts.map((part) => field(part, t(`xero.map.${part}`), listOf[part]))}
            {status.taxes.length > 0 && <h3 className={styles.group}>{t('xero.map.taxes')}</h3>}
            {status.taxes.map(({ uuid, name }) => field(uuid, isolated(name), 'taxRates'))}
            {status.bankAccounts.length > 0 && <h3 className={styles.group}>{t('xero.map.bankAccounts')}</h3>}
            {status.bankAccounts.map(({ uuid, name }) =>
              field(uuid, isolated(name), 'bankAccounts', t('xero.likeBank')),
            )}
          </>
        )
      }
    </FormDialog>
  )
}

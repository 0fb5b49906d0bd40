import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { KeptReportInput } from '@dragoman/sdk/operations/keptReports'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { spanText } from '../period/span-text.ts'

interface KeepDialogProps {
  wanted: Omit<KeptReportInput, 'name'> & { startDate: string; endDate: string }
  onClose: () => void
}

/** Keeps a report as it is now, under a name. */
export function KeepDialog({ wanted, onClose }: KeepDialogProps) {
  const suggested = `${t(`quality.by.${wanted.by}`)}, ${spanText(wanted.startDate, wanted.endDate)}`
  const [name, setName] = useState(suggested)
  const { mutate, isPending, error } = useMutation({
    ...mutation(api.keptReports.create),
    meta: { showsErrors: true },
  })
  const typed = name.trim()
  const save = () =>
    mutate(
      { body: { ...wanted, name: typed } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('quality.keptDone', { name: typed }) })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('quality.keep')}
      isDirty={name !== suggested}
      isRight={typed !== ''}
      onSave={save}
      saveLabel={t('quality.keep')}
      isPending={isPending}
      error={error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('quality.keepText')}</p>
          <TextField
            label={t('quality.reportName')}
            isRequired
            maxLength={100}
            value={name}
            onChange={setName}
            errorMessage={isTried && typed === '' ? t('quality.reportNameMissing') : undefined}
          />
        </>
      )}
    </FormDialog>
  )
}

import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CancellationOption } from '@dragoman/sdk/operations/cancellationOptions'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { CheckboxGroup } from '@dragoman/ui/CheckboxGroup'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

const subjects = ['PROJECT', 'TASK'] as const
type Subjects = CancellationOption['appliesTo']

export interface CancellationOptionDialogProps {
  /** The one to change; a new one without. */
  option?: CancellationOption | undefined
  onClose: () => void
}

/** An option of the account, to add or to change. */
export function CancellationOptionDialog({ option, onClose }: CancellationOptionDialogProps) {
  const [name, setName] = useState(option?.name ?? '')
  const [appliesTo, setAppliesTo] = useState<Subjects>(option?.appliesTo ?? [...subjects])
  const create = useMutation({ ...mutation(api.cancellationOptions.create), meta: { showsErrors: true } })
  const update = useMutation({ ...mutation(api.cancellationOptions.update), meta: { showsErrors: true } })
  const trimmed = name.trim()
  const save = () => {
    const saved = (title: string) => {
      showToast({ tone: 'success', title })
      onClose()
    }
    if (option) {
      const body = { options: [{ uuid: option.uuid, name: trimmed, appliesTo }] }
      update.mutate({ body }, { onSuccess: () => saved(t('cancellations.saved')) })
    } else {
      const query = { newOption: trimmed, appliesTo }
      create.mutate({ query }, { onSuccess: () => saved(t('cancellations.added', { name: trimmed })) })
    }
  }
  return (
    <FormDialog
      title={t(option ? 'cancellations.edit' : 'cancellations.add')}
      isDirty={trimmed !== (option?.name ?? '')}
      isRight={trimmed !== '' && appliesTo.length > 0}
      onSave={save}
      saveLabel={option ? t('shell.save') : t('cancellations.add')}
      isPending={create.isPending || update.isPending}
      error={create.error ?? update.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('cancellations.column.name')}
            value={name}
            onChange={setName}
            maxLength={100}
            isRequired
            errorMessage={isTried && trimmed === '' ? t('cancellations.nameMissing') : undefined}
          />
          <CheckboxGroup
            label={t('cancellations.column.for')}
            isRequired
            value={appliesTo}
            onChange={(next) => setAppliesTo(next as Subjects)}
            errorMessage={isTried && appliesTo.length === 0 ? t('cancellations.forMissing') : undefined}
          >
            {subjects.map((subject) => (
              <Checkbox key={subject} value={subject}>
                {t(`cancellations.for.${subject}`)}
              </Checkbox>
            ))}
          </CheckboxGroup>
        </>
      )}
    </FormDialog>
  )
}

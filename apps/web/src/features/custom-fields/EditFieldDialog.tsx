import { mutation } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { CustomField } from '@dragoman/sdk/operations/customFields'
import { ifMatch } from '@dragoman/sdk/versions'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { ConflictNotice } from '../../form/ConflictNotice.tsx'
import { valueText } from '../../form/conflict-text.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { FieldFields } from './FieldFields.tsx'
import { bodyOf, valuesOf, type FieldValues } from './field-form.ts'

/** Changes a custom field. */
export function EditFieldDialog({ field, onClose }: { field: CustomField; onClose: () => void }) {
  const form = useForm<FieldValues>({ defaultValues: valuesOf(field) })
  const save = useVersionedMutation(api.customFields.update, field, {
    meta: { showsErrors: true },
    onTakeTheirs: (present) => form.reset(valuesOf(present)),
  })
  const replaced = useRef(field)
  const undo = useMutation(mutation(api.customFields.update))
  const { isDirty } = form.formState
  const submit = (values: FieldValues) => {
    replaced.current = save.conflict?.present ?? save.base
    const params = { path: { customFieldUuid: field.uuid }, body: bodyOf(values) }
    if (save.conflict) return save.conflict.keepMine(params)
    save.mutate(params, {
      onSuccess: (saved) => {
        const onAction = () =>
          undo.mutate({ ...params, headers: ifMatch(saved), body: bodyOf(valuesOf(replaced.current)) })
        const action = { label: t('fields.undo'), onAction }
        showToast({ tone: 'success', title: t('fields.saved', { name: saved.name }), action })
        onClose()
      },
    })
  }
  const send = () => form.handleSubmit(submit)()
  return (
    <FormDialog
      title={t('fields.edit', { name: field.name })}
      isDirty={isDirty}
      // The form itself marks what is wrong, and goes there.
      isRight
      onSave={() => void send()}
      isPending={save.isPending}
      error={save.error}
      onClose={onClose}
    >
      {() => (
        <>
          <ConflictNotice
            conflict={save.conflict}
            differences={
              save.conflict && [
                {
                  label: t('fields.name'),
                  theirs: valueText(save.conflict.present.name),
                  mine: valueText(form.getValues('name')),
                },
              ]
            }
            onKeepMine={() => void send()}
            isPending={save.isPending}
          />
          <FieldFields form={form} isNew={false} />
        </>
      )}
    </FormDialog>
  )
}

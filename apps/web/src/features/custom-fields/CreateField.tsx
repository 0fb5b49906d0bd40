import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CustomField, CustomFieldEntity } from '@dragoman/sdk/operations/customFields'
import { Button } from '@dragoman/ui/Button'
import { Form, FormFooter, FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { FieldFields } from './FieldFields.tsx'
import { emptyField, inputOf, type FieldValues } from './field-form.ts'

export interface CreateFieldProps {
  entity: CustomFieldEntity
  onCreated: (field: CustomField) => void
  onCancel: () => void
}

/** A new custom field. */
export function CreateField({ entity, onCreated, onCancel }: CreateFieldProps) {
  const form = useForm<FieldValues>({ defaultValues: emptyField(entity) })
  const create = useMutation({ ...mutation(api.customFields.create), meta: { showsErrors: true } })
  useUnsavedGuard(form.formState.isDirty && !create.isPending && !create.isSuccess)
  const submit = (values: FieldValues) =>
    create.mutate(
      { body: inputOf(values) },
      {
        onSuccess: (field) => {
          showToast({ tone: 'success', title: t('fields.created', { name: field.name }) })
          onCreated(field)
        },
      },
    )
  return (
    <Form label={t('fields.create')} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <FormLayout>
        {create.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(create.error)}
          </InlineAlert>
        )}
        <FieldFields form={form} isNew />
        <FormFooter>
          <Button type="submit" variant="primary" isPending={create.isPending || create.isSuccess}>
            {t('fields.create')}
          </Button>
          <Button onPress={onCancel}>{t('shell.cancel')}</Button>
        </FormFooter>
      </FormLayout>
    </Form>
  )
}

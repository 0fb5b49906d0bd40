import { ErrorSummary } from '@dragoman/ui/ErrorSummary'
import { Form, FormFooter, FormLayout, FormRow, FormSection } from '@dragoman/ui/Form'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { errorText, fieldErrors } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { useUnsavedGuard } from '../../../shell/unsaved.ts'
import { MemoryLanguageFields } from './MemoryLanguageFields.tsx'
import { MemoryOwnerFields } from './MemoryOwnerFields.tsx'
import type { MemoryValues } from './memory-values.ts'

export interface MemoryFormProps {
  label: string
  values: MemoryValues
  /** A memory that exists keeps its source language. */
  isNew: boolean
  onSubmit: (values: MemoryValues) => void
  /** The form's own buttons. Elsewhere, such as in the foot of a panel, they name the form by `id`. */
  buttons?: ReactNode
  id?: string
  isPending: boolean
  /** Why the server refused the last try. */
  error: Error | null
}

/** What describes a memory, to make one or to change it. */
export function MemoryForm({ label, values, isNew, onSubmit, buttons, id, isPending, error }: MemoryFormProps) {
  const { control, handleSubmit, formState, watch, setValue } = useForm<MemoryValues>({
    defaultValues: values,
    // The summary takes the focus, and leads to the fields.
    shouldFocusError: false,
  })
  const { errors, submitCount, isDirty } = formState
  useUnsavedGuard(isDirty && !isPending)
  const refused = namesOf(fieldErrors(error))
  const problems = [
    ...Object.entries(errors).map(([field, { message }]) => ({ field, message: message ?? t('tm.form.required') })),
    ...(error ? [{ field: Object.keys(refused)[0] ?? null, message: errorText(error) }] : []),
  ]
  return (
    <Form id={id} label={label} errors={refused} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <FormLayout width={isNew ? 'page' : 'full'}>
        <ErrorSummary
          title={t('tm.form.problems', { count: problems.length })}
          problems={problems}
          submission={submitCount}
        />
        <FormSection title={t('tm.form.basics')} description={isNew ? t('tm.form.basicsText') : undefined}>
          <Controller
            name="name"
            control={control}
            rules={{ validate: (name) => name.trim() !== '' || t('tm.form.nameMissing') }}
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={t('tm.name')}
                maxLength={255}
                errorMessage={fieldState.error?.message}
                autoComplete="off"
              />
            )}
          />
          <MemoryLanguageFields control={control} isNew={isNew} source={watch('sourceLocale')} />
        </FormSection>
        <FormSection title={t('tm.form.owner')} description={t('tm.form.ownerText')}>
          <MemoryOwnerFields
            control={control}
            organization={watch('organization')}
            clearUnits={() => setValue('orgUnits', [])}
          />
        </FormSection>
        <FormSection title={t('tm.form.more')}>
          <FormRow>
            <Controller
              name="domain"
              control={control}
              render={({ field }) => (
                <TextField
                  {...field}
                  label={t('tm.domain')}
                  optionalLabel={t('shell.optional')}
                  maxLength={255}
                  autoComplete="off"
                />
              )}
            />
            <Controller
              name="subDomain"
              control={control}
              render={({ field }) => (
                <TextField
                  {...field}
                  label={t('tm.subDomain')}
                  optionalLabel={t('shell.optional')}
                  maxLength={255}
                  autoComplete="off"
                />
              )}
            />
          </FormRow>
          <Controller
            name="note"
            control={control}
            render={({ field }) => (
              <TextArea {...field} label={t('tm.note')} optionalLabel={t('shell.optional')} maxLength={4000} />
            )}
          />
        </FormSection>
        {buttons && <FormFooter>{buttons}</FormFooter>}
      </FormLayout>
    </Form>
  )
}

/** The server names single entries, such as `targetLocales[0]`; the field is the whole list. */
const namesOf = (problems: Record<string, string>) =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [field.replace(/[[.].*$/, ''), message]))

import { ErrorSummary } from '@dragoman/ui/ErrorSummary'
import { Form, FormFooter, FormLayout, FormRow, FormSection } from '@dragoman/ui/Form'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { errorText, fieldErrors } from '../../../errors/error-text.ts'
import { FormArea, FormText } from '../../../form/form-fields.tsx'
import { t } from '../../../i18n/t.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { OwnerFields } from '../../organizations/OwnerFields.tsx'
import { MemoryLanguageFields } from './MemoryLanguageFields.tsx'
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
  /** What stands above the fields, such as that someone else has saved first. */
  notice?: ReactNode
  isPending: boolean
  /** Why the server refused the last try. */
  error: Error | null
}

/** What describes a memory, to make one or to change it. */
export function MemoryForm({ label, values, isNew, onSubmit, buttons, id, notice, isPending, error }: MemoryFormProps) {
  const form = useForm<MemoryValues>({
    defaultValues: values,
    // The summary takes the focus, and leads to the fields.
    shouldFocusError: false,
  })
  const { handleSubmit, formState, watch, setValue } = form
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
        {notice}
        <ErrorSummary
          title={t('tm.form.problems', { count: problems.length })}
          problems={problems}
          submission={submitCount}
        />
        <FormSection title={t('tm.form.basics')} description={isNew ? t('tm.form.basicsText') : undefined}>
          <FormText
            form={form}
            name="name"
            missing={t('tm.form.nameMissing')}
            label={t('tm.name')}
            maxLength={255}
            autoComplete="off"
          />
          <MemoryLanguageFields form={form} isNew={isNew} source={watch('sourceLocale')} />
        </FormSection>
        <FormSection title={t('tm.form.owner')} description={t('tm.form.ownerText')}>
          <OwnerFields
            form={form}
            organization={watch('organization')}
            clearUnits={() => setValue('orgUnits', [])}
            labels={{
              organization: t('tm.organization'),
              orgUnits: t('tm.orgUnits'),
              unitsText: t('tm.form.unitsText'),
            }}
          />
        </FormSection>
        <FormSection title={t('tm.form.more')}>
          <FormRow>
            <FormText form={form} name="domain" label={t('tm.domain')} isOptional maxLength={255} autoComplete="off" />
            <FormText
              form={form}
              name="subDomain"
              label={t('tm.subDomain')}
              isOptional
              maxLength={255}
              autoComplete="off"
            />
          </FormRow>
          <FormArea form={form} name="note" label={t('tm.note')} isOptional maxLength={4000} />
        </FormSection>
        {buttons && <FormFooter>{buttons}</FormFooter>}
      </FormLayout>
    </Form>
  )
}

/** The server names single entries, such as `targetLocales[0]`; the field is the whole list. */
const namesOf = (problems: Record<string, string>) =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [field.replace(/[[.].*$/, ''), message]))

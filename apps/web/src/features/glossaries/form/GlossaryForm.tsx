import { ErrorSummary } from '@dragoman/ui/ErrorSummary'
import { Form, FormFooter, FormLayout, FormRow, FormSection } from '@dragoman/ui/Form'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { errorText, fieldErrors } from '../../../errors/error-text.ts'
import { FormArea, FormMultiSelect, FormText } from '../../../form/form-fields.tsx'
import { t } from '../../../i18n/t.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { useLanguageOptions } from '../../locales/locale-options.ts'
import { OwnerFields } from '../../organizations/OwnerFields.tsx'
import type { GlossaryValues } from './glossary-values.ts'

export interface GlossaryFormProps {
  label: string
  values: GlossaryValues
  /** A glossary that exists keeps its organization. */
  isNew: boolean
  onSubmit: (values: GlossaryValues) => void
  /** The form's own buttons. Elsewhere, such as in the foot of a panel, they name the form by `id`. */
  buttons?: ReactNode
  id?: string
  /** What stands above the fields, such as that someone else has saved first. */
  notice?: ReactNode
  isPending: boolean
  /** Why the server refused the last try. */
  error: Error | null
}

/** What describes a glossary, to make one or to change it. */
export function GlossaryForm(props: GlossaryFormProps) {
  const { label, values, isNew, onSubmit, buttons, id, notice, isPending, error } = props
  const languages = useLanguageOptions()
  // The summary takes the focus, and leads to the fields.
  const form = useForm<GlossaryValues>({ defaultValues: values, shouldFocusError: false })
  const { handleSubmit, formState, watch, setValue } = form
  const { errors, submitCount, isDirty } = formState
  useUnsavedGuard(isDirty && !isPending)
  const refused = namesOf(fieldErrors(error))
  const problems = [
    ...Object.entries(errors).map(([field, { message }]) => ({ field, message: message ?? '' })),
    ...(error ? [{ field: Object.keys(refused)[0] ?? null, message: errorText(error) }] : []),
  ]
  return (
    <Form id={id} label={label} errors={refused} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <FormLayout width={isNew ? 'page' : 'full'}>
        {notice}
        <ErrorSummary
          title={t('glossaries.form.problems', { count: problems.length })}
          problems={problems}
          submission={submitCount}
        />
        <FormSection title={t('glossaries.form.basics')}>
          <FormText
            form={form}
            name="name"
            missing={t('glossaries.form.nameMissing')}
            label={t('glossaries.name')}
            maxLength={200}
            autoComplete="off"
          />
          <FormMultiSelect
            form={form}
            name="languages"
            missing={t('glossaries.form.languagesMissing')}
            label={t('glossaries.languages')}
            description={t('glossaries.form.languagesText')}
            options={languages}
            emptyLabel={t('glossaries.form.noLanguage')}
            selectedLabel={t('glossaries.languages')}
          />
        </FormSection>
        <FormSection title={t('glossaries.form.owner')} description={t('glossaries.form.ownerText')}>
          <OwnerFields
            form={form}
            organization={watch('organization')}
            clearUnits={() => setValue('orgUnits', [])}
            isFixed={!isNew}
            labels={{
              organization: t('glossaries.organization'),
              orgUnits: t('glossaries.orgUnits'),
              unitsText: t('glossaries.form.unitsText'),
            }}
          />
        </FormSection>
        <FormSection title={t('glossaries.form.more')}>
          <FormRow>
            <FormText
              form={form}
              name="domain"
              label={t('glossaries.domain')}
              isOptional
              maxLength={200}
              autoComplete="off"
            />
            <FormText
              form={form}
              name="subDomain"
              label={t('glossaries.subDomain')}
              isOptional
              maxLength={200}
              autoComplete="off"
            />
          </FormRow>
          <FormArea form={form} name="note" label={t('glossaries.note')} isOptional maxLength={5000} />
        </FormSection>
        {buttons && <FormFooter>{buttons}</FormFooter>}
      </FormLayout>
    </Form>
  )
}

/** The server names single entries, such as `languages[0]`; the field is the whole list. */
const namesOf = (problems: Record<string, string>) =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [field.replace(/[[.].*$/, ''), message]))

import { ErrorSummary } from '@dragoman/ui/ErrorSummary'
import { Form, FormFooter, FormLayout } from '@dragoman/ui/Form'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { errorText, fieldErrors } from '../errors/error-text.ts'
import { t } from '../i18n/t.ts'

export interface ResourceFormProps<Values extends FieldValues> {
  /** From `useResourceForm`. */
  form: UseFormReturn<Values>
  label: string
  onSubmit: (values: Values) => void
  /** Why the server refused the last try. */
  error: Error | null
  /** The server's errors by field, where its answer doesn't name the fields itself. */
  refused?: Readonly<Record<string, string>>
  /** Above the fields, such as that someone else has saved first. */
  notice?: ReactNode
  children: ReactNode
  /** At the end of the form. In the foot of a panel, buttons name the form by `id` instead. */
  buttons?: ReactNode
  id?: string
  width?: 'page' | 'full'
}

/** A form that creates or edits something. Everything to correct is listed above the fields, and leads to them. */
export function ResourceForm<Values extends FieldValues>({
  form: { handleSubmit, formState },
  label,
  onSubmit,
  error,
  refused = namesOf(fieldErrors(error)),
  notice,
  children,
  buttons,
  id,
  width = 'page',
}: ResourceFormProps<Values>) {
  const problems = [
    ...Object.entries(formState.errors).map(([field, problem]) => ({ field, message: String(problem?.message ?? '') })),
    ...(error ? [{ field: Object.keys(refused)[0] ?? null, message: errorText(error) }] : []),
  ]
  return (
    <Form id={id} label={label} errors={refused} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <FormLayout width={width}>
        {notice}
        <ErrorSummary
          title={t('shell.form.problems', { count: problems.length })}
          problems={problems}
          submission={formState.submitCount}
        />
        {children}
        {buttons && <FormFooter>{buttons}</FormFooter>}
      </FormLayout>
    </Form>
  )
}

/** The server names single entries, such as `languages[0]`; the field is the whole list. */
const namesOf = (problems: Record<string, string>) =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [field.replace(/[[.].*$/, ''), message]))

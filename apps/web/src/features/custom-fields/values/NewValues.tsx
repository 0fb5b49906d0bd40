import { FormSection } from '@dragoman/ui/Form'
import { t } from '../../../i18n/t.ts'
import type { NewValues as Values } from './use-new-values.ts'
import { ValueInput } from './ValueInput.tsx'

/** The section of a form with the custom fields of what is created; none without fields. */
export function NewValues({ values }: { values: Values }) {
  if (values.fields.length === 0) return null
  return (
    <FormSection title={t('custom.title')}>
      {values.fields.map((field) => (
        <ValueInput
          key={field.uuid}
          field={field}
          draft={values.draftOf(field)}
          onChange={(draft) => values.change(field, draft)}
          isTried={values.isTried}
        />
      ))}
    </FormSection>
  )
}

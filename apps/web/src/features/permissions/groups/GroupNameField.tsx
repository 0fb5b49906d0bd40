import { TextField } from '@dragoman/ui/TextField'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'

/** The field for a group's name, with why the server refused it. */
export function GroupNameField({
  value,
  onChange,
  error,
}: {
  value: string
  onChange: (name: string) => void
  error: Error | null
}) {
  return (
    <TextField
      label={t('groups.name')}
      name="name"
      value={value}
      onChange={onChange}
      maxLength={100}
      isRequired
      errorMessage={error ? errorText(error) : undefined}
    />
  )
}

import { DatePicker, type DatePickerProps } from '@dragoman/ui/DatePicker'
import { TextButton } from '@dragoman/ui/TextButton'
import type { FieldValues } from 'react-hook-form'
import { t } from '../i18n/t.ts'
import { useField, type BoundTo } from './form-fields.tsx'
import styles from './FormDate.module.css'

/** A moment, in epoch milliseconds; null while none is chosen. Load it late: a calendar is heavy. */
export function FormDate<Values extends FieldValues>({
  form,
  name,
  missing,
  check,
  ...props
}: BoundTo<Values, number | null, DatePickerProps>) {
  const { ref: _, ...field } = useField<Values, number | null>({ form, name, missing, check })
  return (
    <div>
      <DatePicker {...props} {...field} />
      {field.value !== null && !props.isDisabled && (
        <p className={styles.clear}>
          <TextButton onPress={() => field.onChange(null)}>{t('shell.clear')}</TextButton>
        </p>
      )}
    </div>
  )
}

import { NumberField, type NumberFieldProps } from '@dragoman/ui/NumberField'
import type { FieldValues } from 'react-hook-form'
import { useField, type BoundTo } from './form-fields.tsx'

/** A number; null while the field is empty. */
export function FormNumber<Values extends FieldValues>({
  form,
  name,
  missing,
  check,
  ...props
}: BoundTo<Values, number | null, NumberFieldProps>) {
  const { value, onChange, ...field } = useField<Values, number | null>({ form, name, missing, check })
  return (
    <NumberField
      {...props}
      {...field}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
    />
  )
}

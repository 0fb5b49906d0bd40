import { NumberField } from '@dragoman/ui/NumberField'
import { useController, type UseFormReturn } from 'react-hook-form'
import type { Rules } from './placement-words.ts'

interface RuleNumberProps {
  form: UseFormReturn<Rules>
  name: { [Name in keyof Rules]-?: NonNullable<Rules[Name]> extends number ? Name : never }[keyof Rules]
  label: string
  description?: string
  minimum?: number
  maximum: number
  isDisabled?: boolean
}

/** A rule of auto-assignment that is a number. */
export function RuleNumber({ form, name, minimum = 0, maximum, ...props }: RuleNumberProps) {
  const { field } = useController({ control: form.control, name })
  const { onChange, value, ...rest } = field
  return (
    <NumberField
      {...props}
      {...rest}
      value={value ?? minimum}
      minValue={minimum}
      maxValue={maximum}
      onChange={(next) => onChange(Number.isNaN(next) ? minimum : next)}
    />
  )
}

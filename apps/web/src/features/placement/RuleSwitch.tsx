import { Switch } from '@dragoman/ui/Switch'
import { useController, type UseFormReturn } from 'react-hook-form'
import type { Rules } from './placement-words.ts'

interface RuleSwitchProps {
  form: UseFormReturn<Rules>
  name: { [Name in keyof Rules]-?: NonNullable<Rules[Name]> extends boolean ? Name : never }[keyof Rules]
  label: string
  text: string
  isDisabled?: boolean
}

/** A rule of auto-assignment that is on or off. */
export function RuleSwitch({ form, name, label, text, isDisabled = false }: RuleSwitchProps) {
  const { field } = useController({ control: form.control, name })
  const { value, onChange, ref, onBlur } = field
  return (
    <Switch
      name={name}
      ref={ref}
      isReversed
      isSelected={value ?? false}
      isDisabled={isDisabled}
      description={text}
      onChange={onChange}
      onBlur={onBlur}
    >
      {label}
    </Switch>
  )
}

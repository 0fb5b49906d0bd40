import { useState, type Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import controls from './Control.module.css'
import { FieldDescription, FieldError, FieldLabel, fieldRoot } from './Field.tsx'
import { Icon } from './Icon.tsx'
import type { TextFieldProps } from './TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password'
  /** Name of the switch that makes the password readable. */
  showLabel: string
  ref?: Ref<HTMLInputElement>
}

/** A password that can be shown. Pasting is never blocked. */
export function PasswordField({
  label,
  isLabelHidden,
  optionalLabel,
  description,
  errorMessage,
  placeholder,
  showLabel,
  ref,
  ...props
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <AriaTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      isInvalid={props.isInvalid || errorMessage ? true : undefined}
      {...fieldRoot(props.name)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} optionalLabel={optionalLabel} />
      <FieldDescription>{description}</FieldDescription>
      <Group className={controls.control}>
        <Input ref={ref} className={controls.input} placeholder={placeholder} dir="ltr" spellCheck={false} />
        <ToggleButton className={controls.inner} aria-label={showLabel} isSelected={isShown} onChange={setShown}>
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </ToggleButton>
      </Group>
      <FieldError>{errorMessage}</FieldError>
    </AriaTextField>
  )
}

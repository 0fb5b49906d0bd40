import { useState, type Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { BareButton } from './BareButton.tsx'
import controls from './Control.module.css'
import { FieldDescription, FieldError, FieldLabel, fieldRoot } from './Field.tsx'
import { Icon } from './Icon.tsx'
import type { TextFieldProps } from './TextField.tsx'
import { useWord } from './WordsProvider.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password'
  /** Name of the switch that makes the password readable; the provider's "Show password" by default. */
  showLabel?: string
  ref?: Ref<HTMLInputElement>
}

/** A password that can be shown. Pasting is never blocked. */
export function PasswordField({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  placeholder,
  showLabel,
  ref,
  ...props
}: PasswordFieldProps) {
  const show = useWord('showPassword', showLabel)
  const [isShown, setShown] = useState(false)
  return (
    <AriaTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      isInvalid={props.isInvalid || errorMessage ? true : undefined}
      {...fieldRoot(props.name)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <FieldDescription>{description}</FieldDescription>
      <Group className={controls.control}>
        <Input ref={ref} className={controls.input} placeholder={placeholder} dir="ltr" spellCheck={false} />
        {/* Not a ToggleButton: what that brings along would make the login page heavier by a tenth. */}
        <BareButton
          className={controls.inner}
          aria-label={show}
          aria-pressed={isShown}
          onPress={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </BareButton>
      </Group>
      <FieldError>{errorMessage}</FieldError>
    </AriaTextField>
  )
}

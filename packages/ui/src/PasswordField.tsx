import { useState, type Ref } from 'react'
import { BareButton } from './BareButton.tsx'
import controls from './Control.module.css'
import { hoverMarks } from './hover-marks.ts'
import { Icon } from './Icon.tsx'
import { TypedField, type TypedFieldProps } from './TypedField.tsx'
import { useWord } from './WordsProvider.tsx'

export interface PasswordFieldProps extends Omit<TypedFieldProps, 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password'
  /** Name of the switch that makes the password readable; the provider's "Show password" by default. */
  showLabel?: string
  ref?: Ref<HTMLInputElement>
}

/** A password that can be shown. Pasting is never blocked. */
export function PasswordField({ showLabel, ref, ...props }: PasswordFieldProps) {
  const show = useWord('showPassword', showLabel)
  const [isShown, setShown] = useState(false)
  return (
    <TypedField {...props}>
      {(attributes) => (
        <div className={controls.control} {...hoverMarks}>
          <input
            {...attributes}
            ref={ref}
            type={isShown ? 'text' : 'password'}
            className={controls.input}
            dir="ltr"
            spellCheck={false}
          />
          {/* Not a ToggleButton: what that brings along would make the login page heavier by a tenth. */}
          <BareButton
            className={controls.inner}
            aria-label={show}
            aria-pressed={isShown}
            onPress={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </BareButton>
        </div>
      )}
    </TypedField>
  )
}

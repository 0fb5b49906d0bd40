import type { HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import controls from './Control.module.css'
import { FieldDescription, FieldError, FieldLabel, fieldRoot, type FieldProps } from './Field.tsx'

export interface TextFieldProps
  extends FieldProps, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'ref'> {
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Goes to the input: a form library registers and focuses it. */
  ref?: Ref<HTMLInputElement>
}

/** One line of text with its label above. */
export function TextField({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  placeholder,
  ref,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField {...props} isInvalid={props.isInvalid || errorMessage ? true : undefined} {...fieldRoot(props.name)}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <FieldDescription>{description}</FieldDescription>
      <Input ref={ref} className={controls.control} placeholder={placeholder} />
      <FieldError>{errorMessage}</FieldError>
    </AriaTextField>
  )
}

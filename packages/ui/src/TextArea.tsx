import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { classNames } from './class-names.ts'
import controls from './Control.module.css'
import { FieldDescription, FieldError, FieldLabel, fieldRoot, type FieldProps } from './Field.tsx'

export interface TextAreaProps
  extends FieldProps, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'ref'> {
  placeholder?: string
  /** Visible lines. Default 3. */
  rows?: number
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; the user may make it taller. */
export function TextArea({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  placeholder,
  rows = 3,
  ref,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField {...props} isInvalid={props.isInvalid || errorMessage ? true : undefined} {...fieldRoot(props.name)}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <FieldDescription>{description}</FieldDescription>
      <AriaTextArea
        ref={ref}
        className={classNames(controls.control, controls.area)!}
        placeholder={placeholder}
        rows={rows}
      />
      <FieldError>{errorMessage}</FieldError>
    </AriaTextField>
  )
}

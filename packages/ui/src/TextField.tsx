import type { Ref } from 'react'
import controls from './Control.module.css'
import { hoverMarks } from './hover-marks.ts'
import { TypedField, type TypedFieldProps } from './TypedField.tsx'

export interface TextFieldProps extends TypedFieldProps {
  type?: 'text' | 'email' | 'url' | 'tel' | 'time' | 'date' | 'datetime-local'
  /** Goes to the input: a form library registers and focuses it. */
  ref?: Ref<HTMLInputElement>
}

/** One line of text with its label above. */
export function TextField({ type = 'text', ref, ...props }: TextFieldProps) {
  return (
    <TypedField {...props}>
      {(attributes) => <input {...attributes} {...hoverMarks} ref={ref} type={type} className={controls.control} />}
    </TypedField>
  )
}

import type { Ref } from 'react'
import { classNames } from './class-names.ts'
import controls from './Control.module.css'
import { hoverMarks } from './hover-marks.ts'
import { TypedField, type TypedFieldProps } from './TypedField.tsx'

export interface TextAreaProps extends TypedFieldProps {
  /** Visible lines. Default 3. */
  rows?: number
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; the user may make it taller. */
export function TextArea({ rows = 3, ref, ...props }: TextAreaProps) {
  return (
    <TypedField {...props}>
      {(attributes) => (
        <textarea
          {...attributes}
          {...hoverMarks}
          ref={ref}
          rows={rows}
          className={classNames(controls.control, controls.area)}
        />
      )}
    </TypedField>
  )
}

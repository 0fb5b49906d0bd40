import type { ReactNode } from 'react'
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup'
import styles from './Choice.module.css'
import { FieldDescription, FieldError, FieldLabel, fieldRoot, type FieldProps } from './Field.tsx'

export interface CheckboxGroupProps
  extends FieldProps, Omit<AriaCheckboxGroupProps, 'children' | 'className' | 'style'> {
  /** Checkboxes, each with a `value`. */
  children: ReactNode
  orientation?: 'vertical' | 'horizontal'
}

/** Several checkboxes under one label; the value is the list of what is ticked. */
export function CheckboxGroup({
  label,
  isLabelHidden,
  isOptional,
  help,
  description,
  errorMessage,
  children,
  orientation = 'vertical',
  ...props
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      {...props}
      isInvalid={props.isInvalid || errorMessage ? true : undefined}
      {...fieldRoot(props.name)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} help={help} />
      <FieldDescription>{description}</FieldDescription>
      <div className={styles.options} data-orientation={orientation}>
        {children}
      </div>
      <FieldError>{errorMessage}</FieldError>
    </AriaCheckboxGroup>
  )
}

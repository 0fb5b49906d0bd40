import type { ReactNode } from 'react'
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioFieldProps,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup'
import styles from './Choice.module.css'
import { FieldDescription, FieldError, FieldLabel, fieldRoot, type FieldProps } from './Field.tsx'

export interface RadioGroupProps extends FieldProps, Omit<AriaRadioGroupProps, 'children' | 'className' | 'style'> {
  /** `Radio` elements. */
  children: ReactNode
}

/** One of a few choices that should all be seen. */
export function RadioGroup({
  label,
  isLabelHidden,
  isOptional,
  help,
  description,
  errorMessage,
  children,
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...props}
      isInvalid={props.isInvalid || errorMessage ? true : undefined}
      {...fieldRoot(props.name)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} help={help} />
      <FieldDescription>{description}</FieldDescription>
      <div className={styles.options} data-orientation={props.orientation}>
        {children}
      </div>
      <FieldError>{errorMessage}</FieldError>
    </AriaRadioGroup>
  )
}

export interface RadioProps extends Omit<RadioFieldProps, 'children' | 'className' | 'style'> {
  children: ReactNode
  description?: ReactNode
}

/** One choice of a RadioGroup. */
export function Radio({ children, description, ...props }: RadioProps) {
  return (
    <RadioField {...props} className={styles.field!}>
      <RadioButton className={styles.choice!}>
        <span className={styles.ring} />
        <span>{children}</span>
      </RadioButton>
      {description && (
        <div className={styles.under}>
          <FieldDescription>{description}</FieldDescription>
        </div>
      )}
    </RadioField>
  )
}

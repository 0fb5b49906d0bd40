import type { ReactNode } from 'react'
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'
import type { HelpOn } from './HelpButton.tsx'
import { Icon } from './Icon.tsx'
import { useWord } from './WordsProvider.tsx'

/** The props that every form field takes besides its value. */
export interface FieldProps {
  label: ReactNode
  /** Keeps the label for assistive technology only; for a field whose place already says what it is. */
  isLabelHidden?: boolean
  /** Marks a field that may stay empty, in words after its label. Required fields carry no mark. */
  isOptional?: boolean
  /** Draws the help on it, to stand beside it. */
  help?: HelpOn
  /** A sentence of help below the label. */
  description?: ReactNode
  /** The error, which marks the field as invalid. Without it, the form's errors for this `name` are shown. */
  errorMessage?: string
}

type FieldLabelProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'isOptional' | 'help'>

/** The label above a control. */
export function FieldLabel({ label, isLabelHidden, isOptional, help }: FieldLabelProps) {
  const words = (
    <Label className={classNames(styles.label, isLabelHidden && styles.hidden)}>
      {label}
      {isOptional && <OptionalMark />}
    </Label>
  )
  if (!help) return words
  // Within the label, it would be a part of the name and take presses from the control.
  return (
    <div className={styles.explained}>
      {words}
      {help(label)}
    </div>
  )
}

function OptionalMark() {
  return <span className={styles.optional}> {useWord('optional')}</span>
}

/** The sentence of help of a field; nothing when there is none. */
export function FieldDescription({ children }: { children?: ReactNode }) {
  if (!children) return null
  return (
    <Text slot="description" className={styles.description}>
      {children}
    </Text>
  )
}

/** The error of a field: its own message, or those that the form has for its name. */
export function FieldError({ children }: { children?: string }) {
  return (
    <AriaFieldError className={styles.error}>
      {({ validationErrors }) => (
        <>
          <Icon name="error" className={styles.errorIcon} />
          <span>{children ?? validationErrors.join(' ')}</span>
        </>
      )}
    </AriaFieldError>
  )
}

/** Props that every field root gets, so that an error summary can find the control by the field's name. */
export function fieldRoot(name: string | undefined, isFullWidth = true) {
  return {
    className: classNames(styles.field, isFullWidth && styles.full)!,
    'data-field': name,
    validationBehavior: 'aria' as const,
  }
}

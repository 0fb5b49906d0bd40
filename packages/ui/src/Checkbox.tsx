import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'
import styles from './Choice.module.css'
import { FieldDescription, FieldError } from './Field.tsx'
import { Icon } from './Icon.tsx'

export interface CheckboxProps extends Omit<
  CheckboxFieldProps,
  'children' | 'className' | 'style' | 'inputRef' | 'ref'
> {
  children?: ReactNode
  /** A sentence of help under the words. */
  description?: ReactNode
  errorMessage?: string
  ref?: Ref<HTMLInputElement | null>
}

/** A yes or no that takes effect with the form. For one that takes effect at once, see Switch. */
export function Checkbox({ children, description, errorMessage, ref, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      {...props}
      inputRef={ref}
      validationBehavior="aria"
      isInvalid={props.isInvalid || errorMessage ? true : undefined}
      className={styles.field!}
      data-field={props.name}
    >
      <CheckboxButton className={styles.choice!}>
        {({ isIndeterminate }) => (
          <>
            <span className={styles.box}>
              <Icon name={isIndeterminate ? 'minus' : 'check'} />
            </span>
            {children && <span>{children}</span>}
          </>
        )}
      </CheckboxButton>
      {description && (
        <div className={styles.under}>
          <FieldDescription>{description}</FieldDescription>
        </div>
      )}
      <div className={styles.under}>
        <FieldError>{errorMessage}</FieldError>
      </div>
    </CheckboxField>
  )
}

import type { ReactNode, Ref } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'
import { classNames } from './class-names.ts'
import styles from './Choice.module.css'
import { FieldDescription } from './Field.tsx'

export interface SwitchProps extends Omit<SwitchFieldProps, 'children' | 'className' | 'style' | 'inputRef' | 'ref'> {
  children?: ReactNode
  description?: ReactNode
  /** Puts the words first and the switch at the end of the line, as in settings. */
  isReversed?: boolean
  ref?: Ref<HTMLInputElement | null>
}

/** On or off, taking effect at once. */
export function Switch({ children, description, isReversed, ref, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} inputRef={ref} className={styles.field!} data-field={props.name}>
      <SwitchButton className={classNames(styles.choice, styles.switch)!} data-reverse={isReversed || undefined}>
        <span className={styles.track} />
        {children && <span>{children}</span>}
      </SwitchButton>
      {description && <FieldDescription>{description}</FieldDescription>}
    </SwitchField>
  )
}

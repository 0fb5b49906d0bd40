import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField'
import { classNames } from './class-names.ts'
import controls from './Control.module.css'
import { FieldDescription, FieldError, FieldLabel, fieldRoot, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import styles from './NumberField.module.css'

export interface NumberFieldProps
  extends FieldProps, Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'ref'> {
  ref?: Ref<HTMLInputElement>
}

/** A number, typed and shown in the form of the locale (`formatOptions` as for Intl.NumberFormat). */
export function NumberField({
  label,
  isLabelHidden,
  isOptional,
  help,
  description,
  errorMessage,
  ref,
  ...props
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...props}
      isInvalid={props.isInvalid || errorMessage ? true : undefined}
      {...fieldRoot(props.name)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} help={help} />
      <FieldDescription>{description}</FieldDescription>
      <Group className={classNames(controls.control, styles.group)!}>
        <Input ref={ref} className={classNames(controls.input, styles.input)!} />
        <Button slot="decrement" className={styles.step}>
          <Icon name="minus" />
        </Button>
        <Button slot="increment" className={styles.step}>
          <Icon name="plus" />
        </Button>
      </Group>
      <FieldError>{errorMessage}</FieldError>
    </AriaNumberField>
  )
}

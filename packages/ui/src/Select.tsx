import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue, type SelectProps as AriaSelectProps } from 'react-aria-components/Select'
import { classNames } from './class-names.ts'
import controls from './Control.module.css'
import { FieldDescription, FieldError, FieldLabel, fieldRoot, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { OptionList, type Option } from './OptionList.tsx'
import popovers from './Popover.module.css'
import styles from './Select.module.css'

export type { Option } from './OptionList.tsx'

type FromAria = Pick<
  AriaSelectProps<Option>,
  'name' | 'isDisabled' | 'isRequired' | 'isInvalid' | 'onBlur' | 'isOpen' | 'onOpenChange' | 'autoFocus'
>

export interface SelectProps extends FieldProps, FromAria {
  /** Undefined while they load, which the list then says. */
  options: Option[] | undefined
  /** Id of the chosen option; null when none is. */
  value?: string | null
  defaultValue?: string
  onChange?: (value: string) => void
  placeholder?: string
  /** `fit` takes the width of its value, for tool bars. Default `full`. */
  width?: 'full' | 'fit'
  ref?: Ref<HTMLButtonElement>
}

/** One choice out of a short list. For long lists that one types into, see ComboBox. */
export function Select({
  label,
  isLabelHidden,
  isOptional,
  help,
  description,
  errorMessage,
  options,
  onChange,
  width = 'full',
  ref,
  ...props
}: SelectProps) {
  return (
    <AriaSelect
      {...props}
      allowsEmptyCollection
      onChange={(key) => key !== null && onChange?.(String(key))}
      isInvalid={props.isInvalid || errorMessage ? true : undefined}
      {...fieldRoot(props.name, width === 'full')}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} help={help} />
      <FieldDescription>{description}</FieldDescription>
      <Button ref={ref} className={classNames(controls.control, styles.button)!}>
        <SelectValue<Option> className={styles.value!}>
          {({ isPlaceholder, selectedItems, defaultChildren }) =>
            isPlaceholder ? (
              <span className={controls.empty}>{defaultChildren}</span>
            ) : (
              selectedItems.map((option) => <span key={option!.id}>{option!.label}</span>)
            )
          }
        </SelectValue>
        <Icon name="chevron-down" />
      </Button>
      <FieldError>{errorMessage}</FieldError>
      <Popover className={classNames(popovers.popover, popovers.matched)!} offset={4}>
        <OptionList total={options?.length} options={options ?? []} />
      </Popover>
    </AriaSelect>
  )
}

import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'
import { ComboInput } from './ComboInput.tsx'
import controls from './Control.module.css'
import { FieldDescription, FieldError, FieldLabel, fieldRoot, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { OptionList, type Option } from './OptionList.tsx'
import popovers from './Popover.module.css'

export type { Option } from './OptionList.tsx'

type FromAria = Pick<
  AriaComboBoxProps<Option>,
  | 'name'
  | 'isDisabled'
  | 'isRequired'
  | 'isInvalid'
  | 'onBlur'
  | 'autoFocus'
  | 'inputValue'
  | 'onInputChange'
  | 'allowsCustomValue'
  | 'menuTrigger'
>

export interface ComboBoxProps extends FieldProps, FromAria {
  /** Undefined while they load, which the list then says. */
  options: Option[] | undefined
  value?: string | null
  defaultValue?: string
  /** The chosen id; null when the text was emptied. */
  onChange?: (value: string | null) => void
  placeholder?: string
  /** Stands in the list when nothing matches what was typed; the provider's "No results" by default. */
  emptyLabel?: string
  /** The options come filtered already, as from a search on the server with `onInputChange`. */
  isFiltered?: boolean
  ref?: Ref<HTMLInputElement>
}

/** One choice out of a long list: typing narrows it. Above 200 options the list is virtualized. */
export function ComboBox({
  label,
  isLabelHidden,
  isOptional,
  help,
  description,
  errorMessage,
  options,
  onChange,
  placeholder,
  emptyLabel,
  isFiltered,
  ref,
  ...props
}: ComboBoxProps) {
  return (
    <AriaComboBox
      menuTrigger="focus"
      {...props}
      {...(isFiltered ? { items: options ?? [] } : { defaultItems: options ?? [] })}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
      allowsEmptyCollection
      isInvalid={props.isInvalid || errorMessage ? true : undefined}
      {...fieldRoot(props.name)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} help={help} />
      <FieldDescription>{description}</FieldDescription>
      <Group className={controls.control}>
        <ComboInput ref={ref} className={controls.input} placeholder={placeholder} />
        <Button className={controls.inner}>
          <Icon name="chevron-down" />
        </Button>
      </Group>
      <FieldError>{errorMessage}</FieldError>
      <Popover className={classNames(popovers.popover, popovers.matched)!} offset={4}>
        <OptionList total={options?.length} emptyLabel={emptyLabel} />
      </Popover>
    </AriaComboBox>
  )
}

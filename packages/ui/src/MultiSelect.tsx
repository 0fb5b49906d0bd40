import { useRef, useState, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  ComboBox as AriaComboBox,
  ComboBoxValue,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'
import { ComboInput } from './ComboInput.tsx'
import controls from './Control.module.css'
import { FieldDescription, FieldError, FieldLabel, fieldRoot, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import styles from './MultiSelect.module.css'
import { OptionList, type Option } from './OptionList.tsx'
import popovers from './Popover.module.css'
import { TagList } from './TagList.tsx'

export type { Option } from './OptionList.tsx'

type FromAria = Pick<
  AriaComboBoxProps<Option, 'multiple'>,
  'name' | 'isDisabled' | 'isRequired' | 'isInvalid' | 'onBlur' | 'inputValue' | 'onInputChange'
>

export interface MultiSelectProps extends FieldProps, FromAria {
  /** Undefined while they load, which the list then says. */
  options: Option[] | undefined
  /** Ids of what is chosen, in the order of choosing. */
  value: string[]
  onChange: (value: string[]) => void
  placeholder?: string
  emptyLabel?: string
  /** Name of the list of chosen things, such as "Selected languages". */
  selectedLabel: string
  /** Caps what is chosen; the rest of the list is then disabled. */
  maximum?: number
  /** The options come filtered already, as from a search on the server with `onInputChange`. */
  isFiltered?: boolean
  /** The choices made beyond the present options, for the names in their tags. */
  chosenOptions?: readonly Option[]
  ref?: Ref<HTMLInputElement>
}

/**
 * Several choices out of a long list, such as the target languages of a project. What is chosen stands as removable
 * tags in the frame; Backspace in the empty input takes the last one away.
 */
export function MultiSelect({
  label,
  isLabelHidden,
  isOptional,
  help,
  description,
  errorMessage,
  options,
  value,
  onChange,
  placeholder,
  emptyLabel,
  selectedLabel,
  maximum = Infinity,
  isFiltered,
  chosenOptions = [],
  inputValue,
  onInputChange,
  ref,
  ...props
}: MultiSelectProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const text = inputValue ?? typed
  const isFull = value.length >= maximum
  const listed = options ?? []
  const items = isFull ? listed.map((o) => (value.includes(o.id) ? o : { ...o, isDisabled: true })) : listed
  const byId = new Map([...chosenOptions, ...listed].map((option) => [option.id, option]))
  const chosen = value.map((id) => byId.get(id) ?? { id, label: id })
  const setText = (next: string) => {
    setTyped(next)
    onInputChange?.(next)
  }
  return (
    <AriaComboBox<Option, 'multiple'>
      {...props}
      selectionMode="multiple"
      menuTrigger="focus"
      {...(isFiltered ? { items } : { defaultItems: items })}
      value={value}
      onChange={(keys) => {
        onChange(keys.map(String))
        // The typed text is no longer needed.
        setText('')
      }}
      inputValue={text}
      onInputChange={setText}
      allowsEmptyCollection
      isInvalid={props.isInvalid || errorMessage ? true : undefined}
      {...fieldRoot(props.name)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} help={help} />
      <FieldDescription>{description}</FieldDescription>
      <Group
        ref={frame}
        className={classNames(controls.control, styles.frame)!}
        // Tab only leaves: a combo box would choose what is in focus, or take it back.
        onKeyDownCapture={(event) => {
          if (event.key === 'Tab') event.stopPropagation()
        }}
      >
        {/* Inside ComboBoxValue, because elsewhere the tags would be taken for options of the combo box. */}
        <ComboBoxValue className={styles.chosen!}>
          {() =>
            chosen.length > 0 && (
              <TagList
                label={selectedLabel}
                items={chosen}
                onRemove={props.isDisabled ? undefined : (ids) => onChange(value.filter((id) => !ids.includes(id)))}
              />
            )
          }
        </ComboBoxValue>
        <ComboInput
          ref={ref}
          className={classNames(controls.input, styles.input)!}
          placeholder={value.length ? undefined : placeholder}
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && !text && value.length) onChange(value.slice(0, -1))
          }}
        />
        <Button className={classNames(controls.inner, styles.toggle)!}>
          <Icon name="chevron-down" />
        </Button>
      </Group>
      <FieldError>{errorMessage}</FieldError>
      <Popover className={classNames(popovers.popover, popovers.matched)!} offset={4} triggerRef={frame}>
        <OptionList total={options?.length} emptyLabel={emptyLabel} />
      </Popover>
    </AriaComboBox>
  )
}

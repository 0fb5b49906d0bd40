import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { Icon, type IconName } from './Icon.tsx'
import styles from './SegmentedControl.module.css'

export interface SegmentedControlProps<Id extends string> {
  label: string
  /** With `isIconOnly` the label is the accessible name of the icon. */
  options: { id: Id; label: string; icon?: IconName }[]
  value: Id
  onChange: (value: Id) => void
  isIconOnly?: boolean
}

/** Two to four ways to see the same thing, such as board or list, light or dark. */
export function SegmentedControl<Id extends string>({
  label,
  options,
  value,
  onChange,
  isIconOnly,
}: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [chosen] = keys
        if (chosen !== value) onChange(chosen as Id)
      }}
      className={styles.group!}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.id}
          id={option.id}
          aria-label={isIconOnly ? option.label : undefined}
          className={styles.option!}
        >
          {option.icon && <Icon name={option.icon} />}
          {!isIconOnly && option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

import type { KeyboardEvent } from 'react'
import { BareButton } from './BareButton.tsx'
import { Icon, type IconName } from './Icon.tsx'
import styles from './SegmentedControl.module.css'

export interface SegmentedControlProps<Id extends string> {
  label: string
  /** With `isIconOnly` the label is the accessible name of the icon. `count` says how many there are. */
  options: { id: Id; label: string; icon?: IconName; count?: string }[]
  value: Id
  onChange: (value: Id) => void
  isIconOnly?: boolean
}

/** Two to five ways to see the same thing, such as board or list, light or dark. Arrow keys go from one to the next. */
export function SegmentedControl<Id extends string>({
  label,
  options,
  value,
  onChange,
  isIconOnly,
}: SegmentedControlProps<Id>) {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its options have the focus
    <div role="radiogroup" aria-label={label} className={styles.group} onKeyDown={moveFocus}>
      {options.map(({ id, label: name, icon, count }) => (
        <BareButton
          key={id}
          role="radio"
          aria-checked={id === value}
          aria-label={isIconOnly ? name : undefined}
          tabIndex={id === value ? 0 : -1}
          data-selected={id === value || undefined}
          className={styles.option}
          onPress={() => id !== value && onChange(id)}
        >
          {icon && <Icon name={icon} />}
          {!isIconOnly && name}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </BareButton>
      ))}
    </div>
  )
}

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')]
  const isTurned = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  const direction = isTurned && getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step
  const present = options.indexOf(event.target as HTMLElement)
  options[(present + direction + options.length) % options.length]?.focus()
}

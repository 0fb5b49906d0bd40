import { classNames } from './class-names.ts'
import controls from './Control.module.css'
import { Icon } from './Icon.tsx'
import styles from './NativeSelect.module.css'
import type { Option } from './OptionList.tsx'

export interface NativeSelectProps {
  /** Accessible name. */
  label: string
  options: Option[]
  /** Id of the chosen option. */
  value: string
  onChange: (value: string) => void
}

/** A choice of few short values for a tool bar: the browser's own select, which every list can afford. */
export function NativeSelect({ label, options, value, onChange }: NativeSelectProps) {
  return (
    <span className={styles.frame}>
      <select
        aria-label={label}
        className={classNames(controls.control, styles.select)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(({ id, label: words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={styles.icon} />
    </span>
  )
}

import type { ReactNode } from 'react'
import { BareButton } from './BareButton.tsx'
import styles from './Counters.module.css'
import type { Tone } from './status-tone.ts'

export interface Counter {
  id: string
  label: string
  /** The number, formatted. Undefined while it loads. */
  value: string | undefined
  /** Its total, such as an amount or the number of words. */
  meta?: ReactNode
  /** Colors a number that presses. */
  tone?: Extract<Tone, 'danger' | 'warning'>
  isPressed: boolean
}

export interface CountersProps {
  /** Accessible name of the group. */
  label: string
  counters: Counter[]
  onPress: (id: string) => void
  /** No counter has a `meta`: they take one line. */
  isSingleLine?: boolean | undefined
}

/** Figures above a list, each of which narrows it down to what is counted. */
export function Counters({ label, counters, onPress, isSingleLine }: CountersProps) {
  return (
    <div role="group" aria-label={label} className={styles.counters} data-lines={isSingleLine ? 1 : undefined}>
      {counters.map(({ id, label: name, value, meta, tone, isPressed }) => (
        <BareButton
          key={id}
          aria-pressed={isPressed}
          aria-busy={value === undefined}
          className={styles.counter}
          onPress={() => onPress(id)}
        >
          <span className={styles.value} data-tone={tone}>
            {value ?? <span className={styles.waiting} />}
          </span>{' '}
          <span className={styles.label}>{name}</span>{' '}
          {!isSingleLine && <span className={styles.meta}>{meta ?? '\u00A0'}</span>}
        </BareButton>
      ))}
    </div>
  )
}

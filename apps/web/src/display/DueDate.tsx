import { Icon } from '@dragoman/ui/Icon'
import { t } from '../i18n/t.ts'
import styles from './DueDate.module.css'
import { Moment } from './Moment.tsx'

/** A due date in epoch milliseconds: marked while it presses, by an icon with a word and by color. */
export function DueDate({ value, status }: { value: number; status: string }) {
  const pressing = urgency(value, status)
  if (!pressing) return <Moment value={value} />
  return (
    <span className={`${styles.due} ${styles[pressing]}`}>
      <Icon name={pressing === 'late' ? 'warning' : 'clock'} label={t(`shell.due.${pressing}`)} />
      <Moment value={value} />
    </span>
  )
}

const day = 86_400_000

/** States in which a due date no longer presses. */
const settled = new Set(['DELIVERED', 'INVOICED', 'CANCELLED'])

/**
 * How a due date stands: `late` once it has passed, `soon` within a day, undefined where it does not press.
 * @param dueDate epoch milliseconds
 * @param status of the project or task that is due
 */
export function urgency(dueDate: number, status: string, now = Date.now()): 'late' | 'soon' | undefined {
  if (settled.has(status)) return undefined
  if (dueDate < now) return 'late'
  return dueDate - now < day ? 'soon' : undefined
}

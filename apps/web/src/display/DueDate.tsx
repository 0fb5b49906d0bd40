import { drawIcon } from '@dragoman/ui/Icon'
import type { ReactNode } from 'react'
import { t } from '../i18n/t.ts'
import styles from './DueDate.module.css'
import { drawMoment } from './Moment.tsx'

/** A due date in epoch milliseconds: marked while it presses, by an icon with a word and by color. */
export function DueDate({ value, status }: { value: number; status: string }) {
  const pressing = urgency(value, status)
  return drawDue(pressing, drawMoment({ value }))
}

/** A due date marked as it presses: the icon says it in a word. */
export function drawDue(pressing: 'late' | 'soon' | undefined, time: ReactNode) {
  if (!pressing) return time
  return (
    <span className={`${styles.due} ${styles[pressing]}`}>
      {drawIcon({ name: pressing === 'late' ? 'warning' : 'clock', label: t(`shell.due.${pressing}`) })}
      {time}
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

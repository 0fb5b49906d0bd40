import { Icon } from '@dragoman/ui/Icon'
import { t } from '../i18n/t.ts'
import { urgency } from './due.ts'
import styles from './DueDate.module.css'
import { Moment } from './Moment.tsx'

/** A due date in epoch milliseconds: marked while it presses, by an icon with a word and by colour. */
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

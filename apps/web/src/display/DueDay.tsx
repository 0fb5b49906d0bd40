import { Icon } from '@dragoman/ui/Icon'
import { Timestamp } from '@dragoman/ui/Timestamp'
import { formatFullTimestamp } from '../i18n/format-days.ts'
import { t } from '../i18n/t.ts'
import { urgency } from './DueDate.tsx'
import styles from './DueDate.module.css'
import { dueWords } from './due-words.ts'

/** A due date in epoch milliseconds, as short as a list needs it: how late, today or tomorrow, else the day. */
export function DueDay({ value, status }: { value: number; status: string }) {
  const pressing = urgency(value, status)
  const time = (
    <Timestamp value={value} title={formatFullTimestamp(value)}>
      {dueWords(value, pressing)}
    </Timestamp>
  )
  if (!pressing) return time
  return (
    <span className={`${styles.due} ${styles[pressing]}`}>
      <Icon name={pressing === 'late' ? 'warning' : 'clock'} label={t(`shell.due.${pressing}`)} />
      {time}
    </span>
  )
}

import { drawTime } from '@dragoman/ui/Timestamp'
import { formatFullTimestamp } from '../i18n/format-days.ts'
import { drawDue, urgency } from './DueDate.tsx'
import { dueWords } from './due-words.ts'

/** A due date in epoch milliseconds, as short as a list needs it: how late, today or tomorrow, else the day. */
export function DueDay({ value, status }: { value: number; status: string }) {
  const pressing = urgency(value, status)
  const children = dueWords(value, pressing)
  return drawDue(pressing, drawTime({ value, title: formatFullTimestamp(value), children }))
}

import { Icon } from '@dragoman/ui/Icon'
import { formatClock } from '../../../i18n/format.ts'
import { formatDay, formatFullTimestamp, formatRelativeDay } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import { daysOverdue, dueState } from './due-state.ts'
import styles from './LanguageGrid.module.css'

export interface DueWordProps {
  /** Epoch milliseconds. */
  dueDate: number | undefined
  /** When it was delivered; undefined while it is open. */
  deliveryDate: number | undefined
}

/** A due date in a cell: in words while it presses, never by color alone. */
export function DueWord({ dueDate, deliveryDate }: DueWordProps) {
  if (deliveryDate !== undefined) {
    return (
      <span className={styles.due} data-tone="done" title={formatFullTimestamp(deliveryDate)}>
        <Icon name="check" label={t('projects.delivered')} />
        {formatDay(deliveryDate)}
      </span>
    )
  }
  if (dueDate === undefined) return null
  const state = dueState(dueDate)
  return (
    <span className={styles.due} data-tone={state} title={formatFullTimestamp(dueDate)}>
      {state === 'overdue' && <Icon name="warning" />}
      {state === 'overdue'
        ? overdueText(daysOverdue(dueDate))
        : state === 'later'
          ? formatDay(dueDate)
          : state === 'tomorrow'
            ? formatRelativeDay(1)
            : t('projects.work.today', { time: formatClock(dueDate) })}
    </span>
  )
}

const overdueText = (days: number) =>
  days === 0 ? t('projects.work.overdue') : t('projects.work.daysOverdue', { days })

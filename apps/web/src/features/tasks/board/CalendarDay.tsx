import type { Task, TaskCalendarDay } from '@dragoman/sdk/operations/tasks'
import { toBcp47 } from '@dragoman/sdk/locale'
import { BareButton } from '@dragoman/ui/BareButton'
import { Icon } from '@dragoman/ui/Icon'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { useState } from 'react'
import { urgency } from '../../../display/DueDate.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { formatCalendarDay } from '../../../i18n/format-days.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import { sliceRange, taskStepName } from '../task-name.ts'
import styles from './TaskCalendar.module.css'

export interface CalendarDayProps {
  day: string
  /** Without it, nothing is due. */
  due: TaskCalendarDay | undefined
  /** How many lines there are for tasks; the last one tells of further tasks. */
  lines: number
  isToday: boolean
  /** It belongs to another month. */
  isOutside: boolean
  onOpen: () => void
  /** Without it, tasks stay on their days. */
  onDrag: ((task: Task | null) => void) | undefined
  /** Puts the dragged task on this day. */
  onDrop: (() => void) | undefined
}

/** A day of the calendar, with the first of its tasks. */
export function CalendarDay({ day, due, lines, isToday, isOutside, onOpen, onDrag, onDrop }: CalendarDayProps) {
  const [isOver, setOver] = useState(false)
  const name = formatCalendarDay(day, 'full')
  const shown = due && (due.taskCount > lines ? due.tasks.slice(0, lines - 1) : due.tasks)
  const hidden = due && shown ? due.taskCount - shown.length : 0
  return (
    <td
      className={styles.day}
      data-today={isToday || undefined}
      data-outside={isOutside || undefined}
      data-empty={!due || undefined}
      data-over={(isOver && onDrop !== undefined) || undefined}
      onDragOver={(event) => {
        if (!onDrop) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop?.()
      }}
    >
      <div className={styles.dayHead}>
        <span className={styles.number}>
          <time dateTime={day} aria-label={name} aria-current={isToday ? 'date' : undefined}>
            {String(Number(day.slice(8)))}
          </time>
          <span className={styles.weekday} aria-hidden>
            {formatCalendarDay(day, 'weekdayAndDay')}
          </span>
        </span>
        {due && (
          <BareButton className={styles.sum} onPress={onOpen}>
            <VisuallyHidden elementType="span">
              {t('board.calendar.open', { day: name, count: due.taskCount })}
            </VisuallyHidden>
            {due.lateCount > 0 && (
              <span className={styles.late}>
                <Icon name="warning" />
                {formatNumber(due.lateCount)}
              </span>
            )}
            <span className={styles.total}>{t('board.words', { count: due.words })}</span>
          </BareButton>
        )}
      </div>
      {shown && (
        <ul className={styles.tasks}>
          {shown.map((task) => (
            <CalendarTask key={task.uuid} task={task} onDrag={onDrag} />
          ))}
          {hidden > 0 && (
            <li>
              <BareButton className={styles.more} onPress={onOpen}>
                {t('board.calendar.more', { count: formatNumber(hidden) })}
              </BareButton>
            </li>
          )}
        </ul>
      )}
    </td>
  )
}

function CalendarTask({ task, onDrag }: { task: Task; onDrag: CalendarDayProps['onDrag'] }) {
  const { uuid, status, dueDate, workUnit, slice } = task
  const mayMove = onDrag !== undefined && ['DRAFT', 'PENDING', 'APPROVED'].includes(status)
  const title = `${taskStepName(task)} · ${enumWord('taskStatus', status)}`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu of the task does the same
    <li
      className={styles.task}
      data-status={status}
      data-late={(dueDate !== undefined && urgency(dueDate, status) === 'late') || undefined}
      draggable={mayMove}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', workUnit.filename)
        onDrag?.(task)
      }}
      onDragEnd={() => onDrag?.(null)}
      title={title}
    >
      <Link to="/tasks/$id" params={{ id: uuid }} variant="plain" draggable={false} aria-label={title}>
        <bdi>{workUnit.filename}</bdi>
        {slice && ` ${sliceRange(slice)}`}
      </Link>
      <span className={styles.language}>{toBcp47(workUnit.targetLanguage)}</span>
    </li>
  )
}

import * as api from '@dragoman/sdk/api'
import type { Task, TaskCalendarDay } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { ifMatch } from '@dragoman/sdk/versions'
import { useCan } from '@dragoman/hooks/permissions'
import { Button } from '@dragoman/ui/Button'
import { IconButton } from '@dragoman/ui/IconButton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatCalendarDay, formatMonth } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import type { ListState } from '../../../list/list-state.ts'
import { showToast } from '../../../ground/toasts.ts'
import { taskName } from '../task-name.ts'
import { useTaskWrite } from '../use-task-write.ts'
import { calendarQuery } from './board-query.ts'
import { CalendarDay } from './CalendarDay.tsx'
import { DayPanel } from './DayPanel.tsx'
import { dayOf, onDay, shiftMonth, weeksOf } from './days.ts'
import styles from './TaskCalendar.module.css'
import { ownTimezone } from '../../../i18n/own-timezone.ts'

export interface TaskCalendarProps {
  list: ListState
  /** Month such as `2026-11`; the present one when left out. */
  month: string | undefined
  onMonthChange: (month: string | undefined) => void
}

/** Lines of a day. The style of a day has room for as many, so that no week moves when tasks come. */
const dayLines = 3

/** The tasks of a month by the day on which they are due; dragged to another day, they are due then. */
export function TaskCalendar({ list, month: chosen, onMonthChange }: TaskCalendarProps) {
  const [today] = useState(() => dayOf(Date.now()))
  const month = chosen ?? today.slice(0, 7)
  const weeks = weeksOf(month)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...calendarQuery(list.request, { from: weeks[0]![0]!, days: 7 * weeks.length, cards: dayLines }),
    placeholderData: keepPreviousData,
  })
  const [opened, setOpened] = useState<string | null>(null)
  const [dragged, setDragged] = useState<Task | null>(null)
  const reschedule = useReschedule()
  const mayChange = useCan(requirements['tasks.updateDueDate'])
  const days = new Map<string, TaskCalendarDay>((data?.days ?? []).map((day) => [day.day, day]))
  const go = (by: number) => {
    const next = shiftMonth(month, by)
    onMonthChange(next === today.slice(0, 7) ? undefined : next)
  }
  return (
    <div className={styles.calendar}>
      <div className={styles.bar}>
        <h2 className={styles.month} aria-live="polite">
          {formatMonth(month, 'long')}
        </h2>
        <Button size="small" onPress={() => onMonthChange(undefined)} isDisabled={chosen === undefined}>
          {t('board.calendar.today')}
        </Button>
        <IconButton icon="chevron-start" isDirectional label={t('board.calendar.previous')} onPress={() => go(-1)} />
        <IconButton icon="chevron-end" isDirectional label={t('board.calendar.next')} onPress={() => go(1)} />
        <span className={styles.zone}>{t('board.zone', { zone: ownTimezone() })}</span>
      </div>
      {error ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : (
        <div className={styles.region} data-dimmed={isPlaceholderData || undefined}>
          <table className={styles.table} aria-label={formatMonth(month, 'long')} aria-busy={!data || undefined}>
            <thead>
              <tr>
                {weeks[0]!.map((day) => (
                  <th key={day} scope="col">
                    {formatCalendarDay(day, 'weekday')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week[0]}>
                  {week.map((day) => (
                    <CalendarDay
                      key={day}
                      day={day}
                      due={days.get(day)}
                      lines={dayLines}
                      isToday={day === today}
                      isOutside={!day.startsWith(month)}
                      onOpen={() => setOpened(day)}
                      onDrag={mayChange ? setDragged : undefined}
                      onDrop={
                        dragged
                          ? () => {
                              setDragged(null)
                              reschedule(dragged, day)
                            }
                          : undefined
                      }
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {data && data.days.length === 0 && <p className={styles.none}>{t('board.calendar.none')}</p>}
        </div>
      )}
      {opened !== null && <DayPanel day={opened} search={list.request} onClose={() => setOpened(null)} />}
    </div>
  )
}

/** Makes a task due at the same time of another day; the message takes it back. */
function useReschedule() {
  const update = useTaskWrite(api.tasks.updateDueDate)
  return (task: Task, day: string) => {
    const before = task.dueDate
    if (before === undefined || dayOf(before) === day) return
    const path = { taskUuid: task.uuid }
    const send = (from: Task, dueDate: number | null, onSuccess?: (saved: Task) => void) =>
      update.mutate({ path, body: { dueDate }, headers: ifMatch(from) }, { onSuccess })
    send(task, onDay(before, day), (saved) =>
      showToast({
        tone: 'success',
        title: t('board.moved', { task: taskName(task), place: formatCalendarDay(day, 'weekdayAndDay') }),
        action: { label: t('board.undo'), onAction: () => send(saved, task.dueDateSet ? before : null) },
      }),
    )
  }
}

import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { SidePanel } from '@dragoman/ui/SidePanel'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DueDay } from '../../../display/DueDay.tsx'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatCalendarDay } from '../../../i18n/format-days.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { ListCard } from '../../../list/ListCard.tsx'
import { Link } from '../../../ground/links.ts'
import { TaskDialogs, type TaskDoing } from '../task-dialogs.tsx'
import { assigneeOf, taskState } from '../list/task-columns.tsx'
import { TaskMenu } from '../list/TaskMenu.tsx'
import type { TaskSearch } from '../task-search.ts'
import { calendarQuery } from './board-query.ts'
import styles from './TaskCalendar.module.css'

/** How many tasks of a day are listed. */
const mostTasks = 100

/** All tasks that are due on a day. */
export function DayPanel({ day, search, onClose }: { day: string; search: TaskSearch; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    ...calendarQuery(search, { from: day, days: 1, cards: mostTasks }),
    placeholderData: keepPreviousData,
  })
  const mayAssign = useCan(requirements['users.listEligibleLinguists'])
  const [doing, setDoing] = useState<TaskDoing | null>(null)
  const close = () => setDoing(null)
  const due = data?.days[0]
  const hidden = due ? due.taskCount - due.tasks.length : 0
  return (
    <SidePanel isOpen title={formatCalendarDay(day, 'full')} onClose={onClose}>
      {error && <RegionError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {due && (
        <>
          <p className={styles.facts}>
            {t('tasks.count', { count: due.taskCount })} · {t('board.words', { count: due.words })}
          </p>
          <ul className={styles.list}>
            {due.tasks.map((task) => (
              <li key={task.uuid}>
                <ListCard
                  name={
                    <Link to="/tasks/$id" params={{ id: task.uuid }} variant="plain">
                      <bdi>{task.workUnit.filename}</bdi>
                    </Link>
                  }
                  due={task.dueDate !== undefined && <DueDay value={task.dueDate} status={task.status} />}
                  place={<bdi>{task.project.reference}</bdi>}
                  state={taskState(task)}
                  languages={
                    <>
                      <LanguageCodes source={task.workUnit.sourceLanguage} target={task.workUnit.targetLanguage} />{' '}
                      {enumWord('workflow', task.workflow.code, task.workflow.title)} ·{' '}
                      {t('board.words', { count: (task.slice ?? task.workUnit).words })}
                    </>
                  }
                  end={
                    <>
                      {assigneeOf(task)}
                      <TaskMenu
                        task={task}
                        onAction={mayAssign ? (what) => setDoing({ what, tasks: [task] }) : undefined}
                      />
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          {hidden > 0 && <p className={styles.facts}>{t('board.calendar.rest', { count: hidden })}</p>}
        </>
      )}
      <TaskDialogs doing={doing} onClose={close} onDone={close} />
    </SidePanel>
  )
}

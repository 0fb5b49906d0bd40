import type { Task } from '@dragoman/sdk/operations/tasks'
import type { ReactNode } from 'react'
import { DueDay } from '../../../display/DueDay.tsx'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { ListCard } from '../../../list/ListCard.tsx'
import { RowLink } from '../../../ground/RowLink.tsx'
import { assigneeOf, ownState, taskState } from './task-columns.tsx'

/** A task as a manager sees it on a phone: how far it is, and who does it. */
export const taskCard = (task: Task) => <TaskCard task={task} state={taskState(task)} end={assigneeOf(task)} />

/** A task as its linguist sees it on a phone: what it is, when it is due, and what it pays. */
export const ownCard = (task: Task) => (
  <TaskCard
    task={task}
    state={ownState(task)}
    end={task.payableAmount !== undefined && formatMoney(task.payableAmount, task.currency)}
  />
)

/** A task as a card on a phone, with its state and what its reader asks for first. */
const TaskCard = ({ task, state, end }: { task: Task; state: ReactNode; end: ReactNode }) => (
  <ListCard
    name={
      <RowLink to="/tasks/$id" id={task.uuid} data-main="">
        <bdi>{task.workUnit.filename}</bdi>
      </RowLink>
    }
    due={task.dueDate !== undefined && <DueDay value={task.dueDate} status={task.status} />}
    place={<bdi>{task.project.reference}</bdi>}
    state={state}
    languages={
      <>
        <LanguageCodes source={task.workUnit.sourceLanguage} target={task.workUnit.targetLanguage} />{' '}
        {enumWord('workflow', task.workflow.code, task.workflow.title)} ·{' '}
        {t('tasks.counter.words', { count: (task.slice ?? task.workUnit).words })}
      </>
    }
    end={end}
  />
)

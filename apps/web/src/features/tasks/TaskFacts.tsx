import { useCan } from '@dragoman/hooks/permissions'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { IconButton } from '@dragoman/ui/IconButton'
import { useState, type ReactNode } from 'react'
import { DueDate } from '../../display/DueDate.tsx'
import { Languages } from '../../display/Languages.tsx'
import { Moment } from '../../display/Moment.tsx'
import { StatusWord } from '../../display/StatusWord.tsx'
import { enumWord, t } from '../../i18n/t.ts'
import { listSeparator, isolated } from '../../i18n/format.ts'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { CustomValues } from '../custom-fields/values/CustomValues.tsx'
import { setFieldNames, setFields, type SetFieldName } from './set-fields.ts'
import { sliceRange } from './task-name.ts'
import styles from './TaskDetail.module.css'
import { TaskDialogs } from './task-dialogs.tsx'
import { assigneeOf, ProjectLink } from './list/task-columns.tsx'

/** The facts about a task; unknown ones are not listed. */
export function TaskFacts({ task }: { task: Task }) {
  const { workUnit, workflow, status, dueDate, client, currency, payableAmount } = task
  const mayUpdate = useCan(requirements['tasks.updateDueDate'])
  const mayChange = mayUpdate && (status === 'DRAFT' || status === 'PENDING' || status === 'APPROVED')
  const [asked, setAsked] = useState<'due' | SetFieldName | 'categories' | null>(null)
  const close = () => setAsked(null)
  const moments = [
    ['created', task.creationDate],
    ['assigned', task.assignDate],
    ['accepted', task.acceptanceDate],
    ['delivered', task.deliveryDate],
  ] as const
  return (
    <Card title={t('tasks.facts')}>
      <DescriptionList>
        <Property term={t('tasks.project')}>
          <ProjectLink task={task} />
        </Property>
        <Property term={t('tasks.unit')}>
          <bdi>{client}</bdi>
        </Property>
        <Property term={t('tasks.languages')}>
          <Languages source={workUnit.sourceLanguage} target={workUnit.targetLanguage} />
        </Property>
        <Property term={t('tasks.step')}>{enumWord('workflow', workflow.code, workflow.title)}</Property>
        {task.slice && <Property term={t('tasks.segments')}>{sliceRange(task.slice)}</Property>}
        <Property term={t('tasks.status')}>
          <StatusWord of="taskStatus" code={status} />
        </Property>
        <Property term={t('tasks.assignee')}>{assigneeOf(task)}</Property>
        {(dueDate !== undefined || mayChange) && (
          <Property term={t('tasks.due')}>
            <Editable label={t('tasks.changeDue')} onEdit={mayChange && (() => setAsked('due'))}>
              {dueDate === undefined ? t('tasks.due.none') : <DueDate value={dueDate} status={status} />}
              {dueDate !== undefined && !task.dueDateSet && mayUpdate && ` · ${t('tasks.due.proposed')}`}
            </Editable>
          </Property>
        )}
        {setFieldNames
          .filter((name) => mayChange || setFields[name].shown(task) !== undefined)
          .map((name) => (
            <Property key={name} term={t(setFields[name].term)}>
              <Editable label={t(setFields[name].action)} onEdit={mayChange && (() => setAsked(name))}>
                {setFields[name].shown(task) ?? t('shell.none')}
              </Editable>
            </Property>
          ))}
        {(task.categories.length > 0 || mayChange) && (
          <Property term={t('tasks.categories')}>
            <Editable label={t('tasks.categories.edit')} onEdit={mayChange && (() => setAsked('categories'))}>
              {task.categories.length > 0 ? task.categories.map(isolated).join(listSeparator()) : t('shell.none')}
            </Editable>
          </Property>
        )}
        <CustomValues entity="TASK" uuid={task.uuid} values={task.customFields} />
        {payableAmount !== undefined && (
          <Property term={t('tasks.pay')}>{formatMoney(payableAmount, currency)}</Property>
        )}
        {moments.map(
          ([name, moment]) =>
            moment !== undefined && (
              <Property key={name} term={t(`tasks.when.${name}`)}>
                <Moment value={moment} />
              </Property>
            ),
        )}
      </DescriptionList>
      <TaskDialogs doing={asked && { what: asked, tasks: [task] }} onClose={close} onDone={close} />
    </Card>
  )
}

/** A value with a button that opens the dialog for it; `onEdit` is false where it can't be changed. */
function Editable({ label, onEdit, children }: { label: string; onEdit: (() => void) | false; children: ReactNode }) {
  if (!onEdit) return children
  return (
    <span className={styles.editable}>
      <span>{children}</span>
      <IconButton icon="edit" size="small" label={label} onPress={onEdit} />
    </span>
  )
}

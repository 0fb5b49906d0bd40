import { useCan } from '@dragoman/hooks/permissions'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { enumWord, t } from '../../../i18n/t.ts'
import { OpenEditorMenuItem } from '../../editor/open/OpenEditor.tsx'
import { setFieldNames, setFields } from '../set-fields.ts'
import type { TaskAction } from '../task-dialogs.tsx'
import { revocable } from '../revocable.ts'
import { mayBeSplit } from '../may-be-split.ts'
import { taskName } from '../task-name.ts'

interface TaskMenuProps {
  task: Task
  /** Without it giving tasks to people is not offered. */
  onAction?: (what: TaskAction) => void
  /** Further items, at the end. */
  more?: ReactNode
}

/** A manager's actions on a task in a list. */
export function TaskMenu({ task, onAction, more }: TaskMenuProps) {
  const { uuid, workUnit, workflow, status, assignee } = task
  const isOpen = status === 'PENDING'
  const mayMove = useCan(requirements['tasks.updateDueDate'])
  const step = enumWord('workflow', workflow.code, workflow.title)
  return (
    <MoreMenu label={t('tasks.menu', { name: taskName(task), step })}>
      {() => (
        <>
          {onAction && (
            <MenuItem
              icon="user"
              onAction={() => onAction('assign')}
              isDisabled={!isOpen}
              description={isOpen ? undefined : notOpen(status)}
            >
              {assignee ? t('tasks.reassign') : t('tasks.assign')}
            </MenuItem>
          )}
          {onAction && revocable([task]).length > 0 && (
            <MenuItem icon="undo" onAction={() => onAction('revoke')}>
              {t('tasks.revoke')}
            </MenuItem>
          )}
          {onAction && (
            <MenuItem icon="calendar" onAction={() => onAction('due')}>
              {t('tasks.changeDue')}
            </MenuItem>
          )}
          {onAction && <SetFieldItems onAction={onAction} />}
          {onAction && mayMove && status === 'APPROVED' && (
            <MenuItem icon="check" onAction={() => onAction('deliver')}>
              {t('tasks.move.deliver')}
            </MenuItem>
          )}
          {onAction && mayMove && isUnfinished(status) && (
            <MenuItem icon="x" tone="danger" onAction={() => onAction('cancel')}>
              {t('tasks.move.cancel')}
            </MenuItem>
          )}
          {onAction && mayBeSplit(task) && (
            <MenuItem icon="columns" onAction={() => onAction('split')}>
              {t('tasks.split')}
            </MenuItem>
          )}
          {onAction && task.fromSplit && (
            <MenuItem icon="copy" onAction={() => onAction('join')}>
              {t('tasks.join')}
            </MenuItem>
          )}
          <MenuLink icon="tasks" to="/tasks/$id" params={{ id: uuid }}>
            {t('tasks.open')}
          </MenuLink>
          <OpenEditorMenuItem items={[{ workUnit, taskUuid: uuid, step: task.workflow.code }]} />
          {more}
        </>
      )}
    </MoreMenu>
  )
}

/** Items that set the fields of tasks, one or many. */
export const SetFieldItems = ({ onAction }: { onAction: (what: TaskAction) => void }) =>
  setFieldNames.map((name) => (
    <MenuItem key={name} icon={setFields[name].icon} onAction={() => onAction(name)}>
      {t(setFields[name].action)}
    </MenuItem>
  ))

const isUnfinished = (status: Task['status']) => status === 'DRAFT' || status === 'PENDING' || status === 'APPROVED'

const notOpen = (status: Task['status']) => t('tasks.notOpen', { status: enumWord('taskStatus', status) })

/** An item of a menu that leads to a page of the app. */
export const MenuLink = createLink(MenuItem)

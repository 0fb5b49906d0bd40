import type { Task } from '@dragoman/sdk/operations/tasks'
import { Button } from '@dragoman/ui/Button'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { enumWord, t } from '../../../i18n/t.ts'
import { LinkButton } from '../../../ground/links.ts'
import { OpenEditorButton, OpenEditorMenuItem } from '../../editor/open/OpenEditor.tsx'
import { taskName } from '../task-name.ts'
import { isWritable } from '../task-progress.ts'
import { useXliffExport } from '../use-task-files.ts'
import { MenuLink } from './TaskMenu.tsx'

/** A linguist's actions on a task of theirs in the list. */
export interface WorkActions {
  onAccept: (task: Task) => void
  onDeliver: (task: Task) => void
  onReject: (task: Task) => void
}

/** The next thing to do with a task, as a button, and what else can be done with it. */
export function WorkMenu({ task, onAccept, onDeliver, onReject }: { task: Task } & WorkActions) {
  const { uuid, workUnit, workflow, status } = task
  const xliff = useXliffExport(task)
  const item = { workUnit, taskUuid: uuid, step: workflow.code }
  const isInWork = status === 'PENDING' || status === 'APPROVED'
  const name = t('tasks.menu', { name: taskName(task), step: enumWord('workflow', workflow.code, workflow.title) })
  return (
    <>
      {status === 'PENDING' ? (
        <Button size="small" onPress={() => onAccept(task)}>
          {t('tasks.move.accept')}
        </Button>
      ) : isWritable(task) ? (
        <OpenEditorButton size="small" items={[item]} />
      ) : (
        <LinkButton size="small" to="/tasks/$id" params={{ id: uuid }}>
          {t('tasks.open')}
        </LinkButton>
      )}
      <MoreMenu label={name}>
        {() => (
          <>
            <MenuLink icon="tasks" to="/tasks/$id" params={{ id: uuid }}>
              {t('tasks.open')}
            </MenuLink>
            <OpenEditorMenuItem items={[item]} />
            <MenuItem icon="download" onAction={() => xliff.mutate()}>
              {t('tasks.files.xliff')}
            </MenuItem>
            {isWritable(task) && (
              <MenuLink icon="upload" to="/tasks/$id" params={{ id: uuid }} search={{ tab: 'files' }}>
                {t('tasks.upload')}
              </MenuLink>
            )}
            {status === 'APPROVED' && (
              <MenuItem icon="check" onAction={() => onDeliver(task)}>
                {t('tasks.move.deliver')}
              </MenuItem>
            )}
            {isInWork && (
              <MenuItem icon="undo" tone="danger" onAction={() => onReject(task)}>
                {t('tasks.move.reject')}
              </MenuItem>
            )}
          </>
        )}
      </MoreMenu>
    </>
  )
}

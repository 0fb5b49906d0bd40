import { useSession } from '@dragoman/hooks/session'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { DataTable, type DataTableProps } from '@dragoman/ui/DataTable'
import { useMemo, useState, type ReactNode } from 'react'
import { t } from '../../../i18n/t.ts'
import { TaskDialogs, type TaskAction, type TaskDoing } from '../bulk/task-dialogs.tsx'
import { revocable } from '../moves/revocable.ts'
import { taskName } from '../task-name.ts'
import { taskColumns, type TaskColumn } from './task-columns.tsx'
import { TaskMenu } from './TaskMenu.tsx'

export interface TaskTableProps extends Pick<
  DataTableProps<Task>,
  'sort' | 'onSortChange' | 'isRefreshing' | 'error' | 'empty' | 'footer' | 'isEmbedded' | 'isFitting' | 'card'
> {
  /** Accessible name. */
  label: string
  tasks: Task[] | undefined
  /** Without it, all. Keep it stable. */
  columns?: readonly TaskColumn[]
  /** Further buttons for the chosen tasks. */
  bulkActions?: (chosen: readonly Task[]) => ReactNode
  /** Further items of a task's menu. Keep it stable. */
  menuItems?: (task: Task) => ReactNode
}

const rowId = ({ uuid }: Task) => uuid
export const managerColumns = [
  'file',
  'project',
  'targetLanguage',
  'workflow',
  'status',
  'assignee',
  'dueDate',
  'words',
  'progress',
  'pay',
] as const

/** Columns of a project's own tasks: the project goes without saying. */
export const projectTaskColumns = managerColumns.filter((column) => column !== 'project')

/** Tasks as a manager sees them: who does them, and how far they are; given to people and taken back, one or many. */
export function TaskTable({
  label,
  tasks,
  columns = managerColumns,
  bulkActions,
  menuItems,
  ...table
}: TaskTableProps) {
  const { session } = useSession()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [doing, setDoing] = useState<TaskDoing | null>(null)
  const mayAssign = session.can(requirements['users.listEligibleLinguists'])
  const drawn = useMemo(() => taskColumns(columns), [columns])
  const rowActions = useMemo(
    () => ({
      cell: (task: Task) => (
        <TaskMenu
          task={task}
          onAction={mayAssign ? (what) => setDoing({ what, tasks: [task] }) : undefined}
          more={menuItems?.(task)}
        />
      ),
    }),
    [mayAssign, menuItems],
  )
  // What is no longer in view is no longer chosen: nobody should change what they cannot see.
  const chosen = useMemo(() => (tasks ?? []).filter(({ uuid }) => selected.has(uuid)), [tasks, selected])
  const close = () => setDoing(null)
  const done = () => {
    setDoing(null)
    setSelected(new Set())
  }
  return (
    <>
      <DataTable
        {...table}
        label={label}
        columns={drawn}
        rows={tasks}
        rowId={rowId}
        rowActions={rowActions}
        selection={
          mayAssign || bulkActions
            ? {
                selected: new Set(chosen.map(rowId)),
                onChange: setSelected,
                actions: (
                  <>
                    {mayAssign && (
                      <>
                        <Button
                          size="small"
                          variant="primary"
                          onPress={() => setDoing({ what: 'assign', tasks: chosen })}
                        >
                          {t('tasks.assignTo')}
                        </Button>
                        <Button size="small" onPress={() => setDoing({ what: 'place', tasks: chosen })}>
                          {t('tasks.placement')}
                        </Button>
                        <Button
                          size="small"
                          isDisabled={revocable(chosen).length === 0}
                          onPress={() => setDoing({ what: 'revoke', tasks: chosen })}
                        >
                          {t('tasks.revoke')}
                        </Button>
                        <BulkMenu onAction={(what) => setDoing({ what, tasks: chosen })} />
                      </>
                    )}
                    {bulkActions?.(chosen)}
                  </>
                ),
                rowName: taskName,
              }
            : undefined
        }
      />
      <TaskDialogs doing={doing} onClose={close} onDone={done} />
    </>
  )
}

/** Further changes of the chosen tasks. */
function BulkMenu({ onAction }: { onAction: (what: TaskAction) => void }) {
  return (
    <MoreMenu label={t('tasks.more')}>
      {() => (
        <>
          <MenuItem icon="calendar" onAction={() => onAction('due')}>
            {t('tasks.changeDue')}
          </MenuItem>
          <MenuItem icon="quality" onAction={() => onAction('score')}>
            {t('tasks.setScore')}
          </MenuItem>
        </>
      )}
    </MoreMenu>
  )
}

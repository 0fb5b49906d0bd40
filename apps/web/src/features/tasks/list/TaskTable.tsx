import { useCan } from '@dragoman/hooks/permissions'
import { useSession } from '@dragoman/hooks/session'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { DataTable, type DataTableProps, type Column } from '@dragoman/ui/DataTable'
import type { ListSearch } from '@dragoman/hooks/list'
import { useMemo, useState, type ReactNode } from 'react'
import { t } from '../../../i18n/t.ts'
import { Commands } from '../../../ground/Commands.tsx'
import { useListSelection } from '../../../list/use-list-selection.ts'
import { useSame } from '../../../list/use-same.ts'
import { setFieldNames, setFields } from '../set-fields.ts'
import { TaskDialogs, type TaskAction, type TaskDoing } from '../task-dialogs.tsx'
import { revocable } from '../revocable.ts'
import { taskName } from '../task-name.ts'
import { tasksQuery } from '../task-query.ts'
import { taskCard } from './task-card.tsx'
import { taskColumns, type TaskColumn } from './task-columns.tsx'
import { SetFieldItems, TaskMenu } from './TaskMenu.tsx'

/** The column of a custom field, by its key. */
export type CustomColumn = `cf.${string}`

export interface TaskTableProps extends Pick<
  DataTableProps<Task>,
  | 'sort'
  | 'onSortChange'
  | 'isRefreshing'
  | 'error'
  | 'empty'
  | 'footer'
  | 'isEmbedded'
  | 'isFitting'
  | 'columnSizes'
  | 'onColumnResize'
> {
  /** Accessible name. */
  label: string
  tasks: Task[] | undefined
  /** Without it, all. Keep it stable. */
  columns?: readonly (TaskColumn | CustomColumn)[]
  /** Columns that an account has added, of which `columns` names some. */
  custom?: readonly Column<Task>[]
  /** Further buttons for the chosen tasks. */
  bulkActions?: (chosen: readonly Task[]) => ReactNode
  /** Further items of a task's menu. Keep it stable. */
  menuItems?: (task: Task) => ReactNode
  /** The list that the tasks are a page of: they stay selected on its other pages, where all can be selected, too. */
  list?: { request: ListSearch; total: number | undefined }
}

const rowId = ({ uuid }: Task) => uuid
const isCustom = (id: TaskColumn | CustomColumn): id is CustomColumn => id.startsWith('cf.')
const noRequest = {}
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

/** Columns of a project's own tasks: the project goes without saying, and the state tells how far each is. */
export const projectTaskColumns: readonly TaskColumn[] = managerColumns.filter(
  (column) => column !== 'project' && column !== 'progress',
)

/** Tasks as a manager sees them: who does them, and how far they are; given to people and taken back, one or many. */
export function TaskTable({
  label,
  tasks,
  columns = managerColumns,
  custom,
  bulkActions,
  menuItems,
  list,
  ...table
}: TaskTableProps) {
  const { session } = useSession()
  const [doing, setDoing] = useState<(TaskDoing & { onDone?: () => void }) | null>(null)
  const mayAssign = session.can(requirements['users.listEligibleLinguists'])
  const own = useMemo(() => taskColumns(columns.filter((id) => !isCustom(id))), [columns])
  const drawn = useSame(withCustom(columns, own, custom))
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
  const close = () => setDoing(null)
  const done = () => {
    setDoing(null)
    doing?.onDone?.()
  }
  const selection = useListSelection({
    found: tasks && { content: tasks, totalElements: list?.total ?? tasks.length },
    // Outside of a list with pages, tasks that are no longer in view are no longer selected.
    request: list?.request ?? noRequest,
    isOfPage: !list,
    rowName: taskName,
    page: list && tasksQuery,
    actions: (chosen, clear) => (
      <>
        {mayAssign && (
          <>
            <Commands
              offered={bulkKeys.map(({ what, ...command }) => ({
                ...command,
                asks: true,
                run: () => setDoing({ what, tasks: [...chosen], onDone: clear }),
                takeBack: () => setDoing(null),
              }))}
            />
            <Button
              size="small"
              variant="primary"
              onPress={() => setDoing({ what: 'assign', tasks: [...chosen], onDone: clear })}
            >
              {t('tasks.assignTo')}
            </Button>
            <Button size="small" onPress={() => setDoing({ what: 'place', tasks: [...chosen], onDone: clear })}>
              {t('tasks.placement')}
            </Button>
            <Button
              size="small"
              isDisabled={revocable(chosen).length === 0}
              onPress={() => setDoing({ what: 'revoke', tasks: [...chosen], onDone: clear })}
            >
              {t('tasks.revoke')}
            </Button>
            <BulkMenu onAction={(what) => setDoing({ what, tasks: [...chosen], onDone: clear })} />
          </>
        )}
        {bulkActions?.(chosen)}
      </>
    ),
  })
  return (
    <>
      <DataTable
        {...table}
        label={label}
        columns={drawn}
        rows={tasks}
        rowId={rowId}
        rowActions={rowActions}
        card={taskCard}
        selection={mayAssign || bulkActions ? selection : undefined}
      />
      <TaskDialogs doing={doing} onClose={close} onDone={done} />
    </>
  )
}

/** The columns in their order: own ones as they come, and those of custom fields where they belong. */
function withCustom(
  ids: readonly (TaskColumn | CustomColumn)[],
  own: readonly Column<Task>[],
  custom: readonly Column<Task>[] = [],
): Column<Task>[] {
  const rest = own.values()
  return ids.flatMap((id) => (isCustom(id) ? (custom.find((column) => column.id === id) ?? []) : rest.next().value!))
}

const bulkKeys = [
  { what: 'assign', keys: ['a'], label: 'tasks.assignTo', icon: 'user' },
  { what: 'due', keys: ['d'], label: 'tasks.changeDue', icon: 'calendar' },
  ...setFieldNames.map((what) => ({ what, label: setFields[what].action, icon: setFields[what].icon })),
] as const

/** Further changes of the chosen tasks. */
function BulkMenu({ onAction }: { onAction: (what: TaskAction) => void }) {
  const mayMove = useCan(requirements['tasks.updateDueDate'])
  return (
    <MoreMenu label={t('tasks.more')}>
      {() => (
        <>
          <MenuItem icon="calendar" onAction={() => onAction('due')}>
            {t('tasks.changeDue')}
          </MenuItem>
          <SetFieldItems onAction={onAction} />
          {mayMove && (
            <>
              <MenuItem icon="check" onAction={() => onAction('deliver')}>
                {t('tasks.move.deliver')}
              </MenuItem>
              <MenuItem icon="x" tone="danger" onAction={() => onAction('cancel')}>
                {t('tasks.cancelTasks')}
              </MenuItem>
            </>
          )}
        </>
      )}
    </MoreMenu>
  )
}

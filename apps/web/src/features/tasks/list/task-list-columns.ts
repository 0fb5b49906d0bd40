import type { Task } from '@dragoman/sdk/operations/tasks'
import { t } from '../../../i18n/t.ts'
import type { ListColumn } from '../../../list/list-columns.ts'
import { taskColumns, type TaskColumn } from './task-columns.tsx'
import { managerColumns } from './TaskTable.tsx'

/** The columns of the list of tasks, as a manager chooses and exports them. */
export const taskListColumns = (): (ListColumn<Task> & { id: TaskColumn })[] =>
  taskColumns(managerColumns).map((column) => ({
    ...column,
    isLocked: column.id === 'file',
    isExtra: column.id === 'pay' || column.id === 'progress',
    footer: undefined,
    exported: exportedAs(column.id) ?? [{ field: column.id, title: column.header }],
  }))

function exportedAs(id: TaskColumn) {
  switch (id) {
    case 'targetLanguage':
      return [
        { field: 'sourceLanguage', title: t('list.field.source') },
        { field: 'targetLanguage', title: t('list.field.target') },
      ]
    case 'assignee':
      return [
        { field: 'assignee', title: t('list.field.linguist') },
        { field: 'assignment', title: t('list.field.assignment') },
      ]
    case 'pay':
      return [
        { field: 'pay', title: t('tasks.pay') },
        { field: 'currency', title: t('list.field.currency') },
      ]
    case 'progress':
      return []
    default:
      return undefined
  }
}

import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { AvailableTask, Task } from '@dragoman/sdk/operations/tasks'
import { Button } from '@dragoman/ui/Button'
import { DataTable, type DataTableProps } from '@dragoman/ui/DataTable'
import { useMemo, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { SumOfTasks, workOf } from '../pay/SumOfTasks.tsx'
import { taskName } from '../task-name.ts'
import { useTaskWrite } from '../use-task-write.ts'
import { ownCard } from './task-card.tsx'
import { taskColumns } from './task-columns.tsx'

export interface AvailableTableProps extends Pick<
  DataTableProps<Task>,
  'sort' | 'onSortChange' | 'isRefreshing' | 'error' | 'empty' | 'footer'
> {
  label: string
  tasks: AvailableTask[] | undefined
}

const rowId = ({ uuid }: Task) => uuid
const columnNames = ['fileAndProject', 'targetLanguage', 'workflow', 'ownStatus', 'dueDate', 'words', 'pay'] as const

/** Tasks that a linguist may claim, one or several, each with what it pays. */
export function AvailableTable({ tasks, label, ...table }: AvailableTableProps) {
  const me = useSession().snapshot.subject?.user.uuid
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { mutate, isPending } = useTaskWrite(api.tasks.assignBulk)
  const chosen = useMemo(() => (tasks ?? []).filter(({ uuid }) => selected.has(uuid)), [tasks, selected])
  const columns = useMemo(() => taskColumns(columnNames), [])
  const rowActions = useMemo(() => {
    const claim = (task: Task) => me && mutate(claimOf([task], me), { onSuccess: () => tellClaimed(1) })
    return {
      width: 100,
      cell: (task: Task) => (
        <Button size="small" onPress={() => claim(task)}>
          {t('tasks.move.claim')}
        </Button>
      ),
    }
  }, [me, mutate])
  const claimAll = () => {
    const onSuccess = () => {
      setSelected(new Set())
      tellClaimed(chosen.length)
    }
    if (me) mutate(claimOf(chosen, me), { onSuccess })
  }
  return (
    <DataTable<Task>
      {...table}
      label={label}
      columns={columns}
      rows={tasks}
      rowId={rowId}
      rowActions={rowActions}
      isFitting
      card={ownCard}
      selection={{
        selected: new Set(chosen.map(rowId)),
        onChange: setSelected,
        actions: (
          <>
            <SumOfTasks tasks={chosen.map(workOf)} />
            <Button size="small" variant="primary" onPress={claimAll} isPending={isPending}>
              {t('tasks.claimAll', { count: chosen.length })}
            </Button>
          </>
        ),
        rowName: taskName,
      }}
    />
  )
}

const claimOf = (tasks: readonly Task[], userUuid: string) => ({
  query: { bulk: true },
  body: { tasksUuids: tasks.map(({ uuid }) => uuid), versions: tasks.map(({ version }) => version), userUuid },
})

const tellClaimed = (count: number) => showToast({ tone: 'success', title: t('tasks.claimed', { count }) })

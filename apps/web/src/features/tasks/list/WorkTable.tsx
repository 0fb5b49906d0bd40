import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { Button } from '@dragoman/ui/Button'
import { DataTable, type DataTableProps } from '@dragoman/ui/DataTable'
import { Suspense, useMemo, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { showToast } from '../../../ground/toasts.ts'
import type { AskedMove } from '../moves/MoveTaskDialog.tsx'
import { useAcceptTasks } from '../moves/use-accept-tasks.ts'
import { SumOfTasks, workOf } from '../pay/SumOfTasks.tsx'
import { taskName } from '../task-name.ts'
import { useTaskWrite } from '../use-task-write.ts'
import { ownCard } from './task-card.tsx'
import { taskColumns } from './task-columns.tsx'
import { OpenEditorButton } from '../../editor/open/OpenEditor.tsx'
import { isWritable } from '../task-progress.ts'
import { WorkMenu } from './WorkMenu.tsx'

const MoveTaskDialog = overlay(() => import('../moves/MoveTaskDialog.tsx'), 'MoveTaskDialog')

export interface WorkTableProps extends Pick<
  DataTableProps<Task>,
  'sort' | 'onSortChange' | 'isRefreshing' | 'error' | 'empty' | 'footer'
> {
  label: string
  tab: keyof typeof columnNames
  tasks: Task[] | undefined
}

const rowId = ({ uuid }: Task) => uuid
const columnNames = {
  mine: ['fileAndProject', 'targetLanguage', 'workflow', 'ownStatus', 'progress', 'dueDate', 'words', 'pay'],
  delivered: ['fileAndProject', 'targetLanguage', 'workflow', 'deliveryDate', 'words', 'pay'],
  invoiced: ['fileAndProject', 'targetLanguage', 'workflow', 'deliveryDate', 'words', 'pay'],
} as const

/** A linguist's own tasks: accepted, opened, delivered and given back from here. */
export function WorkTable({ tasks, label, tab, ...table }: WorkTableProps) {
  const [asked, setAsked] = useState<{ task: Task; move: AskedMove } | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { mutate: changeStatus } = useTaskWrite(api.tasks.changeStatus)
  const columns = useMemo(() => taskColumns(columnNames[tab]), [tab])
  const rowActions = useMemo(
    () => ({
      width: 190,
      cell: (task: Task) => (
        <WorkMenu
          task={task}
          onAccept={(each) =>
            changeStatus(
              { path: { taskUuid: each.uuid }, body: { status: 'APPROVED' } },
              {
                onSuccess: () =>
                  showToast({ tone: 'success', title: t('tasks.moved.accept', { name: taskName(each) }) }),
              },
            )
          }
          onDeliver={(each) => setAsked({ task: each, move: 'deliver' })}
          onReject={(each) => setAsked({ task: each, move: 'reject' })}
        />
      ),
    }),
    [changeStatus],
  )
  const chosen = useMemo(() => (tasks ?? []).filter(({ uuid }) => selected.has(uuid)), [tasks, selected])
  return (
    <>
      <DataTable
        {...table}
        label={label}
        columns={columns}
        rows={tasks}
        rowId={rowId}
        rowActions={rowActions}
        isFitting
        card={ownCard}
        selection={
          tab === 'mine'
            ? {
                selected: new Set(chosen.map(rowId)),
                onChange: setSelected,
                actions: <ChosenWork chosen={chosen} onDone={() => setSelected(new Set())} />,
                rowName: taskName,
              }
            : undefined
        }
      />
      <Suspense>{asked && <MoveTaskDialog {...asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  )
}

/** The buttons for several tasks: accepts those that wait for an answer, and opens the others. */
function ChosenWork({ chosen, onDone }: { chosen: readonly Task[]; onDone: () => void }) {
  const accept = useAcceptTasks()
  const asked = chosen.filter(({ status }) => status === 'PENDING')
  const writable = chosen.filter(isWritable)
  return (
    <>
      <SumOfTasks tasks={(asked.length > 0 ? asked : chosen).map(workOf)} />
      {asked.length > 0 && (
        <Button
          size="small"
          variant="primary"
          isPending={accept.isPending}
          onPress={() => accept.mutate(asked.map(rowId), { onSuccess: onDone })}
        >
          {t('tasks.acceptAll', { count: asked.length })}
        </Button>
      )}
      {writable.length > 0 && (
        <OpenEditorButton
          size="small"
          items={writable.map(({ uuid, workUnit, workflow }) => ({ workUnit, taskUuid: uuid, step: workflow.code }))}
        />
      )}
    </>
  )
}

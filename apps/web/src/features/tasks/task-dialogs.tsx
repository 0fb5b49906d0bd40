import type { Task } from '@dragoman/sdk/operations/tasks'
import { Suspense } from 'react'
import { withBulkWords } from '../../bulk/with-bulk-words.ts'
import { overlay } from '../../lazy.tsx'
import { setFields, type SetFieldName } from './set-fields.ts'

const AssignDialog = overlay(
  withBulkWords(() => import('./assign/AssignDialog.tsx')),
  'AssignDialog',
)
const AutoAssignDialog = overlay(
  withBulkWords(() => import('./assign/AutoAssignDialog.tsx')),
  'AutoAssignDialog',
)
const UnassignDialog = overlay(
  withBulkWords(() => import('./bulk/UnassignDialog.tsx')),
  'UnassignDialog',
)
const DueDateDialog = overlay(
  withBulkWords(() => import('./bulk/DueDateDialog.tsx')),
  'DueDateDialog',
)
const DeliverDialog = overlay(
  withBulkWords(() => import('./bulk/DeliverDialog.tsx')),
  'DeliverDialog',
)
const CancelDialog = overlay(
  withBulkWords(() => import('./bulk/CancelDialog.tsx')),
  'CancelDialog',
)
const SetFieldDialog = overlay(
  withBulkWords(() => import('./bulk/SetFieldDialog.tsx')),
  'SetFieldDialog',
)

const SplitDialog = overlay(
  withBulkWords(() => import('./slices/SplitDialog.tsx')),
  'SplitDialog',
)
const CategoriesDialog = overlay(
  withBulkWords(() => import('./bulk/CategoriesDialog.tsx')),
  'CategoriesDialog',
)
const JoinDialog = overlay(
  withBulkWords(() => import('./slices/JoinDialog.tsx')),
  'JoinDialog',
)

/** The actions on tasks, one or many; splitting, joining, and categories are for one. */
export type TaskAction =
  | 'assign'
  | 'place'
  | 'revoke'
  | 'due'
  | SetFieldName
  | 'deliver'
  | 'cancel'
  | 'split'
  | 'join'
  | 'categories'

/** An action, and the tasks that it is for. */
export interface TaskDoing {
  what: TaskAction
  tasks: Task[]
}

export interface TaskDialogsProps {
  doing: TaskDoing | null
  onClose: () => void
  /** It is done: the tasks need not stay chosen. */
  onDone: () => void
}

const isSetField = (what: TaskAction): what is SetFieldName => Object.hasOwn(setFields, what)

/** The dialog of what is being done with tasks; loaded when it is asked for. */
export function TaskDialogs({ doing, onClose, onDone }: TaskDialogsProps) {
  if (!doing) return null
  const { what, tasks } = doing
  return (
    <Suspense>
      {what === 'assign' && <AssignDialog tasks={tasks} onClose={onClose} onAssigned={onDone} />}
      {what === 'place' && (
        <AutoAssignDialog tasks={tasks} onClose={(isDone: boolean) => (isDone ? onDone() : onClose())} />
      )}
      {what === 'revoke' && <UnassignDialog tasks={tasks} onClose={onClose} onDone={onDone} />}
      {what === 'due' && <DueDateDialog tasks={tasks} onClose={onClose} onDone={onDone} />}
      {what === 'deliver' && <DeliverDialog tasks={tasks} onClose={onClose} onDone={onDone} />}
      {what === 'cancel' && <CancelDialog tasks={tasks} onClose={onClose} onDone={onDone} />}
      {isSetField(what) && <SetFieldDialog name={what} tasks={tasks} onClose={onClose} onDone={onDone} />}
      {what === 'split' && tasks[0] && <SplitDialog task={tasks[0]} onClose={onClose} onDone={onDone} />}
      {what === 'categories' && tasks[0] && <CategoriesDialog task={tasks[0]} onClose={onClose} onDone={onDone} />}
      {what === 'join' && tasks[0] && <JoinDialog task={tasks[0]} onClose={onClose} onDone={onDone} />}
    </Suspense>
  )
}

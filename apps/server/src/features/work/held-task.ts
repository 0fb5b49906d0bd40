import type { Entity } from '../../kernel/journal.ts'
import type { workflows } from '../workflows/tables.ts'
import type { projects } from './tables.ts'
import type { workUnits } from './work-unit-tables.ts'
import type { tasks } from './task-tables.ts'

export type TaskRow = typeof tasks.$inferSelect

/** A task that this transaction alone may move, with what its moves depend on. */
export interface HeldTask {
  task: TaskRow
  project: typeof projects.$inferSelect
  workUnit: typeof workUnits.$inferSelect
  workflow: typeof workflows.$inferSelect
  /** The tasks of the work unit, first step first and its slices in their order, this one among them. */
  steps: TaskRow[]
  fileName: string
}

/** How the journal names a task: file, language and step, and the segments of a slice. */
export const taskEntity = ({ task, workUnit, workflow, fileName }: HeldTask): Entity<'TASK'> => ({
  type: 'TASK',
  id: task.id,
  name: [fileName, workUnit.targetLocale, workflow.title, ...rangeName(task)].join(' · '),
})

/** The segments of a slice as people count them, from 1; nothing for a whole file. */
export const rangeName = ({ beginIndex, endIndex }: Pick<TaskRow, 'beginIndex' | 'endIndex'>): string[] =>
  endIndex === null ? [] : [`${beginIndex + 1}–${endIndex + 1}`]

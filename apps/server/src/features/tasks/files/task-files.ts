import { and, asc, eq, inArray } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertRows } from '../../../kernel/database/insert-rows.ts'
import { insertOne } from '../../../kernel/database/one-row.ts'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { storeReference, type ReferenceContext } from '../../projects/references/reference-files.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { taskFiles } from '../tables.ts'

export type TaskFileRow = typeof taskFiles.$inferSelect

/** Most reference files of a task itself. */
const most = 50

/** The reference files of some tasks themselves, in the order in which they were added. */
export async function filesOfTasks(db: Database, taskIds: readonly string[]): Promise<TaskFileRow[]> {
  if (taskIds.length === 0) return []
  return db
    .select()
    .from(taskFiles)
    .where(isOneOf(taskFiles.taskId, taskIds))
    .orderBy(asc(taskFiles.createdAt), asc(taskFiles.id))
}

/** Adds a reference file to a held task; 422 when its name is taken or there are 50 already. */
export async function addTaskFile(context: ReferenceContext, { task }: HeldTask, file: File): Promise<TaskFileRow> {
  const present = await filesOfTasks(context.db, [task.id])
  const stored = await storeReference(context, file, { accountId: task.accountId, present, most, owner: 'task' })
  return insertOne(context.db, taskFiles, { taskId: task.id, ...stored })
}

/** Removes a reference file of a held task; 404 for one of another. Its content goes with the next tidying. */
export async function removeTaskFile(db: Database, { task }: HeldTask, id: string): Promise<TaskFileRow> {
  return oneOrNotFound(
    await db
      .delete(taskFiles)
      .where(and(eq(taskFiles.id, id), eq(taskFiles.taskId, task.id)))
      .returning(),
    'reference file of this task',
  )
}

/** Gives the slices of a task the files that the task has. */
export async function copyTaskFiles(db: Database, taskId: string, sliceIds: readonly string[]): Promise<void> {
  const rows = await filesOfTasks(db, [taskId])
  const copies = sliceIds.flatMap((id) => rows.map((row) => ({ ...row, id: crypto.randomUUID(), taskId: id })))
  await insertRows(db, taskFiles, copies)
}

/** Gives the task that slices are joined into the files that only they have. */
export async function joinTaskFiles(db: Database, taskId: string, sliceIds: readonly string[]): Promise<void> {
  const rows = await filesOfTasks(db, [taskId, ...sliceIds])
  const taken = new Set(rows.filter((row) => row.taskId === taskId).map(({ name }) => name))
  const moved: string[] = []
  for (const row of rows) {
    if (taken.has(row.name)) continue
    taken.add(row.name)
    moved.push(row.id)
  }
  if (moved.length > 0) await db.update(taskFiles).set({ taskId }).where(inArray(taskFiles.id, moved))
}

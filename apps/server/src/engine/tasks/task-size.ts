import type { TaskSummary } from '@dragoman/sdk/operations/tasks'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { tasks, workUnits } from '../../db/schema.ts'
import { checkSegments } from './delivery-check.ts'
import { currentStepOf } from './steps.ts'

/** Size and progress of a task: a step that is behind the work unit is whole, one that is yet to come has nothing. */
export async function taskSummary(db: Database, task: typeof tasks.$inferSelect): Promise<TaskSummary> {
  const [unit] = await db.select().from(workUnits).where(eq(workUnits.id, task.workUnitId))
  if (!unit) throw new Error(`task ${task.id} has no work unit`)
  const steps = await db.select().from(tasks).where(eq(tasks.workUnitId, unit.id)).orderBy(tasks.step)
  const current = currentStepOf(steps)
  const confirmed =
    task.step === current ? unit.confirmedSegments : task.step < current ? unit.totalSegments : 0
  const { mismatched } = await checkSegments(db, unit)
  return {
    words: unit.words,
    netWords: Number(unit.netWords ?? unit.words),
    segments: unit.totalSegments,
    confirmedSegments: confirmed,
    openSegments: unit.totalSegments - confirmed,
    progress: unit.totalSegments === 0 ? 100 : Math.round((1000 * confirmed) / unit.totalSegments) / 10,
    tagMismatches: mismatched.length,
  }
}

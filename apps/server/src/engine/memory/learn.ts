import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { segments, tasks, workUnits } from '../../db/schema.ts'
import { loadBindings } from './bindings.ts'
import { sameLanguage } from './locales.ts'
import { contextsOf } from './normalize.ts'
import { type NewUnit, writeUnits } from './write-units.ts'

/** What a memory has learnt from a task. */
export interface Learnt {
  memoryId: string
  memoryName: string
  /** Units that it did not have. */
  created: number
  /** Translations that were added or replaced. */
  written: number
}

/**
 * Writes the confirmed segments of a delivered task to the memories whose binding writes at its step (domain:
 * Learning): a later step overwrites an earlier one of the same source and context. Memories in another source
 * language are left alone. Run it in the delivery's transaction.
 */
export async function learnFromTask(transaction: Database, taskId: string, userId: string | null): Promise<Learnt[]> {
  const [row] = await transaction
    .select({ task: tasks, workUnit: workUnits })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(eq(tasks.id, taskId))
  if (!row) throw new Error(`no task ${taskId}`)
  const { task, workUnit } = row
  const bindings = await loadBindings(transaction, task.projectId, task.workflowId)
  const writable = bindings.filter(
    ({ write, sourceLocale }) => write && sameLanguage(sourceLocale, workUnit.sourceLocale),
  )
  if (writable.length === 0) return []
  const units = await confirmedUnits(transaction, workUnit.id, workUnit.targetLocale)
  const learnt: Learnt[] = []
  // By id, so that two deliveries that write to the same memories never wait for each other.
  for (const { memoryId, memoryName } of writable.toSorted((a, b) => (a.memoryId < b.memoryId ? -1 : 1))) {
    const { created, written } = await writeUnits(transaction, memoryId, units, {
      step: task.step,
      projectId: task.projectId,
      userId,
      mode: 'learn',
    })
    learnt.push({ memoryId, memoryName, created, written })
  }
  return learnt
}

async function confirmedUnits(transaction: Database, workUnitId: string, locale: string): Promise<NewUnit[]> {
  const rows = await transaction
    .select()
    .from(segments)
    .where(eq(segments.workUnitId, workUnitId))
    .orderBy(asc(segments.index))
  const contexts = contextsOf(rows)
  return rows.flatMap((segment, at) => {
    if (!segment.confirmed || segment.target.trim() === '') return []
    const context = contexts[at]!
    return [{ source: segment.source, codes: segment.codes, context, targets: [{ locale, text: segment.target }] }]
  })
}

import { and, between, eq, notInArray, sql, sum } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { samplesAmong } from '../../../kernel/sample-objects.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { segments } from '../../work/work-unit-tables.ts'
import { translatedWords } from './tables.ts'

type Source = (typeof translatedWords.$inferSelect)['source']

const source = sql<Source>`case
  when ${segments.origin} in ('TM_CONTEXT', 'TM_EXACT', 'TM_FUZZY', 'REPETITION') then 'MEMORY'
  when ${segments.origin} = 'MT' then 'MACHINE' else 'HUMAN' end`

/**
 * Counts the words of a delivered first step by where their targets came from. What the file brought along was not
 * translated here; a task that is delivered again counts once, and sample data doesn't count.
 */
export async function countTranslatedWords(db: Database, { task, workUnit }: HeldTask, now: Date): Promise<void> {
  if (task.step > 0) return
  const rows = await db
    .select({ source, words: sum(segments.words).mapWith(Number) })
    .from(segments)
    .where(
      and(
        eq(segments.workUnitId, workUnit.id),
        eq(segments.locked, false),
        notInArray(segments.origin, ['FILE']),
        task.endIndex === null ? undefined : between(segments.index, task.beginIndex, task.endIndex),
      ),
    )
    .groupBy(source)
  if (rows.length === 0 || (await samplesAmong(db, [task.projectId])).size > 0) return
  const { id: taskId, accountId, projectId, orgUnitId } = task
  await db
    .insert(translatedWords)
    .values(rows.map((row) => ({ ...row, taskId, accountId, projectId, orgUnitId, at: now })))
    .onConflictDoNothing()
}

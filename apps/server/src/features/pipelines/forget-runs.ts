import { and, eq, inArray, lt, or } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { pipelineRuns } from './tables.ts'

const day = 24 * 60 * 60 * 1000

/** Throws away what the run logs no longer have: runs after 30 days, those whose conditions were not met after 7. */
export async function forgetRuns(db: Database, now: Date): Promise<void> {
  const before = (days: number) => lt(pipelineRuns.at, new Date(now.getTime() - days * day))
  const ended = inArray(pipelineRuns.decision, ['DONE', 'FAILED', 'LOOP', 'OFF'])
  await db.delete(pipelineRuns).where(or(and(ended, before(30)), and(eq(pipelineRuns.decision, 'NOT_MET'), before(7))))
}

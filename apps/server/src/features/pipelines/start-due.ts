import { and, asc, eq, sql } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insert-rows.ts'
import { ApiError } from '../../kernel/refusals.ts'
import { subjectOf } from './events.ts'
import type { PipelineRow } from './find-pipeline.ts'
import { isRunning } from './note-runs.ts'
import { refusalOf } from './refusal-of.ts'
import { nextTime } from './schedule.ts'
import { standingOf } from './standing.ts'
import { found, thingsOf } from './subjects.ts'
import { pipelineRuns, pipelines } from './tables.ts'
import { tellFailure } from './tell-failure.ts'

/** Projects or tasks that one time of a schedule starts a pipeline for. */
const mostOfSchedule = 1000

/** Whether a pipeline's schedule is due. */
export const isDue = (at: Date) => and(sql`${pipelines.nextAt} <= ${at.toISOString()}::timestamptz`, isRunning)

/** Starts a pipeline whose schedule is due; times that were missed count as one. */
export const startDue = (db: Database, { now }: { now: () => Date }): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const at = now()
    const [pipeline] = await transaction
      .select()
      .from(pipelines)
      .where(isDue(at))
      .orderBy(asc(pipelines.nextAt))
      .limit(1)
      .for('update', { skipLocked: true })
    const schedule = pipeline?.trigger.schedule
    if (!pipeline || !schedule) return false
    const due = pipeline.nextAt!
    await transaction
      .update(pipelines)
      .set({ nextAt: nextTime(schedule, at) })
      .where(eq(pipelines.id, pipeline.id))
    const { owner } = await standingOf(transaction, pipeline, at)
    if (owner) await startAt(transaction, { ...pipeline, nextAt: due }, owner, at)
    return true
  })

/** Starts a pipeline for what its line finds at a time of its schedule. */
async function startAt(db: Database, pipeline: PipelineRow, owner: SignedIn, at: Date): Promise<void> {
  const subject = subjectOf(pipeline.trigger)
  const ids = await refusalOf(() => found(db, owner, { subject, filter: pipeline.filter, now: at }))
  if (ids instanceof ApiError) return tellFailure(db, pipeline, { error: ids.message }, at)
  const things = await thingsOf(db, subject, (id) => sql`${id} in ${ids}`, mostOfSchedule)
  const rows = things.map(({ uuid, name }) => ({
    pipelineId: pipeline.id,
    cause: `schedule ${pipeline.nextAt!.toISOString()}`,
    at,
    subjectType: subject,
    subjectId: uuid,
    subjectName: name,
    decision: 'READY' as const,
    chain: [],
  }))
  await insertRows(db, pipelineRuns, rows)
}

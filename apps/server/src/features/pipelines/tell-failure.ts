import { and, eq, gt, ne } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { recordChange } from '../../kernel/journal.ts'
import { pipelineEntity, type PipelineRow } from './find-pipeline.ts'
import { pipelineRuns } from './tables.ts'

const day = 24 * 60 * 60 * 1000

/** Tells the owner of a failed run, by the journal: of the first one within a day; the run log has all of them. */
export async function tellFailure(
  db: Database,
  pipeline: PipelineRow,
  run: Partial<typeof pipelineRuns.$inferSelect>,
  at: Date,
): Promise<void> {
  const [earlier] = await db
    .select({ id: pipelineRuns.id })
    .from(pipelineRuns)
    .where(
      and(
        eq(pipelineRuns.pipelineId, pipeline.id),
        eq(pipelineRuns.decision, 'FAILED'),
        gt(pipelineRuns.endedAt, new Date(at.getTime() - day)),
        run.id ? ne(pipelineRuns.id, run.id) : undefined,
      ),
    )
    .limit(1)
  if (earlier) return
  const detail = { to: [pipeline.ownerId], reason: run.error, ...(run.subjectName && { about: run.subjectName }) }
  await recordChange(
    db,
    { accountId: pipeline.accountId, userId: null, requestId: null },
    { event: 'PIPELINE_FAILED', entity: pipelineEntity(pipeline), detail },
  )
}

import type { PipelineDecision, PipelineRun } from '@dragoman/sdk/operations/pipelines'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { listPage, type Page, type PageQuery } from '../../kernel/list-page.ts'
import type { PipelineRow } from './find-pipeline.ts'
import { pipelineRuns, pipelines } from './tables.ts'

/** The run log of a pipeline, newest first. */
export const listRuns = (
  db: Database,
  { id, accountId }: PipelineRow,
  { decision, ...page }: PageQuery & { decision?: PipelineDecision },
): Promise<Page<PipelineRun>> =>
  listPage(db, page, {
    from: pipelineRuns,
    where: and(
      eq(pipelineRuns.pipelineId, id),
      decision && inArray(pipelineRuns.decision, decision === 'WAITING' ? ['WAITING', 'READY'] : [decision]),
    ),
    orderBy: [desc(pipelineRuns.number)],
    async show(rows) {
      const causes = rows.flatMap(({ chain }) => chain.at(-1) ?? [])
      const known = await db
        .select({ id: pipelines.id, name: pipelines.name })
        .from(pipelines)
        .where(and(eq(pipelines.accountId, accountId), isOneOf(pipelines.id, causes)))
      const names = new Map(known.map((row) => [row.id, row.name]))
      return rows.map((row) => showRun(row, names.get(row.chain.at(-1) ?? '')))
    },
  })

const showRun = (row: typeof pipelineRuns.$inferSelect, causedBy: string | undefined): PipelineRun => ({
  uuid: row.id,
  at: row.at.getTime(),
  decision: row.decision === 'READY' ? 'WAITING' : row.decision,
  subject: { type: row.subjectType, uuid: row.subjectId, name: row.subjectName },
  ...(row.endedAt && { endedAt: row.endedAt.getTime() }),
  ...(causedBy !== undefined && { causedBy }),
  ...(row.failedAction !== null && { failedAction: row.failedAction }),
  ...(row.error !== null && { error: row.error }),
  ...(row.exportId !== null && { exportUuid: row.exportId }),
})

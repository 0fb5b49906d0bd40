import { can } from '@dragoman/sdk/permissions'
import type { PipelinePause } from '@dragoman/sdk/operations/pipelines'
import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import { standInFor } from '../../identity/stand-in.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { recordChange } from '../../kernel/journal.ts'
import { areEnabled, pipelineEntity, type PipelineRow } from './find-pipeline.ts'
import { pipelines } from './tables.ts'

/** Whether a pipeline may act now, and as whom. */
export interface Standing {
  pipeline: PipelineRow
  /** Absent where it may not. */
  owner?: SignedIn
}

/** The roles that may change pipelines, and act by them. */
export const managesPipelines = ['ROLE_ACCOUNT_ADMIN']

/** Looks whether a pipeline may act: it is on, and its owner may still do so. Pauses it where they may not. */
export async function standingOf(db: Database, pipeline: PipelineRow, now: Date): Promise<Standing> {
  if (!pipeline.active || pipeline.paused || !(await areEnabled(db, pipeline.accountId))) return { pipeline }
  const owner = await standInFor(db, pipeline.accountId, pipeline.ownerId, now)
  if (owner && can(owner, managesPipelines)) return owner.suspension === null ? { pipeline, owner } : { pipeline }
  await pause(db, pipeline, owner ? 'OWNER_NOT_ALLOWED' : 'OWNER_GONE')
  return { pipeline }
}

async function pause(db: Database, pipeline: PipelineRow, paused: PipelinePause): Promise<void> {
  await db.update(pipelines).set({ paused, nextAt: null }).where(eq(pipelines.id, pipeline.id))
  await recordChange(
    db,
    { accountId: pipeline.accountId, userId: null, requestId: null },
    { event: 'PIPELINE_PAUSED', entity: pipelineEntity(pipeline), before: { paused: null }, after: { paused } },
  )
}

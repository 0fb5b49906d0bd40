import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { pipelines, pipelineSettings } from './tables.ts'

export type PipelineRow = typeof pipelines.$inferSelect

export const pipelineEntity = ({ id, name }: PipelineRow) => ({ type: 'PIPELINE' as const, id, name })

/** A pipeline of the caller's account; 404 for any other. */
export const findPipeline = (db: Database, { account }: SignedIn, id: string, held = false): Promise<PipelineRow> =>
  findVisible(db, pipelines, { id, visible: eq(pipelines.accountId, account.id), what: 'pipeline', held })

/** Whether pipelines run in an account. */
export async function areEnabled(db: Database, accountId: string): Promise<boolean> {
  const [row] = await db.select().from(pipelineSettings).where(eq(pipelineSettings.accountId, accountId))
  return row?.enabled ?? true
}

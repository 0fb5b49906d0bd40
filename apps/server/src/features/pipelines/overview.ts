import type { PipelineOverview } from '@dragoman/sdk/operations/pipelines'
import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import { lastSettingsChange } from '../account/settings/last-settings-change.ts'
import { areEnabled } from './find-pipeline.ts'
import { showPipelines } from './show-pipelines.ts'
import { pipelines } from './tables.ts'

/** The pipelines of the caller's account, whether they run, and who changed any of that last. */
export async function overviewOf({
  db,
  session,
  now,
}: Pick<Context, 'db' | 'session' | 'now'>): Promise<PipelineOverview> {
  const accountId = session.account.id
  const rows = await db
    .select()
    .from(pipelines)
    .where(eq(pipelines.accountId, accountId))
    .orderBy(asc(sql`lower(${pipelines.name})`), asc(pipelines.id))
  const shown = await showPipelines(db, session, rows, now)
  const changes = shown.flatMap(({ lastChange }) => lastChange ?? [])
  const { lastChange: toggled } = await lastSettingsChange(db, session, accountId, { events: ['PIPELINES_TOGGLED'] })
  const [last] = [...changes, ...(toggled ? [toggled] : [])].toSorted((a, b) => b.date - a.date)
  return { enabled: await areEnabled(db, accountId), pipelines: shown, ...(last && { lastChange: last }) }
}

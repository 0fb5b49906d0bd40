import type { ConnectorReason } from '@dragoman/sdk/operations/connectors'
import { and, eq, sql } from 'drizzle-orm'
import type { ChangeContext } from '../../../identity/change-context.ts'
import type { Listener } from '../../../identity/listeners.ts'
import type { ParseOptions } from '../../../engines/formats/format.ts'
import { jobContext } from '../../../identity/job-context.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { JobRun } from '../../../kernel/jobs/job-runner.ts'
import type { ConfigRow } from '../configs/find-config.ts'
import type { Adapter, Connection } from '../peer/adapter.ts'
import type { connectorItems } from '../tables.ts'
import { connectorRunItems, connectorRuns } from '../tables.ts'
import type { RunRow } from '../views/show-runs.ts'

export type ItemRow = typeof connectorItems.$inferSelect

/** The surroundings of a run's work. */
export interface RunTerms {
  jobRun: JobRun
  run: RunRow
  config: ConfigRow
  session: SignedIn
  adapter: Adapter
  connection: Connection
  consequences: readonly Listener[]
  /** How files are read in this run, by type and language. */
  readonly options: Map<string, ParseOptions>
}

/** The surroundings in which content is read. */
export type ReadTerms = Pick<RunTerms, 'config' | 'connection' | 'options' | 'session'> & { jobRun: Pick<JobRun, 'db'> }

/** The context of changes that a run makes, in a transaction. */
export const changesOf = ({ jobRun, session, consequences }: RunTerms, db: Database): ChangeContext =>
  jobContext(db, { job: jobRun.job, session, now: new Date(), consequences, event: 'CONTINUOUS_FILE_UPLOADED' })

/** A line of a run. */
export interface Line {
  key: string
  title: string
  locale?: string
  reason: ConnectorReason
  message?: string | undefined
  words?: number
  projectId?: string | null
  targetId?: string
  url?: string | null | undefined
}

/** Notes what was done with an item; a later word on it replaces an earlier one. */
export async function noteLine(db: Database, { run }: RunTerms, line: Line): Promise<void> {
  const { key, title, locale = '', reason, message, words, projectId, targetId, url } = line
  const values = {
    title,
    reason,
    message: message || null,
    words: words ?? null,
    projectId: projectId ?? null,
    targetId: targetId ?? null,
    url: url ?? null,
    at: new Date(),
  }
  await db
    .insert(connectorRunItems)
    .values({ runId: run.id, key, locale, ...values })
    .onConflictDoUpdate({
      target: [connectorRunItems.runId, connectorRunItems.key, connectorRunItems.locale],
      set: values,
    })
}

/** The items that a run has lines for already: it was interrupted after them. */
export async function keysDone(db: Database, { run }: RunTerms): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ key: connectorRunItems.key, locale: connectorRunItems.locale })
    .from(connectorRunItems)
    .where(and(eq(connectorRunItems.runId, run.id)))
  return new Set(rows.map(({ key, locale }) => `${locale} ${key}`))
}

/** Saves where a search goes on, with what has no lines of its own. */
export async function saveCursor(
  db: Database,
  { run }: RunTerms,
  cursor: string | null,
  counts: Partial<Record<ConnectorReason, number>>,
): Promise<void> {
  const added = Object.entries(counts).map(
    ([reason, count]) =>
      sql`jsonb_build_object(${reason}::text, coalesce((${connectorRuns.counts}->>${reason}::text)::int, 0) + ${count}::int)`,
  )
  const merged = added.reduce((all, one) => sql`${all} || ${one}`, sql`${connectorRuns.counts}`)
  await db.update(connectorRuns).set({ cursor, counts: merged }).where(eq(connectorRuns.id, run.id))
}

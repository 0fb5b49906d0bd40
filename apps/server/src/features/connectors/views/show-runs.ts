import type {
  ConnectorCount,
  ConnectorReason,
  ConnectorRun,
  ConnectorRunItem,
} from '@dragoman/sdk/operations/connectors'
import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projects } from '../../work/tables.ts'
import { connectorConfigs, connectorRunItems, connectorRuns } from '../tables.ts'
import { newProjects } from './new-projects.ts'

export type RunRow = typeof connectorRuns.$inferSelect
type RunItemRow = typeof connectorRunItems.$inferSelect

/** Outcomes that someone or a later run has to see to. */
export const unsettled: readonly ConnectorReason[] = [
  'READ_FAILED',
  'TARGET_CHANGED',
  'TARGET_LOCALE_MISSING',
  'REFUSED_BY_PEER',
  'TARGET_GONE',
  'SOURCE_CHANGED',
  'RATE_LIMITED',
  'SIGN_IN',
]

/** Runs as the wire shows them. */
export async function showRuns(db: Database, session: SignedIn, rows: readonly RunRow[]): Promise<ConnectorRun[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const configs = await db
    .select({ id: connectorConfigs.id, name: connectorConfigs.name, kind: connectorConfigs.kind })
    .from(connectorConfigs)
    .where(
      isOneOf(
        connectorConfigs.id,
        rows.map(({ configId }) => configId),
      ),
    )
  const byId = new Map(configs.map((config) => [config.id, config]))
  const lines = await linesOf(db, ids)
  const taken = await projectsOf(db, ids)
  const isForecast = ({ isDryRun, direction }: RunRow) => isDryRun && direction === 'PULL'
  const made = await newProjects(
    db,
    rows.filter(isForecast).map(({ id }) => id),
  )
  const people = await loadPeople(
    db,
    session,
    rows.map(({ startedBy }) => startedBy),
  )
  return rows.flatMap((row) => {
    const config = byId.get(row.configId)
    if (!config) return []
    const own = lines.get(row.id) ?? []
    const startedBy = people(row.startedBy)
    const words = own.reduce((sum, line) => sum + line.words, 0)
    return {
      uuid: row.id,
      config: { uuid: config.id, name: config.name },
      kind: config.kind,
      direction: row.direction,
      trigger: row.trigger,
      isDryRun: row.isDryRun,
      status: row.status,
      counts: counted(row, own),
      ...(isForecast(row) && { words, newProjects: made.get(row.id) ?? 0 }),
      startedAt: row.startedAt.getTime(),
      ...(row.endedAt && { endedAt: row.endedAt.getTime() }),
      ...(row.waitsUntil && !row.endedAt && { waitsUntil: row.waitsUntil.getTime() }),
      ...(row.fault && { fault: row.fault }),
      ...(row.message && { message: row.message }),
      projects: taken.get(row.id) ?? [],
      ...(row.url && { url: row.url }),
      ...(startedBy && { startedBy }),
      ...(row.parentId && { parentUuid: row.parentId }),
    }
  })
}

interface Lines {
  reason: ConnectorReason
  count: number
  words: number
}

async function linesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Lines[]>> {
  const rows = await db
    .select({
      id: connectorRunItems.runId,
      reason: connectorRunItems.reason,
      count: sql<number>`count(*)::int`,
      words: sql<number>`coalesce(sum(${connectorRunItems.words}), 0)::int`,
    })
    .from(connectorRunItems)
    .where(isOneOf(connectorRunItems.runId, ids))
    .groupBy(connectorRunItems.runId, connectorRunItems.reason)
  return Map.groupBy(rows, ({ id }) => id)
}

function counted({ counts }: RunRow, lines: readonly Lines[]): ConnectorCount[] {
  const all = new Map<ConnectorReason, number>(Object.entries(counts) as [ConnectorReason, number][])
  for (const { reason, count } of lines) all.set(reason, (all.get(reason) ?? 0) + count)
  return [...all]
    .map(([reason, count]) => ({ reason, count }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1))
}

/** The projects that took the content of runs. */
async function projectsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ConnectorRun['projects']>> {
  const rows = await db
    .selectDistinct({ run: connectorRunItems.runId, uuid: projects.id, name: projects.name })
    .from(connectorRunItems)
    .innerJoin(projects, eq(projects.id, connectorRunItems.projectId))
    .where(isOneOf(connectorRunItems.runId, ids))
    .orderBy(projects.name)
  return new Map(
    [...Map.groupBy(rows, ({ run }) => run)].map(([run, own]) => [run, own.map(({ uuid, name }) => ({ uuid, name }))]),
  )
}

/** The last run of each of some connections; dry runs don't count. */
export async function lastRuns(
  db: Database,
  session: SignedIn,
  configIds: readonly string[],
): Promise<ReadonlyMap<string, ConnectorRun>> {
  const rows = await db
    .selectDistinctOn([connectorRuns.configId])
    .from(connectorRuns)
    .where(sql`${isOneOf(connectorRuns.configId, configIds)} and not ${connectorRuns.isDryRun}`)
    .orderBy(connectorRuns.configId, desc(connectorRuns.number))
  return new Map((await showRuns(db, session, rows)).map((run) => [run.config.uuid, run]))
}

export const showRunItem = (row: RunItemRow): ConnectorRunItem => ({
  uuid: row.id,
  key: row.key,
  title: row.title,
  ...(row.locale !== '' && { locale: row.locale }),
  reason: row.reason,
  ...(row.message && { message: row.message }),
  isRetryable: unsettled.includes(row.reason),
  ...(row.words !== null && { words: row.words }),
  ...(row.projectId && { projectUuid: row.projectId }),
  ...(row.targetId && { targetUuid: row.targetId }),
  ...(row.url && { url: row.url }),
  at: row.at.getTime(),
})

/** Whether a run has changed something, here or there. */
export const hasChanges = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(connectorRunItems)
      .where(
        and(
          eq(connectorRunItems.runId, connectorRuns.id),
          inArray(connectorRunItems.reason, ['NEW', 'CHANGED', 'WRITTEN', 'SOURCE_GONE']),
        ),
      ),
  )

import { can } from '@dragoman/sdk/permissions'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { ChangeContext, UnattendedContext } from '../../../identity/change-context.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne, lockOne, updateOne } from '../../../kernel/database/one-row.ts'
import { impossible } from '../../../kernel/refusals.ts'
import { configEntity, type ConfigRow } from '../configs/find-config.ts'
import { adapters } from '../kinds/adapters.ts'
import { languagesOf } from '../connection/open-connection.ts'
import { connectorConfigs, connectorRuns, type RunParams } from '../tables.ts'
import type { RunRow } from '../views/show-runs.ts'

/** Type of the job that runs a connection. */
export const connectorJob = 'CONNECTOR_RUN'

/** Permissions to start runs. */
export const runsConnectors = ['CONNECTORS_list']

export const mayRun = (session: SignedIn): boolean => can(session, runsConnectors)

interface Wanted {
  direction: 'PULL' | 'PUSH'
  trigger: RunRow['trigger']
  isDryRun?: boolean | undefined
  params?: RunParams
  parentId?: string
}

/**
 * Starts a run; while one with the same wishes goes on already, that is the answer. 422 where its kind can't do that, or
 * it has no languages.
 */
export async function startRun(
  context: Pick<ChangeContext, 'db' | 'session' | 'startJob' | 'journal'>,
  { id }: ConfigRow,
  wanted: Wanted,
): Promise<RunRow> {
  const { db, session } = context
  const config = await lockOne(db, connectorConfigs, eq(connectorConfigs.id, id))
  const adapter = adapters[config.kind]
  if (wanted.direction === 'PUSH' && !adapter.write)
    throw impossible(`${config.name} takes no translations. Download them instead.`, 'NOT_READY', { kind: config.kind })
  const { sourceLocale, targetLocales } = await languagesOf(db, config, wanted.params)
  if (!sourceLocale || targetLocales.length === 0)
    throw impossible(`Choose a source language and target languages for ${config.name}.`, 'NOT_READY', { config: id })
  const going = await runGoingOn(db, id, wanted)
  if (going) return going
  const run = await insertRun(context, config, wanted, session.user.id)
  await context.journal({
    event: 'CONNECTOR_RUN_STARTED',
    entity: configEntity(config),
    detail: { direction: run.direction, isDryRun: run.isDryRun },
  })
  return run
}

/** The run of a connection that goes on in a direction with the same wishes. */
async function runGoingOn(db: Database, configId: string, wanted: Wanted): Promise<RunRow | undefined> {
  const [going] = await db
    .select()
    .from(connectorRuns)
    .where(
      and(
        eq(connectorRuns.configId, configId),
        eq(connectorRuns.direction, wanted.direction),
        eq(connectorRuns.isDryRun, wanted.isDryRun ?? false),
        eq(connectorRuns.params, wanted.params ?? {}),
        ne(connectorRuns.trigger, 'DELIVERED'),
        isNull(connectorRuns.endedAt),
      ),
    )
    .limit(1)
  return going
}

/** Puts a run and its job into the database. */
export async function insertRun(
  { db, startJob }: Pick<UnattendedContext, 'db' | 'startJob'>,
  { id, accountId }: ConfigRow,
  { direction, trigger, isDryRun = false, params = {}, parentId }: Wanted,
  startedBy: string | null,
): Promise<RunRow> {
  const run = await insertOne(db, connectorRuns, {
    accountId,
    configId: id,
    direction,
    trigger,
    isDryRun,
    params,
    startedBy,
    parentId: parentId ?? null,
  })
  const job = await startJob({ type: connectorJob, params: { runId: run.id } })
  return updateOne(db, connectorRuns, eq(connectorRuns.id, run.id), { jobId: job.id })
}

import type { ConnectorRetry } from '@dragoman/sdk/operations/connectors'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { conflict, impossible } from '../../../kernel/refusals.ts'
import { findConfig } from '../configs/find-config.ts'
import { connectorRunItems } from '../tables.ts'
import { unsettled, type RunRow } from '../views/show-runs.ts'
import { startRun } from './start-run.ts'

/** Most items that one run repeats. */
const mostItems = 500

/** Starts a run of some items of another one: those that are named, else those that failed or are held. */
export async function retryRun(context: Context, run: RunRow, { itemUuids }: ConnectorRetry): Promise<RunRow> {
  const { db, session } = context
  if (!run.endedAt) throw conflict('The run has not ended yet.', { status: run.status })
  const config = await findConfig(db, session, run.configId)
  const lines = await db
    .select()
    .from(connectorRunItems)
    .where(
      and(
        eq(connectorRunItems.runId, run.id),
        itemUuids ? inArray(connectorRunItems.id, itemUuids) : inArray(connectorRunItems.reason, [...unsettled]),
      ),
    )
    .limit(mostItems)
  if (lines.length === 0) throw impossible('Nothing of this run has failed or is held.', 'NOTHING_SELECTED')
  const { settings, skipHashCheck, skipStatusCheck } = run.params
  const params = {
    ...(settings && { settings }),
    ...(skipHashCheck && { skipHashCheck }),
    ...(skipStatusCheck && { skipStatusCheck }),
    ...(run.direction === 'PUSH'
      ? { targetIds: lines.flatMap(({ targetId }) => targetId ?? []) }
      : { keys: [...new Set(lines.map(({ key }) => key))] }),
  }
  const { direction, isDryRun } = run
  return startRun(context, config, { direction, isDryRun, trigger: 'RETRY', params, parentId: run.id })
}

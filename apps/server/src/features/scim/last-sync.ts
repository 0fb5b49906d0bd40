import type { LastSync } from '@dragoman/sdk/operations/provisioning'
import { and, count, desc, eq, gte, lt } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { syncEntries } from './tables.ts'
import type { SettingsRow } from './settings.ts'

const shown = 200

/** The changes and refusals of the last sync. */
export async function lastSync(
  db: Database,
  { accountId, syncStartedAt, lastRequestAt }: SettingsRow,
): Promise<LastSync> {
  if (!syncStartedAt || !lastRequestAt) return { created: 0, updated: 0, deactivated: 0, refused: 0, entries: [] }
  const ofSync = and(eq(syncEntries.accountId, accountId), gte(syncEntries.at, syncStartedAt))
  const counts = await db
    .select({ outcome: syncEntries.outcome, number: count() })
    .from(syncEntries)
    .where(ofSync)
    .groupBy(syncEntries.outcome)
  const sum = (...outcomes: string[]) =>
    counts.reduce((total, { outcome, number }) => total + (outcomes.includes(outcome) ? number : 0), 0)
  const rows = await db
    .select()
    .from(syncEntries)
    .where(ofSync)
    .orderBy(desc(syncEntries.at), desc(syncEntries.id))
    .limit(shown)
  return {
    startedAt: syncStartedAt.getTime(),
    lastRequestAt: lastRequestAt.getTime(),
    created: sum('CREATED'),
    updated: sum('UPDATED', 'REACTIVATED', 'GROUP_CHANGED'),
    deactivated: sum('DEACTIVATED'),
    refused: sum('REFUSED'),
    entries: rows.map(({ id, at, outcome, name, userId, reason }) => ({
      uuid: id,
      date: at.getTime(),
      outcome,
      name,
      ...(userId !== null && { userUuid: userId }),
      ...(reason !== null && { reason }),
    })),
  }
}

const day = 24 * 60 * 60_000

/** Throws away what syncs have changed more than 30 days ago. */
export async function forgetSyncs(db: Database, now: Date): Promise<void> {
  await db.delete(syncEntries).where(lt(syncEntries.at, new Date(now.getTime() - 30 * day)))
}

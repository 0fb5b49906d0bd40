import { findVisible } from '../../kernel/find-visible.ts'
import type { NetRateSettings } from '@dragoman/sdk/operations/netRateSettings'
import { asc, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { snapshot } from '../../kernel/database/snapshot.ts'
import { notFound } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { loadVersion } from './rate-versions.ts'
import { showNetRates } from './save-net-rates.ts'
import type { NetRateRow } from './save-net-rates.ts'
import { netRateSettings } from './tables.ts'
import { usableNetRates } from './usable-net-rates.ts'

/** The net rate schemes that the caller's account can use, by name, its own first. */
export const listNetRates = (db: Database, session: SignedIn): Promise<NetRateRow[]> =>
  db
    .select()
    .from(netRateSettings)
    .where(usableNetRates(session.account.id))
    .orderBy(isNull(netRateSettings.accountId), asc(netRateSettings.name), netRateSettings.id)

/** A scheme as it is now, or as it was in a version that amounts were calculated with; 404 for any other. */
export function showNetRatesOfVersion(
  db: Database,
  session: SignedIn,
  id: string,
  version: number | undefined,
): Promise<NetRateSettings> {
  return snapshot(db, async (tx) => {
    const visible = usableNetRates(session.account.id)
    const row = await findVisible(tx, netRateSettings, { id, visible, what: 'net rate scheme' })
    const shown = await showNetRates(tx, session, row)
    if (version === undefined || version === row.version) return shown
    const kept = await loadVersion(tx, 'net-rates', { uuid: row.id, version })
    if (!kept) throw notFound('version of this scheme')
    return {
      ...shown,
      name: kept.name,
      version,
      matchRanges: [...kept.matchRanges],
      netRateWorkflows: [...kept.workflows],
    }
  })
}

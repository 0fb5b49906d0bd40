import type { AppSettings } from '../../../identity/context.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { recordChange } from '../../../kernel/journal.ts'
import { lookUpRecord, type LookUp } from './look-up-record.ts'

/** Something of an account that a TXT record proves. */
interface Proved {
  accountId: string
  verifiedAt: Date | null
}

export interface LookUps<Row extends Proved> {
  rows: readonly Row[]
  /** The host whose record is looked up. */
  hostOf: (row: Row) => string
  /** Stores what was found, and gives the row as it is then; nothing where it has changed or belongs to another account. */
  note: (db: Database, row: Row, lookUp: LookUp, now: Date) => Promise<Row | null | undefined>
  event: 'ACCOUNT_CUSTOM_SUBDOMAIN_CHECKED' | 'ACCOUNT_SSO_DOMAIN_CHECKED'
  detailOf: (row: Row) => Record<string, string>
}

/** Looks records up, one after the other, and notes in the journal which ones began or stopped to count. */
export async function lookUpAll<Row extends Proved>(
  { db, settings, now }: { db: Database; settings: Pick<AppSettings, 'dnsServers'>; now: Date },
  { rows, hostOf, note, event, detailOf }: LookUps<Row>,
): Promise<void> {
  for (const row of rows) {
    const host = hostOf(row)
    const checked = await note(db, row, await lookUpRecord(host, settings.dnsServers), now)
    if (!checked || (row.verifiedAt === null) === (checked.verifiedAt === null)) continue
    await recordChange(
      db,
      { accountId: row.accountId, userId: null, impersonatorId: null, requestId: null },
      {
        event,
        entity: { type: 'ACCOUNT', id: row.accountId, name: host },
        detail: { ...detailOf(row), verified: checked.verifiedAt !== null },
      },
    )
  }
}

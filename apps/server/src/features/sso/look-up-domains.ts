import { sql } from 'drizzle-orm'
import type { AppSettings } from '../../identity/context.ts'
import { ssoDomains } from '../../identity/sso-tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { recordChange } from '../../kernel/journal.ts'
import { lookUpRecord } from '../addresses/look-up-record.ts'
import { noteLookUp } from './domains.ts'

/** Looks up the records of all email domains, one after the other, and notes in the journal which ones began or stopped to count. */
export async function lookUpDomains({
  db,
  settings,
  now,
}: {
  db: Database
  settings: Pick<AppSettings, 'dnsServers'>
  now: Date
}): Promise<void> {
  for (const row of await db
    .select()
    .from(ssoDomains)
    .orderBy(sql`${ssoDomains.checkedAt} nulls first`)) {
    const checked = await noteLookUp(db, row, await lookUpRecord(row.domain, settings.dnsServers), now)
    if (!checked || (row.verifiedAt === null) === (checked.verifiedAt === null)) continue
    await recordChange(
      db,
      { accountId: row.accountId, userId: null, impersonatorId: null, requestId: null },
      {
        event: 'ACCOUNT_SSO_DOMAIN_CHECKED',
        entity: { type: 'ACCOUNT', id: row.accountId, name: row.domain },
        detail: { domain: row.domain, verified: checked.verifiedAt !== null },
      },
    )
  }
}

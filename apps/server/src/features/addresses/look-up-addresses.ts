import type { AccountHosts } from '../../identity/account-hosts.ts'
import type { AppSettings } from '../../identity/context.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { recordChange } from '../../kernel/journal.ts'
import { hostsToLookUp, noteLookUp } from './address-rows.ts'
import { lookUpRecord } from './look-up-record.ts'

/** Looks up the records of all custom hosts, one after the other, and notes in the journal which ones stopped working. */
export async function lookUpAddresses({
  db,
  settings,
  accountHosts,
  now,
}: {
  db: Database
  settings: Pick<AppSettings, 'dnsServers'>
  accountHosts: AccountHosts
  now: Date
}): Promise<void> {
  for (const row of await hostsToLookUp(db)) {
    const lookUp = await lookUpRecord(row.host, settings.dnsServers)
    const checked = await noteLookUp(db, row, lookUp, now)
    if (!checked || (row.verifiedAt === null) === (checked.verifiedAt === null)) continue
    await recordChange(
      db,
      { accountId: row.accountId, userId: null, impersonatorId: null, requestId: null },
      {
        event: 'ACCOUNT_CUSTOM_SUBDOMAIN_CHECKED',
        entity: { type: 'ACCOUNT', id: row.accountId, name: row.host },
        detail: { host: row.host, verified: checked.verifiedAt !== null },
      },
    )
  }
  await accountHosts.forget()
}

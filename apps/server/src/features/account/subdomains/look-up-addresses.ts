import type { AccountHosts } from '../../../identity/account-hosts.ts'
import type { AppSettings } from '../../../identity/context.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { hostsToLookUp, noteLookUp } from './address-rows.ts'
import { lookUpAll } from './look-up-all.ts'

/** Looks up the records of all custom hosts. */
export async function lookUpAddresses({
  accountHosts,
  ...given
}: {
  db: Database
  settings: Pick<AppSettings, 'dnsServers'>
  accountHosts: AccountHosts
  now: Date
}): Promise<void> {
  await lookUpAll(given, {
    rows: await hostsToLookUp(given.db),
    hostOf: ({ host }) => host,
    note: noteLookUp,
    event: 'ACCOUNT_CUSTOM_SUBDOMAIN_CHECKED',
    detailOf: ({ host }) => ({ host }),
  })
  await accountHosts.forget()
}

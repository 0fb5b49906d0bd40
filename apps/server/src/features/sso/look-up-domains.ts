import { sql } from 'drizzle-orm'
import type { AppSettings } from '../../identity/context.ts'
import { ssoDomains } from '../../identity/sso-tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { lookUpAll } from '../account/subdomains/look-up-all.ts'
import { noteLookUp } from './domains.ts'

/** Looks up the records of all email domains. */
export async function lookUpDomains(given: {
  db: Database
  settings: Pick<AppSettings, 'dnsServers'>
  now: Date
}): Promise<void> {
  await lookUpAll(given, {
    rows: await given.db
      .select()
      .from(ssoDomains)
      .orderBy(sql`${ssoDomains.checkedAt} nulls first`),
    hostOf: ({ domain }) => domain,
    note: noteLookUp,
    event: 'ACCOUNT_SSO_DOMAIN_CHECKED',
    detailOf: ({ domain }) => ({ domain }),
  })
}

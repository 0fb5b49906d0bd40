import type { XeroMapping } from '@dragoman/sdk/operations/xero'
import type { Database } from '../../../kernel/database/connect.ts'
import type { XeroSettings } from '../client/oauth-client.ts'
import type { XeroCalls } from '../client/xero-calls.ts'

/** The parts that a sync of one account works with. */
export interface SyncTerms {
  db: Database
  calls: XeroCalls
  accountId: string
  /** The organization of Xero. */
  organizationId: string
  mapping: XeroMapping
  settings: XeroSettings
  now: () => Date
  /** Options of tracking categories that this sync has read, by the path of the category. */
  trackingOptions: Map<string, string[]>
}

import type { Logger } from 'pino'
import { keptAddress } from '../../identity/allowed-addresses.ts'
import type { Sessions } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { named, recordChange, type JournalEntry } from '../../kernel/journal.ts'
import type { Context } from '../../identity/context.ts'
import type { provisioning, SyncOutcome } from './tables.ts'
import { syncEntries } from './tables.ts'

/** The directory that calls, by its token: what it reaches is one account. */
export interface Directory {
  account: { id: string; name: string }
  settings: typeof provisioning.$inferSelect
}

/** The context of a directory's call; a write's `db` is its transaction. */
export interface ScimContext extends Directory {
  db: Database
  now: Date
  log: Logger
  requestId: string
  /** Network address that the request came from. */
  address: string
  /** Sends a mail once the transaction has committed. */
  mail: Context['mail']
  sessions: Sessions
  /** Origin of links in mails. */
  publicUrl: string
  /** Address of the protocol's endpoints. */
  base: string
  /** The subject of the write, for the record of a refusal. */
  subject: { name: string; userId?: string }
  afterCommit(action: () => void | Promise<void>): void
}

/** Records changes as those of the directory's token. */
export async function journalAsDirectory(
  { db, account, settings, requestId, address }: ScimContext,
  ...entries: readonly JournalEntry[]
): Promise<void> {
  const detail = { provisioning: `…${settings.tokenHint}` }
  const author = { accountId: account.id, userId: null, requestId, address: keptAddress(address) }
  await recordChange(db, author, ...entries.map((entry) => named(entry, entry.event, detail)))
}

/** Notes what the sync did. */
export async function noteSync(
  { db, account, now }: Pick<ScimContext, 'db' | 'account' | 'now'>,
  outcome: SyncOutcome,
  { name, userId, reason }: { name: string; userId?: string; reason?: string },
): Promise<void> {
  await db.insert(syncEntries).values({
    accountId: account.id,
    at: now,
    outcome,
    name: name.slice(0, 300),
    ...(userId !== undefined && { userId }),
    ...(reason !== undefined && { reason: reason.slice(0, 500) }),
  })
}

import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import type { XeroSettings } from '../client/oauth-client.ts'
import { rowOfConnection } from '../client/tokens.ts'
import { xeroCalls } from '../client/xero-calls.ts'
import { XeroFailed } from '../client/xero-failed.ts'
import type { SyncTerms } from '../documents/sync-terms.ts'
import { xeroConnections, xeroHooks, xeroSyncs, type Organization } from '../tables.ts'
import { releaseHeld } from './queue.ts'
import { readHooks, readSince } from './read-changes.ts'
import { workQueue, type Tally } from './work-queue.ts'

export type ConnectionRow = typeof xeroConnections.$inferSelect

const minute = 60_000
/** How often changes in Xero are read, in milliseconds. */
const schedule = 15 * minute
/** Waits after failed syncs, in minutes. */
const waits = [1, 2, 5, 15]
/** Clocks differ: changes are read again from a little before. */
const overlap = minute

interface RunTerms {
  db: Database
  settings: XeroSettings
  now: () => Date
  stopping: AbortSignal
}

/** Syncs one account: what Xero told of, what waits, and by schedule or on request what has changed there. */
export async function runSync({ db, settings, now, stopping }: RunTerms, connection: ConnectionRow): Promise<void> {
  const { accountId, connectedAt, checkedAt, mapping } = connection
  const organization: Organization = connection.organization!
  const [startedAt, started] = [now(), performance.now()]
  const tally: Tally = { sent: 0, received: 0, held: 0, failed: 0 }
  const reason = await reasonOf(db, connection, startedAt)
  const isWhole = reason === 'SCHEDULE' || reason === 'REQUEST'
  const calls = xeroCalls({ db, settings, accountId, connectedAt, organizationId: organization.id, now })
  const terms: SyncTerms = {
    db,
    calls,
    accountId,
    organizationId: organization.id,
    mapping,
    settings,
    now,
    trackingOptions: new Map(),
  }
  let failure: XeroFailed | undefined
  let readUntil: Date | undefined
  try {
    if (isWhole) await releaseHeld(db, accountId)
    await readHooks(terms, tally, stopping)
    await workQueue(terms, tally, stopping)
    if (isWhole) readUntil = await readSince(terms, checkedAt, tally, stopping)
  } catch (error) {
    if (!(error instanceof XeroFailed)) throw error
    failure = error
  }
  if (stopping.aborted && !failure) return
  await db
    .update(xeroConnections)
    .set(failure ? failedColumns(connection, failure, now()) : doneColumns(startedAt, isWhole, readUntil))
    .where(
      and(
        rowOfConnection(connection),
        eq(xeroConnections.state, failure?.reason === 'SIGN_IN' ? 'EXPIRED' : 'CONNECTED'),
      ),
    )
  const problem = failure && { problem: failure.reason, detail: failure.detail ?? null }
  const milliseconds = Math.round(performance.now() - started)
  await db.insert(xeroSyncs).values({ accountId, reason, startedAt, milliseconds, ...tally, ...problem })
}

async function reasonOf(db: Database, { accountId, requestedAt, nextSyncAt }: ConnectionRow, now: Date) {
  if (requestedAt) return 'REQUEST'
  if (nextSyncAt <= now) return 'SCHEDULE'
  return (await db.$count(xeroHooks, eq(xeroHooks.accountId, accountId))) > 0 ? 'WEBHOOK' : 'DOCUMENT'
}

const doneColumns = (startedAt: Date, isWhole: boolean, readUntil: Date | undefined) => ({
  lastSyncedAt: startedAt,
  problem: null,
  problemDetail: null,
  problemSince: null,
  failures: 0,
  retryAt: null,
  ...(isWhole && {
    checkedAt: readUntil ?? new Date(startedAt.getTime() - overlap),
    nextSyncAt: new Date(startedAt.getTime() + schedule),
  }),
})

function failedColumns({ failures, problemSince }: ConnectionRow, failure: XeroFailed, now: Date) {
  const { reason, detail, until } = failure
  const wait = waits[Math.min(failures, waits.length - 1)]! * minute
  return {
    problem: reason,
    problemDetail: detail?.slice(0, 300) ?? null,
    problemSince: problemSince ?? now,
    failures: failures + 1,
    retryAt: reason === 'SIGN_IN' ? null : (until ?? new Date(now.getTime() + wait)),
  }
}

import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { WorkerTerms } from '../../../identity/feature.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { startWatch } from '../../../kernel/watch.ts'
import { financeEvents } from '../../finance/tables.ts'
import { xeroConnections, xeroHooks, xeroQueue } from '../tables.ts'
import { fillQueue } from './fill-queue.ts'
import { isFree } from './queue.ts'
import { runSync, type ConnectionRow } from './run-sync.ts'

/** How often a server looks for something to do, in milliseconds, and how many accounts it syncs at a time. */
const pollInterval = 1000
const mostSyncs = 8
/** How long a connection belongs to the server that syncs it, in seconds, and how often that says so again, in ms. */
const leaseSeconds = 60
const renewal = 15_000
/** Milliseconds until a sync that broke is tried again. */
const pauseAfterFault = 5 * 60_000

const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`

/** Keeps the books in Xero up to date, each account by one server at a time; nothing where the operator has no app there. */
export function startXeroSync({ db, settings, now, log, logFailure }: WorkerTerms): { stop(): Promise<void> } {
  if (!settings.xero) return { stop: async () => {} }
  const holder = randomUUID()
  const syncing = new Map<string, Promise<void>>()
  const failed = (error: unknown) => logFailure(log, error, 'the sync with Xero failed')

  const fill = async (accountId: string, stopping: AbortSignal) => {
    while (!stopping.aborted && (await fillQueue(db, accountId, now())));
  }
  const sync = async (connection: ConnectionRow, stopping: AbortSignal): Promise<void> => {
    const { accountId } = connection
    const own = and(eq(xeroConnections.accountId, accountId), eq(xeroConnections.holder, holder))
    const free = { holder: null, heldUntil: null }
    try {
      // A sync that someone asks for has all that happened before.
      await fill(accountId, stopping)
      await runSync({ db, settings, now, stopping }, connection)
      await db.update(xeroConnections).set(free).where(own)
    } catch (error) {
      failed(error)
      const retryAt = new Date(now().getTime() + pauseAfterFault)
      await db
        .update(xeroConnections)
        .set({ ...free, retryAt })
        .where(own)
        .catch(failed)
    }
    syncing.delete(accountId)
    watch.wake()
  }
  const watch = startWatch({
    async look(stopping) {
      for (const accountId of await accountsWithNews(db)) await fill(accountId, stopping)
      while (!stopping.aborted && syncing.size < mostSyncs) {
        const connection = await takeConnection(db, holder, now())
        if (!connection) break
        syncing.set(connection.accountId, sync(connection, stopping))
      }
    },
    every: pollInterval,
    failed,
  })
  const renew = async () => {
    if (syncing.size === 0) return
    const own = and(eq(xeroConnections.holder, holder), inArray(xeroConnections.accountId, [...syncing.keys()]))
    await db.update(xeroConnections).set({ heldUntil: leaseEnd }).where(own)
  }
  const renewing = setInterval(() => void renew().catch(failed), renewal).unref()
  return {
    async stop() {
      clearInterval(renewing)
      await watch.stop()
      await Promise.all(syncing.values())
    },
  }
}

async function accountsWithNews(db: Database): Promise<string[]> {
  const news = db
    .select({ one: sql`1` })
    .from(financeEvents)
    .where(
      and(
        eq(financeEvents.accountId, xeroConnections.accountId),
        sql`${financeEvents.position} > ${xeroConnections.position}`,
      ),
    )
  const rows = await db
    .select({ accountId: xeroConnections.accountId })
    .from(xeroConnections)
    .where(and(inArray(xeroConnections.state, ['CONNECTED', 'EXPIRED']), sql`exists (${news})`))
  return rows.map(({ accountId }) => accountId)
}

/** Takes a connection with something to do; what someone has asked for doesn't wait for the next try. */
async function takeConnection(db: Database, holder: string, now: Date): Promise<ConnectionRow | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`
  const waiting = db
    .select({ one: sql`1` })
    .from(xeroQueue)
    .where(and(eq(xeroQueue.accountId, xeroConnections.accountId), isFree))
  const told = db
    .select({ one: sql`1` })
    .from(xeroHooks)
    .where(eq(xeroHooks.accountId, xeroConnections.accountId))
  const isDue = sql`(${xeroConnections.requestedAt} is not null
    or (${xeroConnections.retryAt} is null or ${xeroConnections.retryAt} <= ${at})
      and (${xeroConnections.nextSyncAt} <= ${at} or exists (${waiting}) or exists (${told})))`
  const next = db
    .select({ accountId: xeroConnections.accountId })
    .from(xeroConnections)
    .where(
      and(
        eq(xeroConnections.state, 'CONNECTED'),
        sql`(${xeroConnections.heldUntil} is null or ${xeroConnections.heldUntil} <= now())`,
        isDue,
      ),
    )
    .limit(1)
    .for('update', { skipLocked: true })
  return db.transaction(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(xeroConnections)
      .where(eq(xeroConnections.accountId, sql`(${next})`))
    if (!found) return undefined
    const own = eq(xeroConnections.accountId, found.accountId)
    await transaction.update(xeroConnections).set({ holder, heldUntil: leaseEnd, requestedAt: null }).where(own)
    return found
  })
}

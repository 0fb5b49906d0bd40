import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'
import { sql } from 'drizzle-orm'
import type { Database } from './database/connect.ts'
import { connectPatience } from './database/client.ts'
import { keepAlive, type DatabaseConnection } from './database/connect.ts'
import { presenceLock, showKey } from './database/presence.ts'
import { keysOf, markOf, type SecretKey } from './encrypted.ts'
import type { LogFailure } from './log/failure-log.ts'
import { OperatorError } from './operator-error.ts'

/** Messages between the servers of one database, so that none works with data that another has changed. */
export interface Notices {
  /** Calls `hear` when a server, this one included, has told of `topic`, or may have while this one could not hear. */
  on(topic: string, hear: () => void): void
  /** Tells every server. Call it when the change is committed; where that fails, the others hear nothing. */
  tell(topic: string): Promise<void>
  /** Whether notices come in at the moment. */
  isListening(): boolean
  close(): Promise<void>
}

const channel = 'dragoman'

/** Tells every server when the transaction has committed. */
export async function tellOnCommit(transaction: Database, topic: string): Promise<void> {
  await transaction.execute(sql`select pg_notify(${channel}, ${topic})`)
}

/** How long a server waits before it connects again, in milliseconds. */
const retryDelay = 1000
/** How often the connection is tried: one whose other end is gone says nothing. In milliseconds. */
const probeInterval = 5000

/** How long a server waits for its own word, in milliseconds. */
const hearingTime = 5000

/** A pooler that lends connections for a transaction swallows notices, and would leave locks behind. */
async function requireHearing(client: Client, tell: (word: string) => Promise<unknown>): Promise<void> {
  const word = `hearing ${randomUUID()}`
  const { promise: heard, resolve } = Promise.withResolvers<boolean>()
  const hear = ({ payload }: { payload?: string | undefined }) => payload === word && resolve(true)
  client.on('notification', hear)
  await tell(word)
  const timer = setTimeout(() => resolve(false), hearingTime)
  const isHeard = await heard
  clearTimeout(timer)
  client.off('notification', hear)
  if (!isHeard)
    throw new OperatorError(
      'The database does not pass on what servers tell each other, as it is with a pooler that lends connections for a transaction: set DATABASE_DIRECT_URL to the address of the database itself.',
    )
}

/**
 * Opens one more connection to a database, which listens, and shows others for as long as it lasts that this server runs.
 * Rejects when the database cannot be reached; a connection that is lost later is made again.
 */
export async function openNotices({
  connection,
  log,
  logFailure,
  secretKey,
}: {
  connection: Pick<DatabaseConnection, 'directUrl' | 'pool'>
  log: Logger
  logFailure: LogFailure
  /** Its keys are shown to the others by their marks. */
  secretKey?: SecretKey
}): Promise<Notices> {
  const marks = secretKey === undefined ? [] : keysOf(secretKey).map(markOf)
  const hearers = new Map<string, (() => void)[]>()
  const closing = new AbortController()
  let client: Client | undefined

  const tell = async (topic: string): Promise<void> => {
    await connection.pool.query('select pg_notify($1, $2)', [channel, topic])
  }

  const connect = async (): Promise<Client> => {
    const next = new Client({
      connectionString: connection.directUrl,
      connectionTimeoutMillis: connectPatience,
      query_timeout: probeInterval,
      application_name: 'dragoman notices',
    })
    next.on('error', () => undefined)
    next.on('notification', ({ payload = '' }) => {
      for (const hear of hearers.get(payload) ?? []) hear()
    })
    try {
      await next.connect()
      await next.query(keepAlive)
      await next.query(`listen ${channel}`)
      await requireHearing(next, tell)
      // Before itself: at least as many servers are found with a key as there are servers.
      for (const mark of marks) await next.query(showKey, [mark])
      await next.query('select pg_advisory_lock_shared($1)', [presenceLock])
      return next
    } catch (error) {
      next.end().catch(() => undefined)
      throw error
    }
  }

  /** Waits until the connection is lost. */
  const watch = async (current: Client): Promise<void> => {
    const lost = new Promise<void>((resolve) => current.once('end', resolve))
    while (!closing.signal.aborted && client === current) {
      const isLost = await Promise.race([
        lost.then(() => true),
        pause(probeInterval, false, { signal: closing.signal, ref: false }).catch(() => false),
      ])
      const answers = isLost || closing.signal.aborted ? !isLost : await current.query('select 1').catch(() => false)
      if (isLost || !answers) client = undefined
    }
  }

  const keepListening = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      if (client) {
        const current = client
        await watch(current)
        if (closing.signal.aborted) return
        current.end().catch(() => undefined)
      }
      try {
        client = await connect()
        for (const hear of [...hearers.values()].flat()) hear()
      } catch (error) {
        logFailure(log, error, 'listening for notices')
        await pause(retryDelay, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
      }
    }
  }

  client = await connect()
  const running = keepListening()
  return {
    on(topic, hear) {
      hearers.set(topic, [...(hearers.get(topic) ?? []), hear])
    },
    tell,
    isListening: () => client !== undefined,
    async close() {
      closing.abort()
      await running
      const last = client
      client = undefined
      await last?.end()
    },
  }
}

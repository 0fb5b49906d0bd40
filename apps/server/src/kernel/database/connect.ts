import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import { connectPatience } from './client.ts'
import { PreparingClient } from './prepared.ts'

/** Drizzle on our database; a transaction has the same type. */
export type Database = NodePgDatabase

export type DatabaseConnection = {
  /** Address of the database, with the password: for threads that connect by themselves. */
  url: string
  /** The same past a pooler that may stand in front: for what a connection of one's own is needed for. */
  directUrl: string
  pool: Pool
  database: Database
  /** Waits for queries under way, then closes every connection. */
  close(): Promise<void>
}

/** With these PostgreSQL notices within half a minute that the other end is gone, and lets go of what it had locked. */
export const keepAlive = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

/**
 * Takes back a connection that is lost while it is lent: one that is lost before the transaction begins, drizzle never
 * returns, and with each the pool would hold one fewer until none is left.
 */
class LostConnectionsPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: Parameters<Pool['connect']>[0]): void
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : this.#lend()
  }

  async #lend(): Promise<PoolClient> {
    const client = await super.connect()
    const giveBack = client.release
    const isLost = () => client.release(true)
    client.release = (error) => {
      client.release = () => undefined
      client.off('end', isLost)
      giveBack(error)
    }
    return client.once('end', isLost)
  }
}

/** How often a connection is used before another one takes its place, which keeps no statements yet. */
const mostUses = 20_000

/**
 * Whether selects are prepared. Not through a pooler that lends a connection for each transaction and knows nothing of
 * prepared statements: the address of the database then has the parameter `prepared=off`.
 */
const prepares = (url: string) => URL.parse(url)?.searchParams.get('prepared') !== 'off'

/**
 * Opens a pool (at most `connections` at a time, each of which may take `patience` milliseconds to come) and Drizzle on
 * it. Connects only with the first query.
 */
export function connectDatabase(
  url: string,
  options: { connections?: number; patience?: number; directUrl?: string } = {},
): DatabaseConnection {
  const pool = new LostConnectionsPool({
    connectionString: url,
    max: options.connections ?? 20,
    maxUses: mostUses,
    connectionTimeoutMillis: options.patience ?? connectPatience,
    application_name: 'dragoman',
    onConnect: (client) => client.query(keepAlive),
    ...(prepares(url) && { Client: PreparingClient }),
  })
  // A connection that breaks, idle or in use, fails the query under way and is replaced; without listeners it would
  // end the process as well.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { url, directUrl: options.directUrl ?? url, pool, database: drizzle(pool), close: () => pool.end() }
}

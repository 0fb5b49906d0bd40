import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

/** Drizzle on our database; a transaction has the same type. */
export type Database = NodePgDatabase

export type DatabaseConnection = {
  /** Address of the database, with the password: for threads that connect by themselves. */
  url: string
  pool: Pool
  database: Database
  /** Waits for queries under way, then closes every connection. */
  close(): Promise<void>
}

/** With these PostgreSQL notices within half a minute that the other end is gone, and lets go of what it had locked. */
export const keepAlive = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

/** Opens a pool (at most `connections` at a time) and Drizzle on it. Connects only with the first query. */
export function connectDatabase(url: string, options: { connections?: number } = {}): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: options.connections ?? 20,
    connectionTimeoutMillis: 10_000,
    application_name: 'dragoman',
    onConnect: (client) => client.query(keepAlive),
  })
  // A connection that breaks, idle or in use, fails the query under way and is replaced; without listeners it would
  // end the process as well.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { url, pool, database: drizzle(pool), close: () => pool.end() }
}

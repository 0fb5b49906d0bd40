import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { OperatorError } from '../operator-error.ts'

const migrationsFolder = resolve(import.meta.dirname, '../db/migrations')

/** Any number, as long as nothing else in the database locks on it. */
const advisoryLock = 4_400_001

/**
 * Brings the database at `url` to the schema of this version. Servers that start at once wait for each other.
 * Throws OperatorError when a later version of Dragoman has migrated it further.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Let go of with the connection, also when this process is killed.
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock])
    const applied = await appliedMigration(client)
    const latest = latestMigration()
    if (applied !== undefined && applied > latest) {
      throw new OperatorError(
        'The database was made by a later version of Dragoman: start that version, or restore a backup of this one.',
      )
    }
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** When the last migration that this version knows was made, in epoch milliseconds: the version of its schema. */
export function latestMigration(): number {
  return Math.max(...knownMigrations().map((migration) => migration.folderMillis))
}

function knownMigrations(): MigrationMeta[] {
  if (!existsSync(migrationsFolder)) throw new Error(`${migrationsFolder} is missing`)
  return readMigrationFiles({ migrationsFolder })
}

/** The same of the database that `client` is connected to; undefined when it has never been migrated. */
export async function appliedMigration(client: Pick<Client, 'query'>): Promise<number | undefined> {
  const { rows } = await client.query<{ found: string | null }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations')::text AS found",
  )
  if (rows[0]?.found == null) return undefined
  const applied = await client.query<{ latest: string | null }>(
    'SELECT max(created_at) AS latest FROM drizzle.__drizzle_migrations',
  )
  const latest = applied.rows[0]?.latest
  return latest == null ? undefined : Number(latest)
}

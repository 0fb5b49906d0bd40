import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import { OperatorError } from '../operator-error.ts'
import { withClient } from './client.ts'
import { countServers } from './presence.ts'

const migrationsFolder = resolve(import.meta.dirname, 'migrations')

/** Any number, as long as nothing else in the database locks on it. */
const advisoryLock = 4_400_001

/**
 * Brings the database at `url` to the schema of this version, or to an earlier one (`upTo`, as `latestMigration` gives
 * it). Servers that start at once wait for each other.
 * Throws OperatorError when a later version of Dragoman has migrated it further, and when there is something to migrate while
 * a server runs.
 */
export function migrateDatabase(url: string, upTo: number = latestMigration()): Promise<void> {
  return withClient(url, async (client) => {
    // Let go of with the connection, also when this process is killed.
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock])
    const applied = await appliedMigration(client)
    if (applied !== undefined && applied > latestMigration()) {
      throw new OperatorError(
        'The database was made by a later version of Dragoman: start that version, or restore a backup of this one.',
      )
    }
    if (applied !== undefined && applied < upTo && (await serversRun(client))) {
      throw new OperatorError(
        'A server of an earlier version still runs on this database: stop all servers, then start those of this version.',
      )
    }
    if (upTo === latestMigration()) await migrate(drizzle(client), { migrationsFolder })
    else await migrateInPart(client, upTo)
  })
}

async function serversRun(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ servers: number }>(countServers)
  return (rows[0]?.servers ?? 0) > 0
}

type Journal = { entries: { when: number }[] }

/** Drizzle applies whole folders, so it is given one whose journal ends earlier. */
async function migrateInPart(client: Client, upTo: number): Promise<void> {
  const folder = mkdtempSync(resolve(tmpdir(), 'dragoman-migrations-'))
  try {
    cpSync(migrationsFolder, folder, { recursive: true })
    const file = resolve(folder, 'meta/_journal.json')
    const journal: Journal = JSON.parse(readFileSync(file, 'utf8'))
    const entries = journal.entries.filter(({ when }) => when <= upTo)
    writeFileSync(file, JSON.stringify({ ...journal, entries }))
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** When the last migration that this version knows was made, in epoch milliseconds: the version of its schema. */
export function latestMigration(): number {
  return Math.max(...readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis))
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

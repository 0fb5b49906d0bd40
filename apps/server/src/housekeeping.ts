import { join } from 'node:path'
import { lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from './kernel/database/connect.ts'
import type { Feature } from './identity/feature.ts'
import { claimTidying } from './kernel/installation.ts'
import type { ObjectStore } from './kernel/object-stores/object-store.ts'
import { removeOldFiles } from './kernel/object-stores/old-files.ts'
import { bulkChangeRows, bulkChanges, files, mails, repeatableWrites } from './kernel/tables.ts'
import { keysInUse } from './kernel/stored-files.ts'
import * as schema from './schema.ts'
import type { LogFailure } from './kernel/log/failure-log.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Where uploads lie while they come in, below the folder of stored files. */
export const incomingFolder = (filesDirectory: string) => join(filesDirectory, 'incoming')

export interface Housekeeping {
  /** Waits for what is under way, then tidies no more. */
  stop(): Promise<void>
}

/**
 * Tidies once a day, beside everything else: each server what only it has, and one of the servers on the database what
 * they share.
 */
export function keepTidy({
  db,
  store,
  features,
  incoming,
  log,
  logFailure,
  now,
  daily,
}: {
  db: Database
  store: ObjectStore
  features: readonly Feature[]
  /** Folder of uploads that are coming in. */
  incoming: string
  log: Logger
  logFailure: LogFailure
  now: () => Date
  /** Other daily work, which one of the servers does. */
  daily?: (at: Date) => Promise<void>
}): Housekeeping {
  let running = Promise.resolve()
  const tidyOnce = async (at: Date) => {
    await tidyIncoming(incoming, at)
    if (!(await claimTidying(db, at, day - hour))) return
    await tidy({ db, store, features, now: at })
    await daily?.(at)
  }
  const run = () => {
    running = tidyOnce(now()).catch((error: unknown) => logFailure(log, error, 'tidying up failed'))
  }
  run()
  const timer = setInterval(run, hour).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Throws away uploads that broke off, as a killed process leaves them. */
export const tidyIncoming = (incoming: string, now: Date): Promise<void> =>
  removeOldFiles(incoming, new Date(now.getTime() - day))

/**
 * Throws away what no one needs any more: what the features say, answers kept for writes that are sent again, changes that
 * can no longer be undone, mails that were sent, stored files that nothing refers to, and what a killed process or a failed
 * transaction has left where files are stored. Everything gets at least a day, so that nothing is taken from under
 * someone who is just working with it.
 */
export async function tidy({
  db,
  store,
  features,
  now,
}: {
  db: Database
  store: ObjectStore
  features: readonly Feature[]
  now: Date
}): Promise<void> {
  const yesterday = new Date(now.getTime() - day)
  await db.delete(repeatableWrites).where(lt(repeatableWrites.createdAt, yesterday))
  await db
    .delete(bulkChangeRows)
    .where(
      sql`${bulkChangeRows.changeId} in (select id from ${bulkChanges} where ${bulkChanges.undoableUntil} < ${yesterday})`,
    )
  await db.delete(mails).where(lt(mails.sentAt, yesterday))
  for (const feature of features) await feature.tidy?.(db, { now, yesterday })
  await forgetUnusedFiles(db, yesterday)
  await store.sweep(yesterday, (keys) => unknown(db, keys))
}

/** Replaced contents and builds, and uploads whose job is done. */
async function forgetUnusedFiles(db: Database, before: Date): Promise<void> {
  await db.delete(files).where(sql`${files.createdAt} < ${before} and not exists (
    select from (${keysInUse(schema)}) as used (key) where used.key = ${files.key})`)
}

/** Of some keys of stored files, those that no row knows. */
async function unknown(db: Database, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: files.key })
    .from(files)
    .where(sql`${files.key} = any(${sql.param(keys)})`)
  const known = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => !known.has(key))
}

import { join } from 'node:path'
import { lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from './kernel/database/connect.ts'
import { linkLife } from './kernel/download.ts'
import { removeOldEntries } from './features/journal/remove-old-entries.ts'
import { forgetPages } from './features/presence/presence.ts'
import { forgetRuns } from './features/pipelines/forget-runs.ts'
import { uploads } from './features/intake/uploads/tables.ts'
import { forgetSyncs } from './features/scim/last-sync.ts'
import { loginAttempts, oneTimeSecrets } from './features/sign-in/tables.ts'
import { ssoStates } from './features/sso/tables.ts'
import { webhookEvents } from './features/webhooks/tables.ts'
import { sessions } from './identity/tables.ts'
import { claimTidying } from './kernel/installation.ts'
import type { ObjectStore } from './kernel/object-stores/object-store.ts'
import { removeOldFiles } from './kernel/object-stores/old-files.ts'
import { bulkChangeRows, bulkChanges, files, mails, repeatableWrites } from './kernel/tables.ts'
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
  incoming,
  log,
  logFailure,
  now,
  daily,
}: {
  db: Database
  store: ObjectStore
  /** Folder of uploads that are coming in. */
  incoming: string
  log: Logger
  logFailure: LogFailure
  now: () => Date
  /** What else one of the servers does once a day. */
  daily?: (at: Date) => Promise<void>
}): Housekeeping {
  let running = Promise.resolve()
  const tidyOnce = async (at: Date) => {
    await tidyIncoming(incoming, at)
    if (!(await claimTidying(db, at, day - hour))) return
    await tidy({ db, store, now: at })
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
 * Throws away what nobody needs any more: sessions and links that have run out, sign-ins through providers, old attempts to
 * sign in, answers kept for writes that are sent again, mails that were sent; after 30 days events of webhooks, runs of
 * pipelines, and what syncs of directories did; entries of the journal that are older than their account keeps them; uploads
 * that no project took, stored files that nothing refers to, and what a killed process or a failed transaction has left where files are stored.
 * Everything gets at least a day, so that nothing is taken from under
 * somebody who is just working with it.
 */
export async function tidy({ db, store, now }: { db: Database; store: ObjectStore; now: Date }): Promise<void> {
  const yesterday = new Date(now.getTime() - day)
  // The links that they have made work for as long.
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - linkLife)))
  await db.delete(loginAttempts).where(lt(loginAttempts.lastFailedAt, yesterday))
  await db.delete(oneTimeSecrets).where(lt(oneTimeSecrets.expiresAt, yesterday))
  await db.delete(ssoStates).where(lt(ssoStates.expiresAt, yesterday))
  await db.delete(repeatableWrites).where(lt(repeatableWrites.createdAt, yesterday))
  await db
    .delete(bulkChangeRows)
    .where(
      sql`${bulkChangeRows.changeId} in (select id from ${bulkChanges} where ${bulkChanges.undoableUntil} < ${yesterday})`,
    )
  await db.delete(mails).where(lt(mails.sentAt, yesterday))
  await db.delete(webhookEvents).where(lt(webhookEvents.at, new Date(now.getTime() - 30 * day)))
  await forgetPages(db, yesterday)
  await forgetRuns(db, now)
  await forgetSyncs(db, now)
  await removeOldEntries(db, now)
  await db.delete(uploads).where(lt(uploads.createdAt, yesterday))
  await forgetUnusedFiles(db, yesterday)
  await store.sweep(yesterday, (keys) => unknown(db, keys))
}

/** Replaced contents and builds, and uploads whose job is done. */
async function forgetUnusedFiles(db: Database, before: Date): Promise<void> {
  await db.delete(files).where(sql`${files.createdAt} < ${before} and not exists (
    select from (
      select file_key from project_resources
      union all select file_key from uploads
      union all select file_key from reference_files
      union all select file_key from task_files
      union all select unnest(array[translated_file_key, deliverable_file_key, xliff_file_key]) from work_units
      union all select avatar_key from users
      union all select logo ->> picture from accounts, unnest(array['original', 'square', 'wide']) as picture
      union all select portal_logo ->> picture from accounts, unnest(array['original', 'square', 'wide']) as picture
      union all select result_file_key from jobs
      union all select params ->> 'fileKey' from jobs where status in ('STARTED', 'FAILED', 'CANCELLED')
    ) as used (key) where used.key = ${files.key})`)
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

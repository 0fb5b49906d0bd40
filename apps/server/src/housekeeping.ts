import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from './kernel/database/connect.ts'
import { linkLife } from './kernel/download.ts'
import { errorCode } from './kernel/error-code.ts'
import { loginAttempts, oneTimeSecrets } from './features/sign-in/tables.ts'
import { sessions } from './identity/tables.ts'
import { files, mails, repeatableWrites } from './kernel/tables.ts'
import type { LogFailure } from './kernel/log/failure-log.ts'

const day = 24 * 60 * 60 * 1000

/** Where uploads lie while they come in, below the folder of stored files. */
export const incomingFolder = (filesDirectory: string) => join(filesDirectory, 'incoming')

export interface Housekeeping {
  /** Waits for what is under way, then tidies no more. */
  stop(): Promise<void>
}

/** Tidies now and once a day, beside everything else. */
export function keepTidy({
  log,
  logFailure,
  now,
  ...where
}: {
  db: Database
  filesDirectory: string
  log: Logger
  logFailure: LogFailure
  now: () => Date
}): Housekeeping {
  let running = Promise.resolve()
  const run = () => {
    running = tidy({ ...where, now: now() }).catch((error: unknown) => logFailure(log, error, 'tidying up failed'))
  }
  run()
  const timer = setInterval(run, day).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/**
 * Throws away what nobody needs any more: sessions and links that have run out, old attempts to sign in, answers kept for
 * writes that are sent again, mails that were sent, stored files that nothing refers to, and what a killed process or a
 * failed transaction has left in the folder of stored files. Everything gets a day, so that nothing is taken from under
 * somebody who is just working with it.
 */
export async function tidy({
  db,
  filesDirectory,
  now,
}: {
  db: Database
  filesDirectory: string
  now: Date
}): Promise<void> {
  const yesterday = new Date(now.getTime() - day)
  // The links that they have made work for as long.
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - linkLife)))
  await db.delete(loginAttempts).where(lt(loginAttempts.lastFailedAt, yesterday))
  await db.delete(oneTimeSecrets).where(lt(oneTimeSecrets.expiresAt, yesterday))
  await db.delete(repeatableWrites).where(lt(repeatableWrites.createdAt, yesterday))
  await db.delete(mails).where(lt(mails.sentAt, yesterday))
  await forgetUnusedFiles(db, yesterday)
  await removeOld(incomingFolder(filesDirectory), yesterday, async (names) => names)
  for (const name of await namesIn(filesDirectory)) {
    if (/^[0-9a-f]{2}$/.test(name)) await removeOld(join(filesDirectory, name), yesterday, (keys) => unknown(db, keys))
  }
}

/** Replaced contents and builds, and uploads whose job is done. */
async function forgetUnusedFiles(db: Database, before: Date): Promise<void> {
  await db.delete(files).where(sql`${files.createdAt} < ${before} and not exists (
    select from (
      select file_key from project_resources
      union all select file_key from reference_files
      union all select unnest(array[translated_file_key, deliverable_file_key, xliff_file_key]) from work_units
      union all select avatar_key from users
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

/** Removes from a folder what is older than `before` and chosen. */
async function removeOld(folder: string, before: Date, choose: (names: string[]) => Promise<string[]>): Promise<void> {
  const old: string[] = []
  for (const name of await namesIn(folder)) {
    const { mtime } = await stat(join(folder, name))
    if (mtime < before) old.push(name)
  }
  if (old.length === 0) return
  for (const name of await choose(old)) await rm(join(folder, name), { recursive: true, force: true })
}

/** What is in a folder; nothing when it is not there. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

import { count, desc, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from './database/connect.ts'
import { insertOne } from './database/one-row.ts'
import { countReaders, countServers } from './database/presence.ts'
import type { ObjectStore } from './object-stores/object-store.ts'
import { OperatorError } from './operator-error.ts'
import { freeJobs } from './jobs/lease.ts'
import { files, installation } from './tables.ts'
import { formOf, keysOf, markOf, type SecretKey } from './encrypted.ts'

/** The parts of a server that joins an installation. */
interface Joining {
  secretKey: SecretKey
  /** Whether the operator has given up what a former key has encrypted. */
  isFormerKeyLost?: boolean | undefined
  /** Whether the database holds what only the key opens that it was encrypted with. */
  holdsSealed?: (db: Database, forms?: readonly string[]) => Promise<boolean>
  freeMore?: (db: Database) => Promise<void>
}

/** Of the advisory lock for servers that start at once; any number that nothing else in the database locks on. */
const startingLock = 4_400_003

/**
 * Joins the servers on this database, once this one is shown as running: all of them must have the same files and the
 * same secret key, or be able to read with each other's. Jobs that a killed server has left are free at once where
 * no other one runs, and so is what `freeMore` frees. Throws OperatorError where files or keys differ, and for a new key
 * while the former one is needed.
 */
export async function joinInstallation(
  db: Database,
  store: ObjectStore,
  { secretKey, isFormerKeyLost = false, holdsSealed, freeMore }: Joining,
): Promise<void> {
  const marks = keysOf(secretKey).map(markOf)
  const keyMark = marks[0]!
  const canRead = (mark: string | null) => mark === null || marks.includes(mark)
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${startingLock})`)
    const isAlone = !(await othersRun(transaction))
    const [known] = await transaction.select().from(installation)
    const mark = await store.readMark()
    if (known) {
      if (mark !== known.storageId) throw otherFiles(store, known.storageId, mark)
      if (!canRead(known.keyMark) || !canRead(known.formerKeyMark)) {
        if (!isAlone && !canRead(known.keyMark)) throw otherKey()
        if (!isFormerKeyLost && (await holdsSealed?.(transaction)))
          throw canRead(known.keyMark) ? rotationNeeded() : formerKeyNeeded()
        const stillRead = [known.keyMark, known.formerKeyMark].find((one) => one !== keyMark && canRead(one))
        await transaction.update(installation).set({ keyMark, formerKeyMark: stillRead ?? null })
      } else if (known.keyMark !== keyMark) {
        if (!isAlone && !(await allRead(transaction, keyMark))) throw keyUnknownToOthers()
        await transaction.update(installation).set({ keyMark, formerKeyMark: known.keyMark })
      }
    } else {
      // A restored backup says which key it needs by what that key has encrypted.
      if (!isFormerKeyLost && (await holdsSealed?.(transaction, keysOf(secretKey).map(formOf)))) throw formerKeyNeeded()
      await refuseForeignStore(transaction, store, mark)
      const { storageId } = await insertOne(transaction, installation, { keyMark, ...(mark && { storageId: mark }) })
      if (mark === null) await store.writeMark(storageId)
    }
    if (!isAlone) return
    await freeJobs(transaction)
    await freeMore?.(transaction)
  })
}

const otherKey = () =>
  new OperatorError(
    'Another server on this database has a different secret key: set SECRET_KEY to the same value on all servers.',
  )

const keyUnknownToOthers = () =>
  new OperatorError(
    'Another server on this database cannot read what this one would encrypt with its SECRET_KEY: first start each server with the new key in SECRET_KEY_ALSO, then one after the other with it in SECRET_KEY and the present one in SECRET_KEY_ALSO.',
  )

const rotationNeeded = () =>
  new OperatorError(
    'What the former secret key encrypted has not been re-encrypted yet: start with that key in SECRET_KEY_ALSO, run "npx -y pnpm@12 admin rotate-key", and leave SECRET_KEY_ALSO out after that.',
  )

const formerKeyNeeded = () =>
  new OperatorError(
    'The secret key is another one than before, and the database holds what only the former one opens, such as authenticator secrets: set SECRET_KEY to the former key, or put the file secret-key back into DATA_DIR. To change the key, put the former one into SECRET_KEY_ALSO. If that key is lost, start once with SECRET_KEY_LOST=1, and set up again what it has encrypted.',
  )

/** A database that was never asked about its files: those that it lists have to be there, and no other's. */
async function refuseForeignStore(db: Database, store: ObjectStore, mark: string | null): Promise<void> {
  const newest = await db.select({ key: files.key }).from(files).orderBy(desc(files.createdAt)).limit(3)
  for (const { key } of newest) if (await store.content(key)) return
  if (newest.length > 0) {
    const [all] = await db.select({ total: count() }).from(files)
    throw new OperatorError(
      `The database lists ${all?.total} stored files, and the newest are not in ${store.place}: set DATA_DIR or S3_URL to where they are.`,
    )
  }
  if (mark === null) return
  throw new OperatorError(
    `The files in ${store.place} belong to another database: set DATA_DIR to a new folder or S3_URL to another prefix, or delete storage-id there if nothing else uses them.`,
  )
}

function otherFiles(store: ObjectStore, wanted: string, found: string | null): OperatorError {
  const reason = found === null ? 'has no storage-id' : 'belongs to another database'
  return new OperatorError(
    `This database keeps its files elsewhere: ${store.place} ${reason}. Set DATA_DIR to the folder, or S3_URL to the bucket, that all its servers share. If the files were moved or restored there, write ${wanted} to storage-id beside them.`,
  )
}

async function serversOn(db: Database): Promise<number> {
  const { rows } = await db.execute<{ servers: number }>(sql.raw(countServers))
  return rows[0]?.servers ?? 0
}

/** Whether other servers run on this database. */
const othersRun = async (db: Database): Promise<boolean> => (await serversOn(db)) > 1

/** Whether every running server can read with the key of a mark. */
async function allRead(db: Database, mark: string): Promise<boolean> {
  // A server shows its keys before itself.
  const servers = await serversOn(db)
  const { rows } = await db.execute<{ readers: number }>(countReaders(mark))
  return (rows[0]?.readers ?? 0) >= servers
}

/** Whether it is for this server to tidy up: one of them does, once `interval` milliseconds have passed since the last time. */
export async function claimTidying(db: Database, now: Date, interval: number): Promise<boolean> {
  const due = or(isNull(installation.tidiedAt), lte(installation.tidiedAt, new Date(now.getTime() - interval)))
  const claimed = await db.update(installation).set({ tidiedAt: now }).where(due).returning({ id: installation.id })
  return claimed.length > 0
}

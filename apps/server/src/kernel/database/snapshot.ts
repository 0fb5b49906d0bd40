import type { Database } from './connect.ts'

/** Reads as of one moment: what others commit meanwhile stays unseen. Within a transaction, reads as that does. */
export function snapshot<T>(db: Database, read: (db: Database) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

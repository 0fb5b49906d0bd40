import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The process that uses a data folder, as it describes itself; `port` is the embedded database's, once it runs. */
export type Holder = { pid: number; port?: number }

export type FolderLock =
  | { taken: true; holder: Holder | undefined }
  | { taken: false; announce(holder: Holder): void; release(): void }

/**
 * Takes the data folder for this process, or says which process has it.
 *
 * Node offers no file lock, so one is borrowed from SQLite, with an empty file and no table in it: the kernel lets go
 * of it at the very moment that the process ends, however it ends. A process id in a file alone cannot do that, as ids
 * are used again (in containers nearly always). It only says who the holder is.
 */
export function lockFolder(directory: string): FolderLock {
  const holderFile = resolve(directory, 'server.pid')
  const lockFile = resolve(directory, 'server.lock')
  // Made before SQLite makes it readable for everyone: who may read it may also hold it.
  closeSync(openSync(lockFile, 'a', 0o600))
  const lock = new DatabaseSync(lockFile)
  try {
    // Without a journal of its own beside it, for which a full disk would have no room.
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (isBusy(error)) return { taken: true, holder: readHolder(holderFile) }
    throw error
  }
  const announce = (holder: Holder) => writeFileSync(holderFile, JSON.stringify(holder), { mode: 0o600 })
  announce({ pid: process.pid })
  return { taken: false, announce, release: () => lock.close() }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

/** Undefined while the holder is just writing it. */
function readHolder(file: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isHolder(holder) ? holder : undefined
  } catch {
    return undefined
  }
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number'
}

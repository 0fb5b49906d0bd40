import { openAsBlob } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ownFile, ownFolder } from '../own-modes.ts'
import type { ObjectStore } from './object-store.ts'
import { absent, namesIn, removeOldFiles } from './old-files.ts'

/** Objects in a folder, spread over 256 subfolders; several servers may share it. */
export function folderStore(folder: string): ObjectStore {
  const path = (key: string) => join(folder, key.slice(0, 2), key)
  const draftPath = (key: string) => `${path(key)}.part`
  const mark = join(folder, 'storage-id')
  return {
    place: folder,
    async draft(key) {
      await mkdir(dirname(path(key)), { recursive: true, mode: ownFolder })
      return draftPath(key)
    },
    async keep({ key }) {
      await rename(draftPath(key), path(key))
      await syncFolder(dirname(path(key)))
    },
    async content(key) {
      return (await stat(path(key)).catch(absent)) ? openAsBlob(path(key)) : null
    },
    remove: (key) => rm(path(key), { force: true }),
    release: async () => undefined,
    async sweep(before, choose) {
      for (const name of await namesIn(folder)) {
        if (/^[0-9a-f]{2}$/.test(name)) await removeOldFiles(join(folder, name), before, choose)
      }
    },
    async readMark() {
      return (await readFile(mark, 'utf8').catch(absent))?.trim() || null
    },
    async writeMark(id) {
      await mkdir(folder, { recursive: true, mode: ownFolder })
      await writeFile(mark, `${id}\n`, { flush: true, mode: ownFile })
    },
  }
}

/** Writes a folder's new names to disk; where folders cannot be opened (Windows), the file system does so itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

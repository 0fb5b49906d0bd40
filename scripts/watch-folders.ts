import { readdirSync, watch, type FSWatcher } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Calls `changed` once after files in the folders changed, however they were saved: in place, or written elsewhere and
 * renamed. Folders are watched rather than files, as a file that is renamed over takes its watcher away with it.
 */
export function watchFolders(roots: readonly string[], counts: (name: string) => boolean, changed: () => void): void {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined

  const note = () => {
    clearTimeout(timer)
    // One save is several events, and "save all" or a checkout of another branch many files.
    timer = setTimeout(changed, 50)
  }
  const watchFolder = (folder: string) => {
    const watcher = watch(folder, (event, name) => {
      if (event === 'rename' && watchAll()) note()
      else if (name !== null && counts(name)) note()
    })
    watcher.on('error', () => watcher.close())
    watchers.set(folder, watcher)
  }
  /** Watches what is new and forgets what is gone; true if anything is new. */
  const watchAll = (): boolean => {
    const present = new Set(roots.flatMap((root) => [root, ...foldersBelow(root)]))
    for (const [folder, watcher] of watchers) {
      if (present.has(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    const added = [...present].filter((folder) => !watchers.has(folder))
    added.forEach(watchFolder)
    return added.length > 0
  }
  watchAll()
}

function foldersBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => resolve(entry.parentPath, entry.name))
}

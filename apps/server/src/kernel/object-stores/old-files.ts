import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'

/** Removes from a folder what was last changed before `before` and is chosen. Without the folder there is nothing to do. */
export async function removeOldFiles(
  folder: string,
  before: Date,
  choose: (names: string[]) => Promise<string[]> = async (names) => names,
): Promise<void> {
  const old: string[] = []
  for (const name of await namesIn(folder)) {
    const found = await stat(join(folder, name)).catch(absent)
    if (found && found.mtime < before) old.push(name)
  }
  if (old.length === 0) return
  for (const name of await choose(old)) await rm(join(folder, name), { recursive: true, force: true })
}

/** The names in a folder; none if it doesn't exist. */
export const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(absent)) ?? []

/** For a file or folder that may be missing, or that another server has just removed. */
export function absent(error: unknown): undefined {
  if (errorCode(error) === 'ENOENT') return undefined
  throw error
}

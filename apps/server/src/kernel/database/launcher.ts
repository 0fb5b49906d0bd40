import { resolve } from 'node:path'
import { errorCode } from '../error-code.ts'
import { OperatorError } from '../operator-error.ts'
import { withClient } from './client.ts'
import { clusterUrl, startCluster } from './cluster.ts'
import { lockFolder } from './folder-lock.ts'

/** A database that answers at `url`. */
export type RunningDatabase = {
  url: string
  /** The same past a pooler: for migrations, copies, and locks of a connection's own. */
  directUrl: string
  /** Settles when the embedded PostgreSQL has ended, wished for or not; never for one that someone else runs. */
  ended: Promise<void>
  /** Ends what was started for it. */
  stop(): Promise<void>
}

/** Where the database is: at an address of one's own, or in the data folder. */
interface DatabaseSettings {
  databaseUrl?: string | undefined
  databaseDirectUrl?: string | undefined
  dataDirectory: string
}

const database = 'dragoman'

/**
 * Starts the embedded PostgreSQL in the data folder; with `databaseUrl` only checks that one's own can be reached.
 * Throws OperatorError: folder in use by a live server (with its process id), database out of reach or too old.
 */
export async function startDatabase(settings: DatabaseSettings): Promise<RunningDatabase> {
  if (settings.databaseUrl !== undefined) return ownDatabase(settings.databaseUrl, settings.databaseDirectUrl)
  const started = await startInFolder(settings.dataDirectory)
  if ('url' in started) return started
  throw new OperatorError(
    `Another server with process id ${started.pid ?? 'unknown'} uses the data folder ${settings.dataDirectory}: stop it first, or set another DATA_DIR.`,
  )
}

/**
 * The same database for a command beside the server (backup, admin): when a live server runs the embedded one, that
 * one is used and left running.
 */
export async function useDatabase(settings: DatabaseSettings): Promise<RunningDatabase> {
  if (settings.databaseUrl !== undefined) return ownDatabase(settings.databaseUrl, settings.databaseDirectUrl)
  const started = await startInFolder(settings.dataDirectory)
  if ('url' in started) return started
  if (started.port === undefined) {
    throw new OperatorError(
      `The server with process id ${started.pid ?? 'unknown'} is just starting or stopping: try again in a moment.`,
    )
  }
  const url = clusterUrl(clusterFolder(settings.dataDirectory), started.port, database)
  await refuseUnreachable(url, `The database of the running server (process id ${started.pid})`)
  return runElsewhere(url, url)
}

async function ownDatabase(url: string, directUrl: string | undefined): Promise<RunningDatabase> {
  const place = (of: string) => URL.parse(of)?.host || 'its socket'
  await refuseUnreachable(url, `The database of DATABASE_URL at ${place(url)}`)
  if (directUrl !== undefined)
    await refuseUnreachable(directUrl, `The database of DATABASE_DIRECT_URL at ${place(directUrl)}`)
  return runElsewhere(url, directUrl ?? url)
}

function runElsewhere(url: string, directUrl: string): RunningDatabase {
  return { url, directUrl, ended: new Promise(() => undefined), stop: async () => undefined }
}

async function startInFolder(
  dataDirectory: string,
): Promise<RunningDatabase | { pid: number | undefined; port: number | undefined }> {
  const lock = takeFolder(dataDirectory)
  if (lock.taken) return { pid: lock.holder?.pid, port: lock.holder?.port }
  try {
    const cluster = await startCluster(clusterFolder(dataDirectory))
    await makeDatabase(cluster.url('postgres'))
    lock.announce({ pid: process.pid, port: cluster.port })
    const stop = async () => {
      await cluster.stop()
      lock.release()
    }
    const url = cluster.url(database)
    return { url, directUrl: url, ended: cluster.ended, stop }
  } catch (error) {
    lock.release()
    throw error
  }
}

function clusterFolder(dataDirectory: string): string {
  return resolve(dataDirectory, 'postgres')
}

function takeFolder(dataDirectory: string): ReturnType<typeof lockFolder> {
  try {
    return lockFolder(dataDirectory)
  } catch (error) {
    const code = errorCode(error)
    const remedy = code === 'ENOSPC' ? 'make room on its disk' : 'set DATA_DIR to a folder that you can write to'
    throw new OperatorError(`The data folder ${dataDirectory} cannot be used (${code}): ${remedy}.`)
  }
}

async function makeDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`)
  })
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOENT: 'nothing listens there',
  ENOTFOUND: 'its host name is unknown',
  EAI_AGAIN: 'its host name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no route to its host',
  '28P01': 'it refuses the user or password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of this name',
  '53300': 'it has no connection left',
  '57P03': 'it is just starting or stopping',
}

async function refuseUnreachable(url: string, what: string): Promise<void> {
  const oldest = 14
  const version = await withClient(url, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int AS version",
    )
    return rows[0]?.version ?? 0
  }).catch((error: unknown) => {
    const reason = reasons[errorCode(error)] ?? (error instanceof Error ? error.message : String(error))
    throw new OperatorError(`${what} cannot be reached, as ${reason}: start it or correct the setting.`)
  })
  if (version >= oldest * 10_000) return
  throw new OperatorError(`${what} is older than PostgreSQL ${oldest}: use version ${oldest} or later.`)
}

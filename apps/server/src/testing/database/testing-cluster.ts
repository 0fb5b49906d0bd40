import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { resolve } from 'node:path'
import { withClient } from '../../kernel/database/client.ts'
import { startCluster, stopLeftCluster, type ClusterOptions } from '../../kernel/database/cluster.ts'
import { lockFolder } from '../../kernel/database/folder-lock.ts'
import { migrateDatabase } from '../../kernel/database/migrate.ts'
import { isAlive } from '../../kernel/database/orphan.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's cluster, its maintenance database. */
    clusterUrl: string
  }
}

/** The migrated database that every test database is a copy of. */
const templateDatabase = 'dragoman_template'

/**
 * vitest's globalSetup of every package whose tests use the server: one throwaway cluster for the run, with a migrated
 * template. Sweeps what earlier runs left behind that were killed.
 */
export async function setup(project: { provide(key: 'clusterUrl', url: string): void }): Promise<() => Promise<void>> {
  const run = await openRun()
  const cluster = await startCluster(run.directory, run.options)
  await makeTemplate(cluster.url('postgres'), cluster.url(templateDatabase))
  project.provide('clusterUrl', cluster.url('postgres'))
  return async () => {
    await cluster.stop()
    run.end()
  }
}

/** A folder for the cluster of one run, held until its end. */
export interface Run {
  directory: string
  options: ClusterOptions
  /** Where runs have what they share. */
  home: string
  end(): void
}

/** Opens the folder of a run, and sweeps what earlier ones left behind that were killed. */
export async function openRun(): Promise<Run> {
  const home = resolve(tmpdir(), `dragoman-tests-${userInfo().uid}`)
  const options = { throwaway: true, runtimeDirectory: resolve(home, 'runtime') }
  const runs = resolve(home, 'runs')
  for (const folder of [home, runs]) mkdirSync(folder, { recursive: true, mode: 0o711 })
  for (const run of readdirSync(runs)) await sweep(runs, run, options)
  const directory = mkdtempSync(resolve(runs, `${process.pid}-`))
  chmodSync(directory, 0o711)
  const lock = lockFolder(directory)
  if (lock.taken) throw new Error(`${directory} is in use`)
  const end = () => {
    lock.release()
    rmSync(directory, { recursive: true, force: true })
  }
  return { directory, options, home, end }
}

/** A copy of a database of the run's cluster, which is the migrated, empty one by default. */
export async function copyTemplate(
  clusterUrl: string,
  template = templateDatabase,
): Promise<{ name: string; url: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copied as files, it takes a third of the processor time that a copy through the log does.
  const statement = `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`
  await withClient(clusterUrl, (client) => client.query(statement))
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return { name, url: url.href }
}

/** The name of a run begins with the number of its process. */
async function sweep(runs: string, run: string, options: ClusterOptions): Promise<void> {
  if (isAlive(Number.parseInt(run))) return
  const directory = resolve(runs, run)
  const lock = lockFolder(directory)
  if (lock.taken) return
  await stopLeftCluster(directory, options)
  lock.release()
  rmSync(directory, { recursive: true, force: true })
}

function makeTemplate(maintenanceUrl: string, templateUrl: string): Promise<void> {
  return withClient(maintenanceUrl, async (client) => {
    await client.query(`CREATE DATABASE ${templateDatabase}`)
    await migrateDatabase(templateUrl)
    await client.query(`ALTER DATABASE ${templateDatabase} WITH ALLOW_CONNECTIONS false`)
  })
}

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { resolve } from 'node:path'
import { startCluster, type Cluster } from '../../kernel/database/cluster.ts'
import { openRun } from './testing-cluster.ts'

const source = resolve(import.meta.dirname, '../..')

/** Days after which what no one has used any more is removed. */
const keptDays = 7

/**
 * Starts a cluster that was prepared once for this state of the code, and copied: to make one takes several seconds.
 * @param prepare fills a new cluster; what it answers is kept beside it
 */
export async function openKeptCluster(
  prepare: (cluster: Cluster) => Promise<string>,
): Promise<{ cluster: Cluster; prepared: string; close(): Promise<void> }> {
  const run = await openRun()
  const kept = resolve(run.home, 'kept')
  const made = resolve(kept, stateOfCode())
  if (!existsSync(made)) {
    const partial = resolve(run.directory, 'made')
    mkdirSync(partial, { mode: 0o711 })
    const cluster = await startCluster(partial, run.options)
    writeFileSync(resolve(partial, 'prepared'), await prepare(cluster), { mode: 0o600 })
    await cluster.stop()
    mkdirSync(kept, { recursive: true, mode: 0o711 })
    // Another run may have been faster; its cluster is as good.
    if (!existsSync(made)) renameSync(partial, made)
    removeOld(kept, made)
  }
  for (const name of ['data', 'password']) copy(resolve(made, name), resolve(run.directory, name))
  const cluster = await startCluster(run.directory, run.options)
  const close = async () => {
    await cluster.stop()
    run.end()
  }
  return { cluster, prepared: readFileSync(resolve(made, 'prepared'), 'utf8'), close }
}

/** Files belong to the account that PostgreSQL runs as, and stay so. */
function copy(from: string, to: string): void {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true })
  else execFileSync('cp', ['-a', from, to])
}

/** A hash of the code that makes the tables and their content. */
function stateOfCode(): string {
  const hash = createHash('sha256').update(process.version)
  for (const folder of ['kernel', 'identity', 'features', 'testing']) {
    for (const name of readdirSync(resolve(source, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.(ts|sql)$/.test(name) || name.includes('.test.')) continue
      const { mtimeMs, size } = statSync(resolve(source, folder, name))
      hash.update(`${folder}/${name} ${mtimeMs} ${size}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

function removeOld(kept: string, made: string): void {
  for (const name of readdirSync(kept)) {
    const folder = resolve(kept, name)
    const days = (Date.now() - statSync(folder).mtimeMs) / 86_400_000
    if (folder !== made && days > keptDays) rmSync(folder, { recursive: true, force: true })
  }
}

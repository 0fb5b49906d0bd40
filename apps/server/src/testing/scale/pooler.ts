import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../kernel/free-port.ts'

/** Connections of each database behind the pooler: fewer than one server has in front of it. */
const poolSize = 5

/**
 * vitest's globalSetup behind that of the cluster: PgBouncer in front of it, which lends a connection for a transaction.
 * Tests then reach their databases through it.
 * @throws Error that names it where it is not installed
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (spawnSync('pgbouncer', ['--version']).status !== 0)
    throw new Error('pgbouncer is not installed: install it, such as by "apt-get install pgbouncer".')
  const cluster = new URL(project.getProvidedContext().clusterUrl)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-pooler-'))
  chmodSync(folder, 0o711)
  const target = `host=${cluster.hostname} port=${cluster.port} user=${cluster.username} password=${decodeURIComponent(cluster.password)}`
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = ${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 1000
`,
  )
  // It refuses to run as root.
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const pooler = spawn('pgbouncer', ['-q', ...asOther, file], { stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = once(pooler, 'exit')
  await reach(`postgres://${cluster.username}@127.0.0.1:${port}/postgres`)
  project.provide('poolerPort', port)
  return async () => {
    pooler.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

async function reach(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client(url)
    try {
      await client.connect()
      await client.query('select 1')
      return await client.end()
    } catch (error) {
      if (attempt === 50) throw error
      await pause(100)
    }
  }
}

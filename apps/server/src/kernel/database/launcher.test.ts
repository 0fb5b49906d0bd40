import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { startDatabase, useDatabase } from './launcher.ts'
import { isAlive, runsOn } from './orphan.ts'

const isRoot = process.getuid?.() === 0
const folders: string[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function dataFolder(): string {
  const folder = mkdtempSync(resolve(tmpdir(), 'dragoman-launcher-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}

/** A server of its own process: starts the database, prints its address, stops it on SIGTERM. */
async function serveFrom(dataDirectory: string, account: { uid?: number; gid?: number } = {}) {
  const program = `
    import { startDatabase } from ${JSON.stringify(resolve(import.meta.dirname, 'launcher.ts'))}
    const database = await startDatabase({ databaseUrl: undefined, dataDirectory: ${JSON.stringify(dataDirectory)} })
    process.once('SIGTERM', () => database.stop().then(() => process.exit(0)))
    console.log(database.url)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...account,
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [url] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('the database did not start'))),
  ])
  return { child, url: String(url) }
}

function othersMayRead(folder: string): boolean {
  const forOthers = 0o005
  const mayRead = (statSync(folder).mode & forOthers) === forOthers
  return mayRead && (folder === '/' || othersMayRead(dirname(folder)))
}

async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

function postmaster(folder: string): number {
  return Number.parseInt(readFileSync(resolve(folder, 'postgres/data/postmaster.pid'), 'utf8'))
}

test('data survives a stop and a start, and no process is left running', async () => {
  const dataDirectory = dataFolder()
  const first = await startDatabase({ databaseUrl: undefined, dataDirectory })
  await query(first.url, 'CREATE TABLE kept (id int); INSERT INTO kept VALUES (7)')
  const pid = postmaster(dataDirectory)
  await first.stop()
  expect(isAlive(pid)).toBe(false)

  const second = await startDatabase({ databaseUrl: undefined, dataDirectory })
  try {
    expect(await query(second.url, 'SELECT id FROM kept')).toEqual([{ id: 7 }])
    expect(await query(second.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
  } finally {
    await second.stop()
  }
})

test('killing the server in the middle of writing loses no acknowledged row', async () => {
  const dataDirectory = dataFolder()
  const server = await serveFrom(dataDirectory)
  await query(server.url, 'CREATE TABLE kept (id int PRIMARY KEY)')
  const client = new Client({ connectionString: server.url })
  client.on('error', () => undefined)
  await client.connect()
  let acknowledged = 0
  const orphan = postmaster(dataDirectory)
  const ended = once(server.child, 'exit')
  for (let id = 1; id <= 300; id += 1) {
    if (id === 200) server.child.kill('SIGKILL')
    await client.query('INSERT INTO kept VALUES ($1)', [id])
    acknowledged = id
  }
  process.kill(orphan, 'SIGQUIT')
  await client.end()
  await ended

  const restarted = await startDatabase({ databaseUrl: undefined, dataDirectory })
  try {
    expect(await query(restarted.url, 'SELECT count(*)::int FROM kept')).toEqual([{ count: acknowledged }])
  } finally {
    await restarted.stop()
  }
})

test('the orphaned database of a killed server is stopped at the next start', async () => {
  const dataDirectory = dataFolder()
  const server = await serveFrom(dataDirectory)
  const orphan = postmaster(dataDirectory)
  const data = resolve(dataDirectory, 'postgres/data')
  server.child.kill('SIGKILL')
  await once(server.child, 'exit')
  expect(await runsOn(orphan, data)).toBe(true)

  const restarted = await startDatabase({ databaseUrl: undefined, dataDirectory })
  expect(await runsOn(orphan, data)).toBe(false)
  await restarted.stop()
})

test('a stale postmaster.pid whose number belongs to another program does not prevent a start', async () => {
  const dataDirectory = dataFolder()
  const first = await startDatabase({ databaseUrl: undefined, dataDirectory })
  const file = resolve(dataDirectory, 'postgres/data/postmaster.pid')
  const content = readFileSync(file, 'utf8')
  await first.stop()
  writeFileSync(file, content.replace(/^\d+/, String(process.pid)))

  const second = await startDatabase({ databaseUrl: undefined, dataDirectory })
  expect(postmaster(dataDirectory)).not.toBe(process.pid)
  await second.stop()
})

test('a second server on the same folder is refused with the process ID, and a command shares the database', async () => {
  const dataDirectory = dataFolder()
  const server = await serveFrom(dataDirectory)
  await expect(startDatabase({ databaseUrl: undefined, dataDirectory })).rejects.toThrow(
    `Another server with process id ${server.child.pid} uses the data folder`,
  )
  const shared = await useDatabase({ databaseUrl: undefined, dataDirectory })
  expect(shared.url).toBe(server.url)
  await shared.stop()
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  // The note that a folder is in use must not need room on the disk, which may be full.
  expect(readdirSync(dataDirectory)).not.toContain('server.lock-journal')
  expect(statSync(resolve(dataDirectory, 'server.lock')).size).toBe(0)
})

test('a database below a long path is reached through its port, others through their socket', async () => {
  const short = dataFolder()
  const long = resolve(short, 'x'.repeat(100))
  mkdirSync(long, { mode: 0o711 })
  for (const dataDirectory of [short, long]) {
    // Temporary folders are deep on some systems.
    const hasSocket = process.platform !== 'win32' && dataDirectory.length < 65
    const own = await startDatabase({ databaseUrl: undefined, dataDirectory })
    try {
      expect(new URL(own.url).searchParams.has('host')).toBe(hasSocket)
      expect(await query(own.url, 'SELECT inet_server_addr() IS NULL AS by_socket')).toEqual([{ by_socket: hasSocket }])
    } finally {
      await own.stop()
    }
  }
})

test('with DATABASE_URL no database is started, and an unreachable one is named without its password', async () => {
  const dataDirectory = dataFolder()
  const own = await startDatabase({ databaseUrl: undefined, dataDirectory })
  try {
    const given = await startDatabase({ databaseUrl: own.url, dataDirectory: '/nowhere' })
    expect(given.url).toBe(own.url)
    await given.stop()
    expect(await query(own.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])

    const wrong = new URL(own.url)
    wrong.password = 'not-it'
    await expect(startDatabase({ databaseUrl: wrong.href, dataDirectory })).rejects.toThrow(
      `at ${wrong.host} cannot be reached, as it refuses the user or password`,
    )
    const absent = new URL(own.url)
    absent.pathname = '/absent'
    await expect(startDatabase({ databaseUrl: absent.href, dataDirectory })).rejects.toThrow('no database of this name')
  } finally {
    await own.stop()
  }
  await expect(startDatabase({ databaseUrl: own.url, dataDirectory })).rejects.toThrow('nothing listens there')
})

test('PostgreSQL runs as an unprivileged account when the server runs as root', async ({ skip }) => {
  if (!isRoot) skip('only root can see this')
  const dataDirectory = dataFolder()
  const database = await startDatabase({ databaseUrl: undefined, dataDirectory })
  try {
    const status = readFileSync(`/proc/${postmaster(dataDirectory)}/status`, 'utf8')
    expect(status).toMatch(/^Uid:\t65534\t65534\t65534\t65534$/m)
    expect(status).toMatch(/^Groups:\s*$/m)
  } finally {
    await database.stop()
  }
})

test('an ordinary user can start a server on a machine where root did before', async ({ skip }) => {
  if (!isRoot) skip('only root can become another user')
  if (!othersMayRead(import.meta.dirname)) skip('the checkout lies where other users cannot read')
  const asRoot = await startDatabase({ databaseUrl: undefined, dataDirectory: dataFolder() })
  await asRoot.stop()
  const home = dataFolder()
  chownSync(home, 65_534, 65_534)
  const server = await serveFrom(home, { uid: 65_534, gid: 65_534 })
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a data folder owned by another user is refused with one sentence', async ({ skip }) => {
  if (isRoot) skip('root may write everywhere')
  await expect(startDatabase({ databaseUrl: undefined, dataDirectory: '/' })).rejects.toThrow('cannot be used (EACCES)')
})

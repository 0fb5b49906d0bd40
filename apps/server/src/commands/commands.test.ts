import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createDemoPeople } from '../demo/people.ts'
import { connectDatabase, type Database } from '../kernel/database/connect.ts'
import { startDatabase } from '../kernel/database/launcher.ts'
import { migrateDatabase } from '../kernel/database/migrate.ts'
import { freePort } from '../kernel/free-port.ts'
import { nodeOptions } from '../kernel/node-options.ts'
import { users } from '../kernel/tables.ts'
import { compileCache } from '../testing/server-process.ts'

const home = mkdtempSync(resolve(tmpdir(), 'dragoman-commands-'))
chmodSync(home, 0o711)
const data = resolve(home, 'data')
const running: ChildProcess[] = []
let port = 0

// One that was free a while ago may be someone's by now.
beforeEach(async () => {
  port = await freePort()
})
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) await stop(child)
  }
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

type Options = { environment?: Record<string, string>; input?: string }

function launch(command: string, words: string[], { environment, input }: Options = {}) {
  const script = resolve(import.meta.dirname, `${command}.ts`)
  const child = spawn(process.execPath, [...nodeOptions, script, ...words], {
    env: {
      PATH: process.env['PATH'],
      ...compileCache,
      TMPDIR: tmpdir(),
      DATA_DIR: data,
      PORT: String(port),
      DEMO: '0',
      ...environment,
    },
  })
  running.push(child)
  const output = { out: '', error: '' }
  child.stdout.on('data', (chunk) => (output.out += chunk))
  child.stderr.on('data', (chunk) => (output.error += chunk))
  child.stdin.end(input ?? '')
  return { child, output }
}

/** Runs a command to its end. */
async function run(command: string, words: string[], options: Options = {}) {
  const { child, output } = launch(command, words, options)
  const [code] = await once(child, 'close')
  return { code, ...output }
}

/** Starts the server and waits until it says that it is ready. */
async function serve(options: Options = {}) {
  const { child, output } = launch('serve', [], options)
  await new Promise<void>((settle, fail) => {
    child.stdout.on('data', () => output.out.includes('is ready') && settle())
    child.once('close', () => fail(new Error(output.error)))
  })
  return { child, output }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
  return child.exitCode
}

const oneSentence = /^[^\n]+\.\n$/
const password = 'a long enough password'

test('serve answers without a demo, lets nothing change what all objects inherit, and stops with its database', async () => {
  const attempt = `process.on('exit', () => {
    for (const change of [() => ({}).__proto__.x = 1, () => ({}).constructor.prototype.x = 1, () => Object.prototype.toString = 1]) {
      try { change() } catch { console.log('refused') }
    }
    console.log('left', ({}).x, String({}))
  })`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(attempt)}`
  const environment = { NODE_OPTIONS, DEMO: '', PUBLIC_URL: 'https://l10n.example.com' }
  const { child, output } = await serve({ environment })
  expect(output.out).not.toContain('@dragoman.example')
  const response = await fetch(`http://127.0.0.1:${port}/api/v3/auth/current`)
  expect(response.status).toBe(401)
  expect(await stop(child)).toBe(0)
  expect(output.out).toMatch(/refused\nrefused\nrefused\nleft undefined \[object Object\]\n$/)
  expect(() => readFileSync(resolve(data, 'postgres/data/postmaster.pid'))).toThrow('ENOENT')
})

test('when what started the server is killed, the server stops by itself', async () => {
  const starter = `require('child_process').spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' })`
  const script = resolve(import.meta.dirname, 'serve.ts')
  const child = spawn(process.execPath, ['-e', starter, '--', ...nodeOptions, script], {
    env: {
      PATH: process.env['PATH'],
      ...compileCache,
      DATA_DIR: data,
      PORT: String(port),
      DEMO: '0',
      npm_lifecycle_event: 'start',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  // The server holds the other end of the pipe.
  await once(child, 'close')
  expect(() => readFileSync(resolve(data, 'postgres/data/postmaster.pid'))).toThrow('ENOENT')
})

test('a second server on the same folder or port is refused in one sentence', async () => {
  const { child } = await serve()
  const sameFolder = await run('serve', [], { environment: { PORT: String(await freePort()) } })
  expect(sameFolder).toMatchObject({ code: 1, error: expect.stringMatching(oneSentence) })
  expect(sameFolder.error).toContain(`process id ${child.pid} `)

  const samePort = await run('serve', [], { environment: { DATA_DIR: resolve(home, 'other') } })
  expect(samePort).toMatchObject({ code: 1, error: expect.stringMatching(oneSentence) })
  expect(samePort.error).toContain(`Port ${port} on 127.0.0.1 is busy`)
})

test('an unreachable database and an invalid setting are each reported in one sentence', async () => {
  const DATABASE_URL = 'postgresql://me:secret@127.0.0.1:1/none'
  const unreachable = await run('serve', [], { environment: { DATABASE_URL } })
  expect(unreachable).toMatchObject({ code: 1, out: '', error: expect.stringMatching(oneSentence) })
  expect(unreachable.error).not.toContain('secret')
  const wrong = await run('serve', [], { environment: { PORT: 'eighty' } })
  expect(wrong).toMatchObject({ code: 1, out: '', error: expect.stringMatching(oneSentence) })
})

test('an administrator created while the server runs can sign in, and a backup is restored elsewhere with the secret key', async () => {
  const { child } = await serve()
  const words = ['create', '--email', 'ana@example.com', '--name', 'Ana']
  expect(await run('admin', words, { input: `${password}\n` })).toMatchObject({ code: 0, error: '' })
  expect(await signIn({ setsUpApp: true })).toBe('SUCCESS')
  expect(await run('admin', words, { input: `${password}\n` })).toMatchObject({
    code: 1,
    error: expect.stringContaining('already in use'),
  })

  const archive = resolve(home, 'archive.tar.gz')
  expect(await run('backup', [archive])).toMatchObject({ code: 0, error: '' })
  expect(await run('restore', [archive])).toMatchObject({ code: 1, error: expect.stringContaining('process id') })
  expect(await stop(child, 'SIGTERM')).toBe(0)
  expect(await run('restore', [archive])).toMatchObject({ code: 1, error: expect.stringContaining('not empty') })

  const elsewhere = { DATA_DIR: resolve(home, 'elsewhere') }
  mkdirSync(elsewhere.DATA_DIR)
  chmodSync(elsewhere.DATA_DIR, 0o711)
  expect(await run('restore', [archive], { environment: elsewhere })).toMatchObject({ code: 0, error: '' })
  const withOtherKey = await run('serve', [], { environment: elsewhere })
  expect(withOtherKey).toMatchObject({ code: 1, error: expect.stringContaining('set SECRET_KEY to the former key') })
  const SECRET_KEY = readFileSync(resolve(data, 'secret-key'), 'utf8').trim()
  const restored = await serve({ environment: { ...elsewhere, SECRET_KEY } })
  expect(await signIn()).toBe('SUCCESS')
  expect(await stop(restored.child)).toBe(0)
}, 240_000)

test('a database with demo accounts is served to this machine alone until they are blocked', async () => {
  const folder = resolve(home, 'demo')
  mkdirSync(folder, { mode: 0o711 })
  const inDatabase = async (work: (database: Database) => Promise<unknown>) => {
    const embedded = await startDatabase({ databaseUrl: undefined, dataDirectory: folder })
    await migrateDatabase(embedded.url)
    const connection = connectDatabase(embedded.url)
    await work(connection.database)
    await connection.close()
    await embedded.stop()
  }
  // As an interrupted start leaves them: the journal does not name a demo yet.
  await inDatabase(createDemoPeople)
  const PUBLIC_URL = 'https://l10n.example.com'
  const open = await run('serve', [], { environment: { DATA_DIR: folder, TRUST_PROXY: '1' } })
  expect(open).toMatchObject({ code: 1, out: '', error: expect.stringMatching(oneSentence) })
  expect(open.error).toContain('accountadmin@dragoman.example and 10 more')
  const local = await serve({ environment: { DATA_DIR: folder } })
  const current = `http://127.0.0.1:${port}/api/v3/auth/current`
  expect((await fetch(current)).status).toBe(401)
  expect((await fetch(current, { headers: { 'X-Forwarded-For': '203.0.113.7' } })).status).toBe(403)
  await stop(local.child)

  await inDatabase((db) => db.update(users).set({ blockedAt: new Date() }))
  const shared = await serve({ environment: { DATA_DIR: folder, PUBLIC_URL, TRUST_PROXY: '1' } })
  expect(shared.output.out).not.toContain('manager@dragoman.example')
  expect((await fetch(current, { headers: { 'X-Forwarded-For': '203.0.113.7' } })).status).toBe(401)
}, 240_000)

async function signIn({ setsUpApp = false } = {}): Promise<string> {
  const body = Buffer.from(JSON.stringify({ username: 'ana@example.com', password })).toString('base64')
  const origin = `http://127.0.0.1:${port}`
  const response = await fetch(`${origin}/api/v3/auth/login`, { method: 'POST', body, headers: { Origin: origin } })
  const answer = (await response.json()) as { state: string }
  if (setsUpApp) {
    const cookie = response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    const headers = { cookie, Origin: origin, 'Content-Type': 'application/json' }
    const setup = await fetch(`${origin}/api/v3/user/mfa`, {
      method: 'POST',
      body: JSON.stringify({ password }),
      headers,
    })
    if (!setup.ok) throw new Error(await setup.text())
  }
  return answer.state
}

test.for([
  [['create', '--name', 'Ana'], '--email is missing'],
  [['create', '--email', 'ana@example.com'], '--name is missing'],
  [['create', '--email', 'ana@example.com', '--name', 'Ana', '--role', 'VENDOR'], '--role is VENDOR'],
  [['create', '--mail', 'ana@example.com'], "Unknown option '--mail'"],
] as const)('admin %s is refused', async ([words, sentence]) => {
  const { code, error } = await run('admin', [...words], { input: `${password}\n` })
  expect({ code, error }).toEqual({ code: 1, error: expect.stringContaining(sentence) })
})

test('a password that is too short creates no administrator', async () => {
  const { code, error } = await run('admin', ['create', '--email', 'b@example.com', '--name', 'B'], {
    input: 'short\n',
  })
  expect({ code, error }).toEqual({ code: 1, error: expect.stringContaining('12 to 200') })
})

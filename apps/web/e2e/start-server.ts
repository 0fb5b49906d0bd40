import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, type WriteStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from 'vite'
import { freePort } from '../../server/src/kernel/free-port.ts'
import { nodeOptions } from '../../server/src/kernel/node-options.ts'

const server = resolve(import.meta.dirname, '../../server')
const reference = resolve(import.meta.dirname, '../../reference')
const patience = 180_000

/**
 * Before the tests: builds the app and the reference (with `E2E_BUILT` set, what was built before is used), and starts a
 * server of its own on an empty data folder with the demo's people and projects. Its address is in `E2E_URL`, its data
 * folder in `E2E_DATA`, and the ports where it looks for a name server, for cloud storage, and for Xero in `E2E_DNS_PORT`,
 * `E2E_CLOUD_PORT`, and `E2E_XERO_PORT`. At `E2E_TEAMS_PORT`, people of other accounts can be had. All that the server says is kept in the
 * file `E2E_SERVER_LOG`, test-results/server.log unless it is set. With `E2E_SLOW` set, its answers wait: see
 * slow-answers.ts.
 * Returns what to do after the tests.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright insists on it
export default async function startServer() {
  if (!process.env['E2E_BUILT']) {
    await build({ root: resolve(import.meta.dirname, '..'), logLevel: 'warn' })
    execFileSync(process.execPath, ['--conditions=@dragoman/source', 'src/build.ts'], { cwd: reference })
  }
  const [port, dnsPort, cloudPort, teamsPort] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const xeroPort = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'dragoman-e2e-'))
  // Started as root, PostgreSQL runs as another user, who has to pass through.
  await chmod(data, 0o711)
  const log = await openLog()
  const children: ChildProcess[] = []
  const stop = async () => {
    for (const child of children.toReversed()) await ended(child)
    log.end()
    await rm(data, { recursive: true, force: true })
  }
  const start = async (program: string, sign: string, environment: NodeJS.ProcessEnv) => {
    const slow = process.env['E2E_SLOW'] ? [`--import=${import.meta.resolve('./slow-answers.ts')}`] : []
    const child = spawn(process.execPath, [...nodeOptions, ...slow, program], {
      cwd: server,
      env: { ...process.env, DATA_DIR: data, DATABASE_URL: '', PUBLIC_URL: '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false })
    await ready(child, sign)
  }
  try {
    await start('src/commands/serve.ts', 'Dragoman is ready', {
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: 'small',
      // Every test signs in from the same address, and some of them fail on purpose.
      SIGN_IN_LIMIT_ADDRESS: '10000',
      // Providers of single sign-on and of language models, and other systems, that tests start.
      SSO_ALLOWED_HOSTS: '127.0.0.1,localhost',
      AI_ALLOWED_HOSTS: '127.0.0.1',
      CONNECTOR_ALLOWED_HOSTS: '127.0.0.1',
      // Mails are read as soon as what they tell of is done.
      NOTICE_PAUSE: '0',
      DNS_SERVERS: `127.0.0.1:${dnsPort}`,
      CLOUD_STORAGE_GATEWAY: `http://127.0.0.1:${cloudPort}`,
      DROPBOX_CLIENT: 'client-1:client-secret-1',
      GOOGLE_DRIVE_CLIENT: 'client-1:client-secret-1',
      XERO_CLIENT: 'xero-client:xero-secret-1',
      XERO_WEBHOOK_KEY: 'xero-webhook-key',
      XERO_GATEWAY: `http://127.0.0.1:${xeroPort}`,
    })
    await start('src/testing/teams/serve-teams.ts', 'Teams can be made', { TEAMS_PORT: String(teamsPort) })
  } catch (error) {
    await stop()
    throw error
  }
  process.env['E2E_URL'] = `http://127.0.0.1:${port}`
  process.env['E2E_DATA'] = data
  process.env['E2E_DNS_PORT'] = String(dnsPort)
  process.env['E2E_CLOUD_PORT'] = String(cloudPort)
  process.env['E2E_XERO_PORT'] = String(xeroPort)
  process.env['E2E_TEAMS_PORT'] = String(teamsPort)
  return stop
}

async function openLog(): Promise<WriteStream> {
  const file = process.env['E2E_SERVER_LOG'] ?? resolve(import.meta.dirname, '../test-results/server.log')
  await mkdir(dirname(file), { recursive: true })
  return createWriteStream(file)
}

function ready(child: ChildProcess, sign: string): Promise<void> {
  let said = ''
  return new Promise((settle, fail) => {
    const timer = setTimeout(() => fail(new Error(`The server did not get ready:\n${said}`)), patience)
    const hear = (text: Buffer) => {
      said += text.toString()
      if (!said.includes(sign)) return
      clearTimeout(timer)
      for (const stream of [child.stdout, child.stderr]) stream!.off('data', hear)
      settle()
    }
    for (const stream of [child.stdout, child.stderr]) stream!.on('data', hear)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(new Error(`The server ended with ${code}:\n${said}`))
    })
  })
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((settle) => {
    child.once('exit', () => settle())
    child.kill('SIGTERM')
  })
}

import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { freePort } from '../../server/src/kernel/free-port.ts'
import { nodeOptions } from '../../server/src/kernel/node-options.ts'

const server = resolve(import.meta.dirname, '../../server')
const reference = resolve(import.meta.dirname, '../../reference')
const patience = 180_000

/**
 * Before the tests: builds the app and the reference, and starts a server of its own on an empty data folder with the demo
 * people and projects. Its address is in `E2E_URL`, its data folder in `E2E_DATA`, and the ports where it looks for a name server and for cloud storage in `E2E_DNS_PORT` and
 * `E2E_CLOUD_PORT`. With the first set from outside, the
 * server there is used as it is; with `E2E_BUILT` set, so is what was built before.
 * Returns what to do after the tests.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright insists on it
export default async function startServer() {
  if (process.env['E2E_URL']) return undefined
  if (!process.env['E2E_BUILT']) {
    await build({ root: resolve(import.meta.dirname, '..'), logLevel: 'warn' })
    execFileSync(process.execPath, ['--conditions=@dragoman/source', 'src/build.ts'], { cwd: reference })
  }
  const port = await freePort()
  const [dnsPort, cloudPort] = [await freePort(), await freePort()]
  const data = await mkdtemp(join(tmpdir(), 'dragoman-e2e-'))
  // When we are root, PostgreSQL runs as somebody else, who has to pass through.
  await chmod(data, 0o711)
  const child = spawn(process.execPath, [...nodeOptions, 'src/commands/serve.ts'], {
    cwd: server,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      DEMO: 'small',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      // Every test signs in from the same address, and some of them fail on purpose.
      SIGN_IN_LIMIT_ADDRESS: '10000',
      // Providers of single sign-on and of language models that tests start.
      SSO_ALLOWED_HOSTS: '127.0.0.1,localhost',
      AI_ALLOWED_HOSTS: '127.0.0.1',
      DNS_SERVERS: `127.0.0.1:${dnsPort}`,
      CLOUD_STORAGE_GATEWAY: `http://127.0.0.1:${cloudPort}`,
      DROPBOX_CLIENT: 'client-1:client-secret-1',
      GOOGLE_DRIVE_CLIENT: 'client-1:client-secret-1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    await ended(child)
    await rm(data, { recursive: true, force: true })
  }
  await ready(child).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  process.env['E2E_URL'] = `http://127.0.0.1:${port}`
  process.env['E2E_DATA'] = data
  process.env['E2E_DNS_PORT'] = String(dnsPort)
  process.env['E2E_CLOUD_PORT'] = String(cloudPort)
  return stop
}

function ready(child: ChildProcess): Promise<void> {
  let said = ''
  return new Promise((settle, fail) => {
    const timer = setTimeout(() => fail(new Error(`The server did not get ready:\n${said}`)), patience)
    const hear = (text: Buffer) => {
      said += text.toString()
      if (!said.includes('Dragoman is ready')) return
      clearTimeout(timer)
      settle()
    }
    child.stdout!.on('data', hear)
    child.stderr!.on('data', hear)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(new Error(`The server ended with ${code}:\n${said}`))
    })
  })
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((settle) => {
    child.once('exit', () => settle())
    child.kill('SIGTERM')
  })
}

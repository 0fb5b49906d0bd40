import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../apps/server/src/kernel/free-port.ts'
import { copyCheckout, root } from '../copy-of-checkout.ts'

// `pnpm dev` in a copy of the checkout, whose sources the test may change, on an empty data folder.

const scratch = mkdtempSync(join(tmpdir(), 'dragoman-dev-'))
const copy = join(scratch, 'checkout')
const data = join(scratch, 'data')

let dev: ChildProcess
let output = ''
let webUrl = ''

beforeAll(async () => {
  // PostgreSQL's own account has to reach its folder when root runs the tests.
  chmodSync(scratch, 0o711)
  copyCheckout(copy)
  const webPort = await freePort()
  webUrl = `http://localhost:${webPort}`
  dev = spawn(join(root, 'node_modules/.bin/node'), ['scripts/dev.ts'], {
    cwd: copy,
    env: {
      PATH: process.env['PATH'],
      TMPDIR: tmpdir(),
      DATA_DIR: data,
      DEMO: 'small',
      PORT: String(await freePort()),
      WEB_PORT: String(webPort),
    },
    // A process group of its own, to which the test sends what Ctrl-C sends to one in a terminal.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  dev.stdout?.on('data', (chunk) => (output += String(chunk)))
  dev.stderr?.on('data', (chunk) => (output += String(chunk)))
  const isSettled = () => /Dragoman is ready|has ended/.test(output) || dev.exitCode !== null
  await vi.waitUntil(isSettled, { timeout: 170_000, interval: 100 })
  if (!output.includes('Dragoman is ready')) throw new Error(output)
}, 200_000)

afterAll(() => {
  if (dev.pid !== undefined && dev.exitCode === null && dev.signalCode === null) process.kill(-dev.pid, 'SIGKILL')
  rmSync(scratch, { recursive: true, force: true })
}, 60_000)

afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.error(output)
})

const call = (path: string, init?: RequestInit) => fetch(`${webUrl}${path}`, init)

/** The API's answer to a caller who hasn't signed in. */
async function refusal(): Promise<string> {
  const response = await call('/api/v3/auth/current')
  if (response.status !== 401) return ''
  return ((await response.json()) as { message: string }).message
}

/** The first file below `folder` of the copy whose text passes. */
function findSource(folder: string, pattern: string, passes: (text: string) => boolean): string {
  const files = globSync(pattern, { cwd: join(copy, folder) }).filter((file) => !/\.(test|bench)\./.test(file))
  const found = files.toSorted().find((file) => passes(readFileSync(join(copy, folder, file), 'utf8')))
  if (found === undefined) throw new Error(`no file in ${folder} has what is looked for`)
  return join(copy, folder, found)
}

const saved = {
  'in place': writeFileSync,
  'by renaming': (file: string, text: string) => {
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
  },
}

describe('pnpm dev on an empty data folder', () => {
  it('creates the demo, and serves the web app and the API behind it', async () => {
    expect(output).toContain('Demo accounts')
    expect(await (await call('/')).text()).toContain('/src/main.tsx')
    const body = Buffer.from(JSON.stringify({ username: 'manager@dragoman.example', password: 'dragoman' }))
    const login = await call('/api/v3/auth/login', {
      method: 'POST',
      headers: { Origin: webUrl },
      body: body.toString('base64'),
    })
    expect(await login.json()).toMatchObject({ state: 'SUCCESS' })
  })

  it.each(['in place', 'by renaming'] as const)('serves a change of the server that is saved %s', async (how) => {
    let message = ''
    await expect.poll(async () => (message = await refusal()), { timeout: 100_000 }).not.toBe('')
    const file = findSource('apps/server/src', '**/*.ts', (text) => text.includes(`'${message}'`))
    saved[how](file, readFileSync(file, 'utf8').replace(`'${message}'`, `'Changed ${how}.'`))
    await expect.poll(refusal, { timeout: 100_000, interval: 50 }).toBe(`Changed ${how}.`)
  })

  it.each(['in place', 'by renaming'] as const)('reloads the open page when the web app is saved %s', async (how) => {
    const component = findSource('apps/web/src', 'ground/*.tsx', (text) => /^export function [A-Z]/m.test(text))
    const path = `/src/ground/${basename(component)}`
    expect((await call(path)).status).toBe(200)
    const token = /wsToken = "([^"]+)"/.exec(await (await call('/@vite/client')).text())?.[1]
    const socket = new WebSocket(`${webUrl.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
    const messages: string[] = []
    socket.addEventListener('message', ({ data: text }) => messages.push(String(text)))
    await once(socket, 'open')
    saved[how](component, `${readFileSync(component, 'utf8')}\n// Saved ${how}.\n`)
    await expect.poll(() => messages.join(), { timeout: 100_000 }).toContain(path)
    socket.close()
    expect(await (await call(`${path}?t=${Date.now()}`)).text()).toContain(`Saved ${how}.`)
  })

  it('ends with Ctrl-C and leaves no process behind', async () => {
    const closed = once(dev, 'close')
    process.kill(-dev.pid!, 'SIGINT')
    expect(await closed).toEqual([0, null])
    const { stdout } = spawnSync('ps', ['-ww', '-A', '-o', 'pid=,command='], { encoding: 'utf8' })
    expect(stdout.split('\n').filter((line) => line.includes(scratch))).toEqual([])
    expect(existsSync(join(data, 'postgres/data/postmaster.pid'))).toBe(false)
  })
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync, globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findBrowser } from '../../../apps/web/e2e/browser.ts'
import { compilers, compile } from './compile.ts'
import { bringsNode20, node20 } from './node-20.ts'
import { run } from './run.ts'

/** Milliseconds for a compiler: older ones take a minute, and several where the machine has other work. */
const compilation = 600_000

// The packages as others get them. What is compiled here, against a small server, is what a user would write.

const projects = inject('projects')
const uuid = (digit: number) => `${digit}c88b79f-e523-4d51-a980-0cc570cea2bc`
const workflow = {
  uuid: uuid(1),
  code: 'TRANSLATION',
  title: 'Translation',
  description: '',
  sequence: 0,
  projectSequence: 0,
  active: true,
  editorEnabled: true,
  writesMemories: true,
  isCharged: true,
  version: '1',
  settings: { projectAutomationEnabled: false, zenModeEnabled: false },
}

const task = { uuid: uuid(2), workUnit: { filename: 'app.json' } }
let given = false

const pages = join(projects, 'vite/dist')
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here')
  const json = (body: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (pathname === '/api/v3/auth') return response.writeHead(200, { 'X-AUTH-TOKEN': 'token' }).end()
  if (pathname === '/api/v3/workflow') return json([workflow])
  if (pathname === '/api/v3/task') return json({ content: given ? [] : [task], number: 0, totalPages: 1, last: true })
  if (pathname === `/api/v3/task/${task.uuid}/rejection`) {
    given = true
    return json(task)
  }
  if (pathname === '/api/v3/job') {
    const number = Number(searchParams.get('page'))
    return json({ content: [{ uuid: uuid(number) }], number, totalPages: 2, last: number === 1 })
  }
  if (pathname.startsWith('/api/')) return json({ status: 404, message: 'BW Error: There is no such job' }, 404)
  const file = pathname === '/' ? 'index.html' : pathname.slice(1)
  const type = file.endsWith('.html') ? 'text/html' : 'text/javascript'
  response.writeHead(200, { 'content-type': type, 'content-security-policy': "default-src 'self'; img-src data:" })
  return response.end(readFileSync(join(pages, file)))
})
let baseUrl = ''

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe.each([
  ['modules and scripts', '.'],
  ['a page', 'vite'],
])('%s', (_, folder) => {
  it.concurrent.each(compilers)(
    'pass TypeScript %s, declarations included',
    { timeout: compilation },
    async (version) => {
      expect(await compile(version, folder, '--noEmit')).toEqual({ code: 0, output: '' })
    },
  )
})

it.runIf(bringsNode20)('the installation brings Node 20', () => {
  expect(node20).toContain('node-20')
})

// Where there is no Node 20, these are shown as skipped.
describe.runIf(node20)('on Node 20', () => {
  beforeAll(async () => {
    const { code, output } = await compile('7', '.')
    if (code !== 0) throw new Error(output)
  }, compilation)

  it.each(['esm', 'cjs'])('%s runs', async (folder) => {
    const { output, code } = await run(node20!, ['program.js', baseUrl], join(projects, folder))
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^\{.*\}\n$/) })
    expect(JSON.parse(output)).toEqual({
      bound: ['TRANSLATION'],
      single: 1,
      checked: 'TRANSLATION',
      cached: 1,
      jobs: [uuid(0), uuid(1)],
      refused: ['http', 404, 'jobs.get'],
      events: true,
      moves: true,
      can: true,
    })
  })
})

describe('in a browser', () => {
  it('the page of the README, built by Vite, runs under a strict policy, and holds no schemas', async () => {
    await build({ root: join(projects, 'vite'), logLevel: 'error', configFile: false })
    const scripts = globSync('assets/*.js', { cwd: pages }).map((file) => readFileSync(resolve(pages, file), 'utf8'))
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((text) => /ZodMini|invalid_type/.test(text))).toEqual([])

    const browser = await chromium.launch(await findBrowser())
    try {
      const page = await browser.newPage()
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      await page.goto(baseUrl)
      await page.getByRole('listitem').waitFor()
      expect(await page.getByRole('list', { name: 'My tasks' }).textContent()).toBe('app.json Return task')
      // A mutation makes the list stale, so the list is fetched again.
      await page.getByRole('button', { name: 'Return task' }).click()
      await page.getByRole('listitem').waitFor({ state: 'detached' })
      expect(given).toBe(true)
      expect(problems).toEqual([])
    } finally {
      await browser.close()
    }
  })
})

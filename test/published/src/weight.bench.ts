import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { compile } from './compile.ts'
import { run } from './run.ts'

// Compares the time to the first call with that of similar packages: read the ratios of one run. Each iteration is a
// process of its own, so all of them include the time that raw fetch takes.

interface Peer {
  readonly name: string
  readonly imports: string
  readonly call: string
}

const peers: readonly Peer[] = [
  {
    name: 'raw fetch',
    imports: '',
    call: `const response = await fetch('http://bench.test/api/v3/task?size=20')
      export const page = (await response.json()) as { content: { uuid: string }[] }`,
  },
  {
    name: 'ours',
    imports: `import { call, createClient } from '@dragoman/sdk'
      import * as tasks from '@dragoman/sdk/operations/tasks'`,
    call: `export const page = await call(createClient({ baseUrl: 'http://bench.test' }), tasks.list, { query: { size: 20 } })`,
  },
  {
    name: 'openapi-fetch',
    imports: `import createClient from 'openapi-fetch'`,
    call: `import type { paths } from '@dragoman/sdk/paths'
      export const page = await createClient<paths>({ baseUrl: 'http://bench.test' }).GET('/api/v3/task', { params: { query: { size: 20 } } })`,
  },
  {
    name: 'ky',
    imports: `import ky from 'ky'`,
    call: `export const page = await ky.get('http://bench.test/api/v3/task?size=20').json<{ content: { uuid: string }[] }>()`,
  },
  {
    name: 'axios',
    imports: `import axios from 'axios'`,
    call: `export const page = await axios.get<{ content: { uuid: string }[] }>('http://bench.test/api/v3/task?size=20')`,
  },
  {
    name: 'octokit',
    imports: `import { Octokit } from 'octokit'`,
    call: `export const page = await new Octokit().request('GET /user')`,
  },
]

/** A project for each peer: `import.mjs` imports it, `program.ts` calls it. */
function projectOf({ name, imports, call }: Peer): string {
  const folder = join(inject('projects'), `weight-${name.replace(' ', '-')}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'import.mjs'), imports)
  writeFileSync(join(folder, 'program.ts'), `${imports}\n${call}\n`)
  const compilerOptions = {
    target: 'ES2022',
    module: 'nodenext',
    strict: true,
    skipLibCheck: true,
    types: ['node'],
    noEmit: true,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
  return folder
}

async function must(work: ReturnType<typeof run>): Promise<void> {
  const { code, output } = await work
  if (code !== 0) throw new Error(output)
}

// Processes take their time: few of them, and no warming up beyond the files being read once.
const few = { time: 0, iterations: 5, warmupTime: 0, warmupIterations: 1 }

const each = peers.map((peer) => ({ name: peer.name, folder: projectOf(peer) }))

/** The CPU that a process took, in milliseconds, by its own account. */
async function cpuOf(folder: string): Promise<number> {
  const account =
    "process.on('exit', () => { const { user, system } = process.cpuUsage(); console.log((user + system) / 1000) })"
  const { code, output } = await run(
    process.execPath,
    ['--import', `data:text/javascript,${account}`, 'import.mjs'],
    folder,
  )
  if (code !== 0) throw new Error(output)
  return Number(output)
}

it(
  'is imported for little more than openapi-fetch alone; the goal is 5 ms over an empty process',
  { timeout: 300_000 },
  async () => {
    const compared = each.filter(({ name }) => ['raw fetch', 'ours', 'openapi-fetch'].includes(name))
    const least: Record<string, number> = {}
    // In turns, so that what else the machine does falls on all of them.
    for (let round = 0; round < 25; round++) {
      for (const { name, folder } of compared) least[name] = Math.min(least[name] ?? Infinity, await cpuOf(folder))
    }
    const over = (name: string) => (least[name]! - least['raw fetch']!).toFixed(1)
    console.log(
      `ours ${over('ours')} ms, openapi-fetch ${over('openapi-fetch')} ms, over the ${least['raw fetch']!.toFixed(1)} ms of an empty process`,
    )
    expect(least['ours']! / least['openapi-fetch']!).toBeLessThanOrEqual(1.25)
  },
)

it('is imported', { timeout: 300_000 }, async ({ bench }) => {
  const [first, ...others] = each.map(({ name, folder }) =>
    bench(name, () => must(run(process.execPath, ['import.mjs'], folder))),
  )
  await bench.compare(first!, ...others, few)
})

it('is type-checked, with one call', { timeout: 600_000 }, async ({ bench }) => {
  const [first, ...others] = each.map(({ name, folder }) => bench(name, () => must(compile('7', folder))))
  await bench.compare(first!, ...others, few)
})

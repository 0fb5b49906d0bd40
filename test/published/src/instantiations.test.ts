import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { compile, compilers, type Compiler } from './compile.ts'

// Counts the type instantiations of calls, beyond those of the imports.

const imports = `import { call, createClient } from '@dragoman/sdk'
import * as tasks from '@dragoman/sdk/operations/tasks'
export { call, createClient, tasks }
`
const first = `
const client = createClient({ baseUrl: '' })
export const a = await call(client, tasks.list, { query: { size: 1 } })
`
const further = `
export const b = await call(client, tasks.get, { path: { taskUUID: 'x' } })
export const c = await call(client, tasks.listByWorkUnit, { path: { workUnitUUID: 'x' } })
export const d = await call(client, tasks.getScore, { path: { taskUuid: 'x' } })
export const e = await call(client, tasks.getSummary, { path: { taskUuid: 'x' } })
export const f = await call(client, tasks.reject, { path: { taskUuid: 'x' }, body: { reason: 'x' } })
`
const further5 = further.trim().split('\n').length

async function instantiations(compiler: Compiler, name: string, program: string): Promise<number> {
  const folder = join(inject('projects'), `instantiations-${compiler}-${name}`)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'program.ts'), program)
  const compilerOptions = {
    target: 'ES2022',
    module: 'nodenext',
    strict: true,
    skipLibCheck: true,
    types: ['node'],
    noEmit: true,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
  const { code, output } = await compile(compiler, folder, '--extendedDiagnostics')
  expect({ code, output }).toMatchObject({ code: 0 })
  return Number(/^Instantiations:\s+(\d+)/m.exec(output)?.[1])
}

it.each(compilers)(
  'a first call takes at most 300 instantiations and a further one 60 (TypeScript %s)',
  async (compiler) => {
    const [none, one, six] = await Promise.all([
      instantiations(compiler, 'none', imports),
      instantiations(compiler, 'one', imports + first),
      instantiations(compiler, 'six', imports + first + further),
    ])
    const used = { first: one - none, further: Math.ceil((six - one) / further5) }
    expect(used.first).toBeGreaterThan(0)
    expect(used.first).toBeLessThanOrEqual(300)
    expect(used.further).toBeGreaterThan(0)
    expect(used.further).toBeLessThanOrEqual(60)
  },
)

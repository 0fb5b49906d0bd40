import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts5 from 'typescript-5'
import ts6 from 'typescript-6'
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

const compilerOptions = {
  target: 'ES2022',
  module: 'nodenext',
  strict: true,
  skipLibCheck: true,
  types: ['node'],
  noEmit: true,
}

/** Writes a project with one program, and answers its folder. */
function projectOf(compiler: Compiler, name: string, program: string): string {
  const folder = join(inject('projects'), `instantiations-${compiler}-${name}`)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'program.ts'), program)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
  return folder
}

async function toldBy(compiler: Compiler, folder: string): Promise<number> {
  const { code, output } = await compile(compiler, folder, '--extendedDiagnostics')
  expect({ code, output }).toMatchObject({ code: 0 })
  return Number(/^Instantiations:\s+(\d+)/m.exec(output)?.[1])
}

/** Counts with a compiler that is a library: it reads the declarations once for all projects. */
function counter(ts: typeof ts5): (folder: string) => number {
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, inject('projects'))
  const host = ts.createCompilerHost(options)
  const readFile = host.getSourceFile.bind(host)
  const known = new Map<string, ts5.SourceFile | undefined>()
  host.getSourceFile = (file, ...more) => {
    if (!known.has(file)) known.set(file, readFile(file, ...more))
    return known.get(file)
  }
  return (folder) => {
    host.getCurrentDirectory = () => folder
    const program = ts.createProgram([join(folder, 'program.ts')], options, host)
    expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([])
    return program.getInstantiationCount()
  }
}

const libraries: Partial<Record<Compiler, typeof ts5>> = { '5.9': ts5, '6': ts6 as unknown as typeof ts5 }

it.each(compilers)(
  'a first call takes at most 300 instantiations and a further one 60 (TypeScript %s)',
  async (compiler) => {
    const library = libraries[compiler]
    const count = library ? counter(library) : (folder: string) => toldBy(compiler, folder)
    const none = await count(projectOf(compiler, 'none', imports))
    const one = await count(projectOf(compiler, 'one', imports + first))
    const six = await count(projectOf(compiler, 'six', imports + first + further))
    const used = { first: one - none, further: Math.ceil((six - one) / further5) }
    expect(used.first).toBeGreaterThan(0)
    expect(used.first).toBeLessThanOrEqual(300)
    expect(used.further).toBeGreaterThan(0)
    expect(used.further).toBeLessThanOrEqual(60)
  },
)

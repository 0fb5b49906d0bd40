import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { everything } from './generated/everything.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** What a program costs a page: its bytes after minifying and brotli, and the files that it is made of. */
async function bundle(program: string): Promise<{ bytes: number; files: string[] }> {
  const result = await build({
    stdin: { contents: program, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    conditions: ['@dragoman/source'],
    write: false,
    logLevel: 'silent',
    logOverride: { 'import-is-undefined': 'error' },
    metafile: true,
  })
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  return { bytes: brotliCompressSync(result.outputFiles[0]!.contents, quality).byteLength, files: Object.keys(result.metafile.inputs) }
}

const oneCall = `
  import { call, createClient } from './sdk.ts'
  import { list } from './generated/tasks.ts'
  console.log(await call(createClient({ baseUrl: 'x' }), list, {}))`

const twentyCalls = `
  import { call, createClient } from './sdk.ts'
  import * as projects from './generated/projects.ts'
  import * as tasks from './generated/tasks.ts'
  const client = createClient({ baseUrl: 'x' })
  for (const operation of [
    tasks.list, tasks.get, tasks.listByWorkUnit, tasks.listStatuses, tasks.assign, tasks.assignBulk, tasks.revokeAssignment,
    tasks.changeStatus, tasks.updateInstructions, tasks.getSummary, projects.list, projects.get, projects.create,
    projects.updateInfo, projects.changeStatus, projects.createResource, projects.uploadResourceContent,
    projects.createWorkUnits, projects.listWorkUnits, projects.listTranslationMemories,
  ]) console.log(operation.id, await call(client, operation, {}))`

const theWhole = `
  export * from './sdk.ts'
  export { everything } from './generated/everything.ts'`

it.each([
  ['one call', oneCall, 4_500],
  ['twenty calls', twentyCalls, 6_000],
  ['everything but operations', "export * from './sdk.ts'", 9_100],
])('%s stays within its bytes', async (_, program, most) => {
  const { bytes } = await bundle(program)
  expect(bytes).toBeLessThanOrEqual(most)
})

it('spends at most 16 bytes an operation', async () => {
  const [all, none] = await Promise.all([bundle(theWhole), bundle("export * from './sdk.ts'")])
  const operations = Object.values(everything).reduce((sum, verbs) => sum + Object.keys(verbs).length, 0)
  expect(operations).toBeGreaterThan(100)
  expect((all.bytes - none.bytes) / operations).toBeLessThanOrEqual(16)
})

it('brings no schemas where none are asked for', async () => {
  const { files } = await bundle(theWhole)
  expect(files.some((file) => file.endsWith('everything.ts'))).toBe(true)
  expect(files.filter((file) => /zod|schemas|react|msw/.test(file))).toEqual([])
  const asking = await bundle(`${theWhole}\nexport * from './generated/schemas/tasks.ts'`)
  expect(asking.files.some((file) => file.includes('zod'))).toBe(true)
})

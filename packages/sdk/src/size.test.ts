import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { expect, it } from 'vitest'
import { everything } from './generated/everything.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** The operations for which there is a size goal; the contract has more by now, and each of them costs a few bytes. */
const goalCount = 390

/** Leaves in the table of operations only those of some resources. */
const only = (resources: readonly string[]): Plugin => ({
  name: 'only-some-operations',
  setup({ onLoad }) {
    onLoad({ filter: /everything\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8').replace(/`([^`]*)`,\n\)/, (_, lines: string) => {
        const parts = lines.split(/\n(?=\w+$)/m).filter((part) => resources.includes(part.split('\n')[0]!))
        return `\`${parts.join('\n')}\`)`
      })
      return { contents, loader: 'ts' }
    })
  },
})

/** Bundles a program as a page would: its bytes after minifying and brotli, and the files that it contains. */
async function bundle(program: string, resources?: readonly string[]): Promise<{ bytes: number; files: string[] }> {
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
    plugins: resources ? [only(resources)] : [],
  })
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  return {
    bytes: brotliCompressSync(result.outputFiles[0]!.contents, quality).byteLength,
    files: Object.keys(result.metafile.inputs),
  }
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

const allExports = readFileSync(new URL('sdk.ts', import.meta.url), 'utf8')
const table = "export { everything } from './generated/everything.ts'\n"
const whole = allExports + table

/** The bundle of a script or connector, which needs neither the session of a browser nor its permissions. */
const withoutSession = whole.replaceAll(/^export \{\s*(createSession|can),[^}]*\}.*\n/gm, '')

it("a program without a session doesn't bundle one", () =>
  expect(withoutSession).not.toMatch(/createSession|missingFor/))

it.each([
  ['one call', oneCall, 3_900],
  ['twenty calls', twentyCalls, 4_680],
  ['every feature, a session among them', allExports, 11_040],
  // Grows with the contract: what the whole may be at its full size is the next test's.
  ['the whole: every feature, and all operations bound', whole, 18_000],
])('the bundle of %s stays within its size limit', async (name, program, most) => {
  const { bytes } = await bundle(program)
  console.log(`${name}: ${bytes} bytes`)
  expect(bytes).toBeLessThanOrEqual(most)
})

it('390 operations beside every feature of a call fit in 12.1 kB, and another one costs at most 8 bytes', async () => {
  const count = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + Object.keys(everything[name as keyof typeof everything]).length, 0)
  const all = Object.keys(everything)
  // Some of each letter, so that what is left is like the whole.
  const inTurn = all.toSorted((one, other) => (all.indexOf(one) % 7) - (all.indexOf(other) % 7))
  const some: string[] = []
  for (const name of inTurn) if (count([...some, name]) <= goalCount) some.push(name)
  const [most, fewer] = await Promise.all([bundle(withoutSession), bundle(withoutSession, some)])
  const each = (most.bytes - fewer.bytes) / (count(all) - count(some))
  console.log(
    `${count(all)} operations: ${most.bytes} bytes; ${count(some)}: ${fewer.bytes}; ${each.toFixed(1)} for one more`,
  )
  // Whole resources seldom come to exactly as many: what is missing counts as it costs.
  const missing = goalCount - count(some)
  expect(missing).toBeLessThan(5)
  expect(each).toBeLessThanOrEqual(8)
  expect(fewer.bytes + missing * each).toBeLessThanOrEqual(12_100)
})

it('a program that imports no schemas bundles none', async () => {
  const { files } = await bundle(whole)
  expect(files.some((file) => file.endsWith('everything.ts'))).toBe(true)
  expect(files.filter((file) => /zod|schemas|react|msw/.test(file))).toEqual([])
  const asking = await bundle(`${whole}export * from './generated/schemas/tasks.ts'`)
  expect(asking.files.some((file) => file.includes('zod'))).toBe(true)
})

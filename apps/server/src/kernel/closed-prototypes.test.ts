import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

const sources = resolve(import.meta.dirname, '..')
const closed = pathToFileURL(resolve(import.meta.dirname, 'closed-prototypes.ts')).href

/** The output of a separate program, in which the prototypes of all objects are closed. */
const printed = (program: string) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', `import '${closed}'\n${program}`], {
      encoding: 'utf8',
    }),
  ) as unknown

it.each([
  ["JSON.parse('{}').__proto__.x = 'y'"],
  ["({}).constructor.prototype.x = 'y'"],
  ["({}).constructor.x = 'y'"],
  ["({}).constructor.keys = 'y'"],
  ["([]).constructor.prototype.x = 'y'"],
  ["(() => 1).constructor.prototype.x = 'y'"],
  ["'text'.constructor.prototype.x = 'y'"],
  ["({}).constructor.prototype.toString = 'y'"],
  ["Object.assign(Object.prototype, { hasOwnProperty: 'y' })"],
  ["Object.assign(Object.prototype, { x: 'y' })"],
  ["Object.defineProperty(Object.prototype, 'x', { value: 'y' })"],
  ["Object.defineProperty(Object.prototype, 'toString', { value: 'y' })"],
  ["Object.setPrototypeOf(Object.prototype, { x: 'y' })"],
])('%s fails and changes nothing', (attempt) => {
  const left = `{
    failed,
    x: [{}.x, [].x, Object.x, ''.x, (() => 1).x].filter((one) => one !== undefined),
    texts: [String({}), Object.keys({ a: 1 }), ({ a: 1 }).hasOwnProperty('a')],
  }`
  const program = `let failed = false\ntry { ${attempt} } catch { failed = true }\nconsole.log(JSON.stringify(${left}))`
  expect(printed(program)).toEqual({ failed: true, x: [], texts: ['[object Object]', ['a'], true] })
})

it('libraries can still work with their own objects', () => {
  const program = `
    function Old() {}
    Old.prototype.toString = () => 'old'
    Old.prototype.constructor = Old
    const own = JSON.parse('{"__proto__": {"x": 1}, "toString": "own"}')
    const copy = Object.assign({}, own)
    const assigned = {}
    assigned.valueOf = () => 7
    const { inspect } = await import('node:util')
    console.log(JSON.stringify([String(new Old()), copy.toString, Object.keys(copy), copy.x ?? 'none', assigned + 0, inspect({ a: 1 })]))`
  expect(printed(program)).toEqual(['old', 'own', ['__proto__', 'toString'], 'none', 7, '{ a: 1 }'])
})

it('every process and thread of the server closes the prototypes before anything else', () => {
  const read = (file: string) => readFileSync(resolve(sources, file), 'utf8')
  const all = globSync('**/*.ts', { cwd: sources, exclude: ['**/*.test.ts', '**/generated/**'] })
  const threads = all.flatMap((file) =>
    [...read(file).matchAll(/new URL\('(\.{1,2}\/[^']+\.ts)', import\.meta\.url\)/g)].map(([, started]) =>
      resolve(sources, file, '..', started!),
    ),
  )
  const commands = all.filter((file) => file.startsWith('commands/') && read(file).includes('\nawait runCommand('))
  expect(threads.length).toBeGreaterThan(5)
  expect(commands).toContain('commands/serve.ts')
  const open = [...threads, ...commands].filter(
    (file) => !/^import '[./]+\/kernel\/closed-prototypes\.ts'\n/.test(read(file)),
  )
  expect(open).toEqual([])
})

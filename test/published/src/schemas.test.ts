import { createRequire } from 'node:module'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, inject, it } from 'vitest'

// Modules of schemas need each other, and which of them is imported first is the program's choice. Each pair is loaded in
// both orders, as if nothing had been loaded before: files of the package are run again, zod is not.

const folder = join(inject('projects'), 'node_modules/@dragoman/sdk/dist/generated/schemas')
const require = createRequire(join(folder, 'shared.cjs'))
const names = globSync('*.cjs', { cwd: folder }).map((file) => basename(file, '.cjs'))

type Module = Record<string, unknown>
type Run = (module: { exports: Module }, exports: Module, require: (path: string) => unknown) => void

const programs = new Map(
  names.map((name) => [
    name,
    new Function('module', 'exports', 'require', readFileSync(join(folder, `${name}.cjs`), 'utf8')) as Run,
  ]),
)

/** Loads modules one after the other, as Node does: one that is being loaded is given as far as it is. */
function load(...entries: string[]): Map<string, { exports: Module }> {
  const loaded = new Map<string, { exports: Module }>()
  const get = (name: string): Module => {
    const known = loaded.get(name)
    if (known) return known.exports
    const module = { exports: {} as Module }
    loaded.set(name, module)
    programs.get(name)!(module, module.exports, (path) =>
      programs.has(basename(path, '.cjs')) ? get(basename(path, '.cjs')) : require(path),
    )
    return module.exports
  }
  for (const entry of entries) get(entry)
  return loaded
}

interface Definition {
  readonly [part: string]: unknown
}

/** Where a schema was made of one that did not exist yet; what is reached lazily is looked up when it is needed. */
function hole(schema: unknown, path: string): string | undefined {
  const def = (Object(schema) as { def?: Definition }).def
  if (!def) return path
  const parts = ['element', 'innerType', 'keyType', 'valueType', 'catchall'].flatMap((name) =>
    name in def && !(name === 'catchall' && def[name] === undefined) ? [[name, def[name]] as const] : [],
  )
  const members = [
    ...Object.entries((def['shape'] ?? {}) as object),
    ...Object.entries((def['options'] ?? []) as object),
  ]
  for (const [name, part] of [...parts, ...members]) {
    const found = hole(part, `${path}.${name}`)
    if (found) return found
  }
  return undefined
}

function holes(loaded: ReadonlyMap<string, { exports: Module }>): string[] {
  return [...loaded].flatMap(([name, { exports }]) =>
    Object.entries(exports).flatMap(([schema, value]) => hole(value, `${name}.${schema}`) ?? []),
  )
}

it('modules of schemas work whichever of two is imported first', { timeout: 300_000 }, () => {
  expect(names.length).toBeGreaterThan(50)
  const broken: string[] = []
  for (const first of names) {
    const alone = load(first)
    const found = holes(alone)
    if (found.length > 0) broken.push(`${first}: ${found[0]}`)
    for (const second of names) {
      // One that the first needs is loaded by then.
      if (alone.has(second)) continue
      const both = holes(load(first, second))
      if (both.length > 0) broken.push(`${first}, then ${second}: ${both[0]}`)
    }
  }
  expect(broken).toEqual([])
})

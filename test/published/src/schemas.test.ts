import { createRequire } from 'node:module'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { transformSync } from 'esbuild'
import { expect, inject, it } from 'vitest'

// Modules of schemas need each other, and which of them is imported first is the program's choice. Each is loaded as if
// nothing had been loaded before: files of the package are run again, zod is not. A second one then finds everything that
// the first needs complete, and begins a circle of its own where it begins it alone.

const folder = join(inject('projects'), 'node_modules/@dragoman/sdk/dist/generated/schemas')
const require = createRequire(join(folder, 'here.js'))
const names = globSync('*.js', { cwd: folder }).map((file) => basename(file, '.js'))

type Module = Record<string, unknown>
type Run = (module: { exports: Module }, exports: Module, require: (path: string) => unknown) => void

/** A module as a script, of which each test can run a copy of its own. */
const scriptOf = (module: string) => transformSync(module, { format: 'cjs' }).code

const programs = new Map(
  names.map((name) => [
    name,
    new Function('module', 'exports', 'require', scriptOf(readFileSync(join(folder, `${name}.js`), 'utf8'))) as Run,
  ]),
)

/** Loads a module with what it needs, as Node does: one that is being loaded is given as far as it is. */
function load(entry: string): Map<string, { exports: Module }> {
  const loaded = new Map<string, { exports: Module }>()
  const get = (name: string): Module => {
    const known = loaded.get(name)
    if (known) return known.exports
    const module = { exports: {} as Module }
    loaded.set(name, module)
    programs.get(name)!(module, module.exports, (path) =>
      programs.has(basename(path, '.js')) ? get(basename(path, '.js')) : require(path),
    )
    return module.exports
  }
  get(entry)
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

it('modules of schemas work whichever is imported first', () => {
  expect(names.length).toBeGreaterThan(50)
  expect(
    names.flatMap((first) =>
      holes(load(first))
        .slice(0, 1)
        .map((found) => `${first}: ${found}`),
    ),
  ).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

// The hooks package exports only modules that the app uses, or that an example or the documentation shows. A test alone
// doesn't keep an export alive, so the linter for unused code can't find these.

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const modules = globSync('packages/hooks/src/*.{ts,tsx}', { cwd: root }).filter((path) => !isTest(path))

const users = [
  'apps/*/src/**/*.{ts,tsx}',
  'packages/hooks/src/*.{ts,tsx}',
  'packages/hooks/examples/**/*.{ts,tsx}',
  'test/published/consumers/**/*.{ts,tsx}',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((path) => !isTest(path))
const documentation = ['packages/hooks/README.md', 'apps/reference/src/guide.md']

/** The values that a module exports by name; types come with the functions that take or return them. */
function exportedBy(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name]) => name!)
  const listed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) =>
    names!.split(',').flatMap((name) => (name.trim().startsWith('type ') ? [] : (name.trim().split(' ').at(-1) ?? []))),
  )
  return [...declared, ...listed]
}

/** The names that a file imports from a module of the hooks, by package name or beside it. */
function importedFrom(source: string, module: string): string[] {
  const from = new RegExp(`import \\{([^}]*)\\} from '(?:@dragoman/hooks/${module}|\\./${module}\\.tsx?)'`, 'g')
  return [...source.matchAll(from)].flatMap(([, names]) =>
    names!.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' ')[0]!,
    ),
  )
}

function unused(module: string, source: string, sources: readonly string[], documented: string): string[] {
  const used = new Set(sources.flatMap((each) => importedFrom(each, module)))
  return exportedBy(source).filter((name) => !used.has(name) && !new RegExp(`\\b${name}\\b`).test(documented))
}

it('every export of the hooks is used by the app, an example, or the documentation', () => {
  const sources = users.map(read)
  const documented = documentation
    .flatMap((path) => globSync(path, { cwd: root }))
    .map(read)
    .join('\n')
  const dead = modules.flatMap((path) => {
    const module = basename(path).replace(/\.tsx?$/, '')
    return unused(module, read(path), sources, documented).map((name) => `${module}: ${name}`)
  })
  expect(dead).toEqual([])
})

it('an export that nothing uses is found, and a type is not counted', () => {
  const source = 'export const kept = 1\nexport function dead() {}\nexport interface Shape {}\n'
  expect(unused('planted', source, ["import { kept } from '@dragoman/hooks/planted'"], '')).toEqual(['dead'])
  expect(unused('planted', source, ["import { kept as other } from './planted.ts'"], 'call `dead()`')).toEqual([])
})

it('the entry points of the hooks are listed one by one, and each exists', () => {
  const { exports } = JSON.parse(read('packages/hooks/package.json')) as { exports: Record<string, unknown> }
  const entries = Object.keys(exports).filter((name) => name !== './package.json')
  expect(entries.toSorted()).toEqual(modules.map((path) => `./${basename(path).replace(/\.tsx?$/, '')}`).toSorted())
  expect(modules.filter((path) => /^export \*/m.test(read(path)))).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

// Every rule of sign-in and permissions is proved by a test that names it in its title: `[perm.guard] …`.

const root = resolve(import.meta.dirname, '..')

/** The sections of the ledger whose rules are all built. */
const sections = [
  'auth',
  'version',
  'perm',
  'error',
  'fetch',
  'storage',
  'host',
  'editor',
  'upload',
  'account',
] as const

const rules = readFileSync(join(root, 'openapi/ledgers/rules.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0] ?? '')
  .filter((id) => sections.some((section) => id.startsWith(`${section}.`)))

/** A title: the text that `it`, `test`, `describe` or what their `each` gives begins with. */
const title = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])(.*?)\1/g

const namedIn = (text: string): string[] =>
  [...text.matchAll(title)].flatMap(([, , words = '']) =>
    [...words.matchAll(/\[([a-z]+\.\w+)\]/g)].map(([, id = '']) => id),
  )

const files = globSync(['{apps,packages}/*/{src,e2e}/**/*.{test,spec}.{ts,tsx}', 'test/{,slow/}*.test.ts'], {
  cwd: root,
})

it('rule ids are found in test titles, and nowhere else', () => {
  expect(namedIn(`it('[perm.a] does')`)).toEqual(['perm.a'])
  expect(namedIn(`test(\n  "[perm.a] [perm.b] do", () => {})`)).toEqual(['perm.a', 'perm.b'])
  expect(namedIn(`it.each([\n  [1],\n])('[perm.a] %s', () => {})`)).toEqual(['perm.a'])
  expect(namedIn(`it.each<[string]>(cases)('[perm.a] %s')`)).toEqual(['perm.a'])
  expect(namedIn(`// [perm.a] in a comment\nconst text = '[perm.a]'\nexpect('[perm.a]')`)).toEqual([])
})

it('every rule has a test that names it in its title', () => {
  expect(rules.length).toBeGreaterThanOrEqual(39)
  const named = new Set(files.flatMap((file) => namedIn(readFileSync(join(root, file), 'utf8'))))
  expect(rules.filter((id) => !named.has(id))).toEqual([])
})

it('no test names a rule that does not exist', () => {
  const known = new Set(rules)
  const named = files
    .filter((file) => file !== 'test/rules.test.ts')
    .flatMap((file) => namedIn(readFileSync(join(root, file), 'utf8')).map((id) => ({ file, id })))
  expect(named.filter(({ id }) => sections.some((section) => id.startsWith(`${section}.`)) && !known.has(id))).toEqual(
    [],
  )
})

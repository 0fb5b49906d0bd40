import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

// Every rule of the specification is proved by a test that names it in its title: `[perm.guard] …`.

const root = resolve(import.meta.dirname, '..')

const rules = readFileSync(join(root, 'openapi/ledgers/rules.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0] ?? '')

const sections = new Set(rules.map((id) => id.split('.')[0]))

/** A title: the text that `it`, `test`, `describe`, `step` or what their `each` gives begins with. */
const title = /(?:\b(?:it|test|describe|step)(?:\.\w+)*|\))\(\s*(['"`])(.*?)\1/g

const namedIn = (text: string): string[] =>
  [...text.matchAll(title)].flatMap(([, , words = '']) =>
    [...words.matchAll(/\[([a-z]+\.\w+|filters)\]/g)].map(([, id = '']) => id),
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
  expect(rules).toHaveLength(68)
  const named = new Set(files.flatMap((file) => namedIn(readFileSync(join(root, file), 'utf8'))))
  expect(rules.filter((id) => !named.has(id))).toEqual([])
})

it('no test names a rule that does not exist', () => {
  const known = new Set(rules)
  const named = files
    .filter((file) => file !== 'test/rules.test.ts')
    .flatMap((file) => namedIn(readFileSync(join(root, file), 'utf8')).map((id) => ({ file, id })))
  expect(named.filter(({ id }) => sections.has(id.split('.')[0]) && !known.has(id))).toEqual([])
})

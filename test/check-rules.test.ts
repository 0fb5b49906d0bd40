import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { sourceLocale, webCatalogs } from '../scripts/words/catalogs.ts'

const checks = resolve(import.meta.dirname, '../packages/sdk/src/checks')
const read = (file: string) => readFileSync(join(checks, file), 'utf8')

const rules = [...(/type CheckRule =([^=]*)\n\n/.exec(read('issue.ts'))?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
  ([, rule = '']) => rule,
)
const words = webCatalogs.read(sourceLocale, 'editor')
const examples = globSync('{examples*,*.test}.ts', { cwd: checks }).map(read).join('\n')

const missing = (all: readonly string[]) =>
  all.flatMap((rule) => [
    ...(words.has(`editor.check.${rule}`) ? [] : [`editor.check.${rule}`]),
    ...(new RegExp(`['" ]${rule}'`).test(examples) ? [] : [`an example of ${rule}`]),
  ])

it('a rule of the checks has a sentence in the editor, and examples', () => {
  expect(missing(['planted'])).toEqual(['editor.check.planted', 'an example of planted'])
  expect(rules.length).toBeGreaterThan(20)
  expect(missing(rules)).toEqual([])
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findDictionary } from './dictionaries.ts'

const folder = mkdtempSync(join(tmpdir(), 'dictionaries-'))
afterAll(() => rmSync(folder, { recursive: true }))
for (const name of ['de', 'de_AT', 'sr', 'uz_Latn'])
  for (const extension of ['aff', 'dic']) writeFileSync(join(folder, `${name}.${extension}`), '')

it.each([
  ['de', 'de'],
  ['de-CH', 'de'],
  ['de-AT', 'de_AT'],
  ['sr', 'sr'],
  ['sr-RS', 'sr'],
  ['sr-Cyrl-RS', 'sr'],
  ['sr-Latn', undefined],
  ['sr-ME', undefined],
  ['uz-Latn-UZ', 'uz_Latn'],
  ['uz-Cyrl', undefined],
  ['fr-CH', 'index'],
  ['hi-Latn', undefined],
  ['nn', undefined],
])('the words of %s are looked up in the dictionary %s, none of another script', (locale, name) => {
  const words = findDictionary(locale, folder)?.words
  expect(words && basename(words, '.dic')).toBe(name)
})

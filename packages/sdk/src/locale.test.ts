import { expect, it } from 'vitest'
import { languageOf, toBcp47, toWireLocale } from './locale.ts'

it.each([
  ['en', 'en', 'en'],
  ['en_us', 'en-US', 'en'],
  ['pt_br', 'pt-BR', 'pt'],
  ['es_419', 'es-419', 'es'],
  ['zh_hans_cn', 'zh-Hans-CN', 'zh'],
  ['sr_latn', 'sr-Latn', 'sr'],
  ['ca_es_valencia', 'ca-ES-valencia', 'ca'],
  ['khw', 'khw', 'khw'],
  ['sl_rozaj', 'sl-rozaj', 'sl'],
])('the wire locale %s is the BCP 47 tag %s', (wire, tag, language) => {
  expect(toBcp47(wire)).toBe(tag)
  expect(toWireLocale(tag)).toBe(wire)
  expect(toBcp47(tag)).toBe(tag)
  expect(languageOf(wire)).toBe(language)
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
})

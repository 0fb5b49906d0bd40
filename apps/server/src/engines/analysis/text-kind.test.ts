import { expect, it } from 'vitest'
import { type TextKind, textKind } from './text-kind.ts'

it.each<[string, TextKind]>([
  ['Open the file', 'TEXT'],
  ['3 files', 'TEXT'],
  ['ファイルを開く', 'TEXT'],
  ['See https://example.com for more', 'TEXT'],
  ['12', 'NUMBERS'],
  ['1,024.50 €', 'NUMBERS'],
  ['٣٫٥', 'NUMBERS'],
  ['12:30 – 14:00', 'NUMBERS'],
  ['…', 'NON_TRANSLATABLE'],
  ['', 'NON_TRANSLATABLE'],
  ['https://example.com/a?b=c', 'NON_TRANSLATABLE'],
  ['www.example.com', 'NON_TRANSLATABLE'],
  ['support@example.com', 'NON_TRANSLATABLE'],
])('%j is %s', (source, kind) => {
  expect(textKind(source)).toBe(kind)
})

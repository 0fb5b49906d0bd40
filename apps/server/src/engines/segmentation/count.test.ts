import { expect, test } from 'vitest'
import { countCharacters, countWords } from './count.ts'

test.each([
  ['Open the file', 'en', 3],
  ['⟦1⟧Open⟦/1⟧ the ⟦2/⟧', 'en', 2],
  ['wor⟦1⟧ld⟦/1⟧', 'en', 1],
  ['left⟦1/⟧right', 'en', 2],
  ['3.14 and 2,000', 'en', 3],
  ["don't", 'en', 1],
  ['— … !', 'en', 0],
  ['', 'en', 0],
  ['私は学生です。', 'ja', 6],
  ['私は API です', 'ja', 5],
  ['你好，世界', 'zh-CN', 4],
  ['你好', 'zh-Hant-TW', 2],
  ['สวัสดี', 'th', 4],
  ['안녕하세요 세계', 'ko', 2],
  ['مرحبا بالعالم', 'ar', 2],
])('%j in %s has %i words', (text, locale, words) => {
  expect(countWords(text, locale)).toBe(words)
})

test.each([
  ['abc', 3],
  ['a b', 3],
  ['⟦1⟧a⟦/1⟧⟦2/⟧b', 2],
  ['é', 1],
  ['👨‍👩‍👧', 1],
  ['日本', 2],
  ['', 0],
])('%j has %i characters', (text, characters) => {
  expect(countCharacters(text)).toBe(characters)
})

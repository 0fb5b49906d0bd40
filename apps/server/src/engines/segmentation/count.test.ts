import { describe, expect, it } from 'vitest'
import { countByEach, countCharacters, countWords } from './count.ts'

/** A text, its language, and its words by Microsoft Word's rule, by GMX-V, and by the boundaries of Unicode. */
const cases: [text: string, locale: string, word: number, gmxV: number, plain: number][] = [
  ['', 'en', 0, 0, 0],
  ['   ', 'en', 0, 0, 0],
  ['Open the file', 'en', 3, 3, 3],
  ['  Two  spaces   and\ta tab\n', 'en', 5, 5, 5],

  // Hyphens and dashes.
  ['state-of-the-art', 'en', 1, 1, 4],
  ['Wi‑Fi', 'en', 1, 1, 2],
  ['a--b', 'en', 1, 2, 2],
  ['to be – or not', 'en', 5, 4, 4],
  ['be—or not', 'en', 2, 3, 3],
  ['1914–1918', 'en', 1, 2, 2],
  ['- - -', 'en', 3, 0, 0],
  ['-5 °C', 'en', 2, 2, 2],

  // Slashes.
  ['and/or', 'en', 1, 2, 2],
  ['he / she', 'en', 3, 2, 2],
  ['This sentence/text unit has a word count of 11 words.', 'en', 10, 11, 11],

  // Apostrophes.
  ["don't", 'en', 1, 1, 1],
  ['user’s', 'en', 1, 1, 1],
  ['L’objectif est défini.', 'fr', 3, 4, 3],
  ["Elle a été la première d'une famille d'émigrés.", 'fr', 8, 10, 8],
  ['dell’utente', 'it', 1, 2, 1],
  ['dell’utente', 'en', 1, 1, 1],

  // Addresses.
  ['Visit https://support.example.com/en-us/rx-5000 now', 'en', 3, 6, 8],
  ['help@example.com', 'en', 1, 2, 2],
  ['src/app.config.json', 'en', 1, 2, 2],

  // Numbers.
  ['3.14 and 2,000', 'en', 3, 3, 3],
  ['10 000 km', 'fr', 3, 3, 3],
  ['8% 8 %', 'en', 3, 2, 2],
  ['12:30', 'en', 1, 2, 2],
  ['RX-5000/B', 'en', 1, 2, 3],
  ['2026-11-28', 'en', 1, 1, 3],

  // Marks that stand free.
  ['Terms & conditions', 'en', 3, 2, 2],
  ['• Save', 'en', 2, 1, 1],
  ['— … !', 'en', 3, 0, 0],
  ['hello 🙂 world', 'en', 3, 2, 2],
  ['( this )', 'en', 3, 1, 1],
  ['(this)', 'en', 1, 1, 1],

  // White space of all kinds, and what is none.
  ['no\u00A0break', 'en', 2, 2, 2],
  ['Prix\u202F:\u00A05\u00A0€', 'fr', 4, 2, 2],
  ['line\u2028break', 'en', 2, 2, 2],
  ['soft\u00ADhyphen', 'en', 1, 1, 1],
  ['zero\u200Bwidth', 'en', 1, 2, 2],
  ['join\u200Der', 'en', 1, 1, 1],

  // Placeholders.
  ['⟦1⟧Open⟦/1⟧ the ⟦2/⟧', 'en', 2, 2, 2],
  ['wor⟦1⟧ld⟦/1⟧', 'en', 1, 1, 1],
  ['left⟦1/⟧right', 'en', 2, 2, 2],
  ['Hi ⟦1/⟧!', 'en', 1, 1, 1],
  ['⟦1/⟧% of ⟦2/⟧', 'en', 1, 1, 1],
  ['⟦1/⟧-based', 'en', 1, 1, 1],
  ['⟦1/⟧ – ⟦2/⟧', 'en', 1, 0, 0],
  ['⟦1/⟧ ⟦2/⟧', 'en', 0, 0, 0],

  // Chinese and Japanese.
  ['你好', 'zh-Hant-TW', 2, 1, 2],
  ['你好，世界', 'zh-CN', 5, 1, 4],
  ['他说：“你好……”', 'zh-CN', 9, 1, 4],
  ['漢字', 'yue', 2, 1, 2],
  ['漢字', 'wuu', 2, 1, 2],
  ['私は学生です。', 'ja', 7, 2, 6],
  ['私は API です', 'ja', 5, 2, 5],
  ['「こんにちは」', 'ja', 7, 2, 5],
  ['Hello、World。', 'ja', 4, 3, 2],
  ['東京2024オリンピック', 'ja', 9, 4, 9],
  ['ＡＢＣ', 'ja', 3, 1, 1],
  ['古池や蛙飛び込む𠮷の音', 'ja', 11, 4, 11],
  ['The word 日本語 in English', 'en', 7, 5, 5],

  // Thai by characters; Korean by spaces.
  ['สวัสดี', 'th', 4, 1, 4],
  ['Hello สวัสดี', 'th', 5, 2, 5],
  ['안녕하세요 세계', 'ko', 2, 2, 2],

  // Other scripts.
  ['مرحبا بالعالم', 'ar', 2, 2, 2],
  ['नमस्ते दुनिया', 'hi', 2, 2, 2],
  ['Привет, мир', 'ru', 2, 2, 2],
]

describe('words', () => {
  it.each(cases)(
    'of %j in %s are %i by Word’s rule, %i by GMX-V, %i by Unicode',
    (text, locale, WORD, GMX_V, PLAIN) => {
      expect(countByEach(text, locale)).toEqual({ WORD, GMX_V, PLAIN })
    },
  )

  it.each(cases)('of %j are the same whether one counter is asked or all', (text, locale) => {
    for (const counter of ['WORD', 'GMX_V', 'PLAIN'] as const)
      expect(countWords(text, locale, counter)).toBe(countByEach(text, locale)[counter])
  })

  it('of a technical sentence are what stands between its spaces, by Word’s rule', () => {
    const text =
      'For state-of-the-art end-to-end set-up of your Wi-Fi 6E router (model RX-5000/B), visit https://support.example.com/en-us/rx-5000 or e-mail help@example.com.'
    expect(countWords(text, 'en', 'WORD')).toBe(text.split(' ').length)
  })

  it('do not depend on how accents are encoded', () => {
    for (const counter of ['WORD', 'GMX_V', 'PLAIN'] as const)
      expect(countWords('ガラス été'.normalize('NFD'), 'ja', counter)).toBe(countWords('ガラス été', 'ja', counter))
  })
})

describe('characters', () => {
  it.each([
    ['abc', 3],
    ['a b', 3],
    ['⟦1⟧a⟦/1⟧⟦2/⟧b', 2],
    ['é', 1],
    ['👨‍👩‍👧', 1],
    ['日本', 2],
    ['', 0],
  ])('of %j are %i', (text, characters) => {
    expect(countCharacters(text)).toBe(characters)
  })
})

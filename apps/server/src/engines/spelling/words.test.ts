import { expect, it } from 'vitest'
import { spelledWords } from './words.ts'

it.each([
  ['words with their places', 'en', 'Open the file.', ['Open', 'the', 'file']],
  ['no tags', 'es', 'Abre la ⟦1⟧carpeta⟦/1⟧ nueva⟦2/⟧', ['Abre', 'la', 'carpeta', 'nueva']],
  [
    'no names of variables',
    'en',
    'Hello {userName}, %s and %1$d of %(total)s wait &amp; <b>stay</b>',
    ['Hello', 'and', 'of', 'wait', 'stay'],
  ],
  [
    'no addresses',
    'en',
    'See https://example.com/a-b, www.example.com, me@example.com or config/app.json',
    ['See', 'or'],
  ],
  ['no names of files and hosts', 'en', 'Run setup.exe from example.org now', ['Run', 'from', 'now']],
  [
    'no words with digits, no abbreviations, no single letters',
    'fr',
    'Le PDF à 3 pages en utf8 y est',
    ['Le', 'pages', 'en', 'est'],
  ],
  ['no names with a capital inside', 'pt', 'O JavaScript do iPhone abre', ['do', 'abre']],
  ['apostrophes and accents', 'fr', 'L’été aujourd’hui', ['L’été', 'aujourd’hui']],
  ['each part of a compound', 'en', 'well-known words', ['well', 'known', 'words']],
  ['only Cyrillic letters in Russian', 'ru', 'Откройте файл Word сейчас', ['Откройте', 'файл', 'сейчас']],
  [
    'Greek letters in Greek, for a dictionary of the operator',
    'el',
    'Ανοίξτε το αρχείο Word',
    ['Ανοίξτε', 'το', 'αρχείο'],
  ],
  ['only Latin letters elsewhere', 'es', 'El файл está aquí', ['El', 'está', 'aquí']],
  ['nothing in nothing', 'en', '⟦1/⟧ … 42', []],
])('a spelling check reads %s', (_what, locale, text, words) => {
  const found = spelledWords(text, locale)
  expect(found.map(({ word }) => word)).toEqual(words)
  for (const { begin, end, word } of found) expect(text.slice(begin, end)).toBe(word)
})

import { expect, test } from 'vitest'
import { termFinder } from './recognize.ts'
import { caseless, textWords } from './text-words.ts'

const known = (text: string) => ({ text, stems: [], exactMatch: false, caseSensitive: false })

test.each([
  ['ja', 'IT', 'ITEMを選択', []],
  ['ja', 'IT', 'HABIT を選択', []],
  ['ja', 'IT', 'ITを選択し、itで送る', [0]],
  ['ja', 'IT', '⟦1⟧IT⟦/1⟧部門', [3]],
  ['ja', 'ファイル', 'ファイルITEM', [0]],
  ['ja', 'サーバー', 'Webサーバーへ', [3]],
  ['ja', '１０', '１００件', []],
  ['zh_cn', 'App', '打开App设置', [2]],
  ['zh_cn', 'App', '打开Apple设置', []],
  ['th', 'SIM', 'ใส่ซิมSIMการ์ด', [6]],
])('in a text of %s, %s stands in “%s” only as a word of its own', (locale, term, text, places) => {
  const found = termFinder(locale, [known(term)])(text, [])
  expect(found.map(({ start }) => start)).toEqual(places)
})

const stemless = (locale: string, text: string) => textWords(text, locale).map(({ word }) => caseless(word, locale))

test.each([
  ['fr', 'utilisateur', 'Le nom de l’utilisateur', [12]],
  ['fr', 'utilisateur', "Le nom de l'utilisateur", [12]],
  ['fr', 'l’utilisateur', "Le nom de l'utilisateur", [10]],
  ['fr', 'aujourd’hui', "Dès aujourd'hui", [4]],
  ['it', 'utente', 'Il nome dell’utente', [13]],
  ['ca', 'usuari', 'El nom de l’usuari', [12]],
  ['tr', 'API', 'API’nin adresi', [0]],
  ['uk', 'комп’ютер', "Мій комп'ютер", [4]],
  ['en', "driver's license", 'A driver’s license', [2]],
  ['en', 'user', 'The superuser', []],
  ['ko', 'API', 'API를 사용합니다', [0]],
  ['ko', '서버', 'API서버', [3]],
  ['ko', 'IT', 'ITEM을 사용', []],
  ['ar', 'USB', 'منفذ الUSB', [7]],
  ['ru', 'API', 'APIшный', [0]],
])(
  'in a text of %s, %s is found in “%s” beside an apostrophe and at the border of scripts',
  (locale, text, where, places) => {
    const term = { text, stems: stemless(locale, text), exactMatch: false, caseSensitive: false }
    expect(termFinder(locale, [term])(where, stemless(locale, where)).map(({ start }) => start)).toEqual(places)
  },
)

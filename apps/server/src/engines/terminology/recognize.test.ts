import { expect, test } from 'vitest'
import { termFinder } from './recognize.ts'

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

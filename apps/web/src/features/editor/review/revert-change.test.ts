import { expect, test } from 'vitest'
import { changedRuns } from './revert-change.ts'

const changes = (before: string, after: string, locale: string) =>
  changedRuns(before, after, locale).flatMap((run) => ('change' in run ? [run.change] : []))

const pairs = [
  ['es', 'Abrir el archivo', 'Abrir el fichero', [['archivo', 'fichero', 'Abrir el archivo']]],
  ['de', 'Die Tür', 'Die Tür auf', [['', ' auf', 'Die Tür']]],
  ['de', 'Die Tür auf', 'Die Tür', [[' auf', '', 'Die Tür auf']]],
  ['zh', '打开文件', '打开文档', [['文件', '文档', '打开文件']]],
  ['ja', 'ファイルを開く', 'ファイルを閉じる', [['開く', '閉じる', 'ファイルを開く']]],
  ['ar', 'افتح الملف', 'افتح المجلد', [['الملف', 'المجلد', 'افتح الملف']]],
  ['en', 'same', 'same', []],
] as const

test.each(pairs)('in %s, %j and %j differ word by word', (locale, before, after, expected) => {
  const found = changes(before, after, locale)
  expect(found.map(({ gone, added, reverted }) => [gone, added, reverted])).toEqual(expected)
})

test.each([
  ...pairs.map(([locale, before, after]) => [locale, before, after] as const),
  ['es', 'Abra ⟦1⟧la puerta⟦/1⟧', 'Abra la ⟦1⟧puerta⟦/1⟧ ya'] as const,
])('in %s, taking the changes back one by one leads from %j back, whatever became of it', (locale, before, after) => {
  let text: string = after
  for (let left = changes(before, text, locale); left[0]; left = changes(before, text, locale)) text = left[0].reverted
  expect(text).toBe(before)
})

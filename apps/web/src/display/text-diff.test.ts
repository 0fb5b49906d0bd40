import { expect, test } from 'vitest'
import { diffWords, type DiffPart } from './text-diff.ts'

const shown = (parts: DiffPart[]) =>
  parts.map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `{+${text}+}` })[kind]).join('')

test.each([
  ['', '', ''],
  ['The same.', 'The same.', 'The same.'],
  ['Open the file', 'Open the folder', 'Open the [-file-]{+folder+}'],
  ['Save', 'Save all', 'Save{+ all+}'],
  ['Save it all', 'Save all', 'Save [-it -]all'],
  ['See ⟦1⟧this⟦/1⟧', 'See ⟦2⟧this⟦/2⟧', 'See [-⟦1⟧-]{+⟦2⟧+}this[-⟦/1⟧-]{+⟦/2⟧+}'],
])('the difference between %j and %j has the fewest changed words', (before, after, expected) => {
  expect(shown(diffWords(before, after, 'en'))).toBe(expected)
})

test('Japanese is compared word by word', () => {
  const parts = diffWords('ファイルを開く', 'ファイルを閉じる', 'ja')
  expect(parts[0]).toEqual({ kind: 'same', text: 'ファイルを' })
})

test('both texts can be restored from the parts of their difference', () => {
  const [before, after] = ['one two three four', 'two one four three']
  const parts = diffWords(before, after, 'en')
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('')
  expect([without('new'), without('gone')]).toEqual([before, after])
})

test('very long texts count as changed from start to end', () => {
  const before = 'a '.repeat(1_000)
  const after = 'b '.repeat(1_000)
  expect(diffWords(before, after, 'en')).toEqual([
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ])
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareVersions, type VersionSegment } from './compare-versions.ts'
import '../../../testing/same-cases.ts'

/** `key=source`, or `key@context=source`. */
const read = (text: string): VersionSegment => {
  const [, key = '', context, source = ''] = /^([^=@]*)(?:@([^=]*))?=(.*)$/.exec(text) ?? []
  return { key, source, context: context ?? null }
}

function told(before: string[], after: string[]): string[] {
  const { pairs, added, removed } = compareVersions(before.map(read), after.map(read))
  return [
    ...pairs.map((pair) => `${pair.kind.toLowerCase()} ${before[pair.before]} > ${after[pair.after]}`),
    ...added.map((at) => `added ${after[at]}`),
    ...removed.map((at) => `removed ${before[at]}`),
  ]
}

test.each<[string, string[], string[], string[]]>([
  ['the same file', ['a=One', 'b=Two'], ['a=One', 'b=Two'], ['unchanged a=One > a=One', 'unchanged b=Two > b=Two']],
  ['a new key', ['a=One'], ['a=One', 'b=Two'], ['unchanged a=One > a=One', 'added b=Two']],
  ['a lost key', ['a=One', 'b=Two'], ['b=Two'], ['unchanged b=Two > b=Two', 'removed a=One']],
  [
    'another wording under the same key',
    ['a=Open the file', 'b=Two'],
    ['a=Open the folder', 'b=Two'],
    ['changed a=Open the file > a=Open the folder', 'unchanged b=Two > b=Two'],
  ],
  [
    'a name with quite another text is still the same name',
    ['a@/a=Yes'],
    ['a@/a=Completely different words'],
    ['changed a@/a=Yes > a@/a=Completely different words'],
  ],
  [
    'a place with quite another text is another text',
    ['1=The first paragraph.'],
    ['1=Xylophones quack.'],
    ['added 1=Xylophones quack.', 'removed 1=The first paragraph.'],
  ],
  [
    'a paragraph before all others: places shift, nothing moves',
    ['1=First one.', '2=Second one.', '3=Third one.'],
    ['1=Brand new words here!', '2=First one.', '3=Second one.', '4=Third one.'],
    [
      'unchanged 1=First one. > 2=First one.',
      'unchanged 2=Second one. > 3=Second one.',
      'unchanged 3=Third one. > 4=Third one.',
      'added 1=Brand new words here!',
    ],
  ],
  [
    'a paragraph before one that is edited',
    ['1=First one.', '2=The second paragraph says this.', '3=Third one.'],
    ['1=First one.', '2=Oh!', '3=The second paragraph says that.', '4=Third one.'],
    [
      'unchanged 1=First one. > 1=First one.',
      'changed 2=The second paragraph says this. > 3=The second paragraph says that.',
      'unchanged 3=Third one. > 4=Third one.',
      'added 2=Oh!',
    ],
  ],
  [
    'the last one comes first: that one moved, and no other',
    ['a=A', 'b=B', 'c=C'],
    ['c=C', 'a=A', 'b=B'],
    ['moved c=C > c=C', 'unchanged a=A > a=A', 'unchanged b=B > b=B'],
  ],
  [
    'a key that was renamed',
    ['menu.open=Open', 'menu.close=Close'],
    ['file.open=Open', 'menu.close=Close'],
    ['unchanged menu.open=Open > file.open=Open', 'unchanged menu.close=Close > menu.close=Close'],
  ],
  [
    'the same text in two contexts keeps its context',
    ['1@verb=Open', '2@state=Open'],
    ['1@state=Open', '2@verb=Open'],
    // The key with the source comes first: places are no names, yet the same text stands at them.
    ['unchanged 1@verb=Open > 1@state=Open', 'unchanged 2@state=Open > 2@verb=Open'],
  ],
  [
    'one of two equal texts is gone',
    ['1=OK', '2=Cancel', '3=OK'],
    ['1=OK', '2=Cancel'],
    ['unchanged 1=OK > 1=OK', 'unchanged 2=Cancel > 2=Cancel', 'removed 3=OK'],
  ],
  ['an empty file', ['a=One'], [], ['removed a=One']],
  ['the first content', [], ['a=One'], ['added a=One']],
])('%s', (_, before, after, expected) => {
  expect(told(before, after)).toEqual(expected)
})

describe('whatever the files are', () => {
  const segment = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    source: fc.constantFrom('Open', 'Open it', 'Close', 'Close it now', 'Save', 'Xyz'),
    context: fc.constantFrom(null, 'x', 'y'),
  })
  const file = fc.uniqueArray(segment, { selector: ({ key }) => key, maxLength: 6 })

  test('each segment of either version is told once', () => {
    fc.assert(
      fc.property(file, file, (before, after) => {
        const { pairs, added, removed } = compareVersions(before, after)
        expect([...pairs.map((pair) => pair.after), ...added].toSorted()).toEqual([...after.keys()])
        expect([...pairs.map((pair) => pair.before), ...removed].toSorted()).toEqual([...before.keys()])
        for (const pair of pairs) {
          expect(pair.kind === 'CHANGED').toBe(before[pair.before]?.source !== after[pair.after]?.source)
        }
      }),
    )
  })

  test('a file is unchanged against itself', () => {
    fc.assert(
      fc.property(file, (same) => {
        const { pairs } = compareVersions(same, same)
        expect(pairs.map(({ kind }) => kind)).toEqual(same.map(() => 'UNCHANGED'))
      }),
    )
  })

  test('a hundred thousand segments take a moment', () => {
    const long = Array.from({ length: 100_000 }, (_, at) => ({ key: `${at}`, source: `Text ${at}`, context: null }))
    const { pairs, removed } = compareVersions(long, long.slice(1))
    expect([pairs.length, removed]).toEqual([99_999, [0]])
  })
})

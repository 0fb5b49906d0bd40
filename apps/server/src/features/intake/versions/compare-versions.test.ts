import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuTime } from '../../../testing/cpu-time.ts'
import { compareVersions, type VersionSegment } from './compare-versions.ts'
import '../../../testing/same-cases.ts'

/** `key=source`, or `key@context=source`. */
const read = (text: string): VersionSegment => {
  const [, key = '', context, source = ''] = /^([^=@]*)(?:@([^=]*))?=(.*)$/.exec(text) ?? []
  return { key, source, context: context ?? null }
}

async function told(before: string[], after: string[]): Promise<string[]> {
  const { pairs, added, removed } = await compareVersions(before.map(read), after.map(read))
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
    ['moved 2@state=Open > 1@state=Open', 'unchanged 1@verb=Open > 2@verb=Open'],
  ],
  [
    'one of two equal texts is gone',
    ['1=OK', '2=Cancel', '3=OK'],
    ['1=OK', '2=Cancel'],
    ['unchanged 1=OK > 1=OK', 'unchanged 2=Cancel > 2=Cancel', 'removed 3=OK'],
  ],
  [
    'a text before two that are equal: their places shift, and nothing moves',
    ['1=OK', '2=OK', '3=Yes'],
    ['1=New', '2=OK', '3=OK', '4=Yes'],
    ['unchanged 1=OK > 2=OK', 'unchanged 2=OK > 3=OK', 'unchanged 3=Yes > 4=Yes', 'added 1=New'],
  ],
  [
    'the first of several equal texts is new, and so is the last text',
    ['1=OK', '2=No', '3=OK', '4=No'],
    ['1=OK', '2=OK', '3=No', '4=OK', '5=No', '6=Z'],
    [
      'unchanged 1=OK > 1=OK',
      'unchanged 2=No > 3=No',
      'unchanged 3=OK > 4=OK',
      'unchanged 4=No > 5=No',
      'added 2=OK',
      'added 6=Z',
    ],
  ],
  [
    'the first of a list of equal texts is gone',
    ['/list/0@/list/0=OK', '/list/1@/list/1=No', '/list/2@/list/2=OK', '/list/3@/list/3=No'],
    ['/list/0@/list/0=No', '/list/1@/list/1=OK', '/list/2@/list/2=No'],
    [
      'unchanged /list/1@/list/1=No > /list/0@/list/0=No',
      'unchanged /list/2@/list/2=OK > /list/1@/list/1=OK',
      'unchanged /list/3@/list/3=No > /list/2@/list/2=No',
      'removed /list/0@/list/0=OK',
    ],
  ],
  [
    'a row before cells that are equal',
    ['Prices!A1=Net', 'Prices!A2=Gross', 'Prices!A3=Net', 'Prices!A4=Gross'],
    ['Prices!A1=Gross', 'Prices!A2=Net', 'Prices!A3=Gross', 'Prices!A4=Net', 'Prices!A5=Gross'],
    [
      'unchanged Prices!A1=Net > Prices!A2=Net',
      'unchanged Prices!A2=Gross > Prices!A3=Gross',
      'unchanged Prices!A3=Net > Prices!A4=Net',
      'unchanged Prices!A4=Gross > Prices!A5=Gross',
      'added Prices!A1=Gross',
    ],
  ],
  [
    'names tell equal texts apart, in whatever order they stand',
    ['a@a=OK', 'b@b=OK', 'c@c=No'],
    ['b@b=OK', 'c@c=No', 'a@a=OK'],
    ['unchanged b@b=OK > b@b=OK', 'unchanged c@c=No > c@c=No', 'moved a@a=OK > a@a=OK'],
  ],
  [
    'ids tell equal texts apart, too',
    ['6251498083921042217=OK', 'x1=OK', 'c=No'],
    ['x1=OK', 'c=No', '6251498083921042217=OK'],
    ['unchanged x1=OK > x1=OK', 'unchanged c=No > c=No', 'moved 6251498083921042217=OK > 6251498083921042217=OK'],
  ],
  [
    'a sentence before others that are changed',
    ['/a#1@/a=Press the key.', '/a#2@/a=Wait for the light.', '/b@/b=End'],
    ['/a#1@/a=Oh!', '/a#2@/a=Press the keys.', '/a#3@/a=Wait for a light.', '/b@/b=End'],
    [
      'changed /a#1@/a=Press the key. > /a#2@/a=Press the keys.',
      'changed /a#2@/a=Wait for the light. > /a#3@/a=Wait for a light.',
      'unchanged /b@/b=End > /b@/b=End',
      'added /a#1@/a=Oh!',
    ],
  ],
  [
    'a text is gone, and the one after it is edited',
    ['1=Quite another one.', '2=The second paragraph says this.', '3=End'],
    ['1=The second paragraph says that.', '2=End'],
    [
      'changed 2=The second paragraph says this. > 1=The second paragraph says that.',
      'unchanged 3=End > 2=End',
      'removed 1=Quite another one.',
    ],
  ],
  ['an empty file', ['a=One'], [], ['removed a=One']],
  ['the first content', [], ['a=One'], ['added a=One']],
])('%s', async (_, before, after, expected) => {
  expect(await told(before, after)).toEqual(expected)
})

describe('whatever the files are', () => {
  const segment = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    source: fc.constantFrom('Open', 'Open it', 'Close', 'Close it now', 'Save', 'Xyz'),
    context: fc.constantFrom(null, 'x', 'y'),
  })
  const file = fc.uniqueArray(segment, { selector: ({ key }) => key, maxLength: 6 })

  test('every segment of both versions is reported once', async () => {
    await fc.assert(
      fc.asyncProperty(file, file, async (before, after) => {
        const { pairs, added, removed } = await compareVersions(before, after)
        expect([...pairs.map((pair) => pair.after), ...added].toSorted()).toEqual([...after.keys()])
        expect([...pairs.map((pair) => pair.before), ...removed].toSorted()).toEqual([...before.keys()])
        for (const pair of pairs) {
          expect(pair.kind === 'CHANGED').toBe(before[pair.before]?.source !== after[pair.after]?.source)
        }
      }),
    )
  })

  test('a file compared with itself is unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(file, async (same) => {
        const { pairs } = await compareVersions(same, same)
        expect(pairs.map(({ kind }) => kind)).toEqual(same.map(() => 'UNCHANGED'))
      }),
    )
  })

  test('a hundred thousand segments are compared without blocking the event loop', async () => {
    const long = Array.from({ length: 100_000 }, (_, at) => ({ key: `${at}`, source: `Text ${at}`, context: null }))
    let turns = 0
    const others = setInterval(() => (turns += 1), 1)
    const { pairs, removed } = await compareVersions(long, long.slice(1)).finally(() => clearInterval(others))
    expect(turns).toBeGreaterThan(3)
    expect([pairs.length, removed]).toEqual([99_999, [0]])
  })

  test('fifty thousand mostly repeated texts are aligned, however many differ', async () => {
    const words = (seed: number) =>
      Array.from({ length: 50_000 }, (_, at) => ['Yes', 'No', 'N/A'][(at * at * seed + (at >> 3)) % 3]!)
    const asFile = (texts: string[]) => texts.map((source, at) => ({ key: `${at}`, source, context: null }))
    const start = cpuTime()
    const { pairs } = await compareVersions(asFile(words(7)), asFile(['New', ...words(7)]))
    expect(pairs.every(({ before: was, after, kind }) => kind === 'UNCHANGED' && after === was + 1)).toBe(true)
    await compareVersions(asFile(words(7)), asFile(words(11)))
    expect(cpuTime() - start).toBeLessThan(6000)
  }, 240_000)

  test('texts of a megabyte are compared within seconds', async () => {
    const long = 'word and more '.repeat(75_000)
    const start = cpuTime()
    const { pairs } = await compareVersions(
      [{ key: '1', source: long, context: null }],
      [{ key: '1', source: `New ${long} end`, context: null }],
    )
    expect(pairs).toEqual([{ before: 0, after: 0, kind: 'CHANGED', match: 99 }])
    expect(cpuTime() - start).toBeLessThan(5000)
  }, 240_000)
})

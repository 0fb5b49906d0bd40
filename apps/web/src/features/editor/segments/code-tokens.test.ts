import { describe, expect, test } from 'vitest'
import { notationOf } from '../../../display/chips.ts'
import {
  closedBefore,
  codeInsertion,
  fromFieldText,
  missingTags,
  snapSelection,
  tagInsertion,
  toFieldText,
  tokenBeside,
} from './code-tokens.ts'

test.each(['', 'plain', '⟦1⟧bold⟦/1⟧ and ⟦2/⟧', 'not ⟦x⟧ one'])(
  '%j is unchanged after a field of either direction',
  (text) => {
    for (const dir of ['ltr', 'rtl'] as const) expect(fromFieldText(toFieldText(text, dir), dir)).toBe(text)
  },
)

test('only a right-to-left field isolates placeholders', () => {
  expect(toFieldText('a⟦1/⟧', 'ltr')).toBe('a⟦1/⟧')
  expect(toFieldText('a⟦1/⟧', 'rtl')).toBe('a\u2066⟦1/⟧\u2069')
})

test('isolate characters of the text itself are kept', () => {
  const text = '\u2066⟦1/⟧\u2069'
  expect(fromFieldText(toFieldText(text, 'rtl'), 'rtl')).toBe(text)
  expect(fromFieldText(text, 'ltr')).toBe(text)
})

describe('in the text ab⟦1⟧cd', () => {
  const text = 'ab⟦1⟧cd'
  test.each([
    [2, 'after', { start: 2, end: 5 }],
    [5, 'before', { start: 2, end: 5 }],
    [5, 'after', undefined],
    [2, 'before', undefined],
    [3, 'after', undefined],
  ] as const)('the placeholder at %i is looked up %s the caret', (position, side, expected) => {
    expect(tokenBeside(text, position, side)).toEqual(expected)
  })

  test.each([
    ['a caret going forward jumps over', [2, 2], [3, 3], [5, 5]],
    ['a caret going back jumps over', [5, 5], [4, 4], [2, 2]],
    ['a caret outside stays', [0, 0], [1, 1], [1, 1]],
    ['a growing selection takes all of it', [0, 2], [0, 3], [0, 5]],
    ['a shrinking selection leaves all of it', [0, 5], [0, 4], [0, 2]],
    ['a selection that grows backwards takes all of it', [5, 6], [4, 6], [2, 6]],
    ['a click goes to one of its ends', [7, 7], [3, 3], [2, 2]],
  ] as const)('%s', (_, before, now, expected) => {
    const range = ([start, end]: readonly [number, number]) => ({ start, end })
    expect(snapSelection(text, range(before), range(now))).toEqual(range(expected))
  })
})

test.each([
  ['paired', '', { before: '⟦3⟧', after: '⟦/3⟧' }],
  ['paired', 'a⟦3⟧b', { before: '', after: '⟦/3⟧' }],
  ['paired', 'a⟦/3⟧b', { before: '⟦3⟧', after: '' }],
  ['paired', '⟦3⟧a⟦/3⟧', { before: '⟦3⟧', after: '⟦/3⟧' }],
  ['standalone', '⟦3/⟧', { before: '⟦3/⟧', after: '' }],
] as const)('a %s tag can be inserted into %j', (kind, text, expected) => {
  expect(codeInsertion({ id: 3, kind }, text)).toEqual(expected)
})

test.each([
  ['Open ⟦1⟧it⟦/1⟧ ⟦2/⟧', '', ['⟦1⟧', '⟦/1⟧', '⟦2/⟧']],
  ['Open ⟦1⟧it⟦/1⟧ ⟦2/⟧', '⟦2/⟧ ⟦1⟧', ['⟦/1⟧']],
  ['⟦1/⟧ and ⟦1/⟧', '⟦1/⟧', ['⟦1/⟧']],
  ['none', '⟦1/⟧', []],
])('of the source %j the text %j lacks %j', (source, text, expected) => {
  expect(missingTags(source, text).map(notationOf)).toEqual(expected)
})

test.each([
  [{ kind: 'open', id: 1 }, '', '⟦1⟧', '⟦/1⟧'],
  [{ kind: 'close', id: 1 }, '⟦1⟧a', '', '⟦/1⟧'],
  [{ kind: 'standalone', id: 2 }, '', '⟦2/⟧', ''],
  [{ kind: 'open', id: 1 }, '⟦1⟧a⟦/1⟧', '⟦1⟧', ''],
] as const)('inserting %o into %j puts %j before and %j after the selection', (part, text, before, after) => {
  expect(tagInsertion(part, 'Open ⟦1⟧it⟦/1⟧ ⟦2/⟧', text)).toEqual({ before, after })
})

test.each([
  ['Open ⟦1⟧it⟦/1⟧ ⟦2/⟧', { kind: 'standalone', id: 2 }, ['⟦/1⟧']],
  ['⟦1⟧Open ⟦2⟧it⟦/2⟧⟦/1⟧', { kind: 'open', id: 2 }, []],
  ['⟦1⟧Open⟦/1⟧', undefined, ['⟦/1⟧']],
] as const)('in the source %j the pairs that end before %o are %j', (source, next, expected) => {
  expect(closedBefore(source, next)).toEqual(expected)
})

import { describe, expect, it } from 'vitest'
import {
  boundary,
  contextHash,
  contextsOf,
  normalizeSegment,
  sameContext,
  sourceHash,
  unknownContext,
} from './normalize.ts'

describe('normalizeSegment', () => {
  it.each([
    ['Hello', 'Hello'],
    ['  Hello \n\t world  ', 'Hello world'],
    ['a\u00a0b\u3000c', 'a b c'],
    ['e\u0301', '\u00e9'],
    ['\u1112\u1161\u11ab', '\ud55c'],
    ['⟦1⟧bold⟦/1⟧ and ⟦2/⟧', '\uFDD0bold\uFDD1 and \uFDD2'],
    ['⟦7⟧bold⟦/7⟧', '\uFDD0bold\uFDD1'],
    ['not a ⟦code⟧', 'not a ⟦code⟧'],
    ['', ''],
    [' \n ', ''],
  ])('%j becomes %j', (text, normalized) => {
    expect(normalizeSegment(text)).toBe(normalized)
  })
})

describe('sourceHash', () => {
  it('is 32 hexadecimal digits', () => {
    expect(sourceHash('Hello')).toMatch(/^[0-9a-f]{32}$/)
  })
  it('is the same for what normalizes to the same', () => {
    expect(sourceHash('Cafe\u0301  ⟦3/⟧')).toBe(sourceHash('Caf\u00e9 ⟦1/⟧'))
  })
  it.each([
    ['Hello', 'hello'],
    ['Hello', 'Hello.'],
    ['⟦1/⟧', '⟦1⟧⟦/1⟧'],
    ['a ⟦1/⟧', 'a'],
  ])('tells %j from %j', (a, b) => {
    expect(sourceHash(a)).not.toBe(sourceHash(b))
  })
})

describe('contexts', () => {
  const [one, two, three] = ['one', 'two', 'three'].map((text) => sourceHash(text)) as [string, string, string]

  it('are the neighbors in the file, with boundaries at its ends', () => {
    expect(
      contextsOf([
        { sourceHash: one, context: 'menu' },
        { sourceHash: two, context: '' },
        { sourceHash: three, context: null },
      ]),
    ).toEqual([
      { contextKey: 'menu', previousHash: boundary, nextHash: two },
      { contextKey: null, previousHash: one, nextHash: three },
      { contextKey: null, previousHash: two, nextHash: boundary },
    ])
  })

  it.each([
    [
      'the same key',
      { contextKey: 'k', previousHash: one, nextHash: one },
      { contextKey: 'k', previousHash: two, nextHash: two },
      true,
    ],
    [
      'the same neighbours',
      { contextKey: 'k', previousHash: one, nextHash: two },
      { contextKey: 'l', previousHash: one, nextHash: two },
      true,
    ],
    [
      'the same start',
      { contextKey: null, previousHash: boundary, nextHash: two },
      { contextKey: null, previousHash: boundary, nextHash: two },
      true,
    ],
    [
      'one neighbour alone',
      { contextKey: null, previousHash: one, nextHash: two },
      { contextKey: null, previousHash: one, nextHash: three },
      false,
    ],
    [
      'no neighbours at all',
      { contextKey: null, previousHash: boundary, nextHash: boundary },
      { contextKey: null, previousHash: boundary, nextHash: boundary },
      false,
    ],
    ['nothing known', unknownContext, unknownContext, false],
    [
      'one neighbour known',
      { contextKey: null, previousHash: one, nextHash: null },
      { contextKey: null, previousHash: one, nextHash: null },
      false,
    ],
    [
      'empty keys',
      { contextKey: '', previousHash: null, nextHash: null },
      { contextKey: '', previousHash: null, nextHash: null },
      false,
    ],
  ])('%s', (_, a, b, same) => {
    expect(sameContext(a, b)).toBe(same)
    expect(sameContext(b, a)).toBe(same)
  })

  it('have an empty hash only when nothing is known', () => {
    expect(contextHash(unknownContext)).toBe('')
    expect(contextHash({ ...unknownContext, contextKey: '' })).toBe('')
    const hashes = [
      contextHash({ contextKey: 'a', previousHash: null, nextHash: null }),
      contextHash({ contextKey: null, previousHash: 'a', nextHash: null }),
      contextHash({ contextKey: null, previousHash: null, nextHash: 'a' }),
      contextHash({ contextKey: 'a', previousHash: 'a', nextHash: null }),
    ]
    expect(new Set(hashes).size).toBe(4)
    expect(hashes).not.toContain('')
  })
})

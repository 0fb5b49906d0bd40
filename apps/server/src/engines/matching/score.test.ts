import { describe, expect, it } from 'vitest'
import type { InlineCode } from '@dragoman/sdk/segment-text'
import { boundary } from './normalize.ts'
import { matchScore, type MatchParts } from './score.ts'
import { similarity } from './similarity.ts'

const none: MatchParts = { text: 0, order: 0, numbers: 0, tags: 0, punctuation: 0, context: 0, penalty: 0 }
const sum = (parts: MatchParts) => Object.values(parts).reduce((total, part) => total + part, 0)
const standalone = (id: number, open: string): InlineCode => ({ id, kind: 'standalone', open })

describe('similarity', () => {
  it.each([
    ['', '', 100],
    ['', 'abc', 0],
    ['abc', 'abc', 100],
    ['abc', 'abd', 66],
    ['abcd', 'abc', 75],
    ['aaaaaaaaaa', 'aaaaaaaaab', 90],
    ['kitten', 'sitting', 57],
    ['😀b', '😀c', 50],
    ['😀', '😁', 0],
    ['x'.repeat(150), `${'x'.repeat(149)}y`, 99],
    ['x'.repeat(5000), `${'x'.repeat(4999)}y`, 99],
  ])('%j and %j', (a, b, percent) => {
    expect(similarity(a, b)).toBe(percent)
    expect(similarity(b, a)).toBe(percent)
  })
})

describe('matchScore', () => {
  it.each<[string, string, string, number, (keyof MatchParts)[]]>([
    ['identical', 'Save the file', 'Save the file', 100, []],
    ['white space', 'Save the file', ' Save  the\nfile', 100, []],
    ['composed differently', 'Caf\u00e9', 'Cafe\u0301', 100, []],
    ['code numbers', 'Save ⟦1/⟧', 'Save ⟦4/⟧', 100, []],
    ['another word', 'Save the file', 'Save the disk', 76, ['text']],
    ['another number', 'Page 12 of 30 pages', 'Page 14 of 30 pages', 94, ['numbers']],
    ['another order', 'the red house', 'red the house', 53, ['order']],
    ['punctuation', 'Save the file', 'Save the file.', 92, ['punctuation']],
    ['case', 'Save the file', 'save the file', 92, ['punctuation']],
    ['a missing code', 'Save ⟦1/⟧ now', 'Save now', 80, ['tags', 'punctuation']],
    ['another kind of code', '⟦1⟧Save⟦/1⟧', '⟦1/⟧Save⟦2/⟧', 66, ['tags']],
    ['everything', 'Save 3 files', 'Delete 4 folders!', 41, ['text', 'numbers', 'punctuation']],
    ['nothing', 'abc', '', 0, ['text']],
  ])('%s', (_, query, candidate, score, parts) => {
    const result = matchScore({ text: query }, { text: candidate })
    expect(result.score).toBe(score)
    expect(100 + sum(result.parts)).toBe(score)
    expect(Object.keys(result.parts).filter((part) => result.parts[part as keyof MatchParts] !== 0)).toEqual(parts)
  })

  it('is 99 when only the native codes differ', () => {
    const result = matchScore(
      { text: 'Save ⟦1/⟧', codes: [standalone(1, '<br/>')] },
      { text: 'Save ⟦1/⟧', codes: [standalone(1, '<img/>')] },
    )
    expect(result).toEqual({ score: 99, parts: { ...none, tags: -1 } })
  })

  it('compares codes by their numbers, not by their place in the list', () => {
    const codes = [standalone(1, '<a/>'), standalone(2, '<b/>')]
    expect(matchScore({ text: '⟦1/⟧⟦2/⟧', codes }, { text: '⟦1/⟧⟦2/⟧', codes: codes.toReversed() }).score).toBe(100)
  })

  it('is 101 in the same context', () => {
    const context = { contextKey: 'menu.save', previousHash: null, nextHash: null }
    expect(matchScore({ text: 'Save', context }, { text: 'Save', context })).toEqual({
      score: 101,
      parts: { ...none, context: 1 },
    })
  })

  it('is 101 between the same neighbors', () => {
    const context = { contextKey: null, previousHash: boundary, nextHash: 'b' }
    expect(matchScore({ text: 'Save', context }, { text: 'Save', context }).score).toBe(101)
  })

  it('gives nothing for the context of other text', () => {
    const context = { contextKey: 'k', previousHash: null, nextHash: null }
    expect(matchScore({ text: 'Save', context }, { text: 'Save it', context }).parts.context).toBe(0)
    expect(
      matchScore(
        { text: '⟦1/⟧', codes: [standalone(1, 'a')], context },
        { text: '⟦1/⟧', codes: [standalone(1, 'b')], context },
      ).score,
    ).toBe(99)
  })

  it('takes the penalty off, and never goes below zero', () => {
    expect(matchScore({ text: 'Save' }, { text: 'Save' }, 5)).toEqual({ score: 95, parts: { ...none, penalty: -5 } })
    const context = { contextKey: 'k', previousHash: null, nextHash: null }
    expect(matchScore({ text: 'Save', context }, { text: 'Save', context }, 10).score).toBe(91)
    const hopeless = matchScore({ text: 'abcdef' }, { text: 'abcxyz' }, 100)
    expect(hopeless.score).toBe(0)
    expect(100 + sum(hopeless.parts)).toBe(0)
  })

  it('explains every score by parts that add up', () => {
    const words = ['Save', 'the', 'file', '12', '7', '⟦1/⟧', '!', 'ordner', 'é', '日本', '😀']
    let seed = 7
    const next = (limit: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % limit
    }
    const sentence = () => Array.from({ length: next(9) }, () => words[next(words.length)]).join(next(2) ? ' ' : '')
    for (let round = 0; round < 2000; round += 1) {
      const [query, candidate, penalty] = [sentence(), sentence(), next(3) * 10]
      const { score, parts } = matchScore({ text: query }, { text: candidate }, penalty)
      expect(100 + sum(parts), `${query} | ${candidate}`).toBe(score)
      expect(score).toBeGreaterThanOrEqual(0)
      const { context, ...losses } = parts
      expect(context).toBe(0)
      expect(Math.max(...Object.values(losses))).toBeLessThanOrEqual(0)
      expect(Object.is(parts.text, -0)).toBe(false)
    }
  })
})

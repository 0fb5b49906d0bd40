import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type MatchParts, matchScore, type ScoredText } from './score.ts'

interface Vector {
  id: string
  script: string
  source: ScoredText
  candidate: ScoredText
  penalty?: number
  score: number
  parts: MatchParts
}

const file = new URL('../../../../../docs/match-scores/vectors.json', import.meta.url)
const vectors: Vector[] = JSON.parse(readFileSync(file, 'utf8'))

/** As the README says, and by nothing that the product uses. */
function normalize(text: string): string[] {
  const plain = text
    .replace(/⟦\d+\/⟧/g, '\uE000')
    .replace(/⟦\/\d+⟧/g, '\uE001')
    .replace(/⟦\d+⟧/g, '\uE002')
  return [
    ...plain
      .normalize('NFC')
      .split(/\s+/)
      .filter((word) => word !== '')
      .join(' '),
  ]
}

/** The whole table, cell by cell. */
function editDistance(a: readonly string[], b: readonly string[]): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) => [row])
  for (let column = 0; column <= b.length; column += 1) table[0]![column] = column
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      table[row]![column] = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1),
      )
    }
  }
  return table[a.length]![b.length]!
}

describe('the vectors of match scores', () => {
  it('are at least 200 of many scripts, each once', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(200)
    expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length)
    const scripts = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Han', 'Kana', 'Hangul']
    const kinds = ['Emoji', 'Marks', 'Tags', 'Numbers', 'Punctuation', 'Order', 'Context', 'Penalty', 'Length']
    expect([...new Set(vectors.map(({ script }) => script))].sort()).toEqual([...scripts, ...kinds].sort())
  })

  it.each(vectors)('$id', ({ source, candidate, penalty = 0, score, parts }) => {
    expect(matchScore(source, candidate, penalty)).toEqual({ score, parts })
    expect(Object.values(parts).reduce((sum, part) => sum + part, 100)).toBe(score)

    const [a, b] = [normalize(source.text), normalize(candidate.text)]
    const longer = Math.max(a.length, b.length)
    const edits = editDistance(a, b)
    // In whole numbers: a quotient may fall just short of one.
    const alike = edits === 0 ? 100 : Math.floor((100 * (longer - edits)) / longer)
    const codesDiffer = edits === 0 && parts.tags !== 0
    expect(score).toBe(Math.max(0, alike - (codesDiffer ? 1 : 0) + parts.context - penalty))
    expect(parts.penalty).toBe(0 - (alike - (codesDiffer ? 1 : 0) + parts.context - score))
    expect(score).toBeLessThanOrEqual(edits > 0 ? 99 : 101)
    expect(parts.context).toBeLessThanOrEqual(edits > 0 ? 0 : 1)
    for (const part of ['text', 'order', 'numbers', 'tags', 'punctuation', 'penalty'] as const) {
      expect(parts[part]).toBeLessThanOrEqual(0)
    }
  })
})

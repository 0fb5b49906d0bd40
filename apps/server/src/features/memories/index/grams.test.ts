import { describe, expect, it } from 'vitest'
import { normalizeSegment } from '../../../engines/matching/normalize.ts'
import { bucketOf, gramsOf, hasPairs, indexedText, lengthsAround } from './grams.ts'
import { decodePlaces, encodePlaces } from './postings.ts'
import { randomFrom } from '../../../testing/sentences.ts'

const shared = (a: string, b: string, pairs = false) => {
  const other = new Set(gramsOf(b, pairs))
  return gramsOf(a, pairs).filter((gram) => other.has(gram)).length
}

describe('the grams of a text', () => {
  it.each<[string, boolean, number]>([
    ['save', false, 4],
    ['save', true, 5],
    ['a', true, 2],
    ['', true, 1],
    ['', false, 0],
    ['aaaa', false, 3],
    ['保存文件', false, 5],
    ['ファイル', false, 4],
    ['파일을', false, 3],
    ['ไฟล์', false, 4],
    ['を保存', false, 4],
  ])('the text %j (as pairs: %j) has %i grams', (text, pairs, count) => {
    const grams = gramsOf(text, pairs)
    expect(grams).toHaveLength(count)
    expect([...grams]).toEqual([...new Set(grams)].sort((a, b) => a - b))
  })

  it('grams mark the beginning and the end of a text', () => {
    expect(shared('save the file', 'the file to save')).toBeLessThan(shared('save the file', 'save the file now'))
    expect(shared('ab', 'ba', true)).toBe(0)
  })

  it('one edit loses at most three grams or two pairs', () => {
    const random = randomFrom(3)
    const letter = () => 'abcdefgh 文件ファ'.charAt(Math.floor(random() * 13))
    for (let round = 0; round < 2000; round += 1) {
      const text = Array.from({ length: 5 + Math.floor(random() * 30) }, letter)
      const at = Math.floor(random() * text.length)
      const other = text.toSpliced(at, Math.floor(random() * 2), ...(random() < 0.5 ? [letter()] : []))
      const [a, b] = [text.join(''), other.join('')]
      expect(gramsOf(a, false).length - shared(a, b)).toBeLessThanOrEqual(3)
      expect(gramsOf(a, true).length - shared(a, b, true)).toBeLessThanOrEqual(2)
    }
  })
})

describe('a text in the index', () => {
  it.each<[string, { length: number; plain: string; isWide: boolean }]>([
    ['Save  the ⟦1⟧File⟦/1⟧', { length: 15, plain: 'save the file', isWide: false }],
    ['⟦1/⟧', { length: 1, plain: '', isWide: false }],
    ['😀!', { length: 2, plain: '😀!', isWide: true }],
    ['İ', { length: 1, plain: 'i\u0307', isWide: true }],
  ])('%j', (text, expected) => {
    expect(indexedText(normalizeSegment(text))).toEqual(expected)
  })
})

describe('length buckets', () => {
  it('length buckets are ordered, and any three cover every length that can match at 70 %', () => {
    for (let length = 1; length < 5000; length += 1) {
      const [shortest, longest] = lengthsAround(length, 70)
      expect(bucketOf(length + 1)).toBeGreaterThanOrEqual(bucketOf(length))
      expect(bucketOf(longest) - bucketOf(shortest)).toBeLessThanOrEqual(length < 4 ? 4 : 2)
    }
  })

  it('short texts are indexed by pairs', () => {
    expect(hasPairs(bucketOf(17))).toBe(true)
    expect(hasPairs(bucketOf(18))).toBe(false)
  })
})

describe('postings', () => {
  it.each([[[]], [[0]], [[5]], [[0, 1, 2]], [[127, 128, 129]], [[0, 128, 16_512, 2_113_665, 300_000_000]]])(
    '%j',
    (places) => {
      expect([...decodePlaces(encodePlaces(places), places.length)]).toEqual(places)
    },
  )

  it('long posting lists take about one byte per entry', () => {
    expect(encodePlaces(Array.from({ length: 1000 }, (_, at) => at * 100))).toHaveLength(1000)
  })
})

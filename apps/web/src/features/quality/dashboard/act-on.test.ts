import type { QualityDashboard, QualityFigures, QualityTrend } from '@dragoman/sdk/operations/qualityReports'
import { describe, expect, it } from 'vitest'
import { actsOn } from './act-on.ts'

const figures: QualityFigures = {
  reviews: 4,
  reviewedWords: 8000,
  points: 80,
  findings: 20,
  disputed: 0,
  failed: 0,
  score: 99,
}
const dashboard: QualityDashboard = {
  startDate: '2026-09-01',
  endDate: '2026-11-30',
  beforeStartDate: '2026-06-01',
  beforeEndDate: '2026-08-31',
  reviewedWords: 8000,
  passMark: 98,
  figures,
  before: figures,
  byLanguagePair: [],
  byVendor: [],
  byReviewer: [],
  byCategory: [],
  byCategoryAndPair: [],
  trend: [],
}
const linguist = (failed: number): QualityTrend => ({
  ...figures,
  id: `l${failed}`,
  failed,
  vendor: { id: 1, uuid: 'a', name: 'Rafael' },
  before: figures,
  months: [],
})
const kinds = (given: Partial<Parameters<typeof actsOn>[0]>) =>
  actsOn({ dashboard, linguists: [], toDecide: undefined, isCounted: () => true, ...given }).map(({ kind }) => kind)

describe('the list of what to act on', () => {
  it('linguists stand in it from the second failed review on, before disputes to decide', () => {
    const toDecide = { count: 4, filter: 'is:to_decide' }
    expect(kinds({ linguists: [linguist(1), linguist(2)], toDecide })).toEqual(['failedLinguist', 'toDecide'])
  })

  it('a category stands in it once it has grown by a quarter, over enough words, where its findings count', () => {
    const category = { category: 'TERMINOLOGY', findings: 9, points: 40, perThousand: 5, perThousandBefore: 4 }
    const grown = { ...dashboard, byCategory: [category] }
    expect(kinds({ dashboard: grown })).toEqual(['grownCategory'])
    expect(kinds({ dashboard: { ...grown, byCategory: [{ ...category, perThousand: 4.9 }] } })).toEqual([])
    expect(kinds({ dashboard: grown, isCounted: () => false })).toEqual([])
    expect(kinds({ dashboard: { ...grown, before: { ...figures, reviewedWords: 4999 } } })).toEqual([])
  })

  it('a pair stands in it below the pass mark, a reviewer once most of their disputed findings did not stand', () => {
    const pair = { ...figures, sourceLanguage: 'en', targetLanguage: 'pt', score: 97.9 }
    const reviewer = {
      reviewer: { id: 2, uuid: 'b', name: 'Sanne' },
      reviews: 9,
      findings: 40,
      disputed: 4,
      overturned: 3,
    }
    expect(kinds({ dashboard: { ...dashboard, byLanguagePair: [pair], byReviewer: [reviewer] } })).toEqual([
      'failedPair',
      'overturnedReviewer',
    ])
    const few = {
      ...dashboard,
      byLanguagePair: [{ ...pair, reviewedWords: 900 }],
      byReviewer: [{ ...reviewer, overturned: 2 }],
    }
    expect(kinds({ dashboard: few })).toEqual([])
    const judging = (kappa: number, segments: number) => ({
      ...reviewer,
      overturned: 0,
      agreement: { kappa, segments, agreed: 0 },
    })
    const byReviewer = [judging(0.59, 50), judging(0.6, 50), judging(0.1, 49)]
    expect(kinds({ dashboard: { ...dashboard, byReviewer } })).toEqual(['lowAgreement'])
  })

  it('a linguist who passed most reviews stands not in it, and of one kind there are two at most', () => {
    expect(kinds({ linguists: [{ ...linguist(2), reviews: 5 }] })).toEqual([])
    expect(kinds({ linguists: Array.from({ length: 9 }, () => linguist(3)) })).toHaveLength(2)
  })
})

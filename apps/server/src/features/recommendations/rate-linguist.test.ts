import { describe, expect, it } from 'vitest'
import { rateLinguist, type LinguistFacts } from './rate-linguist.ts'
import { defaultWeights } from './settings.ts'

const facts = (more: Partial<LinguistFacts> = {}): LinguistFacts => ({
  score: null,
  clientTasks: 0,
  projectTasks: 0,
  openTasks: 10,
  taken: 0,
  payRatio: null,
  ...more,
})
const nothing = { score: 0, clientExperience: 0, continuity: 0, availability: 0, rate: 0 }
const only = (name: keyof typeof defaultWeights) => ({
  ...nothing,
  [name]: 2,
})

describe('the rating of a linguist', () => {
  it.each([
    ['score', { score: 80 }, 80],
    ['score', {}, 0],
    ['clientExperience', { clientTasks: 4 }, 40],
    ['clientExperience', { clientTasks: 40 }, 100],
    ['continuity', { projectTasks: 1 }, 100],
    ['availability', { openTasks: 3 }, 70],
    ['availability', { openTasks: 30 }, 0],
    ['availability', { openTasks: 3, taken: 0.6 }, 40],
    ['availability', { openTasks: 0, taken: 1 }, 0],
    ['rate', { payRatio: 1 }, 100],
    ['rate', { payRatio: 2 }, 50],
  ] as const)('by %s alone, %o is worth %i', (name, more, rating) => {
    expect(rateLinguist(facts(more), only(name), { isRated: true }).rating).toBe(rating)
  })

  it('criteria count by their weights, and reasons come strongest first', () => {
    const found = rateLinguist(facts({ score: 90, projectTasks: 2, openTasks: 5 }), defaultWeights, { isRated: false })
    expect(found).toEqual({
      rating: 67,
      reasons: [
        { criterion: 'CONTINUITY', points: 30, value: 2 },
        { criterion: 'SCORE', points: 27, value: 90 },
        { criterion: 'AVAILABILITY', points: 10, value: 5 },
      ],
    })
  })

  it('payments that are not compared have no weight', () => {
    expect(rateLinguist(facts({ payRatio: 1 }), only('rate'), { isRated: false })).toEqual({ rating: 0, reasons: [] })
  })
})

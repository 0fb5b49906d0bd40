import { describe, expect, test } from 'vitest'
import { placementDemand, type UnassignedTask } from './contenders.ts'
import { inOrder, filtersAgainst } from './placement.ts'
import type { Contender, Filter, PlacementDemand } from './placement.ts'

const rules = {
  enabled: true,
  minimumScore: 0,
  minimumJobs: 0,
  qualityFilterEnabled: true,
  rateFilterEnabled: true,
  tagFilterEnabled: true,
}
const demand: PlacementDemand = { rules, minimumScore: null, categories: [], clientPrice: null }
const able: Contender = {
  userId: 'a',
  name: 'Ada',
  obstacles: [],
  autopilotEnabled: true,
  tags: [],
  score: null,
  jobs: 0,
  hasRejected: false,
  hasOtherStep: false,
  pay: { currency: 'USD', total: 10 },
  openTasks: 0,
  isAway: false,
  isBusy: false,
}
const strict = { ...rules, minimumScore: 90, minimumJobs: 3 }

const cases: [string, Partial<Contender>, Partial<PlacementDemand>, Filter[]][] = [
  ['nothing is asked for', {}, {}, []],
  ['who is not eligible', { obstacles: ['LANGUAGE_PAIR', 'ORG_UNIT'] }, {}, ['LANGUAGE_PAIR', 'ORG_UNIT']],
  ['who does not want it', { autopilotEnabled: false }, {}, ['AUTOPILOT_OFF']],
  ['who is away', { isAway: true }, {}, ['AWAY']],
  [
    'who is away, where that does not count',
    { isAway: true },
    { rules: { ...rules, availabilityFilterEnabled: false } },
    [],
  ],
  ['a linguist without time', { isBusy: true }, { rules: { ...rules, capacityFilterEnabled: true } }, ['BUSY']],
  ['a linguist without time, where that does not count', { isBusy: true }, {}, []],
  ['who gave it back', { hasRejected: true }, {}, ['REJECTED_BEFORE']],
  ['another step of the file', { hasOtherStep: true }, {}, ['OTHER_STEP']],
  [
    'another step, where one linguist may have several',
    { hasOtherStep: true },
    { rules: { ...rules, sameLinguistAllowed: true } },
    [],
  ],
  ['a score that is met', { score: 90, jobs: 3 }, { rules: strict }, []],
  ['a score that is not met', { score: 89.99, jobs: 3 }, { rules: strict }, ['MINIMUM_SCORE']],
  ['no score yet', { score: null, jobs: 3 }, { rules: strict }, ['MINIMUM_SCORE']],
  ['too few jobs', { score: 95, jobs: 2 }, { rules: strict }, ['MINIMUM_JOBS']],
  ['the quality filter is off', {}, { rules: { ...strict, qualityFilterEnabled: false } }, []],
  [
    'the task asks for more than the unit',
    { score: 95, jobs: 3 },
    { rules: strict, minimumScore: 97 },
    ['MINIMUM_SCORE'],
  ],
  [
    'the task asks for less than the unit',
    { score: 85, jobs: 3 },
    { rules: strict, minimumScore: 80 },
    ['MINIMUM_SCORE'],
  ],
  [
    'the task asks although the filter is off',
    {},
    { rules: { ...rules, qualityFilterEnabled: false }, minimumScore: 1 },
    ['MINIMUM_SCORE'],
  ],
  ['no rate', { pay: null }, {}, ['RATE']],
  ['as dear as the client pays', {}, { clientPrice: { currency: 'USD', total: 10 } }, []],
  ['dearer than the client pays', {}, { clientPrice: { currency: 'USD', total: 9.99 } }, ['RATE']],
  ['another currency', {}, { clientPrice: { currency: 'EUR', total: 1 } }, []],
  ['the rate filter is off', { pay: null }, { rules: { ...rules, rateFilterEnabled: false } }, []],
  ['no tag of the project', { tags: ['legal'] }, { categories: ['medical'] }, ['TAG']],
  ['one tag of the project', { tags: ['legal', 'medical'] }, { categories: ['medical', 'urgent'] }, []],
  ['the tag filter is off', {}, { categories: ['medical'], rules: { ...rules, tagFilterEnabled: false } }, []],
  [
    'everything at once',
    { obstacles: ['STATUS'], autopilotEnabled: false, hasRejected: true, pay: null },
    { rules: strict, categories: ['x'] },
    ['STATUS', 'AUTOPILOT_OFF', 'REJECTED_BEFORE', 'MINIMUM_SCORE', 'MINIMUM_JOBS', 'RATE', 'TAG'],
  ],
]

describe('what keeps a linguist back', () => {
  test.each(cases)('%s', (_, contender, asked, filters) => {
    expect(filtersAgainst({ ...able, ...contender }, { ...demand, ...asked })).toEqual(filters)
  })
})

describe('who comes first', () => {
  const at = (name: string, openTasks: number, more: Partial<Contender> = {}) => ({
    ...able,
    userId: name,
    name,
    openTasks,
    ...more,
  })
  const pay = (currency: string, total: number) => ({ pay: { currency, total } })
  test.each([
    [undefined, [], []],
    [undefined, [at('Bea', 2), at('Ada', 3)], ['Bea', 'Ada']],
    [undefined, [at('Bea', 2), at('Ada', 2)], ['Ada', 'Bea']],
    ['FEWEST_TASKS', [at('Cid', 0), at('Ada', 0), at('Bea', 0)], ['Ada', 'Bea', 'Cid']],
    ['BEST_MATCH', [at('Ada', 0, { rating: 40 }), at('Bea', 9, { rating: 90 })], ['Bea', 'Ada']],
    ['HIGHEST_SCORE', [at('Ada', 0), at('Bea', 9, { score: 90 }), at('Cid', 1, { score: 90 })], ['Cid', 'Bea', 'Ada']],
    [
      'LOWEST_PAY',
      [
        at('Ada', 0, { pay: null }),
        at('Bea', 0, pay('USD', 9)),
        at('Cid', 9, pay('USD', 8)),
        at('Dan', 0, pay('EUR', 20)),
      ],
      ['Dan', 'Cid', 'Bea', 'Ada'],
    ],
  ] as const)('%s: %j', (order, contenders, names) => {
    expect(inOrder(contenders, order).map(({ name }) => name)).toEqual(names)
  })
})

test('the categories of a task count before the tags of its project', () => {
  const row = (categories: string[] | null) =>
    ({
      task: { categories, minimumScoreRequired: null },
      project: { tags: ['legal'], currency: 'USD' },
      workUnit: { cost: null },
      orgUnit: { placement: rules },
    }) as unknown as UnassignedTask
  expect(placementDemand(row(null)).categories).toEqual(['legal'])
  expect(placementDemand(row(['medical'])).categories).toEqual(['medical'])
  expect(placementDemand(row([])).categories).toEqual([])
})

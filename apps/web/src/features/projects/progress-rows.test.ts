import type { LanguageProgress, LanguageStep } from '@dragoman/sdk/operations/projects'
import { describe, expect, it } from 'vitest'
import { dueState } from './overview/due-state.ts'
import { nextAction } from './next-action.ts'
import { arrangeRows, shareOf, stepsOf, stepTotals } from './progress-rows.ts'

const step = (index: number, more: Partial<LanguageStep> = {}): LanguageStep => ({
  workflow: index === 0 ? 'TRANSLATION' : 'REVIEW',
  title: '',
  index,
  totalTasks: 2,
  openTasks: 2,
  deliveredTasks: 0,
  unassignedTasks: 0,
  assignableTasks: 0,
  overdueTasks: 0,
  waitingTasks: 0,
  totalSegments: 10,
  confirmedSegments: 0,
  assignees: [],
  assigneeCount: 0,
  ...more,
})
const row = (targetLocale: string, ...steps: LanguageStep[]): LanguageProgress => ({
  targetLocale,
  workUnits: 2,
  preparing: 0,
  failed: 0,
  words: 100,
  steps,
})

const names = (rows: LanguageProgress[]) => rows.map(({ targetLocale }) => targetLocale)
const arrange = (rows: LanguageProgress[], how: Omit<Parameters<typeof arrangeRows>[1], 'nameOf'>) =>
  names(arrangeRows(rows, { ...how, nameOf: (locale) => locale }, (a, b) => a.localeCompare(b)))

describe('the rows of the grid', () => {
  const rows = [
    row('ar', step(0, { openTasks: 0, deliveredTasks: 2 })),
    row('cs', step(0, { dueDate: 30 })),
    row('de', step(0, { dueDate: 20 })),
    row('es', step(0, { unassignedTasks: 1, dueDate: 40 })),
    row('fr', step(0), step(1, { overdueTasks: 1, dueDate: 90 })),
  ]

  it('overdue languages come first, then those without a linguist, then by due date, and finished ones last', () => {
    expect(arrange(rows, { order: 'attention' })).toEqual(['fr', 'es', 'de', 'cs', 'ar'])
    expect(arrange(rows.toReversed(), { order: 'name' })).toEqual(['ar', 'cs', 'de', 'es', 'fr'])
  })

  it('a filter leaves the languages that it names', () => {
    expect(arrange(rows, { order: 'name', filter: 'overdue' })).toEqual(['fr'])
    expect(arrange(rows, { order: 'name', filter: 'unassigned' })).toEqual(['es'])
  })

  it('the steps of all languages are added up in their order', () => {
    const mixed = [row('de', step(1, { confirmedSegments: 5 })), row('fr', step(0), step(1))]
    expect(stepsOf(mixed).map(({ workflow }) => workflow)).toEqual(['TRANSLATION', 'REVIEW'])
    expect(stepTotals(mixed)[1]).toMatchObject({ totalSegments: 20, confirmedSegments: 5, share: 0.25 })
  })

  it('a step without segments is done when its tasks are', () => {
    expect(shareOf(step(0, { totalSegments: 0, deliveredTasks: 1 }))).toBe(0.5)
    expect(shareOf(step(0, { totalSegments: 0, totalTasks: 0 }))).toBe(0)
  })
})

describe('the next action', () => {
  const project = { status: 'APPROVED', costsStatus: 'COMPLETED', totalWorkUnits: 2 } as const
  const next = (rows: LanguageProgress[], more: object = {}, mayApprove = true) =>
    nextAction({ ...project, ...more }, rows, mayApprove)
  const idle = [row('de', step(0))]

  it.each([
    ['files are missing', [], { totalWorkUnits: 0, status: 'DRAFT' }, 'addFiles'],
    ['work units are being prepared', [{ ...row('de', step(0)), preparing: 1 }], { status: 'DRAFT' }, 'preparing'],
    ['work units are broken', [{ ...row('de', step(0)), failed: 1 }], {}, 'failed'],
    ['costs are broken', idle, { costsStatus: 'ERROR', status: 'PENDING' }, 'costs'],
    ['a draft is ready', idle, { status: 'DRAFT' }, 'submit'],
    ['a project is pending', idle, { status: 'PENDING' }, 'approve'],
    ['all open tasks are assigned', idle, {}, 'inWork'],
    ['a task is overdue', [row('de', step(0, { overdueTasks: 1 }))], {}, 'overdue'],
    ['nothing is open', [row('de', step(0, { openTasks: 0 }))], {}, 'deliver'],
    ['a project is delivered', idle, { status: 'DELIVERED' }, 'done'],
    ['a project is canceled', idle, { status: 'CANCELLED', totalWorkUnits: 0 }, 'canceled'],
  ] as const)('the next action fits where %s', (_, rows, more, kind) => {
    expect(next([...rows], more).kind).toBe(kind)
  })

  it('a person who can’t approve waits for the approval', () => {
    expect(next(idle, { status: 'PENDING' }, false).kind).toBe('waitApproval')
  })

  it('a step that could start comes before one that waits, whatever is due first', () => {
    const waiting = step(1, { assignableTasks: 2, waitingTasks: 2, dueDate: 1 })
    const ready = step(0, { assignableTasks: 1, dueDate: 9 })
    const rows = [row('de', step(0), waiting), row('fr', ready, step(1))]
    expect(next(rows)).toMatchObject({
      kind: 'assign',
      at: { row: { targetLocale: 'fr' }, step: { index: 0 } },
      tasks: 3,
      languages: 2,
    })
    expect(next(rows.slice(0, 1))).toMatchObject({ kind: 'assign', at: { step: { index: 1 } } })
  })
})

it('a due date is overdue, today, tomorrow, or later by the days of the calendar', () => {
  const now = new Date(2026, 2, 28, 23, 30).getTime()
  const at = (date: number, hour: number) => dueState(new Date(2026, 2, date, hour).getTime(), now)
  expect([at(28, 23), at(29, 0), at(29, 23), at(30, 0)]).toEqual(['overdue', 'tomorrow', 'tomorrow', 'later'])
  expect(dueState(now + 60_000, now)).toBe('today')
})

import type { WorkUnitStep } from '@dragoman/sdk/operations/workUnits'
import { expect, it } from 'vitest'
import { stepShares } from './WorkUnitCell.tsx'

const step = (code: string, status: WorkUnitStep['status']): WorkUnitStep => ({
  taskUuid: code,
  workflow: { uuid: code, code, title: code },
  status,
  assignment: 'UNASSIGNED',
})
const shares = (workflow: string, confirmedSegments: number, totalSegments: number, steps: WorkUnitStep[]) =>
  stepShares({ workflow, confirmedSegments, totalSegments, steps }).map(({ share }) => share)

const open = [step('TRANSLATION', 'APPROVED'), step('REVIEW', 'PENDING')]
const second = [step('TRANSLATION', 'DELIVERED'), step('REVIEW', 'APPROVED')]
const done = [step('TRANSLATION', 'DELIVERED'), step('REVIEW', 'INVOICED')]

it.each([
  ['TRANSLATION', 1, 4, open, [0.25, 0]],
  ['TRANSLATION', 4, 4, open, [1, 0]],
  ['REVIEW', 1, 2, second, [1, 0.5]],
  ['REVIEW', 0, 2, done, [1, 1]],
  ['TRANSLATION', 0, 0, open, [1, 0]],
  ['REVIEW', 1, 2, [step('TRANSLATION', 'CANCELLED'), step('REVIEW', 'APPROVED')], [0.5]],
  ['TRANSLATION', 2, 2, [step('TRANSLATION', 'DELIVERED'), step('REVIEW', 'CANCELLED')], [1]],
] as const)(
  'the progress of each step is right for %s with %i of %i segments confirmed',
  (workflow, confirmed, total, steps, expected) => {
    expect(shares(workflow, confirmed, total, [...steps])).toEqual(expected)
  },
)

it('canceled steps have no progress', () => {
  expect(stepShares({ workflow: 'TRANSLATION', totalSegments: 1, confirmedSegments: 0 })).toEqual([])
})

import { expect, it } from 'vitest'
import { urgency } from './DueDate.tsx'

const now = Date.UTC(2026, 5, 1, 12)
const hours = (count: number) => now + count * 3_600_000

it.each([
  [hours(-1), 'APPROVED', 'late'],
  [hours(-1), 'PENDING', 'late'],
  [hours(-1), 'DELIVERED', undefined],
  [hours(-1), 'INVOICED', undefined],
  [hours(-1), 'CANCELLED', undefined],
  [hours(0), 'DRAFT', 'soon'],
  [hours(23), 'APPROVED', 'soon'],
  [hours(23), 'DELIVERED', undefined],
  [hours(24), 'APPROVED', undefined],
  [hours(300), 'DRAFT', undefined],
])('a due date at %i with status %s is %s', (dueDate, status, expected) => {
  expect(urgency(dueDate, status, now)).toBe(expected)
})

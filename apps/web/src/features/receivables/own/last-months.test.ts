import { expect, test } from 'vitest'
import { lastMonths } from './last-months.ts'

test('the last months go over the turn of the year, and end with the present one', () => {
  expect(lastMonths('2027-02', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
})

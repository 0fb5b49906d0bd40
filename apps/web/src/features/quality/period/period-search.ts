import { flag, oneOf, search, type Reader } from '@dragoman/hooks/list'
import { uuid } from '../../../list/list-state.ts'

const month: Reader<string> = (raw) =>
  typeof raw === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(raw) ? raw : undefined

/** How many months up to the present one are shown; three where the address says nothing. */
export const presets = ['1', '3', '6', '12'] as const

/** The parts of an address that say what figures are of: months, comparison, organizational unit. */
export const periodReaders = {
  months: oneOf(presets),
  from: month,
  to: month,
  compare: oneOf(['year']),
  unit: uuid,
  closed: flag,
}

export const periodSearch = search(periodReaders)

export type PeriodAddress = ReturnType<typeof periodSearch>

/** The part of an address that is the period. */
export type PeriodPart = Pick<PeriodAddress, 'months' | 'from' | 'to'>

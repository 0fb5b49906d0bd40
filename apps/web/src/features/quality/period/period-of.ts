import { daysOf, lastMonths, type Months } from './months.ts'
import type { PeriodAddress, PeriodPart, presets } from './period-search.ts'

/** The choice of the list that an address has; `other` for months that it names. */
export const presetOf = ({ months, from, to }: PeriodPart): (typeof presets)[number] | 'other' =>
  months ?? (from || to ? 'other' : '3')

/** The months that an address asks for. */
export function periodOf(address: PeriodPart, now = new Date()): Months {
  const preset = presetOf(address)
  const present = now.toISOString().slice(0, 7)
  if (preset !== 'other') return lastMonths(Number(preset), present)
  const to = address.to ?? present
  const from = address.from ?? lastMonths(3, to).from
  return from > to ? { from: to, to: from } : { from, to }
}

/** The address of a choice: nothing in it for the standard. */
export const addressOf = (preset: (typeof presets)[number]): PeriodPart => ({
  months: preset === '3' ? undefined : preset,
  from: undefined,
  to: undefined,
})

/** The request for the figures of an address. */
export function figuresRequest({ compare, unit, closed, ...period }: PeriodAddress) {
  return {
    ...daysOf(periodOf(period)),
    ...(compare && { compareWith: 'YEAR_BEFORE' as const }),
    ...(unit && { orgUnitUuid: unit }),
    ...(closed && { closedOnly: true }),
  }
}

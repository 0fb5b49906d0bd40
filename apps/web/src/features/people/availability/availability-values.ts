import type { Availability, AvailabilityChange, WorkingDay } from '@dragoman/sdk/operations/availability'
import { formatList, formatNumber, listSeparator } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { daysText, workingDayText } from '../../../display/working-days.ts'

/** A range of days off in a form; null for a day that isn't chosen yet. */
export interface DaysOffValue {
  from: string | null
  to: string | null
  note: string
}

/** When a person works, as a form holds it. */
export interface AvailabilityValues {
  wordsPerDay: number | null
  week: WorkingDay[]
  daysOff: DaysOffValue[]
}

export const valuesOf = ({ wordsPerDay, week, daysOff }: Availability): AvailabilityValues => ({
  wordsPerDay: wordsPerDay ?? null,
  week,
  daysOff: daysOff.map(({ from, to, note = '' }) => ({ from, to, note })),
})

/** The same as a request, once nothing is wrong with it. */
export const bodyOf = ({ wordsPerDay, week, daysOff }: AvailabilityValues): AvailabilityChange => ({
  wordsPerDay,
  week,
  daysOff: daysOff.map(({ from, to, note }) => ({
    from: from!,
    to: to!,
    ...(note.trim() && { note: note.trim() }),
  })),
})

/** The problem of a working day; undefined for none. */
export const problemOfHours = ({ from, to }: WorkingDay): string | undefined =>
  to <= from ? t('availability.wrongHours') : undefined

/** The problem of one of several ranges of days off; undefined for none. */
export function problemOfDays(all: readonly DaysOffValue[], at: number): string | undefined {
  const { from, to } = all[at]!
  if (!from || !to) return t('availability.missingDay')
  if (to < from) return t('availability.wrongRange')
  const overlaps = all.some(
    (other, place) => place !== at && other.from && other.to && other.from <= to && from <= other.to,
  )
  return overlaps ? t('availability.overlap') : undefined
}

/** Whether it can be saved. */
export const isRight = ({ week, daysOff }: AvailabilityValues): boolean =>
  week.length > 0 && week.every((day) => !problemOfHours(day)) && daysOff.every((_, at) => !problemOfDays(daysOff, at))

/** A value of the form in words, to compare it with another. */
export function valueText(field: keyof AvailabilityValues, values: AvailabilityValues): string {
  switch (field) {
    case 'wordsPerDay':
      return values.wordsPerDay === null ? '–' : formatNumber(values.wordsPerDay)
    case 'week':
      return values.week.map(workingDayText).join(listSeparator())
    case 'daysOff':
      return formatList(values.daysOff.flatMap(({ from, to }) => (from && to ? daysText({ from, to }) : []))) || '–'
  }
}

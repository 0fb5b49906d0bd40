import type { QualityOfMonth } from '@dragoman/sdk/operations/qualityReports'
import { formatMonth } from '../../i18n/format-days.ts'
import { monthsOf } from './period/months.ts'

const monthOf = (day: string) => day.slice(0, 7)

interface Span {
  startDate: string
  endDate: string
  beforeStartDate: string
}

/** The months of a chart: those of the period, and of the ones before it from the first that has a score on. */
export function spanOf({ startDate, endDate, beforeStartDate }: Span, known: readonly QualityOfMonth[]): string[] {
  const start = monthOf(startDate)
  const first = known.reduce((least, { month }) => (monthOf(month) < least ? monthOf(month) : least), start)
  const all = monthsOf({
    from: first < monthOf(beforeStartDate) ? monthOf(beforeStartDate) : first,
    to: monthOf(endDate),
  })
  return all.length > mostMonths ? monthsOf({ from: start, to: monthOf(endDate) }) : all
}

/** Months whose names still fit below a chart. */
const mostMonths = 24

/** The score of each month; null where nothing was reviewed. */
export const scoresBy = (months: readonly string[], known: readonly QualityOfMonth[]): (number | null)[] =>
  months.map((month) => known.find((own) => monthOf(own.month) === month)?.score ?? null)

/** Months as categories of a chart. */
export const monthCategories = (months: readonly string[]) =>
  months.map((month, at) => ({
    id: month,
    label: formatMonth(month, 'long'),
    shortLabel: formatMonth(month, 'short'),
    isCurrent: at === months.length - 1,
  }))

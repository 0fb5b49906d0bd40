import { formatMonth } from '../../i18n/format-days.ts'
import { t } from '../../i18n/t.ts'
import type { MarginSearch } from './margin-search.ts'

type Period = Pick<MarginSearch, 'startMonth' | 'endMonth'>

/** The month so many months after another one. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

const lengths = [3, 6, 12, 24] as const

/** The period that the page has where its address names none, in months. */
const usual = 6

/** The periods that can be chosen, with the months of each. `shown` is the present one. */
export function periodsOf(present: string, shown: Required<Period>): { id: string; label: string; period: Period }[] {
  const year = Number(present.slice(0, 4))
  const fixed = [
    ...lengths.map((count) => ({
      id: String(count),
      label: t('profitability.lastMonths', { count }),
      period: count === usual ? {} : { startMonth: shiftMonth(present, 1 - count), endMonth: present },
    })),
    ...[year, year - 1].map((each) => ({
      id: `year-${each}`,
      label: String(each),
      period: { startMonth: `${each}-01`, endMonth: `${each}-12` },
    })),
  ]
  const isNamed = fixed.some(({ id }) => id === periodId(present, shown))
  const { startMonth, endMonth } = shown
  const label =
    startMonth === endMonth
      ? formatMonth(startMonth, 'long')
      : `${formatMonth(startMonth, 'long')} – ${formatMonth(endMonth, 'long')}`
  return isNamed ? fixed : [...fixed, { id: periodId(present, shown), label, period: shown }]
}

/** The id of a period among those that can be chosen. */
export function periodId(present: string, { startMonth, endMonth }: Required<Period>): string {
  const length = lengths.find((count) => endMonth === present && startMonth === shiftMonth(present, 1 - count))
  if (length) return String(length)
  const year = startMonth.slice(0, 4)
  return startMonth === `${year}-01` && endMonth === `${year}-12` ? `year-${year}` : `${startMonth} ${endMonth}`
}

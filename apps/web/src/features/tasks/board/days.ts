import { currentLocale } from '../../../i18n/words.ts'

const pad = (number: number) => String(number).padStart(2, '0')

/** The day of a moment where the browser is: `2026-11-24`. */
export function dayOf(moment: number): string {
  const date = new Date(moment)
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** The day so many days after another. */
export const shiftDay = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10)

/** The month (`2026-11`) so many months after another. */
export function shiftMonth(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** With which day weeks begin, 0 for Sunday. */
export function weekStart(locale: string = currentLocale()): number {
  const { getWeekInfo } = Intl.Locale.prototype as { getWeekInfo?: () => { firstDay: number } }
  return (getWeekInfo?.call(new Intl.Locale(locale).maximize()).firstDay ?? 1) % 7
}

/** The weeks that show a month, with the days of the months beside it that fill them. */
export function weeksOf(month: string, start = weekStart()): string[][] {
  const first = `${month}-01`
  const offset = (new Date(`${first}T00:00:00Z`).getUTCDay() - start + 7) % 7
  const weeks: string[][] = []
  for (let day = shiftDay(first, -offset); day.slice(0, 7) <= month; day = shiftDay(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => shiftDay(day, at)))
  return weeks
}

/** The same time of the day on another day, where the browser is. */
export function onDay(moment: number, day: string): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(moment).setFullYear(year, month - 1, date)
}

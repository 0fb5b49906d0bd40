import { toBcp47 } from '@dragoman/sdk/locale'
import { currentLocale } from './words.ts'

const formatters = new Map<string, unknown>()

function memoized<Formatter>(kind: string, options: object, make: (locale: string) => Formatter): Formatter {
  const key = `${currentLocale()} ${kind} ${JSON.stringify(options)}`
  if (!formatters.has(key)) formatters.set(key, make(currentLocale()))
  return formatters.get(key) as Formatter
}

const number = (value: number | Intl.StringNumericLiteral, options: Intl.NumberFormatOptions = {}) =>
  memoized('number', options, (locale) => new Intl.NumberFormat(locale, options)).format(value)

const date = (value: number | Date, options: Intl.DateTimeFormatOptions) =>
  memoized('date', options, (locale) => new Intl.DateTimeFormat(locale, options)).format(value)

/** A number as the language writes it, rounded to two decimals: `1,284`, `0.13`. */
export const formatNumber = (value: number): string => number(value, { maximumFractionDigits: 2 })

/** How much of something is paid, with all the decimals that are reckoned with: `0.183333`. */
export const formatQuantity = (quantity: number): string => number(quantity, { maximumFractionDigits: 6 })

/** Decimal text such as `1204.50505` as the language writes it, with every decimal of it. */
export const formatExact = (decimal: string): string =>
  number(decimal as Intl.StringNumericLiteral, { maximumFractionDigits: 20 })

/** A share out of one as a percentage, without decimals unless `decimals` says how many: 0.5 gives `50%`. */
export const formatPercent = (share: number, decimals = 0): string =>
  number(share, { style: 'percent', maximumFractionDigits: decimals })

/** An amount in the currency's own decimals: `€1,204.50`. */
export const formatMoney = (amount: number, currency: string): string => money(amount, { currency })

/** A price of one word, hour or page: at least the currency's own decimals, up to six. */
export const formatUnitPrice = (amount: number, currency: string): string =>
  money(amount, { currency, maximumFractionDigits: 6 })

/** Where text runs from right to left, the mark after the sign keeps that of `US$` behind its letters. */
function money(amount: number, options: Intl.NumberFormatOptions): string {
  const text = number(amount, { style: 'currency', ...options })
  return text.includes('\u200f') ? text.replace(/\p{Sc}/u, '$&\u200e') : text
}

/** A size in bytes, from a thousand on in kB or MB: `21 bytes`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  const [unit, factor] =
    bytes < 1e3 ? (['byte', 1] as const) : bytes < 1e6 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const)
  // Only the long name of a byte has a plural.
  const unitDisplay = unit === 'byte' ? 'long' : 'short'
  return number(bytes / factor, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 })
}

/** A day, as `formatTimestamp` writes it: `Oct 3, 2026`. Timestamps are epoch milliseconds. */
export const formatDate = (timestamp: number, timeZone?: string): string =>
  date(timestamp, { month: 'short', day: 'numeric', year: 'numeric', timeZone })

/** A day in a narrow cell: `Oct 3`; with the year where it is another one, with `withWeekday` as `Sat, Oct 3`. */
export function formatDay(
  timestamp: number,
  { timeZone, withWeekday = false, now = Date.now() }: { timeZone?: string; withWeekday?: boolean; now?: number } = {},
): string {
  const year = new Date(timestamp).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric'
  return date(timestamp, {
    month: 'short',
    day: 'numeric',
    year,
    weekday: withWeekday ? 'short' : undefined,
    timeZone,
  })
}

/** A time of the day with the zone that it is told in: `14:05 CET`. */
export const formatZonedClock = (timestamp: number, timeZone: string): string =>
  date(timestamp, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone })

/** A day beside today, to begin a text with: `Today`, `Tomorrow`. */
export function formatRelativeDay(days: number): string {
  const options = { numeric: 'auto' } as const
  const word = memoized('relative', options, (locale) => new Intl.RelativeTimeFormat(locale, options)).format(
    days,
    'day',
  )
  return word.charAt(0).toLocaleUpperCase(currentLocale()) + word.slice(1)
}

/** A number as short as an axis has room for: `12K`. */
export const formatCompact = (value: number): string => number(value, { notation: 'compact', maximumFractionDigits: 1 })

/** A month such as `2026-11`: `November 2026`, or `Nov` where room is short. */
export const formatMonth = (month: string, length: 'long' | 'short'): string =>
  date(
    Date.parse(`${month}-15T00:00Z`),
    length === 'long' ? { month: 'long', year: 'numeric', timeZone: 'UTC' } : { month: 'short', timeZone: 'UTC' },
  )

const dayStyles = {
  /** `Tue` */
  weekday: { weekday: 'short' },
  /** `Nov 24` */
  day: { month: 'short', day: 'numeric' },
  /** `Tue, Nov 24` */
  weekdayAndDay: { weekday: 'short', month: 'short', day: 'numeric' },
  /** `Nov` */
  month: { month: 'short' },
  /** `Tuesday, November 24` */
  full: { weekday: 'long', month: 'long', day: 'numeric' },
  /** `November 2026` */
  fullMonth: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A day of the calendar (`2026-11-24`), which is the same in all time zones. */
export const formatCalendarDay = (day: string, style: keyof typeof dayStyles): string =>
  date(Date.parse(`${day}T00:00:00Z`), { ...dayStyles[style], timeZone: 'UTC' })

/** Days of the calendar from one to another, as the locale writes a range: `Dec 24 – 28`. */
export const formatDays = (from: string, to: string): string =>
  memoized('range', rangeStyle, (locale) => new Intl.DateTimeFormat(locale, rangeStyle)).formatRange(
    Date.parse(`${from}T00:00:00Z`),
    Date.parse(`${to}T00:00:00Z`),
  )

const rangeStyle = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const

/** Parts of a moment that is the same in all time zones, such as a weekday or an agreed hour. */
export const formatUtc = (moment: number, options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>): string =>
  date(moment, { ...options, timeZone: 'UTC' })

/** A time of the day: `14:05`. */
export const formatClock = (timestamp: number): string => date(timestamp, { timeStyle: 'short' })

/** A day and a time, short enough for a table: `Oct 3, 14:05`; with the year where it is another one. */
export function formatTimestamp(timestamp: number, now = Date.now(), timeZone?: string): string {
  const year = new Date(timestamp).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric'
  return date(timestamp, { month: 'short', day: 'numeric', year, hour: 'numeric', minute: '2-digit', timeZone })
}

/** A day and a time in full, with the zone that it is told in. */
export const formatFullTimestamp = (timestamp: number, timeZone?: string): string =>
  date(timestamp, { dateStyle: 'full', timeStyle: 'long', timeZone })

const steps = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago, or in how long: `in 3 days`, `2 hours ago`. */
export function formatRelative(timestamp: number, now = Date.now()): string {
  const options = { numeric: 'auto' } as const
  const formatter = memoized('relative', options, (locale) => new Intl.RelativeTimeFormat(locale, options))
  const distance = timestamp - now
  const [unit, size] = steps.find(([, length]) => Math.abs(distance) >= length) ?? (['second', 1000] as const)
  return unit === 'second' ? formatter.format(0, 'second') : formatter.format(Math.trunc(distance / size), unit)
}

/** Things in a row: `German, French and Japanese`. */
export const formatList = (items: readonly string[]): string =>
  memoized('list', {}, (locale) => new Intl.ListFormat(locale, { type: 'conjunction' })).format(items)

/** What stands between the first items of a list, such as a comma and a space. */
export const listSeparator = (): string =>
  memoized('separator', {}, (locale) =>
    new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).formatToParts(['a', 'b', 'c']),
  )[1]!.value

/** The name of a language in the language of the interface; the code where nobody knows a name. */
export const languageName = (code: string): string => displayName('language', toBcp47(code), code)

/** The name of a country in the language of the interface. */
export const countryName = (code: string): string => displayName('region', code)

/** The name of a currency in the language of the interface. */
export const currencyName = (code: string): string => displayName('currency', code)

const names = new Map<string, string | undefined>()

// Each row of a table asks for some.
function displayName(type: 'language' | 'region' | 'currency', code: string, fallback = code): string {
  const key = `${currentLocale()} ${type} ${code}`
  if (!names.has(key)) names.set(key, findName(type, code))
  return names.get(key) ?? fallback
}

function findName(type: 'language' | 'region' | 'currency', code: string): string | undefined {
  const options = { type, languageDisplay: 'standard' } as const
  try {
    return memoized('name', options, (locale) => new Intl.DisplayNames(locale, options)).of(code)
  } catch {
    return undefined
  }
}

/** Compares names as the language of the interface sorts them. */
export const compareNames = (a: string, b: string): number =>
  memoized('collator', {}, (locale) => new Intl.Collator(locale, { numeric: true })).compare(a, b)

/** A text that keeps its own direction inside of a sentence, such as an address within Arabic. */
export const isolated = (text: string) => `\u2068${text}\u2069`

/**
 * Has the browser read what it knows of days, languages and numbers, which takes a slow phone a tenth of a second, before
 * the first of them is shown. One after the other, so that presses come in between.
 */
export function prepareFormats() {
  const all = [() => formatDate(0), () => languageName('en'), () => formatNumber(0), () => formatList(['', ''])]
  for (const prepare of all) setTimeout(prepare)
}

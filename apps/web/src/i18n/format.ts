import { toBcp47 } from '@dragoman/sdk/locale'
import { t } from './t.ts'
import { currentLocale } from './words.ts'

const formatters = new Map<string, unknown>()

/** A formatter of the language of the interface, which is made once for each of its options. */
export function memoized<Formatter>(kind: string, options: object, make: (locale: string) => Formatter): Formatter {
  const key = `${currentLocale()} ${kind} ${JSON.stringify(options)}`
  if (!formatters.has(key)) formatters.set(key, make(currentLocale()))
  return formatters.get(key) as Formatter
}

/** A number in the language of the interface. */
export const number = (value: number | Intl.StringNumericLiteral, options: Intl.NumberFormatOptions = {}) =>
  memoized('number', options, (locale) => new Intl.NumberFormat(locale, options)).format(value)

/** A moment in the language of the interface. */
export const date = (value: number | Date, options: Intl.DateTimeFormatOptions) =>
  memoized('date', options, (locale) => new Intl.DateTimeFormat(locale, options)).format(value)

/** A number as the language writes it, rounded to two decimals: `1,284`, `0.13`. */
export const formatNumber = (value: number): string => number(value, { maximumFractionDigits: 2 })

/** A share out of one as a percentage, without decimals unless `decimals` says how many: 0.5 gives `50%`. */
export const formatPercent = (share: number, decimals = 0): string =>
  number(share, { style: 'percent', maximumFractionDigits: decimals })

/** A day, as `formatTimestamp` writes it: `Oct 3, 2026`. Timestamps are epoch milliseconds. */
export const formatDate = (timestamp: number, timeZone?: string): string =>
  date(timestamp, { month: 'short', day: 'numeric', year: 'numeric', timeZone })

/** A time of the day: `14:05`. */
export const formatClock = (timestamp: number): string => date(timestamp, { timeStyle: 'short' })

/** A day and a time, short enough for a table: `Oct 3, 14:05`; with the year where it is another one. */
export function formatTimestamp(timestamp: number, now = Date.now(), timeZone?: string): string {
  const year = new Date(timestamp).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric'
  return date(timestamp, { month: 'short', day: 'numeric', year, hour: 'numeric', minute: '2-digit', timeZone })
}

/** Things in a row: `German, French and Japanese`. */
export const formatList = (items: readonly string[]): string =>
  memoized('list', {}, (locale) => new Intl.ListFormat(locale, { type: 'conjunction' })).format(items)

/** The separator between the first items of a list, such as a comma and a space. */
export const listSeparator = (): string =>
  memoized('separator', {}, (locale) =>
    new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).formatToParts(['a', 'b', 'c']),
  )[1]!.value

/** The name of a language in the language of the interface; the code where no one knows a name. */
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

/** Regions of regions, whose names Chrome leaves out of its data. */
const wideRegions = { '001': 'shell.world', '150': 'shell.europe' } as const

function findName(type: 'language' | 'region' | 'currency', code: string): string | undefined {
  const options = { type, languageDisplay: 'standard' } as const
  try {
    const name = memoized('name', options, (locale) => new Intl.DisplayNames(locale, options)).of(code)
    return name?.replace(/001|150/, (region) => t(wideRegions[region as keyof typeof wideRegions]))
  } catch {
    return undefined
  }
}

/** Compares names as the language of the interface sorts them. */
export const compareNames = (a: string, b: string): number =>
  memoized('collator', {}, (locale) => new Intl.Collator(locale, { numeric: true })).compare(a, b)

/** A word that begins a text, such as the name of a language, which some write small inside of one. */
export const capitalized = (word: string) => word.charAt(0).toLocaleUpperCase(currentLocale()) + word.slice(1)

/** A text that keeps its own direction inside of a sentence, such as an address within Arabic. */
export const isolated = (text: string) => `\u2068${text}\u2069`

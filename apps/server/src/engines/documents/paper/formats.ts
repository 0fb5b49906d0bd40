import { decimal, toText } from '@dragoman/sdk/decimal'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { Party } from '../money-document.ts'
import { plainLine } from '../text/plain-text.ts'

/** Amounts, numbers, and days as a language writes them. Numbers are decimal text; every digit is kept. */
export interface Formats {
  money: (amount: string, currency: string) => string
  price: (amount: string, currency: string) => string
  quantity: (quantity: string) => string
  percent: (rate: string) => string
  day: (day: string) => string
  period: (from: string, to: string) => string
  country: (code: string) => string
  /** With two decimals. */
  score: (score: string) => string
  language: (code: string) => string
}

/** Intl would write NaN for other texts. */
function literal(number: string): Intl.StringNumericLiteral {
  return toText(decimal(number)) as Intl.StringNumericLiteral
}

export function formatsOf(language: string): Formats {
  const locale = Intl.NumberFormat.supportedLocalesOf([language]).length > 0 ? language : 'en'
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' })
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const numbers = new Map<string, Intl.NumberFormat>()
  const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code', languageDisplay: 'standard' })
  const number = (key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    let known = numbers.get(key)
    if (!known) numbers.set(key, (known = new Intl.NumberFormat(locale, options)))
    return known
  }
  const money = (amount: string, currency: string, options: Intl.NumberFormatOptions = {}) => {
    const key = `${currency} ${options.maximumFractionDigits}`
    const text = number(key, { style: 'currency', currency, ...options }).format(literal(amount))
    // Where text runs from right to left, this keeps the sign of `US$` behind its letters, and a minus at its number.
    return text.includes('\u200F') ? text.replace(/\p{Sc}/u, '$&\u200E').replace(/\p{Nd}(?=\u00A0)/u, '$&\u200F') : text
  }
  return {
    money,
    price: (amount, currency) => money(amount, currency, { maximumFractionDigits: 6 }),
    quantity: (quantity) => number('quantity', { maximumFractionDigits: 6 }).format(literal(quantity)),
    percent: (rate) =>
      number('percent', { style: 'percent', maximumFractionDigits: 4 }).format(literal(`${toText(decimal(rate))}e-2`)),
    day: (day) => days.format(dateOf(day)),
    period: (from, to) => days.formatRange(dateOf(from), dateOf(to)),
    score: (score) => number('score', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(literal(score)),
    language: (code) => languages.of(toBcp47(code)) ?? code,
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  }
}

/** @throws RangeError for other texts than a day such as `2026-10-30` */
export function dateOf(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
    throw new RangeError(`not a day: ${day}`)
  return date
}

const cityFirst = new Set(['US', 'CA', 'AU', 'IN'])
/** From the large to the small, as they are written in their own script. */
const largeFirst = new Set(['JP', 'CN', 'TW', 'KR'])

/** The lines of an address, as its country writes them. */
export function addressOf(party: Party, formats: Formats): string[] {
  const { name, department, country } = party
  const lines = [name, department, ...placeOf(party), formats.country(country)]
  return lines.flatMap((line) => (line === undefined || plainLine(line) === '' ? [] : [plainLine(line)]))
}

function placeOf({
  street = '',
  street2,
  city = '',
  postalCode = '',
  region = '',
  country,
}: Party): (string | undefined)[] {
  const ownScript = /^[^A-Za-z]*$/.test(city + street)
  if (largeFirst.has(country) && ownScript)
    return [country === 'JP' && postalCode ? `〒${postalCode}` : postalCode, `${region}${city}${street}`, street2]
  if (cityFirst.has(country))
    return [street, street2, [city, `${region} ${postalCode}`.trim()].filter((part) => part !== '').join(', ')]
  if (country === 'GB' || country === 'IE') return [street, street2, city, postalCode]
  return [street, street2, `${postalCode} ${city}${region && ` (${region})`}`]
}

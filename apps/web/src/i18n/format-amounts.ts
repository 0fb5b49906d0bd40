import { memoized, number } from './format.ts'

/** A quantity or a price without its currency, with all the decimals that are reckoned with: `0.183333`. */
export const formatQuantity = (quantity: number): string => number(quantity, { maximumFractionDigits: 6 })

/** Decimal text such as `1204.50505` as the language writes it, with every decimal of it. */
export const formatExact = (decimal: string): string =>
  number(decimal as Intl.StringNumericLiteral, { maximumFractionDigits: 20 })

/** An amount in the currency's own decimals: `€1,204.50`. */
export const formatMoney = (amount: number, currency: string): string => money(amount, { currency })

/** An amount under a heading that says the currency, in that currency's decimals: `1,204.50`. */
export function formatBareAmount(amount: number, currency: string): string {
  const decimals = memoized('decimals', { currency }, (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions(),
  ).maximumFractionDigits!
  return number(amount, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** Amounts of several currencies, which no one has exchanged: `$704.34 + €120.00`. */
export const formatAmounts = (amounts: readonly { amount: number; currency: string }[]): string =>
  amounts.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ')

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

/** A number as short as an axis has room for: `12K`. */
export const formatCompact = (value: number): string => number(value, { notation: 'compact', maximumFractionDigits: 1 })

import { add, compare, decimal, divide, multiply, roundHalfUp, subtract, sum, zero, type Decimal } from './decimal.ts'

const known = new Map<string, number>()
const hundred = decimal(100)

/** How many decimals amounts of a currency have: 2 for EUR, 0 for JPY, 3 for KWD. */
export function minorUnits(currency: string): number {
  const before = known.get(currency)
  if (before !== undefined) return before
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  if (maximumFractionDigits === undefined) throw new Error(`no decimals for ${currency}`)
  known.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}

/** An amount in the smallest unit of its currency, halves away from zero. */
export const roundMoney = (amount: Decimal, currency: string): Decimal => roundHalfUp(amount, minorUnits(currency))

/** A line of a document: how many units, at which price, and the share of it that counts (1 where it is left out). */
export interface Line {
  quantity: Decimal
  price: Decimal
  factor?: Decimal
}

/** The exact product of a line, and its rounded total: totals of documents are sums of rounded lines. */
export function priceLine({ quantity, price, factor }: Line, currency: string): { exact: Decimal; total: Decimal } {
  const exact = factor ? multiply(quantity, price, factor) : multiply(quantity, price)
  return { exact, total: roundMoney(exact, currency) }
}

/** A percentage of an amount, rounded. */
export const percentOf = (amount: Decimal, rate: Decimal, currency: string): Decimal =>
  divide(multiply(amount, rate), hundred, minorUnits(currency))

/** The difference to a minimum fee; zero where lines come to at least as much. */
export function minimumFeePart(total: Decimal, fee: Decimal): Decimal {
  const missing = subtract(fee, total)
  return missing.units > 0n ? missing : zero
}

/** Whether a document is issued for a total: not below zero, nor below a minimum. What isn't is carried to the next one. */
export const isBillable = (total: Decimal, minimum: Decimal = zero): boolean =>
  total.units >= 0n && compare(total, minimum) >= 0

/**
 * Parts of an amount in proportion to weights, which add up to it: each is rounded down, and what is left goes, one unit
 * each, to those that lost most; of equals to the first.
 * @throws RangeError for weights that add up to zero while the amount doesn't
 */
export function spread(amount: Decimal, weights: readonly Decimal[], currency: string): Decimal[] {
  const scale = minorUnits(currency)
  const whole = roundHalfUp(amount, scale).units
  const weightScale = Math.max(0, ...weights.map((weight) => weight.scale))
  const units = weights.map((weight) => roundHalfUp(weight, weightScale).units)
  const total = units.reduce((a, b) => a + b, 0n)
  if (total === 0n) {
    if (whole !== 0n) throw new RangeError('an amount can’t be spread over nothing')
    return weights.map(() => ({ units: 0n, scale }))
  }
  const parts = units.map((unit, at) => {
    const { quotient, remainder } = floorDivide(whole * unit, total)
    return { at, quotient, remainder: total < 0n ? -remainder : remainder }
  })
  const left = whole - parts.reduce((a, { quotient }) => a + quotient, 0n)
  const lost = parts.toSorted((a, b) =>
    a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1,
  )
  const raised = new Set(lost.slice(0, Number(left)).map(({ at }) => at))
  return parts.map(({ at, quotient }) => ({ units: quotient + (raised.has(at) ? 1n : 0n), scale }))
}

function floorDivide(a: bigint, b: bigint): { quotient: bigint; remainder: bigint } {
  const cut = a / b
  const quotient = a % b !== 0n && a < 0n !== b < 0n ? cut - 1n : cut
  return { quotient, remainder: a - quotient * b }
}

/** A tax as EN 16931 groups it: by category and rate, which is a percentage. */
export interface Tax {
  category: string
  rate: Decimal
}

/** An amount with its tax; with the tax in it where a document is inclusive. */
export interface TaxedLine {
  amount: Decimal
  tax: Tax
}

/** The totals of a document, and of each of its lines. */
export interface Taxed {
  net: Decimal
  tax: Decimal
  gross: Decimal
  lines: { net: Decimal; tax: Decimal }[]
  taxes: { tax: Tax; base: Decimal; amount: Decimal }[]
}

/**
 * Adds taxes to the rounded lines of a document, or takes them out where its amounts are inclusive: once for each
 * category and rate, spread over the lines so that they add up.
 */
export function taxDocument(
  lines: readonly TaxedLine[],
  { currency, isInclusive = false }: { currency: string; isInclusive?: boolean },
): Taxed {
  const groups = new Map<string, { tax: Tax; members: { at: number; amount: Decimal }[] }>()
  for (const [at, { amount, tax }] of lines.entries()) {
    // 19 and 19.00 are the same rate.
    const key = `${tax.category} ${roundHalfUp(tax.rate, 4).units}`
    const group = groups.get(key) ?? { tax, members: [] }
    group.members.push({ at, amount })
    groups.set(key, group)
  }
  const shown: { net: Decimal; tax: Decimal }[] = lines.map(() => ({ net: zero, tax: zero }))
  const taxes = [...groups.values()].map(({ tax, members }) => {
    const amounts = members.map(({ amount }) => amount)
    const total = sum(amounts)
    const amount = isInclusive ? taxWithin(total, tax.rate, currency) : percentOf(total, tax.rate, currency)
    const base = isInclusive ? subtract(total, amount) : total
    const parts = spreadOver(isInclusive ? base : amount, amounts, currency)
    for (const [index, { at, amount: own }] of members.entries()) {
      const part = parts[index] ?? zero
      shown[at] = isInclusive ? { net: part, tax: subtract(own, part) } : { net: own, tax: part }
    }
    return { tax, base, amount }
  })
  const net = sum(taxes.map(({ base }) => base))
  const tax = sum(taxes.map(({ amount }) => amount))
  return { net, tax, gross: add(net, tax), lines: shown, taxes }
}

/** Lines that cancel each other out have no proportion: the first takes what rounding leaves. */
function spreadOver(amount: Decimal, weights: readonly Decimal[], currency: string): Decimal[] {
  if (sum(weights).units !== 0n) return spread(amount, weights, currency)
  return weights.map((_, at) => (at === 0 ? amount : roundMoney(zero, currency)))
}

function taxWithin(gross: Decimal, rate: Decimal, currency: string): Decimal {
  return divide(multiply(gross, rate), add(hundred, rate), minorUnits(currency))
}

/** The tax of a credit note for some lines of a document: what is left must be taxed as if it had been alone. */
export function creditedTax(lines: readonly TaxedLine[], credited: ReadonlySet<number>, currency: string): Decimal {
  const left = lines.filter((_, at) => !credited.has(at))
  return subtract(taxDocument(lines, { currency }).tax, taxDocument(left, { currency }).tax)
}

/** The tax withheld from a net amount, each rate by itself, and the rest of the gross amount, which is to be paid. */
export function withhold(
  { net, gross }: Pick<Taxed, 'net' | 'gross'>,
  rates: readonly Decimal[],
  currency: string,
): { withheld: Decimal[]; total: Decimal } {
  const withheld = rates.map((rate) => percentOf(net, rate, currency))
  return { withheld, total: subtract(gross, sum(withheld)) }
}

/** Installments of a total: the first as given or as the others, which are equal and rounded down; the last takes the rest. */
export function installmentsOf(
  total: Decimal,
  { count, first, currency }: { count: number; first?: Decimal | undefined; currency: string },
): Decimal[] {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`${count} isn’t a number of installments`)
  if (first && count === 1) throw new RangeError('a single installment is the total')
  const scale = minorUnits(currency)
  const toSpread = roundHalfUp(first ? subtract(total, first) : total, scale).units
  if (toSpread < 0n) throw new RangeError('the first installment is more than the total')
  const others = first ? count - 1 : count
  const each = toSpread / BigInt(others)
  const equal = Array.from({ length: others }, (_, at) => ({
    units: at === others - 1 ? toSpread - each * BigInt(others - 1) : each,
    scale,
  }))
  return first ? [roundHalfUp(first, scale), ...equal] : equal
}

/** The days, `2026-01-31`, on which installments are due: the first as given, the others some days after each other. */
export function installmentDays(first: string, { count, interval }: { count: number; interval: number }): string[] {
  const start = Date.parse(`${first}T00:00:00Z`)
  return Array.from({ length: count }, (_, at) =>
    new Date(start + at * interval * 86_400_000).toISOString().slice(0, 10),
  )
}

/** Decimals of exchange rates. */
const rateScale = 10

/** The rate between two currencies by a third, of which both rates are known: units of `to` for one of `from`. */
export const crossRate = ({ from, to }: { from: Decimal; to: Decimal }): Decimal => divide(to, from, rateScale)

/** An amount in the base currency, at a rate of units for one of the base. */
export const inBase = (amount: Decimal, rate: Decimal, base: string): Decimal => divide(amount, rate, minorUnits(base))

/** A document that is paid in parts: its total, and what that was in the base currency on its day. */
export interface Carried {
  total: Decimal
  baseTotal: Decimal
}

/** A part of a document that is paid, at the rate of that day. */
export interface Allocation {
  amount: Decimal
  rate: Decimal
}

/** The same in the base currency: as it was on the day of the document, as it is now, and the difference. */
export interface Allocated {
  carrying: Decimal
  base: Decimal
  fx: Decimal
}

/**
 * Allocations of payments to a document, in their order. The one that pays the rest takes the rest of the carrying amount.
 * @throws RangeError for more than is open
 */
export function allocate(document: Carried, parts: readonly Allocation[], base: string): Allocated[] {
  const before: { amount: Decimal; carrying: Decimal }[] = []
  return parts.map((part) => {
    const allocated = allocateNext(document, before, part, base)
    before.push({ amount: part.amount, carrying: allocated.carrying })
    return allocated
  })
}

/**
 * One more allocation beside those that a document has. The one that pays the rest takes the rest of the carrying amount.
 * @throws RangeError for more than is open
 */
export function allocateNext(
  document: Carried,
  before: readonly { amount: Decimal; carrying: Decimal }[],
  { amount, rate }: Allocation,
  base: string,
): Allocated {
  const open = subtract(document.total, add(sum(before.map((each) => each.amount)), amount))
  if (open.units < 0n) throw new RangeError('more is allocated than is open')
  const openBase = subtract(document.baseTotal, sum(before.map((each) => each.carrying)))
  const share = divide(multiply(document.baseTotal, amount), document.total, minorUnits(base))
  const carrying = open.units === 0n ? openBase : share
  const paid = inBase(amount, rate, base)
  return { carrying, base: paid, fx: subtract(paid, carrying) }
}

/** The margin of a net amount after costs, and its percentage with two decimals; no percentage of zero. */
export function marginOf(net: Decimal, costs: readonly Decimal[]): { margin: Decimal; percent: Decimal | null } {
  const margin = subtract(net, sum(costs))
  return { margin, percent: net.units === 0n ? null : divide(multiply(margin, hundred), net, 2) }
}

/** A decimal number, exact: `units` times ten to the power of `-scale`. */
export interface Decimal {
  readonly units: bigint
  readonly scale: number
}

/** Nothing. */
export const zero: Decimal = { units: 0n, scale: 0 }

/**
 * Reads a decimal number: text such as `-12.50`, a whole number, or a number whose shortest decimal form is meant.
 * @throws RangeError for anything else
 */
export function decimal(value: string | number | bigint): Decimal {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i.exec(String(value))
  if (!match) throw new RangeError(`not a decimal number: ${value}`)
  const [, sign, whole = '', fraction = '', exponent = '0'] = match
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(`${sign}${whole}${fraction}`)
  return scale >= 0 ? { units: digits, scale } : { units: digits * 10n ** BigInt(-scale), scale: 0 }
}

/** The exact sum. */
export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale }
}

/** The exact difference. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, { units: -b.units, scale: b.scale })
}

/** The exact product of all factors. */
export function multiply(...factors: readonly Decimal[]): Decimal {
  return factors.reduce((a, b) => ({ units: a.units * b.units, scale: a.scale + b.scale }), { units: 1n, scale: 0 })
}

/** `a / b` with `scale` decimals, halves away from zero. Throws RangeError for a `b` of zero. */
export function divide(a: Decimal, b: Decimal, scale: number): Decimal {
  const up = BigInt(scale + b.scale)
  const down = BigInt(a.scale)
  return { units: divideHalfUp(a.units * 10n ** up, b.units * 10n ** down), scale }
}

/** The number with `scale` decimals, halves away from zero. */
export function roundHalfUp(value: Decimal, scale: number): Decimal {
  if (value.scale <= scale) return { units: unitsAt(value, scale), scale }
  return { units: divideHalfUp(value.units, 10n ** BigInt(value.scale - scale)), scale }
}

/** Below 0, 0, or above 0, as `a` is less than, equal to or greater than `b`. */
export function compare(a: Decimal, b: Decimal): number {
  const { units } = subtract(a, b)
  return units < 0n ? -1 : units > 0n ? 1 : 0
}

/** The exact sum of all values. */
export function sum(values: readonly Decimal[]): Decimal {
  return values.reduce(add, zero)
}

/** The number as text, as the database takes it: `-12.50`. Its scale says how many decimals there are. */
export function toText({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const sign = units < 0n ? '-' : ''
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** The number as the wire has it. Exact for up to 15 digits. */
export function toNumber(value: Decimal): number {
  return Number(toText(value))
}

function unitsAt(value: Decimal, scale: number): bigint {
  return value.units * 10n ** BigInt(scale - value.scale)
}

function divideHalfUp(a: bigint, b: bigint): bigint {
  if (b === 0n) throw new RangeError('division by zero')
  const negative = a < 0n !== b < 0n
  const [top, bottom] = [a < 0n ? -a : a, b < 0n ? -b : b]
  const rounded = (2n * top + bottom) / (2n * bottom)
  return negative ? -rounded : rounded
}

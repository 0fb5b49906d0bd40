import { invalid } from '../../kernel/refusals.ts'
import { decimal, toText } from '../../kernel/decimal.ts'

/** A price or an amount as the database keeps it. Refuses with 400 more decimals than it has: none is rounded away. */
export function exactPrice(value: number, field: string, decimals = 6): string {
  const exact = decimal(value)
  if (exact.scale > decimals) throw invalid(field, `Use up to ${decimals} decimals.`)
  return toText(exact)
}

import type { CreditNoteInput, InvoiceLine } from '@dragoman/sdk/operations/receivables'
import { less } from '../../../display/money/less.ts'

/** Amounts to credit before taxes, by line; a line that isn't chosen has none. */
export type CreditAmounts = Readonly<Record<string, number>>

/** The part of a line that isn't credited yet. */
export const leftOf = ({ net, creditedNet }: InvoiceLine): number => less(net, creditedNet)

/** A discount is credited in full or not at all; any other line, up to the amount left. */
const isRight = (amount: number, left: number) => (left < 0 ? amount === left : amount > 0 && amount <= left)

/** Chosen lines with an amount that can't be credited: nothing, or more than is left. */
export const wrongLines = (lines: readonly InvoiceLine[], amounts: CreditAmounts): string[] =>
  lines
    .filter((line) => {
      const amount = amounts[line.uuid]
      return amount !== undefined && !isRight(amount, leftOf(line))
    })
    .map(({ uuid }) => uuid)

/** The request for a credit note. The whole rest of a line goes without an amount, so that no cent stays behind. */
export const creditOf = (lines: readonly InvoiceLine[], amounts: CreditAmounts, reason: string): CreditNoteInput => ({
  lines: lines.flatMap((line) => {
    const amount = amounts[line.uuid]
    if (amount === undefined) return []
    return amount === leftOf(line) ? { lineUuid: line.uuid } : { lineUuid: line.uuid, amount }
  }),
  reason: reason.trim(),
})

import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { decimal, subtract, sum, zero, type Decimal } from '../../../kernel/decimal.ts'
import { conflict } from '../../../kernel/refusals.ts'
import { inWords } from '../amounts.ts'
import { creditUses } from '../tables.ts'
import type { InvoiceRow } from '../visible.ts'

/** The amount of an invoice's credit that is used. */
export async function usedCredit(db: Database, invoiceId: string): Promise<Decimal> {
  const [used] = await db
    .select({ amount: sql<string>`coalesce(sum(${creditUses.amount}), 0)` })
    .from(creditUses)
    .where(and(eq(creditUses.sourceId, invoiceId), isNull(creditUses.reversedAt)))
  return decimal(used?.amount ?? '0')
}

/** The amount that is paid and credited of an invoice beyond its total, less the used one; below zero if more is used. */
async function balanceOf(db: Database, invoice: InvoiceRow): Promise<Decimal> {
  const over = subtract(sum([decimal(invoice.paid), decimal(invoice.credited)]), decimal(invoice.total))
  const credit = invoice.kind === 'CREDIT' || over.units < 0n ? zero : over
  return subtract(credit, await usedCredit(db, invoice.id))
}

/** The credit of a client that an invoice has left. */
export async function creditLeft(db: Database, invoice: InvoiceRow): Promise<Decimal> {
  const left = await balanceOf(db, invoice)
  return left.units < 0n ? zero : left
}

/** Refuses a change after which more of an invoice's credit is used than it has. */
export async function requireUnusedCredit(db: Database, invoice: InvoiceRow): Promise<void> {
  const left = await balanceOf(db, invoice)
  if (left.units >= 0n) return
  const used = inWords(subtract(zero, left), invoice.currency)
  const message = `${used} of the credit of ${invoice.name} are used for another invoice or paid back. Reverse that first.`
  throw conflict(message, { uuid: invoice.id, number: invoice.name })
}

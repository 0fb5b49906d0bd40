import type { CreditNoteInput, CreditNotePreview, InvoiceGap } from '@dragoman/sdk/operations/receivables'
import { invoiceMoveGaps } from '@dragoman/sdk/finance-lifecycles'
import { inBase } from '@dragoman/sdk/money'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { compare, decimal, multiply, subtract, sum, toNumber, zero, type Decimal } from '../../../kernel/decimal.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { companyDay } from '../../finance/company-days.ts'
import { inWords, readAmount } from '../amounts.ts'
import { taxLines, type DraftTax, type TaxedDraft } from '../draft/draft-taxes.ts'
import { readIssueDay } from '../draft/terms.ts'
import { moveFacts, openAmount } from '../facts.ts'
import { loadDocument, type DocumentRows } from '../issue/document-rows.ts'
import { usedCredit } from '../payments/credit-left.ts'
import { invoiceLines, invoices } from '../tables.ts'
import type { InvoiceRow } from '../visible.ts'

/** A credit note as it would be issued. */
export interface CreditDraft {
  invoice: InvoiceRow
  rows: DocumentRows
  issueDay: string
  reason: string
  currency: string
  lines: { line: DocumentRows['lines'][number]; before: Decimal; credit: Decimal; tax: Decimal }[]
  /** Of each line of the invoice: what is left of it afterwards. */
  left: Map<string, Decimal>
  /** The rest of the whole invoice afterwards, before taxes. */
  netLeft: Decimal
  net: Decimal
  taxBefore: Decimal
  taxAfter: Decimal
  tax: Decimal
  withheld: Decimal
  total: Decimal
  taxes: DraftTax[]
  baseTotal: Decimal
  /** The credit of the client that the invoice had before and that is used. */
  creditUsed: Decimal
  missing: InvoiceGap[]
}

/** The amounts that credit notes have taken off the lines of an invoice, before taxes. */
export async function creditedLines(db: Database, invoiceId: string): Promise<Map<string, Decimal>> {
  const rows = await db
    .select({ lineId: invoiceLines.ofLineId, net: sql<string>`sum(${invoiceLines.net})` })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(eq(invoices.ofInvoiceId, invoiceId))
    .groupBy(invoiceLines.ofLineId)
  return new Map(rows.flatMap(({ lineId, net }) => (lineId ? [[lineId, decimal(net)] as const] : [])))
}

/**
 * Computes a credit note: its tax is what the rest of the invoice had less what is left has, so that both together are never
 * a cent off.
 */
export async function draftCredit(
  { db, session, now }: Pick<Context, 'db' | 'session' | 'now'>,
  invoice: InvoiceRow,
  input: CreditNoteInput,
): Promise<CreditDraft> {
  const { currency } = invoice
  const reason = input.reason.trim()
  if (reason === '') throw invalid('body.reason', 'Enter why. It stands on the credit note.')
  const issueDay = readIssueDay(input.creationDate, await companyDay(db, invoice.accountId, now))
  if (issueDay < invoice.issueDay)
    throw invalid('body.creationDate', `${issueDay} is before ${invoice.issueDay}, the day of ${invoice.name}.`)
  const rows = await loadDocument(db, invoice.id)
  const credited = await creditedLines(db, invoice.id)
  const beforeOf = (line: DocumentRows['lines'][number]) => subtract(decimal(line.net), credited.get(line.id) ?? zero)
  const taken = takenLines(rows, input, { currency, beforeOf })
  const leftOf = (line: DocumentRows['lines'][number]) => subtract(beforeOf(line), taken.get(line.id) ?? zero)
  const codes = rows.taxes.map(({ taxCodeId: id, name, kind, category, rate, text }) => ({
    id,
    name,
    kind,
    category,
    rate,
    text,
  }))
  const before = await standing(db, invoice, taxLines(rows.lines.map(beforeOf), codes, currency))
  const after = taxLines(rows.lines.map(leftOf), codes, currency)
  if (after.net.units < 0n) {
    const [wanted, left] = [inWords(subtract(before.net, after.net), currency), inWords(before.net, currency)]
    const message = `These lines come to ${wanted} before taxes, more than the ${left} that are left of ${invoice.name}. Credit its discounts as well.`
    throw invalid('body.lines', message)
  }
  const lines = rows.lines.flatMap((line, at) => {
    const credit = taken.get(line.id)
    return credit ? [{ line, at, before: beforeOf(line), credit }] : []
  })
  const tax = subtract(before.tax, after.tax)
  const total = subtract(before.total, after.total)
  const shares = shareTax(
    tax,
    lines.map(({ at }) => subtract(before.lineTaxes[at]!, after.lineTaxes[at]!)),
  )
  return {
    invoice,
    rows,
    issueDay,
    reason,
    currency,
    lines: lines.map(({ line, before: stood, credit }, at) => ({ line, before: stood, credit, tax: shares[at]! })),
    left: new Map(rows.lines.map((line) => [line.id, leftOf(line)])),
    netLeft: after.net,
    net: sum(lines.map(({ credit }) => credit)),
    taxBefore: before.tax,
    taxAfter: after.tax,
    tax,
    withheld: subtract(before.withheld, after.withheld),
    total,
    taxes: before.taxes.map(({ code, base, amount }, at) => ({
      code,
      base: subtract(base, after.taxes[at]!.base),
      amount: subtract(amount, after.taxes[at]!.amount),
    })),
    baseTotal: invoice.rate ? inBase(total, decimal(invoice.rate), invoice.baseCurrency) : total,
    creditUsed: await usedCredit(db, invoice.id),
    missing: await gapsOf({ db, session }, invoice),
  }
}

/**
 * The invoice before a credit note, with the tax that it has and earlier ones have left of it: where prices have the tax in them,
 * that may be a cent off the rate times the net amount.
 */
async function standing(db: Database, invoice: InvoiceRow, before: TaxedDraft): Promise<TaxedDraft> {
  const [credited] = await db
    .select({ tax: sql<string>`coalesce(sum(${invoices.tax}), 0)` })
    .from(invoices)
    .where(eq(invoices.ofInvoiceId, invoice.id))
  const tax = subtract(decimal(invoice.tax), decimal(credited?.tax ?? '0'))
  const more = subtract(tax, before.tax)
  return {
    ...before,
    tax,
    total: sum([before.total, more]),
    taxes: before.taxes.map((one) => (one.code.kind === 'VAT' ? { ...one, amount: sum([one.amount, more]) } : one)),
  }
}

/** Shares of a tax by line; those of other lines can have moved by a cent, which the first one takes. */
function shareTax(tax: Decimal, shares: readonly Decimal[]): Decimal[] {
  const rest = subtract(tax, sum(shares))
  return shares.map((share, at) => (at === 0 ? sum([share, rest]) : share))
}

function takenLines(
  rows: DocumentRows,
  input: CreditNoteInput,
  { currency, beforeOf }: { currency: string; beforeOf: (line: DocumentRows['lines'][number]) => Decimal },
): Map<string, Decimal> {
  const taken = new Map<string, Decimal>()
  for (const [at, { lineUuid, amount }] of input.lines.entries()) {
    const field = `body.lines[${at}]`
    const line = rows.lines.find(({ id }) => id === lineUuid)
    if (!line) throw invalid(`${field}.lineUuid`, `${lineUuid} isn't a line of ${rows.invoice.name}.`)
    if (taken.has(lineUuid)) throw invalid(`${field}.lineUuid`, `“${line.description}” is named twice.`)
    const left = beforeOf(line)
    // A discount is a line below zero: all of it is credited, or nothing.
    const wanted = amount === undefined ? left : readAmount(amount, currency, `${field}.amount`)
    if (left.units === 0n) throw invalid(`${field}.lineUuid`, `“${line.description}” is credited in full already.`)
    if (amount !== undefined && (left.units < 0n || compare(wanted, left) > 0))
      throw invalid(
        `${field}.amount`,
        `${inWords(wanted, currency)} is more than the ${inWords(left, currency)} that are left of “${line.description}”.`,
      )
    taken.set(lineUuid, wanted)
  }
  return taken
}

async function gapsOf({ db, session }: Pick<Context, 'db' | 'session'>, invoice: InvoiceRow): Promise<InvoiceGap[]> {
  const unmet = invoiceMoveGaps('credit', await moveFacts(db, session, invoice))
  if (!unmet.includes('notIssuer')) return []
  const message = `${invoice.name} is above the approval limit, and you issued it. Someone else credits it.`
  return [{ code: 'notIssuer', message }]
}

/** A credit note as the wire shows it before it is issued. */
export function showCreditDraft(draft: CreditDraft): CreditNotePreview {
  const { invoice, lines, total, currency } = draft
  const credited = sum([decimal(invoice.credited), total])
  const covered = subtract(sum([credited, decimal(invoice.paid)]), draft.creditUsed)
  const balance = subtract(decimal(invoice.total), covered)
  const open = subtract(openAmount(invoice), total)
  return {
    currency,
    lines: lines.map(({ line, before, credit }) => ({
      lineUuid: line.id,
      description: line.description,
      invoiced: Number(line.net),
      credit: toNumber(credit),
      stays: toNumber(subtract(before, credit)),
    })),
    netAmount: toNumber(draft.net),
    taxBefore: toNumber(draft.taxBefore),
    taxAfter: toNumber(draft.taxAfter),
    taxAmount: toNumber(draft.tax),
    withheldAmount: toNumber(draft.withheld),
    total: toNumber(total),
    invoiceTotal: Number(invoice.total),
    openAfter: toNumber(open.units < 0n ? zero : open),
    clientCredit: toNumber(balance.units < 0n ? multiply(balance, decimal(-1)) : zero),
    missing: draft.missing,
  }
}

import type { InvoiceInput } from '@dragoman/sdk/operations/receivables'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertRows } from '../../../kernel/database/insert-rows.ts'
import { compare, decimal, subtract, toNumber, type Decimal } from '../../../kernel/decimal.ts'
import { ApiError, conflict } from '../../../kernel/refusals.ts'
import { holdFinance, noteFinance } from '../../finance/finance-events.ts'
import { requireOpenMonth } from '../../finance/open-month.ts'
import { takeNumbers } from '../../finance/take-numbers.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { inWords } from '../amounts.ts'
import { draftInvoice } from '../draft/draft.ts'
import { requireComplete } from '../draft/gaps.ts'
import { refreshInvoice } from '../facts.ts'
import { moveProjects, nameInvoice } from '../project-moves.ts'
import {
  invoiceInstallments,
  invoiceLineParts,
  invoiceLines,
  invoiceProjects,
  invoices,
  invoiceTaxes,
} from '../tables.ts'
import { invoiceEntity, type InvoiceRow } from '../visible.ts'
import type { DocumentRows } from './document-rows.ts'
import { invoiceFilesJob } from './files-job.ts'
import { rowsOfDraft } from './rows-of-draft.ts'

export type IssueContext = Pick<
  Context,
  'db' | 'session' | 'now' | 'journal' | 'startJob' | 'settings' | 'requireVersion' | 'happened'
>

/** Issues an invoice: its projects are held before, and its number is taken after everything else. */
export async function issueInvoice(context: IssueContext, input: InvoiceInput): Promise<InvoiceRow> {
  const { db, session, now, settings } = context
  const accountId = session.account.id
  await holdFinance(db, accountId)
  const draft = await draftInvoice(context, input, { held: true })
  await requireOpenMonth(db, { accountId, session }, draft.issueDay)
  requireComplete(draft.missing)
  requireShownAmounts(draft, input)
  const issuer = { accountId, userId: actorOf(session), now, secretKey: settings.secretKey }
  const rows = rowsOfDraft(draft, issuer)
  const held = draft.projects.map(({ project }) => project)
  await moveProjects(context, 'invoice', held)
  const invoice = await writeDocument(context, rows, 'INVOICE')
  await nameInvoice(
    db,
    held.map(({ id }) => id),
    invoice.name,
  )
  await context.journal({ entity: invoiceEntity(invoice), after: journaled(invoice) })
  return invoice
}

/** The fields of a document in the journal. */
export const journaled = ({ status, total, currency }: Pick<InvoiceRow, 'status' | 'total' | 'currency'>) => ({
  status,
  total: Number(total),
  currency,
})

/** Writes the rows of a document with its number, notes that it was issued, and starts to make its files. */
export async function writeDocument(
  context: IssueContext,
  rows: DocumentRows,
  kind: 'INVOICE' | 'CREDIT_NOTE',
): Promise<InvoiceRow> {
  const { db, session, now } = context
  const { id, accountId, issueDay, total, currency } = rows.invoice
  const [name = ''] = await takeNumbers(db, { accountId, kind, count: 1, day: issueDay })
  await requireUnusedNumber(db, accountId, name)
  await insertRows(db, invoices, [{ ...rows.invoice, name }])
  await insertRows(db, invoiceLines, rows.lines)
  await insertRows(db, invoiceLineParts, rows.parts)
  await insertRows(db, invoiceProjects, rows.projects)
  await insertRows(db, invoiceTaxes, rows.taxes)
  await insertRows(db, invoiceInstallments, rows.installments)
  const invoice = await refreshInvoice(db, id, now)
  const author = { accountId, userId: session.user.id, impersonatorId: session.impersonator?.id ?? null, now }
  await noteFinance(db, author, [
    { documentType: 'INVOICE', documentId: id, event: 'ISSUED', detail: { name, total, currency } },
  ])
  await context.startJob({ type: invoiceFilesJob, params: { invoiceUuid: id } })
  return invoice
}

/** A changed pattern can come to a number that was given out already. */
async function requireUnusedNumber(db: Database, accountId: string, name: string): Promise<void> {
  const [used] = await db
    .select({ uuid: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), eq(invoices.name, name)))
  if (!used) return
  const message = `The number ${name} is used already. An administrator changes the pattern or the next number in Settings › Finance.`
  throw conflict(message, { number: name, uuid: used.uuid })
}

interface Amounts {
  net: Decimal
  tax: Decimal
  total: Decimal
  currency: string
}

/** Refuses to issue a document that comes to another amount than its caller has seen. */
export function requireShownAmounts(
  { net, tax, total, currency }: Amounts,
  shown: { netAmount?: number | undefined; taxAmount?: number | undefined; total?: number | undefined },
): void {
  const pairs = [
    ['netAmount', shown.netAmount, net],
    ['taxAmount', shown.taxAmount, tax],
    ['total', shown.total, total],
  ] as const
  for (const [field, given, computed] of pairs) {
    if (given === undefined || compare(decimal(given), computed) === 0) continue
    const difference = subtract(computed, decimal(given))
    const message = `The ${names[field]} is ${inWords(computed, currency)}, not ${inWords(decimal(given), currency)}: ${inWords(difference, currency)} apart. Look at the preview again.`
    const data = { field, expected: toNumber(computed), given, difference: toNumber(difference) }
    throw new ApiError(409, message, { code: 'RECEIVABLE_DIFFERS', data })
  }
}

const names = { netAmount: 'net amount', taxAmount: 'tax', total: 'total' } as const

import { allocateNext, roundMoney } from '@dragoman/sdk/money'
import type { AllocationInput, CreditRefundInput } from '@dragoman/sdk/operations/receivables'
import { eq } from 'drizzle-orm'
import { insertOne } from '../../../kernel/database/one-row.ts'
import { compare, decimal, divide, multiply, subtract, sum, toText, type Decimal } from '../../../kernel/decimal.ts'
import { conflict, invalid } from '../../../kernel/refusals.ts'
import { companyDay } from '../../finance/company-days.ts'
import { requireOpenMonth } from '../../finance/open-month.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { inWords, readAmount } from '../amounts.ts'
import { refreshInvoice } from '../facts.ts'
import type { IssueContext } from '../issue/issue-invoice.ts'
import { holdInvoice, note } from '../moves.ts'
import { creditUses } from '../tables.ts'
import { findCreditUse, findInvoice, invoiceEntity, type InvoiceRow } from '../visible.ts'
import { carriedParts, holdWanted } from './allocate.ts'
import { creditLeft, requireUnusedCredit } from './credit-left.ts'
import { rateOf } from './payment-rates.ts'

/** The credit that a held invoice has left; 409 for one that has none. */
async function requireCredit({ db }: IssueContext, source: InvoiceRow): Promise<Decimal> {
  const left = await creditLeft(db, source)
  if (left.units > 0n) return left
  throw conflict(`${source.name} has no credit of the client left.`, { uuid: source.id, number: source.name })
}

/** Pays other invoices of a client with the credit of an invoice. */
export async function allocateCredit(
  context: IssueContext,
  id: string,
  allocations: readonly AllocationInput[],
): Promise<InvoiceRow> {
  const { db, session, now, journal } = context
  const source = await holdInvoice(context, id)
  // An invoice of others is not found, whatever credit there is.
  for (const { invoiceUuid } of allocations) await findInvoice(db, session, invoiceUuid)
  const left = await requireCredit(context, source)
  const { accountId, orgUnitId, currency, baseCurrency } = source
  const day = await companyDay(db, accountId, now)
  await requireOpenMonth(db, { accountId, session }, day)
  const wanted = await holdWanted(context, allocations, { currency, limit: left, of: 'the credit' })
  const other = wanted.findIndex(({ invoice }) => invoice.orgUnitId !== orgUnitId)
  if (other !== -1)
    throw invalid(`body.allocations[${other}].invoiceUuid`, `${wanted[other]!.invoice.name} belongs to another client.`)
  for (const { invoice, amount } of wanted) {
    if (invoice.baseCurrency !== baseCurrency)
      throw invalid(
        'body.allocations',
        `${invoice.name} is in the books in ${invoice.baseCurrency}, ${source.name} in ${baseCurrency}. Pay the credit back instead.`,
      )
    const carrying = carryingOf(source, amount)
    const { carrying: base } = allocateNext(
      { total: decimal(invoice.total), baseTotal: decimal(invoice.baseTotal) },
      await carriedParts(db, invoice.id),
      { amount, rate: decimal(1) },
      baseCurrency,
    )
    await write(context, source, { invoiceId: invoice.id, amount, day, carrying, base })
    await refreshInvoice(db, invoice.id, now)
    await note(context, invoice, 'PAID', { amount: toText(amount), document: source.name })
    await note(context, source, 'CREDIT_USED', { amount: toText(amount), document: invoice.name })
  }
  const amount = sum(wanted.map((one) => one.amount))
  await journal({
    entity: invoiceEntity(source),
    after: { total: Number(toText(amount)), currency },
    detail: { invoices: wanted.map(({ invoice }) => invoice.name) },
  })
  return source
}

/** Records that the credit of an invoice was paid back to the client. */
export async function refundCredit(context: IssueContext, id: string, input: CreditRefundInput): Promise<InvoiceRow> {
  const { db, session, now, journal } = context
  const source = await holdInvoice(context, id)
  const left = await requireCredit(context, source)
  const { accountId, currency, baseCurrency } = source
  const { valueDate } = input
  const today = await companyDay(db, accountId, now)
  if (valueDate > today)
    throw invalid('body.valueDate', `${valueDate} is still to come. Enter ${today} or an earlier day.`)
  if (valueDate < source.issueDay)
    throw invalid(
      'body.valueDate',
      `${valueDate} is before ${source.issueDay}, the day of ${source.name}. Enter a later day.`,
    )
  await requireOpenMonth(db, { accountId, session }, valueDate)
  const amount = readAmount(input.amount, currency, 'body.amount')
  if (compare(amount, left) > 0)
    throw invalid(
      'body.amount',
      `${inWords(amount, currency)} is more than the ${inWords(left, currency)} that the client has as credit of ${source.name}.`,
    )
  const rate = await rateOf(db, session, { input: { ...input, currency }, base: baseCurrency })
  const base = rate ? roundMoney(divide(amount, rate, 10), baseCurrency) : amount
  const reference = input.reference?.trim() ?? ''
  await write(context, source, {
    invoiceId: null,
    amount,
    day: valueDate,
    reference,
    carrying: carryingOf(source, amount),
    base,
  })
  await note(context, source, 'CREDIT_REFUNDED', { amount: toText(amount), document: reference })
  await journal({
    entity: invoiceEntity(source),
    after: { total: Number(toText(amount)), currency },
    detail: { valueDate, ...(reference && { reference }) },
  })
  return source
}

/** A part of an invoice in the base currency, at the rate of its day. */
const carryingOf = ({ baseTotal, total, baseCurrency }: InvoiceRow, amount: Decimal): Decimal =>
  roundMoney(divide(multiply(decimal(baseTotal), amount), decimal(total), 10), baseCurrency)

interface Use {
  invoiceId: string | null
  amount: Decimal
  day: string
  reference?: string
  carrying: Decimal
  base: Decimal
}

async function write(
  { db, session, now }: IssueContext,
  { id: sourceId, accountId, orgUnitId }: InvoiceRow,
  { amount, carrying, base, ...use }: Use,
): Promise<void> {
  await insertOne(db, creditUses, {
    accountId,
    orgUnitId,
    sourceId,
    ...use,
    amount: toText(amount),
    carrying: toText(carrying),
    base: toText(base),
    fx: toText(subtract(carrying, base)),
    createdBy: actorOf(session),
    createdAt: now,
  })
}

/** Reverses a use of an invoice's credit: it stays on record, and the credit is there again. */
export async function reverseCreditUse(context: IssueContext, id: string, given: string): Promise<InvoiceRow> {
  const { db, session, now, journal } = context
  const reason = given.trim()
  if (reason === '') throw invalid('body.reason', 'Enter a reason.')
  const seen = await findCreditUse(db, session, id)
  const source = await holdInvoice(context, seen.sourceId)
  const use = await findCreditUse(db, session, id, { held: true })
  if (use.reversedAt !== null) throw conflict('This use was reversed already.', { uuid: id, reversed: true })
  await requireOpenMonth(db, { accountId: use.accountId, session }, await companyDay(db, use.accountId, now))
  await db.update(creditUses).set({ reversedAt: now, reason }).where(eq(creditUses.id, id))
  const detail = { amount: use.amount, reason }
  if (use.invoiceId !== null) {
    const invoice = await findInvoice(db, session, use.invoiceId, { held: true })
    await requireUnusedCredit(db, await refreshInvoice(db, invoice.id, now))
    await note(context, invoice, 'PAYMENT_REVERSED', { ...detail, document: source.name })
  }
  await note(context, source, 'CREDIT_USE_REVERSED', { ...detail, document: use.reference })
  await journal({
    entity: invoiceEntity(source),
    after: { total: Number(use.amount), currency: source.currency },
    detail: { reason },
  })
  return source
}

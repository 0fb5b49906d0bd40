import type { AllocationInput, ClientPaymentInput } from '@dragoman/sdk/operations/receivables'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne, only } from '../../../kernel/database/one-row.ts'
import { compare, decimal, subtract, sum, toText, zero, type Decimal } from '../../../kernel/decimal.ts'
import { conflict, invalid } from '../../../kernel/refusals.ts'
import { accounts } from '../../../kernel/tables.ts'
import { companyDay } from '../../finance/company-days.ts'
import { holdFinance, noteFinance } from '../../finance/finance-events.ts'
import { requireOpenMonth } from '../../finance/open-month.ts'
import { bankAccounts } from '../../finance/tables.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { inWords, readAmount } from '../amounts.ts'
import type { IssueContext } from '../issue/issue-invoice.ts'
import { receipts } from '../tables.ts'
import { findReceipt, invoiceEntity, type ReceiptRow } from '../visible.ts'
import { allocateTo, holdWanted } from './allocate.ts'
import { holdIncoming, requireSame } from './incoming.ts'
import { payingClient, type PaidEntity } from './paying-client.ts'
import { rateOf } from './payment-rates.ts'

/** Records a payment of a client, and what it pays. */
export async function recordPayment(context: IssueContext, input: ClientPaymentInput): Promise<ReceiptRow> {
  const { db, session, now } = context
  const accountId = session.account.id
  await holdFinance(db, accountId)
  const { currency, valueDate } = input
  const today = await companyDay(db, accountId, now)
  if (valueDate > today)
    throw invalid('body.valueDate', `${valueDate} is still to come. Enter ${today} or an earlier day.`)
  await requireOpenMonth(db, { accountId, session }, valueDate)
  const amount = readAmount(input.amount, currency, 'body.amount')
  const fee = input.fee === undefined ? zero : readAmount(input.fee, currency, 'body.fee')
  if (compare(fee, amount) >= 0)
    throw invalid('body.fee', `${inWords(fee, currency)} is not less than the amount, ${inWords(amount, currency)}.`)
  const incoming = input.incomingUuid === undefined ? undefined : await holdIncoming(context, input.incomingUuid)
  if (incoming) requireSame(incoming, { currency, valueDate, arrived: subtract(amount, fee) })
  const wanted = await holdWanted(context, input.allocations ?? [], { currency, limit: amount })
  const { unit, entity } = await payingClient(context, input.orgUnitUuid, wanted)
  const orgUnitId = unit.id
  const reference = input.reference?.trim() ?? incoming?.reference ?? ''
  await requireNew(db, { accountId, orgUnitId, currency, amount, valueDate, reference })
  if (input.bankAccountUuid) await requireBank(db, accountId, input.bankAccountUuid)
  const account = only(await db.select().from(accounts).where(eq(accounts.id, accountId)))
  const rate = await rateOf(db, session, { input, base: account.currency })
  const receipt = await insertOne(db, receipts, {
    accountId,
    orgUnitId,
    currency,
    amount: toText(amount),
    fee: toText(fee),
    valueDay: valueDate,
    reference,
    bankAccountId: input.bankAccountUuid ?? incoming?.bankAccountId ?? null,
    incomingId: incoming?.id ?? null,
    baseCurrency: account.currency,
    rate: rate && toText(rate),
    createdBy: actorOf(session),
    createdAt: now,
    left: toText(amount),
  })
  const stored = await allocateTo(context, receipt, wanted)
  await noteFinance(db, authorOf(context, accountId), [
    {
      documentType: 'RECEIPT',
      documentId: receipt.id,
      event: 'RECORDED',
      detail: { amount: receipt.amount, currency, valueDate, reference },
    },
  ])
  await journalPayment(context, entity, stored)
  return stored
}

/** Uses what is left of a payment for further invoices. */
export async function allocatePayment(
  context: IssueContext,
  id: string,
  allocations: readonly AllocationInput[],
): Promise<ReceiptRow> {
  const { db, session } = context
  await holdFinance(db, session.account.id)
  const receipt = await findReceipt(db, session, id, { held: true })
  if (receipt.reversedAt !== null) throw conflict('The payment was reversed.', { uuid: id, reversed: true })
  await requireOpenMonth(db, { accountId: receipt.accountId, session }, receipt.valueDay)
  const { currency, left } = receipt
  const wanted = await holdWanted(context, allocations, { currency, limit: decimal(left) })
  const other = wanted.findIndex(({ invoice }) => invoice.orgUnitId !== receipt.orgUnitId)
  if (other !== -1)
    throw invalid(`body.allocations[${other}].invoiceUuid`, `${wanted[other]!.invoice.name} belongs to another client.`)
  const stored = await allocateTo(context, receipt, wanted)
  await journalPayment(context, invoiceEntity(wanted[0]!.invoice), {
    ...stored,
    amount: toText(sum(wanted.map(({ amount }) => amount))),
  })
  return stored
}

const journalPayment = ({ journal }: IssueContext, entity: PaidEntity, receipt: ReceiptRow) =>
  journal({
    entity,
    after: { total: Number(receipt.amount), currency: receipt.currency },
    detail: { paymentUuid: receipt.id, ...(receipt.reference && { reference: receipt.reference }) },
  })

export const authorOf = ({ session, now }: Pick<IssueContext, 'session' | 'now'>, accountId: string) => ({
  accountId,
  userId: session.user.id,
  impersonatorId: session.impersonator?.id ?? null,
  now,
})

interface Received {
  accountId: string
  orgUnitId: string
  currency: string
  amount: Decimal
  valueDate: string
  reference: string
}

/** The same reference on the same day with the same amount is the same payment. */
async function requireNew(db: Database, { accountId, orgUnitId, currency, amount, valueDate, reference }: Received) {
  if (reference === '') return
  const [same] = await db
    .select({ uuid: receipts.id })
    .from(receipts)
    .where(
      and(
        eq(receipts.accountId, accountId),
        eq(receipts.orgUnitId, orgUnitId),
        eq(receipts.currency, currency),
        eq(receipts.amount, toText(amount)),
        eq(receipts.valueDay, valueDate),
        sql`lower(${receipts.reference}) = lower(${reference})`,
        isNull(receipts.reversedAt),
      ),
    )
  if (!same) return
  const message = `A payment of ${inWords(amount, currency)} on ${valueDate} with the reference “${reference}” is recorded already.`
  throw conflict(message, { uuid: same.uuid })
}

async function requireBank(db: Database, accountId: string, id: string): Promise<void> {
  const known = await db.$count(bankAccounts, and(eq(bankAccounts.id, id), eq(bankAccounts.accountId, accountId)))
  if (known === 0) throw invalid('body.bankAccountUuid', `There is no bank account ${id} in Settings › Finance.`)
}

import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { decimal } from '../../../kernel/decimal.ts'
import { users } from '../../../kernel/tables.ts'
import { companyDay } from '../../finance/company-days.ts'
import { exchangeRates, taxCodes } from '../../finance/tables.ts'
import { payeeDetails } from '../../payables/payee-details.ts'
import { payableLines, payables } from '../../payables/tables.ts'
import type { PayableRow } from '../../payables/visible.ts'
import { payoutPayments, payouts } from '../../payouts/tables.ts'
import { billingVersions } from '../../people/billing/tables.ts'
import type { OurDocument } from './our-document.ts'
import type { SecretKey } from '../../../kernel/encrypted.ts'

/** Statuses of payables that are bills: they were approved. */
const approved = ['READY', 'AWAITING_RECONCILIATION', 'PAID', 'CLOSED', 'ERROR']

export const isApproved = ({ status }: Pick<PayableRow, 'status'>): boolean => approved.includes(status)

/** A payable as Xero is told of it; nothing where the account has none of that id. */
export async function loadBill(
  db: Database,
  { accountId, secretKey }: { accountId: string; secretKey: SecretKey },
  id: string,
): Promise<OurDocument | undefined> {
  const [payable] = await db
    .select()
    .from(payables)
    .where(and(eq(payables.id, id), eq(payables.accountId, accountId)))
  if (!payable) return undefined
  const lines = await db
    .select({ line: payableLines, code: taxCodes })
    .from(payableLines)
    .leftJoin(taxCodes, eq(taxCodes.id, payableLines.taxCodeId))
    .where(eq(payableLines.payableId, id))
    .orderBy(payableLines.position)
  const [rate] = payable.rateId
    ? await db.select().from(exchangeRates).where(eq(exchangeRates.id, payable.rateId))
    : [undefined]
  return {
    id,
    kind: 'BILL',
    number: payable.name,
    currency: payable.currency,
    rate: rate?.rate,
    day: await companyDay(db, accountId, payable.createdAt),
    dueDay: payable.dueDay,
    reference: '',
    isLive: isApproved(payable),
    tax: decimal(payable.tax),
    withheld: decimal(payable.withheld),
    total: decimal(payable.total),
    path: `/finance/payables/${id}`,
    lines: lines.map(({ line, code }) => ({
      description: line.name,
      quantity: decimal(1),
      unitPrice: decimal(line.net),
      net: decimal(line.net),
      tax: decimal(line.tax),
      taxCode: code ? { id: code.id, name: code.name } : undefined,
    })),
    party: await payeeOf(db, payable, secretKey),
    option: '',
    ofDocumentId: null,
    payments: [],
    credits: [],
    fees: [],
    paid: decimal(payable.paid),
    lastPayment: await lastPaymentOf(db, payable),
  }
}

async function payeeOf(db: Database, { vendorId, billingVersionId }: PayableRow, secretKey: SecretKey) {
  const user = only(await db.select().from(users).where(eq(users.id, vendorId)))
  const [version] = billingVersionId
    ? await db.select().from(billingVersions).where(eq(billingVersions.id, billingVersionId))
    : [undefined]
  // Where the server can't read them any more, Xero gets the name alone.
  const details = payeeDetails(version, secretKey) ?? {}
  return {
    id: vendorId,
    kind: 'LINGUIST' as const,
    name: details.legalName || user.name,
    xeroId: '',
    taxNumber: details.taxpayerId ?? '',
    email: details.billingEmail || user.email,
    address: {
      street: [details.street, details.additionalInfo].filter(Boolean).join(', '),
      city: details.city ?? '',
      region: details.state ?? '',
      postalCode: details.zip ?? '',
      country: details.country ?? '',
    },
  }
}

async function lastPaymentOf(db: Database, { id, paidDay }: PayableRow): Promise<OurDocument['lastPayment']> {
  if (paidDay === null) return undefined
  const [last] = await db
    .select({ bankAccountId: payouts.bankAccountId })
    .from(payoutPayments)
    .leftJoin(payouts, eq(payouts.id, payoutPayments.payoutId))
    .where(eq(payoutPayments.payableId, id))
    .orderBy(desc(payoutPayments.createdAt))
    .limit(1)
  return { day: paidDay, bankAccountId: last?.bankAccountId ?? null }
}

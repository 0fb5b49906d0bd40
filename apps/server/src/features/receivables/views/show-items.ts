import type { InvoiceItem, InvoiceRef, InvoiceTax } from '@dragoman/sdk/operations/receivables'
import { asc } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { loadPeople } from '../../../identity/people.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { dayIn } from '../../../kernel/days.ts'
import { toNumber } from '../../../kernel/decimal.ts'
import { versionOf } from '../../../kernel/version.ts'
import { companyZone } from '../../finance/company-days.ts'
import { dayOnWire } from '../amounts.ts'
import { openAmount, type InstallmentRow } from '../facts.ts'
import { invoiceInstallments, invoices, invoiceTaxes } from '../tables.ts'
import { lastReminders, openParts } from '../mails/reminders.ts'
import { seesReceivables, type InvoiceRow } from '../visible.ts'
import { loadProjects } from './show-projects.ts'
import { loadUnits } from './units.ts'

export type ShowContext = Pick<Context, 'db' | 'session' | 'now'>

/** Documents as a list has them. */
export async function showItems(
  { db, session, now }: ShowContext,
  rows: readonly InvoiceRow[],
): Promise<InvoiceItem[]> {
  const ids = rows.map(({ id }) => id)
  const people = await loadPeople(
    db,
    session,
    rows.map(({ contactId }) => contactId),
  )
  const unitOf = await loadUnits(
    db,
    rows.map(({ orgUnitId }) => orgUnitId),
  )
  const projectsOf = await loadProjects(db, rows)
  const taxes =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(invoiceTaxes)
          .where(isOneOf(invoiceTaxes.invoiceId, ids))
          .orderBy(asc(invoiceTaxes.position))
  const installments =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(invoiceInstallments)
          .where(isOneOf(invoiceInstallments.invoiceId, ids))
          .orderBy(asc(invoiceInstallments.position))
  const corrected = await loadRefs(
    db,
    rows.flatMap(({ ofInvoiceId }) => ofInvoiceId ?? []),
  )
  const timezone = await companyZone(db, session.account.id)
  const today = dayIn(timezone, now)
  const isOffice = seesReceivables(session)
  const reminderOf = await lastReminders(db, isOffice ? ids : [], timezone)
  return rows.map((row): InvoiceItem => {
    const contact = people(row.contactId)
    const own = installments.filter(({ invoiceId }) => invoiceId === row.id)
    const reminder = reminderOf(row.id, openParts(row, own)[0]?.installment ?? own.at(-1)?.position ?? 0)
    const of = corrected.find(({ uuid }) => uuid === row.ofInvoiceId)
    return {
      id: row.number,
      uuid: row.id,
      kind: row.kind,
      number: row.name,
      status: row.status,
      version: invoiceVersion(row),
      currency: row.currency,
      organizationalUnit: unitOf(row.orgUnitId),
      ...(contact && { contact: contact.name, contactUser: contact }),
      projects: projectsOf(row),
      ...(row.purchaseOrder && { purchaseOrder: row.purchaseOrder }),
      creationDate: dayOnWire(row.issueDay),
      dueDate: dayOnWire(row.openDueDay ?? row.dueDay),
      ...(row.paidDay && { paymentDate: dayOnWire(row.paidDay) }),
      lastUpdate: row.updatedAt.getTime(),
      netAmount: Number(row.net),
      taxes: taxes.filter(({ invoiceId }) => invoiceId === row.id).map(showTax),
      taxAmount: Number(row.tax),
      withheldAmount: Number(row.withheld),
      total: Number(row.total),
      paidAmount: Number(row.paid),
      creditedAmount: Number(row.credited),
      openAmount: toNumber(openAmount(row)),
      overdueDays: overdueDays(row, today),
      ...termsOf(row, own),
      ...(of && { invoiceOfCredit: of }),
      ...(row.reason && { reason: row.reason }),
      ...(isOffice && {
        ...(reminder && { reminderLevel: reminder.level }),
        ...(row.disputeReason && { disputeReason: row.disputeReason }),
      }),
    }
  })
}

export const invoiceVersion = ({ status, updatedAt }: InvoiceRow): string => versionOf([status, updatedAt.getTime()])

const dayLength = 24 * 60 * 60 * 1000

/** Days since something of an invoice is due. */
const overdueDays = ({ openDueDay }: InvoiceRow, today: string): number =>
  openDueDay === null || openDueDay >= today ? 0 : (dayOnWire(today) - dayOnWire(openDueDay)) / dayLength

function termsOf(row: InvoiceRow, installments: readonly InstallmentRow[]) {
  const isMultiple = installments.length > 0
  return {
    multipleInstallments: isMultiple,
    numInstallments: row.installmentCount,
    issuedInstallments: isMultiple ? installments.filter(({ issuedAt }) => issuedAt !== null).length : 1,
    ...(row.installmentInterval !== null && { intervalBetweenDues: row.installmentInterval }),
    equally: row.isEqual,
    ...(isMultiple && { firstInstallmentValue: Number(installments[0]!.amount) }),
    invoiceFirstOnly: row.firstOnly,
  }
}

export const showTax = (tax: Omit<typeof invoiceTaxes.$inferSelect, 'invoiceId' | 'position'>): InvoiceTax => ({
  id: tax.taxCodeId,
  name: tax.name,
  base: Number(tax.base),
  checked: true,
  kind: tax.kind,
  category: tax.category,
  rate: Number(tax.rate),
  amount: Number(tax.amount),
  ...(tax.text && { text: tax.text }),
})

/** Documents in short. */
export async function loadRefs(db: Database, ids: readonly string[]): Promise<InvoiceRef[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(invoices)
    .where(isOneOf(invoices.id, ids))
    .orderBy(asc(invoices.createdAt), asc(invoices.number))
  return rows.map(showRef)
}

export const showRef = (row: InvoiceRow): InvoiceRef => ({
  uuid: row.id,
  number: row.name,
  kind: row.kind,
  status: row.status,
  total: Number(row.total),
  creationDate: dayOnWire(row.issueDay),
})

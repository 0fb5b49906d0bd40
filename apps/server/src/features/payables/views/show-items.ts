import type {
  PayableDocument,
  PayableFile,
  PayableItem,
  PayableTax,
  PayableVendor,
} from '@dragoman/sdk/operations/payables'
import type { UserRef } from '@dragoman/sdk/operations/users'
import { and, count, eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { loadPeople, type People } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { downloadUrl, type FileOwner } from '../../../kernel/download.ts'
import { versionOf } from '../../../kernel/version.ts'
import { users } from '../../../kernel/tables.ts'
import { loadPayees, type Payees } from '../payout-methods.ts'
import { payableLines } from '../tables.ts'
import { seesPayables, type PayableRow } from '../visible.ts'
import { loadDocuments, type DocumentRow } from '../facts/document-rows.ts'
import { loadTaxes, type TaxRow } from '../facts/tax-rows.ts'
import { presentFiles, type FileRow } from '../facts/file-rows.ts'

/** The parts of a request that showing a payable needs. */
export type ShowContext = Pick<Context, 'db' | 'session' | 'settings' | 'now'>

type VendorFacts = Pick<typeof users.$inferSelect, 'id' | 'invoicingPeriodicity' | 'invoicingDayOfMonth'>

/** Payables as a list has them. A linguist isn't told who else has had a hand in them. */
export const showItems = ({ db, session, settings, now }: ShowContext, rows: readonly PayableRow[]) =>
  showPayables({ db, session }, rows, (fileKey, owner) => downloadUrl({ settings, now, session }, fileKey, owner))

/** The same with other addresses of files, such as none in an export. */
export async function showPayables(
  { db, session }: Pick<ShowContext, 'db' | 'session'>,
  rows: readonly PayableRow[],
  urlOf: (fileKey: string, owner: FileOwner) => string,
): Promise<PayableItem[]> {
  const ids = rows.map(({ id }) => id)
  const vendorIds = rows.map(({ vendorId }) => vendorId)
  const files = await presentFiles(db, ids)
  const people = await loadPeople(db, session, [...vendorIds, ...files.map(({ uploadedBy }) => uploadedBy)])
  const payees = await loadPayees(db, vendorIds)
  const vendors = await loadVendors(db, vendorIds)
  const tasksOf = await countTasks(db, ids)
  const taxes = await loadTaxes(db, ids)
  const documents = await loadDocuments(db, ids)
  const isOffice = seesPayables(session)
  return rows.map((row) => {
    const file = files.find(({ payableId }) => payableId === row.id)
    const method = payees.method(row.vendorId)
    const document = documents.get(row.id)
    return {
      id: row.number,
      uuid: row.id,
      name: row.name,
      status: row.status,
      version: payableVersion(row),
      currency: row.currency,
      amount: Number(row.total),
      amountBeforeTaxes: Number(row.net),
      taxesAmount: Number(row.tax),
      withheldAmount: Number(row.withheld),
      paidAmount: Number(row.paid),
      taxes: (taxes.get(row.id) ?? []).map(showTax),
      ...(row.taxReason && { taxReason: row.taxReason }),
      ...(row.taxOverride && isOffice && { taxOverride: row.taxOverride }),
      selfBilled: row.isSelfBilled,
      ...(document && {
        document: { ...showDocument(document), url: urlOf(document.fileKey, `payableDocument-${row.id}`) },
      }),
      ...(row.objectUntil !== null && { objectUntil: row.objectUntil }),
      ...(row.agreedAt && { agreedDate: row.agreedAt.getTime() }),
      ...(row.objectedAt && { objectedDate: row.objectedAt.getTime() }),
      creationDate: row.createdAt.getTime(),
      dueDate: Date.parse(`${row.dueDay}T00:00:00Z`),
      lastUpdate: row.updatedAt.getTime(),
      startDate: row.startDay,
      endDate: row.endDay,
      totalTasks: tasksOf.get(row.id) ?? 0,
      ...(method && { payoutMethod: method }),
      missingAccountingInfo: method === undefined,
      vendor: showVendor(row.vendorId, people, payees, vendors.get(row.vendorId)),
      payableFiles: file
        ? [{ ...showFile(session, file, people), url: urlOf(file.fileKey, `payableFile-${file.id}`) }]
        : [],
      ...(row.reason !== null && { reason: row.reason }),
      ...(row.paidDay !== null && {
        payment: { date: row.paidDay, ...(row.paymentReference !== null && { reference: row.paymentReference }) },
      }),
    }
  })
}

export const payableVersion = ({ status, updatedAt }: PayableRow): string => versionOf([status, updatedAt.getTime()])

/** A withheld tax is shown below zero. */
const showTax = ({ id, name, kind, category, rate, base, amount, text }: TaxRow): PayableTax => ({
  id,
  name,
  kind,
  category,
  base: Number(base),
  checked: true,
  rate: Number(rate),
  amount: kind === 'WITHHOLDING' ? 0 - Number(amount) : Number(amount),
  ...(text && { text }),
})

const showDocument = ({ name, size, sha256 }: DocumentRow): Omit<PayableDocument, 'url'> => ({ name, size, sha256 })

function showFile(session: SignedIn, file: FileRow, people: People): Omit<PayableFile, 'url'> {
  const uploadedBy = people(file.uploadedBy)
  return {
    uuid: file.id,
    name: file.name,
    size: file.size,
    number: file.invoiceNumber,
    ...(file.invoiceDay !== null && { date: file.invoiceDay }),
    total: Number(file.total),
    currency: file.currency,
    uploadDate: file.uploadedAt.getTime(),
    ...(uploadedBy && (seesPayables(session) || file.uploadedBy === session.user.id) && { uploadedBy }),
  }
}

function showVendor(id: string, people: People, payees: Payees, facts: VendorFacts | undefined): PayableVendor {
  const ref: UserRef | undefined = people(id)
  if (!ref) throw new Error(`the linguist ${id} is gone`)
  const shown = payees.payment(id)?.shown
  const method = payees.method(id)
  return {
    ...ref,
    ...(method && { paymentMethod: method }),
    ...(shown?.['payoneerId'] && { payoneerId: shown['payoneerId'] }),
    ...(shown?.['paypalAccount'] && { paypalAccount: shown['paypalAccount'] }),
    ...(facts?.invoicingPeriodicity && {
      invoicingPeriodicity: facts.invoicingPeriodicity as NonNullable<PayableVendor['invoicingPeriodicity']>,
    }),
    ...(facts?.invoicingDayOfMonth != null && { invoicingDayOfMonth: facts.invoicingDayOfMonth }),
  }
}

async function loadVendors(db: Database, ids: readonly string[]): Promise<Map<string, VendorFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: users.id,
      invoicingPeriodicity: users.invoicingPeriodicity,
      invoicingDayOfMonth: users.invoicingDayOfMonth,
    })
    .from(users)
    .where(isOneOf(users.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

async function countTasks(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: payableLines.payableId, tasks: count() })
    .from(payableLines)
    .where(and(isOneOf(payableLines.payableId, ids), eq(payableLines.kind, 'TASK')))
    .groupBy(payableLines.payableId)
  return new Map(rows.map(({ id, tasks }) => [id, tasks]))
}

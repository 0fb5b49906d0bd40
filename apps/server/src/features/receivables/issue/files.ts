import { eq, isNotNull, and } from 'drizzle-orm'
import { makePdf } from '../../../engines/file-work/documents.ts'
import { brokenRules } from '../../../engines/documents/e-invoice/rules.ts'
import { writeCii } from '../../../engines/documents/e-invoice/write-cii.ts'
import { writeUbl } from '../../../engines/documents/e-invoice/write-ubl.ts'
import type { BillingDocument } from '../../../engines/documents/money-document.ts'
import { accountBrand } from '../../../kernel/account-brand.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { dayIn } from '../../../kernel/days.ts'
import type { Objects } from '../../../kernel/objects.ts'
import { companyZone } from '../../finance/company-days.ts'
import { projects } from '../../work/tables.ts'
import { invoices } from '../tables.ts'
import type { DocumentRows } from './document-rows.ts'
import { paperOf } from './paper.ts'
import { bankNumberOf } from './rows-of-draft.ts'
import type { SecretKey } from '../../../kernel/encrypted.ts'

/** The parts that making files needs. */
export interface FileMaking {
  db: Database
  objects: Pick<Objects, 'content'>
  secretKey: SecretKey
}

/** A file of a document before it is kept. */
export interface MadeFile {
  type: 'pdf' | 'ubl' | 'facturx'
  name: string
  mediaType: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A document as plain values, with the logo of its account. */
export async function documentOf(
  { db, objects, secretKey }: FileMaking,
  rows: DocumentRows,
  { isPreview = false }: { isPreview?: boolean } = {},
): Promise<BillingDocument> {
  const { invoice } = rows
  const brand = await accountBrand(db, objects, invoice.accountId)
  const zone = await companyZone(db, invoice.accountId)
  const ids = rows.lines.flatMap(({ projectId }) => projectId ?? [])
  const delivered = await db
    .select({ at: projects.deliveredAt })
    .from(projects)
    .where(and(isOneOf(projects.id, ids), isNotNull(projects.deliveredAt)))
  const [preceding] = invoice.ofInvoiceId
    ? await db
        .select({ number: invoices.name, issueDate: invoices.issueDay })
        .from(invoices)
        .where(eq(invoices.id, invoice.ofInvoiceId))
    : []
  return paperOf(rows, {
    bankNumber: bankNumberOf(invoice, secretKey),
    logo: brand?.logo,
    delivered: delivered.map(({ at }) => dayIn(zone, at!)),
    preceding,
    isPreview,
  })
}

/** The files of a document: a PDF file, and e-invoices if it keeps the rules of EN 16931. */
export async function makeFiles(document: BillingDocument): Promise<MadeFile[]> {
  const name = document.number.replaceAll(/[^\p{L}\p{N}._-]/gu, '-')
  const pdf = await makePdf(document)
  const made: MadeFile[] = [{ type: 'pdf', name: `${name}.pdf`, mediaType: 'application/pdf', bytes: owned(pdf.bytes) }]
  if (brokenRules(document).length > 0) return made
  const facturX = await makePdf(document, { facturX: writeCii(document) })
  return [
    ...made,
    { type: 'ubl', name: `${name}.xml`, mediaType: 'application/xml', bytes: owned(writeUbl(document)) },
    { type: 'facturx', name: `${name}-factur-x.pdf`, mediaType: 'application/pdf', bytes: owned(facturX.bytes) },
  ]
}

const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

import { and, asc, eq, isNull } from 'drizzle-orm'
import { insertOne, updateOne } from '../../../kernel/database/one-row.ts'
import { compare, decimal, toText, type Decimal } from '../../../kernel/decimal.ts'
import { externalLinks, type LinkCause } from '../../finance/tables.ts'
import type { OurDocument } from './our-document.ts'
import type { SyncTerms } from './sync-terms.ts'

export type LinkRow = typeof externalLinks.$inferSelect

const ofRealm = ({ accountId, organizationId }: Pick<SyncTerms, 'accountId' | 'organizationId'>) =>
  and(
    eq(externalLinks.accountId, accountId),
    eq(externalLinks.system, 'XERO'),
    eq(externalLinks.realm, organizationId),
    isNull(externalLinks.endedAt),
  )

type Terms = Pick<SyncTerms, 'db' | 'accountId' | 'organizationId'>

/** The beginning of the part of a credit note that pays an invoice, before the id of the use of the credit. */
export const creditPart = (useId: string): string => `credit:${useId}:`

/** The part of what a bank has kept of a payment. */
export const feePart = (paymentId: string): string => `fee:${paymentId}`

/**
 * A document in Xero, the payments of it, the parts of credit notes of other invoices that lower it, and what banks have kept
 * of its payments.
 */
export async function linksOf(
  terms: Terms,
  documentId: string,
): Promise<{ link: LinkRow | undefined; payments: LinkRow[]; credits: LinkRow[]; fees: LinkRow[] }> {
  const rows = await terms.db
    .select()
    .from(externalLinks)
    .where(and(ofRealm(terms), eq(externalLinks.documentId, documentId)))
    .orderBy(asc(externalLinks.createdAt), asc(externalLinks.id))
  const isCredit = ({ part }: LinkRow) => part.startsWith('credit:')
  const isFee = ({ part }: LinkRow) => part.startsWith('fee:')
  return {
    link: rows.find(({ part }) => part === ''),
    payments: rows.filter((row) => row.part !== '' && !isCredit(row) && !isFee(row)),
    credits: rows.filter(isCredit),
    fees: rows.filter(isFee),
  }
}

/** The document or payment that is known in Xero by an id. */
export async function linkOfExternal(terms: Terms, externalId: string): Promise<LinkRow | undefined> {
  const [row] = await terms.db
    .select()
    .from(externalLinks)
    .where(and(ofRealm(terms), eq(externalLinks.externalId, externalId)))
  return row
}

/** Keeps that something of a document is in Xero. */
export function keepLink(
  { db, accountId, organizationId, now }: Terms & Pick<SyncTerms, 'now'>,
  { id: documentId, kind }: Pick<OurDocument, 'id' | 'kind'>,
  more: {
    part?: string
    externalId: string
    hash?: string
    amount: Decimal
    externalAmount: Decimal
    day?: string
    reference?: string
    cause?: LinkCause
  },
): Promise<LinkRow> {
  const { amount, externalAmount, ...rest } = more
  return insertOne(db, externalLinks, {
    accountId,
    system: 'XERO',
    realm: organizationId,
    kind,
    documentId,
    ...rest,
    amount: toText(amount),
    externalAmount: toText(externalAmount),
    since: more.cause ? now() : null,
    createdAt: now(),
  })
}

/** Keeps that something is no longer in Xero. */
export async function endLink({ db, now }: Pick<SyncTerms, 'db' | 'now'>, { id }: LinkRow): Promise<void> {
  await db.update(externalLinks).set({ endedAt: now() }).where(eq(externalLinks.id, id))
}

/** Keeps what differs, or that nothing does; a difference that is known stays what it was. */
export async function noteDifference(
  { db, now }: Pick<SyncTerms, 'db' | 'now'>,
  link: LinkRow,
  { cause, amount, externalAmount }: { cause: LinkCause | null; amount: Decimal; externalAmount: Decimal },
): Promise<LinkRow> {
  const isKnown =
    link.cause !== null &&
    cause !== null &&
    compare(decimal(link.externalAmount), externalAmount) === 0 &&
    (link.cause === cause || cause === 'EXTERNAL_EDIT')
  if (isKnown || (link.cause === null && cause === null)) return link
  return updateOne(db, externalLinks, eq(externalLinks.id, link.id), {
    cause,
    since: cause === null ? null : now(),
    amount: toText(amount),
    externalAmount: toText(externalAmount),
  })
}

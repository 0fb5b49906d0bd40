import type { XeroDocument } from '../../../engines/xero/answers.ts'
import { compare, decimal, zero } from '../../../kernel/decimal.ts'
import { endLink, keepLink, linksOf, noteDifference, type LinkRow } from './links.ts'
import type { OurDocument } from './our-document.ts'
import type { SyncTerms } from './sync-terms.ts'

/**
 * Compares a document with what Xero has, and keeps what differs; neither side is changed.
 * @param isFresh whether it was just sent, so that only Xero's own rounding can make a difference
 */
export async function compareDocument(
  terms: SyncTerms,
  ours: OurDocument,
  link: LinkRow,
  theirs: XeroDocument | undefined,
  { isFresh = false }: { isFresh?: boolean } = {},
): Promise<LinkRow> {
  const kept = await noteDifference(terms, link, differenceOf(ours, theirs, isFresh))
  if (theirs && !theirs.isVoid && ours.kind !== 'CREDIT_NOTE') await comparePayments(terms, ours, theirs)
  return kept
}

function differenceOf(ours: OurDocument, theirs: XeroDocument | undefined, isFresh: boolean) {
  if (!theirs || theirs.isVoid) return { cause: 'VOIDED' as const, amount: ours.total, externalAmount: zero }
  const cause = isFresh ? ('ROUNDING' as const) : ('EXTERNAL_EDIT' as const)
  const totals = { amount: ours.total, externalAmount: theirs.total }
  if (compare(ours.total, theirs.total) !== 0) return { cause, ...totals }
  if (compare(ours.tax, theirs.tax) !== 0) return { cause, amount: ours.tax, externalAmount: theirs.tax }
  return { cause: null, ...totals }
}

/** Payments that are in Xero alone, and those that were removed there, as credit can be. */
async function comparePayments(
  terms: SyncTerms,
  ours: OurDocument,
  { payments: theirs, creditNotes }: Pick<XeroDocument, 'payments' | 'creditNotes'>,
): Promise<void> {
  const { payments, credits } = await linksOf(terms, ours.id)
  for (const { id, amount, day, reference } of theirs) {
    if (payments.some(({ externalId }) => externalId === id)) continue
    const found = { part: `xero:${id}`, externalId: id, day, reference, cause: 'EXTERNAL_PAYMENT' as const }
    await keepLink(terms, ours, { ...found, amount: zero, externalAmount: amount })
  }
  const gone = [
    ...payments.filter(({ externalId }) => !theirs.some(({ id }) => id === externalId)),
    ...credits.filter(({ externalId }) => !creditNotes.some((id) => externalId.startsWith(`${id}/`))),
  ]
  for (const link of gone) {
    if (link.cause === 'EXTERNAL_PAYMENT') await endLink(terms, link)
    else {
      const amount = decimal(link.amount)
      await noteDifference(terms, link, { cause: 'PAYMENT_REMOVED', amount, externalAmount: zero })
    }
  }
}

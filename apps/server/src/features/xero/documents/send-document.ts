import { createHash } from 'node:crypto'
import { readDocument, recordsIn, type Json, type XeroDocument } from '../../../engines/xero/answers.ts'
import { documentBody } from '../../../engines/xero/document-body.ts'
import { compare, toNumber } from '../../../kernel/decimal.ts'
import { DocumentRefused } from '../client/xero-failed.ts'
import { compareDocument } from './compare.ts'
import { contactFor } from './contacts.ts'
import { lookUpTheirs, readTheirs, resourceOf } from './find-theirs.ts'
import { endLink, keepLink, linksOf, type LinkRow } from './links.ts'
import type { OurDocument } from './our-document.ts'
import type { SyncTerms } from './sync-terms.ts'
import { trackingOption } from './tracking.ts'

/** The document that waits: its place in the queue names the writes, so that none counts twice. */
interface Waiting {
  id: string
  /** Whether it replaces the one in Xero. */
  isReplacing: boolean
}

/** Brings a document to Xero as it stands here now; says whether anything was written. */
export async function sendDocument(terms: SyncTerms, waiting: Waiting, ours: OurDocument): Promise<boolean> {
  const { link, payments, credits } = await linksOf(terms, ours.id)
  const theirs = link ? await readTheirs(terms, link) : await lookUpTheirs(terms, ours)
  if (!ours.isLive) return voidTheirs(terms, waiting, ours, { link, theirs })
  if (theirs && !theirs.isVoid && !waiting.isReplacing) {
    const kept = link ?? (await keepLink(terms, ours, amountsOf(ours, theirs)))
    await compareDocument(terms, ours, kept, theirs)
    await allocateCredit(terms, waiting, ours, theirs)
    return link === undefined
  }
  // One that was voided there stays so until someone decides.
  if (link && !waiting.isReplacing) {
    await compareDocument(terms, ours, link, theirs)
    return false
  }
  const isNew = !theirs || theirs.isVoid
  const { written, hash } = await write(terms, waiting, ours, isNew ? undefined : theirs.id)
  // The payments went with the document that was voided.
  if (isNew) for (const payment of [...payments, ...credits]) await endLink(terms, payment)
  if (link) await endLink(terms, link)
  const kept = await keepLink(terms, ours, { ...amountsOf(ours, written), hash })
  await compareDocument(terms, ours, kept, written, { isFresh: true })
  await allocateCredit(terms, waiting, ours, written)
  return true
}

const amountsOf = (ours: OurDocument, theirs: XeroDocument) => ({
  externalId: theirs.id,
  amount: ours.total,
  externalAmount: theirs.total,
})

async function write(terms: SyncTerms, { id }: Waiting, ours: OurDocument, present: string | undefined) {
  const { calls, mapping, settings } = terms
  const resource = resourceOf(ours)
  const url = `${settings.publicUrl}${ours.path}`
  // The mapping is asked first: without it nothing is made in Xero.
  documentBody(ours, { mapping, contactId: '', url, option: ours.option })
  const contactId = await contactFor(terms, ours.party, id)
  const option = await trackingOption(terms, ours.option, id)
  const body = documentBody(ours, { mapping, contactId, url, option })
  const answer = present
    ? await calls.write('POST', `${resource}/${present}?unitdp=4`, { [resource]: [body] }, id)
    : await calls.write('PUT', `${resource}?unitdp=4`, { [resource]: [body] }, id)
  const written = first(answer, resource)
  if (!written) throw new DocumentRefused(`Xero gave no id for ${ours.number}.`)
  return { written, hash: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}

const first = (answer: Json, resource: string): XeroDocument | undefined =>
  recordsIn(answer[resource]).flatMap((json) => readDocument(json) ?? [])[0]

async function voidTheirs(
  { calls, ...terms }: SyncTerms,
  { id }: Waiting,
  ours: OurDocument,
  { link, theirs }: { link: LinkRow | undefined; theirs: XeroDocument | undefined },
): Promise<boolean> {
  const resource = resourceOf(ours)
  const isThere = theirs !== undefined && !theirs.isVoid
  if (isThere) await calls.write('POST', `${resource}/${theirs.id}`, { [resource]: [{ Status: 'VOIDED' }] }, id)
  if (link) await endLink(terms, link)
  return isThere
}

/** A credit note lowers its invoice, as far as that has something open there. */
async function allocateCredit(terms: SyncTerms, { id }: Waiting, ours: OurDocument, theirs: XeroDocument) {
  if (ours.kind !== 'CREDIT_NOTE' || ours.ofDocumentId === null || theirs.allocations.length > 0) return
  const { link } = await linksOf(terms, ours.ofDocumentId)
  const invoice = link && (await readTheirs(terms, link))
  if (!invoice || invoice.isVoid || invoice.due.units <= 0n) return
  const amount = compare(theirs.total, invoice.due) < 0 ? theirs.total : invoice.due
  const allocation = { Invoice: { InvoiceID: invoice.id }, Amount: toNumber(amount), Date: ours.day }
  await terms.calls.write('PUT', `CreditNotes/${theirs.id}/Allocations`, { Allocations: [allocation] }, id)
}

import { readAllocations, type XeroDocument } from '../../../engines/xero/answers.ts'
import { compare, decimal, subtract, sum, toNumber, type Decimal } from '../../../kernel/decimal.ts'
import { DocumentRefused } from '../client/xero-failed.ts'
import { readTheirs } from './find-theirs.ts'
import { creditPart, endLink, keepLink, linksOf, type LinkRow } from './links.ts'
import type { OurCredit, OurDocument } from './our-document.ts'
import type { SyncTerms } from './sync-terms.ts'

interface Credited {
  ours: OurDocument
  /** The invoice in Xero. */
  invoiceId: string
  known: readonly LinkRow[]
}

/**
 * Brings the credit that pays an invoice to Xero: there, the credit notes of the invoice that has the credit lower this one.
 * Says how many writes that took. @throws DocumentRefused where Xero has less credit
 */
export async function sendCredits(terms: SyncTerms, id: string, { ours, invoiceId, known }: Credited): Promise<number> {
  let writes = 0
  const gone = known.filter(({ part }) => !ours.credits.some((credit) => part.startsWith(creditPart(credit.id))))
  for (const link of gone) {
    const [noteId = '', allocationId = ''] = link.externalId.split('/')
    await terms.calls.remove(`CreditNotes/${noteId}/Allocations/${allocationId}`)
    await endLink(terms, link)
    writes += 1
  }
  const links = [...known]
  for (const credit of ours.credits) {
    const sent = links.filter(({ part }) => part.startsWith(creditPart(credit.id)))
    const left = subtract(credit.amount, sum(sent.map(({ amount }) => decimal(amount))))
    writes += await allocate(terms, id, { ours, invoiceId, known: links }, { credit, left })
  }
  return writes
}

async function allocate(
  terms: SyncTerms,
  id: string,
  { ours, invoiceId, known }: Credited & { known: LinkRow[] },
  { credit, left: wanted }: { credit: OurCredit; left: Decimal },
): Promise<number> {
  let left = wanted
  let writes = 0
  for (const noteId of credit.creditNoteIds) {
    if (left.units <= 0n) return writes
    const { link } = await linksOf(terms, noteId)
    const note = link && (await readTheirs(terms, link))
    if (!note || note.isVoid) continue
    const isKnown = (allocationId: string) =>
      known.some(({ externalId }) => externalId === `${note.id}/${allocationId}`)
    // Its answer was lost when it was sent.
    const present = note.allocations.find(
      (one) => one.invoiceId === invoiceId && !isKnown(one.id) && compare(one.amount, left) <= 0,
    )
    const amount = present?.amount ?? (compare(note.due, left) < 0 ? note.due : left)
    if (amount.units <= 0n) continue
    const allocationId = present?.id ?? (await write(terms, id, note, { invoiceId, amount, credit }))
    const part = `${creditPart(credit.id)}${allocationId}`
    const externalId = `${note.id}/${allocationId}`
    known.push(await keepLink(terms, ours, { part, externalId, amount, externalAmount: amount, day: credit.day }))
    left = subtract(left, amount)
    writes += Number(!present)
  }
  if (left.units > 0n)
    throw new DocumentRefused(`Xero has ${toNumber(left)} less credit of ${credit.source} than pays ${ours.number}.`)
  return writes
}

async function write(
  { calls }: SyncTerms,
  id: string,
  note: XeroDocument,
  { invoiceId, amount, credit }: { invoiceId: string; amount: Decimal; credit: OurCredit },
): Promise<string> {
  const allocation = { Invoice: { InvoiceID: invoiceId }, Amount: toNumber(amount), Date: credit.day }
  const answer = await calls.write(
    'PUT',
    `CreditNotes/${note.id}/Allocations`,
    { Allocations: [allocation] },
    id,
    credit.id,
  )
  const [written] = readAllocations(answer)
  if (!written) throw new DocumentRefused(`Xero gave no id for the credit of ${note.number}.`)
  return written.id
}

import { recordsIn, readPayment, type XeroDocument, type XeroPayment } from '../../../engines/xero/answers.ts'
import { bankOf } from '../../../engines/xero/document-body.ts'
import { compare, decimal, subtract, sum, toNumber } from '../../../kernel/decimal.ts'
import { DocumentRefused } from '../client/xero-failed.ts'
import { compareDocument } from './compare.ts'
import { sendCredits } from './send-credits.ts'
import { sendFees } from './send-fees.ts'
import { readTheirs } from './find-theirs.ts'
import { endLink, keepLink, linksOf, type LinkRow } from './links.ts'
import type { OurDocument, OurPayment } from './our-document.ts'
import type { SyncTerms } from './sync-terms.ts'

/** The document of a payment was voided in Xero. */
export class DocumentDiffers extends Error {
  override readonly name = 'DocumentDiffers'
}

/**
 * Brings the payments of a document to Xero as they stand here now; says how many writes that took. Documents that aren't
 * in Xero keep their payments for themselves. @throws DocumentDiffers
 */
export async function sendPayments(terms: SyncTerms, id: string, ours: OurDocument): Promise<number> {
  const { link, payments: known, credits, fees } = await linksOf(terms, ours.id)
  if (!link || ours.kind === 'CREDIT_NOTE') return 0
  const theirs = await readTheirs(terms, link)
  if (!theirs || theirs.isVoid) {
    if (ours.isLive) await compareDocument(terms, ours, link, theirs)
    if (ours.isLive) throw new DocumentDiffers(ours.number)
    return 0
  }
  const sent = known.filter(({ cause }) => cause !== 'EXTERNAL_PAYMENT')
  const { gone, missing } = ours.kind === 'BILL' ? billSteps(ours, sent) : invoiceSteps(ours, sent)
  let writes = 0
  for (const payment of gone) writes += Number(await removePayment(terms, id, payment, theirs))
  for (const payment of missing) writes += Number(await sendPayment(terms, id, payment, { ours, theirs, known }))
  writes += await sendCredits(terms, id, { ours, invoiceId: theirs.id, known: credits })
  writes += await sendFees(terms, id, { ours, known: fees })
  const after = writes > 0 ? await readTheirs(terms, link) : theirs
  await compareDocument(terms, ours, link, after)
  return writes
}

interface Steps {
  /** Payments that no longer hold. */
  gone: LinkRow[]
  missing: OurPayment[]
}

function invoiceSteps({ payments }: OurDocument, sent: readonly LinkRow[]): Steps {
  return {
    gone: sent.filter(({ part }) => !payments.some((payment) => payment.part === part)),
    missing: payments.filter(({ part }) => !sent.some((link) => link.part === part)),
  }
}

/** A bill knows the sum that is paid: the newest payments go until what is left fits, and one for the rest follows. */
function billSteps({ number, paid, lastPayment }: OurDocument, sent: readonly LinkRow[]): Steps {
  let kept = sum(sent.map(({ amount }) => decimal(amount)))
  const gone: LinkRow[] = []
  for (const link of sent.toReversed()) {
    if (compare(kept, paid) <= 0) break
    gone.push(link)
    kept = subtract(kept, decimal(link.amount))
  }
  const rest = subtract(paid, kept)
  const parts = sent.map(({ part }) => Number(part) || 0)
  const next = Math.max(0, ...parts) + 1
  const missing =
    rest.units > 0n && lastPayment
      ? [{ part: String(next), amount: rest, reference: `${number} [${next}]`, ...lastPayment }]
      : []
  return { gone, missing }
}

async function removePayment(
  { calls, ...terms }: SyncTerms,
  id: string,
  link: LinkRow,
  { payments }: XeroDocument,
): Promise<boolean> {
  const isThere = payments.some((payment) => payment.id === link.externalId)
  if (isThere) await calls.write('POST', `Payments/${link.externalId}`, { Status: 'DELETED' }, id)
  await endLink(terms, link)
  return isThere
}

async function sendPayment(
  terms: SyncTerms,
  id: string,
  payment: OurPayment,
  { ours, theirs, known }: { ours: OurDocument; theirs: XeroDocument; known: readonly LinkRow[] },
): Promise<boolean> {
  const { part, amount, day, reference, bankAccountId, rate } = payment
  const keep = (one: XeroPayment) =>
    keepLink(terms, ours, { part, externalId: one.id, amount, externalAmount: one.amount, day, reference })
  const isOurs = ({ id: externalId }: XeroPayment) =>
    known.some((link) => link.externalId === externalId && link.cause !== 'EXTERNAL_PAYMENT')
  // Its answer was lost when it was sent; until now, it looked like a payment of theirs.
  const present = theirs.payments.find(
    (one) => compare(one.amount, amount) === 0 && one.day === day && one.reference === reference && !isOurs(one),
  )
  if (present) {
    const taken = known.find(({ externalId }) => externalId === present.id)
    if (taken) await endLink(terms, taken)
    await keep(present)
    return false
  }
  const { mapping, calls } = terms
  const body = {
    Invoice: { InvoiceID: theirs.id },
    Account: bankOf(mapping, bankAccountId),
    Date: day,
    Amount: toNumber(amount),
    Reference: reference,
    // Xero reckons the difference between the rates itself.
    ...(rate !== undefined && { CurrencyRate: Number(rate) }),
  }
  const answer = await calls.write('PUT', 'Payments', { Payments: [body] }, id)
  const [written] = recordsIn(answer['Payments']).flatMap(readPayment)
  if (!written) throw new DocumentRefused(`Xero gave no id for the payment of ${ours.number}.`)
  await keep(written)
  return true
}

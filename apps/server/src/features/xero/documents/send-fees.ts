import { recordsIn, textIn } from '../../../engines/xero/answers.ts'
import { bankOf, mapped } from '../../../engines/xero/document-body.ts'
import { toNumber } from '../../../kernel/decimal.ts'
import { DocumentRefused } from '../client/xero-failed.ts'
import { contactFor } from './contacts.ts'
import { endLink, feePart, keepLink, type LinkRow } from './links.ts'
import type { OurDocument, OurFee } from './our-document.ts'
import type { SyncTerms } from './sync-terms.ts'

/**
 * Brings what banks have kept of payments to Xero, as money that was spent; says how many writes that took.
 * @throws MappingMissing
 */
export async function sendFees(
  terms: SyncTerms,
  id: string,
  { ours, known }: { ours: OurDocument; known: readonly LinkRow[] },
): Promise<number> {
  const gone = known.filter(({ part }) => !ours.fees.some((fee) => part === feePart(fee.id)))
  const missing = ours.fees.filter((fee) => !known.some(({ part }) => part === feePart(fee.id)))
  for (const link of gone) {
    const removed = [{ BankTransactionID: link.externalId, Status: 'DELETED' }]
    await terms.calls.write('POST', `BankTransactions/${link.externalId}`, { BankTransactions: removed }, id)
    await endLink(terms, link)
  }
  for (const fee of missing) {
    const { amount, day, reference } = fee
    const externalId = (await lookUp(terms, fee)) ?? (await write(terms, id, ours, fee))
    await keepLink(terms, ours, { part: feePart(fee.id), externalId, amount, externalAmount: amount, day, reference })
  }
  return gone.length + missing.length
}

/** A fee that Xero has though nothing is kept of it, since its answer was lost. */
async function lookUp({ calls }: SyncTerms, { reference }: OurFee): Promise<string | undefined> {
  const where = `Reference=="${reference.replace(/[\\"]/g, String.raw`\$&`)}" AND Status!="DELETED"`
  const answer = await calls.get(`BankTransactions?${new URLSearchParams({ where })}`)
  return textIn(recordsIn(answer['BankTransactions'])[0]?.['BankTransactionID'])
}

async function write(terms: SyncTerms, id: string, ours: OurDocument, fee: OurFee): Promise<string> {
  const { mapping, calls } = terms
  const { amount, day, reference, bankAccountId, rate } = fee
  const account = mapped(mapping.fees, 'fees').code
  const line = {
    Description: 'Bank fee',
    Quantity: 1,
    UnitAmount: toNumber(amount),
    AccountCode: account,
    TaxType: 'NONE',
  }
  const spent = {
    Type: 'SPEND',
    BankAccount: bankOf(mapping, bankAccountId),
    Contact: { ContactID: await contactFor(terms, ours.party, id) },
    Date: day,
    Reference: reference,
    CurrencyCode: ours.currency,
    ...(rate !== undefined && { CurrencyRate: Number(rate) }),
    LineAmountTypes: 'NoTax',
    LineItems: [line],
  }
  const answer = await calls.write('PUT', 'BankTransactions', { BankTransactions: [spent] }, id)
  const written = textIn(recordsIn(answer['BankTransactions'])[0]?.['BankTransactionID'])
  if (written === undefined) throw new DocumentRefused(`Xero gave no id for the fee of the payment of ${ours.number}.`)
  return written
}

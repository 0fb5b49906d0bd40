import { readDocument, recordsIn, type XeroDocument } from '../../../engines/xero/answers.ts'
import { compare } from '../../../kernel/decimal.ts'
import { DocumentRefused, NotInXero } from '../client/xero-failed.ts'
import type { LinkRow } from './links.ts'
import type { OurDocument } from './our-document.ts'
import type { SyncTerms } from './sync-terms.ts'

/** The resource of Xero that holds documents of a kind. */
export const resourceOf = ({ kind }: Pick<OurDocument, 'kind'>): 'Invoices' | 'CreditNotes' =>
  kind === 'CREDIT_NOTE' ? 'CreditNotes' : 'Invoices'

/** A document in Xero by its id there; nothing for one that is gone. */
export async function readTheirs(
  { calls }: Pick<SyncTerms, 'calls'>,
  { kind, externalId }: Pick<LinkRow, 'kind' | 'externalId'>,
): Promise<XeroDocument | undefined> {
  const resource = resourceOf({ kind })
  try {
    const answer = await calls.get(`${resource}/${externalId}?unitdp=4`)
    return recordsIn(answer[resource]).flatMap((json) => readDocument(json) ?? [])[0]
  } catch (error) {
    if (error instanceof NotInXero) return undefined
    throw error
  }
}

/**
 * A document that Xero has from us though nothing is kept of it, since its answer was lost: by its number, and by the
 * address that it has here. Numbers of bills may repeat.
 * @throws DocumentRefused where an invoice that isn't ours has the number
 */
export async function lookUpTheirs({ calls }: SyncTerms, ours: OurDocument): Promise<XeroDocument | undefined> {
  const resource = resourceOf(ours)
  const search: Record<string, string> =
    ours.kind === 'CREDIT_NOTE'
      ? { where: `CreditNoteNumber=="${ours.number.replace(/[\\"]/g, String.raw`\$&`)}"` }
      : { InvoiceNumbers: ours.number }
  const answer = await calls.get(`${resource}?${new URLSearchParams({ ...search, page: '1', unitdp: '4' })}`)
  const type = { INVOICE: 'ACCREC', CREDIT_NOTE: 'ACCRECCREDIT', BILL: 'ACCPAY' }[ours.kind]
  const found = recordsIn(answer[resource])
    .flatMap((json) => readDocument(json) ?? [])
    .filter((one) => one.type === type && one.number === ours.number && !one.isVoid)
  const isOurs = ({ url, total }: XeroDocument) =>
    ours.kind === 'CREDIT_NOTE' ? compare(total, ours.total) === 0 : url.endsWith(ours.path)
  const own = found.find(isOurs)
  if (!own && found.length > 0 && ours.kind !== 'BILL')
    throw new DocumentRefused(`Xero has another document with the number ${ours.number}.`)
  return own
}

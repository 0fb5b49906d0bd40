import type { InvoiceInstallment, InvoiceLine, InvoiceParty } from '@dragoman/sdk/operations/receivables'
import type { Party } from '../../../engines/documents/money-document.ts'
import { toNumber, type Decimal } from '../../../kernel/decimal.ts'
import { dayOnWire } from '../amounts.ts'
import { coveredInstallments } from '../facts.ts'
import type { DocumentRows } from '../issue/document-rows.ts'

/** The lines of a document with what they are made of. `costLines` are those that the projects have still. */
export const showLines = (
  rows: Pick<DocumentRows, 'lines' | 'parts'>,
  { credited, costLines }: { credited: ReadonlyMap<string, Decimal>; costLines: ReadonlySet<string> },
): InvoiceLine[] => {
  const partsOf = Map.groupBy(rows.parts, ({ lineId }) => lineId)
  return rows.lines.map((line): InvoiceLine => {
    const off = credited.get(line.id)
    return {
      uuid: line.id,
      description: line.description,
      ...(line.detail && { detail: line.detail }),
      ...(line.projectId && { projectUuid: line.projectId }),
      ...(line.sourceLocale && { sourceLocale: line.sourceLocale }),
      ...(line.targetLocale && { targetLocale: line.targetLocale }),
      quantity: Number(line.quantity),
      unit: line.unit as InvoiceLine['unit'],
      unitPrice: Number(line.unitPrice),
      words: line.words ?? 0,
      net: Number(line.net),
      tax: Number(line.tax),
      creditedNet: off ? toNumber(off) : 0,
      parts: (partsOf.get(line.id) ?? []).map((part, at) => ({
        uuid: part.id ?? `${line.id.slice(0, -4)}${String(at).padStart(4, '0')}`,
        ...(costLines.has(part.costLineId) && { line: part.costLineId }),
        kind: part.kind,
        label: part.label,
        ...(part.workflow && { workflow: part.workflow }),
        unit: part.unit as InvoiceLine['unit'],
        quantity: Number(part.quantity),
        unitPrice: Number(part.unitPrice),
        factor: Number(part.factor),
        exact: shortest(part.exact),
        total: Number(part.total),
        words: part.words,
        ...(part.priceListName && { priceList: part.priceListName }),
        ...(part.priceListId && { priceListUuid: part.priceListId }),
        ...(part.priceListVersion != null && { priceListVersion: part.priceListVersion }),
      })),
    }
  })
}

/** A decimal number without zeros at its end. */
const shortest = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

export const showInstallments = ({ invoice, installments }: DocumentRows): InvoiceInstallment[] => {
  const rows = installments.map((one) => ({ ...one, issuedAt: one.issuedAt ?? null }))
  const covered = coveredInstallments({ paid: invoice.paid ?? '0', credited: invoice.credited ?? '0' }, rows)
  return rows.map(({ position, amount, dueDay, issuedAt }, at) => ({
    number: position,
    amount: Number(amount),
    paidAmount: toNumber(covered[at]!),
    dueDate: dayOnWire(dueDay),
    issued: issuedAt !== null,
    ...(issuedAt && { issueDate: issuedAt.getTime() }),
  }))
}

/** A company as the wire has it. */
export function showParty(party: Party): InvoiceParty {
  const city = [party.postalCode, party.city].filter(Boolean).join(' ')
  const address = [party.street, party.street2, city, party.region].flatMap((line) => line || [])
  const taxId = party.vatId ?? party.taxNumber
  return {
    name: party.name,
    ...(party.department && { department: party.department }),
    ...(address.length > 0 && { address }),
    ...(party.country && { country: party.country }),
    ...(taxId && { taxId }),
    ...(party.email && { email: party.email }),
  }
}

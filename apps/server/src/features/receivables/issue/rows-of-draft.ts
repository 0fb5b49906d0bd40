import { decrypted, encrypted, type SecretKey } from '../../../kernel/encrypted.ts'
import { sum, toText } from '../../../kernel/decimal.ts'
import { bankNumber } from '../../finance/bank-number.ts'
import type { BankRow, Draft } from '../draft/draft.ts'
import type { DocumentRows } from './document-rows.ts'

/** The person who issues a document, and the moment. */
export interface Issuer {
  accountId: string
  userId: string
  now: Date
  secretKey: SecretKey
}

/** The rows of an invoice; its number comes last. */
export function rowsOfDraft(draft: Draft, issuer: Issuer): DocumentRows {
  const { accountId, now } = issuer
  const { terms, unit, rate, currency, dueDay } = draft
  const invoiceId = crypto.randomUUID()
  const issued = terms.installments.filter(({ isIssued }) => isIssued)
  const claimed = terms.installments.length > 0 ? sum(issued.map(({ amount }) => amount)) : draft.total
  const lines = draft.lines.map((line, position) => ({ ...line, id: crypto.randomUUID(), position }))
  return {
    invoice: {
      id: invoiceId,
      accountId,
      kind: 'INVOICE',
      name: '',
      orgUnitId: unit.id,
      ofInvoiceId: null,
      contactId: draft.contactId,
      createdBy: issuer.userId,
      currency,
      issueDay: draft.issueDay,
      dueDay,
      purchaseOrder: draft.purchaseOrder,
      buyerReference: draft.buyerReference,
      language: draft.language,
      seller: draft.seller,
      buyer: draft.buyer,
      ...bankOf(draft.bank, issuer),
      notes: draft.notes,
      net: toText(draft.net),
      tax: toText(draft.tax),
      withheld: toText(draft.withheld),
      total: toText(draft.total),
      baseCurrency: draft.baseCurrency,
      baseTotal: toText(draft.baseTotal),
      rateId: rate?.id ?? null,
      rate: rate ? toText(rate.rate) : null,
      taxOverride: draft.taxOverride,
      installmentCount: terms.count,
      installmentInterval: terms.interval,
      isEqual: terms.isEqual,
      firstOnly: terms.firstOnly,
      createdAt: now,
      status: 'INVOICED',
      claimed: toText(claimed),
      openDueDay: dueDay,
      updatedAt: now,
    },
    lines: lines.map(({ net, parts: _parts, ...line }, at) => ({
      ...line,
      accountId,
      invoiceId,
      net: toText(net),
      tax: toText(draft.lineTaxes[at]!),
    })),
    parts: lines.flatMap(({ id: lineId, parts }) => parts.map((part) => ({ ...part, lineId }))),
    projects: draft.projects.map(({ project, net }, position) => ({
      invoiceId,
      projectId: project.id,
      position,
      name: project.name,
      reference: project.reference,
      net: toText(net),
    })),
    taxes: draft.taxes.map(({ code, base, amount }, position) => ({
      invoiceId,
      taxCodeId: code.id,
      position,
      name: code.name,
      kind: code.kind,
      category: code.category,
      rate: code.rate,
      text: code.text,
      base: toText(base),
      amount: toText(amount),
    })),
    installments: terms.installments.map(({ dueDay: day, amount, isIssued }, at) => ({
      invoiceId,
      position: at + 1,
      dueDay: day,
      amount: toText(amount),
      issuedAt: isIssued ? now : null,
    })),
  }
}

export const invoiceBankPurpose = 'invoice-bank'

/** A copy of a bank account, which stays as it was if the account is deleted. */
function bankOf(bank: BankRow | undefined, { secretKey }: Issuer) {
  if (!bank) return { bank: null, bankNumber: null }
  const { id: uuid, holder, format, bic, bank: name } = bank
  return {
    bank: { uuid, holder, format, ...(bic && { bic }), ...(name && { bank: name }) },
    bankNumber: encrypted(bankNumber(bank, secretKey), secretKey, invoiceBankPurpose),
  }
}

/** The number of the bank account on a document; undefined if the secret key of the server has changed since it was issued. */
export function bankNumberOf(
  { bankNumber: sealed }: Pick<DocumentRows['invoice'], 'bankNumber'>,
  secretKey: SecretKey,
): string | undefined {
  try {
    return sealed ? decrypted(sealed, secretKey, invoiceBankPurpose) : undefined
  } catch {
    return undefined
  }
}

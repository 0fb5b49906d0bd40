import type { CreditNoteInput } from '@dragoman/sdk/operations/receivables'
import { impossible } from '../../../kernel/refusals.ts'
import { compare, decimal, toText, zero } from '../../../kernel/decimal.ts'
import { requireOpenMonth } from '../../finance/open-month.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { requireComplete } from '../draft/gaps.ts'
import { refreshInvoice } from '../facts.ts'
import type { DocumentRows } from '../issue/document-rows.ts'
import { journaled, requireShownAmounts, writeDocument, type IssueContext } from '../issue/issue-invoice.ts'
import { holdInvoice, note, requireMove } from '../moves.ts'
import { liveProjects, releaseProjects } from '../project-moves.ts'
import { invoiceEntity, type InvoiceRow } from '../visible.ts'
import { draftCredit, type CreditDraft } from './draft-credit.ts'

/** Issues a credit note; projects that are credited in full are delivered again. */
export async function issueCredit(context: IssueContext, id: string, input: CreditNoteInput): Promise<InvoiceRow> {
  const { db, session, now, journal } = context
  const invoice = await holdInvoice(context, id)
  const draft = await draftCredit(context, invoice, input)
  await requireOpenMonth(db, { accountId: invoice.accountId, session }, draft.issueDay)
  requireComplete(draft.missing)
  await requireMove(context, invoice, 'credit')
  if (compare(draft.total, zero) <= 0)
    throw impossible('These lines come to nothing or less. Credit others as well.', 'NOT_READY', {
      missing: [{ code: 'amountAboveZero' }],
    })
  requireShownAmounts(draft, { total: input.total })
  const credit = await writeDocument(context, rowsOfCredit(draft, actorOf(session), now), 'CREDIT_NOTE')
  await releaseProjects(context, invoice.id, await creditedProjects(context, draft))
  const corrected = await refreshInvoice(db, invoice.id, now)
  await note(context, invoice, 'CREDITED', { document: credit.name, amount: credit.total, reason: draft.reason })
  await journal({
    entity: invoiceEntity(invoice),
    before: { status: invoice.status },
    after: { ...journaled(corrected), total: Number(credit.total) },
    detail: { creditNote: credit.name, reason: draft.reason },
  })
  return credit
}

/** Live projects whose lines are credited and have nothing left; all of them once nothing is left of the invoice. */
async function creditedProjects({ db }: IssueContext, draft: CreditDraft): Promise<string[]> {
  const { invoice, rows, lines, left, netLeft } = draft
  const live = await liveProjects(db, invoice.id)
  if (netLeft.units === 0n) return live
  const credited = new Set(lines.map(({ line }) => line.projectId))
  return live.filter(
    (projectId) =>
      credited.has(projectId) &&
      rows.lines.filter((line) => line.projectId === projectId).every((line) => left.get(line.id)?.units === 0n),
  )
}

function rowsOfCredit(draft: CreditDraft, userId: string, now: Date): DocumentRows {
  const { invoice, lines, taxes, issueDay } = draft
  const { purchaseOrder, buyerReference, language, seller, buyer, bank, bankNumber, orgUnitId, contactId } = invoice
  const id = crypto.randomUUID()
  const { accountId, currency, baseCurrency, rateId, rate } = invoice
  const total = toText(draft.total)
  return {
    invoice: {
      id,
      accountId,
      kind: 'CREDIT',
      name: '',
      ofInvoiceId: invoice.id,
      createdBy: userId,
      purchaseOrder,
      buyerReference,
      language,
      seller,
      buyer,
      bank,
      bankNumber,
      orgUnitId,
      contactId,
      currency,
      baseCurrency,
      rateId,
      rate,
      issueDay,
      dueDay: issueDay,
      notes: invoice.notes,
      net: toText(draft.net),
      tax: toText(draft.tax),
      withheld: toText(draft.withheld),
      total,
      baseTotal: toText(draft.baseTotal),
      createdAt: now,
      status: 'INVOICED',
      claimed: total,
      openDueDay: null,
      reason: draft.reason,
      updatedAt: now,
    },
    lines: lines.map(({ line, before, credit, tax }, position) => {
      const isWhole = compare(credit, decimal(line.net)) === 0 && compare(before, decimal(line.net)) === 0
      return {
        ...line,
        isTaxIncluded: false,
        ...(!isWhole && { quantity: '1', unit: 'FIXED', unitPrice: toText(credit), words: 0 }),
        id: crypto.randomUUID(),
        invoiceId: id,
        position,
        ofLineId: line.id,
        net: toText(credit),
        tax: toText(tax),
      }
    }),
    parts: [],
    projects: [],
    taxes: taxes.map(({ code, base, amount }, position) => ({
      invoiceId: id,
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
    installments: [],
  }
}

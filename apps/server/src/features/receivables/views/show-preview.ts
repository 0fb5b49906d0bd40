import type { InvoiceGap, InvoicePreview } from '@dragoman/sdk/operations/receivables'
import type { Context } from '../../../identity/context.ts'
import { brokenRules } from '../../../engines/documents/e-invoice/rules.ts'
import { loadPeople } from '../../../identity/people.ts'
import { toNumber } from '../../../kernel/decimal.ts'
import { showBankAccount } from '../../finance/settings.ts'
import { orgUnitRef } from '../../organizations/org-units.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { dayOnWire } from '../amounts.ts'
import type { Draft } from '../draft/draft.ts'
import { documentOf, type FileMaking } from '../issue/files.ts'
import type { DocumentRows } from '../issue/document-rows.ts'
import { bankNumberOf, rowsOfDraft } from '../issue/rows-of-draft.ts'
import { showTax } from './show-items.ts'
import { showInstallments, showLines, showParty } from './show-lines.ts'

type ShowContext = Pick<Context, 'db' | 'session' | 'now' | 'settings' | 'objects'>

/** The rows that an invoice would have. */
export const previewRows = ({ session, now, settings }: ShowContext, draft: Draft): DocumentRows =>
  rowsOfDraft(draft, {
    accountId: session.account.id,
    userId: actorOf(session),
    now,
    secretKey: settings.secretKey,
  })

const makingOf = ({ db, objects, settings }: ShowContext): FileMaking => ({
  db,
  objects,
  secretKey: settings.secretKey,
})

/** The invoice as plain values, marked as a preview. */
export const previewDocument = (context: ShowContext, draft: Draft) =>
  documentOf(makingOf(context), previewRows(context, draft), { isPreview: true })

/** An invoice as the wire shows it before it is issued. */
export async function showPreview(context: ShowContext, draft: Draft): Promise<InvoicePreview> {
  const { db, session, settings } = context
  const rows = previewRows(context, draft)
  const { invoice } = rows
  const people = await loadPeople(db, session, [draft.contactId])
  const contactUser = people(draft.contactId)
  const number = bankNumberOf(invoice, settings.secretKey)
  return {
    currency: draft.currency,
    organizationalUnit: orgUnitRef(draft.unit, draft.organization),
    ...(contactUser && { contactUser }),
    creationDate: dayOnWire(draft.issueDay),
    dueDate: dayOnWire(draft.dueDay),
    ...(draft.purchaseOrder && { purchaseOrder: draft.purchaseOrder }),
    seller: showParty(draft.seller),
    buyer: showParty(draft.buyer),
    ...(invoice.bank &&
      number && {
        paymentDetails: {
          uuid: invoice.bank.uuid,
          accountHolder: invoice.bank.holder,
          number,
          ...(invoice.bank.bic && { bic: invoice.bank.bic }),
          ...(invoice.bank.bank && { bank: invoice.bank.bank }),
        },
      }),
    projects: draft.projects.map(({ project, net, costs }) => ({
      uuid: project.id,
      name: project.name,
      reference: project.reference,
      status: 'DELIVERED',
      currency: project.currency,
      totalCost: toNumber(net),
      sourceLocale: project.sourceLocale,
      targetLocales: [...new Set(costs.flatMap(({ targetLocale }) => targetLocale ?? []))],
      ...(project.deliveredAt && { deliveryDate: project.deliveredAt.getTime() }),
      ...(project.purchaseOrder && { purchaseOrder: project.purchaseOrder }),
    })),
    lines: showLines(rows, {
      credited: new Map(),
      costLines: new Set(rows.parts.map(({ costLineId }) => costLineId)),
    }),
    netAmount: toNumber(draft.net),
    taxes: rows.taxes.map(showTax),
    taxAmount: toNumber(draft.tax),
    withheldAmount: toNumber(draft.withheld),
    total: toNumber(draft.total),
    ...(draft.rate && { exchangeRate: toNumber(draft.rate.rate) }),
    installments: showInstallments(rows),
    suggestedTax: draft.suggestion,
    notes: draft.notes,
    missing: draft.missing,
    warnings: await warningsOf(context, draft),
    taxCodes: draft.codes.map(({ id: uuid, name, kind, category, rate, text }) => ({
      uuid,
      name,
      kind,
      category,
      rate: Number(rate),
      ...(text && { text }),
    })),
    bankAccounts: draft.banks.map(showBankAccount),
  }
}

/** Rules of EN 16931 that the invoice breaks, besides what is missing anyway. */
async function warningsOf(context: ShowContext, draft: Draft): Promise<InvoiceGap[]> {
  const document = await previewDocument(context, draft)
  return brokenRules(document).map(({ rule, message }) => ({
    code: 'electronicInvoice',
    message: `${rule}: ${message}`,
  }))
}

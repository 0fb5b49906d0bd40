import { invoiceMoveGaps, type InvoiceCondition, type InvoiceMove } from '@dragoman/sdk/finance-lifecycles'
import type { InvoiceCancellation } from '@dragoman/sdk/operations/receivables'
import { and, eq } from 'drizzle-orm'
import { updateOne } from '../../kernel/database/one-row.ts'
import { conflict, impossible, notFound } from '../../kernel/refusals.ts'
import { companyDay } from '../finance/company-days.ts'
import { holdFinance, noteFinance } from '../finance/finance-events.ts'
import { requireOpenMonth } from '../finance/open-month.ts'
import { moveFacts, refreshInvoice, installmentsOfInvoice } from './facts.ts'
import { journaled, type IssueContext } from './issue/issue-invoice.ts'
import { liveProjects, releaseProjects } from './project-moves.ts'
import { invoiceInstallments, invoices } from './tables.ts'
import { findInvoice, invoiceEntity, type InvoiceRow } from './visible.ts'

/** Why a move of an invoice is refused, for each condition that isn't met. */
const sentences: Readonly<Record<InvoiceCondition, (name: string) => string>> = {
  notCancelled: (name) => `${name} is canceled.`,
  notCredited: (name) => `${name} is credited in full.`,
  notSent: (name) => `The client has ${name} already. Issue a credit note instead.`,
  nothingPaid: (name) => `A part of ${name} is paid or credited. Issue a credit note instead.`,
  somethingOpen: (name) => `Nothing of ${name} is open.`,
  installmentLeft: (name) => `All installments of ${name} are issued.`,
  notIssuer: (name) => `${name} is above the approval limit, and you issued it. Someone else credits it.`,
}

/** An invoice that this transaction alone may move. */
export async function holdInvoice(
  { db, session }: Pick<IssueContext, 'db' | 'session'>,
  id: string,
): Promise<InvoiceRow> {
  await holdFinance(db, session.account.id)
  return findInvoice(db, session, id, { held: true })
}

/** 409 for a canceled invoice and for a credit note, 422 with each condition that an invoice doesn't meet. */
export async function requireMove(
  { db, session }: Pick<IssueContext, 'db' | 'session'>,
  invoice: InvoiceRow,
  move: InvoiceMove,
): Promise<void> {
  const { id: uuid, name, status } = invoice
  if (invoice.kind === 'CREDIT') throw conflict(`${name} is a credit note. It can't be changed.`, { uuid, status })
  const unmet = invoiceMoveGaps(move, await moveFacts(db, session, invoice))
  if (unmet.length === 0) return
  if (unmet.includes('notCancelled')) throw conflict(`${name} is ${status}.`, { uuid, status })
  const missing = unmet.map((condition) => ({ condition, message: sentences[condition](name) }))
  const message = missing.map((one) => one.message).join(' ')
  throw impossible(message, 'NOT_READY', { uuid, number: name, status, missing })
}

/** Notes in the chain of the account what has happened to a document. */
export function note(
  { db, session, now }: Pick<IssueContext, 'db' | 'session' | 'now'>,
  invoice: Pick<InvoiceRow, 'id' | 'accountId'>,
  event: string,
  detail: Record<string, unknown>,
): Promise<void> {
  const author = {
    accountId: invoice.accountId,
    userId: session.user.id,
    impersonatorId: session.impersonator?.id ?? null,
    now,
  }
  return noteFinance(db, author, [{ documentType: 'INVOICE', documentId: invoice.id, event, detail }])
}

/** Cancels invoices, all or none: numbers stay, and their projects are delivered again. */
export async function cancelInvoices(
  context: IssueContext,
  { invoiceUuids, reason }: InvoiceCancellation,
): Promise<string[]> {
  const { db, session, now, journal } = context
  for (const id of invoiceUuids.toSorted()) {
    const invoice = await holdInvoice(context, id)
    await requireOpenMonth(db, { accountId: invoice.accountId, session }, invoice.issueDay)
    await requireMove(context, invoice, 'cancel')
    await releaseProjects(context, invoice.id, await liveProjects(db, invoice.id))
    const why = reason?.trim() || null
    const cancelled = await refreshInvoice(db, invoice.id, now, { cancelledAt: now, reason: why })
    await note(context, invoice, 'CANCELLED', { ...(why && { reason: why }) })
    await journal({
      entity: invoiceEntity(invoice),
      before: { status: invoice.status },
      after: journaled(cancelled),
      detail: { ...(why && { reason: why }) },
    })
  }
  return [...invoiceUuids]
}

/** Issues the next installment of an invoice: it can be paid from then on. */
export async function issueInstallment(context: IssueContext, id: string, position: number): Promise<InvoiceRow> {
  const { db, session, now, journal } = context
  const invoice = await holdInvoice(context, id)
  const installments = await installmentsOfInvoice(db, id)
  const wanted = installments.find((one) => one.position === position)
  if (!wanted) throw notFound('installment')
  const today = await companyDay(db, invoice.accountId, now)
  await requireOpenMonth(db, { accountId: invoice.accountId, session }, today)
  await requireMove(context, invoice, 'issueInstallment')
  const next = installments.find(({ issuedAt }) => issuedAt === null)
  if (wanted.issuedAt !== null || next?.position !== position)
    throw conflict(`Installment ${next?.position} of ${invoice.name} is the next one.`, { next: next?.position })
  await db
    .update(invoiceInstallments)
    .set({ issuedAt: now })
    .where(and(eq(invoiceInstallments.invoiceId, id), eq(invoiceInstallments.position, position)))
  const issued = await refreshInvoice(db, id, now)
  await note(context, invoice, 'INSTALLMENT_ISSUED', { installment: position, amount: wanted.amount })
  await journal({
    entity: invoiceEntity(invoice),
    before: { status: invoice.status },
    after: { ...journaled(issued), total: Number(wanted.amount) },
    detail: { installment: position },
  })
  return issued
}

/** Notes that the client has got a document: from then on it can't be canceled any more. */
export async function noteOpened(
  context: Pick<IssueContext, 'db' | 'session' | 'now'>,
  invoice: InvoiceRow,
): Promise<void> {
  if (invoice.sentAt !== null) return
  const held = await holdInvoice(context, invoice.id)
  if (held.sentAt !== null) return
  await updateOne(context.db, invoices, eq(invoices.id, held.id), { sentAt: context.now })
  await note(context, held, 'OPENED', {})
}

import { isClient } from '@dragoman/sdk/permissions'
import type { Handlers } from '../../identity/context.ts'
import { makePdf } from '../../engines/file-work/documents.ts'
import { download } from '../../kernel/download.ts'
import { locked, notFound } from '../../kernel/refusals.ts'
import { refuseLockedMonth } from '../finance/open-month.ts'
import { listExportCalls } from '../lists/list-export.ts'
import { draftCredit, showCreditDraft } from './credit/draft-credit.ts'
import { issueCredit } from './credit/issue-credit.ts'
import { draftInvoice } from './draft/draft.ts'
import { requireComplete } from './draft/gaps.ts'
import { issueInvoice } from './issue/issue-invoice.ts'
import { disputeInvoice, settleDispute } from './correspondence/dispute.ts'
import { sendInvoice } from './correspondence/send-invoice.ts'
import { cancelInvoices, issueInstallment, noteOpened, requireMove } from './moves.ts'
import { dismissIncoming } from './payments/incoming.ts'
import { allocatePayment, recordPayment } from './payments/record-payment.ts'
import { refundPayment, reversePaymentRefund } from './payments/refund-payment.ts'
import { reversePayment } from './payments/reverse-payment.ts'
import { allocateCredit, refundCredit, reverseCreditUse } from './payments/use-credit.ts'
import { showBalance } from './views/balance.ts'
import { filesOf } from './views/files-of.ts'
import { listIncoming, showIncoming } from './views/list-incoming.ts'
import { invoiceListExport } from './views/export-invoices.ts'
import { countInvoices, listInvoices } from './views/list-invoices.ts'
import { listReady } from './views/list-ready.ts'
import { showInvoice } from './views/show-invoice.ts'
import { listPayments, showPayments } from './views/show-payments.ts'
import { previewDocument, showPreview } from './views/show-preview.ts'
import { showStatement, statementPaper } from './views/statement.ts'
import { summarize } from './views/summary.ts'
import { findInvoice, seesReceivables } from './visible.ts'

const listExport = listExportCalls(invoiceListExport)

export const receivables = {
  list: (input) => listInvoices(input, input.query),
  getCounters: ({ db, session, now }) => countInvoices(db, session, now),
  startExport: listExport.startExport,
  getExportStatus: listExport.getExportStatus,
  listReady: (input) => listReady(input, input.query),
  getSummary: (input) => summarize(input, input.query.day),
  getBalance: (input) => showBalance(input, input.query.orgUnitUuid),
  getStatement: (input) => showStatement(input, input.query),

  async getStatementFile(input) {
    const paper = await statementPaper(input, input.query)
    const { bytes } = await makePdf(paper)
    return download(new Blob([new Uint8Array(bytes)]), `${paper.number}.pdf`, 'application/pdf')
  },

  async preview(input) {
    const draft = await draftInvoice(input, input.body)
    await refuseLockedMonth(input.db, { accountId: input.session.account.id, session: input.session }, draft.issueDay)
    return showPreview(input, draft)
  },

  async previewFile(input) {
    const draft = await draftInvoice(input, input.body)
    requireComplete(draft.missing.filter(({ code }) => code === 'amountAboveZero'))
    const { bytes } = await makePdf(await previewDocument(input, draft))
    return download(new Blob([new Uint8Array(bytes)]), 'preview.pdf', 'application/pdf')
  },

  async create(input) {
    return showInvoice(input, await issueInvoice(input, input.body))
  },

  async cancel(input) {
    return { invoiceUuids: await cancelInvoices(input, input.body) }
  },

  async get(input) {
    return showInvoice(input, await findInvoice(input.db, input.session, input.path.receivableUUID))
  },

  async getFile(input) {
    const { db, session, path, query, objects } = input
    const invoice = await findInvoice(db, session, path.receivableUUID)
    const files = await filesOf(db, invoice.id)
    if (files.length === 0) throw locked(`The files of ${invoice.name} are being made. Try again in a moment.`)
    const file = files.find(({ type }) => type === query.type)
    if (!file) throw notFound(`${query.type} file of ${invoice.name}`)
    if (isClient(session) && session.impersonator === null && !seesReceivables(session))
      await input.inTransaction((own) => noteOpened(own, invoice))
    return download(await objects.content(file.fileKey), file.name, mediaTypes[file.type])
  },

  async previewCreditNote(input) {
    const invoice = await findInvoice(input.db, input.session, input.path.receivableUUID)
    if (invoice.kind === 'CREDIT') await requireMove(input, invoice, 'credit')
    return showCreditDraft(await draftCredit(input, invoice, input.body))
  },

  async createCreditNote(input) {
    return showInvoice(input, await issueCredit(input, input.path.receivableUUID, input.body))
  },

  async issueInstallment(input) {
    return showInvoice(input, await issueInstallment(input, input.path.receivableUUID, input.path.n))
  },

  async send(input) {
    return showInvoice(input, await sendInvoice(input, input.path.receivableUUID, input.body))
  },

  async dispute(input) {
    return showInvoice(input, await disputeInvoice(input, input.path.receivableUUID, input.body.reason))
  },

  async settleDispute(input) {
    return showInvoice(input, await settleDispute(input, input.path.receivableUUID))
  },

  listPayments: (input) => listPayments(input, input.query),
  listIncoming: (input) => listIncoming(input, input.query),

  async dismissIncoming(input) {
    const { path, body } = input
    const [shown] = await showIncoming(input, [await dismissIncoming(input, path.incomingUUID, body.reason)])
    return shown!
  },

  async recordPayment(input) {
    const [shown] = await showPayments(input, [await recordPayment(input, input.body)])
    return shown!
  },

  async allocatePayment(input) {
    const { path, body } = input
    const [shown] = await showPayments(input, [await allocatePayment(input, path.paymentUUID, body.allocations)])
    return shown!
  },

  async allocateCredit(input) {
    const { path, body } = input
    return showInvoice(input, await allocateCredit(input, path.receivableUUID, body.allocations))
  },

  async refundCredit(input) {
    return showInvoice(input, await refundCredit(input, input.path.receivableUUID, input.body))
  },

  async reverseCreditUse(input) {
    const { path, body } = input
    return showInvoice(input, await reverseCreditUse(input, path.creditUseUUID, body.reason))
  },

  async refundPayment(input) {
    const [shown] = await showPayments(input, [await refundPayment(input, input.path.paymentUUID, input.body)])
    return shown!
  },

  async reversePaymentRefund(input) {
    const { path, body } = input
    const [shown] = await showPayments(input, [await reversePaymentRefund(input, path.paymentRefundUUID, body.reason)])
    return shown!
  },

  async reversePayment(input) {
    const { path, body } = input
    const [shown] = await showPayments(input, [await reversePayment(input, path.paymentUUID, body.reason)])
    return shown!
  },
} satisfies Handlers<'receivables'>

const mediaTypes = { pdf: 'application/pdf', ubl: 'application/xml', facturx: 'application/pdf' } as const

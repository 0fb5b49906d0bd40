import type { Handlers } from '../../identity/context.ts'
import { loadXeroFigures } from '../finance/external-figures.ts'
import { listExportCalls } from '../lists/list-export.ts'
import { answerAdjustment, createAdjustment, listAdjustments } from './adjustments.ts'
import { agreeWithPayable, objectToPayable } from './moves/answer-self-bill.ts'
import { approveMany, approvePayable } from './moves/approve.ts'
import { cancelPayable } from './moves/cancel-payable.ts'
import { attachInvoice, removeInvoice } from './moves/invoice-file.ts'
import { rejectPayable, withdrawApproval } from './moves/return-payable.ts'
import { undoApprovals } from './moves/undo-approvals.ts'
import { agreeToSelfBilling, showSelfBilling, withdrawSelfBilling } from './self-billing/agreements.ts'
import { showRun, startRun } from './runs/start-run.ts'
import { payableListExport } from './views/export-payables.ts'
import { countPayables, listPayables } from './views/list-payables.ts'
import { reconcile } from './facts/reconcile.ts'
import { showPayable, showTasks } from './views/show-payable.ts'
import { showSchedule } from './schedule/show-schedule.ts'
import { earningsOf, sumPayables } from './views/sums.ts'
import { summarize } from './views/summary.ts'
import { findPayable } from './visible.ts'

const listExport = listExportCalls(payableListExport)

export const payables = {
  list: (input) => listPayables(input, input.query),
  getCounters: ({ db, session, now }) => countPayables(db, session, now),
  startExport: listExport.startExport,
  getExportStatus: listExport.getExportStatus,

  getSums: ({ db, session, now, query }) => sumPayables(db, session, query, now),
  getSchedule: (input) => showSchedule(input),

  getEarnings: ({ db, session }) => earningsOf(db, session),

  getSummary: (input) => summarize(input),

  create: (input) => startRun(input),

  getRun: ({ db, session, path }) => showRun(db, session, path.batchUuid),

  async get(input) {
    return showPayable(input, await findPayable(input.db, input.session, input.path.payableUUID))
  },

  async getReconciliation({ db, session, path }) {
    const payable = await findPayable(db, session, path.payableUUID)
    const xero = (await loadXeroFigures(db, [payable.id]))(payable.id)
    return { ...(await reconcile(db, payable)), ...(xero && { xero }) }
  },

  async approve(input) {
    return showPayable(input, await approvePayable(input, input.path.payableUuid))
  },

  approveMany: (input) => approveMany(input, input.body),

  undoApprovals: (input) => undoApprovals(input, input.body.payableUuids),

  getSelfBilling: ({ db, session, query }) => showSelfBilling(db, session, query.vendor),

  agreeToSelfBilling: (input) => agreeToSelfBilling(input),

  withdrawSelfBilling: (input) => withdrawSelfBilling(input, input.query.vendor),

  async agree(input) {
    return showPayable(input, await agreeWithPayable(input, input.path.payableUUID))
  },

  async object(input) {
    return showPayable(input, await objectToPayable(input, input.path.payableUUID, input.body.reason))
  },

  async reject(input) {
    return showPayable(input, await rejectPayable(input, input.path.payableUUID, input.body.reason))
  },

  async withdraw(input) {
    return showPayable(input, await withdrawApproval(input, input.path.payableUUID, input.body.reason))
  },

  async cancel(input) {
    const { payable, taskIds } = await cancelPayable(input, input.path.payableUuid, input.body.reason)
    return { ...(await showPayable(input, payable)), oldTasksInvoiced: await showTasks(input.db, taskIds) }
  },

  async attachInvoiceFile(input) {
    return showPayable(input, await attachInvoice(input, input.path.payableId, input.body))
  },

  removeInvoiceFile: (input) => removeInvoice(input, input.path.payableId),

  listAdjustments: ({ db, session, query }) => listAdjustments(db, session, query.vendor),

  createAdjustment: (input) => createAdjustment(input, input.body),

  answerAdjustment: (input) => answerAdjustment(input, input.path.adjustmentUUID, input.body),
} satisfies Handlers<'payables'>

import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk'
import { waitFor, type Worker } from './worker.ts'

const day = 24 * 60 * 60 * 1000
const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * day).toISOString().slice(0, 10)

/**
 * Bills the linguists' work for the projects that are invoiced to clients: some have sent an invoice, one is approved.
 */
export async function seedPayables(
  { bookkeeper, approver, linguists }: { bookkeeper: Worker; approver: Worker; linguists: readonly Worker[] },
  now: Date,
): Promise<void> {
  const body = { startDate: dayBefore(now, 364), endDate: dayBefore(now, 66), dueDate: dayBefore(now, -14) }
  const { batchUuid = '' } = await call(bookkeeper.client, api.payables.create, { body })
  await waitFor('the payables', async () => {
    const { status } = await call(bookkeeper.client, api.payables.getRun, { path: { batchUuid } })
    if (status === 'FAILED') throw new Error('the payables could not be created')
    return status === 'STARTED' ? undefined : true
  })
  const ready: string[] = []
  for (const [at, { client }] of linguists.entries()) {
    const { content } = await call(client, api.payables.list, { query: {} })
    for (const { uuid, name, amount, currency } of content) {
      const file = { name: `${name}.pdf`, content: new Blob([invoiceOf(name)]) }
      const number = `${now.getUTCFullYear()}-${at + 1}${name.slice(-3)}`
      await call(client, api.payables.attachInvoiceFile, {
        path: { payableId: uuid },
        body: { file, number, total: amount, currency },
      })
      ready.push(uuid)
    }
  }
  // Not those of people whose payout method waits for a second person.
  await call(approver.client, api.payables.approveMany, { body: { payableUuids: ready } })
}

/** Pays what is ready by a PayPal file: one payment has arrived, one came back, and the others are on their way. */
export async function seedPayout({ client }: Worker, now: Date): Promise<void> {
  const query = { statuses: ['READY' as const], size: 100 }
  const { content } = await call(client, api.payables.list, { query })
  const payableUuids = content.filter(({ currency }) => currency === 'USD').map(({ uuid }) => uuid)
  const run = { method: 'PAYPAL' as const, currency: 'USD' as const, payableUuids }
  const { payout, included } = await call(client, api.payouts.create, { body: run })
  if (!payout) throw new Error('the payment run was not created')
  await call(client, api.payouts.send, { path: { payoutUUID: payout.uuid } })
  const [arrived, returned] = included
  if (!arrived || !returned) throw new Error('the demo pays two linguists at least')
  await call(client, api.payouts.settle, {
    path: { payableUUID: arrived.uuid },
    body: { date: dayBefore(now, 0), reference: '8XN41207LK' },
  })
  await call(client, api.payouts.fail, {
    path: { payableUUID: returned.uuid },
    body: { reason: 'The recipient can’t receive payments in this currency.' },
  })
}

/** The smallest file that a PDF reader opens: a blank page. */
const invoiceOf = (name: string) => `%PDF-1.4
% ${name}
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
`

import type { Payout } from '@dragoman/sdk/operations/payouts'
import type { Context } from '../../../identity/context.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { insertRows } from '../../../kernel/database/insert-rows.ts'
import { insertOne } from '../../../kernel/database/one-row.ts'
import { noteFinance } from '../../finance/finance-events.ts'
import { companyDay } from '../../finance/company-days.ts'
import { takeNumbers } from '../../finance/take-numbers.ts'
import type { bankAccounts } from '../../finance/tables.ts'
import { payables } from '../../payables/tables.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { payoutPayments, payouts } from '../tables.ts'
import { payoutEntity } from '../visible.ts'
import { showPayout } from '../views/show-payout.ts'
import type { FileHead, FilePayment, WrittenFile } from './write-file.ts'

/** The head of a file, and the account that pays. */
export type RunHead = FileHead & { account: typeof bankAccounts.$inferSelect | undefined }

interface Made {
  written: WrittenFile
  payments: readonly FilePayment[]
  total: string
  currency: string
}

/** Stores a run with its file and payments; its payables are in no other run from now on. */
export async function storePayout(
  context: Context,
  head: RunHead,
  { written, payments, total, currency }: Made,
): Promise<Payout> {
  const { db, session, objects, now, journal } = context
  const accountId = session.account.id
  const content = new Blob([new Uint8Array(written.bytes)], { type: written.mediaType })
  const file = { accountId, name: written.name, mediaType: written.mediaType, content }
  const { key, size, hash } = await objects.put(db, file)
  const [name = ''] = await takeNumbers(db, {
    accountId,
    kind: 'PAYMENT',
    count: 1,
    day: await companyDay(db, accountId, now),
  })
  const row = await insertOne(db, payouts, {
    accountId,
    name,
    method: head.method,
    currency,
    total,
    bankAccountId: head.account?.id ?? null,
    bankHolder: head.account?.holder ?? null,
    bankLast4: head.account?.last4 ?? null,
    bankName: head.account?.bank ?? null,
    executionDay: head.executionDay,
    messageId: head.messageId,
    fileKey: key,
    fileName: written.name,
    size,
    sha256: hash,
    createdBy: actorOf(session),
    createdAt: now,
  })
  await insertRows(
    db,
    payoutPayments,
    payments.map(({ candidate: { payable, amount, payee }, endToEndId }, position) => ({
      accountId,
      payableId: payable.id,
      payoutId: row.id,
      position,
      billingVersionId: payee.versionId,
      recipient: payee.shown,
      amount,
      endToEndId,
      createdAt: now,
    })),
  )
  const ids = payments.map(({ candidate }) => candidate.payable.id)
  await db.update(payables).set({ batchedAt: now, updatedAt: now }).where(isOneOf(payables.id, ids))
  const author = { accountId, userId: session.user.id, impersonatorId: session.impersonator?.id ?? null, now }
  const detail = { name, total, currency, method: head.method, messageId: head.messageId, sha256: hash }
  await noteFinance(db, author, [
    { documentType: 'PAYOUT', documentId: row.id, event: 'CREATED', detail },
    ...ids.map((documentId) => ({
      documentType: 'PAYABLE' as const,
      documentId,
      event: 'PUT_INTO_RUN',
      detail: { payout: name },
    })),
  ])
  await journal({
    entity: payoutEntity(row),
    after: { total: Number(total), currency, method: head.method, payables: ids.length },
    detail: { sha256: hash },
  })
  return showPayout(context, row)
}

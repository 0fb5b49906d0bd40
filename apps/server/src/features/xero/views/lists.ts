import { can } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import type { XeroDifference, XeroQueueItem, XeroSync } from '@dragoman/sdk/operations/xero'
import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { decimal, subtract, toNumber } from '../../../kernel/decimal.ts'
import { listPage, type Page, type PageQuery } from '../../../kernel/list-page.ts'
import { externalLinks } from '../../finance/tables.ts'
import { xeroQueue, xeroSyncs } from '../tables.ts'
import { loadRefs } from './document-refs.ts'
import { seenKinds } from './seen-kinds.ts'

/** One page of what waits to be sent, in its order. */
export const listQueue = (db: Database, session: SignedIn, query: PageQuery): Promise<Page<XeroQueueItem>> =>
  listPage(db, query, {
    from: xeroQueue,
    where: and(eq(xeroQueue.accountId, session.account.id), inArray(xeroQueue.kind, seenKinds(session))),
    orderBy: [asc(xeroQueue.number)],
    async show(rows) {
      const refOf = await loadRefs(db, rows)
      return rows.map((row) => ({
        uuid: row.id,
        document: refOf(row),
        what: row.what,
        amount: Number(row.amount),
        since: row.createdAt.getTime(),
        tries: row.tries,
        ...(row.problem && { problem: row.problem }),
        ...(row.detail && { detail: row.detail }),
      }))
    },
  })

/** The links of an account that differ, of the kinds that a person may see. */
export const differing = (session: SignedIn) =>
  and(
    eq(externalLinks.accountId, session.account.id),
    eq(externalLinks.system, 'XERO'),
    isNull(externalLinks.endedAt),
    isNotNull(externalLinks.cause),
    inArray(externalLinks.kind, seenKinds(session)),
  )

/** One page of the documents that differ, those first that differ longest. */
export const listDifferences = (db: Database, session: SignedIn, query: PageQuery): Promise<Page<XeroDifference>> =>
  listPage(db, query, {
    from: externalLinks,
    where: differing(session),
    orderBy: [asc(externalLinks.since), asc(externalLinks.id)],
    async show(rows) {
      const refOf = await loadRefs(db, rows)
      return rows.map((row) => {
        const isPayment = row.cause === 'EXTERNAL_PAYMENT'
        const mayRecord = can(session, [row.kind === 'BILL' ? 'PAYABLES_pay' : 'RECEIVABLES_payment'])
        const maySend = can(session, [row.kind === 'BILL' ? 'PAYABLES_approve' : 'RECEIVABLES_create'])
        return {
          uuid: row.id,
          document: refOf(row),
          cause: row.cause!,
          amount: Number(row.amount),
          xeroAmount: Number(row.externalAmount),
          difference: toNumber(subtract(decimal(row.externalAmount), decimal(row.amount))),
          since: (row.since ?? row.createdAt).getTime(),
          canSend: !isPayment && maySend && can(session, requirements['xero.sendAgain']),
          canRecord: isPayment && mayRecord && can(session, requirements['xero.record']),
        }
      })
    },
  })

/** One page of the syncs, newest first. */
export const listSyncs = (db: Database, session: SignedIn, query: PageQuery): Promise<Page<XeroSync>> =>
  listPage(db, query, {
    from: xeroSyncs,
    where: eq(xeroSyncs.accountId, session.account.id),
    orderBy: [desc(xeroSyncs.startedAt), desc(xeroSyncs.id)],
    show: async (rows) =>
      rows.map(({ id, startedAt, reason, sent, received, held, failed, milliseconds, problem, detail }) => ({
        uuid: id,
        date: startedAt.getTime(),
        reason,
        sent,
        received,
        held,
        failed,
        milliseconds,
        ...(problem && { problem: { code: problem, ...(detail && { detail }) } }),
      })),
  })

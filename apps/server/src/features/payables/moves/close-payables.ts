import { payableLifecycle } from '@dragoman/sdk/finance-lifecycles'
import { findMove } from '@dragoman/sdk/lifecycles'
import { and, asc, eq, exists, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { transact } from '../../../kernel/database/transact.ts'
import { recordChange, type JournalAuthor, type JournalEntry } from '../../../kernel/journal.ts'
import { holdFinance, noteFinance } from '../../finance/finance-events.ts'
import { fiscalPeriods } from '../../finance/tables.ts'
import { payables } from '../tables.ts'
import { payableEntity, type PayableRow } from '../visible.ts'

/** Payables in one statement. */
const atOnce = 1000

/** The account whose payables are closed, and the author: null for the system. */
interface Closing extends Pick<JournalAuthor, 'userId' | 'impersonatorId'> {
  accountId: string
  now: Date
}

/** Closes what is paid in the months of an account that are locked. */
export async function closePayables(db: Database, closing: Closing): Promise<void> {
  await holdFinance(db, closing.accountId)
  while ((await closeSome(db, closing)) === atOnce);
}

/** Closes the first of them, and says how many. */
async function closeSome(db: Database, { accountId, userId, impersonatorId = null, now }: Closing): Promise<number> {
  const rows = await db
    .select()
    .from(payables)
    .where(and(eq(payables.accountId, accountId), isToClose(db)))
    .orderBy(asc(payables.number))
    .limit(atOnce)
    .for('update')
  for (const row of rows) requireClose(row)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await db.update(payables).set({ closedAt: now, status: 'CLOSED', updatedAt: now }).where(isOneOf(payables.id, ids))
  await noteFinance(
    db,
    { accountId, userId, impersonatorId, now },
    rows.map(({ id }) => ({ documentType: 'PAYABLE', documentId: id, event: 'CLOSED', detail: { status: 'CLOSED' } })),
  )
  const entries = rows.map((row): JournalEntry => ({
    event: 'PAYABLE_CLOSED',
    entity: payableEntity(row),
    before: { status: row.status },
    after: { status: 'CLOSED', total: Number(row.total), currency: row.currency },
  }))
  await recordChange(db, { accountId, userId, impersonatorId, requestId: null }, ...entries)
  return rows.length
}

const isToClose = (db: Database): SQL =>
  and(
    eq(payables.status, 'PAID'),
    exists(
      db
        .select({ one: sql`1` })
        .from(fiscalPeriods)
        .where(
          and(
            eq(fiscalPeriods.accountId, payables.accountId),
            eq(fiscalPeriods.status, 'LOCKED'),
            eq(fiscalPeriods.month, sql`to_char(${payables.endDay}, 'YYYY-MM')`),
          ),
        ),
    ),
  )!

/** Books are kept here, so that nothing has to be exported before. */
function requireClose({ id, status }: PayableRow): void {
  const facts = { periodLocked: true, exported: true }
  const { refusal } = findMove(payableLifecycle, status, { move: 'close' }, { actors: ['system'], facts })
  if (refusal) throw new Error(`payable ${id} is ${status}: it can't be closed`)
}

/** Closes what was paid after its month had been locked. */
export async function closeDaily(db: Database, now: Date): Promise<void> {
  const found = await db.selectDistinct({ accountId: payables.accountId }).from(payables).where(isToClose(db))
  for (const { accountId } of found)
    await transact(db, (transaction) => closePayables(transaction, { accountId, userId: null, now }))
}

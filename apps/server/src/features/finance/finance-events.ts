import { createHash } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insert-rows.ts'
import { financeEvents } from './tables.ts'

/** Something that has happened to a money document. */
export interface FinanceEvent {
  documentType: (typeof financeEvents.$inferSelect)['documentType']
  documentId: string
  event: string
  detail?: Record<string, unknown>
}

/** The author; null for the system. */
export interface FinanceAuthor {
  accountId: string
  userId: string | null
  impersonatorId?: string | null
  now: Date
}

/** Has others of an account wait who issue money documents or note what happens to them, until the transaction ends. */
export async function holdFinance(db: Database, accountId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('finance'), hashtext(${accountId}))`)
}

/** Adds events to the chain of an account: each one's hash covers the one before. */
export async function noteFinance(
  db: Database,
  { accountId, userId, impersonatorId = null, now }: FinanceAuthor,
  events: readonly FinanceEvent[],
): Promise<void> {
  if (events.length === 0) return
  await holdFinance(db, accountId)
  const [last] = await db
    .select({ position: financeEvents.position, hash: financeEvents.hash })
    .from(financeEvents)
    .where(eq(financeEvents.accountId, accountId))
    .orderBy(desc(financeEvents.position))
    .limit(1)
  let previousHash = last?.hash ?? ''
  const rows = events.map(({ documentType, documentId, event, detail = {} }, at) => {
    const own = { documentType, documentId, event, userId, impersonatorId, at: now.toISOString(), detail }
    const hash = createHash('sha256').update(previousHash).update(JSON.stringify(own)).digest('hex')
    const row = { ...own, accountId, position: (last?.position ?? 0) + at + 1, at: now, previousHash, hash }
    previousHash = hash
    return row
  })
  await insertRows(db, financeEvents, rows)
}

import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { xeroQueue } from '../tables.ts'

type NewItem = Pick<typeof xeroQueue.$inferInsert, 'accountId' | 'kind' | 'documentId' | 'what' | 'amount'> & {
  isReplacing?: boolean
}

/**
 * Puts a document at the end of the queue; one that waits for the same keeps its place instead. That counts as not tried
 * yet, so that what is being sent at the moment is sent once more.
 */
export async function enqueue(db: Database, item: NewItem, now: Date): Promise<void> {
  const { accountId, kind, documentId, what, amount, isReplacing = false } = item
  const [waiting] = await db
    .update(xeroQueue)
    .set({ amount, ...(isReplacing && { isReplacing }), problem: null, detail: null, tries: 0 })
    .where(
      and(
        eq(xeroQueue.accountId, accountId),
        eq(xeroQueue.documentId, documentId),
        eq(xeroQueue.what, what),
        // It would overtake a later one otherwise.
        sql`not exists (
          select from ${xeroQueue} later
          where later.document_id = ${xeroQueue.documentId} and later.number > ${xeroQueue.number} and later.what <> ${xeroQueue.what})`,
      ),
    )
    .returning({ id: xeroQueue.id })
  if (!waiting)
    await db.insert(xeroQueue).values({ accountId, kind, documentId, what, amount, isReplacing, createdAt: now })
}

/** Tries again what was held in the queue of an account. */
export async function releaseHeld(db: Database, accountId: string): Promise<void> {
  await db
    .update(xeroQueue)
    .set({ problem: null, detail: null })
    .where(and(eq(xeroQueue.accountId, accountId), sql`${xeroQueue.problem} is not null`))
}

/** Whether a document is neither held itself nor behind one of the same document that is. */
export const isFree = sql<boolean>`not exists (
  select from ${xeroQueue} held
  where held.document_id = ${xeroQueue.documentId} and held.number <= ${xeroQueue.number} and held.problem is not null)`

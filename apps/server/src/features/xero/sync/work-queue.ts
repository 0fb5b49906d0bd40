import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { MappingMissing } from '../../../engines/xero/document-body.ts'
import { DocumentRefused, NotInXero, XeroFailed } from '../client/xero-failed.ts'
import { ContactOpen } from '../documents/contacts.ts'
import { loadBill } from '../documents/load-bill.ts'
import { loadInvoice } from '../documents/load-invoice.ts'
import type { OurDocument } from '../documents/our-document.ts'
import { sendDocument } from '../documents/send-document.ts'
import { DocumentDiffers, sendPayments } from '../documents/send-payments.ts'
import type { SyncTerms } from '../documents/sync-terms.ts'
import { xeroQueue, type SentKind, type QueueProblem } from '../tables.ts'
import { isFree } from './queue.ts'

type Item = typeof xeroQueue.$inferSelect

/** The figures of a sync. */
export interface Tally {
  sent: number
  received: number
  held: number
  failed: number
}

/** Sends what waits, one after the other in its order. What is held keeps those of its document waiting, and no others. */
export async function workQueue(terms: SyncTerms, tally: Tally, stopping: AbortSignal): Promise<void> {
  let after = 0
  while (!stopping.aborted) {
    const [item] = await terms.db
      .select()
      .from(xeroQueue)
      .where(and(eq(xeroQueue.accountId, terms.accountId), gt(xeroQueue.number, after), isFree))
      .orderBy(asc(xeroQueue.number))
      .limit(1)
    if (!item) return
    after = item.number
    await workItem(terms, item, tally)
  }
}

async function workItem(terms: SyncTerms, item: Item, tally: Tally): Promise<void> {
  const { db } = terms
  const [taken] = await db
    .update(xeroQueue)
    .set({ tries: sql`${xeroQueue.tries} + 1` })
    .where(eq(xeroQueue.id, item.id))
    .returning()
  if (!taken) return
  // A change meanwhile sets the tries back: the row then stays, and is not held.
  const own = and(eq(xeroQueue.id, taken.id), eq(xeroQueue.tries, taken.tries))
  try {
    const ours = await loadOurs(terms, taken)
    if (ours) tally.sent += await send(terms, taken, ours)
    await db.delete(xeroQueue).where(own)
  } catch (error) {
    const held = holdingOf(error)
    if (!held) {
      if (error instanceof XeroFailed) tally.failed += 1
      throw error
    }
    tally.held += 1
    await db
      .update(xeroQueue)
      .set({ problem: held.problem, detail: held.detail.slice(0, 1000) })
      .where(own)
  }
}

async function send(terms: SyncTerms, item: Item, ours: OurDocument): Promise<number> {
  if (item.what === 'PAYMENT') return sendPayments(terms, item.id, ours)
  return Number(await sendDocument(terms, item, ours))
}

/** A document as it stands here now. */
export const loadOurs = (
  { db, accountId, settings }: SyncTerms,
  { kind, documentId }: { kind: SentKind; documentId: string },
): Promise<OurDocument | undefined> =>
  kind === 'BILL'
    ? loadBill(db, { accountId, secretKey: settings.secretKey }, documentId)
    : loadInvoice(db, accountId, documentId)

/** Why one document can't be sent, though others can. */
function holdingOf(error: unknown): { problem: QueueProblem; detail: string } | undefined {
  if (error instanceof MappingMissing) return { problem: 'MAPPING_MISSING', detail: error.message }
  if (error instanceof ContactOpen) return { problem: 'CONTACT_OPEN', detail: error.message }
  if (error instanceof DocumentDiffers) return { problem: 'DIFFERS', detail: error.message }
  if (error instanceof DocumentRefused || error instanceof NotInXero)
    return { problem: 'REFUSED', detail: error.message }
  return undefined
}

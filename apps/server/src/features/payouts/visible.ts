import { can } from '@dragoman/sdk/permissions'
import { and, eq } from 'drizzle-orm'
import type { FileAccess } from '../../identity/feature.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import type { Entity } from '../../kernel/journal.ts'
import { payouts } from './tables.ts'

export type PayoutRow = typeof payouts.$inferSelect

/** A payment run of the caller's account; 404 for any other id. */
export const findPayout = (
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<PayoutRow> =>
  findVisible(db, payouts, { id, visible: eq(payouts.accountId, session.account.id), what: 'payment run', held })

export const payoutEntity = ({ id, name }: Pick<PayoutRow, 'id' | 'name'>): Entity<'PAYOUT'> => ({
  type: 'PAYOUT',
  id,
  name,
})

/** Files of payment runs have whole numbers of accounts: they are for those who pay. */
export const filesOfPayouts: FileAccess = {
  async mayFetch(db, session, id) {
    if (!can(session, ['PAYABLES_pay'])) return false
    const [found] = await db
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(eq(payouts.id, id), eq(payouts.accountId, session.account.id)))
    return found !== undefined
  },
}

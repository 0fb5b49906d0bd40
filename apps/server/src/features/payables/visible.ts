import { can } from '@dragoman/sdk/permissions'
import { and, eq, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import type { Entity } from '../../kernel/journal.ts'
import { payables } from './tables.ts'

export type PayableRow = typeof payables.$inferSelect

/** Says whether a user sees the payables of all linguists, and who has created and approved them. */
export const seesPayables = (session: SignedIn): boolean =>
  can(session, ['PAYABLES_get_payables', 'PAYABLES_create', 'PAYABLES_approve', 'PAYABLES_cancel', 'PAYABLES_pay'])

/** The payables that a user may see: of the account, or their own. */
export const visiblePayables = (session: SignedIn): SQL | undefined =>
  and(
    eq(payables.accountId, session.account.id),
    seesPayables(session) ? undefined : eq(payables.vendorId, session.user.id),
  )

/** A payable by its uuid or its number; 404 for one that the caller may not see. */
export async function findPayable(
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<PayableRow> {
  const visible = visiblePayables(session)
  if (id.includes('-')) return findVisible(db, payables, { id, visible, what: 'payable', held })
  const [byNumber] = await db
    .select({ id: payables.id })
    .from(payables)
    .where(and(visible, eq(payables.number, Number(id))))
  return findVisible(db, payables, { id: byNumber?.id ?? crypto.randomUUID(), visible, what: 'payable', held })
}

export const payableEntity = ({ id, name }: Pick<PayableRow, 'id' | 'name'>): Entity<'PAYABLE'> => ({
  type: 'PAYABLE',
  id,
  name,
})

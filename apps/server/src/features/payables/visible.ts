import { can } from '@dragoman/sdk/permissions'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { holdRows } from '../../kernel/database/hold-rows.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import type { Entity } from '../../kernel/journal.ts'
import { notFound } from '../../kernel/refusals.ts'
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

/** Several payables by their uuids, in that order; 404 where the caller may not see one of them. */
export async function findPayables(
  db: Database,
  session: SignedIn,
  ids: readonly string[],
  { held = false }: { held?: boolean } = {},
): Promise<PayableRow[]> {
  const finding = db
    .select()
    .from(payables)
    .where(and(visiblePayables(session), isOneOf(payables.id, ids)))
    // In the same order for every caller, so that two of them never wait for each other.
    .orderBy(asc(payables.id))
  const rows = new Map((await holdRows(finding, held)).map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = rows.get(id)
    if (!row) throw notFound('payable')
    return row
  })
}

export const payableEntity = ({ id, name }: Pick<PayableRow, 'id' | 'name'>): Entity<'PAYABLE'> => ({
  type: 'PAYABLE',
  id,
  name,
})

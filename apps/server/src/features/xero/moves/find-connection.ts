import { eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { holdRows } from '../../../kernel/database/hold-rows.ts'
import { conflict } from '../../../kernel/refusals.ts'
import { xeroConnections, type Organization } from '../tables.ts'

export type Connected = typeof xeroConnections.$inferSelect & { organization: Organization }

/** The connection of an account; 409 where there is none, or where `isUsable` and it has expired. */
export async function findConnection(
  db: Database,
  accountId: string,
  { isUsable = false, isHeld = false }: { isUsable?: boolean; isHeld?: boolean } = {},
): Promise<Connected> {
  const finding = db.select().from(xeroConnections).where(eq(xeroConnections.accountId, accountId))
  const [row] = await holdRows(finding, isHeld)
  const { state = 'NOT_CONNECTED', organization = null } = row ?? {}
  if (!row || !organization || state === 'DISCONNECTED' || state === 'CHOOSING')
    throw conflict('The account isn’t connected to Xero.', { state })
  if (isUsable && state === 'EXPIRED')
    throw conflict('The connection to Xero has expired. Connect it again.', { state })
  return { ...row, organization }
}

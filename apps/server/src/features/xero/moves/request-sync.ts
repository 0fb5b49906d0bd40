import { eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { xeroConnections } from '../tables.ts'
import { findConnection } from './find-connection.ts'

/** Has the account synced at once, whatever it waits for; 409 without a connection that works. */
export async function requestSync({ db, session, now }: Pick<Context, 'db' | 'session' | 'now'>): Promise<void> {
  const accountId = session.account.id
  await findConnection(db, accountId, { isUsable: true })
  await db.update(xeroConnections).set({ requestedAt: now }).where(eq(xeroConnections.accountId, accountId))
}

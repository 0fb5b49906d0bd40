import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { releaseHeld } from '../sync/queue.ts'
import { xeroConnections, xeroContacts } from '../tables.ts'
import { accountEntity } from './connect.ts'

/** Chooses the contact that a client or a linguist is. What waited for it is tried again. */
export async function chooseContact({ db, session, journal }: Context, partyId: string, contactId: string) {
  const accountId = session.account.id
  const [connection] = await db.select().from(xeroConnections).where(eq(xeroConnections.accountId, accountId))
  const own = and(
    eq(xeroContacts.accountId, accountId),
    eq(xeroContacts.organizationId, connection?.organization?.id ?? ''),
    eq(xeroContacts.partyId, partyId),
  )
  const row = oneOrNotFound(await db.select().from(xeroContacts).where(own).for('update'), 'contact')
  const chosen = row.candidates.find(({ id }) => id === contactId)
  if (!chosen) throw invalid('body.contactId', `${contactId} is none of the contacts to choose from. Reload the page.`)
  await db.update(xeroContacts).set({ contactId }).where(own)
  await releaseHeld(db, accountId)
  await journal({ entity: accountEntity(session), detail: { party: row.name, contact: chosen.name } })
}

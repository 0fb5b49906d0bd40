import { and, eq } from 'drizzle-orm'
import type { AccountRow } from '../../identity/visit-account.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { formerly, type Change, type Undo } from '../../identity/undo.ts'
import { thirdParties } from './tables.ts'
import { recorded, removeThirdParty, requireRoom, type ThirdPartyRow } from './third-parties.ts'

type Recorded = ReturnType<typeof recorded>

/** Tools that were added, changed, or deleted. */
export const undoThirdParty: Undo = {
  async present({ db }, account, change) {
    const row = await holdTool(db, account, change)
    return row ? recorded(row) : null
  },

  async restore({ db, session, now }, account, change) {
    const row = await holdTool(db, account, change)
    if (row && change.before === null) {
      await removeThirdParty(db, row)
      return { event: 'THIRD_PARTY_REMOVED' }
    }
    const by = { changedBy: session.user.id, changedAt: now }
    if (row) {
      const before = formerly<Partial<Recorded>>(change)
      await updateOne(db, thirdParties, eq(thirdParties.id, row.id), { ...before, ...by })
      return { event: 'THIRD_PARTY_UPDATED' }
    }
    await requireRoom(db, account.id)
    const before = formerly<Recorded>(change)
    await insertOne(db, thirdParties, { ...before, ...by, id: change.entityId, accountId: account.id })
    return { event: 'THIRD_PARTY_CREATED' }
  },
}

async function holdTool(db: Database, account: AccountRow, { entityId }: Change): Promise<ThirdPartyRow | undefined> {
  const [row] = await db
    .select()
    .from(thirdParties)
    .where(and(eq(thirdParties.id, entityId), eq(thirdParties.accountId, account.id)))
    .for('update')
  return row
}

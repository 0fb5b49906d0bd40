import { and, eq } from 'drizzle-orm'
import type { AccountRow } from '../../identity/visit-account.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { formerly, type Change, type Undo } from '../../identity/undo.ts'
import { insertEngineRow, recorded, removeEngine } from './engines.ts'
import { requireUnitOf } from './keys.ts'
import type { EngineRow } from './run-engine.ts'
import { mtEngines } from './tables.ts'

type Recorded = ReturnType<typeof recorded>

/** Engines that were added, changed, or deleted. */
export const undoEngine: Undo = {
  which: 'engineUuid',

  async present({ db }, account, change) {
    const row = await holdEngine(db, account, change)
    return row ? recorded(row) : null
  },

  async restore({ db, session, now }, account, change) {
    const row = await holdEngine(db, account, change)
    if (row && change.before === null) {
      await removeEngine(db, row)
      return { event: 'MT_ENGINE_REMOVED' }
    }
    const by = { changedBy: session.user.id, changedAt: now }
    if (row) {
      const before = formerly<Partial<Recorded>>(change)
      await requireUnitOf(db, account.id, before.orgUnitId ?? undefined)
      await updateOne(db, mtEngines, eq(mtEngines.id, row.id), { ...before, ...by })
      return { event: 'MT_ENGINE_UPDATED' }
    }
    const before = formerly<Recorded>(change)
    await requireUnitOf(db, account.id, before.orgUnitId ?? undefined)
    await insertEngineRow(db, { ...before, ...by, id: idOf(change), accountId: account.id })
    return { event: 'MT_ENGINE_CREATED' }
  },
}

const idOf = ({ detail }: Change) => String(detail['engineUuid'])

async function holdEngine(db: Database, account: AccountRow, change: Change): Promise<EngineRow | undefined> {
  const [row] = await db
    .select()
    .from(mtEngines)
    .where(and(eq(mtEngines.id, idOf(change)), eq(mtEngines.accountId, account.id)))
    .for('update')
  return row
}

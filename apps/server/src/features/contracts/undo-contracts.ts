import { and, eq } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import { contracts } from '../../identity/tables.ts'
import type { AccountRow } from '../../identity/visit-account.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { formerly, type Change, type Undo } from '../../identity/undo.ts'
import { deactivateContract, recorded, type ContractRow } from './contracts.ts'
import { displayOf, writeDisplay, type ContractDisplay } from './display.ts'

/** Contracts that were added or withdrawn: withdraws them, or asks for them again. */
export const undoContract: Undo = {
  async present({ db }, account, change) {
    const row = await holdVersion(db, account, change)
    return row.active ? recorded(row) : null
  },

  async restore(context, account, change) {
    const { db } = context
    const row = await holdVersion(db, account, change)
    forgetSessions(context)
    if (change.before === null) {
      await deactivateContract(db, row)
      return { event: 'CONTRACT_REMOVED' }
    }
    await activate(db, row)
    return { event: 'CONTRACT_CREATED', after: recorded(row) }
  },
}

/** Versions that were published: the one before applies again. */
export const undoVersion: Undo = {
  async present({ db }, account, change) {
    const active = (await holdLine(db, account, change)).find((row) => row.active)
    return active ? { version: active.version } : null
  },

  async restore(context, account, change) {
    const { db } = context
    const { version } = formerly<{ version: number }>(change)
    const line = await holdLine(db, account, change)
    forgetSessions(context)
    for (const row of line.filter(({ active }) => active)) await deactivateContract(db, row)
    await activate(db, only(line.filter((row) => row.version === version)))
    return { event: 'CONTRACT_PUBLISHED' }
  },
}

/** How contracts are shown. */
export const undoDisplay: Undo = {
  present: async ({ db }, { id }) => ({ ...(await displayOf(db, id)) }),

  async restore({ db }, { id }, change) {
    await writeDisplay(db, id, { ...(await displayOf(db, id)), ...formerly<Partial<ContractDisplay>>(change) })
    return { event: 'CONTRACT_SETTINGS_UPDATED' }
  },
}

const holdVersion = async (db: Database, account: AccountRow, { entityId }: Change): Promise<ContractRow> =>
  only(
    await db
      .select()
      .from(contracts)
      .where(and(eq(contracts.id, entityId), eq(contracts.accountId, account.id)))
      .for('update'),
  )

async function holdLine(db: Database, account: AccountRow, change: Change): Promise<ContractRow[]> {
  const { lineId } = await holdVersion(db, account, change)
  return db.select().from(contracts).where(eq(contracts.lineId, lineId)).for('update')
}

async function activate(db: Database, { id }: ContractRow): Promise<void> {
  await db.update(contracts).set({ active: true }).where(eq(contracts.id, id))
}

/** Sessions remember which contracts wait for their person. */
const forgetSessions = ({ sessions, afterCommit }: Context) => afterCommit(() => sessions.forget())

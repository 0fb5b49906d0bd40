import { and, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { formerly, type Change, type Undo } from '../../identity/undo.ts'
import { recorded, removeRouting, requireFreeName, requireRoom, type RoutingRow } from './routings.ts'
import { projectRoutings } from './tables.ts'

type Recorded = ReturnType<typeof recorded>

/** Configurations of project routing that were added, changed, or deleted. */
export const undoRouting: Undo = {
  async present({ db }, { id: accountId }, change) {
    const row = await holdRouting(db, accountId, change)
    return row ? recorded(row) : null
  },

  async restore({ db }, { id: accountId }, change) {
    const held = await holdRouting(db, accountId, change)
    if (held && change.before === null) {
      await removeRouting(db, held)
      return { event: 'PROJECT_ROUTING_REMOVED' }
    }
    const {
      name,
      sourceLanguage: sourceLocale,
      restrictLangPerOrgUnit: isExclusive,
      configOrgUnits: units,
    } = { ...(held && recorded(held)), ...formerly<Partial<Recorded>>(change) } as Recorded
    await requireFreeName(db, accountId, name, held?.id)
    const values = { name, sourceLocale, isExclusive, units }
    if (held) await updateOne(db, projectRoutings, eq(projectRoutings.id, held.id), values)
    else {
      await requireRoom(db, accountId)
      await insertOne(db, projectRoutings, { ...values, id: change.entityId, accountId })
    }
    return { event: 'PROJECT_ROUTING_SAVED' }
  },
}

async function holdRouting(db: Database, accountId: string, { entityId }: Change): Promise<RoutingRow | undefined> {
  const [row] = await db
    .select()
    .from(projectRoutings)
    .where(and(eq(projectRoutings.id, entityId), eq(projectRoutings.accountId, accountId)))
    .for('update')
  return row
}

import type { Database } from '../../kernel/database/connect.ts'
import { holdOrgUnit } from '../../identity/org-units.ts'
import { notFound } from '../../kernel/refusals.ts'
import { formerly, type Undo } from '../../identity/undo.ts'
import { createRules, endRules, pastRules, presentRules, recordedRules } from './org-unit-rules.ts'

type Recorded = ReturnType<typeof recordedRules>

/** Segmentation rules that a unit was given or lost: earlier ones are kept for the files that were read with them. */
export const undoRules: Undo = {
  async present({ db }, _account, { entityId }) {
    const row = await presentRules(db, entityId)
    return row && recordedRules(row)
  },

  async restore({ db, session, now }, _account, change) {
    const orgUnit = await holdOrgUnit(db, session, change.entityId)
    const before = change.before === null ? null : await earlier(db, orgUnit.id, formerly<Recorded>(change))
    await endRules(db, orgUnit.id, now)
    if (!before) return { event: 'SEGMENTATION_RULES_REMOVED' }
    const { id: _, createdAt: _created, endedAt: _ended, ...values } = before
    await createRules(db, { ...values, createdBy: session.user.id })
    return { event: 'SEGMENTATION_RULES_UPLOADED' }
  },
}

async function earlier(db: Database, orgUnitId: string, { hash, extendsBuiltIn }: Recorded) {
  const row = await pastRules(db, orgUnitId, { hash, extendsBuiltIn })
  if (!row) throw notFound('earlier version of the segmentation rules')
  return row
}

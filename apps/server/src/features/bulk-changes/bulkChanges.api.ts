import type { Handlers } from '../../identity/context.ts'
import { findBulkChange, showBulkChange } from './find-bulk-change.ts'
import { planUndo, undoBulkChange } from './undo-bulk-change.ts'

export const bulkChanges = {
  async get({ db, session, path }) {
    return showBulkChange(db, session, await findBulkChange(db, session, path.changeUuid))
  },

  async planUndo(context) {
    const bulk = await findBulkChange(context.db, context.session, context.path.changeUuid, { held: true })
    return { until: bulk.undoableUntil.getTime(), ...(await planUndo(context, bulk)) }
  },

  async undo(context) {
    const { db, session, path, journal } = context
    const bulk = await findBulkChange(db, session, path.changeUuid, { held: true })
    const { undone, restored, kept } = await undoBulkChange(context, bulk)
    const detail = { kind: bulk.kind, restored: restored.length, kept: kept.length }
    await journal({ entity: { type: 'JOB', id: bulk.id, name: bulk.kind }, detail })
    return showBulkChange(db, session, undone)
  },
} satisfies Handlers<'bulkChanges'>

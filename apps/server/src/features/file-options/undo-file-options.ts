import type { DefaultFileOptions } from '@dragoman/sdk/operations/fileOptions'
import { holdOrgUnit } from '../../identity/org-units.ts'
import { formerly, type Change, type Undo } from '../../identity/undo.ts'
import { findOptions, removeOptions, setOptions } from './unit-options.ts'

const fileTypeOf = ({ detail }: Change) => String(detail['fileType'])

/** Options of a file type that a unit was given, or that were reset. */
export const undoFileOptions: Undo = {
  which: 'fileType',

  async present({ db }, _account, change) {
    const row = await findOptions(db, change.entityId, fileTypeOf(change))
    return row && { options: row.options }
  },

  async restore({ db, session, now }, { id: accountId }, change) {
    const orgUnit = await holdOrgUnit(db, session, change.entityId)
    const fileType = fileTypeOf(change)
    if (change.before === null) {
      await removeOptions(db, orgUnit.id, fileType)
      return { event: 'FILE_OPTIONS_REMOVED' }
    }
    const { options } = formerly<{ options: DefaultFileOptions }>(change)
    const about = { accountId, orgUnitId: orgUnit.id, fileType }
    await setOptions(db, { ...about, options, updatedBy: session.user.id, updatedAt: now })
    return { event: 'FILE_OPTIONS_SET' }
  },
}

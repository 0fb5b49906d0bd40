import type { CustomFieldUpdate } from '@dragoman/sdk/operations/customFields'
import { formerly, type Change, type Undo } from '../../identity/undo.ts'
import { changeField, holdField, holdFields, recorded, sortFields, type SortedFields } from './definitions.ts'
import type { FieldRow } from './field-access.ts'

/** Fields that were changed, archived, or brought back. */
export const undoField: Undo = {
  present: async ({ db }, { id }, { entityId }) => recorded(await holdField(db, id, entityId)),

  async restore({ db, session, now }, { id }, change) {
    const held = await holdField(db, id, change.entityId)
    await changeField(db, session, held, formerly<CustomFieldUpdate>(change), now)
    return { event: 'CUSTOM_FIELD_UPDATED' }
  },
}

/** The order of fields. Those that were added since stay at the end. */
export const undoSorting: Undo = {
  which: 'entityCode',

  async present({ db }, { id }, change) {
    const sorted = change.after as SortedFields | null
    const rows = await holdFields(db, id, entityOf(change))
    return { uuids: rows.flatMap((row) => (sorted?.uuids.includes(row.id) ? row.id : [])) }
  },

  async restore({ db }, { id }, change) {
    await sortFields(db, id, entityOf(change), formerly<SortedFields>(change).uuids)
    return { event: 'CUSTOM_FIELDS_SORTED' }
  },
}

const entityOf = ({ detail }: Change) => detail['entityCode'] as FieldRow['entity']

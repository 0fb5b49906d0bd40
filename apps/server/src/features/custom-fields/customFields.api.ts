import type { Handlers } from '../../identity/context.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { only } from '../../kernel/database/one-row.ts'
import {
  changeField,
  createField,
  fieldEntity,
  holdField,
  listFields,
  recorded,
  showFields,
  sortFields,
} from './definitions.ts'

export const customFields = {
  list: ({ db, session, query }) => listFields(db, session, query),

  async create({ db, session, body, journal }) {
    const row = await createField(db, session, body)
    await journal({ entity: fieldEntity(row), after: recorded(row) })
    return only(await showFields(db, session, [row]))
  },

  async update({ db, session, path, body, journal, now, requireVersion }) {
    const held = await holdField(db, session.account.id, path.customFieldUuid)
    await requireVersion({
      entity: fieldEntity(held),
      present: async () => only(await showFields(db, session, [held])),
    })
    const row = await changeField(db, session, held, body, now)
    const { isChanged, ...change } = changedFields(recorded(held), recorded(row))
    if (isChanged) await journal({ entity: fieldEntity(row), ...change })
    return only(await showFields(db, session, [row]))
  },

  async sort({ db, session, body, journal }) {
    const { id, name } = session.account
    const { before, after } = await sortFields(db, id, body.entityCode, body.fieldUuids)
    if (before.uuids.join() !== after.uuids.join())
      await journal({
        entity: { type: 'ACCOUNT', id, name },
        before: { ...before },
        after: { ...after },
        detail: { entityCode: body.entityCode },
      })
  },
} satisfies Omit<Handlers<'customFields'>, 'getValues' | 'updateValues'>

import type { Handlers } from '../../identity/context.ts'
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
    const held = await holdField(db, session, path.customFieldUuid)
    await requireVersion({
      entity: fieldEntity(held),
      present: async () => only(await showFields(db, session, [held])),
    })
    const row = await changeField(db, session, held, body, now)
    const [before, after] = [recorded(held), recorded(row)]
    const changed = (Object.keys(after) as (keyof typeof after)[]).filter(
      (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
    )
    const of = (state: typeof after) => Object.fromEntries(changed.map((key) => [key, state[key]]))
    if (changed.length > 0) await journal({ entity: fieldEntity(row), before: of(before), after: of(after) })
    return only(await showFields(db, session, [row]))
  },

  async sort({ db, session, body, journal }) {
    const { before, after } = await sortFields(db, session, body.entityCode, body.fieldUuids)
    const { id, name } = session.account
    if (before.join('\n') !== after.join('\n'))
      await journal({
        entity: { type: 'ACCOUNT', id, name },
        before: { fields: before },
        after: { fields: after },
        detail: { entityCode: body.entityCode },
      })
  },
} satisfies Omit<Handlers<'customFields'>, 'getValues' | 'updateValues'>

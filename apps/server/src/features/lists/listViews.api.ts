import type { Handlers } from '../../identity/context.ts'
import { only } from '../../kernel/database/one-row.ts'
import {
  chooseDefault,
  createView,
  fieldsOf,
  listOfViews,
  ownView,
  removeView,
  showViews,
  updateView,
  viewEntity,
} from './list-views.ts'

export const listViews = {
  async list({ db, session, query }) {
    return showViews(db, session, await listOfViews(db, session, query.list))
  },

  async create({ db, session, body, journal }) {
    const row = await createView(db, session, body)
    await journal({ entity: viewEntity(row), after: fieldsOf(row) })
    return only(await showViews(db, session, [row]))
  },

  async update({ db, session, path, body, journal }) {
    const before = await ownView(db, session, path.viewUuid)
    const row = await updateView(db, session, before, body)
    await journal({ entity: viewEntity(row), before: fieldsOf(before), after: fieldsOf(row) })
    return only(await showViews(db, session, [row]))
  },

  async remove({ db, session, path, journal }) {
    const row = await ownView(db, session, path.viewUuid)
    await removeView(db, row)
    await journal({ entity: viewEntity(row), before: fieldsOf(row) })
  },

  async setDefault({ db, session, body, journal }) {
    await chooseDefault(db, session, body)
    await journal({
      entity: { type: 'USER', id: session.user.id, name: session.user.name },
      after: { list: body.list, defaultView: body.viewUuid },
    })
  },
} satisfies Handlers<'listViews'>

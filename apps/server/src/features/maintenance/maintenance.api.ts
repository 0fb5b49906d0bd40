import type { Handlers } from '../../identity/context.ts'
import { invalid } from '../../kernel/refusals.ts'
import { findNotice, removeNotices, replaceNotice, showNotice } from './notice.ts'

export const maintenance = {
  async get({ db, now }) {
    const notice = await findNotice(db, now)
    return notice && showNotice(notice, now)
  },

  async set({ db, session, body, now, journal }) {
    const { beginDate, endDate } = body
    if (endDate <= beginDate) throw invalid('body.endDate', 'The end must be after the begin.')
    if (endDate <= now.getTime()) throw invalid('body.endDate', 'The end must be in the future.')
    const before = await findNotice(db, now)
    const notice = await replaceNotice(db, body, session.user.id)
    const { id, name } = session.account
    const shown = (row: typeof notice) => ({ beginDate: row.beginsAt.getTime(), endDate: row.endsAt.getTime() })
    await journal({ entity: { type: 'ACCOUNT', id, name }, before: before && shown(before), after: shown(notice) })
    return showNotice(notice, now)
  },

  async remove({ db, session, now, journal }) {
    const before = await findNotice(db, now)
    await removeNotices(db)
    const { id, name } = session.account
    if (before)
      await journal({ entity: { type: 'ACCOUNT', id, name }, before: { beginDate: before.beginsAt.getTime() } })
  },
} satisfies Handlers<'maintenance'>

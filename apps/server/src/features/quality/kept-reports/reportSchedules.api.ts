import type { Handlers } from '../../../identity/context.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { only } from '../../../kernel/database/one-row.ts'
import {
  createSchedule,
  holdOwnSchedule,
  holdSchedule,
  listSchedules,
  removeSchedule,
  showSchedules,
  updateSchedule,
  withoutReader,
  type ScheduleRow,
} from './write-schedules.ts'

export const reportSchedules = {
  list: ({ db, session }) => listSchedules(db, session),

  async create(input) {
    const row = await createSchedule(input, input.body)
    await input.journal({ ...about(input.session, row), after: told(row) })
    return only(await showSchedules(input.db, input.session, [row]))
  },

  async update(input) {
    const before = await holdOwnSchedule(input.db, input.session, input.path.reportScheduleUuid)
    const row = await updateSchedule(input, before, input.body)
    await input.journal({ ...about(input.session, row), before: told(before), after: told(row) })
    return only(await showSchedules(input.db, input.session, [row]))
  },

  async remove({ db, session, path, journal }) {
    const row = await holdOwnSchedule(db, session, path.reportScheduleUuid)
    await removeSchedule(db, row)
    await journal({ ...about(session, row), before: told(row) })
  },

  async unsubscribe({ db, session, path, journal }) {
    const row = await holdSchedule(db, session, path.reportScheduleUuid)
    if (!row.readerIds.includes(session.user.id)) return
    await withoutReader(db, row, session.user.id)
    await journal(about(session, row))
  },
} satisfies Handlers<'reportSchedules'>

const about = ({ user }: SignedIn, { id, name }: ScheduleRow) => ({
  entity: { type: 'USER' as const, id: user.id, name: user.name },
  detail: { schedule: id, name },
})

const told = ({ name, grouping, months, frequency, timezone, active, readerIds }: ScheduleRow) => ({
  name,
  by: grouping,
  months,
  frequency,
  timezone,
  active,
  readers: readerIds,
})

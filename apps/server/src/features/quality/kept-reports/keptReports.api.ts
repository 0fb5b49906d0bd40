import type { Handlers } from '../../../identity/context.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { download } from '../../../kernel/download.ts'
import { sumUp } from '../sums/summary.ts'
import { findReport, keepReport, listKept, removeReport, showKeptDetail, type KeptRow } from './keep-report.ts'
import { reportFile } from './report-files.ts'

export const keptReports = {
  list: ({ db, session, query }) => listKept(db, session, query),

  async create(input) {
    const { name, ...query } = input.body
    const row = await keepReport(input.db, input.session, { name, summary: await sumUp(input, query), now: input.now })
    await input.journal({ entity: reader(input.session), after: told(row), detail: { report: row.id } })
    return showKeptDetail(input.db, input.session, row)
  },

  async get({ db, session, path }) {
    return showKeptDetail(db, session, await findReport(db, session, path.keptReportUuid))
  },

  async getFile(input) {
    const row = await findReport(input.db, input.session, input.path.keptReportUuid)
    const { name, mediaType, bytes } = await reportFile(input, row, input.path.keptFileType)
    return download(new Blob([new Uint8Array(bytes)]), name, mediaType)
  },

  async remove({ db, session, path, journal }) {
    const row = await findReport(db, session, path.keptReportUuid)
    await removeReport(db, row)
    await journal({ entity: reader(session), before: told(row), detail: { report: row.id } })
  },
} satisfies Handlers<'keptReports'>

const reader = ({ user }: SignedIn) => ({ type: 'USER' as const, id: user.id, name: user.name })

const told = ({ name, startDate, endDate, summary }: KeptRow) => ({ name, by: summary.by, startDate, endDate })

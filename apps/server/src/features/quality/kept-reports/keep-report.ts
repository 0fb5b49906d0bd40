import type { KeptReport, KeptReportDetail } from '@dragoman/sdk/operations/keptReports'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne } from '../../../kernel/database/one-row.ts'
import { findVisible } from '../../../kernel/find-visible.ts'
import { listPage, type Page, type PageQuery } from '../../../kernel/list-page.ts'
import { withNames, type BareSummary } from '../sums/summary.ts'
import { keptReports } from './tables.ts'

export type KeptRow = typeof keptReports.$inferSelect

/** Reports that one person keeps. */
const most = 500

const ownReports = (session: SignedIn) =>
  and(eq(keptReports.accountId, session.account.id), eq(keptReports.ownerId, session.user.id))

/** The report to keep, and where it comes from. */
interface NewReport {
  name: string
  summary: BareSummary
  scheduleId?: string
  dueAt?: Date
  now: Date
}

/** Keeps a report for a person; the oldest ones make room. */
export async function keepReport(
  db: Database,
  session: SignedIn,
  { name, summary, scheduleId, dueAt, now }: NewReport,
): Promise<KeptRow> {
  const row = await insertOne(db, keptReports, {
    accountId: session.account.id,
    ownerId: session.user.id,
    name: name.trim(),
    startDate: summary.startDate,
    endDate: summary.endDate,
    summary,
    createdAt: now,
    ...(scheduleId !== undefined && { scheduleId }),
    ...(dueAt && { dueAt }),
  })
  const old = db
    .select({ id: keptReports.id })
    .from(keptReports)
    .where(ownReports(session))
    .orderBy(desc(keptReports.createdAt), desc(keptReports.id))
    .offset(most)
  await db.delete(keptReports).where(inArray(keptReports.id, old))
  return row
}

export async function removeReport(db: Database, { id }: KeptRow): Promise<void> {
  await db.delete(keptReports).where(eq(keptReports.id, id))
}

/** A report that the caller keeps; 404 for any other. */
export const findReport = (db: Database, session: SignedIn, id: string): Promise<KeptRow> =>
  findVisible(db, keptReports, { id, visible: ownReports(session), what: 'kept report' })

export const listKept = (db: Database, session: SignedIn, query: PageQuery): Promise<Page<KeptReport>> =>
  listPage(db, query, {
    from: keptReports,
    where: ownReports(session),
    orderBy: [desc(keptReports.createdAt), desc(keptReports.id)],
    show: (rows) => rows.map(showKept),
  })

function showKept({ id, name, createdAt, scheduleId, summary }: KeptRow): KeptReport {
  const { by, startDate, endDate, beforeStartDate, beforeEndDate, passMark, figures, before } = summary
  return {
    uuid: id,
    name,
    by,
    startDate,
    endDate,
    beforeStartDate,
    beforeEndDate,
    passMark,
    figures,
    before,
    createdDate: createdAt.getTime(),
    ...(scheduleId !== null && { reportScheduleUuid: scheduleId }),
  }
}

/** A kept report with the names that people and clients have now. */
export async function showKeptDetail(db: Database, session: SignedIn, row: KeptRow): Promise<KeptReportDetail> {
  const { by, rows, omitted } = row.summary
  return { ...showKept(row), rows: await withNames({ db, session }, by, rows), omitted }
}

import type { ReportSchedule, ReportScheduleInput } from '@dragoman/sdk/operations/reportSchedules'
import { can, isManager } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { and, arrayContains, asc, eq, ne, or } from 'drizzle-orm'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { standInFor } from '../../../identity/stand-in.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../../kernel/database/one-row.ts'
import { findVisible } from '../../../kernel/find-visible.ts'
import { ApiError, forbidden, impossible, invalid } from '../../../kernel/refusals.ts'
import { requireSubjects } from '../sums/subjects.ts'
import { sumUp } from '../sums/summary.ts'
import { nextTime, periodAt, requireTimezone } from './schedule-times.ts'
import { reportSchedules } from './tables.ts'

export type ScheduleRow = typeof reportSchedules.$inferSelect

interface Context {
  db: Database
  session: SignedIn
  now: Date
}

/** Schedules of one person. */
const most = 100

/** One's own, and those that one gets reports from. */
const visibleSchedules = ({ account, user }: SignedIn) =>
  and(
    eq(reportSchedules.accountId, account.id),
    or(eq(reportSchedules.authorId, user.id), arrayContains(reportSchedules.readerIds, [user.id])),
  )

export async function listSchedules(db: Database, session: SignedIn): Promise<ReportSchedule[]> {
  const rows = await db
    .select()
    .from(reportSchedules)
    .where(visibleSchedules(session))
    .orderBy(asc(reportSchedules.name), asc(reportSchedules.id))
  return showSchedules(db, session, rows)
}

/** A schedule that the caller made or gets reports from, held; 404 for any other. */
export const holdSchedule = (db: Database, session: SignedIn, id: string): Promise<ScheduleRow> =>
  findVisible(db, reportSchedules, { id, visible: visibleSchedules(session), what: 'schedule', held: true })

/** The same, for changes that only the person who made it may do. */
export async function holdOwnSchedule(db: Database, session: SignedIn, id: string): Promise<ScheduleRow> {
  const row = await holdSchedule(db, session, id)
  if (row.authorId !== session.user.id)
    throw forbidden('Only the person who made a schedule can change it. You can unsubscribe from it.')
  return row
}

export async function createSchedule(context: Context, body: ReportScheduleInput): Promise<ScheduleRow> {
  const { db, session, now } = context
  await requireName(context, body.name)
  const fields = await fieldsOf(context, body)
  const owner = { accountId: session.account.id, authorId: session.user.id }
  return insertOne(db, reportSchedules, { ...fields, ...owner, createdAt: now })
}

export async function updateSchedule(
  context: Context,
  row: ScheduleRow,
  body: ReportScheduleInput,
): Promise<ScheduleRow> {
  await requireName(context, body.name, row.id)
  return updateOne(context.db, reportSchedules, eq(reportSchedules.id, row.id), await fieldsOf(context, body))
}

export async function removeSchedule(db: Database, { id }: ScheduleRow): Promise<void> {
  await db.delete(reportSchedules).where(eq(reportSchedules.id, id))
}

async function fieldsOf(context: Context, body: ReportScheduleInput) {
  const { name, by, months, frequency, timezone, readerUuids, active = false, ...query } = body
  requireTimezone(timezone)
  const fields = { name: name.trim(), grouping: by, months, frequency, timezone, query, readerIds: readerUuids, active }
  for (const [at, id] of readerUuids.entries())
    await requireReader(context, fields, { id, field: `body.readerUuids[${at}]` })
  return { ...fields, nextAt: active ? nextTime(fields, context.now) : null }
}

type Wanted = Pick<ScheduleRow, 'grouping' | 'months' | 'frequency' | 'timezone' | 'query'>

/** 400 for a reader who may not see the report. */
async function requireReader(
  { db, session, now }: Context,
  { query, grouping }: Pick<Wanted, 'query' | 'grouping'>,
  { id, field }: { id: string; field: string },
): Promise<void> {
  if (id !== session.user.id && !isManager(session))
    throw forbidden('Only managers can choose other readers. Name yourself alone.', ['ROLE_PROJECT_MANAGER'])
  const reader = await readerOf(db, { accountId: session.account.id, id, now })
  if (!reader) throw invalid(field, 'Name people of your account who may see quality reports.')
  await requireSubjects({ db, session: reader }, query, grouping).catch((error: unknown) => {
    if (!(error instanceof ApiError) || id === session.user.id) throw error
    throw invalid(field, `${reader.user.name} can’t see this report: ${error.message}`)
  })
}

/** Someone who may read reports, as they are now; null if they may not, or are gone. */
export async function readerOf(
  db: Database,
  { accountId, id, now }: { accountId: string; id: string; now: Date },
): Promise<SignedIn | null> {
  const reader = await standInFor(db, accountId, id, now)
  return reader && can(reader, requirements['keptReports.get']) ? reader : null
}

/** The report as a reader may see it at a time, or why they may not. */
export async function summaryFor(context: Context, { grouping, query, ...times }: Wanted, at: Date) {
  try {
    return await sumUp({ ...context, now: at }, { ...query, ...periodAt(times, at), by: grouping })
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

async function requireName({ db, session }: Context, given: string, except?: string): Promise<void> {
  const rows = await db
    .select({ id: reportSchedules.id, name: reportSchedules.name })
    .from(reportSchedules)
    .where(and(eq(reportSchedules.authorId, session.user.id), except ? ne(reportSchedules.id, except) : undefined))
  const name = given.trim()
  const taken = rows.find((row) => row.name === name)
  if (taken) throw impossible(`You already have a scheduled report called ${name}.`, 'NAME_TAKEN', { uuid: taken.id })
  if (!except && rows.length >= most)
    throw impossible(`One person has up to ${most} scheduled reports. Delete some first.`, 'NAME_TAKEN')
}

/** Takes a reader off a held schedule; without readers it is turned off. */
export const withoutReader = (db: Database, { id, readerIds, nextAt, active }: ScheduleRow, reader: string) => {
  const left = readerIds.filter((one) => one !== reader)
  const isLeft = left.length > 0
  return updateOne(db, reportSchedules, eq(reportSchedules.id, id), {
    readerIds: left,
    active: active && isLeft,
    nextAt: isLeft ? nextAt : null,
  })
}

export async function showSchedules(
  db: Database,
  session: SignedIn,
  rows: readonly ScheduleRow[],
): Promise<ReportSchedule[]> {
  const people = await loadPeople(
    db,
    session,
    rows.flatMap(({ authorId, readerIds }) => [authorId, ...readerIds]),
  )
  return rows.map(({ id, name, grouping, months, frequency, timezone, active, query, ...row }) => {
    const author = people(row.authorId)
    const isOwn = row.authorId === session.user.id
    const shown = isOwn ? row.readerIds : row.readerIds.filter((reader) => reader === session.user.id)
    return {
      uuid: id,
      name,
      by: grouping,
      months,
      frequency,
      timezone,
      active,
      isOwn,
      ...(author && { author }),
      readers: shown.flatMap((reader) => people(reader) ?? []),
      ...(row.nextAt && { nextDate: row.nextAt.getTime() }),
      ...(row.lastAt && { lastDate: row.lastAt.getTime() }),
      ...query,
    }
  })
}

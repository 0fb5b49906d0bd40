import { and, asc, eq, lte } from 'drizzle-orm'
import type { Objects } from '../../../kernel/objects.ts'
import type { WorkerTerms } from '../../../identity/feature.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../../kernel/database/one-row.ts'
import { transact } from '../../../kernel/database/transact.ts'
import { textParam } from '../../../kernel/jobs/job-params.ts'
import type { JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { recordChange } from '../../../kernel/journal.ts'
import { ApiError } from '../../../kernel/refusals.ts'
import { accounts, jobs, users } from '../../../kernel/tables.ts'
import { startWatch } from '../../../kernel/watch.ts'
import type { BareSummary } from '../sums/summary.ts'
import { composeReportMail } from './compose-report-mail.ts'
import { keepReport } from './keep-report.ts'
import { reportFile, type ReportFile } from './report-files.ts'
import { nextTime } from './schedule-times.ts'
import { keptReports, reportSchedules } from './tables.ts'
import { readerOf, summaryFor, withoutReader, type ScheduleRow } from './write-schedules.ts'

/** Type of the job that makes a scheduled report and sends it to its readers. */
export const reportMailJob = 'QUALITY_REPORT_MAIL'

const minute = 60_000

/** Starts the reports whose time has come. */
export const watchSchedules = ({ db, now, log, logFailure, publicUrl }: WorkerTerms) =>
  startWatch({
    async look(stopping) {
      while (!stopping.aborted && (await startDueReport(db, { now: now(), publicUrl })));
    },
    every: minute,
    failed: (error) => logFailure(log, error, 'sending reports failed'),
  })

/** Starts one report that is due; times that were missed count as one. Says whether there was one. */
export const startDueReport = (
  pool: Database,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<boolean> =>
  transact(pool, async (db) => {
    const [schedule] = await db
      .select()
      .from(reportSchedules)
      .where(lte(reportSchedules.nextAt, now))
      .orderBy(asc(reportSchedules.nextAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!schedule?.nextAt) return false
    const { id, accountId, authorId, nextAt } = schedule
    await updateOne(db, reportSchedules, eq(reportSchedules.id, id), {
      nextAt: nextTime(schedule, now),
      lastAt: nextAt,
    })
    const [account] = await db
      .select({ suspendedAt: accounts.suspendedAt })
      .from(accounts)
      .where(eq(accounts.id, accountId))
    if (account?.suspendedAt === null) {
      const params = { scheduleUuid: id, dueAt: nextAt.toISOString(), publicUrl }
      await insertOne(db, jobs, { accountId, createdBy: authorId, type: reportMailJob, params })
    }
    return true
  })

/** A report for one of its readers. */
interface Made {
  reader: SignedIn
  summary: BareSummary
  files: ReportFile[]
}

/** Makes the report for each reader as they may see it, and sends it once. Those who may not see it get it no longer. */
export const reportMailRunner: JobRunner = {
  async run({ job, db, objects, outbox, progress, commit }) {
    const dueAt = new Date(textParam(job, 'dueAt'))
    const publicUrl = textParam(job, 'publicUrl')
    const [schedule] = await db
      .select()
      .from(reportSchedules)
      .where(eq(reportSchedules.id, textParam(job, 'scheduleUuid')))
    const readerIds = schedule?.readerIds ?? []
    const made = new Map<string, Made | null>()
    for (const [at, id] of readerIds.entries()) {
      await progress(at, readerIds.length)
      made.set(id, await makeFor({ db, objects }, schedule!, { id, dueAt }))
    }
    await progress(readerIds.length, Math.max(readerIds.length, 1))
    await commit(async (transaction) => {
      const sent: string[] = []
      for (const [id, own] of made) {
        const held = await holdWith(transaction, textParam(job, 'scheduleUuid'), id)
        if (!held) continue
        if (!own) await leaveOut(transaction, held, id)
        else if (await send({ db: transaction, outbox, publicUrl }, held, { ...own, dueAt }))
          sent.push(own.reader.user.name)
      }
      return { report: { recipients: sent } }
    })
    outbox.wake()
  },
}

/** The report for a reader; null for someone who may not see it. */
async function makeFor(
  { db, objects }: { db: Database; objects: Pick<Objects, 'content'> },
  schedule: ScheduleRow,
  { id, dueAt }: { id: string; dueAt: Date },
): Promise<Made | null> {
  const now = new Date()
  const reader = await readerOf(db, { accountId: schedule.accountId, id, now })
  if (!reader) return null
  const summary = await summaryFor({ db, session: reader, now }, schedule, dueAt)
  if (summary instanceof ApiError) return null
  const context = { db, session: reader, now, objects: objects as Objects }
  const report = { name: schedule.name, summary, createdAt: now }
  return {
    reader,
    summary,
    files: [await reportFile(context, report, 'pdf'), await reportFile(context, report, 'csv')],
  }
}

/** The schedule, held, as long as someone is still its reader. */
async function holdWith(db: Database, id: string, reader: string): Promise<ScheduleRow | undefined> {
  const [held] = await db.select().from(reportSchedules).where(eq(reportSchedules.id, id)).for('update')
  return held?.readerIds.includes(reader) ? held : undefined
}

const unattended = ({ accountId }: ScheduleRow) => ({ accountId, userId: null, requestId: null })

async function leaveOut(db: Database, schedule: ScheduleRow, readerId: string): Promise<void> {
  await withoutReader(db, schedule, readerId)
  const [person] = await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, readerId))
  if (!person) return
  await recordChange(db, unattended(schedule), {
    event: 'QUALITY_READER_REMOVED',
    entity: { type: 'USER', ...person },
    detail: { schedule: schedule.id, name: schedule.name, bySystem: true },
  })
}

interface Sending {
  db: Database
  outbox: Parameters<JobRunner['run']>[0]['outbox']
  publicUrl: string
}

/** Keeps the report for its reader and writes the mail; false where both were done for this time. */
async function send(
  { db, outbox, publicUrl }: Sending,
  schedule: ScheduleRow,
  { reader, summary, files, dueAt }: Made & { dueAt: Date },
): Promise<boolean> {
  const { user } = reader
  const isSent = and(
    eq(keptReports.scheduleId, schedule.id),
    eq(keptReports.ownerId, user.id),
    eq(keptReports.dueAt, dueAt),
  )
  if ((await db.$count(keptReports, isSent)) > 0) return false
  const { id, name } = schedule
  const kept = await keepReport(db, reader, { name, summary, scheduleId: id, dueAt, now: new Date() })
  const [author] = await db.select({ name: users.name }).from(users).where(eq(users.id, schedule.authorId))
  const link = `${publicUrl}/quality/reports/kept/${kept.id}`
  const mail = { name, summary, files, link, author: author?.name ?? '', language: user.language }
  const to = { email: user.email, name: user.name, language: user.language, accountId: schedule.accountId }
  await outbox.writeComposed(db, to, (brand) => composeReportMail(mail, brand))
  await recordChange(db, unattended(schedule), {
    event: 'QUALITY_REPORT_SENT',
    entity: { type: 'USER', id: user.id, name: user.name },
    detail: { schedule: id, report: kept.id, name, bySystem: true },
  })
  return true
}

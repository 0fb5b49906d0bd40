import type { Database } from '../kernel/database/connect.ts'
import { insertOne } from '../kernel/database/one-row.ts'
import type { JobRow } from '../kernel/jobs/job-runner.ts'
import { authorOf, named, recordChange, type JournalEvent } from '../kernel/journal.ts'
import { jobs } from '../kernel/tables.ts'
import type { ChangeContext, UnattendedContext } from './change-context.ts'
import { tellListeners, type Listener } from './listeners.ts'
import { findSession, type SignedIn } from './sessions.ts'

/** The properties that all changes of a job share. */
export interface JobTerms {
  job: JobRow
  /** The session that asked for the job. */
  session: SignedIn
  now: Date
  consequences: readonly Listener[]
  /** The journal's name of changes that don't have one of their own. */
  event: JournalEvent
}

/** The session that asked for a job; an error once it has ended. */
export async function sessionOf(db: Database, job: JobRow, now: Date): Promise<SignedIn> {
  const session = await findSession(db, String(job.params['sessionUuid']), now)
  if (!session) throw new Error('the session that asked for the change has ended')
  return { ...session, timezone: timezoneOfJob(job) ?? session.timezone }
}

/** Where the person was who asked for a job; null where that is unknown. */
export function timezoneOfJob({ params: { timezone } }: Pick<JobRow, 'params'>): string | null {
  return typeof timezone === 'string' ? timezone : null
}

/** Makes the context of a job's changes: its author's session, and the same consequences as in a request. */
export function jobContext(db: Database, { job, session, now, consequences, event: given }: JobTerms): ChangeContext {
  const context: ChangeContext = {
    db,
    session,
    now,
    journal: (...entries) =>
      recordChange(db, authorOf(job), ...entries.map((entry) => named(entry, given, { job: job.id }))),
    happened: (event, subject) => tellListeners(consequences, context, event, subject),
    startJob: async (started) =>
      insertOne(db, jobs, {
        createdBy: job.createdBy,
        ...started,
        accountId: job.accountId,
        impersonatorId: job.impersonatorId,
        address: job.address,
      }),
    requireVersion: () => Promise.reject(new Error('a job has no version to compare')),
  }
  return context
}

/** Makes the context of changes that no one asked for: without a session, and with the same consequences. */
export function unattendedContext(
  db: Database,
  {
    job,
    now,
    consequences,
    event: given,
    detail,
  }: Omit<JobTerms, 'session'> & {
    /** Details about the author, for every entry. */
    detail?: Record<string, unknown>
  },
): UnattendedContext {
  const { accountId } = job
  const author = { accountId, userId: null, requestId: null }
  const context: UnattendedContext = {
    db,
    session: null,
    now,
    journal: (...entries) =>
      recordChange(db, author, ...entries.map((entry) => named(entry, given, { ...detail, job: job.id }))),
    happened: (event, subject) => tellListeners(consequences, context, event, subject),
    startJob: async (started) => insertOne(db, jobs, { ...started, createdBy: null, accountId }),
  }
  return context
}

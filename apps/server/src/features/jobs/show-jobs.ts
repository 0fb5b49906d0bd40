import type { Job } from '@dragoman/sdk/operations/jobs'
import { isClient, isManager } from '@dragoman/sdk/permissions'
import { and, eq, inArray, notInArray, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { visibleProjects } from '../projects/visible.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { projects } from '../projects/tables.ts'
import { jobs } from '../../kernel/tables.ts'
import type { AppSettings } from '../../identity/context.ts'
import { downloadUrl } from '../../kernel/download.ts'
import { notFound } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { loadPeople } from '../people/people.ts'
import type { JobRow } from '../../kernel/jobs/job-runner.ts'

/**
 * Managers see the jobs of their account, everybody their own. A client also sees those of their projects, but not
 * what became of single uploads of linguists, nor what memories have learnt.
 */
export function visibleJobs(db: Database, session: SignedIn): SQL | undefined {
  const own = eq(jobs.accountId, session.account.id)
  if (isManager(session)) return own
  const mine = eq(jobs.createdBy, session.user.id)
  if (!isClient(session)) return and(own, mine)
  const seen = db.select({ id: projects.id }).from(projects).where(visibleProjects(db, session))
  return and(
    own,
    or(mine, and(inArray(jobs.projectId, seen), notInArray(jobs.type, ['TRANSLATION_UPLOAD', 'TM_LEARNING']))),
  )
}

/** A job that the caller may see, held until the transaction ends; 404 for every other one. */
export async function holdJob(db: Database, session: SignedIn, id: string): Promise<JobRow> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), visibleJobs(db, session)))
    .for('update')
  if (!job) throw notFound('job')
  return job
}

/** Where a download link leads and how long it works. */
export interface LinkTerms {
  settings: Pick<AppSettings, 'publicUrl' | 'secretKey'>
  now: Date
}

const progressUnits: Readonly<Record<string, string>> = {
  FILE_INGESTION: 'FILES',
  TRANSLATION_BUILD: 'FILES',
  PROJECT_DOWNLOAD: 'FILES',
  LOC_KIT: 'FILES',
  SOURCE_FILES: 'FILES',
  TRANSLATED_FILES: 'FILES',
  LOGFILE_EXPORT: 'FILES',
  TM_IMPORT: 'BYTES',
  TM_EXPORT: 'UNITS',
  TM_LEARNING: 'UNITS',
  TM_CLEAR: 'UNITS',
  TM_REMOVAL: 'UNITS',
  TM_REPLACEMENT: 'UNITS',
  TM_REPLACEMENT_UNDO: 'UNITS',
  ANALYSIS: 'SEGMENTS',
  PRE_TRANSLATION: 'SEGMENTS',
  TRANSLATION_UPLOAD: 'SEGMENTS',
}

/** Jobs as the wire shows them, in the order given. */
export async function showJobs(
  db: Database,
  session: SignedIn,
  rows: readonly JobRow[],
  { settings, now }: LinkTerms,
): Promise<Job[]> {
  const people = await loadPeople(
    db,
    session,
    rows.map(({ createdBy }) => createdBy),
  )
  return rows.map((row) => {
    const unit = progressUnits[row.type]
    const { fileName } = row.params
    return {
      id: row.id,
      uuid: row.id,
      type: row.type,
      status: row.status as Job['status'],
      progress: { done: row.done, total: row.total, ...(unit && { unit }) },
      creationDate: row.createdAt.getTime(),
      ...(row.startedAt && { startTime: row.startedAt.getTime() }),
      ...(row.endedAt && { endTime: row.endedAt.getTime() }),
      ...(row.error !== null && { error: row.error }),
      ...(row.errorCause && { failure: row.errorCause }),
      ...(row.report && { report: row.report }),
      ...(row.resultFileKey && { downloadFileUrl: downloadUrl(settings, row.resultFileKey, now) }),
      ...(typeof fileName === 'string' && { fileName }),
      ...(row.projectId && { projectUuid: row.projectId }),
      createdBy: people(row.createdBy),
    }
  })
}

/** One job as the wire shows it. */
export async function showJob(db: Database, session: SignedIn, row: JobRow, terms: LinkTerms): Promise<Job> {
  const [job] = await showJobs(db, session, [row], terms)
  if (!job) throw new Error(`job ${row.id} is gone`)
  return job
}

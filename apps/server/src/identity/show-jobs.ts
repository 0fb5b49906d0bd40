import type { Job } from '@dragoman/sdk/operations/jobs'
import type { DownloadRequest, NotTaken } from '@dragoman/sdk/operations/shared'
import type { Database } from '../kernel/database/connect.ts'
import { only } from '../kernel/database/one-row.ts'
import { downloadUrl, type LinkTerms } from '../kernel/download.ts'
import type { JobRow } from '../kernel/jobs/job-runner.ts'
import { shownStatus } from '../kernel/jobs/shown-status.ts'
import { loadPeople } from './people.ts'
import type { SignedIn } from './sessions.ts'

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
  AI_REVIEW: 'SEGMENTS',
  TRANSLATION_UPLOAD: 'SEGMENTS',
}

/** Jobs as the wire shows them, in the order given. */
export async function showJobs(
  db: Database,
  session: SignedIn,
  rows: readonly JobRow[],
  terms: Omit<LinkTerms, 'session'>,
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
      status: shownStatus(row.status),
      progress: { done: row.done, total: row.total, ...(unit && { unit }) },
      creationDate: row.createdAt.getTime(),
      ...(row.startedAt && { startTime: row.startedAt.getTime() }),
      ...(row.endedAt && { endTime: row.endedAt.getTime() }),
      ...(row.error !== null && { error: row.error }),
      ...(row.errorCause && { failure: row.errorCause }),
      ...(row.report && { report: row.report }),
      ...(row.resultFileKey && {
        downloadFileUrl: downloadUrl({ ...terms, session }, row.resultFileKey, `job-${row.id}`),
      }),
      ...(typeof fileName === 'string' && { fileName }),
      ...(row.projectId && { projectUuid: row.projectId }),
      createdBy: people(row.createdBy),
    }
  })
}

/** One job as the wire shows it. */
export async function showJob(
  db: Database,
  session: SignedIn,
  row: JobRow,
  terms: Omit<LinkTerms, 'session'>,
): Promise<Job> {
  return only(await showJobs(db, session, [row], terms))
}

/** A job as a request with a status address (wire 1.5 B). */
export function showDownload(job: JobRow, terms: LinkTerms): DownloadRequest {
  return {
    requestUuid: job.id,
    status: job.status === 'STARTED' ? 'STARTED' : job.resultFileKey === null ? 'FAILED' : 'COMPLETED',
    downloadUrl: job.resultFileKey === null ? undefined : downloadUrl(terms, job.resultFileKey, `job-${job.id}`),
    progress: job.total === 0 ? 0 : Math.floor((100 * job.done) / job.total),
    ...notHeld(job),
  }
}

/** The data that an export's format can't hold, as its runner reported it. */
function notHeld({ report }: JobRow): Pick<DownloadRequest, 'notTaken'> {
  const notTaken = report?.['notTaken']
  return Array.isArray(notTaken) ? { notTaken: notTaken as NotTaken[] } : {}
}

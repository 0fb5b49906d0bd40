import { isManager } from '@dragoman/sdk/permissions'
import { findJob, listJobs } from './find-jobs.ts'
import { showJob } from '../../identity/show-jobs.ts'
import type { JobRow } from '../../kernel/jobs/job-runner.ts'
import { shownStatus } from '../../kernel/jobs/shown-status.ts'
import type { Entity } from '../../kernel/journal.ts'
import type { Handlers } from '../../identity/context.ts'
import { forbidden } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'

export const jobs = {
  list: ({ db, session, query, settings, now }) => listJobs(db, session, query, { settings, now }),

  get: async ({ db, session, path, settings, now }) =>
    showJob(db, session, await findJob(db, session, path.jobUuid), { settings, now }),

  async cancel({ db, session, path, jobs: queue, journal, settings, now }) {
    const job = await findJob(db, session, path.jobUuid, { held: true })
    requireOwn(session, job)
    const canceled = await queue.cancel(db, job)
    await journal({ entity: jobEntity(job), projectId: job.projectId })
    return showJob(db, session, canceled, { settings, now })
  },

  async restart({ db, session, path, jobs: queue, journal, settings, now, afterCommit }) {
    const job = await findJob(db, session, path.jobUuid, { held: true })
    requireOwn(session, job)
    const restarted = await queue.restart(db, job)
    await journal({ entity: jobEntity(job), projectId: job.projectId, before: { status: shownStatus(job.status) } })
    afterCommit(() => queue.wake())
    return showJob(db, session, restarted, { settings, now })
  },
} satisfies Handlers<'jobs'>

const jobEntity = ({ id, type }: JobRow): Entity<'JOB'> => ({ type: 'JOB', id, name: type })

function requireOwn(session: SignedIn, job: JobRow): void {
  if (job.createdBy === session.user.id || isManager(session)) return
  throw forbidden('Only managers and the person who started a job can cancel or restart it.')
}

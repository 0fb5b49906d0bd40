import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { jobs as table } from '../../kernel/tables.ts'
import { holdJob, visibleJobs } from './show-jobs.ts'
import { showJob, showJobs } from '../../identity/show-jobs.ts'
import type { JobRow } from '../../kernel/jobs/job-runner.ts'
import type { Entity } from '../../kernel/journal.ts'
import type { Handlers } from '../../identity/context.ts'
import { forbidden, notFound } from '../../kernel/refusals.ts'
import { pageOf } from '../../kernel/paging.ts'
import type { SignedIn } from '../../identity/sessions.ts'

export const jobs = {
  async list({ db, session, query, settings, now }) {
    const { page, size, projectUuid, statuses, types } = query
    const where = and(
      visibleJobs(db, session),
      projectUuid ? eq(table.projectId, projectUuid) : undefined,
      statuses?.length ? inArray(table.status, statuses) : undefined,
      types?.length ? inArray(table.type, types) : undefined,
    )
    const finding = db
      .select()
      .from(table)
      .where(where)
      .orderBy(desc(table.createdAt), asc(table.id))
      .limit(size)
      .offset(page * size)
    const [rows, total] = await Promise.all([finding, db.$count(table, where)])
    return pageOf(await showJobs(db, session, rows, { settings, now }), total, { page, size })
  },

  async get({ db, session, path, settings, now }) {
    const [job] = await db
      .select()
      .from(table)
      .where(and(eq(table.id, path.jobUuid), visibleJobs(db, session)))
    if (!job) throw notFound('job')
    return showJob(db, session, job, { settings, now })
  },

  async cancel({ db, session, path, jobs: queue, journal, settings, now }) {
    const job = await holdJob(db, session, path.jobUuid)
    requireOwn(session, job)
    const cancelled = await queue.cancel(db, job)
    await journal({ entity: jobEntity(job), projectId: job.projectId })
    return showJob(db, session, cancelled, { settings, now })
  },

  async restart({ db, session, path, jobs: queue, journal, settings, now, afterCommit }) {
    const job = await holdJob(db, session, path.jobUuid)
    requireOwn(session, job)
    const restarted = await queue.restart(db, job)
    await journal({ entity: jobEntity(job), projectId: job.projectId, before: { status: job.status } })
    afterCommit(() => queue.wake())
    return showJob(db, session, restarted, { settings, now })
  },
} satisfies Handlers<'jobs'>

const jobEntity = ({ id, type }: JobRow): Entity => ({ type: 'JOB', id, name: type })

function requireOwn(session: SignedIn, job: JobRow): void {
  if (job.createdBy === session.user.id || isManager(session)) return
  throw forbidden('Only whoever asked for a job, and managers, stop it or run it again.')
}

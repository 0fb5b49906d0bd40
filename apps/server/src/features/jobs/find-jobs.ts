import type { Job } from '@dragoman/sdk/operations/jobs'
import { isClient, isManager } from '@dragoman/sdk/permissions'
import { and, asc, desc, eq, inArray, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { JobRow } from '../../kernel/jobs/job-runner.ts'
import { storedStatuses } from '../../kernel/jobs/shown-status.ts'
import type { LinkTerms } from '../../kernel/download.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { listPage, type Page } from '../../kernel/list-page.ts'
import type { Operations } from '../../generated/handlers.ts'
import { showJobs } from '../../identity/show-jobs.ts'
import { jobs } from '../../kernel/tables.ts'
import { journalExportJob } from './journal-export-job.ts'
import { projects } from '../work/tables.ts'
import { visibleProjects } from '../work/visible.ts'

/**
 * Managers see the jobs of their account, everyone their own. A client also sees those of their projects, but not
 * what became of single uploads of linguists, nor what memories have learned. A limited access key sees the exports that
 * its own session has started. An export of a journal is for who has started it alone: it may be that of another account.
 */
export function visibleJobs(db: Database, session: SignedIn): SQL | undefined {
  const seen = db.select({ id: projects.id }).from(projects).where(visibleProjects(db, session))
  const mine = eq(jobs.createdBy, session.user.id)
  const own = and(
    eq(jobs.accountId, session.account.id),
    or(mine, ne(jobs.type, journalExportJob)),
    session.orgUnitIds
      ? or(inArray(jobs.projectId, seen), eq(sql`${jobs.params} ->> 'sessionUuid'`, session.uuid))
      : undefined,
  )
  if (isManager(session)) return own
  if (!isClient(session)) return and(own, mine)
  return and(
    own,
    or(mine, and(inArray(jobs.projectId, seen), notInArray(jobs.type, ['TRANSLATION_UPLOAD', 'TM_LEARNING']))),
  )
}

/** A job that the caller may see; 404 for any other. `held`: locked until the transaction ends. */
export const findJob = (
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<JobRow> => findVisible(db, jobs, { id, visible: visibleJobs(db, session), what: 'job', held })

/** One page of the jobs that the caller may see, newest first. */
export function listJobs(
  db: Database,
  session: SignedIn,
  query: Operations['jobs']['list']['params']['query'],
  terms: Omit<LinkTerms, 'session'>,
): Promise<Page<Job>> {
  const { projectUuid, statuses, types } = query
  return listPage(db, query, {
    from: jobs,
    where: and(
      visibleJobs(db, session),
      projectUuid ? eq(jobs.projectId, projectUuid) : undefined,
      statuses?.length ? inArray(jobs.status, storedStatuses(statuses)) : undefined,
      types?.length ? inArray(jobs.type, types) : undefined,
    ),
    orderBy: [desc(jobs.createdAt), asc(jobs.id)],
    show: (rows) => showJobs(db, session, rows, terms),
  })
}

import type { CheckRun } from '@dragoman/sdk/operations/checkRuns'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { AnyColumn } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { findVisible, oneOrNotFound } from '../../kernel/find-visible.ts'
import { findProject, holdProject, type ProjectRow } from '../work/find-project.ts'
import { tasks } from '../work/task-tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { checkJob } from './run-checks.ts'
import { checkedIssues, checkRuns } from './tables.ts'

type RunRow = typeof checkRuns.$inferSelect

/** Checks of a project that are kept. */
const most = 10

/** Starts a check of a project or of one of its tasks. */
export async function startRun(
  context: ChangeContext,
  projectId: string,
  taskId: string | undefined,
): Promise<{ project: ProjectRow; run: RunRow }> {
  const { db, session, now, startJob } = context
  const project = await holdProject(db, session, projectId, { archived: true })
  if (taskId !== undefined) await requireTask(db, project, taskId)
  const run = await insertOne(db, checkRuns, {
    accountId: project.accountId,
    projectId: project.id,
    startedBy: session.user.id,
    createdAt: now,
    ...(taskId !== undefined && { taskId }),
  })
  const old = db
    .select({ id: checkRuns.id })
    .from(checkRuns)
    .where(eq(checkRuns.projectId, project.id))
    .orderBy(desc(checkRuns.createdAt), desc(checkRuns.id))
    .offset(most)
  await db.delete(checkRuns).where(inArray(checkRuns.id, old))
  await startJob({ type: checkJob, projectId: project.id, params: { runUuid: run.id } })
  return { project, run }
}

async function requireTask(db: Database, project: ProjectRow, taskId: string): Promise<void> {
  const found = await db
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .where(and(eq(tasks.id, taskId), eq(workUnits.projectId, project.id)))
  oneOrNotFound(found, 'task of this project')
}

/** The last check of a project that the caller may see; undefined before the first one. */
export async function findLatest(db: Database, session: SignedIn, projectId: string): Promise<RunRow | undefined> {
  const project = await findProject(db, session, projectId)
  const [run] = await db
    .select()
    .from(checkRuns)
    .where(eq(checkRuns.projectId, project.id))
    .orderBy(desc(checkRuns.createdAt))
    .limit(1)
  return run
}

/** A check of a project that the caller may see; 404 for any other. */
export async function findRun(db: Database, session: SignedIn, id: string): Promise<RunRow> {
  const visible = eq(checkRuns.accountId, session.account.id)
  const run = await findVisible(db, checkRuns, { id, visible, what: 'check' })
  await findProject(db, session, run.projectId)
  return run
}

const counts = {
  issues: sql<number>`count(*)::int`,
  blocking: sql<number>`(count(*) filter (where ${checkedIssues.blocking}))::int`,
}

export async function showRun(db: Database, run: RunRow): Promise<CheckRun> {
  const by = (column: AnyColumn) =>
    db
      .select({ name: sql<string>`${column}`, ...counts })
      .from(checkedIssues)
      .where(eq(checkedIssues.runId, run.id))
      .groupBy(sql`${column}`)
      .orderBy(desc(counts.issues), sql`${column}`)
  const kinds = await by(checkedIssues.kind)
  const languages = await by(checkedIssues.targetLocale)
  return {
    uuid: run.id,
    status: run.finishedAt ? 'FINISHED' : run.failedAt ? 'FAILED' : 'RUNNING',
    createdDate: run.createdAt.getTime(),
    ...(run.finishedAt && { finishedDate: run.finishedAt.getTime() }),
    ...(run.taskId !== null && { taskUuid: run.taskId }),
    segments: run.segments,
    issues: kinds.reduce((sum, { issues }) => sum + issues, 0),
    blocking: kinds.reduce((sum, { blocking }) => sum + blocking, 0),
    byKind: kinds.map(({ name, ...own }) => ({ kind: name, ...own })),
    byLanguage: languages.map(({ name, ...own }) => ({ targetLanguage: name, ...own })),
  }
}

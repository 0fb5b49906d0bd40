import type { ChangeContext } from '../../identity/change-context.ts'
import { jobContext, sessionOf } from '../../identity/job-context.ts'
import type { Listener } from '../../identity/listeners.ts'
import type { Context } from '../../identity/context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { only, updateOne } from '../../kernel/database/one-row.ts'
import { textParam } from '../../kernel/jobs/job-params.ts'
import type { JobRow, JobRun } from '../../kernel/jobs/job-runner.ts'
import { conflict } from '../../kernel/refusals.ts'
import { filesOf } from './keep-files.ts'
import type { PlanContext } from './plan-file.ts'
import { imports, type ImportFileRow, type ImportRow } from './tables.ts'

/** Types of the jobs of imports. */
export const planJob = 'IMPORT_PLAN'
export const runJob = 'IMPORT_RUN'
export const undoJob = 'IMPORT_UNDO'

/** Starts a job of a held import. */
export async function startJobOf(
  context: ChangeContext & Pick<Context, 'settings'>,
  whole: ImportRow,
  { type, state }: { type: string; state: string },
): Promise<JobRow> {
  const { db, session, settings } = context
  const params = { importId: whole.id, sessionUuid: session.uuid, publicUrl: settings.publicUrl }
  const job = await context.startJob({ type, params })
  await updateOne(db, imports, eq(imports.id, whole.id), { jobId: job.id, state })
  return job
}

/** 409 for an import that has no files. */
export async function requireFiles(db: Database, whole: ImportRow): Promise<ImportFileRow[]> {
  const files = await filesOf(db, whole.id)
  if (files.length === 0) throw conflict('This import has no files. Add some first.', null)
  return files
}

/** The parts that each job of an import works with. */
export interface Work {
  run: JobRun
  whole: ImportRow
  files: ImportFileRow[]
  session: SignedIn
  now: Date
  publicUrl: string
  /** The context of changes in a transaction, which say which job made them. */
  changing(db: Database, job?: JobRow): ChangeContext
}

export async function workOf(run: JobRun, consequences: readonly Listener[]): Promise<Work> {
  const { db, job } = run
  const now = new Date()
  const session = await sessionOf(db, job, now)
  const whole = only(
    await db
      .select()
      .from(imports)
      .where(eq(imports.id, textParam(job, 'importId'))),
  )
  return {
    run,
    whole,
    files: await filesOf(db, whole.id),
    session,
    now,
    publicUrl: textParam(job, 'publicUrl'),
    changing: (inner) => jobContext(inner, { job, session, now, consequences, event: 'IMPORT_STARTED' }),
  }
}

/** The context of a plan in a transaction that is taken back. */
export const planning = ({ run, changing, publicUrl }: Work, db: Database, tell: () => Promise<void>): PlanContext => ({
  ...changing(db),
  settings: { publicUrl },
  mail: (to, kind, values) => run.outbox.write(db, to, kind, values),
  progress: tell,
})

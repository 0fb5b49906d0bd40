import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { projectOfJob } from '../../work/project-of-job.ts'
import { textParam } from '../../../kernel/jobs/job-params.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { logfiles } from '../tables.ts'
import { accountBrand } from '../../../kernel/account-brand.ts'
import { accounts, jobs } from '../../../kernel/tables.ts'
import { impossible, invalid } from '../../../kernel/refusals.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import type { JobRow, JobRun, JobRunner } from '../../../kernel/jobs/job-runner.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import { exportRows, writeCsv, writeXlsx, type ExportSummary } from './export-table.ts'
import { hasNoComparison, itemsByFile, secondCounts } from './show-logfiles.ts'
import type { LogfileRow } from './find-logfile.ts'

/** Type of the job that writes an analysis to a file. */
export const logfileExportJob = 'LOGFILE_EXPORT'

const formats = ['CSV', 'XLSX'] as const
type Format = (typeof formats)[number]

interface ExportRequest {
  format?: string
  rebuild?: boolean
  alsoCountedBy?: WordCounter | null
}

/** A file of an analysis: the one that was written before, unless `rebuild`, or a job that writes it. 422 before it is completed. */
export async function startExport(
  context: ChangeContext,
  project: ProjectRow,
  logfile: LogfileRow,
  { format: wanted = 'CSV', rebuild = false, alsoCountedBy = null }: ExportRequest,
): Promise<{ job: JobRow; isNew: boolean }> {
  const format = formats.find((known) => known === wanted.toUpperCase())
  if (!format)
    throw invalid('query.format', `An analysis can be exported as ${formats.join(' or ')}, not as ${wanted}.`)
  if (logfile.status !== 'COMPLETED') {
    const message = `${logfile.name} is ${logfile.status}. Only COMPLETED analyses can be exported.`
    throw impossible(message, 'NOT_READY', { status: logfile.status })
  }
  if (alsoCountedBy !== null && (await hasNoComparison(context.db, logfile))) {
    const message = `${logfile.name} was made before words were counted a second time. Analyze the project again.`
    throw impossible(message, 'NOT_READY', { status: logfile.status })
  }
  const written = rebuild ? undefined : await findWritten(context.db, logfile, format, alsoCountedBy)
  if (written) return { job: written, isNew: false }
  const params = { logfileId: logfile.id, format, alsoCountedBy }
  return { job: await context.startJob({ type: logfileExportJob, projectId: project.id, params }), isNew: true }
}

async function findWritten(
  db: Database,
  logfile: LogfileRow,
  format: Format,
  alsoCountedBy: WordCounter | null,
): Promise<JobRow | undefined> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.projectId, logfile.projectId),
        eq(jobs.type, logfileExportJob),
        isNotNull(jobs.resultFileKey),
        sql`${jobs.params}->>'logfileId' = ${logfile.id}`,
        sql`${jobs.params}->>'format' = ${format}`,
        // Files from before the counter was named in them are written again.
        sql`${jobs.params} ? 'alsoCountedBy'`,
        sql`${jobs.params}->>'alsoCountedBy' is not distinct from ${alsoCountedBy}`,
      ),
    )
    .orderBy(desc(jobs.createdAt))
    .limit(1)
  return job
}

/** An export of an analysis, by any user; 404 for any other. */
export async function findExport(db: Database, logfile: LogfileRow, id: string): Promise<JobRow> {
  return oneOrNotFound(
    await db
      .select()
      .from(jobs)
      .where(
        and(
          eq(jobs.id, id),
          eq(jobs.projectId, logfile.projectId),
          eq(jobs.type, logfileExportJob),
          sql`${jobs.params}->>'logfileId' = ${logfile.id}`,
        ),
      ),
    'export of this analysis',
  )
}

/** Writes the analysis that `params` names. */
export const logfileExportRunner: JobRunner = {
  async run(run) {
    const { accountId, params } = run.job
    const project = await projectOfJob(run)
    const found = eq(logfiles.id, textParam(run.job, 'logfileId'))
    const logfile = only(await run.db.select().from(logfiles).where(found), 'the analysis is gone')
    const items = await itemsByFile(run.db, project, logfile, run.progress)
    await run.progress(items.length, items.length)
    const second = await secondCounts(run.db, logfile, params['alsoCountedBy'] as WordCounter | null | undefined)
    const rows = exportRows(logfile, items, { counter: project.wordCounter, second })
    const isSheet = params['format'] === 'XLSX'
    const content = isSheet ? await writeXlsx(rows, await summaryOf(run, project, logfile)) : writeCsv(rows)
    const name = `${logfile.name.replaceAll(/[\\/:*?"<>|]/g, '-')}.${isSheet ? 'xlsx' : 'csv'}`
    await run.commit(async (transaction) => {
      const { key } = await run.objects.put(transaction, { accountId, name, mediaType: content.type, content })
      return { resultFileKey: key, report: { logfileId: logfile.id, rows: rows.length } }
    })
  },
}

async function summaryOf({ db, objects }: JobRun, project: ProjectRow, logfile: LogfileRow): Promise<ExportSummary> {
  const account = only(await db.select().from(accounts).where(eq(accounts.id, project.accountId)))
  return {
    account: account.name,
    project: `${project.name} ${project.reference}`,
    analysis: logfile.name,
    finishedAt: logfile.finishedAt,
    counter: project.wordCounter,
    brand: await accountBrand(db, objects, project.accountId),
  }
}

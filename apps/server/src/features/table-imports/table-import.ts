import type { TableImportJob } from '@dragoman/sdk/operations/jobs'
import type { TableImportLine, TableImportProblem, TableImportReport } from '@dragoman/sdk/operations/shared'
import { can } from '@dragoman/sdk/permissions'
import { readTable } from '../../engines/file-work/tables.ts'
import type { TableLine, WantedTable } from '../../engines/tables/table-lines.ts'
import type { ChangeContext } from '../../identity/change-context.ts'
import type { Context } from '../../identity/context.ts'
import { jobContext, sessionOf } from '../../identity/job-context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { showJob } from '../../identity/show-jobs.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { orRefuse } from '../../kernel/failure.ts'
import { textParam } from '../../kernel/jobs/job-params.ts'
import type { JobRow, JobRunner } from '../../kernel/jobs/job-runner.ts'
import { forbidden } from '../../kernel/refusals.ts'

/** The result of a line, or its problem. */
export interface LineOutcome extends Omit<TableImportLine, 'outcome'> {
  outcome: 'ADDED' | 'CHANGED' | 'UNCHANGED' | 'WRONG'
}

/** The context of an import: a request's, without its caller's browser. */
export interface TableContext extends ChangeContext, Pick<Context, 'mail'> {
  settings: Pick<Context['settings'], 'publicUrl'>
  progress(done: number): Promise<void>
}

/** A kind of table that can be imported. */
export interface ImportedTable {
  jobType: string
  /** The permission that its import needs. */
  permission: string
  wanted(db: Database, session: SignedIn): Promise<WantedTable<string>>
  /** Writes what the lines say. What it writes is undone if one of them is wrong. */
  write(context: TableContext, lines: readonly TableLine<string>[]): Promise<LineOutcome[]>
}

/** Keeps a table and starts to import it; 422 for a file that isn't such a table. */
export async function startTableJob(
  context: ChangeContext & Pick<Context, 'objects'>,
  table: ImportedTable,
  { file, dryRun, publicUrl }: { file: File; dryRun: boolean; publicUrl: string },
): Promise<JobRow> {
  const { db, session, objects, journal } = context
  const wanted = await table.wanted(db, session)
  await orRefuse(() => readTable(file, wanted))
  const stored = await objects.put(db, {
    accountId: session.account.id,
    name: file.name,
    mediaType: 'application/octet-stream',
    content: file,
  })
  const job = await context.startJob({
    type: table.jobType,
    params: { fileKey: stored.key, fileName: file.name, dryRun, sessionUuid: session.uuid, publicUrl },
  })
  await journal({
    event: 'TABLE_IMPORT_STARTED',
    entity: { type: 'JOB', id: job.id, name: file.name },
    detail: { dryRun },
  })
  return job
}

/** The same for a request. */
export async function startTableImport(
  context: ChangeContext & Pick<Context, 'objects' | 'settings'>,
  table: ImportedTable,
  { file, dryRun }: { file: File; dryRun: boolean },
): Promise<TableImportJob> {
  const { db, session, settings, now } = context
  // Of the address at which the caller is: that of the account, where it has one.
  const job = await startTableJob(context, table, { file, dryRun, publicUrl: settings.publicUrl })
  const { report: _, ...started } = await showJob(db, session, job, { settings, now })
  return started
}

/** Thrown out of the transaction that is not to stay. */
class NotKept extends Error {
  override readonly name = 'NotKept'
  readonly outcomes: readonly LineOutcome[]

  constructor(outcomes: readonly LineOutcome[]) {
    super('the table is not imported')
    this.outcomes = outcomes
  }
}

/** Imports the table of `params`, all of it or nothing. A dry run does the same, and then takes it back. */
export const tableImportRunner = (table: ImportedTable): JobRunner => ({
  isShort: true,
  async run(run) {
    const { job, outbox } = run
    const now = new Date()
    const session = await sessionOf(run.db, job, now)
    if (!can(session, [table.permission]))
      throw forbidden(`This needs the permission ${table.permission}.`, [table.permission])
    const fileKey = textParam(job, 'fileKey')
    const file = new File([await run.objects.content(fileKey)], textParam(job, 'fileName'))
    const { lines, unread } = await readTable(file, await table.wanted(run.db, session))
    await run.progress(0, lines.length)
    await run.commit(async (transaction) => {
      const keeps = (outcomes: readonly LineOutcome[]) =>
        job.params['dryRun'] !== true && outcomes.every(({ outcome }) => outcome !== 'WRONG')
      const outcomes = await transaction
        .transaction(async (inner) => {
          const db: Database = inner
          const written = await table.write(
            {
              ...jobContext(db, { job, session, now, consequences: [], event: 'USER_UPDATED' }),
              settings: { publicUrl: textParam(job, 'publicUrl') },
              mail: (to, kind, values) => outbox.write(db, to, kind, values),
              progress: (done) => run.progress(done, lines.length),
            },
            lines,
          )
          if (!keeps(written)) throw new NotKept(written)
          return written
        })
        .catch((error: unknown) => {
          if (error instanceof NotKept) return error.outcomes
          throw error
        })
      const report = { ...reportOf(outcomes, keeps(outcomes)), ...(unread.length > 0 && { notTaken: unread }) }
      return { report: { ...report }, warning: report.wrong > 0 }
    })
    outbox.wake()
    await run.objects.remove(run.db, fileKey)
  },
})

/** Lines that a report tells of. */
const mostReported = 1000

/** The report on what the lines of a table do. */
export function reportOf(outcomes: readonly LineOutcome[], isKept: boolean): TableImportReport {
  const count = (wanted: LineOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted).length
  const [added, changed, wrong] = [count('ADDED'), count('CHANGED'), count('WRONG')]
  const told = outcomes
    .filter(({ outcome }) => outcome !== 'UNCHANGED')
    .sort((a, b) => Number(b.outcome === 'WRONG') - Number(a.outcome === 'WRONG') || a.line - b.line)
    .slice(0, mostReported)
    .sort((a, b) => a.line - b.line)
  return {
    isImported: isKept && added + changed > 0,
    added,
    changed,
    unchanged: count('UNCHANGED'),
    wrong,
    lines: told.map((line) => ({ ...line })),
  }
}

/** Notes what is wrong with the cells of a line, by their headings. */
export function problemsOf<Column extends string>(
  { cells }: TableLine<Column>,
  headings: Readonly<Record<Column, string>>,
) {
  const problems: TableImportProblem[] = []
  const note = (
    column: Column,
    code: TableImportProblem['code'],
    { message, limit, value = cells[column] }: { message: string; limit?: string; value?: string },
  ) => {
    const told = (value ?? '').slice(0, 100)
    problems.push({ column: headings[column], code, value: told, message, ...(limit !== undefined && { limit }) })
  }
  return { problems, note }
}

/** Several values in a cell. A single one that has a comma ends with a semicolon, so that it stays a single one. */
export function listCell(values: readonly string[]): string {
  const [only, ...more] = values
  return only?.includes(',') && more.length === 0 ? `${only};` : values.join('; ')
}

/** The values of a cell, which are separated by semicolons, or by commas where it has no semicolon. */
export const cellValues = (cell: string): string[] => [
  ...new Set(
    cell
      .split(cell.includes(';') ? ';' : ',')
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
]

import type { CustomFieldValue } from '@dragoman/sdk/operations/customFields'
import type { ListExport } from '@dragoman/sdk/operations/shared'
import { and, eq, sql } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import type { Context } from '../../identity/context.ts'
import { type SignedIn } from '../../identity/sessions.ts'
import { showDownload } from '../../identity/show-jobs.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import type { JobRow, JobRunner } from '../../kernel/jobs/job-runner.ts'
import { invalid } from '../../kernel/refusals.ts'
import { tableFormats, writeTable, type Cell } from '../../kernel/table-file.ts'
import { jobs } from '../../kernel/tables.ts'
import { sessionOf } from '../../identity/job-context.ts'

/** A time (epoch ms) as a table holds it. */
export const timeCell = (value: number | undefined) => (value === undefined ? undefined : new Date(value))

/** A wish for an export. Some lists can also become a PDF file. */
type Wish = Omit<ListExport, 'format'> & { format: ListExport['format'] | 'PDF' }

/** A list that can be exported. `Row` is what its fields are taken from, `Wanted` what else narrows it. */
export interface ExportedList<Row, Wanted extends Wish = ListExport> {
  /** Type of its jobs. */
  jobType: string
  /** Front of the file's name. */
  fileName: string
  /** Ids of all rows in their order. */
  ids(db: Database, session: SignedIn, wanted: Wanted, now: Date): Promise<string[]>
  rows(db: Database, session: SignedIn, ids: string[], wanted: Wanted, now: Date): Promise<Row[]>
  fields: Readonly<Record<string, (row: Row) => Cell | undefined>>
  /** The values of custom fields, whose columns are `cf.` and their key; left out where there are none. */
  customFields?(row: Row): readonly CustomFieldValue[]
  /** Its rows as a PDF file, of a list that can become one. */
  pdf?(context: PdfContext, wanted: Wanted, rows: readonly Row[]): Promise<Uint8Array>
}

export type PdfContext = Pick<Context, 'db' | 'session' | 'now' | 'objects'>

/** The value of a custom field, `cf.po-number`, as a table holds it. */
function customCell(values: readonly CustomFieldValue[], name: string): Cell | undefined {
  const value = values.find(({ key }) => `cf.${key}` === name)?.value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(', ') : value
}

const fileFormats = { ...tableFormats, PDF: { extension: 'pdf', mediaType: 'application/pdf' } } as const

/** Rows that are read at once; between two such groups others have their turn. */
const rowsAtOnce = 200

/** The two operations of a list's export: to start it, and how far it is. */
export const listExportCalls = <Row, Wanted extends Wish>(list: ExportedList<Row, Wanted>) => ({
  async startExport(input: ChangeContext & Pick<Context, 'settings'> & { body: Wanted }) {
    const { session, body, journal, settings, now } = input
    const job = await startListExport(input, list, body)
    await journal({
      entity: { type: 'JOB', id: job.id, name: list.fileName },
      detail: { ...body } as Record<string, unknown>,
    })
    return showDownload(job, { settings, now, session })
  },

  async getExportStatus({
    db,
    session,
    path,
    settings,
    now,
  }: Pick<Context, 'db' | 'session' | 'settings' | 'now'> & { path: { requestUUID: string } }) {
    return showDownload(await findListExport(db, session, list, path.requestUUID), { settings, now, session })
  },
})

/** 400 for columns that the list does not have. Custom fields are left to what the caller sees when the file is written. */
function requireColumns<Row, Wanted extends Wish>(list: ExportedList<Row, Wanted>, { columns }: Wanted): void {
  const at = columns.findIndex(
    ({ field }) => !Object.hasOwn(list.fields, field) && !(list.customFields && field.startsWith('cf.')),
  )
  if (at < 0) return
  const fields = [...Object.keys(list.fields), ...(list.customFields ? ['cf. and the key of a custom field'] : [])]
  throw invalid(
    `body.columns[${at}].field`,
    `The list has no column “${columns[at]!.field}”. Its columns are ${fields.join(', ')}.`,
  )
}

/** Starts a job that writes a list. Its file has what its caller may see when it is written. */
async function startListExport<Row, Wanted extends Wish>(
  context: ChangeContext,
  list: ExportedList<Row, Wanted>,
  wanted: Wanted,
): Promise<JobRow> {
  requireColumns(list, wanted)
  // A wrong query line or sort is refused now, not in the job.
  await list.ids(context.db, context.session, wanted, context.now)
  return context.startJob({ type: list.jobType, params: { wanted, sessionUuid: context.session.uuid } })
}

/** An export of one's own, or of the session itself if its access key is limited; 404 for any other. */
const findListExport = async (
  db: Database,
  session: SignedIn,
  { jobType }: { jobType: string },
  id: string,
): Promise<JobRow> =>
  oneOrNotFound(
    await db
      .select()
      .from(jobs)
      .where(
        and(
          eq(jobs.id, id),
          eq(jobs.accountId, session.account.id),
          eq(jobs.createdBy, session.user.id),
          eq(jobs.type, jobType),
          session.orgUnitIds ? eq(sql`${jobs.params} ->> 'sessionUuid'`, session.uuid) : undefined,
        ),
      ),
    'export',
  )

/** Writes a list, of which `params` says what and for whom. */
export const listExportRunner = <Row, Wanted extends Wish>(list: ExportedList<Row, Wanted>): JobRunner => ({
  async run(run) {
    const { accountId, params } = run.job
    const wanted = params['wanted'] as Wanted
    const now = new Date()
    const session = await sessionOf(run.db, run.job, now)
    await run.commit(async (transaction) => {
      const ids = await list.ids(transaction, session, wanted, now)
      const cell = (row: Row, field: string) => {
        if (field.startsWith('cf.')) return customCell(list.customFields?.(row) ?? [], field)
        return Object.hasOwn(list.fields, field) ? list.fields[field]!(row) : null
      }
      const cells = (row: Row) => wanted.columns.map(({ field }) => cell(row, field) ?? null)
      async function* rows() {
        for (let at = 0; at < ids.length; at += rowsAtOnce) {
          yield* await list.rows(transaction, session!, ids.slice(at, at + rowsAtOnce), wanted, now)
          await run.progress(Math.min(at + rowsAtOnce, ids.length), ids.length)
        }
      }
      async function* cellsOf() {
        for await (const row of rows()) yield cells(row)
      }
      async function pdf() {
        if (!list.pdf) throw new Error(`${list.jobType} makes no PDF files`)
        const all: Row[] = []
        for await (const row of rows()) all.push(row)
        const context = { db: transaction, session: session!, now, objects: run.objects }
        return new Blob([new Uint8Array(await list.pdf(context, wanted, all))])
      }
      const { extension, mediaType } = fileFormats[wanted.format]
      const name = `${list.fileName}-${now.toISOString().slice(0, 10)}.${extension}`
      const content = wanted.format === 'PDF' ? await pdf() : writeTable(wanted.format, wanted.columns, cellsOf())
      const { key } = await run.objects.put(transaction, { accountId, name, mediaType, content })
      return { resultFileKey: key, report: { rows: ids.length } }
    })
  },
})

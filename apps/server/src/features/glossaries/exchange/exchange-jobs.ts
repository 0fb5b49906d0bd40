import type { GlossaryImport } from '@dragoman/sdk/operations/glossaries'
import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, desc, eq, exists, gt, gte, lte, sql } from 'drizzle-orm'
import { NotTakenTally } from '../../../engines/exchange/not-taken.ts'
import { readTermbase } from '../../../engines/file-work/tables.ts'
import type { Operations } from '../../../generated/handlers.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import type { Context } from '../../../identity/context.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { orRefuse } from '../../../kernel/failure.ts'
import { textParam, textsParam } from '../../../kernel/jobs/job-params.ts'
import { JobCanceled, type JobRow, type JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { shownStatus } from '../../../kernel/jobs/shown-status.ts'
import { authorOf, recordChange } from '../../../kernel/journal.ts'
import { invalid, notFound } from '../../../kernel/refusals.ts'
import { tableFormats, writeTable } from '../../../kernel/table-file.ts'
import { jobs } from '../../../kernel/tables.ts'
import { glossaryEntity, importJob, isNoTrial, type GlossaryRow } from '../glossaries.ts'
import { glossaries, glossaryConcepts, glossaryTerms } from '../../terminology/tables.ts'
import type { ExchangedConcept } from '../../../engines/terminology/exchanged-concept.ts'
import { mergeConcepts, type TermImportReport } from './merge-concepts.ts'
import { readTermTable, type ReadTermTable } from './term-table.ts'
import { ownFields, shownTerms, usageOfTerms, type TermUsage } from './term-usage.ts'
import { termColumns } from './write-term-table.ts'
import { iso2019, martif, writeTbx, type TbxDialect } from './write-tbx.ts'

/** Type of the job that writes a glossary as a file. */
export const exportJob = 'GLOSSARY_EXPORT'

const largestFile = 64 * 1024 * 1024

const isTable = (name: string) => /\.(csv|tsv|txt|xlsx)$/i.test(name)

/**
 * Keeps a file and starts to import it; 400 for one that is too large or no table that can be read. `at`: the moment that
 * its terms are marked with, for `takeBackTerms`.
 */
export async function startImport(
  context: ChangeContext & Pick<Context, 'objects'>,
  glossary: GlossaryRow,
  { file, dryRun, at }: { file: File; dryRun: boolean; at?: Date },
): Promise<JobRow> {
  const { db, objects, session, startJob } = context
  if (file.size > largestFile)
    throw invalid('body.file', 'The file is larger than 64 MB. Split it and import the parts.')
  if (isTable(file.name)) await orRefuse(() => readTermTable(file))
  const stored = await objects.put(db, {
    accountId: session.account.id,
    name: file.name,
    mediaType: 'application/octet-stream',
    content: file,
  })
  const params = { glossaryId: glossary.id, fileKey: stored.key, fileName: file.name }
  return startJob({
    type: importJob,
    params: { ...params, ...(dryRun && { dryRun }), ...(at && { at: at.toISOString() }) },
  })
}

/** The glossary of a job, held until the transaction ends. A job whose glossary is gone stops. */
async function holdGlossaryOfJob(db: Database, job: JobRow): Promise<GlossaryRow> {
  const [row] = await db
    .select()
    .from(glossaries)
    .where(eq(glossaries.id, textParam(job, 'glossaryId')))
    .for('update')
  if (!row) throw new JobCanceled()
  return row
}

/** The concepts of a file of terms. @throws FileRefused for one that can't be read */
export async function readConcepts(content: Blob, fileName: string): Promise<ReadTermTable> {
  const file = new File([content], fileName)
  if (isTable(fileName)) return readTermTable(file)
  const concepts: ExchangedConcept[] = []
  for await (const concept of readTermbase(file)) concepts.push(concept)
  return { concepts, unread: [] }
}

/** Thrown out of the transaction that is not to stay. */
class NotKept extends Error {
  override readonly name = 'NotKept'
  readonly report: TermImportReport

  constructor(report: TermImportReport) {
    super('the terms are not imported')
    this.report = report
  }
}

/** Imports the file of `params`: all of it or nothing. A dry run does the same, and then takes it back. */
export const importRunner: JobRunner = {
  async run(run) {
    const { job, objects } = run
    const fileKey = textParam(job, 'fileKey')
    const fileName = textParam(job, 'fileName')
    const read = await readConcepts(await objects.content(fileKey), fileName)
    await run.progress(0, read.concepts.length)
    const dryRun = job.params['dryRun'] === true
    await run.commit(async (transaction) => {
      const glossary = await holdGlossaryOfJob(transaction, job)
      const now = job.params['at'] === undefined ? new Date() : new Date(textParam(job, 'at'))
      const given = { glossary, userId: job.createdBy, now, progress: run.progress }
      const report = await transaction
        .transaction(async (inner) => {
          const merged = await mergeConcepts(inner, given, read)
          if (dryRun) throw new NotKept(merged)
          return merged
        })
        .catch((error: unknown) => {
          if (error instanceof NotKept) return error.report
          throw error
        })
      if (dryRun) return { report: { ...report, dryRun }, warning: report.skipped > 0 }
      await recordChange(transaction, authorOf(job), {
        event: 'GLOSSARY_IMPORTED',
        entity: glossaryEntity(glossary),
        detail: { fileName, ...report },
      })
      return { report: { ...report }, warning: report.skipped > 0 }
    })
    await objects.remove(run.db, fileKey)
  },
}

/** Starts to write a glossary as a file. */
export async function startExport(
  { session, startJob }: Pick<ChangeContext, 'session' | 'startJob'>,
  glossary: GlossaryRow,
  { fileType, languages, tbxVersion, tbxDialect }: ExportWanted,
): Promise<JobRow> {
  const fileName = `${glossary.name.replace(/[/\\:]/g, '-')}.${fileType}`
  const params = {
    glossaryId: glossary.id,
    fileName,
    fileType,
    languages,
    tbxVersion,
    tbxDialect,
    withInternal: isManager(session),
  }
  return startJob({ type: exportJob, params })
}

interface ExportWanted {
  fileType: ExportType
  languages: readonly string[]
  tbxVersion: 2 | 3
  tbxDialect: TbxDialect
}

const mediaTypes = {
  tbx: 'application/x-tbx+xml',
  csv: tableFormats.CSV.mediaType,
  xlsx: tableFormats.XLSX.mediaType,
} as const

type ExportType = keyof typeof mediaTypes

/** The job of an export of a glossary; 404 for any other. */
export async function findExport(
  db: Database,
  glossary: GlossaryRow,
  { jobId, fileType }: { jobId: string; fileType: string },
): Promise<JobRow> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.accountId, glossary.accountId), eq(jobs.type, exportJob)))
  if (!job || job.params['glossaryId'] !== glossary.id || job.params['fileType'] !== fileType)
    throw notFound('export of this glossary')
  return job
}

/** Writes the glossary of `params` as a file, as it is at one moment. */
export const exportRunner: JobRunner = {
  async run({ job, db, objects, progress, commit }) {
    const fileType = textParam(job, 'fileType') as ExportType
    const languages = textsParam(job, 'languages')
    await commit(async (transaction) => {
      const { key, size, notTaken } = await db.transaction(
        async (snapshot) => {
          const [glossary] = await snapshot
            .select()
            .from(glossaries)
            .where(eq(glossaries.id, textParam(job, 'glossaryId')))
          if (!glossary) throw new JobCanceled()
          const wanted = { languages, withInternal: job.params['withInternal'] === true, progress }
          const concepts = exchangedConcepts(snapshot, glossary, wanted)
          const usage = await usageOfTerms(snapshot, glossary, wanted)
          const notHeld = new NotTakenTally()
          notHeld.add(usage.notTaken.filter(({ name }) => fileType !== 'tbx' || name !== ownFields))
          const stored = await objects.put(transaction, {
            accountId: job.accountId,
            name: textParam(job, 'fileName'),
            mediaType: mediaTypes[fileType],
            content: writtenAs(job, concepts, { glossary, usage, notHeld }),
          })
          return { ...stored, notTaken: notHeld.list() }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      )
      return { resultFileKey: key, report: { bytes: size, ...(notTaken.length > 0 && { notTaken }) } }
    })
  },
}

function writtenAs(
  job: JobRow,
  concepts: AsyncIterable<ExchangedConcept>,
  { glossary, usage, notHeld }: { glossary: GlossaryRow; usage: TermUsage; notHeld: NotTakenTally },
): AsyncIterable<Uint8Array> {
  const fileType = textParam(job, 'fileType') as ExportType
  const languages = textsParam(job, 'languages')
  const names = job.params['tbxVersion'] === 2 ? martif : iso2019
  const dialect = (job.params['tbxDialect'] ?? 'basic') as TbxDialect
  if (fileType === 'tbx') return encoded(writeTbx(concepts, { name: glossary.name, names, dialect, notHeld }))
  const locales = languages.length > 0 ? languages : [...new Set([...glossary.languages, ...usage.attributes.keys()])]
  const columns = termColumns(locales, usage.attributes)
  async function* rows() {
    for await (const concept of concepts) yield columns.map(({ cell }) => cell(concept))
  }
  return writeTable(fileType === 'csv' ? 'CSV' : 'XLSX', columns, rows())
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}

/** Others have their turn between two such groups. */
const conceptsAtOnce = 500

async function* exchangedConcepts(
  db: Database,
  { id }: GlossaryRow,
  {
    languages,
    withInternal,
    progress,
  }: { languages: readonly string[]; withInternal: boolean; progress(done: number, total: number): Promise<void> },
): AsyncGenerator<ExchangedConcept> {
  const shown = shownTerms({ languages, withInternal })
  const hasTerm = exists(
    db
      .select({ one: sql`1` })
      .from(glossaryTerms)
      .where(and(eq(glossaryTerms.conceptId, glossaryConcepts.id), shown)),
  )
  const where = and(eq(glossaryConcepts.glossaryId, id), hasTerm)
  const total = await db.$count(glossaryConcepts, where)
  for (let last = 0, done = 0; ;) {
    const concepts = await db
      .select()
      .from(glossaryConcepts)
      .where(and(where, gt(glossaryConcepts.number, last)))
      .orderBy(asc(glossaryConcepts.number))
      .limit(conceptsAtOnce)
    if (concepts.length === 0) return
    const ids = concepts.map((concept) => concept.id)
    const found = await db
      .select()
      .from(glossaryTerms)
      .where(and(isOneOf(glossaryTerms.conceptId, ids), shown))
      .orderBy(asc(glossaryTerms.language), asc(glossaryTerms.number))
    const terms = Map.groupBy(found, ({ conceptId }) => conceptId)
    for (const { id: conceptId, definition, note } of concepts) {
      const own = (terms.get(conceptId) ?? []).map(({ part, gender, termType, ...term }) => ({
        ...term,
        part: part ?? undefined,
        gender: gender ?? undefined,
        termType: termType ?? undefined,
      }))
      yield { id: conceptId, definition, note, terms: own }
    }
    last = concepts.at(-1)!.number
    done += concepts.length
    await progress(done, total)
  }
}

const mostImports = 200

type ImportQuery = Operations['glossaries']['listJobs']['params']['query']

/** The imports of a glossary, the newest first. */
export async function listImports(db: Database, glossary: GlossaryRow, query: ImportQuery): Promise<GlossaryImport[]> {
  if (query.jobType !== undefined && query.jobType !== importJob) return []
  const { startDate, endDate, status } = query
  const rows = await db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.accountId, glossary.accountId),
        eq(jobs.type, importJob),
        eq(sql`${jobs.params} ->> 'glossaryId'`, glossary.id),
        isNoTrial,
        startDate === undefined ? undefined : gte(jobs.createdAt, new Date(startDate)),
        endDate === undefined ? undefined : lte(jobs.createdAt, new Date(endDate)),
      ),
    )
    .orderBy(desc(jobs.createdAt))
    .limit(mostImports)
  const shown = rows.map((job) => showImport(glossary, job))
  return status === undefined ? shown : shown.filter((each) => each.status === status)
}

/** The newest import of a glossary; 404 without one. */
export async function lastImport(db: Database, glossary: GlossaryRow): Promise<GlossaryImport> {
  const [newest] = await listImports(db, glossary, {})
  if (!newest) throw notFound('import of this glossary')
  return newest
}

/** The job of an import as the wire shows it. */
export function showImport({ number }: GlossaryRow, job: JobRow): GlossaryImport {
  const { startedAt, endedAt, report } = job
  const fileName = textParam(job, 'fileName')
  const terms = report?.['terms']
  return {
    id: job.id,
    uuid: job.id,
    jobExecutionId: job.id,
    jobName: fileName,
    jobType: job.type,
    fileName,
    status: shownStatus(job.status),
    creationDate: job.createdAt.getTime(),
    ...(startedAt && { startTime: startedAt.getTime() }),
    ...(endedAt && { endTime: endedAt.getTime() }),
    ...(startedAt && endedAt && { processingTime: endedAt.getTime() - startedAt.getTime() }),
    termsCount: typeof terms === 'number' ? terms : 0,
    glossaryId: number,
  }
}

import { hash } from 'node:crypto'
import type { FileOptions, FilePreview, FilePreviewRequest, UploadedFile } from '@dragoman/sdk/operations/uploads'
import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { isArchiveName } from '../../../engines/archives/open-archive.ts'
import { previewFile } from '../../../engines/file-work/files.ts'
import { filtersOf, formatFor } from '../../../engines/formats/formats.ts'
import type { SourceQuestion } from '../../../engines/formats/source-questions.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne } from '../../../kernel/database/one-row.ts'
import { orRefuse } from '../../../kernel/failure.ts'
import { findVisible } from '../../../kernel/find-visible.ts'
import type { Objects, StoredFile } from '../../../kernel/objects.ts'
import { invalid, notFound } from '../../../kernel/refusals.ts'
import { wordCounterOf } from '../../account/settings/word-counter.ts'
import { requireLanguage } from '../../locales/require-language.ts'
import { withUnitOptions } from '../../file-options/unit-options.ts'
import { presentRules } from '../../segmentation/org-unit-rules.ts'
import { findOwnOrgUnit } from '../../work/own-org-unit.ts'
import { checkedFormat, parseOptions } from '../reading/parse-resource.ts'
import { readingOfFile } from '../reading/reading-of-file.ts'
import { defaultParams } from '../reading/show-resources.ts'
import { shownQuestion } from '../reading/shown-question.ts'
import type { ResourceParams } from '../../work/tables.ts'
import { openUpload } from './open-upload.ts'
import { uploads, type Measured } from './tables.ts'

type UploadRow = typeof uploads.$inferSelect

/** How long an upload waits for its project, in milliseconds. */
export const uploadLife = 24 * 60 * 60 * 1000

/** Keeps a file that has no project yet, and those in an archive; 422 for a type that is not read. */
export async function keepUpload(
  context: { db: Database; objects: Objects; session: SignedIn },
  file: File,
): Promise<UploadedFile> {
  const { db, objects, session } = context
  const isArchive = isArchiveName(file.name)
  if (!isArchive) {
    await orRefuse(() => formatFor(file.name))
    checkedFormat(file.name)
  }
  const opened = isArchive ? await openUpload(context, file) : {}
  const stored = await objects.put(db, {
    accountId: session.account.id,
    name: file.name,
    mediaType: 'application/octet-stream',
    content: file,
  })
  const row = await insertOne(db, uploads, { userId: session.user.id, name: file.name, fileKey: stored.key })
  const expires = row.createdAt.getTime() + uploadLife
  return { uuid: row.id, name: row.name, size: stored.size, hash: stored.hash, expires, ...opened }
}

/** Reads an upload as it would be read in a project, and remembers what was found. */
export async function previewUpload(
  { db, objects, session, now }: { db: Database; objects: Objects; session: SignedIn; now: Date },
  id: string,
  { sourceLocale, targetLocale = sourceLocale, orgUnitUuid, wordCounter, options: given = {} }: FilePreviewRequest,
): Promise<FilePreview> {
  const upload = await findUpload(db, session, id, now)
  requireLanguage(sourceLocale, 'body.sourceLocale')
  requireLanguage(targetLocale, 'body.targetLocale')
  const orgUnit = orgUnitUuid === undefined ? null : await findOwnOrgUnit(db, session, orgUnitUuid)
  const segmentationId = (orgUnit && (await presentRules(db, orgUnit.id))?.id) ?? null
  const options = orgUnit ? await withUnitOptions(db, orgUnit.id, upload.name, given) : given
  const params = chosenParams(upload.name, options, 'body.options')
  const files = await readingOfFile(db, session.account.id, { segmentationId })
  const counter =
    wordCounter ?? (await wordCounterOf(db, orgUnit ?? { accountId: session.account.id, wordCounter: null }))
  const content = await objects.content(upload.fileKey)
  const found = await orRefuse(() =>
    previewFile(content, {
      ...parseOptions({ name: upload.name, params }, sourceLocale, targetLocale, files),
      counter,
    }),
  )
  const { essence: _, ...shown } = found
  const { totalSegments, totalWords, leftOutTexts } = found
  const questions = unanswered(found.questions, options)
  const reading = readingOf(params, { sourceLocale, segmentationId, counter })
  const measured: Measured = { reading, totalSegments, totalWords, counter, leftOutTexts, questions }
  await db.update(uploads).set({ measured }).where(eq(uploads.id, upload.id))
  const { parserFilter, applySourceSegmentation } = params
  return {
    ...shown,
    wordCounter: counter,
    options: { ...options, parserFilter, applySourceSegmentation },
    found: { ...found.found },
    questions: questions.map(shownQuestion),
  }
}

/** An upload of the caller that has not expired; 404 for any other. */
function findUpload(db: Database, session: SignedIn, id: string, now: Date): Promise<UploadRow> {
  return findVisible(db, uploads, { id, visible: usable(session, now), what: 'upload' })
}

const usable = (session: SignedIn, now: Date) =>
  and(eq(uploads.userId, session.user.id), gt(uploads.createdAt, new Date(now.getTime() - uploadLife)))

/** The previews of some uploads of the caller, in the given order; 400 for one without a preview, 404 for others. */
export async function previewsOf(
  { db, session, now }: { db: Database; session: SignedIn; now: Date },
  ids: readonly string[],
): Promise<(Measured & { name: string })[]> {
  const found = new Map(
    (
      await db
        .select()
        .from(uploads)
        .where(and(inArray(uploads.id, [...ids]), usable(session, now)))
    ).map((row) => [row.id, row]),
  )
  return ids.map((id) => {
    const upload = found.get(id)
    if (!upload) throw notFound('upload')
    if (!upload.measured) throw invalid('body.uploadUuids', `${upload.name} has no preview yet. Preview it first.`)
    return { ...upload.measured, name: upload.name }
  })
}

/** Content that comes into a project: sent with the request, or uploaded before. */
export interface Incoming {
  name: string
  content: Blob
  /** Where it is kept already. */
  stored: StoredFile | null
  measured: Measured | null
  /** How it is to be read, as chosen. */
  options: FileOptions
  /** The archive that it came in, if that had files which were not taken. */
  archiveId?: string | null
}

/** The content of a file that comes with the request itself. */
export const sentContent = (file: File): Incoming => ({
  name: file.name,
  content: file,
  stored: null,
  measured: null,
  options: {},
})

/** The content that a request has as `file` or names by `uploadUuid`; 400 for neither and for both, 404 for someone else's upload. */
export async function incomingContent(
  { db, objects, session, now }: { db: Database; objects: Objects; session: SignedIn; now: Date },
  { file, uploadUuid, options = {} }: { file?: File; uploadUuid?: string; options?: FileOptions },
): Promise<Incoming> {
  if (file && uploadUuid === undefined) return sentContent(file)
  if (file || uploadUuid === undefined) {
    throw invalid('body.file', 'Send either a file, or the uploadUuid of a file uploaded before.')
  }
  const { name, fileKey, measured, archiveId } = await findUpload(db, session, uploadUuid, now)
  const stored = await objects.find(db, fileKey)
  return { name, content: await objects.content(fileKey), stored, measured, options, archiveId }
}

interface ReadFor {
  sourceLocale: string
  segmentationId: string | null
  counter: WordCounter
}

/** The key of one reading of a file: equal options give equal results. */
export const readingOf = (
  { parserFilter, applySourceSegmentation, tagRegex, parameters }: ResourceParams,
  { sourceLocale, segmentationId, counter }: ReadFor,
): string => {
  const sorted = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const parts = [parserFilter, applySourceSegmentation, tagRegex, sorted, sourceLocale, segmentationId, counter]
  return hash('sha256', JSON.stringify(parts), 'hex')
}

/** A parser's options with those that were chosen; 400 for a filter that the format does not have. */
export function chosenParams(name: string, options: FileOptions, field: string): ResourceParams {
  const format = checkedFormat(name)
  const usual = defaultParams(format)
  const filters = Object.keys(filtersOf(format))
  if (options.parserFilter !== undefined && !filters.includes(options.parserFilter)) {
    throw invalid(`${field}.parserFilter`, `${name} can only be read by ${filters.join(' or ')}.`)
  }
  return {
    parserFilter: options.parserFilter ?? usual.parserFilter,
    applySourceSegmentation: options.applySourceSegmentation ?? usual.applySourceSegmentation,
    tagRegex: options.tagRegex || null,
    parameters: { ...usual.parameters, ...options.parameters },
  }
}

/** The questions that the chosen options leave open: those of which no reading was chosen. */
export function unanswered(
  questions: readonly SourceQuestion[],
  { parameters = {}, areQuestionsSettled }: FileOptions,
): SourceQuestion[] {
  if (areQuestionsSettled) return []
  return questions.filter(({ readings }) => {
    const keys = Object.keys(readings[0]?.parameters ?? {})
    return keys.length === 0 || !keys.every((key) => key in parameters)
  })
}

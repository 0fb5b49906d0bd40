// Generated from openapi/resources/translationMemories.yaml by openapi/generate.ts. Do not edit.
import type { Operation, Upload } from '../operation.ts'
import type { Job } from './jobs.ts'
import type { DownloadRequest, LocaleCode, PageInfo } from './shared.ts'
import { nothing } from '../answers.ts'
import { form } from '../body.ts'
import { operation } from '../operation.ts'

export interface TranslationMemoryPage extends PageInfo {
  /** Memories of this page */
  content: TranslationMemory[]
}

/** Something known by number and name */
export interface NumberedRef {
  /** Number */
  id: number
  /** Id */
  uuid?: string
  /** Name */
  name: string
}

export interface TranslationMemory {
  /** Number of the memory */
  id: number
  /** Id */
  uuid: string
  /** Name */
  name: string
  /** Note */
  note?: string
  /** Field of knowledge */
  domain?: string
  /** Part of the field */
  subDomain?: string
  sourceLocale: LocaleCode
  /** Target locales */
  targetLocales: string[]
  organization?: NumberedRef
  /** Units that use it */
  orgUnits: NumberedRef[]
  client?: NumberedRef
  creator?: NumberedRef
  /** When it was created (epoch ms) */
  creationDate: number
  /** Fields of the account's own */
  customFields: Record<string, unknown>[]
  /** Source texts in it; absent with `idsOnly` */
  totalUnits?: number
  /** Translations in it; absent with `idsOnly` */
  totalSegments?: number
  lastImport?: MemoryImport
}

/** The last file that was imported */
export interface MemoryImport {
  /** File */
  fileName: string
  /** When it was sent (epoch ms) */
  creationDate: number
}

export interface TranslationMemoryCreate {
  /** Name */
  name: string
  /** Note */
  note?: string
  /** Field of knowledge */
  domain?: string
  /** Part of the field */
  subDomain?: string
  sourceLocale: LocaleCode
  /** Target locales */
  targetLocales: LocaleCode[]
  organization?: MemoryOwner
  /** Units that use it */
  orgUnits?: MemoryOwner[]
}

export interface TranslationMemoryUpdate {
  /** Memory */
  uuid: string
  /** Name */
  name?: string
  /** Note */
  note?: string
  /** Field of knowledge */
  domain?: string
  /** Part of the field */
  subDomain?: string
  /** Target locales; one that has translations cannot be left out */
  targetLocales?: LocaleCode[]
  organization?: MemoryOwner
  /** Units that use it */
  orgUnits?: MemoryOwner[]
}

export interface MemoryOwner {
  /** Organization or organizational unit */
  uuid: string
}

export interface TranslationUnitPage extends PageInfo {
  /** Units of this page */
  content: TranslationUnit[]
}

export interface TranslationUnit {
  /** Number of the unit */
  id: number
  /** Source locale */
  sourceLocale: string
  /** Source text with its codes as placeholders */
  sourceText: string
  sourceContext?: SourceContext
  /** When it was first written (epoch ms) */
  createdAt: number
  /** Translations */
  targets: TranslationUnitTarget[]
}

export interface SimilarUnit {
  /** Score in percent */
  match: number
  parts: MatchParts
  unit: TranslationUnit
}

export interface TranslationUnitTarget {
  /** Target locale */
  locale: string
  /** Target text with its codes as placeholders */
  text: string
  /** Number of the translation */
  segmentId: number
  /** Name of who wrote it last */
  lastModifiedBy: string
  /** When it was written last (epoch ms) */
  lastModifiedAt: number
}

/** Where a text stands; the same text in the same context matches at 101 */
export interface SourceContext {
  /** Key of the text in its file */
  contextKey?: string
  /** Source text before it; empty where there is none */
  previousText?: string
  /** Source text after it; empty where there is none */
  nextText?: string
}

export interface TranslationUnitCreate {
  sourceLocale: LocaleCode
  /** Source text with its codes as placeholders */
  sourceText: string
  targetLocale: LocaleCode
  /** Target text with its codes as placeholders */
  targetText: string
  sourceContext?: SourceContext
}

export interface TranslationUnitUpdate {
  locale: LocaleCode
  /** Text with its codes as placeholders */
  text: string
}

export interface TranslationUnitRef {
  /** Number of the unit */
  id: number
  /** Memory */
  tmUuid: string
}

export interface MemorySegmentMatch {
  /** Score in percent; 101 for the same context */
  match: number
  /** Source locale */
  sourceLocale: string
  /** Number of the source */
  sourceSegmentId: number
  /** Source text that was found; empty with `overviewOnly` */
  sourceText: string
  /** Target locale */
  targetLocale: string
  /** Number of the translation */
  targetSegmentId: number
  /** Translation; empty with `overviewOnly` */
  targetText: string
  /** Memory's name */
  tmName: string
  /** Memory */
  tmUuid: string
  /** Number of the unit */
  translationUnitId: number
  parts: MatchParts
}

/** What a score is made of: 100 and the sum of these is the score. Losses are negative. */
export interface MatchParts {
  /** Loss by other words or letters */
  text: number
  /** Loss by another order of the same words */
  order: number
  /** Loss by other numbers */
  numbers: number
  /** Loss by other inline codes */
  tags: number
  /** Loss by other punctuation, letter case or white space */
  punctuation: number
  /** 1 for the same neighbours or context key, else 0 */
  context: number
  /** Loss by the penalty of the binding */
  penalty: number
}

/** A place in a text */
export interface TextRange {
  /** First character, from 0, in UTF-16 units */
  start: number
  /** Character behind the last */
  end: number
}

export interface ConcordanceHit {
  /** Memory */
  tmUuid: string
  /** Memory's name */
  tmName: string
  /** Number of the unit */
  translationUnitId: number
  /** Source locale */
  sourceLocale: string
  /** Source text */
  sourceText: string
  /** Target locale */
  targetLocale: string
  /** Number of the translation */
  targetSegmentId: number
  /** Translation */
  targetText: string
  /** When the translation was written last (epoch ms) */
  lastModifiedAt: number
  /** Where the text was found, on the side that was searched */
  ranges: TextRange[]
}

export interface ConcordanceResult {
  /** What was found, newest first */
  content: ConcordanceHit[]
  /** There may be more: `before` for the next call */
  next?: number
}

export interface ReplacementText {
  /** What to look for */
  find: string
  /** What to put there; in a regular expression `$1` is its first group */
  replacement: string
  /** How to look for it; regular expressions are those of RE2 */
  mode?: 'PLAIN' | 'WHOLE_WORD' | 'REGEX'
  /** Tell capital letters from small ones */
  matchCase?: boolean
  /** Only translations into this locale */
  targetLocale?: LocaleCode
  /** Numbers of translations to leave as they are */
  except?: number[]
}

export interface ReplacementPreview {
  /** Translations that would change */
  translations: number
  /** How often the text would be replaced */
  occurrences: number
  /** False when it took too long to count them all: there are at least so many */
  isComplete: boolean
  /** The first hundred */
  content: ReplacedText[]
}

export interface ReplacedText {
  /** Number of the unit */
  unitId: number
  /** Number of the translation */
  segmentId: number
  /** Target locale */
  locale: string
  /** Source text */
  sourceText: string
  /** Translation as it is */
  before: string
  /** Translation as it would be */
  after: string
  /** How often the text stands in it */
  occurrences: number
}

/** What `translationMemories.list` takes. */
export interface TranslationMemoriesListParams {
  query?: {
    /** Part of the name */
    name?: string
    /** Memories that serve one of these source locales: a language serves its regions, and they serve it */
    sourceLocales?: readonly LocaleCode[]
    /** Memories with any of these target locales */
    targetLocales?: readonly LocaleCode[]
    /** Memories of this organizational unit */
    orgUnitUuid?: string
    /** Leave counts and last import out */
    idsOnly?: boolean
    /** Page number, from 0. */
    page?: number
    /** Items a page; the older calls spell `size` this way. */
    pageSize?: number
    /** A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the usual order: newest first. */
    sort?: string
  }
}

/**
 * Page through the translation memories of the account
 *
 * `GET /api/v1/atlas-tm` (published). Needs TM_list.
 */
export const list: Operation<TranslationMemoriesListParams, TranslationMemoryPage> = /*@__PURE__*/ operation('translationMemories.list', 'GET', '/api/v1/atlas-tm')

/** What `translationMemories.update` takes. */
export interface TranslationMemoriesUpdateParams {
  body: TranslationMemoryUpdate
}

/**
 * Change the name, notes, locales or owners of a translation memory
 *
 * `PUT /api/v1/atlas-tm` (designed). Needs TM_update.
 */
export const update: Operation<TranslationMemoriesUpdateParams, TranslationMemory> = /*@__PURE__*/ operation('translationMemories.update', 'PUT', '/api/v1/atlas-tm', { refreshes: ['projects'] })

/** What `translationMemories.create` takes. */
export interface TranslationMemoriesCreateParams {
  body: TranslationMemoryCreate
}

/**
 * Create an empty translation memory
 *
 * `POST /api/v1/atlas-tm` (designed). Needs TM_create.
 */
export const create: Operation<TranslationMemoriesCreateParams, TranslationMemory> = /*@__PURE__*/ operation('translationMemories.create', 'POST', '/api/v1/atlas-tm', { retry: 'never' })

/** What `translationMemories.get` takes. */
export interface TranslationMemoriesGetParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
}

/**
 * One translation memory
 *
 * `GET /api/v1/atlas-tm/{tmUuid}` (designed). Needs TM_list.
 */
export const get: Operation<TranslationMemoriesGetParams, TranslationMemory> = /*@__PURE__*/ operation('translationMemories.get', 'GET', '/api/v1/atlas-tm/{tmUuid}')

/** What `translationMemories.remove` takes. */
export interface TranslationMemoriesRemoveParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
}

/**
 * Delete a translation memory with its units and bindings
 *
 * It is gone at once, also for the projects that it was bound to; a job then deletes its units and the files of its imports and exports. Its other jobs that are under way are cancelled.
 *
 * `DELETE /api/v1/atlas-tm/{tmUuid}` (designed). Needs TM_delete.
 */
export const remove: Operation<TranslationMemoriesRemoveParams, void> = /*@__PURE__*/ operation('translationMemories.remove', 'DELETE', '/api/v1/atlas-tm/{tmUuid}', { answer: nothing, refreshes: ['projects', 'editor', 'jobs'] })

/** What `translationMemories.searchUnits` takes. */
export interface TranslationMemoriesSearchUnitsParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
  query?: {
    /** Part of the source text; every unit when left out */
    sourceText?: string
    /** Part of a target text */
    targetText?: string
    /** Only units with this target locale */
    targetLocale?: LocaleCode
    /** Page number, from 0. */
    page?: number
    /** Items a page; the older calls spell `size` this way. */
    pageSize?: number
  }
}

/**
 * Page through the units whose source contains a text
 *
 * `GET /api/v1/translation-memory/{tmUuid}/translation-unit/search` (published). Needs TM_list.
 */
export const searchUnits: Operation<TranslationMemoriesSearchUnitsParams, TranslationUnitPage> = /*@__PURE__*/ operation('translationMemories.searchUnits', 'GET', '/api/v1/translation-memory/{tmUuid}/translation-unit/search')

/** What `translationMemories.searchSimilarUnits` takes. */
export interface TranslationMemoriesSearchSimilarUnitsParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
  query: {
    /** Text to find */
    sourceText: string
    /** Target locales: units with a translation into one of them, and those translations */
    targetLocales: readonly LocaleCode[]
    /** Lowest score in percent */
    threshold?: number
  }
}

/**
 * Units whose source is like a text, best first
 *
 * `GET /api/v1/translation-memory/{tmUuid}/translation-unit/fuzzy-search` (published). Needs TM_list.
 */
export const searchSimilarUnits: Operation<TranslationMemoriesSearchSimilarUnitsParams, SimilarUnit[]> = /*@__PURE__*/ operation('translationMemories.searchSimilarUnits', 'GET', '/api/v1/translation-memory/{tmUuid}/translation-unit/fuzzy-search')

/** What `translationMemories.searchSegments` takes. */
export interface TranslationMemoriesSearchSegmentsParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
  query: {
    /** Text to find */
    sourceText: string
    /** Target locale */
    targetLocale: LocaleCode
    /** Lowest score in percent */
    threshold?: number
    /** Only scores and ids */
    overviewOnly?: boolean
    /** Text before it, empty for none; for matches in the same context */
    previousText?: string
    /** Text after it, empty for none; for matches in the same context */
    nextText?: string
    /** Key of the text; for matches in the same context */
    contextKey?: string
  }
}

/**
 * Matches of a text in one memory, best first
 *
 * `GET /api/v1/translation-memory/{tmUuid}/segment/fuzzy-search` (published). Needs TM_list.
 */
export const searchSegments: Operation<TranslationMemoriesSearchSegmentsParams, MemorySegmentMatch[]> = /*@__PURE__*/ operation('translationMemories.searchSegments', 'GET', '/api/v1/translation-memory/{tmUuid}/segment/fuzzy-search')

/** What `translationMemories.createUnit` takes. */
export interface TranslationMemoriesCreateUnitParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
  query?: {
    /** Replace what is there; true when left out, else 409 */
    override?: boolean
  }
  body: TranslationUnitCreate
}

/**
 * Write a translation; one of the same source and context is replaced
 *
 * `POST /api/v1/translation-memory/{tmUuid}/translation-unit` (published). Needs TM_update.
 */
export const createUnit: Operation<TranslationMemoriesCreateUnitParams, TranslationUnitRef> = /*@__PURE__*/ operation('translationMemories.createUnit', 'POST', '/api/v1/translation-memory/{tmUuid}/translation-unit', { refreshes: ['editor'], retry: 'safe' })

/** What `translationMemories.updateUnit` takes. */
export interface TranslationMemoriesUpdateUnitParams {
  path: {
    /** Translation memory */
    tmUuid: string
    /** Translation unit */
    tuId: number
  }
  body: TranslationUnitUpdate
}

/**
 * Change the text of a unit in one locale
 *
 * `PUT /api/v1/translation-memory/{tmUuid}/translation-unit/{tuId}` (published). Needs TM_update.
 */
export const updateUnit: Operation<TranslationMemoriesUpdateUnitParams, TranslationUnitRef> = /*@__PURE__*/ operation('translationMemories.updateUnit', 'PUT', '/api/v1/translation-memory/{tmUuid}/translation-unit/{tuId}', { refreshes: ['editor'] })

/** What `translationMemories.removeUnit` takes. */
export interface TranslationMemoriesRemoveUnitParams {
  path: {
    /** Translation memory */
    tmUuid: string
    /** Translation unit */
    tuId: number
  }
}

/**
 * Delete a unit in all its locales
 *
 * `DELETE /api/v1/translation-memory/{tmUuid}/translation-unit/{tuId}` (published). Needs TM_update.
 */
export const removeUnit: Operation<TranslationMemoriesRemoveUnitParams, void> = /*@__PURE__*/ operation('translationMemories.removeUnit', 'DELETE', '/api/v1/translation-memory/{tmUuid}/translation-unit/{tuId}', { answer: nothing, refreshes: ['editor'] })

/** What `translationMemories.removeSegment` takes. */
export interface TranslationMemoriesRemoveSegmentParams {
  path: {
    /** Translation memory */
    tmUuid: string
    /** Translation unit */
    tuId: number
  }
  query: {
    /** Locale of the translation */
    locale: LocaleCode
  }
}

/**
 * Delete the translation of a unit in one locale
 *
 * `DELETE /api/v1/translation-memory/{tmUuid}/{tuId}/segment` (published). Needs TM_update.
 */
export const removeSegment: Operation<TranslationMemoriesRemoveSegmentParams, void> = /*@__PURE__*/ operation('translationMemories.removeSegment', 'DELETE', '/api/v1/translation-memory/{tmUuid}/{tuId}/segment', { answer: nothing, refreshes: ['editor'] })

/** What `translationMemories.import` takes. */
export interface TranslationMemoriesImportParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
  body: {
    /** TMX 1.4 in UTF-8 or UTF-16, at most 512 MB, or packed with gzip (.tmx.gz) */
    file: Upload
  }
}

/**
 * Import a TMX file, all of it or nothing
 *
 * A damaged file, or one in another source language, is refused: the job fails with line and reason, and the memory stays as it was. A server that stops on the way goes on where it was; a job that is cancelled puts the memory back to what it was, but for what others have written meanwhile.
 *
 * `POST /api/v1/translation-memory/{tmUuid}/import` (designed). Needs TM_import.
 */
const import_: Operation<TranslationMemoriesImportParams, Job> = /*@__PURE__*/ operation('translationMemories.import', 'POST', '/api/v1/translation-memory/{tmUuid}/import', { body: form, refreshes: ['jobs'], retry: 'never', async: 'job' })
export { import_ as import }

/** What `translationMemories.export` takes. */
export interface TranslationMemoriesExportParams {
  path: {
    /** Translation memory */
    tmUuid: string
    /** Format of the export */
    fileType: 'tmx' | 'csv' | 'xlsx'
  }
  query?: {
    /** Only these target locales */
    targetLocales?: readonly LocaleCode[]
  }
}

/**
 * Start the export of a memory
 *
 * TMX 1.4, or a table with a row for each unit and a column for each language. A sheet (`xlsx`) of more than 50,000 units is refused. The job that writes it can be cancelled like any other.
 *
 * `GET /api/v1/translation-memory/{tmUuid}/export/{fileType}` (designed). Needs TM_list.
 */
const export_: Operation<TranslationMemoriesExportParams, DownloadRequest> = /*@__PURE__*/ operation('translationMemories.export', 'GET', '/api/v1/translation-memory/{tmUuid}/export/{fileType}', { retry: 'never', async: 'status-url' })
export { export_ as export }

/** What `translationMemories.getExportStatus` takes. */
export interface TranslationMemoriesGetExportStatusParams {
  path: {
    /** Translation memory */
    tmUuid: string
    /** Format of the export */
    fileType: 'tmx' | 'csv' | 'xlsx'
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * How far an export is, and where its file can be fetched
 *
 * `GET /api/v1/translation-memory/{tmUuid}/export/{fileType}/{requestUUID}/status` (designed). Needs TM_list.
 */
export const getExportStatus: Operation<TranslationMemoriesGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('translationMemories.getExportStatus', 'GET', '/api/v1/translation-memory/{tmUuid}/export/{fileType}/{requestUUID}/status')

/** What `translationMemories.searchConcordance` takes. */
export interface TranslationMemoriesSearchConcordanceParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
  query: {
    /** Part of a sentence */
    text: string
    /** Where to look */
    side?: 'SOURCE' | 'TARGET'
    /** Only translations into this locale */
    targetLocale?: LocaleCode
    /** Tell capital letters from small ones, and letters with accents from those without */
    matchCase?: boolean
    /** The last word must end where the text ends */
    wholeWords?: boolean
    /** Translations at most, but for more of the same unit */
    size?: number
    /** Only units older than this one: `next` of the answer before */
    before?: number
  }
}

/**
 * Translations whose source, or which themselves, hold a part of a sentence
 *
 * Words are found where they begin, in the order given, with any space and any codes between them; `*` stands for any letters of a word. Newest first. With `next` in the answer, ask again with it as `before` for more.
 *
 * `GET /api/v1/translation-memory/{tmUuid}/segment/concordance-search` (designed). Needs TM_list.
 */
export const searchConcordance: Operation<TranslationMemoriesSearchConcordanceParams, ConcordanceResult> = /*@__PURE__*/ operation('translationMemories.searchConcordance', 'GET', '/api/v1/translation-memory/{tmUuid}/segment/concordance-search')

/** What `translationMemories.clear` takes. */
export interface TranslationMemoriesClearParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
}

/**
 * Delete all units of a memory; the memory stays, with its languages and bindings
 *
 * `POST /api/v1/translation-memory/{tmUuid}/clear` (designed). Needs TM_delete.
 */
export const clear: Operation<TranslationMemoriesClearParams, Job> = /*@__PURE__*/ operation('translationMemories.clear', 'POST', '/api/v1/translation-memory/{tmUuid}/clear', { refreshes: ['jobs'], async: 'job' })

/** What `translationMemories.replaceText` takes. */
export interface TranslationMemoriesReplaceTextParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
  body: ReplacementText
}

/**
 * Replace a text in the translations of a memory
 *
 * Inline codes are never touched, and no translation is emptied. When it is cancelled, the memory is again what it was. What it changed can be taken back as a whole.
 *
 * `POST /api/v1/translation-memory/{tmUuid}/replacement` (designed). Needs TM_update.
 */
export const replaceText: Operation<TranslationMemoriesReplaceTextParams, Job> = /*@__PURE__*/ operation('translationMemories.replaceText', 'POST', '/api/v1/translation-memory/{tmUuid}/replacement', { refreshes: ['jobs'], retry: 'never', async: 'job' })

/** What `translationMemories.previewReplacement` takes. */
export interface TranslationMemoriesPreviewReplacementParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
  body: ReplacementText
}

/**
 * What a replacement would change
 *
 * `POST /api/v1/translation-memory/{tmUuid}/replacement/preview` (designed). Needs TM_update.
 */
export const previewReplacement: Operation<TranslationMemoriesPreviewReplacementParams, ReplacementPreview> = /*@__PURE__*/ operation('translationMemories.previewReplacement', 'POST', '/api/v1/translation-memory/{tmUuid}/replacement/preview')

/** What `translationMemories.undoReplacement` takes. */
export interface TranslationMemoriesUndoReplacementParams {
  path: {
    /** Translation memory */
    tmUuid: string
    /** Job that replaced the text */
    jobUuid: string
  }
  body: {
    /** Leave what was changed since as it is */
    keepChanged?: boolean
  }
}

/**
 * Take a replacement back as a whole
 *
 * Refused with 422 `CHANGED_SINCE` when translations were changed or deleted since, with the first hundred of them, unless `keepChanged` says to leave those as they are. 409 when it has been taken back already.
 *
 * `POST /api/v1/translation-memory/{tmUuid}/replacement/{jobUuid}/undo` (designed). Needs TM_update.
 */
export const undoReplacement: Operation<TranslationMemoriesUndoReplacementParams, Job> = /*@__PURE__*/ operation('translationMemories.undoReplacement', 'POST', '/api/v1/translation-memory/{tmUuid}/replacement/{jobUuid}/undo', { refreshes: ['jobs'], retry: 'never', async: 'job' })

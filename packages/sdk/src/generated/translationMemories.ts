// Generated from openapi/resources/translationMemories.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, NoParams, Operation, Upload } from '../operation.ts'
import type { Job } from './jobs.ts'
import type { DownloadRequest, ListCounter, ListExport, LocaleCode, PageInfo } from './shared.ts'
import { nothing } from '../answers.ts'
import { form } from '../body.ts'
import { asyncOperation, operation } from '../operation.ts'

/** Numbers of memories among those that the caller can view. */
export interface TranslationMemoryCounters {
  /** All memories. */
  total: number
  /** Created by the caller. */
  mine: ListCounter
  /** For all clients. */
  shared: ListCounter
  /** With an import this week, where the reader is. */
  importedThisWeek: ListCounter
  /** Without translations. */
  empty: ListCounter
}

export interface TranslationMemoryPage extends PageInfo {
  /** Memories on this page */
  content: TranslationMemory[]
}

/** A translation memory of an organizational unit */
export interface OrgUnitMemory {
  /** The memory */
  tmUuid: string
  /** Name */
  name: string
  /** Source locale */
  sourceLocale: LocaleCode
  /** Target locales */
  targetLocales: LocaleCode[]
  /** Whether new projects in its source language use it */
  default: boolean
  /** Whether new projects write to it */
  write: boolean
  /** Changes with the settings; send those of all memories as `If-Match` */
  version: string
}

/** A translation memory for an organizational unit */
export interface OrgUnitMemorySave {
  /** The memory */
  tmUuid: string
  /** Whether new projects in its source language use it; false by default */
  default?: boolean | undefined
  /** Whether new projects write to it; true by default */
  write?: boolean | undefined
}

/** Reference by number and name */
export interface NumberedRef {
  /** Number */
  id: number
  /** ID */
  uuid?: string
  /** Name */
  name: string
}

export interface TranslationMemory {
  /** Number of the memory */
  id: number
  /** ID */
  uuid: string
  /** Changes with the name, note, domains, context requirement, locales, and owners; send it as `If-Match` */
  version: string
  /** Name */
  name: string
  /** Note */
  note?: string
  /** Domain */
  domain?: string
  /** Subdomain */
  subDomain?: string
  /** Whether the same text in another context counts as a 99% match */
  requireContext?: boolean
  sourceLocale: LocaleCode
  /** Target locales */
  targetLocales: string[]
  organization?: NumberedRef
  /** Organizational units that can use the memory */
  orgUnits: NumberedRef[]
  client?: NumberedRef
  creator?: NumberedRef
  /** When the memory was created (epoch ms) */
  creationDate: number
  /** Custom fields of the account */
  customFields: Record<string, unknown>[]
  /** Number of source texts; absent with `idsOnly` */
  totalUnits?: number
  /** Number of translations; absent with `idsOnly` */
  totalSegments?: number
  lastImport?: MemoryImport
}

/** The file that was imported last */
export interface MemoryImport {
  /** Name of the file */
  fileName: string
  /** When the file was uploaded (epoch ms) */
  creationDate: number
}

export interface TranslationMemoryCreate {
  /** Name */
  name: string
  /** Note */
  note?: string | undefined
  /** Domain */
  domain?: string | undefined
  /** Subdomain */
  subDomain?: string | undefined
  /** Whether exact matches require the same context; for new memories, as the account says if omitted */
  requireContext?: boolean | undefined
  sourceLocale: LocaleCode
  /** Target locales */
  targetLocales: LocaleCode[]
  organization?: MemoryOwner | undefined
  /** Organizational units that can use the memory */
  orgUnits?: MemoryOwner[] | undefined
}

export interface TranslationMemoryUpdate {
  /** Memory */
  uuid: string
  /** Name */
  name?: string | undefined
  /** Note */
  note?: string | undefined
  /** Domain */
  domain?: string | undefined
  /** Subdomain */
  subDomain?: string | undefined
  /** Whether exact matches require the same context; for new memories, as the account says if omitted */
  requireContext?: boolean | undefined
  /** Target locales; a locale with translations cannot be removed */
  targetLocales?: LocaleCode[] | undefined
  organization?: MemoryOwner | undefined
  /** Organizational units that can use the memory */
  orgUnits?: MemoryOwner[] | undefined
}

export interface MemoryOwner {
  /** Organization or organizational unit */
  uuid: string
}

export interface TranslationUnitPage extends PageInfo {
  /** Translation units on this page */
  content: TranslationUnit[]
}

export interface TranslationUnit {
  /** Number of the translation unit */
  id: number
  /** Changes with the source text; send it as `If-Match` with a new source text */
  version: string
  /** Source locale */
  sourceLocale: string
  /** Source text with placeholders for inline tags */
  sourceText: string
  sourceContext?: SourceContext
  /** When the translation unit was created (epoch ms) */
  createdAt: number
  /** Translations */
  targets: TranslationUnitTarget[]
}

export interface SimilarUnit {
  /** Match score in percent */
  match: number
  parts: MatchParts
  unit: TranslationUnit
}

export interface TranslationUnitTarget {
  /** Target locale */
  locale: string
  /** Changes with the text; send it as `If-Match` with a new text */
  version: string
  /** Target text with placeholders for inline tags */
  text: string
  /** Number of the translation */
  segmentId: number
  /** Name of the person who last changed the translation */
  lastModifiedBy: string
  /** When the translation was last changed (epoch ms) */
  lastModifiedAt: number
}

/** Context of a text; the same text in the same context has a match score of 101 */
export interface SourceContext {
  /** Key of the text in its file */
  contextKey?: string | undefined
  /** Preceding source text; empty if there is none */
  previousText?: string | undefined
  /** Following source text; empty if there is none */
  nextText?: string | undefined
}

export interface TranslationUnitCreate {
  sourceLocale: LocaleCode
  /** Source text with placeholders for inline tags */
  sourceText: string
  targetLocale: LocaleCode
  /** Target text with placeholders for inline tags */
  targetText: string
  sourceContext?: SourceContext | undefined
}

export interface TranslationUnitUpdate {
  locale: LocaleCode
  /** Text with placeholders for inline tags */
  text: string
}

export interface TranslationUnitRef {
  /** Number of the translation unit */
  id: number
  /** Memory */
  tmUuid: string
  /** The translation unit; only in the response of `translationMemories.updateUnit` */
  unit?: TranslationUnit
}

export interface MemorySegmentMatch {
  /** Match score in percent; 101 for a context match */
  match: number
  /** Source locale */
  sourceLocale: string
  /** Number of the source text */
  sourceSegmentId: number
  /** Source text of the match; empty with `overviewOnly` */
  sourceText: string
  /** Target locale */
  targetLocale: string
  /** Number of the translation */
  targetSegmentId: number
  /** Target text of the match; empty with `overviewOnly` */
  targetText: string
  /** Name of the memory */
  tmName: string
  /** Memory */
  tmUuid: string
  /** Number of the translation unit */
  translationUnitId: number
  parts: MatchParts
}

/** Parts of a match score, which is 100 plus the sum of these. Losses are negative. */
export interface MatchParts {
  /** Loss due to different words or letters */
  text: number
  /** Loss due to a different order of the same words */
  order: number
  /** Loss due to different numbers */
  numbers: number
  /** Loss due to different inline tags */
  tags: number
  /** Loss due to different punctuation, letter case, or white space */
  punctuation: number
  /** 1 for the same neighboring texts or context key; -1 for others where the memory requires the same; otherwise 0 */
  context: number
  /** Loss due to the penalty set for the memory in the project */
  penalty: number
  /** Loss because the translation is for another region, such as `es` for `es_mx`; left out where it is not */
  region?: number
}

/** A range in a text */
export interface TextRange {
  /** Index of the first character, from 0, in UTF-16 code units */
  start: number
  /** Index after the last character */
  end: number
}

export interface ConcordanceHit {
  /** Memory */
  tmUuid: string
  /** Name of the memory */
  tmName: string
  /** Number of the translation unit */
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
  /** When the translation was last changed (epoch ms) */
  lastModifiedAt: number
  /** Where the text was found, on the side searched */
  ranges: TextRange[]
}

export interface ConcordanceResult {
  /** Translations found, newest first */
  content: ConcordanceHit[]
  /** Value of `before` for the next request, if there may be more results */
  next?: number
}

export interface ReplacementText {
  /** Text or regular expression to find */
  find: string
  /** Replacement text; with a regular expression, `$1` is the first group */
  replacement: string
  /** How to find the text; regular expressions use RE2 syntax */
  mode?: 'PLAIN' | 'WHOLE_WORD' | 'REGEX' | undefined
  /** Whether to match case */
  matchCase?: boolean | undefined
  /** Only translations into this locale */
  targetLocale?: LocaleCode | undefined
  /** Numbers of translations to skip */
  except?: number[] | undefined
}

export interface ReplacementPreview {
  /** Number of translations that would change */
  translations: number
  /** Number of replacements */
  occurrences: number
  /** Whether all were counted; if false, counting took too long and the actual numbers may be higher */
  isComplete: boolean
  /** The first 100 translations */
  content: ReplacedText[]
}

export interface ReplacedText {
  /** Number of the translation unit */
  unitId: number
  /** Number of the translation */
  segmentId: number
  /** Target locale */
  locale: string
  /** Source text */
  sourceText: string
  /** Current translation */
  before: string
  /** Translation after the replacement */
  after: string
  /** Number of replacements in the translation */
  occurrences: number
}

/** What `translationMemories.list` takes. */
export interface TranslationMemoriesListParams {
  query?: {
    /** Only memories whose name contains this text. */
    q?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
    /** Part of the name */
    name?: string | undefined
    /** Memories that can serve any of these source locales: those in the same language and script, whatever the region */
    sourceLocales?: readonly LocaleCode[] | undefined
    /** Memories with any of these target locales */
    targetLocales?: readonly LocaleCode[] | undefined
    /** Memories of this organizational unit */
    orgUnitUuid?: string | undefined
    /** Omit counts and the last import */
    idsOnly?: boolean | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page; older calls use this name for `size`. */
    pageSize?: number | undefined
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). A sort that the list does not have is refused with 400. */
    sort?: string | undefined
  } | undefined
}

/**
 * List the translation memories of the account
 *
 * `GET /api/v1/atlas-tm` (published). Needs TM_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<TranslationMemoriesListParams, TranslationMemoryPage> = /*@__PURE__*/ operation('translationMemories.list', 'GET', '/api/v1/atlas-tm')

/** What `translationMemories.update` takes. */
export interface TranslationMemoriesUpdateParams {
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: TranslationMemoryUpdate
}

/**
 * Update the name, note, locales, or owners of a translation memory
 *
 * `PUT /api/v1/atlas-tm` (designed). Needs TM_update.
 *
 * @throws {HttpError} NOT_FOUND, CONFLICT, LOCALE_IN_USE, a code of any call
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
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const create: Operation<TranslationMemoriesCreateParams, TranslationMemory> = /*@__PURE__*/ operation('translationMemories.create', 'POST', '/api/v1/atlas-tm', { retry: 'never' })

/**
 * Count the translation memories of a kind
 *
 * Each counter has the `filter` with which `translationMemories.list` returns the counted memories.
 *
 * `GET /api/v1/atlas-tm/counters` (designed). Needs TM_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getCounters: Operation<NoParams, TranslationMemoryCounters> = /*@__PURE__*/ operation('translationMemories.getCounters', 'GET', '/api/v1/atlas-tm/counters')

/** What `translationMemories.startListExport` takes. */
export interface TranslationMemoriesStartListExportParams {
  body: ListExport
}

/**
 * Export the translation memories of a list to a file
 *
 * Exports all translation memories that `translationMemories.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
 *
 * `POST /api/v1/atlas-tm/export` (designed). Needs TM_list.
 *
 * @throws {HttpError} a code of any call
 */
export const startListExport: AsyncOperation<TranslationMemoriesStartListExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('translationMemories.startListExport', 'POST', '/api/v1/atlas-tm/export', { retry: 'never', async: 'status-url' })

/** What `translationMemories.getListExportStatus` takes. */
export interface TranslationMemoriesGetListExportStatusParams {
  path: {
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export
 *
 * `GET /api/v1/atlas-tm/export/{requestUUID}/status` (designed). Needs TM_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getListExportStatus: Operation<TranslationMemoriesGetListExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('translationMemories.getListExportStatus', 'GET', '/api/v1/atlas-tm/export/{requestUUID}/status')

/** What `translationMemories.listOfOrgUnit` takes. */
export interface TranslationMemoriesListOfOrgUnitParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * List the translation memories of an organizational unit
 *
 * `GET /api/v3/client/{orgUnitUUID}/translation-memory` (designed). Needs TM_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listOfOrgUnit: Operation<TranslationMemoriesListOfOrgUnitParams, OrgUnitMemory[]> = /*@__PURE__*/ operation('translationMemories.listOfOrgUnit', 'GET', '/api/v3/client/{orgUnitUUID}/translation-memory')

/** What `translationMemories.bindToOrgUnit` takes. */
export interface TranslationMemoriesBindToOrgUnitParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: OrgUnitMemorySave[]
}

/**
 * Set the translation memories of an organizational unit; the list replaces the previous one
 *
 * New projects in the source language of a default memory read it, and write to it where `write` is true. What projects already use stays as it is.
 *
 * `POST /api/v3/client/{orgUnitUUID}/translation-memory` (designed). Needs ORG_UNIT_create.
 *
 * @throws {HttpError} a code of any call
 */
export const bindToOrgUnit: Operation<TranslationMemoriesBindToOrgUnitParams, OrgUnitMemory[]> = /*@__PURE__*/ operation('translationMemories.bindToOrgUnit', 'POST', '/api/v3/client/{orgUnitUUID}/translation-memory', { refreshes: ['orgUnits', 'activity'], retry: 'safe' })

/** What `translationMemories.get` takes. */
export interface TranslationMemoriesGetParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
}

/**
 * Get a translation memory
 *
 * `GET /api/v1/atlas-tm/{tmUuid}` (designed). Needs TM_list.
 *
 * @throws {HttpError} a code of any call
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
 * Delete a translation memory with its translation units and project links
 *
 * The memory is deleted immediately and removed from all projects. A job then deletes its translation units and the files of its imports and exports. Other active jobs of the memory are canceled.
 *
 * `DELETE /api/v1/atlas-tm/{tmUuid}` (designed). Needs TM_delete.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const remove: Operation<TranslationMemoriesRemoveParams, void> = /*@__PURE__*/ operation('translationMemories.remove', 'DELETE', '/api/v1/atlas-tm/{tmUuid}', { answer: nothing, refreshes: ['projects', 'editor', 'jobs'] })

/** What `translationMemories.searchUnits` takes. */
export interface TranslationMemoriesSearchUnitsParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
  query?: {
    /** Part of the source text; omit it to match any source text */
    sourceText?: string | undefined
    /** Part of a target text */
    targetText?: string | undefined
    /** Only translation units with this target locale */
    targetLocale?: LocaleCode | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page; older calls use this name for `size`. */
    pageSize?: number | undefined
  } | undefined
}

/**
 * Search the translation units of a memory for text
 *
 * `GET /api/v1/translation-memory/{tmUuid}/translation-unit/search` (published). Needs TM_list.
 *
 * @throws {HttpError} a code of any call
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
    /** Target locales; returns translation units with a translation into at least one of them, with only those translations */
    targetLocales: readonly LocaleCode[]
    /** Minimum match score in percent */
    threshold?: number | undefined
  }
}

/**
 * Find translation units whose source text matches a text, best match first
 *
 * `GET /api/v1/translation-memory/{tmUuid}/translation-unit/fuzzy-search` (published). Needs TM_list.
 *
 * @throws {HttpError} a code of any call
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
    /** Minimum match score in percent */
    threshold?: number | undefined
    /** Return only scores and IDs */
    overviewOnly?: boolean | undefined
    /** Text before the source text, empty if there is none; used to find context matches */
    previousText?: string | undefined
    /** Text after the source text, empty if there is none; used to find context matches */
    nextText?: string | undefined
    /** Context key of the source text; used to find context matches */
    contextKey?: string | undefined
  }
}

/**
 * Find matches for a text in a memory, best match first
 *
 * `GET /api/v1/translation-memory/{tmUuid}/segment/fuzzy-search` (published). Needs TM_list.
 *
 * @throws {HttpError} a code of any call
 */
export const searchSegments: Operation<TranslationMemoriesSearchSegmentsParams, MemorySegmentMatch[]> = /*@__PURE__*/ operation('translationMemories.searchSegments', 'GET', '/api/v1/translation-memory/{tmUuid}/segment/fuzzy-search')

/** What `translationMemories.createUnit` takes. */
export interface TranslationMemoriesCreateUnitParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
  query?: {
    /** Whether to replace an existing translation; if false, an existing translation results in a 409 */
    override?: boolean | undefined
  } | undefined
  body: TranslationUnitCreate
}

/**
 * Add a translation, or replace the one with the same source and context
 *
 * `POST /api/v1/translation-memory/{tmUuid}/translation-unit` (published). Needs TM_update.
 *
 * @throws {HttpError} CONFLICT, OTHER_SOURCE_LOCALE, a code of any call
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
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: TranslationUnitUpdate
}

/**
 * Update the text of a translation unit in one locale
 *
 * `PUT /api/v1/translation-memory/{tmUuid}/translation-unit/{tuId}` (published). Needs TM_update.
 *
 * @throws {HttpError} CONFLICT, a code of any call
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
 * Delete a translation unit in all locales
 *
 * `DELETE /api/v1/translation-memory/{tmUuid}/translation-unit/{tuId}` (published). Needs TM_update.
 *
 * @throws {HttpError} CONFLICT, a code of any call
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
 * Delete the translation of a translation unit in one locale
 *
 * `DELETE /api/v1/translation-memory/{tmUuid}/{tuId}/segment` (published). Needs TM_update.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const removeSegment: Operation<TranslationMemoriesRemoveSegmentParams, void> = /*@__PURE__*/ operation('translationMemories.removeSegment', 'DELETE', '/api/v1/translation-memory/{tmUuid}/{tuId}/segment', { answer: nothing, refreshes: ['editor'] })

/** What `translationMemories.import` takes. */
export interface TranslationMemoriesImportParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
  query?: {
    /** Whether to read and report only, without changing anything; false if omitted. */
    dryRun?: boolean | undefined
  } | undefined
  body: {
    /** TMX 1.4 in UTF-8 or UTF-16, at most 512 MB, or compressed with gzip (.tmx.gz) */
    file: Upload
  }
}

/**
 * Import a TMX file, completely or not at all
 *
 * A file that is damaged or has a different source language is rejected: the job fails with the line and the reason, and the memory does not change. If the server stops during the import, the job later resumes where it stopped. Canceling the job restores the memory, except for what others have changed in the meantime. A unit is known by its source text and its context: the key and the neighbors that this product writes, `x-segmentId` and `tuid`, and memoQ's `x-context-pre` and `x-context-post`. Of two translations of the same unit the newer one by `changedate` counts, in the file and in the memory; where a date is missing, the later one of the file, and the file's. Elements that TMX does not know are read as codes. What is not taken is listed in `notTaken` of the job's report, with its count.
 *
 * `POST /api/v1/translation-memory/{tmUuid}/import` (designed). Needs TM_import.
 *
 * @throws {HttpError} a code of any call
 */
const import_: AsyncOperation<TranslationMemoriesImportParams, Job, Job> = /*@__PURE__*/ asyncOperation('translationMemories.import', 'POST', '/api/v1/translation-memory/{tmUuid}/import', { body: form, refreshes: ['jobs'], retry: 'never', async: 'job' })
export {
  /**
   * Import a TMX file, completely or not at all
   *
   * A file that is damaged or has a different source language is rejected: the job fails with the line and the reason, and the memory does not change. If the server stops during the import, the job later resumes where it stopped. Canceling the job restores the memory, except for what others have changed in the meantime. A unit is known by its source text and its context: the key and the neighbors that this product writes, `x-segmentId` and `tuid`, and memoQ's `x-context-pre` and `x-context-post`. Of two translations of the same unit the newer one by `changedate` counts, in the file and in the memory; where a date is missing, the later one of the file, and the file's. Elements that TMX does not know are read as codes. What is not taken is listed in `notTaken` of the job's report, with its count.
   *
   * `POST /api/v1/translation-memory/{tmUuid}/import` (designed). Needs TM_import.
   *
   * @throws {HttpError} a code of any call
   */
  import_ as import,
}

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
    targetLocales?: readonly LocaleCode[] | undefined
  } | undefined
}

/**
 * Start the export of a translation memory
 *
 * Exports TMX 1.4, or a table with one row per translation unit and one column per language. A spreadsheet (`xlsx`) of more than 50,000 translation units is rejected. The export job can be canceled like any other job.
 *
 * `GET /api/v1/translation-memory/{tmUuid}/export/{fileType}` (designed). Needs TM_list.
 *
 * @throws {HttpError} TOO_MANY_UNITS, a code of any call
 */
const export_: AsyncOperation<TranslationMemoriesExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('translationMemories.export', 'GET', '/api/v1/translation-memory/{tmUuid}/export/{fileType}', { retry: 'never', async: 'status-url' })
export {
  /**
   * Start the export of a translation memory
   *
   * Exports TMX 1.4, or a table with one row per translation unit and one column per language. A spreadsheet (`xlsx`) of more than 50,000 translation units is rejected. The export job can be canceled like any other job.
   *
   * `GET /api/v1/translation-memory/{tmUuid}/export/{fileType}` (designed). Needs TM_list.
   *
   * @throws {HttpError} TOO_MANY_UNITS, a code of any call
   */
  export_ as export,
}

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
 * Get the status and the download address of an export
 *
 * `GET /api/v1/translation-memory/{tmUuid}/export/{fileType}/{requestUUID}/status` (designed). Needs TM_list.
 *
 * @throws {HttpError} a code of any call
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
    /** Side to search */
    side?: 'SOURCE' | 'TARGET' | undefined
    /** Only translations into this locale */
    targetLocale?: LocaleCode | undefined
    /** Whether to match case and accents */
    matchCase?: boolean | undefined
    /** Whether the last word must match as a whole */
    wholeWords?: boolean | undefined
    /** Maximum number of translations; only a translation unit with more translations exceeds it */
    size?: number | undefined
    /** Only translation units older than this one; use `next` from the previous response */
    before?: number | undefined
  }
}

/**
 * Find translations by part of a sentence in the source or target text
 *
 * Finds words in the order given, from the beginning of a word, with any white space and inline tags between them; `*` stands for any letters of a word. Results are sorted newest first. If the response contains `next`, send it as `before` to get more results.
 *
 * `GET /api/v1/translation-memory/{tmUuid}/segment/concordance-search` (designed). Needs TM_list.
 *
 * @throws {HttpError} a code of any call
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
 * Delete all translation units of a memory; its languages and project links are kept
 *
 * `POST /api/v1/translation-memory/{tmUuid}/clear` (designed). Needs TM_delete.
 *
 * @throws {HttpError} a code of any call
 */
export const clear: AsyncOperation<TranslationMemoriesClearParams, Job, Job> = /*@__PURE__*/ asyncOperation('translationMemories.clear', 'POST', '/api/v1/translation-memory/{tmUuid}/clear', { refreshes: ['jobs'], async: 'job' })

/** What `translationMemories.replaceText` takes. */
export interface TranslationMemoriesReplaceTextParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
  body: ReplacementText
}

/**
 * Replace text in the translations of a memory
 *
 * Inline tags are never changed, and no translation is left empty. Canceling the job restores the memory. A completed replacement can be undone as a whole.
 *
 * `POST /api/v1/translation-memory/{tmUuid}/replacement` (designed). Needs TM_update.
 *
 * @throws {HttpError} a code of any call
 */
export const replaceText: AsyncOperation<TranslationMemoriesReplaceTextParams, Job, Job> = /*@__PURE__*/ asyncOperation('translationMemories.replaceText', 'POST', '/api/v1/translation-memory/{tmUuid}/replacement', { refreshes: ['jobs'], retry: 'never', async: 'job' })

/** What `translationMemories.previewReplacement` takes. */
export interface TranslationMemoriesPreviewReplacementParams {
  path: {
    /** Translation memory */
    tmUuid: string
  }
  body: ReplacementText
}

/**
 * Preview a replacement
 *
 * `POST /api/v1/translation-memory/{tmUuid}/replacement/preview` (designed). Needs TM_update.
 *
 * @throws {HttpError} a code of any call
 */
export const previewReplacement: Operation<TranslationMemoriesPreviewReplacementParams, ReplacementPreview> = /*@__PURE__*/ operation('translationMemories.previewReplacement', 'POST', '/api/v1/translation-memory/{tmUuid}/replacement/preview')

/** What `translationMemories.undoReplacement` takes. */
export interface TranslationMemoriesUndoReplacementParams {
  path: {
    /** Translation memory */
    tmUuid: string
    /** The job that replaced the text */
    jobUuid: string
  }
  body?: {
    /** Whether to keep translations that have changed since and undo the rest */
    keepChanged?: boolean | undefined
  } | undefined
}

/**
 * Undo a replacement
 *
 * If any of the translations have been changed or deleted since, the request is rejected with 422 `CHANGED_SINCE` and the first 100 of them, unless `keepChanged` is true. If the replacement has already been undone, the response is 409.
 *
 * `POST /api/v1/translation-memory/{tmUuid}/replacement/{jobUuid}/undo` (designed). Needs TM_update.
 *
 * @throws {HttpError} CONFLICT, CHANGED_SINCE, a code of any call
 */
export const undoReplacement: AsyncOperation<TranslationMemoriesUndoReplacementParams, Job, Job> = /*@__PURE__*/ asyncOperation('translationMemories.undoReplacement', 'POST', '/api/v1/translation-memory/{tmUuid}/replacement/{jobUuid}/undo', { refreshes: ['jobs'], retry: 'never', async: 'job' })

// Generated from openapi/resources/glossaries.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, Operation, Upload } from '../operation.ts'
import type { GlossaryTerm } from './glossaryTerms.ts'
import type { DownloadRequest, JobStatus, ListExport, LocaleCode, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { form } from '../body.ts'
import { asyncOperation, operation } from '../operation.ts'

/** How far the work on a term is */
export type TermStatus = 'New' | 'Under_Review' | 'Approved' | 'Published'

/** Part of speech */
export type PartOfSpeech = 'Noun' | 'Pronoun' | 'Adjective' | 'Determiner' | 'Verb' | 'Adverb' | 'Preposition' | 'Conjunction' | 'Interjection'

export interface GlossaryConceptPage extends PageInfo {
  /** Concepts on this page */
  content: GlossaryConcept[]
}

/** What terms in several languages stand for */
export interface GlossaryConcept {
  /** Number */
  id: number
  /** Id */
  uuid: string
  /** Changes with the definition and the note; send it as `If-Match` */
  version: string
  /** The glossary */
  glossaryUuid: string
  /** What it means */
  definition: string
  /** Notes */
  note: string
  /** When it was created (epoch ms) */
  createdDate: number
  createdBy?: UserRef
  /** Images of what it stands for, by age */
  images: ConceptImage[]
  /** Terms, by language and then by age */
  terms: GlossaryTerm[]
}

/** An image of what a concept stands for */
export interface ConceptImage {
  /** Id */
  uuid: string
  /** Address of the image, for people who are signed in */
  url: string
  /** Name of the file that it was uploaded as */
  fileName: string
  /** What it shows; may be empty */
  description: string
  /** Width in pixels */
  width: number
  /** Height in pixels */
  height: number
}

export interface GlossaryConceptUpdate {
  /** What it means */
  definition?: string | undefined
  /** Notes */
  note?: string | undefined
}

/** An import into a glossary */
export interface GlossaryImport {
  /** Id of the job */
  id: string
  /** Id of the job, with which `jobs.get` follows it */
  uuid: string
  /** Id of the job */
  jobExecutionId: string
  /** Name of the job, that of its file */
  jobName: string
  /** Type of the job */
  jobType: string
  /** Name of the file */
  fileName: string
  status: JobStatus
  /** When it was requested (epoch ms) */
  creationDate: number
  /** When it started (epoch ms); absent until then */
  startTime?: number
  /** When it ended (epoch ms); absent until then */
  endTime?: number
  /** How long it took (ms); absent until it ends */
  processingTime?: number
  /** Number of terms added */
  termsCount: number
  /** Number of the glossary */
  glossaryId: number
}

/** The newest import of a glossary */
export interface GlossaryLastImport {
  /** The job */
  jobId: string
  status: JobStatus
  /** Name of the file */
  fileName: string
  /** When it was requested (epoch ms) */
  creationDate: number
}

export interface GlossaryPage extends PageInfo {
  /** Glossaries on this page */
  content: GlossaryRef[]
}

/** A row of a list of glossaries */
export interface GlossaryRef {
  /** Id */
  uuid: string
  /** Name */
  name: string
  /** Locales of the terms; absent with `idsOnly` */
  languages?: string[]
  /** Number of concepts; absent with `idsOnly` */
  totalConcepts?: number
  /** Number of the glossary; absent with `idsOnly` */
  bwGlossaryId?: number
  organization?: GlossaryOwner
  /** Organizational units that the glossary is for; absent with `idsOnly` */
  orgUnits?: GlossaryOwner[]
  /** Domain of the terms; absent with `idsOnly` */
  domain?: string
  /** Subdomain of the terms; absent with `idsOnly` */
  subDomain?: string
  /** When it was created (epoch ms); absent with `idsOnly` */
  creationDate?: number
  lastImportJob?: GlossaryLastImport
}

export interface Glossary {
  /** Changes with each field that `glossaries.update` sets; send it as `If-Match` */
  version: string
  /** Id */
  uuid: string
  /** Number of the glossary */
  bwGlossaryId: number
  /** Name */
  name: string
  /** Notes */
  note: string
  /** Domain of the terms */
  domain: string
  /** Subdomain of the terms */
  subDomain: string
  /** Whether it is the default glossary of the account: new projects get it besides those of their organizational unit if it has their source language, unless it is of another organization */
  isDefault: boolean
  /** Locales of the terms */
  languages: string[]
  /** Locales of the terms, including those that only some of the terms have */
  allLanguages: string[]
  organization?: GlossaryOwner
  /** Organizational units that the glossary is for; none means all of the organization */
  orgUnits: GlossaryOwner[]
  /** Custom attributes */
  customAttributes: GlossaryAttribute[]
  /** Same as `customAttributes` */
  customFields: GlossaryAttribute[]
  createdBy?: UserRef
  /** When it was created (epoch ms) */
  creationDate: number
  /** Number of concepts */
  totalConcepts: number
  lastImportJob?: GlossaryLastImport
}

/** Organization or organizational unit that a glossary is for */
export interface GlossaryOwner {
  /** Number */
  id?: number
  /** Id */
  uuid: string
  /** Name */
  name: string
}

/** A field that an account has added. Types that are checked: `number`, `date` (as in 2026-11-30), `boolean` (true or false), and `picklist`. The `value` of a picklist of a glossary is its choices, parted by ` | `; that of a term is one of them. */
export interface GlossaryAttribute {
  /** Name */
  name: string
  /** Type of the value */
  type: string
  /** Value */
  value: string
}

/** An organization or organizational unit, by its id */
export interface GlossaryOwnerRef {
  /** Id */
  uuid: string
}

export interface GlossaryCreate {
  /** Name */
  name: string
  /** Locales of the terms */
  languages: LocaleCode[]
  /** Notes */
  note?: string | undefined
  /** Domain of the terms */
  domain?: string | undefined
  /** Subdomain of the terms */
  subDomain?: string | undefined
  /** Whether it is the default glossary of the account, of which there is one at most */
  isDefault?: boolean | undefined
  organization?: GlossaryOwnerRef | undefined
  /** Organizational units that the glossary is for */
  orgUnits?: GlossaryOwnerRef[] | undefined
  /** Custom attributes */
  customAttributes?: GlossaryAttribute[] | undefined
}

export interface GlossaryUpdate {
  /** The glossary */
  uuid: string
  /** Name */
  name?: string | undefined
  /** Locales of the terms */
  languages?: LocaleCode[] | undefined
  /** Notes */
  note?: string | undefined
  /** Domain of the terms */
  domain?: string | undefined
  /** Subdomain of the terms */
  subDomain?: string | undefined
  /** Whether it is the default glossary of the account, of which there is one at most */
  isDefault?: boolean | undefined
  /** Organizational units that the glossary is for */
  orgUnits?: GlossaryOwnerRef[] | undefined
  /** Custom attributes, all of them */
  customAttributes?: GlossaryAttribute[] | undefined
}

/** What `glossaries.list` takes. */
export interface GlossariesListParams {
  query?: {
    /** Only glossaries whose name contains this text */
    q?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
    /** Part of the name */
    name?: string | undefined
    /** Only glossaries of this organization or one of its units */
    organizationUuid?: string | undefined
    /** Only glossaries of this organizational unit */
    orgUnitUuid?: string | undefined
    /** Omit languages and concept counts */
    idsOnly?: boolean | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). A sort that the list does not have is refused with 400. */
    sort?: string | undefined
  } | undefined
}

/**
 * List the glossaries that the caller has access to
 *
 * `GET /api/v3/glossary` (published). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<GlossariesListParams, GlossaryPage> = /*@__PURE__*/ operation('glossaries.list', 'GET', '/api/v3/glossary')

/** What `glossaries.update` takes. */
export interface GlossariesUpdateParams {
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: GlossaryUpdate
}

/**
 * Update a glossary; omitted fields do not change
 *
 * `PUT /api/v3/glossary` (published). Needs GLOSSARY_create.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const update: Operation<GlossariesUpdateParams, Glossary> = /*@__PURE__*/ operation('glossaries.update', 'PUT', '/api/v3/glossary', { refreshes: ['glossaryConcepts', 'projects', 'activity'] })

/** What `glossaries.create` takes. */
export interface GlossariesCreateParams {
  body: GlossaryCreate
}

/**
 * Create an empty glossary
 *
 * `POST /api/v3/glossary` (published). Needs GLOSSARY_create.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const create: Operation<GlossariesCreateParams, Glossary> = /*@__PURE__*/ operation('glossaries.create', 'POST', '/api/v3/glossary', { refreshes: ['activity'], retry: 'never' })

/** What `glossaries.get` takes. */
export interface GlossariesGetParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
}

/**
 * Get a glossary
 *
 * `GET /api/v3/glossary/{glossaryUuid}` (published). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<GlossariesGetParams, Glossary> = /*@__PURE__*/ operation('glossaries.get', 'GET', '/api/v3/glossary/{glossaryUuid}')

/** What `glossaries.remove` takes. */
export interface GlossariesRemoveParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
}

/**
 * Delete a glossary; projects that use the glossary continue without it
 *
 * `DELETE /api/v3/glossary/{glossaryUuid}` (published). Needs GLOSSARY_create.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<GlossariesRemoveParams, void> = /*@__PURE__*/ operation('glossaries.remove', 'DELETE', '/api/v3/glossary/{glossaryUuid}', { answer: nothing, refreshes: ['projects', 'activity'] })

/** What `glossaries.startListExport` takes. */
export interface GlossariesStartListExportParams {
  body: ListExport
}

/**
 * Export the glossaries of a list to a file
 *
 * Exports all glossaries that `glossaries.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
 *
 * `POST /api/v3/glossary/list-export` (designed). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const startListExport: AsyncOperation<GlossariesStartListExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('glossaries.startListExport', 'POST', '/api/v3/glossary/list-export', { retry: 'never', async: 'status-url' })

/** What `glossaries.getListExportStatus` takes. */
export interface GlossariesGetListExportStatusParams {
  path: {
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export
 *
 * `GET /api/v3/glossary/list-export/{requestUUID}/status` (designed). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getListExportStatus: Operation<GlossariesGetListExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('glossaries.getListExportStatus', 'GET', '/api/v3/glossary/list-export/{requestUUID}/status')

/** What `glossaries.clear` takes. */
export interface GlossariesClearParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
}

/**
 * Delete all concepts and terms of a glossary; its languages and project links are kept
 *
 * `POST /api/v3/glossary/{glossaryUuid}/clear` (published). Needs GLOSSARY_create.
 *
 * @throws {HttpError} a code of any call
 */
export const clear: Operation<GlossariesClearParams, void> = /*@__PURE__*/ operation('glossaries.clear', 'POST', '/api/v3/glossary/{glossaryUuid}/clear', { answer: nothing, refreshes: ['glossaryConcepts', 'glossaryTerms'] })

/** What `glossaries.listConceptEntries` takes. */
export interface GlossariesListConceptEntriesParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
  query?: {
    /** Part of a term or of the definition, in any case */
    text?: string | undefined
    /** Only concepts with a term in this locale */
    language?: LocaleCode | undefined
    /** Only concepts without a term in this locale */
    missing?: LocaleCode | undefined
    /** Only concepts with a term in this status */
    status?: TermStatus | undefined
    /** Only this concept */
    conceptUuid?: string | undefined
    /** Only concepts that this person created */
    createdBy?: string | undefined
    /** Only concepts created at this time or later (epoch ms) */
    createdAtStart?: number | undefined
    /** Only concepts created at this time or earlier (epoch ms) */
    createdAtEnd?: number | undefined
    /** Only concepts with a term that has a custom attribute of this name */
    customAttributeName?: string | undefined
    /** Type of that attribute */
    customAttributeType?: string | undefined
    /** Value of that attribute */
    customAttributeValue?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). A sort that the list does not have is refused with 400. */
    sort?: string | undefined
  } | undefined
}

/**
 * List the concepts of a glossary with their terms
 *
 * Filters on terms return a concept if one of its terms fulfills all of them; the concept then comes with all of its terms. Terms for internal use are returned to managers only.
 *
 * `GET /api/v3/glossary/{glossaryUuid}/concept-entries` (published). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listConceptEntries: Operation<GlossariesListConceptEntriesParams, GlossaryConceptPage> = /*@__PURE__*/ operation('glossaries.listConceptEntries', 'GET', '/api/v3/glossary/{glossaryUuid}/concept-entries')

/** What `glossaries.getConcept` takes. */
export interface GlossariesGetConceptParams {
  path: {
    /** Number of the concept */
    conceptId: number
  }
}

/**
 * Get a concept with its terms
 *
 * `GET /api/v3/glossary/concept-entries/{conceptId}` (published). Needs GLOSSARY_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const getConcept: Operation<GlossariesGetConceptParams, GlossaryConcept> = /*@__PURE__*/ operation('glossaries.getConcept', 'GET', '/api/v3/glossary/concept-entries/{conceptId}')

/** What `glossaries.updateConcept` takes. */
export interface GlossariesUpdateConceptParams {
  path: {
    /** Number of the concept */
    conceptId: number
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: GlossaryConceptUpdate | undefined
}

/**
 * Update the definition or the note of a concept; omitted fields do not change
 *
 * `PUT /api/v3/glossary/concept-entries/{conceptId}` (designed). Needs GLOSSARY_create.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const updateConcept: Operation<GlossariesUpdateConceptParams, GlossaryConcept> = /*@__PURE__*/ operation('glossaries.updateConcept', 'PUT', '/api/v3/glossary/concept-entries/{conceptId}', { refreshes: ['glossaryConcepts', 'glossaryTerms'] })

/** What `glossaries.removeConcept` takes. */
export interface GlossariesRemoveConceptParams {
  path: {
    /** Number of the concept */
    conceptId: number
  }
}

/**
 * Delete a concept with all of its terms
 *
 * `DELETE /api/v3/glossary/concept-entries/{conceptId}` (designed). Needs GLOSSARY_create.
 *
 * @throws {HttpError} NOT_FOUND, TERM_LOCKED, a code of any call
 */
export const removeConcept: Operation<GlossariesRemoveConceptParams, void> = /*@__PURE__*/ operation('glossaries.removeConcept', 'DELETE', '/api/v3/glossary/concept-entries/{conceptId}', { answer: nothing, refreshes: ['glossaryConcepts', 'glossaryTerms'] })

/** What `glossaries.import` takes. */
export interface GlossariesImportParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
  query?: {
    /** Whether to report only, without changing anything; false if omitted. */
    dryRun?: boolean | undefined
  } | undefined
  body: {
    /** TBX in UTF-8 or UTF-16, CSV, TSV, or XLSX, at most 64 MB */
    file: Upload
  }
}

/**
 * Import terms from TBX or from a table, completely or not at all
 *
 * A concept that has the id of a concept of the glossary, or shares terms in two languages with one (in one, if it has no other), is merged into it; any other is added. Terms that are there already do not change. A table (CSV, TSV, or XLSX) has a column for each language, named by its code or its English name; several terms of a cell are parted by ` | `. Columns named Definition and Note are about the concept; Status, Part of speech, Gender, Type, Usage, Forbidden, Do not translate, Exact match, Case sensitive, and Internal about all terms of the row, or, as `en: Forbidden`, about those of one language. A language that is not supported is taken as the closest one that is. Fields of TBX that terms have no place for become custom attributes, whose `type` is the element, as in `concept descrip`. What is not taken is listed in `notTaken` of the job's report, with its count. A damaged file is rejected: the job fails with the reason, and the glossary does not change.
 *
 * `POST /api/v3/glossary/{glossaryUuid}/import` (published). Needs GLOSSARY_create.
 *
 * @throws {HttpError} FILE_REFUSED, a code of any call
 */
const import_: AsyncOperation<GlossariesImportParams, GlossaryImport, GlossaryImport> = /*@__PURE__*/ asyncOperation('glossaries.import', 'POST', '/api/v3/glossary/{glossaryUuid}/import', { body: form, refreshes: ['glossaryConcepts', 'jobs'], retry: 'never', async: 'job' })
export {
  /**
   * Import terms from TBX or from a table, completely or not at all
   *
   * A concept that has the id of a concept of the glossary, or shares terms in two languages with one (in one, if it has no other), is merged into it; any other is added. Terms that are there already do not change. A table (CSV, TSV, or XLSX) has a column for each language, named by its code or its English name; several terms of a cell are parted by ` | `. Columns named Definition and Note are about the concept; Status, Part of speech, Gender, Type, Usage, Forbidden, Do not translate, Exact match, Case sensitive, and Internal about all terms of the row, or, as `en: Forbidden`, about those of one language. A language that is not supported is taken as the closest one that is. Fields of TBX that terms have no place for become custom attributes, whose `type` is the element, as in `concept descrip`. What is not taken is listed in `notTaken` of the job's report, with its count. A damaged file is rejected: the job fails with the reason, and the glossary does not change.
   *
   * `POST /api/v3/glossary/{glossaryUuid}/import` (published). Needs GLOSSARY_create.
   *
   * @throws {HttpError} FILE_REFUSED, a code of any call
   */
  import_ as import,
}

/** What `glossaries.importTbx` takes. */
export interface GlossariesImportTbxParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
  body: {
    /** TBX in UTF-8 or UTF-16, at most 64 MB */
    tbxFile: Upload
  }
}

/**
 * Import terms from TBX, for clients that name the file so
 *
 * The same as `glossaries.import`, for TBX alone.
 *
 * `POST /api/v3/glossary/{glossaryUuid}/import-tbx` (inferred). Needs GLOSSARY_create.
 *
 * @throws {HttpError} FILE_REFUSED, a code of any call
 */
export const importTbx: AsyncOperation<GlossariesImportTbxParams, GlossaryImport, GlossaryImport> = /*@__PURE__*/ asyncOperation('glossaries.importTbx', 'POST', '/api/v3/glossary/{glossaryUuid}/import-tbx', { body: form, refreshes: ['glossaryConcepts', 'jobs'], retry: 'never', async: 'job' })

/** What `glossaries.listJobs` takes. */
export interface GlossariesListJobsParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
  query?: {
    /** Only imports with this status */
    status?: JobStatus | undefined
    /** Only jobs of this type */
    jobType?: string | undefined
    /** Only imports requested at this time or later (epoch ms) */
    startDate?: number | undefined
    /** Only imports requested at this time or earlier (epoch ms) */
    endDate?: number | undefined
  } | undefined
}

/**
 * List the imports of a glossary, the newest first, at most 200
 *
 * `GET /api/v3/glossary/{glossaryUuid}/jobs` (published). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listJobs: Operation<GlossariesListJobsParams, GlossaryImport[]> = /*@__PURE__*/ operation('glossaries.listJobs', 'GET', '/api/v3/glossary/{glossaryUuid}/jobs')

/** What `glossaries.getLastImportJob` takes. */
export interface GlossariesGetLastImportJobParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
}

/**
 * Get the newest import of a glossary
 *
 * `GET /api/v3/glossary/{glossaryUuid}/last-import-job` (published). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getLastImportJob: Operation<GlossariesGetLastImportJobParams, GlossaryImport> = /*@__PURE__*/ operation('glossaries.getLastImportJob', 'GET', '/api/v3/glossary/{glossaryUuid}/last-import-job')

/** What `glossaries.startExport` takes. */
export interface GlossariesStartExportParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
    /** Format of the export */
    fileType: 'tbx' | 'csv' | 'xlsx'
  }
  query?: {
    /** Only these locales, and only concepts that have one of them */
    languages?: readonly LocaleCode[] | undefined
    /** Version of a TBX file: 3 (ISO 30042:2019) if omitted, or 2 (ISO 30042:2008, `martif`) for older tools */
    tbxVersion?: 2 | 3 | undefined
    /** Dialect of a TBX file: `basic` (all fields) if omitted; `min` has no fields but notes, parts of speech, subject fields, and whether terms are forbidden; `core` none but notes. What is left out is counted in `notTaken`. */
    tbxDialect?: 'basic' | 'min' | 'core' | undefined
  } | undefined
}

/**
 * Start the export of a glossary
 *
 * Exports TBX, or a table with one row per concept and one column per language, which `glossaries.import` reads again. Terms for internal use are exported for managers only. Locks of terms, and links and images of concepts are not exported, and custom attributes to TBX only; the job's report counts what is left out in `notTaken`. The export job can be canceled like any other job.
 *
 * `GET /api/v3/glossary/export/{glossaryUuid}/{fileType}` (published). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const startExport: AsyncOperation<GlossariesStartExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('glossaries.startExport', 'GET', '/api/v3/glossary/export/{glossaryUuid}/{fileType}', { retry: 'never', async: 'status-url' })

/** What `glossaries.getExportStatus` takes. */
export interface GlossariesGetExportStatusParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
    /** Format of the export */
    fileType: 'tbx' | 'csv' | 'xlsx'
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export
 *
 * `GET /api/v3/glossary/export/{glossaryUuid}/{fileType}/{requestUUID}/status` (published). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getExportStatus: Operation<GlossariesGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('glossaries.getExportStatus', 'GET', '/api/v3/glossary/export/{glossaryUuid}/{fileType}/{requestUUID}/status')

// Generated from openapi/resources/imports.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, NoParams, Operation, Upload } from '../operation.ts'
import type { Job } from './jobs.ts'
import type { Failure, LocaleCode, NotTaken, TableImportLine } from './shared.ts'
import type { NotTakenFile } from './uploads.ts'
import { bytes } from '../answers.ts'
import { form } from '../body.ts'
import { asyncOperation, operation } from '../operation.ts'

/** A new import. */
export interface ImportInput {
  /** Language of the source texts; `en` if absent. */
  sourceLocale?: LocaleCode | undefined
}

/** What a file is taken as: a translation memory, terms, people, their rates, translations that go into a memory, the source of such translations, or nothing. */
export type ImportKind = 'MEMORY' | 'GLOSSARY' | 'PEOPLE' | 'RATES' | 'TRANSLATIONS' | 'SOURCE' | 'NONE'

/** How far an import is. */
export type ImportState = 'OPEN' | 'RUNNING' | 'DONE' | 'UNDOING' | 'UNDONE'

/** What has happened to a file: UNCHANGED if it brought nothing new, LEFT_OUT if it was not to be imported, FAILED if nothing of it was taken. */
export type ImportFileState = 'WAITING' | 'RUNNING' | 'DONE' | 'UNCHANGED' | 'LEFT_OUT' | 'FAILED' | 'UNDONE'

/** A column of a table, and what it is taken as. */
export interface ImportColumn {
  /** Its heading in the file. */
  heading: string
  /** The column that it is taken as, one of `takes`, or of a table of terms the code of a language; absent if it is not imported. */
  means?: string | undefined
}

/** A value of a file, and what it is taken as. */
export interface ImportValue {
  /** The column that it stands in, by what that is taken as. */
  column: string
  /** The value in the file. */
  said: string
  /** What it is taken as. */
  means: string
}

/** How a file is understood. */
export interface ImportChoice {
  /** What the file is taken as. */
  kind?: ImportKind | undefined
  /** The memory or the glossary that it goes into; send `intoName` for a new one. */
  intoUuid?: string | undefined
  /** Name of a new memory or glossary. Files with the same name go into the same one. */
  intoName?: string | undefined
  /** Language of its source texts. */
  sourceLocale?: LocaleCode | undefined
  /** Language of its translations. */
  targetLocale?: LocaleCode | undefined
  /** Of translations, the file of the import that has the source texts; the file itself if it has both. */
  sourceFileUuid?: string | undefined
  /** Of a table, what its columns are taken as. */
  columns?: ImportColumn[] | undefined
  /** Of a table, what roles, statuses, languages, and steps are taken as. */
  values?: ImportValue[] | undefined
}

/** What a file does, or has done. */
export interface ImportResult {
  /** What is new: translations, terms, people, or rates. */
  added: number
  /** What changes. */
  changed: number
  /** What is there already. */
  unchanged: number
  /** What does not come along. */
  notTaken: NotTaken[]
  /** Of a table, the lines that are wrong or change something; the first 200. */
  lines?: TableImportLine[]
  /** Of translations, the texts without a counterpart; the first 200. */
  unmatched?: UnmatchedText[]
  /** Why the file cannot be imported, and what to do; absent if it can. */
  problem?: string
  /** The problem in machine-readable form. Besides the codes of background operations: LINES_WRONG, `data.count` lines are wrong. TARGET_LANGUAGE_MISSING, the language of the translations is unknown. SOURCE_FILE_MISSING, the file of the source texts is missing. SOURCE_COLUMN_MISSING, no column is taken as the source language `data.language`. PARAGRAPHS_DIFFER, the file has `data.translated` paragraphs that aren't the `data.source` of the source file. */
  failure?: Failure
}

/** A text that has no place on the other side. */
export interface UnmatchedText {
  /** Its key in the file, up to 200 characters. */
  key: string
  /** MISSING without a translation, EXTRA in the translation alone, PLACEHOLDERS if both have different ones, SAME if it says the same as the source, SENTENCES if they have different numbers of them, UNFINISHED if the file says so of the translation. */
  reason: 'MISSING' | 'EXTRA' | 'PLACEHOLDERS' | 'SAME' | 'SENTENCES' | 'UNFINISHED' | (string & {})
}

/** Something that an undo leaves as it is. */
export interface KeptThing {
  /** What it is. */
  name: string
  /** Why: someone has changed it since, it is in use, or changes of this kind can not be undone. */
  reason: 'CHANGED_SINCE' | 'IN_USE' | 'NOT_UNDOABLE' | (string & {})
}

/** A file of an import. */
export interface ImportFile {
  /** Identifier. */
  uuid: string
  /** Folders in the archive or the folder, with the name of the file at the end. */
  path: string
  /** Size in bytes. */
  size: number
  state: ImportFileState
  /** How it is understood. */
  choice: ImportChoice
  /** Of a table, the columns that it can have. */
  takes: string[]
  /** What it would do; absent until the plan is made. */
  plan?: ImportResult
  /** What it has done; absent until then. */
  result?: ImportResult
  /** What an undo has left as it is; absent until then. */
  kept?: KeptThing[]
}

/** An import in a list. */
export interface ImportInBrief {
  /** Identifier. */
  uuid: string
  state: ImportState
  /** When it was begun, epoch ms. */
  creationDate: number
  /** How many files it has. */
  files: number
}

/** A guided import. */
export interface Import {
  /** Identifier. */
  uuid: string
  state: ImportState
  /** When it was begun, epoch ms. */
  creationDate: number
  /** Language of the source texts. */
  sourceLocale: LocaleCode
  /** The job that last worked on it; absent before the first one. */
  jobUuid?: string
  /** Until when it can be undone, epoch ms; absent before it has ended and once it is undone. */
  undoableUntil?: number
  /** Its files, in the order in which they came. */
  files: ImportFile[]
  /** Files of archives that are not taken. */
  notTaken: NotTakenFile[]
}

/** A job of a guided import. */
export interface ImportJob extends Job {
}

/**
 * List the last guided imports
 *
 * The 20 newest imports of the person who asks.
 *
 * `GET /api/v3/import` (designed). Needs TM_import or GLOSSARY_create or USER_save or USER_rates.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<NoParams, ImportInBrief[]> = /*@__PURE__*/ operation('imports.list', 'GET', '/api/v3/import')

/** What `imports.create` takes. */
export interface ImportsCreateParams {
  body?: ImportInput | undefined
}

/**
 * Begin a guided import
 *
 * Makes an empty import for the files of another system. Add the files with `imports.addFile`, look at the plan of `imports.plan`, and start it with `imports.run`. Nothing is written before that. An import is seen by the person who began it, for 30 days.
 *
 * `POST /api/v3/import` (designed). Needs TM_import or GLOSSARY_create or USER_save or USER_rates.
 *
 * @throws {HttpError} a code of any call
 */
export const create: Operation<ImportsCreateParams, Import> = /*@__PURE__*/ operation('imports.create', 'POST', '/api/v3/import', { retry: 'never' })

/** What `imports.get` takes. */
export interface ImportsGetParams {
  path: {
    /** The import. */
    importUuid: string
  }
}

/**
 * Get a guided import with its files
 *
 * `GET /api/v3/import/{importUuid}` (designed). Needs TM_import or GLOSSARY_create or USER_save or USER_rates.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<ImportsGetParams, Import> = /*@__PURE__*/ operation('imports.get', 'GET', '/api/v3/import/{importUuid}')

/** What `imports.addFile` takes. */
export interface ImportsAddFileParams {
  path: {
    /** The import. */
    importUuid: string
  }
  body: {
    /** The file, up to 512 MB. */
    file: Upload
    /** Its folders with its name at the end, such as `locales/de.json`; the name alone if absent. */
    path?: string | undefined
  }
}

/**
 * Add a file to a guided import
 *
 * Takes TMX, TBX, tables of terms, people, and rates (CSV, TSV, XLSX), and files of texts with their translations, such as `de.json` beside `en.json`. A ZIP archive is opened, and each file in it becomes one of the import, with the name of the archive as its first folder. A file with the path of another one takes its place. The kind of a file is guessed from its content; `imports.updateFile` changes it. An import has up to 500 files.
 *
 * `POST /api/v3/import/{importUuid}/file` (designed). Needs TM_import or GLOSSARY_create or USER_save or USER_rates.
 *
 * @throws {HttpError} FILE_REFUSED, CONFLICT, a code of any call
 */
export const addFile: Operation<ImportsAddFileParams, Import> = /*@__PURE__*/ operation('imports.addFile', 'POST', '/api/v3/import/{importUuid}/file', { body: form, retry: 'never' })

/** What `imports.updateFile` takes. */
export interface ImportsUpdateFileParams {
  path: {
    /** The import. */
    importUuid: string
    /** The file of the import. */
    importFileUuid: string
  }
  body?: ImportChoice | undefined
}

/**
 * Change how a file of a guided import is understood
 *
 * What is left out stays as it is. The plan is made again by `imports.plan`. The response is 409 once the import has been started.
 *
 * `PUT /api/v3/import/{importUuid}/file/{importFileUuid}` (designed). Needs TM_import or GLOSSARY_create or USER_save or USER_rates.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const updateFile: Operation<ImportsUpdateFileParams, Import> = /*@__PURE__*/ operation('imports.updateFile', 'PUT', '/api/v3/import/{importUuid}/file/{importFileUuid}')

/** What `imports.plan` takes. */
export interface ImportsPlanParams {
  path: {
    /** The import. */
    importUuid: string
  }
}

/**
 * Find out what a guided import would do
 *
 * Reads every file the way it would be imported and compares it with what is there. `plan` of each file tells what is new, what changes, what is the same, and what will not come along. Nothing is written but the plan.
 *
 * `POST /api/v3/import/{importUuid}/plan` (designed). Needs TM_import or GLOSSARY_create or USER_save or USER_rates.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const plan: AsyncOperation<ImportsPlanParams, ImportJob, ImportJob> = /*@__PURE__*/ asyncOperation('imports.plan', 'POST', '/api/v3/import/{importUuid}/plan', { retry: 'never', async: 'job' })

/** What `imports.run` takes. */
export interface ImportsRunParams {
  path: {
    /** The import. */
    importUuid: string
  }
}

/**
 * Start a guided import
 *
 * Imports file by file, each of them whole or not at all: memories first, then glossaries, people, and rates. A file that fails leaves everything as it was, says why, and the others go on. Files that bring nothing new change nothing. How columns and values were understood is kept for the next import of the account.
 *
 * `POST /api/v3/import/{importUuid}/run` (designed). Needs TM_import or GLOSSARY_create or USER_save or USER_rates.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const run: AsyncOperation<ImportsRunParams, ImportJob, ImportJob> = /*@__PURE__*/ asyncOperation('imports.run', 'POST', '/api/v3/import/{importUuid}/run', { refreshes: ['translationMemories', 'glossaries', 'users', 'userRates', 'jobs', 'activity'], retry: 'never', async: 'job' })

/** What `imports.undo` takes. */
export interface ImportsUndoParams {
  path: {
    /** The import. */
    importUuid: string
  }
}

/**
 * Undo a guided import
 *
 * Removes what the import created, and restores what it replaced in memories, as far as no one has changed it since; `kept` of each file tells what stays, and why. Possible for seven days. The response is 409 before the import has ended, and once it is undone.
 *
 * `POST /api/v3/import/{importUuid}/undo` (designed). Needs TM_import or GLOSSARY_create or USER_save or USER_rates.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const undo: AsyncOperation<ImportsUndoParams, ImportJob, ImportJob> = /*@__PURE__*/ asyncOperation('imports.undo', 'POST', '/api/v3/import/{importUuid}/undo', { refreshes: ['translationMemories', 'glossaries', 'users', 'userRates', 'jobs', 'activity'], retry: 'never', async: 'job' })

/** What `imports.getReport` takes. */
export interface ImportsGetReportParams {
  path: {
    /** The import. */
    importUuid: string
  }
  query: {
    /** File format. */
    format: 'CSV' | 'JSON'
  }
}

/**
 * Download the report of a guided import
 *
 * One row for each file, and one for each thing that did not come along.
 *
 * `GET /api/v3/import/{importUuid}/report` (designed). Needs TM_import or GLOSSARY_create or USER_save or USER_rates.
 *
 * @throws {HttpError} a code of any call
 */
export const getReport: Operation<ImportsGetReportParams, Blob> = /*@__PURE__*/ operation('imports.getReport', 'GET', '/api/v3/import/{importUuid}/report', { answer: bytes })

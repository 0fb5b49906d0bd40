// Generated from openapi/resources/textChanges.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { LocaleCode, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { operation } from '../operation.ts'

/** Where to look for what, and what takes its place. */
export interface TextSearch {
  scope: TextScope
  /** The work unit, the project, or the check. */
  scopeUuid: string
  /** The text to find, or the pattern; left out for the scope CHECK_RUN. */
  text?: string | undefined
  /** The text that takes its place; with a pattern, `$1` to `$9` stand for its groups and `$$` for a dollar sign. Left out, the text is only found. */
  replacement?: string | undefined
  /** Whether the text is a pattern of RE2, such as `Kontrollraum(s?)`. */
  isPattern?: boolean | undefined
  /** Whether upper and lower case differ. */
  matchCase?: boolean | undefined
  /** Whether only whole words are found. */
  wholeWords?: boolean | undefined
  /** Where to look, TARGET if omitted; in sources the text is only found. */
  side?: 'TARGET' | 'SOURCE' | undefined
  /** Only translations that are not confirmed. */
  onlyDrafts?: boolean | undefined
  /** Only translations that are confirmed. */
  onlyConfirmed?: boolean | undefined
  /** Only translations to this language. */
  targetLanguage?: LocaleCode | undefined
  /** Only translations of this file of the project. */
  resourceUuid?: string | undefined
  /** Only issues of this kind, such as `space`; only for the scope CHECK_RUN. */
  issueKind?: string | undefined
  /** Page of the segments that are found, from 0; 0 if omitted. */
  page?: number | undefined
}

/** One file in one language, all of a project, or the sure fixes of a check. */
export type TextScope = 'WORK_UNIT' | 'PROJECT' | 'CHECK_RUN'

/** Why a segment is left out: it is locked, someone else has worked in it within the last 30 seconds, the caller can not change it, it has changed since, its tags would change, or its text is too long for the pattern. */
export type TextLeftOutReason = 'LOCKED' | 'IN_USE' | 'READ_ONLY' | 'CHANGED' | 'TAGS' | 'TOO_LONG' | (string & {})

/** Segments that are left out for a reason. */
export interface TextLeftOut {
  reason: TextLeftOutReason
  /** Number of segments. */
  count: number
}

/** A part of a text that is found. */
export interface TextPlace {
  /** Where it begins, in UTF-16 units. */
  begin: number
  /** Where it ends. */
  end: number
  /** What takes its place; absent where it is only found. */
  text?: string
}

/** A segment in which something is found. */
export interface FoundText {
  /** Segment. */
  segmentId: string
  /** Work unit. */
  workUnitUuid: string
  /** Name of the file. */
  filename: string
  /** Target language. */
  targetLanguage: LocaleCode
  /** Number of the segment in the file. */
  sequence: number
  /** The version that was read. */
  version: number
  /** Source text, with placeholders. */
  source: string
  /** Translation as it is, with placeholders. */
  target: string
  /** Whether the translation is confirmed. */
  confirmed: boolean
  /** The places, in order; of the side that was looked in. */
  places: TextPlace[]
  /** Why it can not be changed now; absent where it can. */
  reason?: TextLeftOutReason
}

/** What a change would change. */
export interface TextChangePreview {
  /** Segments in which something is found, on all pages. */
  segments: number
  /** Places in them. */
  places: number
  /** Whether there are more segments after this page. */
  isCut: boolean
  /** Segments that can not be changed now, by reason. */
  leftOut: TextLeftOut[]
  /** The segments of the page, with those that can not be changed. */
  items: FoundText[]
}

/** A segment to change. */
export interface TickedSegment {
  /** Segment. */
  segmentId: string
  /** The version that was read. */
  version: number
}

/** A search, and the segments to change. */
export interface TextChangeInput {
  scope: TextScope
  /** The work unit, the project, or the check. */
  scopeUuid: string
  /** As in `TextSearch`. */
  text?: string | undefined
  /** As in `TextSearch`. */
  replacement?: string | undefined
  /** As in `TextSearch`. */
  isPattern?: boolean | undefined
  /** As in `TextSearch`. */
  matchCase?: boolean | undefined
  /** As in `TextSearch`. */
  wholeWords?: boolean | undefined
  /** As in `TextSearch`. */
  onlyDrafts?: boolean | undefined
  /** As in `TextSearch`. */
  onlyConfirmed?: boolean | undefined
  /** As in `TextSearch`. */
  targetLanguage?: LocaleCode | undefined
  /** As in `TextSearch`. */
  resourceUuid?: string | undefined
  /** As in `TextSearch`. */
  issueKind?: string | undefined
  /** Whether confirmed translations become drafts, so that someone reads them again. */
  makesDrafts?: boolean | undefined
  /** The segments to change; left out with `all`. */
  segments?: TickedSegment[] | undefined
  /** Whether all segments that the search finds are changed, on all of its pages. */
  all?: boolean | undefined
}

/** A change of many translations. */
export interface TextChange {
  /** Identifier. */
  uuid: string
  scope: TextScope
  /** How far it is. */
  status: 'RUNNING' | 'FINISHED' | 'FAILED' | 'UNDONE'
  /** The text or pattern that was looked for; absent for the scope CHECK_RUN. */
  text?: string
  /** What takes its place; absent for the scope CHECK_RUN. */
  replacement?: string
  /** Who made it. */
  createdBy?: UserRef
  /** When it was started, epoch ms. */
  createdDate: number
  /** When it was finished, epoch ms; absent before. */
  finishedDate?: number
  /** Percent that is done; absent once it is no longer RUNNING. */
  progress?: number
  /** Translations that were changed. */
  changed: number
  /** Segments that were left out, by reason. */
  leftOut: TextLeftOut[]
  /** When it was undone, epoch ms; absent unless it was. */
  undoneDate?: number
  /** Translations that are what they were; absent unless it was undone. */
  restored?: number
}

/** One page of changes of many translations. */
export interface TextChangePage extends PageInfo {
  /** Items of this page. */
  content: TextChange[]
}

/** What `textChanges.preview` takes. */
export interface TextChangesPreviewParams {
  body: TextSearch
}

/**
 * Find what a change of many translations would change
 *
 * Finds a text in translations, or the issues of a check that have a sure fix, and what would take its place; nothing changes. Patterns have the syntax of RE2. What stands inside of inline tags is never found. 1,000 segments are a page; the counts are of all pages, and `isCut` tells that there are more after this one.
 *
 * `POST /api/v3/text-change/preview` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const preview: Operation<TextChangesPreviewParams, TextChangePreview> = /*@__PURE__*/ operation('textChanges.preview', 'POST', '/api/v3/text-change/preview')

/** What `textChanges.list` takes. */
export interface TextChangesListParams {
  query: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** The project. */
    projectUuid: string
  }
}

/**
 * List the changes of many translations of a project
 *
 * The last made first. Managers see all of the project, others those that they made.
 *
 * `GET /api/v3/text-change` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const list: Operation<TextChangesListParams, TextChangePage> = /*@__PURE__*/ operation('textChanges.list', 'GET', '/api/v3/text-change')

/** What `textChanges.start` takes. */
export interface TextChangesStartParams {
  body: TextChangeInput
}

/**
 * Change many translations at once
 *
 * Makes the changes of `textChanges.preview` in the segments named, or with `all` in all that the search finds by then, in the background and all of them or none. Segments that have changed since, that are locked, or in which someone else has just worked are left out. A confirmed translation in which an issue now blocks delivery becomes a draft.
 *
 * `POST /api/v3/text-change` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const start: Operation<TextChangesStartParams, TextChange> = /*@__PURE__*/ operation('textChanges.start', 'POST', '/api/v3/text-change', { refreshes: ['activity'], retry: 'never' })

/** What `textChanges.get` takes. */
export interface TextChangesGetParams {
  path: {
    /** The change. */
    textChangeUuid: string
  }
}

/**
 * Get how far a change of many translations is
 *
 * For the person who made it, and for managers who see its project.
 *
 * `GET /api/v3/text-change/{textChangeUuid}` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<TextChangesGetParams, TextChange> = /*@__PURE__*/ operation('textChanges.get', 'GET', '/api/v3/text-change/{textChangeUuid}')

/** What `textChanges.undo` takes. */
export interface TextChangesUndoParams {
  path: {
    /** The change. */
    textChangeUuid: string
  }
}

/**
 * Undo a change of many translations
 *
 * Each translation becomes what it was, with its state. Those that have changed since, or that the caller can no longer change, stay as they are. The response is 409 where the change goes on or is undone already.
 *
 * `POST /api/v3/text-change/{textChangeUuid}/undo` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const undo: Operation<TextChangesUndoParams, TextChange> = /*@__PURE__*/ operation('textChanges.undo', 'POST', '/api/v3/text-change/{textChangeUuid}/undo', { refreshes: ['textChanges', 'editor', 'tasks', 'workUnits', 'projects', 'checkRuns', 'activity'] })

// Generated from openapi/resources/editor.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { LocaleCode, PageInfo, TmMatchType } from './shared.ts'
import type { Task } from './tasks.ts'
import type { ConcordanceResult, MatchParts } from './translationMemories.ts'
import type { UserRef } from './users.ts'
import type { WorkUnit } from './workUnits.ts'
import { operation } from '../operation.ts'

/** Where the editor is. */
export interface EditorUrl {
  /** Address; the base64 of a context is appended after a slash. */
  url: string
}

/** What to open; at least one id in one of the lists. */
export interface EditorContextRequest {
  /** Work units. */
  workUnitIds: string[]
  /** Tasks. */
  taskIds: string[]
}

/** A context that was built. */
export interface EditorContextKey {
  /** Stands for what was put together. */
  context: string
}

/** What a context stands for. */
export interface EditorContext {
  /** What can be opened, in the order asked for. */
  items: EditorContextItem[]
}

/** A work unit to open, with the task in which it is worked on. */
export interface EditorContextItem {
  /** The file and language pair. */
  workUnit: WorkUnit
  /** The task; absent when the work unit is only looked at. */
  task?: Task
  /** The one who asks may change segments. */
  writable: boolean
  /** Why not; absent when writable. */
  readOnlyReason?: 'TASK_STATUS' | 'NOT_ASSIGNEE' | 'WAITING_FOR_STEP' | 'NOT_CREATED' | (string & {})
}

/** Native code behind a placeholder of a segment's text. */
export interface InlineCode {
  /** Number of the placeholder, from 1. */
  id: number
  /** Whether it has two ends. */
  kind: 'paired' | 'standalone'
  /** Native code, or of its opening end. */
  open: string
  /** Native code of its closing end; only for paired ones. */
  close?: string
  /** What to show instead of the code. */
  display?: string
}

/** Something wrong with the translation of a segment. */
export interface SegmentIssue {
  /** What is wrong; the first four are about placeholders. */
  kind: 'missing' | 'extra' | 'order' | 'unpaired' | 'empty' | 'length' | (string & {})
  /** Number of the placeholder; absent when it is not about one. */
  id?: number
  /** Keeps the task from being delivered. */
  blocking: boolean
  /** What is wrong, in English. */
  message?: string
}

/** Which plural form a segment is. */
export interface SegmentPlural {
  /** Category of this segment, such as `one`, `few` or `other`. */
  form: string
  /** Categories of the target language, in the order of the file. */
  forms: string[]
  /** What is counted; absent when the format does not say. */
  variable?: string
}

/** One segment of a work unit. Placeholders stand for inline codes. */
export interface Segment {
  /** Identifier. */
  id: string
  /** Place in the file, from 0. */
  index: number
  /** Key or id in the file; absent in formats without. */
  key?: string
  /** Source text, with placeholders. */
  source: string
  /** Translation, with placeholders; empty as long as there is none. */
  target: string
  /** Native codes behind the placeholders of source and target. */
  codes: InlineCode[]
  /** The translation is confirmed in this step. */
  confirmed: boolean
  /** Its text stays as it is; nobody changes or confirms it. */
  locked?: boolean
  /** Grows with each change. */
  version: number
  /** Words of the source. */
  words: number
  /** Note from the file for whoever translates; absent without one. */
  note?: string
  /** Context from the file; absent without one. */
  context?: string
  /** Only for plural forms. */
  plural?: SegmentPlural
  /** Characters that have room, where the file says so. */
  maxLength?: number
  /** Where the translation came from; absent without one. */
  origin?: 'TM_CONTEXT' | 'TM_EXACT' | 'TM_FUZZY' | 'FILE' | 'HUMAN' | 'REPETITION' | 'MT' | 'KIT' | (string & {})
  /** Score of the match that it came from, in percent; absent without one. */
  matchScore?: number
  /** What is wrong with the translation. */
  issues: SegmentIssue[]
  /** When it changed last, epoch ms. */
  updatedAt: number
  /** Who changed it last; absent when the system did. */
  updatedBy?: UserRef
  /** Other segments of the same source that took this translation over; only in the answer to a save. */
  propagated?: number
}

/** One page of segments. */
export interface SegmentPage extends PageInfo {
  /** Items of this page. */
  content: Segment[]
}

/** A new translation of a segment. */
export interface SegmentUpdate {
  /** Translation, with placeholders. */
  target: string
  /** Confirms it as well. */
  confirmed: boolean
  /** The version that was read. */
  version: number
  /** Where it came from; HUMAN when absent. */
  origin?: 'HUMAN' | 'TM_CONTEXT' | 'TM_EXACT' | 'TM_FUZZY' | 'MT' | (string & {})
  /** Score of the match that it came from, in percent. */
  matchScore?: number
}

/** Which segments to confirm. */
export interface SegmentConfirmation {
  /** The segments; all open ones when absent. */
  segmentIds?: string[]
}

/** What became of a confirmation. */
export interface SegmentConfirmationResult {
  /** Segments that are confirmed now and were not before. */
  confirmed: number
  /** Segments that stay open. */
  refused: SegmentRefusal[]
}

/** A segment that could not be confirmed. */
export interface SegmentRefusal {
  /** The segment. */
  segmentId: string
  /** Place in the file, from 0. */
  index: number
  /** Why. */
  issues: SegmentIssue[]
}

/** A memory match for a segment. */
export interface EditorMatch {
  /** Score, in percent; 101 with the same context. */
  match: number
  /** Kind of match. */
  type: TmMatchType
  /** What the score is made of. */
  parts: MatchParts
  /** The unit in the memory. */
  translationUnitId: number
  /** The memory. */
  tmUuid: string
  /** Name of the memory. */
  tmName: string
  /** Language of the source. */
  sourceLocale: LocaleCode
  /** Source in the memory, with placeholders. */
  sourceText: string
  /** Language of the translation. */
  targetLocale: LocaleCode
  /** Translation in the memory, its placeholders numbered as in the segment. */
  targetText: string
  /** When the translation changed last, epoch ms; absent when unknown. */
  lastModifiedAt?: number
  /** Who changed it last; absent when unknown. */
  lastModifiedBy?: string
  /** Project that it was learnt from; absent when unknown. */
  projectName?: string
}

/**
 * Get the address of the editor
 *
 * `GET /api/v1/atlas/url/editor` (documented). Needs EDITOR_open_editor.
 */
export const getUrl: Operation<NoParams, EditorUrl> = /*@__PURE__*/ operation('editor.getUrl', 'GET', '/api/v1/atlas/url/editor')

/** What `editor.buildContext` takes. */
export interface EditorBuildContextParams {
  body: EditorContextRequest
}

/**
 * Put tasks and work units together to open them in the editor
 *
 * `POST /api/v1/atlas/url/editor/context` (designed). Needs EDITOR_open_editor.
 */
export const buildContext: Operation<EditorBuildContextParams, EditorContextKey> = /*@__PURE__*/ operation('editor.buildContext', 'POST', '/api/v1/atlas/url/editor/context', { retry: 'safe' })

/** What `editor.getContext` takes. */
export interface EditorGetContextParams {
  path: {
    /** The context, not in base64. */
    context: string
  }
}

/**
 * Get what a context stands for
 *
 * Also reads the fallback, ids joined by commas, those of tasks prefixed with `T-`. What one may not open is left out; 404 when nothing is left.
 *
 * `GET /api/v1/atlas/url/editor/context/{context}` (designed). Needs EDITOR_open_editor.
 */
export const getContext: Operation<EditorGetContextParams, EditorContext> = /*@__PURE__*/ operation('editor.getContext', 'GET', '/api/v1/atlas/url/editor/context/{context}')

/** What `editor.listSegments` takes. */
export interface EditorListSegmentsParams {
  path: {
    /** The work unit. */
    id: string
  }
  query?: {
    /** Page number, from 0. */
    page?: number
    /** Segments a page. */
    pageSize?: number
    /** Only segments whose source or target contains this, whatever the case. */
    text?: string
    /** Only confirmed segments, or only open ones. */
    confirmed?: boolean
    /** Only segments with issues, or only those without. */
    hasIssues?: boolean
  }
}

/**
 * List the segments of a work unit, in the order of the file
 *
 * `GET /api/v1/atlas/work-unit/{id}/segment` (designed). Needs EDITOR_open_editor.
 */
export const listSegments: Operation<EditorListSegmentsParams, SegmentPage> = /*@__PURE__*/ operation('editor.listSegments', 'GET', '/api/v1/atlas/work-unit/{id}/segment')

/** What `editor.confirmSegments` takes. */
export interface EditorConfirmSegmentsParams {
  path: {
    /** The work unit. */
    id: string
  }
  body: SegmentConfirmation
}

/**
 * Confirm several segments at once
 *
 * Segments without a translation or with issues that block delivery stay open and are named in the answer.
 *
 * `POST /api/v1/atlas/work-unit/{id}/segment/confirmation` (designed). Needs EDITOR_open_editor.
 */
export const confirmSegments: Operation<EditorConfirmSegmentsParams, SegmentConfirmationResult> = /*@__PURE__*/ operation('editor.confirmSegments', 'POST', '/api/v1/atlas/work-unit/{id}/segment/confirmation', { refreshes: ['tasks', 'workUnits', 'projects'], retry: 'safe' })

/** What `editor.updateSegment` takes. */
export interface EditorUpdateSegmentParams {
  path: {
    /** The work unit. */
    id: string
    /** The segment. */
    segmentId: string
  }
  body: SegmentUpdate
}

/**
 * Write the translation of a segment
 *
 * `version` is the one that was read. If somebody else was faster the answer is 409, with the segment as it is now in `data`. A repetition that was filled in meanwhile and that nobody confirmed gives way to what is written.
 *
 * `PUT /api/v1/atlas/work-unit/{id}/segment/{segmentId}` (designed). Needs EDITOR_open_editor.
 */
export const updateSegment: Operation<EditorUpdateSegmentParams, Segment> = /*@__PURE__*/ operation('editor.updateSegment', 'PUT', '/api/v1/atlas/work-unit/{id}/segment/{segmentId}', { refreshes: ['tasks', 'workUnits', 'projects'] })

/** What `editor.listMatches` takes. */
export interface EditorListMatchesParams {
  path: {
    /** The work unit. */
    id: string
    /** The segment. */
    segmentId: string
  }
  query?: {
    /** Least score, in percent; the binding's own when absent. */
    threshold?: number
    /** Matches at most. */
    maxHits?: number
  }
}

/**
 * List the memory matches of a segment, best first
 *
 * `GET /api/v1/atlas/work-unit/{id}/segment/{segmentId}/match` (designed). Needs EDITOR_open_editor.
 */
export const listMatches: Operation<EditorListMatchesParams, EditorMatch[]> = /*@__PURE__*/ operation('editor.listMatches', 'GET', '/api/v1/atlas/work-unit/{id}/segment/{segmentId}/match')

/** What `editor.searchConcordance` takes. */
export interface EditorSearchConcordanceParams {
  path: {
    /** The work unit. */
    id: string
  }
  query: {
    /** Part of a sentence. */
    text: string
    /** Where to look. */
    side?: 'SOURCE' | 'TARGET'
    /** Tell capital letters from small ones, and letters with accents from those without. */
    matchCase?: boolean
    /** The last word must end where the text ends. */
    wholeWords?: boolean
    /** Translations at most. */
    size?: number
    /** Only units older than this one: `next` of the answer before. */
    before?: number
  }
}

/**
 * Search the memories of a project for a part of a sentence
 *
 * The memories that the step reads, in the language pair of the work unit; else as `translationMemories.searchConcordance`.
 *
 * `GET /api/v1/atlas/work-unit/{id}/concordance` (designed). Needs EDITOR_open_editor.
 */
export const searchConcordance: Operation<EditorSearchConcordanceParams, ConcordanceResult> = /*@__PURE__*/ operation('editor.searchConcordance', 'GET', '/api/v1/atlas/work-unit/{id}/concordance')

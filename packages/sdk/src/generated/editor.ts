// Generated from openapi/resources/editor.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { CheckLevels } from './checkProfiles.ts'
import type { MtProblem, MtSuggestion } from './mtEngines.ts'
import type { LocaleCode, PageInfo, TmMatchType } from './shared.ts'
import type { SegmentRange, Task } from './tasks.ts'
import type { ConcordanceResult, MatchParts } from './translationMemories.ts'
import type { UserRef } from './users.ts'
import type { WorkUnit } from './workUnits.ts'
import { operation } from '../operation.ts'

/** Texts to check. */
export interface SpellingCheck {
  /** The texts, as segments have them. */
  texts: string[]
}

/** A word that is not in the dictionary. */
export interface SpellingMistake {
  /** Which of the texts it is in, from 0. */
  text: number
  /** Where it begins in its text, in UTF-16 code units. */
  begin: number
  /** Where it ends. */
  end: number
  /** The word. */
  word: string
}

/** What is not in the dictionary. */
export interface SpellingResult {
  /** Whether the server has a dictionary for the language. Without one, nothing was checked. */
  hasDictionary: boolean
  /** The words, in the order of the texts. */
  mistakes: SpellingMistake[]
}

/** Other spellings of a word. */
export interface SpellingSuggestions {
  /** The suggestions, the best first. */
  suggestions: string[]
}

/** URL of the editor. */
export interface EditorUrl {
  /** URL of the editor; a Base64-encoded context is appended after a slash. */
  url: string
}

/** Tasks and work units to open; at least one ID in one of the lists. */
export interface EditorContextRequest {
  /** Work units. */
  workUnitIds: string[]
  /** Tasks. */
  taskIds: string[]
}

/** The context that was built. */
export interface EditorContextKey {
  /** The context that stands for the tasks and work units. */
  context: string
}

/** Tasks and work units of a context. */
export interface EditorContext {
  /** Items that can be opened, in the requested order. */
  items: EditorContextItem[]
}

/** A work unit to open, with the task to work on. */
export interface EditorContextItem {
  /** The file and language pair. */
  workUnit: WorkUnit
  /** The task; absent when the work unit is only viewed. */
  task?: Task
  /** Page that shows the text in context; absent where the file was added without one. */
  previewUrl?: string
  /** Whether the caller may change segments. */
  writable: boolean
  /** Whether the editor is to begin in its focus layout, as the workflow step says; absent where not. */
  zenModeEnabled?: boolean
  /** The open review that the task writes findings into; absent where the caller reviews nothing. */
  reviewUuid?: string
  /** Why the caller cannot change segments; absent when `writable` is true. */
  readOnlyReason?: 'TASK_STATUS' | 'NOT_ASSIGNEE' | 'WAITING_FOR_STEP' | 'NOT_CREATED' | (string & {})
  /** What a language model can check here; absent where nothing is on, no engine has one, or the caller cannot change segments. */
  aiChecks?: ('REVIEW' | 'SPELLING' | (string & {}))[]
  /** The segments that the caller may change, where the step is split; the others are context. Absent where all may be changed, or none. */
  slices?: SegmentRange[]
}

/** An inline tag behind a placeholder in the text of a segment. */
export interface InlineCode {
  /** Number of the placeholder, from 1. */
  id: number
  /** Whether the tag is paired or standalone. */
  kind: 'paired' | 'standalone'
  /** Content of the opening or standalone tag, as in the file. */
  open: string
  /** Content of the closing tag, as in the file; only for paired tags. */
  close?: string
  /** Text to show instead of the tag. */
  display?: string
}

/** An issue with the translation of a segment. */
export interface SegmentIssue {
  /** Type of issue; the first four concern inline tags, `lineBreak` one at the end that the source does not have. From `number` on they are those of `@dragoman/sdk/checks`. */
  kind: 'missing' | 'extra' | 'order' | 'unpaired' | 'empty' | 'length' | 'lineBreak' | 'finding' | 'number' | 'alphanumeric' | 'term' | 'placeholder' | 'punctuation' | 'space' | 'repeated' | 'bracket' | 'address' | 'same' | 'script' | 'control' | (string & {})
  /** Number of the placeholder; absent when the issue does not concern one. */
  id?: number
  /** Whether the issue prevents the task from being delivered. */
  blocking: boolean
  /** Description of the issue, in English. */
  message?: string
  /** The rule of a check that the translation breaks, such as `changed` or `doubleSpace`; absent for other types. */
  rule?: string
  /** Where the part of the target begins that is concerned, in UTF-16 units; only of checks. */
  begin?: number
  /** Where it ends; the same as `begin` where something is missing. */
  end?: number
  /** The text that stands there; absent where something is missing. */
  found?: string
  /** The text that belongs there; absent when unknown. */
  expected?: string
  /** The text to put in place of that part, where one is sure; may be empty. */
  fix?: string
  /** Identifies the issue for `editor.ignoreIssue`; absent where it cannot be ignored. */
  key?: string
  /** What a language model has found; only for the kind `finding`. */
  finding?: SegmentFinding
}

/** What a language model has found in a translation. It is gone once the translation changes. */
export interface SegmentFinding {
  /** Identifier. */
  uuid: string
  /** Category of the error: one of reviews; SPELLING is a part of GRAMMAR. */
  category: 'INCORRECT_TRANSLATION' | 'TERMINOLOGY' | 'GRAMMAR' | 'FLUENCY' | 'SPELLING' | (string & {})
  /** Severity of the error. */
  severity: 'MINOR' | 'MAJOR' | 'CRITICAL' | (string & {})
  /** The part of the translation that is wrong; absent where it is all of it. */
  excerpt?: string
  /** The whole translation without the error, with all inline tags; absent without a suggestion. */
  suggestion?: string
  /** Whether someone has accepted it. */
  state: 'OPEN' | 'ACCEPTED'
  /** Name of the engine. */
  engineName: string
}

/** What someone makes of a finding. */
export interface FindingDecision {
  /** Whether it is an error, or not; OPEN undoes the decision. */
  state: 'OPEN' | 'ACCEPTED' | 'REJECTED'
}

/** Why an issue is ignored: the translation is right as it is, the client wants it so, or the check is wrong. */
export type IgnoreReason = 'RIGHT' | 'CLIENT' | 'FALSE_ALARM'

/** Whether an issue is ignored. */
export interface IssueDecision {
  /** `key` of the issue. */
  key: string
  /** Why it is ignored; left out, it is ignored no longer. */
  reason?: IgnoreReason | undefined
}

/** An issue that someone has ignored. */
export interface IgnoredIssue {
  /** Identifies it. */
  key: string
  /** Its type. */
  kind: string
  /** Its rule. */
  rule?: string
  /** The text that stands there; absent where something is missing. */
  found?: string
  /** The text that belongs there; absent when unknown. */
  expected?: string
  reason: IgnoreReason
  /** Who ignored it; absent if deleted. */
  ignoredBy?: UserRef
}

/** Segments to review. */
export interface SegmentReview {
  /** IDs of the segments. */
  segmentIds: string[]
}

/** Segments that were reviewed. */
export interface SegmentReviewResult {
  /** The segments, with what was found among their issues. */
  segments: Segment[]
  /** Why some of them were not reviewed; absent if all were. */
  problem?: MtProblem
}

/** Plural form of a segment. */
export interface SegmentPlural {
  /** Plural category of this segment, such as `one`, `few`, or `other`. */
  form: string
  /** Plural categories of the target language, in the order of the file. */
  forms: string[]
  /** Variable that is counted; absent when the format does not specify it. */
  variable?: string
}

/** A segment of a work unit. Placeholders stand for inline tags. */
export interface Segment {
  /** ID of the segment. */
  id: string
  /** Position in the file, from 0. */
  index: number
  /** Key or ID in the file; absent in formats without keys. */
  key?: string
  /** Source text, with placeholders. */
  source: string
  /** Target text, with placeholders; empty if there is none yet. */
  target: string
  /** Inline tags behind the placeholders of source and target. */
  codes: InlineCode[]
  /** Whether the translation is confirmed in this step. */
  confirmed: boolean
  /** Whether the segment is locked; a locked segment cannot be changed or confirmed. */
  locked?: boolean
  /** Whether you have bookmarked it; absent if not. */
  bookmarked?: boolean
  /** Increases with each change. */
  version: number
  /** Word count of the source. */
  words: number
  /** Note for linguists from the file; absent if there is none. */
  note?: string
  /** Context from the file; absent if there is none. */
  context?: string
  /** Only for plural forms. */
  plural?: SegmentPlural
  /** Character limit of the translation; absent if the file specifies none. */
  maxLength?: number
  /** Where the translation came from; absent without a translation. */
  origin?: 'TM_CONTEXT' | 'TM_EXACT' | 'TM_FUZZY' | 'FILE' | 'HUMAN' | 'REPETITION' | 'MT' | 'KIT' | (string & {})
  /** Score of the match that the translation came from, in percent; absent without a match. */
  matchScore?: number
  /** Issues with the translation. */
  issues: SegmentIssue[]
  /** Issues that someone has ignored; absent without any. */
  ignoredIssues?: IgnoredIssue[]
  /** Translation that the step before delivered; absent in the first step. */
  before?: string
  /** When the segment was last changed (epoch ms). */
  updatedAt: number
  /** User who last changed the segment; absent if the system did. */
  updatedBy?: UserRef
  /** Number of other segments with the same source that received this translation; only in the response to an update. */
  propagated?: number
}

/** A former translation of a segment. */
export interface SegmentVersion {
  /** The `version` of the segment that had it. */
  version: number
  /** Target text, with placeholders. */
  target: string
  /** Whether it was confirmed. */
  confirmed: boolean
  /** Where it came from. */
  origin?: 'TM_CONTEXT' | 'TM_EXACT' | 'TM_FUZZY' | 'FILE' | 'HUMAN' | 'REPETITION' | 'MT' | 'KIT' | (string & {})
  /** Score of the match that it came from, in percent; absent without a match. */
  matchScore?: number
  /** When it was written (epoch ms). */
  at: number
  /** Who wrote it; absent if the system did. */
  by?: UserRef
  /** When the next one took its place (epoch ms). */
  replacedAt: number
}

/** One page of former translations. */
export interface SegmentVersionPage extends PageInfo {
  /** Items of this page. */
  content: SegmentVersion[]
}

/** The segments of a work unit in columns, without their texts. */
export interface SegmentIndex {
  /** IDs: for each segment, the difference from the ID before it; from 0 for the first. */
  idSteps: number[]
  /** Positions in the file: for each segment, the difference from the position before it; from -1 for the first. */
  indexSteps: number[]
  /** One letter per segment: `O` open without a translation, `D` translated but not confirmed, `C` confirmed, `L` locked. */
  states: string
  /** The `version` of each segment. */
  versions: number[]
  /** Word count of each source. */
  words: number[]
  /** Issues of each translation, as the sum of 1 missing, 2 extra, 4 order, 8 unpaired, 16 empty, 32 length, 128 finding, 256 lineBreak, 512 number, 1024 alphanumeric, 2048 term, 4096 placeholder, 8192 punctuation, 16384 space, 32768 repeated, 65536 bracket, 131072 address, 262144 same, 524288 script, 1048576 control, and 64 if one of them is blocking. */
  issues: number[]
  /** What the profiles of checks decide for the work unit. */
  checkLevels: CheckLevels
  /** How many positions back the first segment with the same source is; 0 for that first one and where no other segment has the same source. */
  repeats: number[]
}

/** One page of segments. */
export interface SegmentPage extends PageInfo {
  /** Segments on this page. */
  content: Segment[]
}

/** A new translation of a segment. */
export interface SegmentUpdate {
  /** Target text, with placeholders. */
  target: string
  /** Whether to confirm the translation. */
  confirmed: boolean
  /** The version that was read. */
  version: number
  /** Where the translation came from; HUMAN if omitted. */
  origin?: 'HUMAN' | 'TM_CONTEXT' | 'TM_EXACT' | 'TM_FUZZY' | 'MT' | (string & {}) | undefined
  /** Score of the match that the translation came from, in percent. */
  matchScore?: number | undefined
}

/** Segments to confirm. */
export interface SegmentConfirmation {
  /** IDs of the segments; all open segments if omitted. */
  segmentIds?: string[] | undefined
}

/** Result of confirming segments. */
export interface SegmentConfirmationResult {
  /** Number of newly confirmed segments. */
  confirmed: number
  /** Segments that stay open. */
  refused: SegmentRefusal[]
}

/** A segment that could not be confirmed. */
export interface SegmentRefusal {
  /** The segment. */
  segmentId: string
  /** Position in the file, from 0. */
  index: number
  /** Issues that prevent the confirmation. */
  issues: SegmentIssue[]
}

/** A memory match for a segment. */
export interface EditorMatch {
  /** Match score, in percent; 101 for a context match. */
  match: number
  /** Type of match. */
  type: TmMatchType
  /** Parts of the match score. */
  parts: MatchParts
  /** Number of the translation unit in the memory. */
  translationUnitId: number
  /** The memory. */
  tmUuid: string
  /** Name of the memory. */
  tmName: string
  /** Language of the source. */
  sourceLocale: LocaleCode
  /** Source text in the memory, with placeholders. */
  sourceText: string
  /** Language of the translation. */
  targetLocale: LocaleCode
  /** Target text in the memory, with placeholders numbered as in the segment. */
  targetText: string
  /** When the translation was last changed (epoch ms); absent when unknown. */
  lastModifiedAt?: number
  /** Name of the person who last changed the translation; absent when unknown. */
  lastModifiedBy?: string
  /** Project that the translation came from; absent when unknown. */
  projectName?: string
}

/**
 * Get the URL of the editor
 *
 * `GET /api/v1/atlas/url/editor` (documented). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} a code of any call
 */
export const getUrl: Operation<NoParams, EditorUrl> = /*@__PURE__*/ operation('editor.getUrl', 'GET', '/api/v1/atlas/url/editor')

/** What `editor.buildContext` takes. */
export interface EditorBuildContextParams {
  body: EditorContextRequest
}

/**
 * Build a context that opens tasks and work units in the editor
 *
 * A hash of the items: the same items have the same context, which stays valid.
 *
 * `POST /api/v1/atlas/url/editor/context` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const buildContext: Operation<EditorBuildContextParams, EditorContextKey> = /*@__PURE__*/ operation('editor.buildContext', 'POST', '/api/v1/atlas/url/editor/context', { retry: 'safe' })

/** What `editor.getContext` takes. */
export interface EditorGetContextParams {
  path: {
    /** The context, not encoded in Base64. */
    context: string
  }
}

/**
 * Get the tasks and work units of a context
 *
 * Also accepts the fallback format: IDs separated by commas, with task IDs prefixed with `T-`. Items that the caller cannot open are omitted; 404 if none are left, and for the context of another account.
 *
 * `GET /api/v1/atlas/url/editor/context/{context}` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
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
    page?: number | undefined
    /** Segments per page. */
    pageSize?: number | undefined
    /** Only segments whose source, target, or key contains this text, ignoring case. */
    text?: string | undefined
    /** Only segments after this position. To read all segments, use the index of the last one received; faster than `page` in large files. */
    afterIndex?: number | undefined
    /** Only these segments. */
    segmentIds?: readonly string[] | undefined
    /** True for confirmed segments only, false for open segments only. */
    confirmed?: boolean | undefined
    /** True for segments with issues only, false for segments without issues only. */
    hasIssues?: boolean | undefined
  } | undefined
}

/**
 * List the segments of a work unit, in the order of the file
 *
 * `GET /api/v1/atlas/work-unit/{id}/segment` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} a code of any call
 */
export const listSegments: Operation<EditorListSegmentsParams, SegmentPage> = /*@__PURE__*/ operation('editor.listSegments', 'GET', '/api/v1/atlas/work-unit/{id}/segment')

/** What `editor.getSegmentIndex` takes. */
export interface EditorGetSegmentIndexParams {
  path: {
    /** The work unit. */
    id: string
  }
  query?: {
    /** Only segments whose source, target, or key contains this text, ignoring case. */
    text?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
    /** Order of the segments: by characters of the source (`length,asc`, `length,desc`) or by match (`match,asc`, `match,desc`); in the order of the file if omitted. */
    sort?: 'length,asc' | 'length,desc' | 'match,asc' | 'match,desc' | undefined
  } | undefined
}

/**
 * Get the index of the segments of a work unit
 *
 * All segments in columns without their texts: compact enough to get an overview of a work unit with 50,000 segments in one response. Texts are listed by `afterIndex` or `segmentIds`.
 *
 * `GET /api/v1/atlas/work-unit/{id}/segment/index` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} a code of any call
 */
export const getSegmentIndex: Operation<EditorGetSegmentIndexParams, SegmentIndex> = /*@__PURE__*/ operation('editor.getSegmentIndex', 'GET', '/api/v1/atlas/work-unit/{id}/segment/index')

/** What `editor.confirmSegments` takes. */
export interface EditorConfirmSegmentsParams {
  path: {
    /** The work unit. */
    id: string
  }
  body?: SegmentConfirmation | undefined
}

/**
 * Confirm several segments
 *
 * Segments without a translation or with issues that block delivery stay open and are listed in the response.
 *
 * `POST /api/v1/atlas/work-unit/{id}/segment/confirmation` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} READ_ONLY, a code of any call
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
 * Update the translation of a segment
 *
 * `version` is the version that was read. If someone else has changed the segment since, the response is 409 with the code `OUTDATED` and the current segment in `data.present`. An unconfirmed repetition that was filled in since is overwritten.
 *
 * `PUT /api/v1/atlas/work-unit/{id}/segment/{segmentId}` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} READ_ONLY, SEGMENT_ISSUES, SEGMENT_LOCKED, a code of any call
 */
export const updateSegment: Operation<EditorUpdateSegmentParams, Segment> = /*@__PURE__*/ operation('editor.updateSegment', 'PUT', '/api/v1/atlas/work-unit/{id}/segment/{segmentId}', { refreshes: ['tasks', 'workUnits', 'projects'] })

/** What `editor.bookmarkSegment` takes. */
export interface EditorBookmarkSegmentParams {
  path: {
    /** The work unit. */
    id: string
    /** The segment. */
    segmentId: string
  }
}

/**
 * Bookmark a segment for yourself
 *
 * `PUT /api/v1/atlas/work-unit/{id}/segment/{segmentId}/bookmark` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} a code of any call
 */
export const bookmarkSegment: Operation<EditorBookmarkSegmentParams, Segment> = /*@__PURE__*/ operation('editor.bookmarkSegment', 'PUT', '/api/v1/atlas/work-unit/{id}/segment/{segmentId}/bookmark')

/** What `editor.removeBookmark` takes. */
export interface EditorRemoveBookmarkParams {
  path: {
    /** The work unit. */
    id: string
    /** The segment. */
    segmentId: string
  }
}

/**
 * Remove your bookmark from a segment
 *
 * `DELETE /api/v1/atlas/work-unit/{id}/segment/{segmentId}/bookmark` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} a code of any call
 */
export const removeBookmark: Operation<EditorRemoveBookmarkParams, Segment> = /*@__PURE__*/ operation('editor.removeBookmark', 'DELETE', '/api/v1/atlas/work-unit/{id}/segment/{segmentId}/bookmark')

/** What `editor.listMatches` takes. */
export interface EditorListMatchesParams {
  path: {
    /** The work unit. */
    id: string
    /** The segment. */
    segmentId: string
  }
  query?: {
    /** Minimum match score, in percent. If omitted, the minimum set for each memory in the project applies. */
    threshold?: number | undefined
    /** Maximum number of matches. */
    maxHits?: number | undefined
  } | undefined
}

/**
 * List the memory matches of a segment, best first
 *
 * `GET /api/v1/atlas/work-unit/{id}/segment/{segmentId}/match` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} a code of any call
 */
export const listMatches: Operation<EditorListMatchesParams, EditorMatch[]> = /*@__PURE__*/ operation('editor.listMatches', 'GET', '/api/v1/atlas/work-unit/{id}/segment/{segmentId}/match')

/** What `editor.listHistory` takes. */
export interface EditorListHistoryParams {
  path: {
    /** The work unit. */
    id: string
    /** The segment. */
    segmentId: string
  }
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List the former translations of a segment, newest first
 *
 * The translations that others have replaced, with who wrote them and where they came from. Of what one person types in one go, the last text alone is kept. They last as long as the project.
 *
 * `GET /api/v1/atlas/work-unit/{id}/segment/{segmentId}/history` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} a code of any call
 */
export const listHistory: Operation<EditorListHistoryParams, SegmentVersionPage> = /*@__PURE__*/ operation('editor.listHistory', 'GET', '/api/v1/atlas/work-unit/{id}/segment/{segmentId}/history')

/** What `editor.getMachineTranslation` takes. */
export interface EditorGetMachineTranslationParams {
  path: {
    /** The work unit. */
    id: string
    /** The segment. */
    segmentId: string
  }
}

/**
 * Translate a segment with the engines of the account
 *
 * Uses the first engine for the organizational unit and the language pair that gives a translation with all inline tags, and counts for its budget. The segment does not change.
 *
 * `GET /api/v1/atlas/work-unit/{id}/segment/{segmentId}/machine-translation` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} a code of any call
 */
export const getMachineTranslation: Operation<EditorGetMachineTranslationParams, MtSuggestion> = /*@__PURE__*/ operation('editor.getMachineTranslation', 'GET', '/api/v1/atlas/work-unit/{id}/segment/{segmentId}/machine-translation')

/** What `editor.reviewSegments` takes. */
export interface EditorReviewSegmentsParams {
  path: {
    /** The work unit. */
    id: string
  }
  body: SegmentReview
}

/**
 * Have a language model review the translations of segments
 *
 * The first engine with a language model for the organizational unit and the language pair does what the account has on: AI review, AI spell check, or both. What it finds comes back with the issues of the segments, and counts for its budget. Segments without a translation, and texts that were reviewed before, are not sent.
 *
 * `POST /api/v1/atlas/work-unit/{id}/segment/ai-review` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} READ_ONLY, AI_REVIEW_OFF, a code of any call
 */
export const reviewSegments: Operation<EditorReviewSegmentsParams, SegmentReviewResult> = /*@__PURE__*/ operation('editor.reviewSegments', 'POST', '/api/v1/atlas/work-unit/{id}/segment/ai-review', { retry: 'never' })

/** What `editor.decideFinding` takes. */
export interface EditorDecideFindingParams {
  path: {
    /** The work unit. */
    id: string
    /** The segment. */
    segmentId: string
    /** The finding. */
    findingUuid: string
  }
  body: FindingDecision
}

/**
 * Accept or reject a finding
 *
 * A finding that is rejected is gone for good, as long as the translation stays as it is.
 *
 * `PUT /api/v1/atlas/work-unit/{id}/segment/{segmentId}/finding/{findingUuid}` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} READ_ONLY, a code of any call
 */
export const decideFinding: Operation<EditorDecideFindingParams, Segment> = /*@__PURE__*/ operation('editor.decideFinding', 'PUT', '/api/v1/atlas/work-unit/{id}/segment/{segmentId}/finding/{findingUuid}')

/** What `editor.ignoreIssue` takes. */
export interface EditorIgnoreIssueParams {
  path: {
    /** The work unit. */
    id: string
    /** The segment. */
    segmentId: string
  }
  body: IssueDecision
}

/**
 * Ignore an issue of a translation, or no longer
 *
 * An issue that is ignored is gone as long as source and target stay as they are, in every segment of the work unit with the same texts. Issues that block delivery can't be ignored.
 *
 * `PUT /api/v1/atlas/work-unit/{id}/segment/{segmentId}/ignored-issue` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} READ_ONLY, a code of any call
 */
export const ignoreIssue: Operation<EditorIgnoreIssueParams, Segment> = /*@__PURE__*/ operation('editor.ignoreIssue', 'PUT', '/api/v1/atlas/work-unit/{id}/segment/{segmentId}/ignored-issue')

/** What `editor.checkSpelling` takes. */
export interface EditorCheckSpellingParams {
  path: {
    /** The work unit. */
    id: string
  }
  body: SpellingCheck
}

/**
 * Check the spelling of texts in the target language of a work unit
 *
 * Uses the dictionary that the server has for the language. Tags, addresses, and words with digits are not checked, nor are the account's words to ignore, unless the project does without them.
 *
 * `POST /api/v1/atlas/work-unit/{id}/spelling` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} a code of any call
 */
export const checkSpelling: Operation<EditorCheckSpellingParams, SpellingResult> = /*@__PURE__*/ operation('editor.checkSpelling', 'POST', '/api/v1/atlas/work-unit/{id}/spelling')

/** What `editor.suggestSpelling` takes. */
export interface EditorSuggestSpellingParams {
  path: {
    /** The work unit. */
    id: string
  }
  query: {
    /** The word. */
    word: string
  }
}

/**
 * Suggest other spellings of a word
 *
 * `GET /api/v1/atlas/work-unit/{id}/spelling/suggestion` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} a code of any call
 */
export const suggestSpelling: Operation<EditorSuggestSpellingParams, SpellingSuggestions> = /*@__PURE__*/ operation('editor.suggestSpelling', 'GET', '/api/v1/atlas/work-unit/{id}/spelling/suggestion')

/** What `editor.searchConcordance` takes. */
export interface EditorSearchConcordanceParams {
  path: {
    /** The work unit. */
    id: string
  }
  query: {
    /** Part of a sentence. */
    text: string
    /** Side to search. */
    side?: 'SOURCE' | 'TARGET' | undefined
    /** Whether to match case and accents. */
    matchCase?: boolean | undefined
    /** Whether the last word must match as a whole. */
    wholeWords?: boolean | undefined
    /** Maximum number of translations. */
    size?: number | undefined
    /** Only translation units older than this one; use `next` from the previous response. */
    before?: number | undefined
  }
}

/**
 * Search the memories of a project for part of a sentence
 *
 * Searches the memories that the workflow step reads, in the language pair of the work unit. Otherwise the same as `translationMemories.searchConcordance`.
 *
 * `GET /api/v1/atlas/work-unit/{id}/concordance` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} a code of any call
 */
export const searchConcordance: Operation<EditorSearchConcordanceParams, ConcordanceResult> = /*@__PURE__*/ operation('editor.searchConcordance', 'GET', '/api/v1/atlas/work-unit/{id}/concordance')

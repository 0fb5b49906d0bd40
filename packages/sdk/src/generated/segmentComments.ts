// Generated from openapi/resources/segmentComments.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { LocaleCode, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** What a comment is: a note, a query about the translation, or something wrong in the source. */
export type SegmentCommentKind = 'NOTE' | 'QUERY' | 'SOURCE_ISSUE'

/** Where the talk about a comment stands. */
export type SegmentCommentStatus = 'OPEN' | 'ANSWERED' | 'RESOLVED'

/** The part that someone has in the work. */
export type CommentPart = 'MANAGER' | 'LINGUIST' | 'CLIENT'

/** Someone who can be named in a comment. */
export interface CommentPerson {
  /** Identifier. */
  uuid: string
  /** Their name. */
  name: string
  /** Address of their picture; absent without one. */
  avatar?: string
  part: CommentPart
}

/** A message of a comment. */
export interface SegmentMessage {
  /** Identifier. */
  uuid: string
  /** The part of its author. */
  part: CommentPart
  /** Its author; absent where the reader does not learn the name. */
  author?: UserRef
  /** Its text. Where the reader does not learn the name of someone who is named in it, `@…` stands for that. */
  text: string
  /** When it was written (epoch ms). */
  date: number
  /** When its author last changed it (epoch ms); absent unless they did. */
  changedDate?: number
  /** True for a message that its author has removed: its text is empty. */
  removed?: boolean
  /** Until when the caller can change and remove it (epoch ms); absent where they can not. */
  changeableUntil?: number
}

/** The translation of a segment with a source issue in one language. */
export interface CommentLanguage {
  /** The language. */
  targetLanguage: LocaleCode
  /** How far the segment is: without a translation, translated, confirmed, or locked. */
  state: 'OPEN' | 'DRAFT' | 'CONFIRMED' | 'LOCKED' | (string & {})
}

/** A comment on a segment, with its messages. */
export interface SegmentComment {
  /** Identifier. */
  uuid: string
  kind: SegmentCommentKind
  status: SegmentCommentStatus
  /** Whether it is addressed to the client. */
  forClient: boolean
  /** The words that it is about; absent for the whole segment. */
  quote?: string
  /** The segment, in the language that was asked for; absent once a new version of the file has it no more. */
  segmentId?: string
  /** Place of the segment in its file, from 1. */
  sequence: number
  /** Source text of the segment when it was written, with placeholders. */
  source: string
  /** Name of the file. */
  filename: string
  /** Language of the source. */
  sourceLanguage: LocaleCode
  /** Language in which it was written. */
  targetLanguage: LocaleCode
  /** The file in that language. */
  workUnitUuid: string
  /** The project. */
  projectUuid: string
  /** Name of the project. */
  projectName: string
  /** What was said, oldest first. */
  messages: SegmentMessage[]
  /** The translations in all languages of the file that the caller sees; only of source issues. */
  languages?: CommentLanguage[]
  /** When it was written (epoch ms). */
  createdDate: number
  /** When it was last answered or changed (epoch ms). */
  changedDate: number
  /** When it was resolved (epoch ms). */
  resolvedDate?: number
  /** Who resolved it; absent where a new version of the file did, and where the reader does not learn the name. */
  resolvedBy?: UserRef
  /** Whether the caller may resolve it and open it again. */
  mayResolve: boolean
}

/** One page of comments. */
export interface SegmentCommentPage extends PageInfo {
  /** Items of this page. */
  content: SegmentComment[]
}

/** The comments on a work unit. */
export interface WorkUnitComments {
  /** The comments. */
  comments: SegmentComment[]
  /** The people who can be named in them. */
  people: CommentPerson[]
}

/** A comment. */
export interface SegmentCommentInput {
  kind: SegmentCommentKind
  /** The first message. */
  text: string
  /** The words of the segment that it is about. */
  quote?: string | undefined
  /** People whom the text names. */
  mentions?: string[] | undefined
  /** Whether it is addressed to the client; false if omitted. */
  forClient?: boolean | undefined
}

/** A message. */
export interface SegmentAnswer {
  /** Its text. */
  text: string
  /** People whom the text names. */
  mentions?: string[] | undefined
}

/** What becomes of a comment; what is left out stays. */
export interface SegmentCommentMove {
  /** Whether it is resolved. */
  status?: 'OPEN' | 'RESOLVED' | undefined
  /** Whether it is addressed to the client. */
  forClient?: boolean | undefined
}

/** What `segmentComments.list` takes. */
export interface SegmentCommentsListParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only comments in this project. */
    projectUuid?: string | undefined
    /** Only this comment. */
    commentUuid?: string | undefined
    /** Only comments of this kind. */
    commentKind?: SegmentCommentKind | undefined
    /** Only comments in these states. */
    commentStatus?: readonly SegmentCommentStatus[] | undefined
    /** Only comments on translations to this language. */
    targetLanguage?: LocaleCode | undefined
    /** True for comments only that the caller has written in or is named in. */
    mine?: boolean | undefined
    /** True for queries and source issues only that wait for an answer of the caller: those that name them, those of projects that they manage, and for clients those that are addressed to them. */
    waitsForMe?: boolean | undefined
    /** Only comments in which this text stands, in a message, the source, or the name of the file, ignoring case. */
    text?: string | undefined
  } | undefined
}

/**
 * List comments on segments
 *
 * Of all projects that the caller sees, the last changed first. Linguists see those of their files and the source issues of all languages of these; clients see those that are addressed to them, without the names of linguists.
 *
 * `GET /api/v3/segment-comment` (designed). Needs PROJECT_message.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<SegmentCommentsListParams, SegmentCommentPage> = /*@__PURE__*/ operation('segmentComments.list', 'GET', '/api/v3/segment-comment')

/** What `segmentComments.listPeople` takes. */
export interface SegmentCommentsListPeopleParams {
  path: {
    /** The comment. */
    segmentCommentUuid: string
  }
}

/**
 * List the people who can be named in a comment
 *
 * Its project's manager, the linguists of the file, and the client's contact; for clients without the linguists.
 *
 * `GET /api/v3/segment-comment/{segmentCommentUuid}/person` (designed). Needs PROJECT_message.
 *
 * @throws {HttpError} a code of any call
 */
export const listPeople: Operation<SegmentCommentsListPeopleParams, CommentPerson[]> = /*@__PURE__*/ operation('segmentComments.listPeople', 'GET', '/api/v3/segment-comment/{segmentCommentUuid}/person')

/** What `segmentComments.answer` takes. */
export interface SegmentCommentsAnswerParams {
  path: {
    /** The comment. */
    segmentCommentUuid: string
  }
  body: SegmentAnswer
}

/**
 * Answer a comment
 *
 * A query or source issue is ANSWERED once someone else than its author answers it. A message of its author, or one to a resolved comment, opens it again. To name the client's contact addresses the comment to the client.
 *
 * `POST /api/v3/segment-comment/{segmentCommentUuid}/message` (designed). Needs PROJECT_message.
 *
 * @throws {HttpError} PROJECT_ARCHIVED, CONFLICT, a code of any call
 */
export const answer: Operation<SegmentCommentsAnswerParams, SegmentComment> = /*@__PURE__*/ operation('segmentComments.answer', 'POST', '/api/v3/segment-comment/{segmentCommentUuid}/message', { refreshes: ['activity'], retry: 'never' })

/** What `segmentComments.updateMessage` takes. */
export interface SegmentCommentsUpdateMessageParams {
  path: {
    /** The comment. */
    segmentCommentUuid: string
    /** The message. */
    segmentMessageUuid: string
  }
  body: SegmentAnswer
}

/**
 * Change one’s own message
 *
 * For 15 minutes after it was written; readers see that it was changed. To name the client's contact addresses the comment to the client.
 *
 * `PUT /api/v3/segment-comment/{segmentCommentUuid}/message/{segmentMessageUuid}` (designed). Needs PROJECT_message.
 *
 * @throws {HttpError} PROJECT_ARCHIVED, CONFLICT, a code of any call
 */
export const updateMessage: Operation<SegmentCommentsUpdateMessageParams, SegmentComment> = /*@__PURE__*/ operation('segmentComments.updateMessage', 'PUT', '/api/v3/segment-comment/{segmentCommentUuid}/message/{segmentMessageUuid}', { refreshes: ['activity'] })

/** What `segmentComments.removeMessage` takes. */
export interface SegmentCommentsRemoveMessageParams {
  path: {
    /** The comment. */
    segmentCommentUuid: string
    /** The message. */
    segmentMessageUuid: string
  }
}

/**
 * Remove one’s own message
 *
 * For 15 minutes after it was written. Where someone has written after it, readers see that a message was removed. With its only message the comment goes, too.
 *
 * `DELETE /api/v3/segment-comment/{segmentCommentUuid}/message/{segmentMessageUuid}` (designed). Needs PROJECT_message.
 *
 * @throws {HttpError} PROJECT_ARCHIVED, CONFLICT, a code of any call
 */
export const removeMessage: Operation<SegmentCommentsRemoveMessageParams, void> = /*@__PURE__*/ operation('segmentComments.removeMessage', 'DELETE', '/api/v3/segment-comment/{segmentCommentUuid}/message/{segmentMessageUuid}', { answer: nothing, refreshes: ['activity'] })

/** What `segmentComments.changeStatus` takes. */
export interface SegmentCommentsChangeStatusParams {
  path: {
    /** The comment. */
    segmentCommentUuid: string
  }
  body?: SegmentCommentMove | undefined
}

/**
 * Resolve a comment, open it again, or address it to the client
 *
 * Its author, managers, and, but for source issues, the linguists of the file resolve it. A source issue that is resolved is resolved in all languages. Managers say whether the client reads a comment.
 *
 * `POST /api/v3/segment-comment/{segmentCommentUuid}/status-update` (designed). Needs PROJECT_message.
 *
 * @throws {HttpError} PROJECT_ARCHIVED, a code of any call
 */
export const changeStatus: Operation<SegmentCommentsChangeStatusParams, SegmentComment> = /*@__PURE__*/ operation('segmentComments.changeStatus', 'POST', '/api/v3/segment-comment/{segmentCommentUuid}/status-update', { refreshes: ['activity'] })

/** What `segmentComments.listOfWorkUnit` takes. */
export interface SegmentCommentsListOfWorkUnitParams {
  path: {
    /** The work unit. */
    id: string
  }
}

/**
 * List the comments on the segments of a work unit
 *
 * With the source issues of the other languages of the file.
 *
 * `GET /api/v1/atlas/work-unit/{id}/comment` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} a code of any call
 */
export const listOfWorkUnit: Operation<SegmentCommentsListOfWorkUnitParams, WorkUnitComments> = /*@__PURE__*/ operation('segmentComments.listOfWorkUnit', 'GET', '/api/v1/atlas/work-unit/{id}/comment')

/** What `segmentComments.create` takes. */
export interface SegmentCommentsCreateParams {
  path: {
    /** The work unit. */
    id: string
    /** The segment. */
    segmentId: string
  }
  body: SegmentCommentInput
}

/**
 * Comment on a segment
 *
 * A note needs no answer, a query asks about the segment in this language, and a source issue is wrong in the source: it shows in all languages of the file, and one answer is for all of them.
 *
 * `POST /api/v1/atlas/work-unit/{id}/segment/{segmentId}/comment` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} PROJECT_ARCHIVED, CONFLICT, a code of any call
 */
export const create: Operation<SegmentCommentsCreateParams, SegmentComment> = /*@__PURE__*/ operation('segmentComments.create', 'POST', '/api/v1/atlas/work-unit/{id}/segment/{segmentId}/comment', { refreshes: ['activity'], retry: 'never' })

// Generated from openapi/resources/quality.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, NoParams, Operation } from '../operation.ts'
import type { QualityFormula, QualityRules, SamplingMode } from './qualityProfiles.ts'
import type { DownloadRequest, ListExport, LocaleCode, PageInfo, TaskStatus, WorkflowCode } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { asyncOperation, operation } from '../operation.ts'

/** How much an error matters. */
export type FindingSeverity = 'NEUTRAL' | 'MINOR' | 'MAJOR' | 'CRITICAL'

/** Where the talk about a finding stands. */
export type FindingState = 'OPEN' | 'WITHDRAWN' | 'ACCEPTED' | 'DISPUTED' | 'ARBITRATED'

/** Status of a review. */
export type ReviewStatus = 'OPEN' | 'SUBMITTED' | 'CLOSED'

/** Whether the text passed; NONE without words, and by a formula without a pass mark. */
export type ReviewResult = 'PASS' | 'FAIL' | 'NONE'

/** FINDINGS: the score comes from findings. KEPT_SHARE: the organizational unit wants no categories, and there is no score but the share of the text that was kept. */
export type ReviewBasis = 'FINDINGS' | 'KEPT_SHARE'

/** How many reviews a query line finds. */
export interface ReviewCounter {
  /** Number of reviews. */
  count: number
  /** Query line. */
  filter: string
}

/** Reviews that need attention. */
export interface ReviewCounters {
  /** All reviews that you see. */
  total: number
  /** Not submitted yet. */
  open: ReviewCounter
  /** With findings that their linguist has not replied to. */
  toReply: ReviewCounter
  /** With disputed findings. */
  disputed: ReviewCounter
  /** With disputes that wait for a decision. */
  toDecide: ReviewCounter
  /** That did not pass. */
  failed: ReviewCounter
}

/** The project of a review. */
export interface ReviewProject {
  /** Project. */
  uuid: string
  /** Name of the project. */
  name: string
  /** Reference of the project; absent without one. */
  reference?: string
}

/** A task of a review. */
export interface ReviewTask {
  /** Task. */
  uuid: string
  /** Its status. */
  status: TaskStatus
  /** Its step. */
  workflow: WorkflowCode
}

/** The organizational unit of a review. */
export interface ReviewOrgUnit {
  /** Organizational unit. */
  uuid: string
  /** Its name. */
  name: string
}

/** A review in a list. */
export interface ReviewItem {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** State of the review, to send back with a change. */
  version: string
  /** LQA for the step LQA, REVISION for all other steps. */
  kind: 'REVISION' | 'LQA'
  status: ReviewStatus
  basis: ReviewBasis
  result: ReviewResult
  /** Score from what is accepted and decided; absent without words, without a formula that has one, and where the basis is the kept share. */
  score?: number
  /** Score if everything open and disputed stood; absent where there is no score. */
  provisionalScore?: number
  /** How far the score may be off by chance, with 95 % confidence; absent without points. */
  band?: number
  /** Percentage of the text that the later step left unchanged, preferences included; absent until it is delivered. */
  keptShare?: number
  /** Source words of the sample. */
  reviewedWords: number
  /** Whether the sample has fewer words than the profile wants. */
  sampleTooSmall: boolean
  /** Number of findings that were not withdrawn. */
  findings: number
  /** Findings that the linguist has not replied to. */
  openFindings: number
  /** Findings in dispute. */
  disputedFindings: number
  /** When open findings count as accepted, epoch ms; absent if none is. */
  replyDate?: number
  project: ReviewProject
  /** The task whose text is reviewed. */
  task: ReviewTask
  organizationalUnit: ReviewOrgUnit
  /** The step that reviews. */
  workflow: WorkflowCode
  /** Source language. */
  sourceLanguage: LocaleCode
  /** Target language. */
  targetLanguage: LocaleCode
  /** Name of the file. */
  filename: string
  /** Who wrote the text; absent for clients. */
  translator?: UserRef
  /** Who reviews it; absent for clients and where reviewers are anonymous. */
  reviewer?: UserRef
  /** When the review began, epoch ms. */
  creationDate: number
  /** When it was submitted, epoch ms; absent before. */
  submittedDate?: number
  /** When it was closed, epoch ms; absent before. */
  closedDate?: number
}

/** One page of reviews. */
export interface ReviewPage extends PageInfo {
  /** Items of this page. */
  content: ReviewItem[]
}

/** What the later step changed. */
export interface ReviewSummary {
  /** Percentage of the segments that changed. */
  changesPercentage: number
  /** Segments that changed. */
  changedSegments: number
  /** Segments whose source occurs more than once. */
  repeatedSegments: number
  /** Confirmed segments. */
  confirmedSegments: number
  /** Locked segments. */
  lockedSegments: number
  /** Words that were replaced, added, or removed. */
  modifiedWords: number
  /** All segments. */
  totalSegments: number
  /** Source words. */
  totalWords: number
}

/** Findings of a category and severity. */
export interface ReviewCategoryCount {
  /** Code of the category. */
  category: string
  severity: FindingSeverity
  /** Segments with such findings. */
  segments: number
  /** Such findings, without withdrawn ones. */
  findings: number
  /** Source words of these segments. */
  words: number
  /** Their points, with those that are open and disputed. */
  points: number
}

/** A move that you could make. */
export interface ReviewMove {
  /** Name of the move. */
  move: 'submit' | 'reopen' | (string & {})
  /** Status that it leads to. */
  to: ReviewStatus
  /** Conditions that are not met, by name; absent if all are. */
  missing?: string[]
  /** Whether it needs a reason. */
  needsReason?: boolean
}

/** A review. */
export interface Review extends ReviewItem {
  /** The task that reviews. */
  reviewTask?: ReviewTask
  /** Absent until the later step is delivered. */
  summary?: ReviewSummary
  /** Findings by category and severity; empty for clients. */
  categories: ReviewCategoryCount[]
  /** What the reviewer says about the whole text; absent without it and for clients. */
  feedback?: string
  /** The quality profile as it was when the review began; absent for clients. */
  profile?: ReviewProfile
  /** What you can do with it. */
  moves: ReviewMove[]
  /** Your part in it. */
  roles: ('reviewer' | 'translator' | 'manager' | 'arbiter' | (string & {}))[]
  /** Whether the later step is delivered, and with it known what changed. */
  changesKnown: boolean
  /** Changes in the sample without a category. */
  uncategorizedChanges: number
  /** Why it was reopened; absent otherwise. */
  reason?: string
}

/** A quality profile as a review keeps it. */
export interface ReviewProfile extends QualityRules {
  /** Profile. */
  uuid: string
  /** Name of the profile. */
  name: string
  /** Version of the profile. */
  version: number
}

/** The status that a review is to have. */
export interface ReviewStatusUpdate {
  /** New status. */
  status: 'SUBMITTED' | 'OPEN'
  /** Why it is reopened; required for that. */
  reason?: string | undefined
  /** What the reviewer says about the whole text; stays as it is where left out. */
  feedback?: string | undefined
  /** The `version` that you have read; if it has changed, the response is 409. */
  version?: string | undefined
}

/** A segment that the later step changed. */
export interface ReviewChange {
  /** Identifier. */
  uuid: string
  /** Segment. */
  segmentId: string
  /** Place of the segment in the file. */
  sequence: number
  /** Source text. */
  source: string
  /** Text that the earlier step delivered. */
  before: string
  /** Text that the later step delivered. */
  after: string
  /** Words that were replaced, added, or removed. */
  modifiedWords: number
  /** Whether it counts. */
  inSample: boolean
  /** Code of its category; absent without one. */
  category?: string
  /** Absent without a category. */
  severity?: FindingSeverity
  /** What the reviewer says about it; absent without it. */
  comment?: string
  /** The finding that it has become; absent without a category. */
  findingUuid?: string
  /** Who made the change; absent where reviewers are anonymous. */
  reviewer?: UserRef
  /** When the later step was delivered, epoch ms. */
  date: number
}

/** One page of changes. */
export interface ReviewChangePage extends PageInfo {
  /** Items of this page. */
  content: ReviewChange[]
}

/** The category of a change. */
export interface ReviewChangeInput {
  /** Code of a category in use. */
  category: string
  /** MINOR if left out. */
  severity?: FindingSeverity | undefined
  /** What the reviewer says about it. */
  comment?: string | undefined
}

/** The category of several changes. */
export interface ReviewChangesInput {
  /** The changes. */
  reviewChangeUuids: string[]
  /** Code of a category in use. */
  category: string
  /** MINOR if left out. */
  severity?: FindingSeverity | undefined
  /** What the reviewer says about them. */
  comment?: string | undefined
}

/** A part of a text, in UTF-16 units. */
export interface FindingRange {
  /** Where it begins. */
  start: number
  /** Where it ends. */
  end: number
}

/** Something that was said about a finding. */
export interface FindingMessage {
  /** Identifier. */
  uuid: string
  /** What was said with it: a plain message, or the reason of a move. */
  kind: 'MESSAGE' | 'ACCEPTED' | 'EXPIRED' | 'DISPUTED' | 'WITHDRAWN' | 'OFFERED' | 'DECLINED' | 'KEPT' | 'ARBITRATED' | (string & {})
  /** Part that its author has in the review. */
  by: 'reviewer' | 'translator' | 'manager' | 'system' | (string & {})
  /** Its author; absent where reviewers are anonymous and for the system. */
  author?: UserRef
  /** Its text; may be empty. */
  text: string
  /** People who are named in it; absent without any. */
  mentions?: UserRef[]
  /** When, epoch ms. */
  date: number
}

/** Something milder that the reviewer has offered. */
export interface FindingOffer {
  /** Code of the category. */
  category: string
  severity: FindingSeverity
}

/** A move that you could make. */
export interface FindingMove {
  /** Name of the move. */
  move: 'withdraw' | 'accept' | 'dispute' | 'keep' | 'offer' | 'take' | 'decline' | 'arbitrate' | (string & {})
  /** Conditions that are not met, by name; absent if all are. */
  missing?: string[]
  /** Whether it needs a reason. */
  needsReason?: boolean
}

/** An error that a reviewer has found. */
export interface Finding {
  /** Identifier. */
  uuid: string
  /** Review. */
  reviewUuid: string
  /** State of the finding, for `If-Match` or to send back with a reply. */
  version: string
  /** The change that it is about; absent for one from a part of a text. */
  reviewChangeUuid?: string
  /** Segment. */
  segmentId: string
  /** Place of the segment in the file. */
  sequence: number
  /** Text that it is about. */
  side: 'SOURCE' | 'TARGET'
  /** Part of the text; absent where it is all of it. */
  range?: FindingRange
  /** That part as it was; absent where it is all of it. */
  quote?: string
  /** Source text. */
  source: string
  /** Text that the earlier step delivered. */
  target: string
  /** Code of the category. */
  category: string
  severity: FindingSeverity
  /** Weight of the category. */
  weight: number
  /** Whether the category counts; false for preferences. */
  affectsScore: boolean
  /** Whether it repeats another finding. */
  repeated: boolean
  /** The finding that it repeats; absent otherwise. */
  repeatedOf?: string
  /** Its points. */
  points: number
  /** Whether the score counts them, or the provisional score alone. */
  counts: 'YES' | 'PROVISIONALLY' | 'NO'
  /** What the reviewer says; absent without it. */
  comment?: string
  /** What the reviewer would write; absent without it. */
  suggestion?: string
  state: FindingState
  /** How it was decided; absent before. */
  outcome?: 'UPHELD' | 'CHANGED' | 'DISMISSED'
  /** Why it was decided so; absent before. */
  reason?: string
  /** Who decided; absent before. */
  decidedBy?: UserRef
  /** Category and severity before they changed in the talk; absent if they did not. */
  original?: FindingOffer
  /** Absent without an offer that waits. */
  offer?: FindingOffer
  /** How often the reviewer has answered, at most twice. */
  rounds: number
  /** When it counts as accepted, or when a manager may decide, epoch ms; absent while nothing waits. */
  replyDate?: number
  /** Who found it; absent where reviewers are anonymous. */
  author?: UserRef
  /** What was said, oldest first. */
  messages: FindingMessage[]
  /** What you can do with it. */
  moves: FindingMove[]
  /** When it was added, epoch ms. */
  date: number
}

/** A new finding. With `aiFindingUuid`, what is left out is that of AI review. */
export interface FindingInput {
  /** Segment of the reviewed task. */
  segmentId: string
  /** Text that it is about; TARGET if left out. */
  side?: 'SOURCE' | 'TARGET' | undefined
  /** Part of the text; all of it if left out. */
  range?: FindingRange | undefined
  /** Code of a category in use; required without `aiFindingUuid`. */
  category?: string | undefined
  /** MINOR if left out. */
  severity?: FindingSeverity | undefined
  /** Finding of the same review that it repeats. */
  repeatedOf?: string | undefined
  /** What is wrong. */
  comment?: string | undefined
  /** What would be right. */
  suggestion?: string | undefined
  /** The finding of AI review in the segment that it is made from. */
  aiFindingUuid?: string | undefined
}

/** Changes of a finding; omitted fields do not change. */
export interface FindingUpdate {
  /** Code of a category in use. */
  category?: string | undefined
  severity?: FindingSeverity | undefined
  /** Finding of the same review that it repeats; null if it repeats none. */
  repeatedOf?: string | null | undefined
  /** What is wrong. */
  comment?: string | undefined
  /** What would be right. */
  suggestion?: string | undefined
}

/** What the linguist says of a finding. */
export interface FindingReply {
  /** Accept it, dispute it, or decline what the reviewer has offered. */
  state: 'ACCEPTED' | 'DISPUTED' | 'DECLINED'
  /** Why it is disputed, in at least ten characters; optional otherwise. */
  comment?: string | undefined
  /** The `version` that you have read; if it has changed, the response is 409. */
  version?: string | undefined
}

/** What the reviewer says to a dispute. */
export interface FindingAnswer {
  /** Withdraw the finding, offer something milder, or keep it. */
  decision: 'WITHDRAW' | 'OFFER' | 'KEEP'
  /** For OFFER: the offered category; the present one if left out. */
  category?: string | undefined
  /** For OFFER: the offered severity; the present one if left out. */
  severity?: FindingSeverity | undefined
  /** Why; required for KEEP. */
  comment?: string | undefined
  /** The `version` that you have read; if it has changed, the response is 409. */
  version?: string | undefined
}

/** The decision of a dispute. */
export interface FindingArbitration {
  /** UPHELD as it is, CHANGED to another category or severity, or DISMISSED. */
  outcome: 'UPHELD' | 'CHANGED' | 'DISMISSED'
  /** For CHANGED: the category; the present one if left out. */
  category?: string | undefined
  /** For CHANGED: the severity; the present one if left out. */
  severity?: FindingSeverity | undefined
  /** Why. */
  reason: string
  /** The `version` that you have read; if it has changed, the response is 409. */
  version?: string | undefined
}

/** A message about a finding. */
export interface FindingMessageInput {
  /** Text of the message. */
  text: string
  /** People of the review whom it names. */
  mentions?: string[] | undefined
}

/** The points of a finding. */
export interface ReviewScoreLine {
  /** Finding. */
  findingUuid: string
  /** Segment. */
  segmentId: string
  /** Place of the segment in the file. */
  sequence: number
  /** Code of its category. */
  category: string
  severity: FindingSeverity
  /** Points of the severity, or those that the profile has for the category and severity. */
  severityPoints: number
  /** Weight of the category; 1 where the profile has points for both, 0 for preferences. */
  weight: number
  /** Whether the profile has points for this category and severity. */
  overridden: boolean
  /** Share that counts: that of repetitions in the profile, else 1. */
  factor: number
  /** Points: severity × weight × factor. */
  points: number
  /** Whether the score counts them, or the provisional score alone. */
  counts: 'YES' | 'PROVISIONALLY' | 'NO'
  state: FindingState
  /** How it was decided; absent before. */
  outcome?: 'UPHELD' | 'CHANGED' | 'DISMISSED'
}

/** The score of a review, and how it comes about. */
export interface ReviewScore {
  basis: ReviewBasis
  formula: QualityFormula
  /** Source words of the sample. */
  words: number
  /** Points that count. */
  points: number
  /** The same with those of open and disputed findings. */
  provisionalPoints: number
  /** Points per thousand words; absent without words. */
  perThousand?: number
  /** Points a word; absent without words. */
  perWord?: number
  /** The score; absent where there is none. */
  score?: number
  /** The provisional score; absent where there is none. */
  provisionalScore?: number
  /** How far the score may be off by chance, with 95 % confidence; absent without points. */
  band?: number
  /** Score from which the text passes. */
  passMark: number
  /** Points per thousand words that still pass; for CALIBRATED. */
  tolerance?: number
  result: ReviewResult
  /** Percentage of the text that the later step left unchanged; absent until it is delivered. */
  keptShare?: number
  /** Whether the sample has fewer words than the profile wants. */
  sampleTooSmall: boolean
  /** One line a finding, in the order of the text. */
  lines: ReviewScoreLine[]
}

/** The segments that a review looks at. */
export interface ReviewSample {
  mode: SamplingMode
  /** Source words of the sample. */
  words: number
  /** Places of its segments in the file, in order; empty where it is the whole text. */
  segments: number[]
  /** Whether it is the whole text, without locked segments and context matches. */
  whole: boolean
  /** For RANDOM: what the choice follows from; the same seed gives the same sample. */
  seed?: string
}

/** OPEN until every segment of the sample is judged, then DONE. */
export type SecondReviewStatus = 'OPEN' | 'DONE'

/** The second review to ask for. */
export interface SecondReviewInput {
  /** The review, submitted or closed. */
  reviewUuid: string
  /** The person who judges the text once more. */
  personUuid: string
}

/** The error that a segment has. */
export interface SecondReviewJudgment {
  /** Place of the segment in the file. */
  sequence: number
  /** Code of a category in use. */
  category: string
  /** MINOR if left out. */
  severity?: FindingSeverity | undefined
}

/** Judgments of the segments that have an error. */
export interface SecondReviewJudgments {
  /** One for each segment with an error, the gravest of it. */
  judgments: SecondReviewJudgment[]
  /** Whether that is all. */
  done?: boolean | undefined
}

/** How far two reviewers of the same segments agree. */
export interface ReviewAgreement {
  /** Segments that both have judged. */
  segments: number
  /** Segments that both gave the same category, or neither gave any. */
  agreed: number
  /** Cohen’s kappa: 1 for full agreement, 0 for as much as by chance; absent where both gave all segments one and the same judgment, from which nothing can be told. */
  kappa?: number
}

/** A second review of a sample. */
export interface SecondReview {
  /** Identifier. */
  uuid: string
  /** The review. */
  reviewUuid: string
  status: SecondReviewStatus
  /** Who was asked; absent once the person is gone. */
  person?: UserRef
  /** Segments of the sample. */
  segments: number
  /** Their source words. */
  words: number
  /** Name of the project. */
  project: string
  /** Name of the file. */
  filename: string
  /** Source language. */
  sourceLanguage: LocaleCode
  /** Target language. */
  targetLanguage: LocaleCode
  /** For managers, once it is done; absent otherwise. */
  agreement?: ReviewAgreement
  /** When it was asked for, epoch ms. */
  createdDate: number
  /** When it was done, epoch ms; absent before. */
  doneDate?: number
}

/** One page of second reviews. */
export interface SecondReviewPage extends PageInfo {
  /** Items of this page. */
  content: SecondReview[]
}

/** The error that one of the two found in a segment. */
export interface SecondReviewVerdict {
  /** Code of the category. */
  category: string
  severity: FindingSeverity
}

/** A segment of the sample. */
export interface SecondReviewSegment {
  /** Segment. */
  segmentId: string
  /** Place of the segment in the file. */
  sequence: number
  /** Source words. */
  words: number
  /** Source text. */
  source: string
  /** Translation, as it was when it came to the first review. */
  target: string
  /** Error of the second review; absent without one. */
  verdict?: SecondReviewVerdict
  /** For managers, once it is done: the gravest finding of the first reviewer, before any dispute; absent without one. */
  firstVerdict?: SecondReviewVerdict
}

/** A second review with its segments. */
export interface SecondReviewDetail extends SecondReview {
  /** Whether you are the one who judges. */
  isMine: boolean
  /** Its segments, in the order of the text. */
  sample: SecondReviewSegment[]
}

/** What `quality.list` takes. */
export interface QualityListParams {
  query?: {
    /** Only reviews whose project or file contains this text. */
    q?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). A sort that the list does not have is refused with 400. */
    sort?: string | undefined
    /** Only reviews of projects whose name contains this text, ignoring case. */
    projectName?: string | undefined
    /** Only reviews of this organizational unit. */
    orgUnitUuid?: string | undefined
    /** Only reviews by this step. */
    workflow?: WorkflowCode | undefined
    /** Only reviews of translations from this language. */
    sourceLanguage?: LocaleCode | undefined
    /** Only reviews of translations to this language. */
    targetLanguage?: LocaleCode | undefined
    /** Only reviews whose reviewed task has this status. */
    taskStatus?: TaskStatus | undefined
    /** Only reviews of this task, or by it. */
    taskUuid?: string | undefined
  } | undefined
}

/**
 * List reviews
 *
 * A review is what a later step says about the text of an earlier one. Managers see the reviews of their account, linguists those of tasks that they took part in (their own translations once the review is submitted), clients those of their organizational units, without names.
 *
 * `GET /api/v3/quality/review` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<QualityListParams, ReviewPage> = /*@__PURE__*/ operation('quality.list', 'GET', '/api/v3/quality/review')

/**
 * Count the reviews that need attention
 *
 * Each counter has the `filter` with which `quality.list` returns the counted reviews.
 *
 * `GET /api/v3/quality/review/counters` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getCounters: Operation<NoParams, ReviewCounters> = /*@__PURE__*/ operation('quality.getCounters', 'GET', '/api/v3/quality/review/counters')

/** What `quality.startExport` takes. */
export interface QualityStartExportParams {
  body: ListExport
}

/**
 * Export the reviews of a list to a file
 *
 * Exports all reviews that `quality.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
 *
 * `POST /api/v3/quality/review/list-export` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} a code of any call
 */
export const startExport: AsyncOperation<QualityStartExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('quality.startExport', 'POST', '/api/v3/quality/review/list-export', { retry: 'never', async: 'status-url' })

/** What `quality.getExportStatus` takes. */
export interface QualityGetExportStatusParams {
  path: {
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export
 *
 * `GET /api/v3/quality/review/list-export/{requestUUID}/status` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getExportStatus: Operation<QualityGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('quality.getExportStatus', 'GET', '/api/v3/quality/review/list-export/{requestUUID}/status')

/** What `quality.get` takes. */
export interface QualityGetParams {
  path: {
    /** Review. */
    reviewUuid: string
  }
}

/**
 * Get a review
 *
 * `GET /api/v3/quality/review/{reviewUuid}` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<QualityGetParams, Review> = /*@__PURE__*/ operation('quality.get', 'GET', '/api/v3/quality/review/{reviewUuid}')

/** What `quality.changeStatus` takes. */
export interface QualityChangeStatusParams {
  path: {
    /** Review. */
    reviewUuid: string
  }
  body: ReviewStatusUpdate
}

/**
 * Submit a review, or reopen it
 *
 * The reviewer or a manager submits (SUBMITTED) once the later step is delivered and every change has a category, unless the organizational unit wants none. A manager reopens with a reason: a submitted review becomes OPEN, a closed one SUBMITTED, for 30 days and as long as nothing in it was arbitrated. A submitted review is CLOSED by itself once no finding is open or disputed. `NOT_READY` names each condition that isn't met.
 *
 * `POST /api/v3/quality/review/{reviewUuid}/status-update` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, OUTDATED, a code of any call
 */
export const changeStatus: Operation<QualityChangeStatusParams, Review> = /*@__PURE__*/ operation('quality.changeStatus', 'POST', '/api/v3/quality/review/{reviewUuid}/status-update', { refreshes: ['quality', 'qualityReports', 'tasks', 'users', 'home', 'activity'] })

/** What `quality.listChanges` takes. */
export interface QualityListChangesParams {
  path: {
    /** Review. */
    reviewUuid: string
  }
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only changes that have, or do not have, a category. */
    categorized?: boolean | undefined
    /** Only changes of this category. */
    category?: string | undefined
    /** Only changes of this severity. */
    severity?: FindingSeverity | undefined
  } | undefined
}

/**
 * List what the later step changed
 *
 * In the order of the text. Known once the later step is delivered.
 *
 * `GET /api/v3/quality/review/{reviewUuid}/change` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listChanges: Operation<QualityListChangesParams, ReviewChangePage> = /*@__PURE__*/ operation('quality.listChanges', 'GET', '/api/v3/quality/review/{reviewUuid}/change')

/** What `quality.categorizeChanges` takes. */
export interface QualityCategorizeChangesParams {
  path: {
    /** Review. */
    reviewUuid: string
  }
  body: ReviewChangesInput
}

/**
 * Give several changes a category
 *
 * `PUT /api/v3/quality/review/{reviewUuid}/change` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const categorizeChanges: Operation<QualityCategorizeChangesParams, ReviewChange[]> = /*@__PURE__*/ operation('quality.categorizeChanges', 'PUT', '/api/v3/quality/review/{reviewUuid}/change', { refreshes: ['quality', 'qualityReports', 'activity'] })

/** What `quality.categorizeChange` takes. */
export interface QualityCategorizeChangeParams {
  path: {
    /** Review. */
    reviewUuid: string
    /** Change. */
    reviewChangeUuid: string
  }
  body: ReviewChangeInput
}

/**
 * Give a change a category
 *
 * The change becomes a finding, MINOR unless said otherwise. Equal changes elsewhere in the review get the same category and severity and count as its repetitions, unless they have one already.
 *
 * `PUT /api/v3/quality/review/{reviewUuid}/change/{reviewChangeUuid}` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const categorizeChange: Operation<QualityCategorizeChangeParams, ReviewChange> = /*@__PURE__*/ operation('quality.categorizeChange', 'PUT', '/api/v3/quality/review/{reviewUuid}/change/{reviewChangeUuid}', { refreshes: ['quality', 'qualityReports', 'activity'] })

/** What `quality.listFindings` takes. */
export interface QualityListFindingsParams {
  path: {
    /** Review. */
    reviewUuid: string
  }
}

/**
 * List the findings of a review
 *
 * In the order of the text, each with what was said about it.
 *
 * `GET /api/v3/quality/review/{reviewUuid}/finding` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listFindings: Operation<QualityListFindingsParams, Finding[]> = /*@__PURE__*/ operation('quality.listFindings', 'GET', '/api/v3/quality/review/{reviewUuid}/finding')

/** What `quality.createFinding` takes. */
export interface QualityCreateFindingParams {
  path: {
    /** Review. */
    reviewUuid: string
  }
  body: FindingInput
}

/**
 * Add a finding
 *
 * A part of the source or of the translation of a segment, in an open review.
 *
 * `POST /api/v3/quality/review/{reviewUuid}/finding` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const createFinding: Operation<QualityCreateFindingParams, Finding> = /*@__PURE__*/ operation('quality.createFinding', 'POST', '/api/v3/quality/review/{reviewUuid}/finding', { refreshes: ['quality', 'qualityReports', 'activity'], retry: 'never' })

/** What `quality.getScore` takes. */
export interface QualityGetScoreParams {
  path: {
    /** Review. */
    reviewUuid: string
  }
}

/**
 * Explain the score of a review
 *
 * Every finding with its points and how they come about; their sum makes the score.
 *
 * `GET /api/v3/quality/review/{reviewUuid}/score` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getScore: Operation<QualityGetScoreParams, ReviewScore> = /*@__PURE__*/ operation('quality.getScore', 'GET', '/api/v3/quality/review/{reviewUuid}/score')

/** What `quality.getSample` takes. */
export interface QualityGetSampleParams {
  path: {
    /** Review. */
    reviewUuid: string
  }
}

/**
 * Get the segments that a review looks at
 *
 * `GET /api/v3/quality/review/{reviewUuid}/sample` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getSample: Operation<QualityGetSampleParams, ReviewSample> = /*@__PURE__*/ operation('quality.getSample', 'GET', '/api/v3/quality/review/{reviewUuid}/sample')

/** What `quality.updateFinding` takes. */
export interface QualityUpdateFindingParams {
  path: {
    /** Finding. */
    qualityFindingUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: FindingUpdate | undefined
}

/**
 * Change a finding
 *
 * By the reviewer or a manager. In a submitted review it renews the time for the reply, and the linguist is told.
 *
 * `PUT /api/v3/quality/finding/{qualityFindingUuid}` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const updateFinding: Operation<QualityUpdateFindingParams, Finding> = /*@__PURE__*/ operation('quality.updateFinding', 'PUT', '/api/v3/quality/finding/{qualityFindingUuid}', { refreshes: ['quality', 'qualityReports', 'activity'] })

/** What `quality.removeFinding` takes. */
export interface QualityRemoveFindingParams {
  path: {
    /** Finding. */
    qualityFindingUuid: string
  }
}

/**
 * Remove a finding
 *
 * In an open review it is deleted. In a submitted one it is withdrawn, and stays for the record.
 *
 * `DELETE /api/v3/quality/finding/{qualityFindingUuid}` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, a code of any call
 */
export const removeFinding: Operation<QualityRemoveFindingParams, void> = /*@__PURE__*/ operation('quality.removeFinding', 'DELETE', '/api/v3/quality/finding/{qualityFindingUuid}', { answer: nothing, refreshes: ['quality', 'qualityReports', 'activity'] })

/** What `quality.replyToFinding` takes. */
export interface QualityReplyToFindingParams {
  path: {
    /** Finding. */
    qualityFindingUuid: string
  }
  body: FindingReply
}

/**
 * Accept or dispute a finding
 *
 * By the linguist. A finding is disputed once, with a reason, before the time for the reply is over. Accepting a disputed finding takes what the reviewer has offered; DECLINED leaves the dispute to the reviewer, or to a manager after the second round.
 *
 * `POST /api/v3/quality/finding/{qualityFindingUuid}/reply` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, OUTDATED, a code of any call
 */
export const replyToFinding: Operation<QualityReplyToFindingParams, Finding> = /*@__PURE__*/ operation('quality.replyToFinding', 'POST', '/api/v3/quality/finding/{qualityFindingUuid}/reply', { refreshes: ['quality', 'qualityReports', 'users', 'home', 'activity'] })

/** What `quality.answerDispute` takes. */
export interface QualityAnswerDisputeParams {
  path: {
    /** Finding. */
    qualityFindingUuid: string
  }
  body: FindingAnswer
}

/**
 * Answer a dispute
 *
 * By the reviewer: WITHDRAW the finding, OFFER something milder, or KEEP it with a reason. After two rounds, or once the reviewer's days are over, a manager decides.
 *
 * `POST /api/v3/quality/finding/{qualityFindingUuid}/answer` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, OUTDATED, a code of any call
 */
export const answerDispute: Operation<QualityAnswerDisputeParams, Finding> = /*@__PURE__*/ operation('quality.answerDispute', 'POST', '/api/v3/quality/finding/{qualityFindingUuid}/answer', { refreshes: ['quality', 'qualityReports', 'users', 'home', 'activity'] })

/** What `quality.arbitrate` takes. */
export interface QualityArbitrateParams {
  path: {
    /** Finding. */
    qualityFindingUuid: string
  }
  body: FindingArbitration
}

/**
 * Decide a dispute
 *
 * By a manager who has neither translated nor reviewed the text, nor written the finding. Possible once the reviewer has answered twice and no offer waits for the linguist, or once the days are over. The decision is final.
 *
 * `POST /api/v3/quality/finding/{qualityFindingUuid}/arbitration` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, OUTDATED, a code of any call
 */
export const arbitrate: Operation<QualityArbitrateParams, Finding> = /*@__PURE__*/ operation('quality.arbitrate', 'POST', '/api/v3/quality/finding/{qualityFindingUuid}/arbitration', { refreshes: ['quality', 'qualityReports', 'users', 'home', 'activity'] })

/** What `quality.postMessage` takes. */
export interface QualityPostMessageParams {
  path: {
    /** Finding. */
    qualityFindingUuid: string
  }
  body: FindingMessageInput
}

/**
 * Write about a finding
 *
 * By the linguist, the reviewer, or a manager, in a review that is submitted.
 *
 * `POST /api/v3/quality/finding/{qualityFindingUuid}/message` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const postMessage: Operation<QualityPostMessageParams, Finding> = /*@__PURE__*/ operation('quality.postMessage', 'POST', '/api/v3/quality/finding/{qualityFindingUuid}/message', { refreshes: ['quality', 'activity'], retry: 'never' })

/** What `quality.listSecondReviews` takes. */
export interface QualityListSecondReviewsParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only second reviews of this review. */
    reviewUuid?: string | undefined
    /** Only second reviews in this state. */
    status?: SecondReviewStatus | undefined
    /** Whether only those that you were asked for are listed. */
    mine?: boolean | undefined
  } | undefined
}

/**
 * List second reviews
 *
 * A second review judges a sample of a reviewed text once more, without knowing what the first reviewer found. Managers see those of their account, others those that they were asked for; the newest first.
 *
 * `GET /api/v3/quality/second-review` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listSecondReviews: Operation<QualityListSecondReviewsParams, SecondReviewPage> = /*@__PURE__*/ operation('quality.listSecondReviews', 'GET', '/api/v3/quality/second-review')

/** What `quality.askForSecondReview` takes. */
export interface QualityAskForSecondReviewParams {
  body: SecondReviewInput
}

/**
 * Ask for a second review
 *
 * By a manager, of a submitted or closed review with findings. The person is a manager or linguist of the account who has neither translated nor reviewed the text. Some 500 words of the sample are chosen at random, in blocks of neighboring segments; the person is told.
 *
 * `POST /api/v3/quality/second-review` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} NOT_FOUND, CONFLICT, NOT_READY, a code of any call
 */
export const askForSecondReview: Operation<QualityAskForSecondReviewParams, SecondReview> = /*@__PURE__*/ operation('quality.askForSecondReview', 'POST', '/api/v3/quality/second-review', { refreshes: ['quality', 'activity'], retry: 'never' })

/** What `quality.getSecondReview` takes. */
export interface QualityGetSecondReviewParams {
  path: {
    /** The second review. */
    secondReviewUuid: string
  }
}

/**
 * Get a second review with its segments
 *
 * Managers see what the first reviewer found beside it once it is done.
 *
 * `GET /api/v3/quality/second-review/{secondReviewUuid}` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getSecondReview: Operation<QualityGetSecondReviewParams, SecondReviewDetail> = /*@__PURE__*/ operation('quality.getSecondReview', 'GET', '/api/v3/quality/second-review/{secondReviewUuid}')

/** What `quality.removeSecondReview` takes. */
export interface QualityRemoveSecondReviewParams {
  path: {
    /** The second review. */
    secondReviewUuid: string
  }
}

/**
 * Withdraw a second review
 *
 * By a manager, while it is open. One that is done counts for the agreement of the reviewer and stays.
 *
 * `DELETE /api/v3/quality/second-review/{secondReviewUuid}` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const removeSecondReview: Operation<QualityRemoveSecondReviewParams, void> = /*@__PURE__*/ operation('quality.removeSecondReview', 'DELETE', '/api/v3/quality/second-review/{secondReviewUuid}', { answer: nothing, refreshes: ['quality', 'activity'] })

/** What `quality.judgeSecondReview` takes. */
export interface QualityJudgeSecondReviewParams {
  path: {
    /** The second review. */
    secondReviewUuid: string
  }
  body: SecondReviewJudgments
}

/**
 * Judge the segments of a second review
 *
 * By the person who was asked. The judgments replace those of before; a segment without one has no error. `done` completes the second review, compares it with the findings of the first reviewer, and is final.
 *
 * `POST /api/v3/quality/second-review/{secondReviewUuid}/judgment` (designed). Needs QUALITY_review_list.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const judgeSecondReview: Operation<QualityJudgeSecondReviewParams, SecondReviewDetail> = /*@__PURE__*/ operation('quality.judgeSecondReview', 'POST', '/api/v3/quality/second-review/{secondReviewUuid}/judgment', { refreshes: ['quality', 'qualityReports', 'activity'] })

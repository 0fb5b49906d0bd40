// Generated from openapi/resources/termRequests.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { PartOfSpeech, TermStatus } from './glossaries.ts'
import type { LocaleCode, PageInfo, TermGender, TermType } from './shared.ts'
import type { UserRef } from './users.ts'
import { operation } from '../operation.ts'

/** Place of a term request on the board. */
export type TermRequestLane = 'REQUESTED' | 'IN_PROGRESS' | 'UNDER_REVIEW' | 'APPROVED' | 'REJECTED'

/** Whether terms are added, changed, or removed. */
export type TermChangeType = 'CREATE' | 'UPDATE' | 'REMOVAL'

/** Whether the request is about one concept, or the same change of many terms. */
export type TermRequestOrigin = 'REQUEST_UPDATE' | 'BULK_UPDATE'

/** Fields of a term. */
export interface TermFields {
  /** The word or phrase. */
  text?: string
  status?: TermStatus
  /** Part of speech; null for none. */
  part?: PartOfSpeech | null
  /** Grammatical gender; null for none. */
  gender?: TermGender | null
  /** Full form or acronym; null for none. */
  termType?: TermType | null
  /** What the term means in its language. */
  definition?: string
  /** How the term is used. */
  usage?: string
  /** Notes. */
  note?: string
  /** Whether the term must not be used. */
  forbidden?: boolean
  /** Whether the term is not translated. */
  dnt?: boolean
  /** Whether the term is found in exactly this form only. */
  exactMatch?: boolean
  /** Whether the term is found in this case only. */
  caseSensitive?: boolean
  /** Whether only managers see the term. */
  internal?: boolean
}

/** A term that is asked for. */
export interface TermInput {
  /** The word or phrase. */
  text: string
  status?: TermStatus | undefined
  /** Part of speech; null for none. */
  part?: PartOfSpeech | null | undefined
  /** Grammatical gender; null for none. */
  gender?: TermGender | null | undefined
  /** Full form or acronym; null for none. */
  termType?: TermType | null | undefined
  /** What the term means in its language. */
  definition?: string | undefined
  /** How the term is used. */
  usage?: string | undefined
  /** Notes. */
  note?: string | undefined
  /** Whether the term must not be used. */
  forbidden?: boolean | undefined
  /** Whether the term is not translated. */
  dnt?: boolean | undefined
  /** Whether the term is found in exactly this form only. */
  exactMatch?: boolean | undefined
  /** Whether the term is found in this case only. */
  caseSensitive?: boolean | undefined
  /** Whether only managers see the term. */
  internal?: boolean | undefined
  language: LocaleCode
  /** Name of its concept: terms with the same one belong together; the term itself if left out. */
  conceptText?: string | undefined
}

/** A change of a term, or a further term of the concept. */
export interface TermChangeInput {
  /** The word or phrase. */
  text?: string | undefined
  status?: TermStatus | undefined
  /** Part of speech; null for none. */
  part?: PartOfSpeech | null | undefined
  /** Grammatical gender; null for none. */
  gender?: TermGender | null | undefined
  /** Full form or acronym; null for none. */
  termType?: TermType | null | undefined
  /** What the term means in its language. */
  definition?: string | undefined
  /** How the term is used. */
  usage?: string | undefined
  /** Notes. */
  note?: string | undefined
  /** Whether the term must not be used. */
  forbidden?: boolean | undefined
  /** Whether the term is not translated. */
  dnt?: boolean | undefined
  /** Whether the term is found in exactly this form only. */
  exactMatch?: boolean | undefined
  /** Whether the term is found in this case only. */
  caseSensitive?: boolean | undefined
  /** Whether only managers see the term. */
  internal?: boolean | undefined
  /** The term to change or remove; left out for a further one. */
  termUuid?: string | undefined
  language: LocaleCode
}

/** Terms to ask for. */
export interface TermBulkCreate {
  /** The terms. */
  terms: TermInput[]
  /** The glossaries that they are for. */
  glossaryIds: string[]
  /** Why. */
  note?: string | undefined
  /** The work unit in which the term stands. */
  workUnitUuid?: string | undefined
  /** The segment in which the term stands, with `workUnitUuid`. */
  segmentId?: string | undefined
}

/** A term request in short. */
export interface TermRequestRef {
  /** Number. */
  id: number
  /** Identifier. */
  uuid: string
  status: TermRequestLane
  /** Whether terms are added, changed, or removed. */
  type: 'Create' | 'Update' | 'Removal'
  /** Name of the concept. */
  conceptText: string
  /** Number of its terms. */
  totalOfterms: number
  /** The glossary that it is about. */
  targetGlossaries: TermRequestGlossary[]
}

/** Requests for new terms. */
export interface TermBulkCreated {
  /** Number of terms in all of them. */
  totalTermsRequested: number
  /** One for each concept and glossary. */
  termCreationRequests: TermRequestRef[]
}

/** Terms of a concept to change or remove. */
export interface TermRequestUpdate {
  /** The concept. */
  targetConcept: {
    /** Id of the concept. */
    conceptUuid: string
  }
  /** Languages of the terms to look at, without `terms`; all of them if left out. */
  languages?: LocaleCode[] | undefined
  /** UPDATE if left out. */
  changeType?: 'UPDATE' | 'REMOVAL' | undefined
  /** The changes. */
  terms?: TermChangeInput[] | undefined
  /** Why. */
  note?: string | undefined
  /** The work unit in which the term stands. */
  workUnitUuid?: string | undefined
  /** The segment in which the term stands, with `workUnitUuid`. */
  segmentId?: string | undefined
}

/** The same change of many terms. */
export interface TermBulkUpdate {
  /** The glossary. */
  glossaryUuid: string
  /** Its terms. */
  termUuids: string[]
  /** The fields to set. */
  change: {
    status?: TermStatus | undefined
    /** Part of speech; null for none. */
    part?: PartOfSpeech | null | undefined
    /** Grammatical gender; null for none. */
    gender?: TermGender | null | undefined
    /** Whether the terms must not be used. */
    forbidden?: boolean | undefined
    /** Whether the terms are not translated. */
    dnt?: boolean | undefined
    /** Whether the terms are found in exactly this form only. */
    exactMatch?: boolean | undefined
    /** Whether the terms are found in this case only. */
    caseSensitive?: boolean | undefined
    /** Whether only managers see the terms. */
    internal?: boolean | undefined
  }
  /** Why. */
  note?: string | undefined
}

/** Changes of a term request; omitted fields do not change. */
export interface TermRequestChange {
  /** All of its terms. */
  terms?: TermChangeInput[] | undefined
  /** Why. */
  note?: string | undefined
}

/** The lane that a term request moves to. */
export interface TermRequestMove {
  lane: TermRequestLane
  /** Why; required for REJECTED, and sent to the person who asked. */
  reason?: string | undefined
  /** The `version` that you have read; if it has changed, the response is 409. */
  version?: string | undefined
}

/** Glossary of a term request. */
export interface TermRequestGlossary {
  /** Id. */
  uuid: string
  /** Name. */
  name: string
}

/** A term of a request. */
export interface TermChange {
  /** The word or phrase. */
  text?: string
  status?: TermStatus
  /** Part of speech; null for none. */
  part?: PartOfSpeech | null
  /** Grammatical gender; null for none. */
  gender?: TermGender | null
  /** Full form or acronym; null for none. */
  termType?: TermType | null
  /** What the term means in its language. */
  definition?: string
  /** How the term is used. */
  usage?: string
  /** Notes. */
  note?: string
  /** Whether the term must not be used. */
  forbidden?: boolean
  /** Whether the term is not translated. */
  dnt?: boolean
  /** Whether the term is found in exactly this form only. */
  exactMatch?: boolean
  /** Whether the term is found in this case only. */
  caseSensitive?: boolean
  /** Whether only managers see the term. */
  internal?: boolean
  /** The term to change or remove; absent for a new one. */
  termUuid?: string
  /** Locale. */
  language: string
  /** The term as it is, or of an approved request, as it was before; absent for a new one and for one that is gone. */
  now?: TermFields
}

/** Segment in which a term stood when it was asked for. */
export interface TermRequestContext {
  /** Work unit. */
  workUnitUuid: string
  /** Project. */
  projectUuid: string
  /** Name of the project. */
  projectName: string
  /** Locale of the source text. */
  sourceLanguage: string
  /** Locale of the target text. */
  targetLanguage: string
  /** Source text. */
  source: string
  /** Target text as it was. */
  target: string
}

/** An event in the history of a term request. */
export interface TermRequestEvent {
  /** Whether what is asked for has changed, or the lane. */
  type: 'DATA_CHANGES' | 'LANE_TRANSITION'
  /** The former lane; absent for the first entry and for changes of data. */
  from?: TermRequestLane
  /** The lane; absent for changes of data. */
  to?: TermRequestLane
  /** What was changed; absent for transitions. */
  fields?: ('terms' | 'note')[]
  /** Why; absent without a reason. */
  reason?: string
  /** Who; absent for the system. */
  by?: UserRef
  /** When (epoch ms). */
  at: number
}

/** A lane that you could move the request to. */
export interface TermRequestOffer {
  lane: TermRequestLane
  /** Whether it needs a reason. */
  needsReason?: boolean
  /** Conditions that are not met, by name; absent if all are. */
  missing?: string[]
}

/** A request to add, change, or remove terms of a glossary. */
export interface TermRequest {
  /** Identifier. */
  uuid: string
  /** Number. */
  number: number
  /** Changes with the request; send it as `If-Match`, or with a move. */
  version: string
  changeType: TermChangeType
  origin: TermRequestOrigin
  lane: TermRequestLane
  /** Name of the concept. */
  conceptText: string
  /** The concept; absent for a new one and for many. */
  conceptUuid?: string
  /** Number of the concept; absent for a new one and for many. */
  conceptId?: number
  /** What is asked for. */
  terms: TermChange[]
  /** Why it is asked for; may be empty. */
  note: string
  /** Whether it was made from a delivered translation, by the system. */
  learnt: boolean
  /** Whether it was made from a phrase that was found in texts. */
  extracted: boolean
  glossary: TermRequestGlossary
  /** Segment that it was asked from; absent without one. */
  context?: TermRequestContext
  /** Who asked; absent for the system. */
  requestedBy?: UserRef
  /** When it was asked for (epoch ms). */
  requestedAt: number
  /** When it came into its lane (epoch ms). */
  laneAt: number
  /** Who decided; absent before. */
  decidedBy?: UserRef
  /** When it was decided (epoch ms); absent before. */
  decidedAt?: number
  /** Why it was rejected; absent otherwise. */
  reason?: string
  /** Lanes that you could move it to. */
  moves: TermRequestOffer[]
  /** Whether you can change what it asks for. */
  editable: boolean
  /** Its history, oldest first; absent in lists. */
  history?: TermRequestEvent[]
}

/** One page of term requests. */
export interface TermRequestPage extends PageInfo {
  /** Items of this page. */
  content: TermRequest[]
}

/** Term requests by lane. */
export interface TermRequestCounters {
  /** Each lane, in the order of the board. */
  lanes: {
    lane: TermRequestLane
    /** Requests in it. */
    count: number
    /** When the oldest of them was asked for (epoch ms); absent without any. */
    oldest?: number
  }[]
  /** Open requests that you have asked for. */
  own: number
  /** Half of the decided ones took less, from asking to the decision; absent without any. */
  medianHours?: number
}

/** Terms and term requests in sums. */
export interface TermDashboard {
  /** Concepts. */
  concepts: number
  /** Terms. */
  terms: number
  /** Terms that are approved or published. */
  approved: number
  /** Terms that must not be used. */
  forbidden: number
  /** Twelve months, the present one last. */
  months: {
    /** Month, as in `2026-11`. */
    month: string
    /** Terms added. */
    terms: number
    /** Requests made. */
    requested: number
    /** Requests approved. */
    approved: number
    /** Requests rejected. */
    rejected: number
  }[]
  /** Languages, the one with the most terms first. */
  languages: {
    /** Locale. */
    language: string
    /** Terms in it. */
    terms: number
    /** Concepts with a term in it. */
    concepts: number
    /** Terms that are approved or published. */
    approved: number
  }[]
}

/** Things that the change of a term request would touch. */
export interface TermRequestEffect {
  /** Segments of projects in work with the term in their source. */
  openSegments: number
  /** Projects in work with such segments. */
  openProjects: number
  /** Translation units with the term in their source. */
  memoryEntries: number
  /** Delivered projects with such segments, which do not change. */
  deliveredProjects: number
  /** Other glossaries that have the term. */
  otherGlossaries: number
  /** Some of the segments, those in work first. */
  segments: {
    /** Source text. */
    source: string
    /** Target text. */
    target: string
    /** Locale of the source text. */
    sourceLanguage: string
    /** Locale of the target text. */
    targetLanguage: string
    /** Project. */
    projectUuid: string
    /** Name of the project. */
    projectName: string
    /** Whether the project is delivered. */
    delivered: boolean
    /** Where the term begins in the source, in UTF-16 units. */
    start: number
    /** Where it ends. */
    end: number
  }[]
}

/** What `termRequests.bulkCreate` takes. */
export interface TermRequestsBulkCreateParams {
  body: TermBulkCreate
}

/**
 * Ask for new terms
 *
 * Terms with the same `conceptText` are one concept, and one request in each glossary. Nothing is written to a glossary before a request is approved.
 *
 * `POST /api/term-arbitration/bulk-create` (inferred). Needs GLOSSARY_list or TERMINOLOGY_KANBAN_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const bulkCreate: Operation<TermRequestsBulkCreateParams, TermBulkCreated> = /*@__PURE__*/ operation('termRequests.bulkCreate', 'POST', '/api/term-arbitration/bulk-create', { refreshes: ['glossaryTerms', 'activity'], retry: 'never' })

/** What `termRequests.requestUpdate` takes. */
export interface TermRequestsRequestUpdateParams {
  body: TermRequestUpdate
}

/**
 * Ask to change or remove the terms of a concept
 *
 * With `terms`, these are what the request asks for. Without, it asks to look at the terms in `languages`: approving it approves them, or removes them with `changeType` REMOVAL.
 *
 * `POST /api/term-arbitration/request-update` (inferred). Needs GLOSSARY_list or TERMINOLOGY_KANBAN_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const requestUpdate: Operation<TermRequestsRequestUpdateParams, TermRequestRef> = /*@__PURE__*/ operation('termRequests.requestUpdate', 'POST', '/api/term-arbitration/request-update', { refreshes: ['glossaryTerms', 'activity'], retry: 'never' })

/** What `termRequests.list` takes. */
export interface TermRequestsListParams {
  query?: {
    /** Only requests about this glossary. */
    glossaryUuid?: string | undefined
    /** Only requests in this lane. */
    lane?: TermRequestLane | undefined
    /** Only requests for this kind of change. */
    changeType?: TermChangeType | undefined
    /** Only requests with a term in this language. */
    language?: LocaleCode | undefined
    /** Only requests whose concept, terms, or asker contain this text. */
    q?: string | undefined
    /** Only your own requests, or only those of others. */
    own?: boolean | undefined
    /** Of the decided requests, only those decided since then (epoch ms). */
    decidedAfter?: number | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List term requests
 *
 * Those with TERMINOLOGY_KANBAN_list see the requests about the glossaries that they see, others their own. Open requests come oldest first, decided ones newest first.
 *
 * `GET /api/v3/glossary/kanban` (inferred). Needs GLOSSARY_list or TERMINOLOGY_KANBAN_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<TermRequestsListParams, TermRequestPage> = /*@__PURE__*/ operation('termRequests.list', 'GET', '/api/v3/glossary/kanban')

/** What `termRequests.getCounters` takes. */
export interface TermRequestsGetCountersParams {
  query?: {
    /** Decided requests count from then on (epoch ms). */
    decidedAfter?: number | undefined
  } | undefined
}

/**
 * Count the term requests by lane
 *
 * `GET /api/v3/glossary/kanban/counters` (designed). Needs TERMINOLOGY_KANBAN_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getCounters: Operation<TermRequestsGetCountersParams, TermRequestCounters> = /*@__PURE__*/ operation('termRequests.getCounters', 'GET', '/api/v3/glossary/kanban/counters')

/**
 * Sum up terms and term requests
 *
 * Of the glossaries that you see, for the last twelve months.
 *
 * `GET /api/v3/glossary/kanban/dashboard` (designed). Needs TERMINOLOGY_KANBAN_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getDashboard: Operation<NoParams, TermDashboard> = /*@__PURE__*/ operation('termRequests.getDashboard', 'GET', '/api/v3/glossary/kanban/dashboard')

/** What `termRequests.bulkUpdate` takes. */
export interface TermRequestsBulkUpdateParams {
  body: TermBulkUpdate
}

/**
 * Ask for the same change of many terms
 *
 * One request for all of the terms. Approving it changes them, and can be undone as one step.
 *
 * `POST /api/v3/glossary/kanban/bulk-update` (designed). Needs TERMINOLOGY_KANBAN_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const bulkUpdate: Operation<TermRequestsBulkUpdateParams, TermRequest> = /*@__PURE__*/ operation('termRequests.bulkUpdate', 'POST', '/api/v3/glossary/kanban/bulk-update', { refreshes: ['glossaryTerms', 'activity'], retry: 'never' })

/** What `termRequests.get` takes. */
export interface TermRequestsGetParams {
  path: {
    /** The term request. */
    termRequestUuid: string
  }
}

/**
 * Get a term request with its history
 *
 * `GET /api/v3/glossary/kanban/{termRequestUuid}` (designed). Needs GLOSSARY_list or TERMINOLOGY_KANBAN_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<TermRequestsGetParams, TermRequest> = /*@__PURE__*/ operation('termRequests.get', 'GET', '/api/v3/glossary/kanban/{termRequestUuid}')

/** What `termRequests.update` takes. */
export interface TermRequestsUpdateParams {
  path: {
    /** The term request. */
    termRequestUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: TermRequestChange | undefined
}

/**
 * Change what a term request asks for; omitted fields do not change
 *
 * Its asker as long as no one has begun with it; those with TERMINOLOGY_KANBAN_list until it is decided. `terms` replaces all of its terms.
 *
 * `PUT /api/v3/glossary/kanban/{termRequestUuid}` (designed). Needs GLOSSARY_list or TERMINOLOGY_KANBAN_list.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const update: Operation<TermRequestsUpdateParams, TermRequest> = /*@__PURE__*/ operation('termRequests.update', 'PUT', '/api/v3/glossary/kanban/{termRequestUuid}', { refreshes: ['activity'] })

/** What `termRequests.getEffect` takes. */
export interface TermRequestsGetEffectParams {
  path: {
    /** The term request. */
    termRequestUuid: string
  }
}

/**
 * Count what the change of a term request would touch
 *
 * Each count stops at 1,000.
 *
 * `GET /api/v3/glossary/kanban/{termRequestUuid}/effect` (designed). Needs TERMINOLOGY_KANBAN_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getEffect: Operation<TermRequestsGetEffectParams, TermRequestEffect> = /*@__PURE__*/ operation('termRequests.getEffect', 'GET', '/api/v3/glossary/kanban/{termRequestUuid}/effect')

/** What `termRequests.move` takes. */
export interface TermRequestsMoveParams {
  path: {
    /** The term request. */
    termRequestUuid: string
  }
  body: TermRequestMove
}

/**
 * Move a term request to another lane
 *
 * APPROVED writes the glossary, and takes GLOSSARY_create; REJECTED takes a reason. Both tell the person who asked. From APPROVED back to UNDER_REVIEW undoes the change, for 30 days and as long as the terms are as they were left.
 *
 * `POST /api/v3/glossary/kanban/{termRequestUuid}/lane` (designed). Needs TERMINOLOGY_KANBAN_list.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, OUTDATED, TERM_LOCKED, a code of any call
 */
export const move: Operation<TermRequestsMoveParams, TermRequest> = /*@__PURE__*/ operation('termRequests.move', 'POST', '/api/v3/glossary/kanban/{termRequestUuid}/lane', { refreshes: ['glossaries', 'glossaryConcepts', 'glossaryTerms', 'activity'] })

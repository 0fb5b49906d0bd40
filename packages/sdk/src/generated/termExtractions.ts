// Generated from openapi/resources/termExtractions.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { CheckedWorkUnit } from './checkRuns.ts'
import type { LocaleCode, PageInfo } from './shared.ts'
import type { TermBulkCreated } from './termRequests.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** Whether a candidate is to be decided, was asked for, or was refused. */
export type TermCandidateState = 'OPEN' | 'REQUESTED' | 'REFUSED'

/** Where to search: a project, or a translation memory. */
export interface TermExtractionInput {
  /** The project whose source texts are read. */
  projectUuid?: string | undefined
  /** The translation memory whose source texts are read. */
  memoryUuid?: string | undefined
  /** How often a phrase must occur in the texts. */
  minTimes?: number | undefined
}

/** The last search of a glossary. */
export interface LatestTermExtraction {
  /** The search; absent before the first one. */
  extraction?: TermExtraction
}

/** A search for term candidates. */
export interface TermExtraction {
  /** Identifier. */
  uuid: string
  /** How far it is. */
  status: 'RUNNING' | 'FINISHED' | 'FAILED'
  /** Percent done; absent unless it is running. */
  progress?: number
  /** Language of the texts. */
  language: LocaleCode
  /** The project that was read. */
  projectUuid?: string
  /** The translation memory that was read. */
  memoryUuid?: string
  /** Name of the project or of the memory. */
  name: string
  /** When it was started, epoch ms. */
  createdDate: number
  /** When it was finished, epoch ms; absent before. */
  finishedDate?: number
  /** How often a phrase must occur in the texts. */
  minTimes: number
  /** Texts that were read. */
  texts: number
  /** Files that were read; 0 for a memory. */
  files: number
  /** Phrases that repeat. */
  found: number
  /** Those of them that a glossary has, or that were asked for already. */
  known: number
  /** Those of them that are as frequent in the other memories of the account. */
  general: number
  /** Those of them that were refused before. */
  refused: number
  /** Candidates that are still to be decided. */
  open: number
}

/** A text in which a candidate stands. */
export interface TermCandidateExample {
  /** The text, without its tags. */
  text: string
  /** Where the candidate begins (UTF-16 code units). */
  start: number
  /** Where it ends, not included. */
  end: number
  /** Name of the file; absent for a memory. */
  filename?: string
  /** The segment; absent for a memory and for a segment that is gone. */
  segmentId?: string
  /** Its work unit, with what the editor needs to open it. */
  workUnit?: CheckedWorkUnit
}

/** What the translations of the texts have in common. */
export interface TermCandidateTranslation {
  /** Language. */
  language: LocaleCode
  /** The proposed translation. */
  text: string
  /** Translations that contain it. */
  times: number
  /** Translations that were looked at. */
  of: number
}

/** A phrase that could be a term. */
export interface TermCandidate {
  /** Identifier. */
  uuid: string
  /** The phrase, in its most frequent form. */
  text: string
  /** How likely it is a term, compared with the best candidate of the search. */
  score: number
  /** How often it was found, in all its forms. */
  times: number
  /** Files in which it was found; 0 for a memory. */
  files: number
  state: TermCandidateState
  /** The request for it; absent without one. */
  termRequestUuid?: string
  /** Texts in which it stands. */
  examples: TermCandidateExample[]
  /** Proposed translations, one a language. */
  translations: TermCandidateTranslation[]
}

/** One page of term candidates. */
export interface TermCandidatePage extends PageInfo {
  /** Items of this page. */
  content: TermCandidate[]
}

/** Candidates to refuse. */
export interface TermCandidateRefusal {
  /** The candidates. */
  candidateUuids: string[]
  /** Whether they are refused; `false` makes them open again. */
  refused: boolean
}

/** Candidates to ask for. */
export interface TermCandidateRequest {
  /** The candidates. */
  candidates: RequestedCandidate[]
  /** Why they are needed. */
  note?: string | undefined
}

/** A candidate to ask for, as it is to be. */
export interface RequestedCandidate {
  /** The candidate. */
  candidateUuid: string
  /** The term; that of the candidate if left out. */
  text?: string | undefined
  /** Its translations, one a language. */
  translations?: CandidateTerm[] | undefined
}

/** A translation of a candidate. */
export interface CandidateTerm {
  language: LocaleCode
  /** The word or phrase. */
  text: string
}

/** What `termExtractions.getLatest` takes. */
export interface TermExtractionsGetLatestParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
}

/**
 * Get the last search for term candidates of a glossary
 *
 * `GET /api/v3/glossary/{glossaryUuid}/extraction` (designed). Needs TERMINOLOGY_KANBAN_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getLatest: Operation<TermExtractionsGetLatestParams, LatestTermExtraction> = /*@__PURE__*/ operation('termExtractions.getLatest', 'GET', '/api/v3/glossary/{glossaryUuid}/extraction')

/** What `termExtractions.start` takes. */
export interface TermExtractionsStartParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
  body?: TermExtractionInput | undefined
}

/**
 * Search the texts of a project or of a translation memory for term candidates
 *
 * Reads the source texts in the background, and lists the phrases of one to five words that repeat and are likely to be terms. Left out are phrases that the glossary, or another one of the project, has already; those that were refused; those that were asked for before; and words that are as frequent in the other memories of the account. The last five searches of a glossary are kept.
 *
 * `POST /api/v3/glossary/{glossaryUuid}/extraction` (designed). Needs TERMINOLOGY_KANBAN_list.
 *
 * @throws {HttpError} a code of any call
 */
export const start: Operation<TermExtractionsStartParams, TermExtraction> = /*@__PURE__*/ operation('termExtractions.start', 'POST', '/api/v3/glossary/{glossaryUuid}/extraction', { refreshes: ['activity'], retry: 'never' })

/** What `termExtractions.listCandidates` takes. */
export interface TermExtractionsListCandidatesParams {
  path: {
    /** The search. */
    extractionUuid: string
  }
  query?: {
    /** Only candidates in this state. */
    candidateState?: TermCandidateState | undefined
    /** Only candidates that contain this text. */
    q?: string | undefined
    /** Only candidates found at least this often. */
    minTimes?: number | undefined
    /** Order: `score,desc` (the default) or `times,desc`; `asc` turns it around. */
    sort?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List the term candidates of a search
 *
 * `GET /api/v3/term-extraction/{extractionUuid}/candidate` (designed). Needs TERMINOLOGY_KANBAN_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listCandidates: Operation<TermExtractionsListCandidatesParams, TermCandidatePage> = /*@__PURE__*/ operation('termExtractions.listCandidates', 'GET', '/api/v3/term-extraction/{extractionUuid}/candidate')

/** What `termExtractions.refuse` takes. */
export interface TermExtractionsRefuseParams {
  path: {
    /** The search. */
    extractionUuid: string
  }
  body: TermCandidateRefusal
}

/**
 * Refuse term candidates, or undo that
 *
 * Later searches of the glossary leave a refused phrase out, in all its forms.
 *
 * `POST /api/v3/term-extraction/{extractionUuid}/refuse` (designed). Needs TERMINOLOGY_KANBAN_list.
 *
 * @throws {HttpError} a code of any call
 */
export const refuse: Operation<TermExtractionsRefuseParams, void> = /*@__PURE__*/ operation('termExtractions.refuse', 'POST', '/api/v3/term-extraction/{extractionUuid}/refuse', { answer: nothing, refreshes: ['activity'] })

/** What `termExtractions.request` takes. */
export interface TermExtractionsRequestParams {
  path: {
    /** The search. */
    extractionUuid: string
  }
  body: TermCandidateRequest
}

/**
 * Ask for term candidates
 *
 * One term request for each candidate, with the first segment in which it stands. Nothing is written to the glossary before a request is approved.
 *
 * `POST /api/v3/term-extraction/{extractionUuid}/request` (designed). Needs TERMINOLOGY_KANBAN_list.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const request: Operation<TermExtractionsRequestParams, TermBulkCreated> = /*@__PURE__*/ operation('termExtractions.request', 'POST', '/api/v3/term-extraction/{extractionUuid}/request', { refreshes: ['termRequests', 'activity'], retry: 'never' })

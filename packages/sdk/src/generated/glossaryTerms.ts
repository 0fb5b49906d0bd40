// Generated from openapi/resources/glossaryTerms.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { ConceptImage, GlossaryAttribute, PartOfSpeech, TermStatus } from './glossaries.ts'
import type { LocaleCode, PageInfo, TermGender, TermType } from './shared.ts'
import type { TermRequestLane } from './termRequests.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** A word or phrase of one language */
export interface GlossaryTerm {
  /** Id */
  uuid: string
  /** Number */
  id: number
  /** Changes with each field that `glossaryTerms.update` sets; send it as `If-Match` */
  version: string
  /** The word or phrase */
  text: string
  /** Locale */
  language: string
  status: TermStatus
  part?: PartOfSpeech
  gender?: TermGender
  termType?: TermType
  /** What the term means in its language */
  definition: string
  /** How the term is used */
  usage: string
  /** Notes */
  note: string
  /** What its concept means */
  conceptDefinition: string
  /** Whether the term must not be used */
  forbidden: boolean
  /** Whether the term is not translated */
  dnt: boolean
  /** Whether the term is found in exactly this form only */
  exactMatch: boolean
  /** Whether the term is found in this case only */
  caseSensitive: boolean
  /** Whether the language is written from right to left */
  rtl: boolean
  /** Whether only managers see the term */
  internal: boolean
  /** Whether the term can be changed and deleted */
  writable: boolean
  /** Whether it was made from a delivered translation, by way of a term request */
  learnt: boolean
  /** The glossary */
  glossaryUuid: string
  /** Name of the glossary */
  glossaryName: string
  /** Number of the concept */
  conceptId: number
  /** The concept */
  conceptUuid: string
  /** Custom attributes */
  glossaryCustomAttributes: GlossaryAttribute[]
  /** When it was created (epoch ms) */
  createdAt: number
  /** When it was last changed (epoch ms) */
  lastModifiedAt: number
  /** Name of the person who created it */
  nameCreatedBy?: string
  /** Name of the person who last changed it */
  nameModifiedBy?: string
}

/** A term with its concept and its glossary */
export interface TermTranslation extends GlossaryTerm {
  /** The concept */
  concept: {
    /** Number of the concept */
    id: number
    /** Whether the caller can change it */
    writable: boolean
  }
  /** Whether an open term request is about it */
  isRequestedReview: boolean
  /** Whether the term may be used: it is not `forbidden` */
  legal: boolean
  /** When that was asked for (epoch ms); absent without one */
  requestReviewAt?: number
  /** Name of the person who asked; absent without one */
  requestReviewBy?: string
  /** Lane of that request; absent without one */
  termArbitrationStatus?: TermRequestLane
  /** The other terms of the concept in its language */
  termsLinked: string[]
  /** The glossary */
  glossary: {
    /** Number of the glossary */
    id: number
    /** Name */
    name: string
    /** Locales of its terms */
    langs: string[]
  }
}

/** Grammatical gender as it is sent; `Neuter` is stored as `Neutral`, and `NA` as none */
export type GivenGender = 'Masculine' | 'Feminine' | 'Neutral' | 'Neuter' | 'NA'

export interface GlossaryTermCreate {
  /** The glossary; needed without a concept */
  glossaryUuid?: string | undefined
  /** The concept */
  conceptUuid?: string | undefined
  /** Number of the concept */
  conceptId?: number | undefined
  /** What the new concept means */
  conceptDefinition?: string | undefined
  language: LocaleCode
  /** The word or phrase */
  text: string
  status?: TermStatus | undefined
  /** Part of speech; null for none */
  part?: PartOfSpeech | null | undefined
  /** Grammatical gender; null for none */
  gender?: GivenGender | null | undefined
  /** Full form or acronym; null for none */
  termType?: TermType | null | undefined
  /** What the term means in its language */
  definition?: string | undefined
  /** How the term is used */
  usage?: string | undefined
  /** Notes */
  note?: string | undefined
  /** Whether the term must not be used */
  forbidden?: boolean | undefined
  /** Whether the term is not translated */
  dnt?: boolean | undefined
  /** Whether the term is found in exactly this form only */
  exactMatch?: boolean | undefined
  /** Whether the term is found in this case only */
  caseSensitive?: boolean | undefined
  /** Follows from the language, and has to agree with it */
  rtl?: boolean | undefined
  /** Whether only managers see the term */
  internal?: boolean | undefined
  /** Custom attributes */
  glossaryCustomAttributes?: GlossaryAttribute[] | undefined
}

export interface GlossaryTermUpdate {
  /** The glossary of the term, which cannot change */
  glossaryUuid?: string | undefined
  language?: LocaleCode | undefined
  /** The word or phrase */
  text?: string | undefined
  status?: TermStatus | undefined
  /** Part of speech; null for none */
  part?: PartOfSpeech | null | undefined
  /** Grammatical gender; null for none */
  gender?: GivenGender | null | undefined
  /** Full form or acronym; null for none */
  termType?: TermType | null | undefined
  /** What the term means in its language */
  definition?: string | undefined
  /** How the term is used */
  usage?: string | undefined
  /** Notes */
  note?: string | undefined
  /** Whether the term must not be used */
  forbidden?: boolean | undefined
  /** Whether the term is not translated */
  dnt?: boolean | undefined
  /** Whether the term is found in exactly this form only */
  exactMatch?: boolean | undefined
  /** Whether the term is found in this case only */
  caseSensitive?: boolean | undefined
  /** Follows from the language, and has to agree with it */
  rtl?: boolean | undefined
  /** Whether only managers see the term */
  internal?: boolean | undefined
  /** Custom attributes */
  glossaryCustomAttributes?: GlossaryAttribute[] | undefined
  /** Whether the term can be changed and deleted */
  writable?: boolean | undefined
}

export interface DuplicatedTermCheck {
  /** The glossaries */
  glossaryIds: string[]
  sourceLanguage: LocaleCode
  /** The term */
  sourceTerm: string
  targetLanguage?: LocaleCode | undefined
  /** Its translation, in `targetLanguage` */
  targetTerm?: string | undefined
  part?: PartOfSpeech | undefined
  termType?: TermType | undefined
  /** Whether the caller accepts duplicates: `duplicated` is then false, and the terms are still returned */
  overrideDuplicated?: boolean | undefined
}

/** Terms that are there already */
export interface DuplicatedTerms {
  /** Whether there is such a term */
  duplicated: boolean
  /** The terms, at most 100 */
  terms: GlossaryTerm[]
}

export interface TermPairPage extends PageInfo {
  /** Terms on this page */
  content: TermPair[]
}

/** A term and a translation of it */
export interface TermPair {
  sourceTerm: GlossaryTerm
  targetTerm?: GlossaryTerm
}

/** A term found in a text, and a translation of it */
export interface TermMatch extends TermPair {
  /** Where it begins in the text (UTF-16 code units) */
  start: number
  /** Where it ends in the text, not included */
  end: number
  /** Images of its concept; absent without any */
  images?: ConceptImage[]
  /** Project of the work unit; absent without one */
  contextProjectId?: string
  /** The work unit; absent without one */
  contextWorkId?: string
}

/** What `glossaryTerms.create` takes. */
export interface GlossaryTermsCreateParams {
  body: GlossaryTermCreate
}

/**
 * Create a term, of a concept that exists or of a new one
 *
 * With `conceptUuid` or `conceptId` the term joins that concept. Without them, a concept is created in the glossary that `glossaryUuid` names.
 *
 * `POST /api/v3/glossary/term` (published). Needs GLOSSARY_create.
 *
 * @throws {HttpError} NOT_FOUND, CONFLICT, a code of any call
 */
export const create: Operation<GlossaryTermsCreateParams, GlossaryTerm> = /*@__PURE__*/ operation('glossaryTerms.create', 'POST', '/api/v3/glossary/term', { refreshes: ['glossaries', 'glossaryConcepts'], retry: 'never' })

/** What `glossaryTerms.get` takes. */
export interface GlossaryTermsGetParams {
  path: {
    /** The term */
    termUuid: string
  }
}

/**
 * Get a term
 *
 * `GET /api/v3/glossary/term/{termUuid}` (published). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<GlossaryTermsGetParams, GlossaryTerm> = /*@__PURE__*/ operation('glossaryTerms.get', 'GET', '/api/v3/glossary/term/{termUuid}')

/** What `glossaryTerms.update` takes. */
export interface GlossaryTermsUpdateParams {
  path: {
    /** The term */
    termUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: GlossaryTermUpdate | undefined
}

/**
 * Update a term; omitted fields do not change
 *
 * A term that is not `writable` can only be changed together with `writable`.
 *
 * `PUT /api/v3/glossary/term/{termUuid}` (published). Needs GLOSSARY_create.
 *
 * @throws {HttpError} CONFLICT, TERM_LOCKED, a code of any call
 */
export const update: Operation<GlossaryTermsUpdateParams, GlossaryTerm> = /*@__PURE__*/ operation('glossaryTerms.update', 'PUT', '/api/v3/glossary/term/{termUuid}', { refreshes: ['glossaries', 'glossaryConcepts'] })

/** What `glossaryTerms.remove` takes. */
export interface GlossaryTermsRemoveParams {
  path: {
    /** The term */
    termUuid: string
  }
}

/**
 * Delete a term; a concept goes with its last term
 *
 * `DELETE /api/v3/glossary/term/{termUuid}` (published). Needs GLOSSARY_create.
 *
 * @throws {HttpError} TERM_LOCKED, a code of any call
 */
export const remove: Operation<GlossaryTermsRemoveParams, void> = /*@__PURE__*/ operation('glossaryTerms.remove', 'DELETE', '/api/v3/glossary/term/{termUuid}', { answer: nothing, refreshes: ['glossaries', 'glossaryConcepts'] })

/** What `glossaryTerms.listTranslations` takes. */
export interface GlossaryTermsListTranslationsParams {
  path: {
    /** The term */
    termUuid: string
  }
}

/**
 * List the terms of the same concept in other languages
 *
 * `GET /api/v3/glossary/term/{termUuid}/translations` (published). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listTranslations: Operation<GlossaryTermsListTranslationsParams, TermTranslation[]> = /*@__PURE__*/ operation('glossaryTerms.listTranslations', 'GET', '/api/v3/glossary/term/{termUuid}/translations')

/** What `glossaryTerms.checkDuplicated` takes. */
export interface GlossaryTermsCheckDuplicatedParams {
  body: DuplicatedTermCheck
}

/**
 * Find out whether glossaries have a term already
 *
 * Finds terms with the same text, in any case. With `targetTerm`, only those of concepts that have that translation as well.
 *
 * `POST /api/v3/glossary/term/check-duplicated` (published). Needs GLOSSARY_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const checkDuplicated: Operation<GlossaryTermsCheckDuplicatedParams, DuplicatedTerms> = /*@__PURE__*/ operation('glossaryTerms.checkDuplicated', 'POST', '/api/v3/glossary/term/check-duplicated')

/** What `glossaryTerms.search` takes. */
export interface GlossaryTermsSearchParams {
  query: {
    /** Text to find in terms */
    query: string
    /** Locale of the text; a language also matches its regional variants, and vice versa */
    queryLocale: LocaleCode
    /** Locale of the translations */
    targetLocale: LocaleCode
    /** How the text has to match */
    matchType?: 'Contains' | 'StartsWith' | 'EndsWith' | 'ExactMatch' | undefined
    /** Whether to ignore case */
    ignoreCase?: boolean | undefined
    /** Only terms with a translation */
    aligned?: boolean | undefined
    /** Only terms that are approved or published */
    reviewed?: boolean | undefined
    /** Only terms in one of these statuses */
    statusList?: readonly TermStatus[] | undefined
    /** Only these glossaries */
    glossaryIds?: readonly string[] | undefined
    /** Only glossaries of this project */
    projectId?: string | undefined
    /** Only glossaries of the project of this work unit */
    workUnitId?: string | undefined
    /** Only glossaries of projects that use this translation memory */
    tmId?: string | undefined
    /** Only terms whose translation is in a language that is written from right to left, or only others; no pair has one where `targetLocale` is another */
    rtl?: boolean | undefined
    /** Only glossaries of this domain */
    domain?: string | undefined
    /** Only glossaries of this subdomain */
    subDomain?: string | undefined
    /** What to sort by */
    orderBy?: 'text' | 'createdAt' | 'lastModifiedAt' | undefined
    /** Direction of the sort order */
    sortDirection?: 'ASC' | 'DESC' | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page; older calls use this name for `size`. */
    pageSize?: number | undefined
  }
}

/**
 * Search terms and their translations by text
 *
 * `GET /api/v3/glossary/term/search/params` (published). Needs GLOSSARY_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const search: Operation<GlossaryTermsSearchParams, TermPairPage> = /*@__PURE__*/ operation('glossaryTerms.search', 'GET', '/api/v3/glossary/term/search/params')

/** What `glossaryTerms.searchBySegment` takes. */
export interface GlossaryTermsSearchBySegmentParams {
  query: {
    /** Text of the segment */
    segment: string
    /** Locale of the text */
    sourceLanguage: LocaleCode
    /** Locale of the translations */
    targetLanguage?: LocaleCode | undefined
    /** How the text has to match */
    matchType?: 'Contains' | 'StartsWith' | 'EndsWith' | 'ExactMatch' | undefined
    /** Only terms in one of these statuses */
    statusList?: readonly TermStatus[] | undefined
    /** Only these glossaries */
    glossaryIds?: readonly string[] | undefined
    /** Only glossaries of the project of this work unit */
    workUnitId?: string | undefined
  }
}

/**
 * Find the terms that occur in a segment
 *
 * Finds terms in other forms of the words as well, such as a plural, unless a term is marked `exactMatch`. A term inside a longer one that is found is left out. Searches the glossaries of the project of the work unit if there is one, those of `glossaryIds` if there are any, and all that the caller can view otherwise.
 *
 * `GET /api/v3/glossary/term/search/segment` (published). Needs GLOSSARY_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const searchBySegment: Operation<GlossaryTermsSearchBySegmentParams, TermMatch[]> = /*@__PURE__*/ operation('glossaryTerms.searchBySegment', 'GET', '/api/v3/glossary/term/search/segment')

/** What `glossaryTerms.recognize` takes. */
export interface GlossaryTermsRecognizeParams {
  query: {
    /** The text */
    text: string
    /** The glossaries */
    glossaryUuids: readonly string[]
    /** Locale of the text */
    sourceLanguage: LocaleCode
    /** Locale of the translations */
    targetLanguage?: LocaleCode | undefined
  }
}

/**
 * Find the terms of some glossaries that occur in a text
 *
 * As `glossaryTerms.searchBySegment`, in the given glossaries only.
 *
 * `GET /api/v3/glossary/term/recognition` (published). Needs GLOSSARY_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const recognize: Operation<GlossaryTermsRecognizeParams, TermMatch[]> = /*@__PURE__*/ operation('glossaryTerms.recognize', 'GET', '/api/v3/glossary/term/recognition')

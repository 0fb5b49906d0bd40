// Generated from openapi/resources/glossaryConcepts.yaml by openapi/generate.ts. Do not edit.
import type { Operation, Upload } from '../operation.ts'
import type { ConceptImage, GlossaryConcept, TermStatus } from './glossaries.ts'
import type { GlossaryTerm } from './glossaryTerms.ts'
import type { LocaleCode, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { bytes, nothing } from '../answers.ts'
import { form } from '../body.ts'
import { operation } from '../operation.ts'

/** How many concepts of a glossary have a term in each language. */
export interface GlossaryCoverage {
  /** Number of concepts */
  concepts: number
  /** The languages of the glossary, in its order, and then the other languages of its terms */
  languages: LanguageCoverage[]
}

/** How many concepts have a term in a language. */
export interface LanguageCoverage {
  /** Locale */
  language: string
  /** Concepts with a term in it */
  concepts: number
  /** Concepts without one */
  missing: number
  /** Those with a term in each status */
  statuses: StatusCoverage[]
}

/** How many concepts have a term of a language in a status. */
export interface StatusCoverage {
  status: TermStatus
  /** Number of concepts */
  concepts: number
}

/** How often the terms of a concept were used and followed */
export interface ConceptUsage {
  /** Projects created since then are counted (epoch ms) */
  since: number
  /** Whether there are more segments than were looked at */
  isPart: boolean
  /** The languages of its terms */
  languages: LanguageUsage[]
}

/** How often the terms of a concept were used and followed in a language */
export interface LanguageUsage {
  /** Locale */
  language: string
  /** Segments in this language with a term of the concept in their source, and different source texts in it that have one */
  used: number
  /** Confirmed translations in it of segments with a term in their source */
  confirmed: number
  /** Those of them that have a term to use, and none that must not be used */
  followed: number
}

/** What concepts have in common */
export type DuplicateKind = 'SAME' | 'NEAR' | 'TRANSLATION'

/** Concepts that could be the same */
export interface DuplicateGroup {
  /** The term that they have in common, as the oldest of them has it */
  text: string
  /** Its locale */
  language: string
  /** Number of concepts */
  total: number
  /** The oldest ones, at most 20 */
  concepts: GlossaryConcept[]
  /** Locales in which they have different terms, apart from forbidden ones */
  clashes: string[]
}

export interface DuplicateGroupPage extends PageInfo {
  /** Groups on this page */
  content: DuplicateGroup[]
  /** How many groups there are of each kind */
  counts: DuplicateCount[]
}

/** Number of groups of a kind */
export interface DuplicateCount {
  kind: DuplicateKind
  /** Groups to look at */
  groups: number
  /** Groups that are kept apart */
  apart: number
}

export interface ConceptsApart {
  /** The concepts, each of which is another one than the others */
  conceptUuids: string[]
  /** Whether they are kept apart */
  apart: boolean
}

export interface ConceptMergeInput {
  /** The concepts */
  conceptUuids: string[]
  /** Terms that the merged concept does not get */
  dropTermUuids?: string[] | undefined
  /** What the merged concept means; the first definition of the concepts if omitted */
  definition?: string | undefined
  /** The `version` of the preview; if the concepts have changed since, the response is 409 */
  version?: string | undefined
}

/** A merged concept as it would be */
export interface ConceptMergePreview {
  /** Changes with the concepts; send it with the merge */
  version: string
  /** The concept that stays */
  conceptUuid: string
  /** Its number */
  conceptId: number
  /** What it would mean */
  definition: string
  /** Its notes */
  note: string
  /** Its terms */
  terms: GlossaryTerm[]
  /** Terms that become one with another */
  folded: FoldedTerm[]
  /** Term requests that move to it */
  requests: number
  /** Links that move to it */
  links: number
}

/** A term that becomes one with another of the same language and text */
export interface FoldedTerm {
  /** The term */
  termUuid: string
  /** The one that stays */
  intoTermUuid: string
  /** Fields that it has otherwise, which are not kept */
  lost: string[]
}

/** A merge of concepts */
export interface ConceptMerge {
  /** Id */
  uuid: string
  /** The concept that stayed */
  conceptUuid: string
  /** Its number */
  conceptId: number
  /** Its first term */
  name: string
  /** Number of concepts that were merged */
  concepts: number
  /** Who merged them */
  by?: UserRef
  /** When (epoch ms) */
  at: number
  /** Whether the merge was undone */
  undone: boolean
}

export interface ConceptChangePage extends PageInfo {
  /** Changes on this page */
  content: ConceptChange[]
}

/** A change of a concept or of one of its terms */
export interface ConceptChange {
  /** Id of the entry in the journal */
  uuid: string
  /** Name of the change, as the journal has it */
  event: string
  /** When (epoch ms) */
  at: number
  /** Who changed it; absent for the system */
  by?: UserRef
  /** The term, or the first term of the concept, as it was spelled */
  term?: string
  /** The term; absent for changes of the concept, and for terms that were deleted */
  termUuid?: string
  /** Changed fields with their former values; null for a new term */
  before: Record<string, unknown> | null
  /** Changed fields with their new values; null for a deleted term */
  after: Record<string, unknown> | null
}

/** What the other concept is: BROADER or NARROWER than this one, RELATED to it, one that this one REPLACES, or one that it is REPLACED_BY */
export type ConceptLinkKind = 'BROADER' | 'NARROWER' | 'RELATED' | 'REPLACES' | 'REPLACED_BY'

/** A link of a concept with another one */
export interface ConceptLink {
  /** Id */
  uuid: string
  kind: ConceptLinkKind
  /** The other concept */
  conceptUuid: string
  /** Its number */
  conceptId: number
  /** Its first term */
  name: string
}

export interface ConceptLinkInput {
  kind: ConceptLinkKind
  /** The other concept, of the same glossary */
  conceptUuid: string
}

/** What `glossaryConcepts.getCoverage` takes. */
export interface GlossaryConceptsGetCoverageParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
}

/**
 * Count the concepts of a glossary that have and lack a term, by language
 *
 * Each count is that of `glossaries.listConceptEntries` with the same `language` and `status`, or with `missing`.
 *
 * `GET /api/v3/glossary/{glossaryUuid}/coverage` (designed). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getCoverage: Operation<GlossaryConceptsGetCoverageParams, GlossaryCoverage> = /*@__PURE__*/ operation('glossaryConcepts.getCoverage', 'GET', '/api/v3/glossary/{glossaryUuid}/coverage')

/** What `glossaryConcepts.listDuplicates` takes. */
export interface GlossaryConceptsListDuplicatesParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
  query?: {
    /** What the concepts have in common */
    kind?: DuplicateKind | undefined
    /** Locale of the terms that are compared; the first one of the glossary if omitted */
    language?: LocaleCode | undefined
    /** The groups that a person keeps apart, rather than the others */
    apart?: boolean | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List groups of concepts that could be the same
 *
 * SAME: a term of `language` that is written alike, in any case. NEAR: one that differs in accents, hyphens, spaces, or the form of its words. TRANSLATION: the same term in another language. A group of which all concepts are kept apart is listed with `apart` only.
 *
 * `GET /api/v3/glossary/{glossaryUuid}/duplicates` (designed). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listDuplicates: Operation<GlossaryConceptsListDuplicatesParams, DuplicateGroupPage> = /*@__PURE__*/ operation('glossaryConcepts.listDuplicates', 'GET', '/api/v3/glossary/{glossaryUuid}/duplicates')

/** What `glossaryConcepts.keepApart` takes. */
export interface GlossaryConceptsKeepApartParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
  body: ConceptsApart
}

/**
 * Say that concepts are not the same, or undo that
 *
 * `POST /api/v3/glossary/{glossaryUuid}/keep-apart` (designed). Needs GLOSSARY_create.
 *
 * @throws {HttpError} a code of any call
 */
export const keepApart: Operation<GlossaryConceptsKeepApartParams, void> = /*@__PURE__*/ operation('glossaryConcepts.keepApart', 'POST', '/api/v3/glossary/{glossaryUuid}/keep-apart', { answer: nothing, refreshes: ['activity'] })

/** What `glossaryConcepts.listMerges` takes. */
export interface GlossaryConceptsListMergesParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
}

/**
 * List the merges of the last 30 days, the newest first, at most 50
 *
 * `GET /api/v3/glossary/{glossaryUuid}/merges` (designed). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listMerges: Operation<GlossaryConceptsListMergesParams, ConceptMerge[]> = /*@__PURE__*/ operation('glossaryConcepts.listMerges', 'GET', '/api/v3/glossary/{glossaryUuid}/merges')

/** What `glossaryConcepts.merge` takes. */
export interface GlossaryConceptsMergeParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
  body: ConceptMergeInput
}

/**
 * Merge concepts into the oldest of them
 *
 * Writes what `glossaryConcepts.previewMerge` shows for the same concepts. Term requests and links of the others move to the concept that stays. A merge can be undone for 30 days.
 *
 * `POST /api/v3/glossary/{glossaryUuid}/merges` (designed). Needs GLOSSARY_create.
 *
 * @throws {HttpError} CONFLICT, TERM_LOCKED, a code of any call
 */
export const merge: Operation<GlossaryConceptsMergeParams, ConceptMerge> = /*@__PURE__*/ operation('glossaryConcepts.merge', 'POST', '/api/v3/glossary/{glossaryUuid}/merges', { refreshes: ['glossaries', 'glossaryTerms', 'termRequests', 'activity'], retry: 'never' })

/** What `glossaryConcepts.previewMerge` takes. */
export interface GlossaryConceptsPreviewMergeParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
  body: ConceptMergeInput
}

/**
 * Show what a merged concept would hold
 *
 * Terms of the same language and text become one; what the others say in their definition, usage, and note is added to its note. Definitions that aren't taken are added to the note of the concept.
 *
 * `POST /api/v3/glossary/{glossaryUuid}/merges/preview` (designed). Needs GLOSSARY_create.
 *
 * @throws {HttpError} TERM_LOCKED, a code of any call
 */
export const previewMerge: Operation<GlossaryConceptsPreviewMergeParams, ConceptMergePreview> = /*@__PURE__*/ operation('glossaryConcepts.previewMerge', 'POST', '/api/v3/glossary/{glossaryUuid}/merges/preview')

/** What `glossaryConcepts.undoMerge` takes. */
export interface GlossaryConceptsUndoMergeParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
    /** The merge */
    mergeUuid: string
  }
}

/**
 * Undo a merge, as long as the merged concept is as it was left
 *
 * `POST /api/v3/glossary/{glossaryUuid}/merges/{mergeUuid}/undo` (designed). Needs GLOSSARY_create.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const undoMerge: Operation<GlossaryConceptsUndoMergeParams, ConceptMerge> = /*@__PURE__*/ operation('glossaryConcepts.undoMerge', 'POST', '/api/v3/glossary/{glossaryUuid}/merges/{mergeUuid}/undo', { refreshes: ['glossaries', 'glossaryTerms', 'termRequests', 'activity'], retry: 'never' })

/** What `glossaryConcepts.listHistory` takes. */
export interface GlossaryConceptsListHistoryParams {
  path: {
    /** Number of the concept */
    conceptId: number
  }
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List what was done to a concept and its terms
 *
 * Changes of its meaning and its terms; for managers, also those of its links, and merges. To undo a change of a term, send the `before` of the entry with `glossaryTerms.update`. Terms that came with an imported file have no entry of their own.
 *
 * `GET /api/v3/glossary/concept-entries/{conceptId}/history` (designed). Needs GLOSSARY_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const listHistory: Operation<GlossaryConceptsListHistoryParams, ConceptChangePage> = /*@__PURE__*/ operation('glossaryConcepts.listHistory', 'GET', '/api/v3/glossary/concept-entries/{conceptId}/history')

/** What `glossaryConcepts.getUsage` takes. */
export interface GlossaryConceptsGetUsageParams {
  path: {
    /** Number of the concept */
    conceptId: number
  }
}

/**
 * Count the segments of the last 12 months that have a term of a concept, and those that follow it
 *
 * Looks at the newest 100 projects with the glossary that the caller has access to, and at the newest 2,000 segments of each source language that may have a term, at most 200,000 segments in all.
 *
 * `GET /api/v3/glossary/concept-entries/{conceptId}/usage` (designed). Needs GLOSSARY_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const getUsage: Operation<GlossaryConceptsGetUsageParams, ConceptUsage> = /*@__PURE__*/ operation('glossaryConcepts.getUsage', 'GET', '/api/v3/glossary/concept-entries/{conceptId}/usage')

/** What `glossaryConcepts.listLinks` takes. */
export interface GlossaryConceptsListLinksParams {
  path: {
    /** Number of the concept */
    conceptId: number
  }
}

/**
 * List the concepts that a concept is linked with
 *
 * `GET /api/v3/glossary/concept-entries/{conceptId}/links` (designed). Needs GLOSSARY_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const listLinks: Operation<GlossaryConceptsListLinksParams, ConceptLink[]> = /*@__PURE__*/ operation('glossaryConcepts.listLinks', 'GET', '/api/v3/glossary/concept-entries/{conceptId}/links')

/** What `glossaryConcepts.addLink` takes. */
export interface GlossaryConceptsAddLinkParams {
  path: {
    /** Number of the concept */
    conceptId: number
  }
  body: ConceptLinkInput
}

/**
 * Link a concept with another one of its glossary
 *
 * `POST /api/v3/glossary/concept-entries/{conceptId}/links` (designed). Needs GLOSSARY_create.
 *
 * @throws {HttpError} NOT_FOUND, CONFLICT, a code of any call
 */
export const addLink: Operation<GlossaryConceptsAddLinkParams, ConceptLink> = /*@__PURE__*/ operation('glossaryConcepts.addLink', 'POST', '/api/v3/glossary/concept-entries/{conceptId}/links', { refreshes: ['activity'], retry: 'never' })

/** What `glossaryConcepts.removeLink` takes. */
export interface GlossaryConceptsRemoveLinkParams {
  path: {
    /** Number of the concept */
    conceptId: number
    /** The link */
    linkUuid: string
  }
}

/**
 * Remove a link between two concepts
 *
 * `DELETE /api/v3/glossary/concept-entries/{conceptId}/links/{linkUuid}` (designed). Needs GLOSSARY_create.
 *
 * @throws {HttpError} a code of any call
 */
export const removeLink: Operation<GlossaryConceptsRemoveLinkParams, void> = /*@__PURE__*/ operation('glossaryConcepts.removeLink', 'DELETE', '/api/v3/glossary/concept-entries/{conceptId}/links/{linkUuid}', { answer: nothing, refreshes: ['activity'] })

/** What `glossaryConcepts.addImage` takes. */
export interface GlossaryConceptsAddImageParams {
  path: {
    /** Number of the concept */
    conceptId: number
  }
  body: {
    /** PNG, JPEG, or WebP, up to 10 MB */
    file: Upload
    /** What the image shows, for those who cannot see it */
    description?: string | undefined
  }
}

/**
 * Add an image to a concept
 *
 * PNG, JPEG, or WebP, up to 10 MB, and up to 20 images for a concept. The image is stored as WebP, at most 1600 pixels wide and high, without any other data from the file.
 *
 * `POST /api/v3/glossary/concept-entries/{conceptId}/images` (designed). Needs GLOSSARY_create.
 *
 * @throws {HttpError} NOT_FOUND, TOO_MANY, a code of any call
 */
export const addImage: Operation<GlossaryConceptsAddImageParams, ConceptImage> = /*@__PURE__*/ operation('glossaryConcepts.addImage', 'POST', '/api/v3/glossary/concept-entries/{conceptId}/images', { body: form, refreshes: ['glossaries', 'glossaryTerms', 'activity'], retry: 'never' })

/** What `glossaryConcepts.getImage` takes. */
export interface GlossaryConceptsGetImageParams {
  path: {
    /** Number of the concept */
    conceptId: number
    /** The image */
    imageUuid: string
  }
}

/**
 * Get an image of a concept
 *
 * `GET /api/v3/glossary/concept-entries/{conceptId}/images/{imageUuid}` (designed). Needs GLOSSARY_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getImage: Operation<GlossaryConceptsGetImageParams, Blob> = /*@__PURE__*/ operation('glossaryConcepts.getImage', 'GET', '/api/v3/glossary/concept-entries/{conceptId}/images/{imageUuid}', { answer: bytes })

/** What `glossaryConcepts.removeImage` takes. */
export interface GlossaryConceptsRemoveImageParams {
  path: {
    /** Number of the concept */
    conceptId: number
    /** The image */
    imageUuid: string
  }
}

/**
 * Remove an image of a concept
 *
 * `DELETE /api/v3/glossary/concept-entries/{conceptId}/images/{imageUuid}` (designed). Needs GLOSSARY_create.
 *
 * @throws {HttpError} a code of any call
 */
export const removeImage: Operation<GlossaryConceptsRemoveImageParams, void> = /*@__PURE__*/ operation('glossaryConcepts.removeImage', 'DELETE', '/api/v3/glossary/concept-entries/{conceptId}/images/{imageUuid}', { answer: nothing, refreshes: ['glossaries', 'glossaryTerms', 'activity'] })

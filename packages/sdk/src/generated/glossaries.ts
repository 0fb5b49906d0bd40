// Generated from openapi/resources/glossaries.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { LocaleCode, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

export interface GlossaryPage extends PageInfo {
  /** Glossaries of this page */
  content: GlossaryRef[]
}

/** A row of a list of glossaries */
export interface GlossaryRef {
  /** Id */
  uuid: string
  /** Name */
  name: string
  /** Locales that its terms are in; absent with `idsOnly` */
  languages?: string[]
  /** Concepts in it; absent with `idsOnly` */
  totalConcepts?: number
}

export interface Glossary {
  /** Id */
  uuid: string
  /** Its number */
  bwGlossaryId: number
  /** Name */
  name: string
  /** Notes */
  note: string
  /** Field that its terms belong to */
  domain: string
  /** Narrower field */
  subDomain: string
  /** Whether it is the usual one of its account */
  isDefault: boolean
  /** Locales that its terms are in */
  languages: string[]
  /** The same, with those that only single terms are in */
  allLanguages: string[]
  organization?: GlossaryOwner
  /** Units that it is for; none means every one of the organization */
  orgUnits: GlossaryOwner[]
  /** Further fields */
  customAttributes: GlossaryAttribute[]
  /** The same, under their other name */
  customFields: GlossaryAttribute[]
  createdBy?: UserRef
  /** When it was created (epoch ms) */
  creationDate: number
  /** Concepts in it */
  totalConcepts: number
}

/** Whom a glossary is for */
export interface GlossaryOwner {
  /** Number */
  id?: number
  /** Id */
  uuid: string
  /** Name */
  name: string
}

/** A field that an account has added */
export interface GlossaryAttribute {
  /** Name */
  name: string
  /** Kind of the value */
  type: string
  /** Value */
  value: string
}

/** An organization or a unit, by its id */
export interface GlossaryOwnerRef {
  /** Id */
  uuid: string
}

export interface GlossaryCreate {
  /** Name */
  name: string
  /** Locales that its terms are in */
  languages: LocaleCode[]
  /** Notes */
  note?: string
  /** Field that its terms belong to */
  domain?: string
  /** Narrower field */
  subDomain?: string
  organization?: GlossaryOwnerRef
  /** Units that it is for */
  orgUnits?: GlossaryOwnerRef[]
  /** Further fields */
  customAttributes?: GlossaryAttribute[]
}

export interface GlossaryUpdate {
  /** The glossary */
  uuid: string
  /** Name */
  name?: string
  /** Locales that its terms are in */
  languages?: LocaleCode[]
  /** Notes */
  note?: string
  /** Field that its terms belong to */
  domain?: string
  /** Narrower field */
  subDomain?: string
  /** Units that it is for */
  orgUnits?: GlossaryOwnerRef[]
}

/** What `glossaries.list` takes. */
export interface GlossariesListParams {
  query?: {
    /** Part of the name */
    name?: string
    /** Glossaries of this organization */
    organizationUuid?: string
    /** Leave languages and numbers out */
    idsOnly?: boolean
    /** Page number, from 0. */
    page?: number
    /** Items a page. */
    size?: number
    /** A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the usual order: newest first. */
    sort?: string
  }
}

/**
 * Page through the glossaries that the caller may see
 *
 * `GET /api/v3/glossary` (published). Needs GLOSSARY_list.
 */
export const list: Operation<GlossariesListParams, GlossaryPage> = /*@__PURE__*/ operation('glossaries.list', 'GET', '/api/v3/glossary')

/** What `glossaries.update` takes. */
export interface GlossariesUpdateParams {
  body: GlossaryUpdate
}

/**
 * Change a glossary; fields that are left out stay
 *
 * `PUT /api/v3/glossary` (published). Needs GLOSSARY_create.
 */
export const update: Operation<GlossariesUpdateParams, Glossary> = /*@__PURE__*/ operation('glossaries.update', 'PUT', '/api/v3/glossary', { refreshes: ['projects', 'activity'] })

/** What `glossaries.create` takes. */
export interface GlossariesCreateParams {
  body: GlossaryCreate
}

/**
 * Create an empty glossary
 *
 * `POST /api/v3/glossary` (published). Needs GLOSSARY_create.
 */
export const create: Operation<GlossariesCreateParams, Glossary> = /*@__PURE__*/ operation('glossaries.create', 'POST', '/api/v3/glossary', { refreshes: ['activity'], retry: 'never' })

/** What `glossaries.get` takes. */
export interface GlossariesGetParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
}

/**
 * One glossary
 *
 * `GET /api/v3/glossary/{glossaryUuid}` (published). Needs GLOSSARY_list.
 */
export const get: Operation<GlossariesGetParams, Glossary> = /*@__PURE__*/ operation('glossaries.get', 'GET', '/api/v3/glossary/{glossaryUuid}')

/** What `glossaries.remove` takes. */
export interface GlossariesRemoveParams {
  path: {
    /** The glossary. */
    glossaryUuid: string
  }
}

/**
 * Delete a glossary; projects that work with it go on without it
 *
 * `DELETE /api/v3/glossary/{glossaryUuid}` (published). Needs GLOSSARY_create.
 */
export const remove: Operation<GlossariesRemoveParams, void> = /*@__PURE__*/ operation('glossaries.remove', 'DELETE', '/api/v3/glossary/{glossaryUuid}', { answer: nothing, refreshes: ['projects', 'activity'] })

// Generated from openapi/resources/glossaries.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { LocaleCode, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

export interface GlossaryPage extends PageInfo {
  /** Glossaries on this page */
  content: GlossaryRef[]
}

/** A row of a list of glossaries */
export interface GlossaryRef {
  /** Id */
  uuid: string
  /** Name */
  name: string
  /** Locales of the terms; absent with `idsOnly` */
  languages?: string[]
  /** Number of concepts; absent with `idsOnly` */
  totalConcepts?: number
  /** Number of the glossary; absent with `idsOnly` */
  bwGlossaryId?: number
}

export interface Glossary {
  /** Changes with each field that `glossaries.update` sets; send it as `If-Match` */
  version: string
  /** Id */
  uuid: string
  /** Number of the glossary */
  bwGlossaryId: number
  /** Name */
  name: string
  /** Notes */
  note: string
  /** Domain of the terms */
  domain: string
  /** Subdomain of the terms */
  subDomain: string
  /** Whether this is the default glossary of the account */
  isDefault: boolean
  /** Locales of the terms */
  languages: string[]
  /** Locales of the terms, including those that only some of the terms have */
  allLanguages: string[]
  organization?: GlossaryOwner
  /** Organizational units that the glossary is for; none means all of the organization */
  orgUnits: GlossaryOwner[]
  /** Custom attributes */
  customAttributes: GlossaryAttribute[]
  /** Same as `customAttributes` */
  customFields: GlossaryAttribute[]
  createdBy?: UserRef
  /** When it was created (epoch ms) */
  creationDate: number
  /** Number of concepts */
  totalConcepts: number
}

/** Organization or organizational unit that a glossary is for */
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
  /** Type of the value */
  type: string
  /** Value */
  value: string
}

/** An organization or organizational unit, by its id */
export interface GlossaryOwnerRef {
  /** Id */
  uuid: string
}

export interface GlossaryCreate {
  /** Name */
  name: string
  /** Locales of the terms */
  languages: LocaleCode[]
  /** Notes */
  note?: string
  /** Domain of the terms */
  domain?: string
  /** Subdomain of the terms */
  subDomain?: string
  organization?: GlossaryOwnerRef
  /** Organizational units that the glossary is for */
  orgUnits?: GlossaryOwnerRef[]
  /** Custom attributes */
  customAttributes?: GlossaryAttribute[]
}

export interface GlossaryUpdate {
  /** The glossary */
  uuid: string
  /** Name */
  name?: string
  /** Locales of the terms */
  languages?: LocaleCode[]
  /** Notes */
  note?: string
  /** Domain of the terms */
  domain?: string
  /** Subdomain of the terms */
  subDomain?: string
  /** Organizational units that the glossary is for */
  orgUnits?: GlossaryOwnerRef[]
}

/** What `glossaries.list` takes. */
export interface GlossariesListParams {
  query?: {
    /** Part of the name */
    name?: string
    /** Only glossaries of this organization */
    organizationUuid?: string
    /** Omit languages and concept counts */
    idsOnly?: boolean
    /** Page number, from 0. */
    page?: number
    /** Items per page. */
    size?: number
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). An unknown sort leaves the default order: newest first. */
    sort?: string
  }
}

/**
 * List the glossaries that the caller has access to
 *
 * `GET /api/v3/glossary` (published). Needs GLOSSARY_list.
 */
export const list: Operation<GlossariesListParams, GlossaryPage> = /*@__PURE__*/ operation('glossaries.list', 'GET', '/api/v3/glossary')

/** What `glossaries.update` takes. */
export interface GlossariesUpdateParams {
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string
  }
  body: GlossaryUpdate
}

/**
 * Update a glossary; omitted fields do not change
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
 * Get a glossary
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
 * Delete a glossary; projects that use the glossary continue without it
 *
 * `DELETE /api/v3/glossary/{glossaryUuid}` (published). Needs GLOSSARY_create.
 */
export const remove: Operation<GlossariesRemoveParams, void> = /*@__PURE__*/ operation('glossaries.remove', 'DELETE', '/api/v3/glossary/{glossaryUuid}', { answer: nothing, refreshes: ['projects', 'activity'] })

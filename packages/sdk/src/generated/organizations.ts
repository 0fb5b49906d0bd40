// Generated from openapi/resources/organizations.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { OrgUnitRef } from './orgUnits.ts'
import type { CountryCode, CurrencyCode, PageInfo } from './shared.ts'
import { operation } from '../operation.ts'

/** An organization, in short. */
export interface OrganizationRef {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Country; absent when unknown. */
  country?: CountryCode
  /** Address of the logo; absent without one. */
  logo?: string
}

/** One page of organizations. */
export interface OrganizationPage extends PageInfo {
  /** Items of this page. */
  content: OrganizationRef[]
}

/** An organization, with its units. */
export interface Organization extends OrganizationRef {
  /** Machine translation settings; absent when the account's hold. */
  mtSettings?: Record<string, unknown>
  /** Fields of the account's own. */
  customFields: CustomFieldValue[]
  /** Units of the organization. */
  organizationalUnits: OrgUnitRef[]
}

/** A field of the account's own, with its value. */
export interface CustomFieldValue {
  /** Identifier of the field. */
  uuid?: string
  /** Name of the field. */
  name: string
  /** Kind of value. */
  type?: string
  /** The value; absent or null when not filled in. */
  value?: unknown
}

/** A new organization. */
export interface OrganizationCreate {
  /** The account; one's own when absent. */
  accountUuid?: string
  /** Name. */
  name: string
  /** Country. */
  country: CountryCode
  /** Units to make with it. */
  orgUnitDrafts?: OrgUnitDraft[]
}

/** A unit to make with an organization. */
export interface OrgUnitDraft {
  /** Name. */
  name: string
  /** Country; the organization's when absent. */
  country?: CountryCode
  /** Currency of its projects. */
  currency: CurrencyCode
  /** Time zone, such as `Europe/Berlin`. */
  timezone: string
  /** Who speaks for it. */
  contactPersonUuid?: string
  /** The one who makes it belongs to it. */
  addLoggedUserToClient?: boolean
}

/** What `organizations.list` takes. */
export interface OrganizationsListParams {
  query?: {
    /** Page number, from 0. */
    page?: number
    /** Items a page. */
    size?: number
    /** A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the usual order: newest first. */
    sort?: string
    /** Only those whose name contains this, whatever the case. */
    name?: string
  }
}

/**
 * List organizations
 *
 * `GET /api/v2/organization` (published). Needs ORGANIZATION_list.
 */
export const list: Operation<OrganizationsListParams, OrganizationPage> = /*@__PURE__*/ operation('organizations.list', 'GET', '/api/v2/organization')

/** What `organizations.create` takes. */
export interface OrganizationsCreateParams {
  body: OrganizationCreate
}

/**
 * Make an organization, with its first units
 *
 * `POST /api/v2/organization` (published). Needs ORGANIZATION_create.
 */
export const create: Operation<OrganizationsCreateParams, Organization> = /*@__PURE__*/ operation('organizations.create', 'POST', '/api/v2/organization', { refreshes: ['orgUnits', 'activity'] })

/** What `organizations.get` takes. */
export interface OrganizationsGetParams {
  path: {
    /** The organization. */
    organizationUUID: string
  }
}

/**
 * Get one organization
 *
 * `GET /api/v2/organization/{organizationUUID}` (published). Needs ORGANIZATION_list.
 */
export const get: Operation<OrganizationsGetParams, Organization> = /*@__PURE__*/ operation('organizations.get', 'GET', '/api/v2/organization/{organizationUUID}')

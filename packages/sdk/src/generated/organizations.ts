// Generated from openapi/resources/organizations.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, NoParams, Operation } from '../operation.ts'
import type { CustomFieldValue, CustomFieldValueInput } from './customFields.ts'
import type { OrgUnitRef, OrgUnitUsage } from './orgUnits.ts'
import type { CurrencyAmount } from './projects.ts'
import type { CountryCode, CurrencyCode, DownloadRequest, ListCounter, ListExport, PageInfo } from './shared.ts'
import { nothing } from '../answers.ts'
import { asyncOperation, operation } from '../operation.ts'

/** Numbers of organizations among those that the caller can view. */
export interface OrganizationCounters {
  /** All organizations. */
  total: number
  /** With projects past their due date that are not delivered. */
  late: ListCounter
  /** With open projects. */
  active: ListCounter
  /** Those that the caller belongs to. */
  mine: ListCounter
  /** Created this month, where the reader is. */
  addedThisMonth: ListCounter
}

/** Short form of an organization. */
export interface OrganizationRef {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Country; absent when unknown. */
  country?: CountryCode
  /** URL of the logo; absent without one. */
  logo?: string
}

/** One page of organizations. */
export interface OrganizationPage extends PageInfo {
  /** Items of this page. */
  content: OrganizationRef[]
}

/** One page of organizations with details. */
export interface OrganizationListPage extends PageInfo {
  /** Items of this page. */
  content: OrganizationListItem[]
}

/** An organization in a list. */
export interface OrganizationListItem extends OrganizationRef {
  /** When it was created, in epoch milliseconds. */
  createDate: number
  /** Number of organizational units that the caller has access to. */
  orgUnitCount: number
  /** Number of projects in DRAFT, PENDING, or APPROVED that the caller has access to. */
  openProjects: number
  /** How many of them are past their due date. */
  overdueProjects: number
  /** How many of them wait for approval (PENDING). */
  quotes: number
  /** Costs of the projects created this month (where the reader is), without drafts and canceled ones; absent for people without access to costs. */
  orderedThisMonth?: CurrencyAmount[]
  /** When the newest project was created, in epoch milliseconds; absent without any. */
  lastOrderDate?: number
  /** Values of custom fields. */
  customFields: CustomFieldValue[]
}

/** An organization with its organizational units. */
export interface Organization extends OrganizationRef {
  /** Changes with what `organizations.update` changes; send it as `If-Match`. */
  version: string
  /** Machine translation settings; absent when those of the account apply. */
  mtSettings?: Record<string, unknown>
  /** Custom fields of the account. */
  customFields: CustomFieldValue[]
  /** Organizational units of the organization. */
  organizationalUnits: OrgUnitRef[]
}

/** A new organization. */
export interface OrganizationCreate {
  /** The account; defaults to your own. */
  accountUuid?: string | undefined
  /** Name. */
  name: string
  /** Country. */
  country: CountryCode
  /** Organizational units to create with the organization. */
  orgUnitDrafts?: OrgUnitDraft[] | undefined
  /** Values of custom fields; those left out get their default values. */
  customFields?: CustomFieldValueInput[] | undefined
}

/** Changes of an organization; omitted fields do not change. */
export interface OrganizationUpdate {
  /** The organization. */
  uuid: string
  /** Name. */
  name?: string | undefined
  /** Country. */
  country?: CountryCode | undefined
}

/** An organizational unit to create with an organization. */
export interface OrgUnitDraft {
  /** Name. */
  name: string
  /** Country; defaults to that of the organization. */
  country?: CountryCode | undefined
  /** Currency of the projects. */
  currency: CurrencyCode
  /** Time zone, such as `Europe/Berlin`. */
  timezone: string
  /** Contact person of the organizational unit. */
  contactPersonUuid?: string | undefined
  /** Whether you are added to the organizational unit. */
  addLoggedUserToClient?: boolean | undefined
}

/** What `organizations.list` takes. */
export interface OrganizationsListParams {
  query?: {
    /** Only organizations whose name contains this text. */
    q?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). A sort that the list does not have is refused with 400. */
    sort?: string | undefined
    /** Only organizations whose name contains this text, ignoring case. */
    name?: string | undefined
  } | undefined
}

/**
 * List organizations
 *
 * `GET /api/v2/organization` (published). Needs ORGANIZATION_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<OrganizationsListParams, OrganizationListPage> = /*@__PURE__*/ operation('organizations.list', 'GET', '/api/v2/organization')

/** What `organizations.update` takes. */
export interface OrganizationsUpdateParams {
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: OrganizationUpdate
}

/**
 * Update an organization; omitted fields do not change
 *
 * `PUT /api/v2/organization` (designed). Needs ORGANIZATION_create.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const update: Operation<OrganizationsUpdateParams, Organization> = /*@__PURE__*/ operation('organizations.update', 'PUT', '/api/v2/organization', { refreshes: ['orgUnits', 'projects', 'users', 'activity'] })

/** What `organizations.create` takes. */
export interface OrganizationsCreateParams {
  body: OrganizationCreate
}

/**
 * Create an organization with its first organizational units
 *
 * `POST /api/v2/organization` (published). Needs ORGANIZATION_create.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const create: Operation<OrganizationsCreateParams, Organization> = /*@__PURE__*/ operation('organizations.create', 'POST', '/api/v2/organization', { refreshes: ['orgUnits', 'activity'] })

/**
 * Count the organizations that have work
 *
 * Each counter has the `filter` with which `organizations.list` returns the counted organizations.
 *
 * `GET /api/v2/organization/counters` (designed). Needs ORGANIZATION_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getCounters: Operation<NoParams, OrganizationCounters> = /*@__PURE__*/ operation('organizations.getCounters', 'GET', '/api/v2/organization/counters')

/** What `organizations.startExport` takes. */
export interface OrganizationsStartExportParams {
  body: ListExport
}

/**
 * Export the organizations of a list to a file
 *
 * Exports all organizations that `organizations.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
 *
 * `POST /api/v2/organization/export` (designed). Needs ORGANIZATION_list.
 *
 * @throws {HttpError} a code of any call
 */
export const startExport: AsyncOperation<OrganizationsStartExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('organizations.startExport', 'POST', '/api/v2/organization/export', { retry: 'never', async: 'status-url' })

/** What `organizations.getExportStatus` takes. */
export interface OrganizationsGetExportStatusParams {
  path: {
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export
 *
 * `GET /api/v2/organization/export/{requestUUID}/status` (designed). Needs ORGANIZATION_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getExportStatus: Operation<OrganizationsGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('organizations.getExportStatus', 'GET', '/api/v2/organization/export/{requestUUID}/status')

/** What `organizations.get` takes. */
export interface OrganizationsGetParams {
  path: {
    /** The organization. */
    organizationUUID: string
  }
}

/**
 * Get an organization
 *
 * `GET /api/v2/organization/{organizationUUID}` (published). Needs ORGANIZATION_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<OrganizationsGetParams, Organization> = /*@__PURE__*/ operation('organizations.get', 'GET', '/api/v2/organization/{organizationUUID}')

/** What `organizations.remove` takes. */
export interface OrganizationsRemoveParams {
  path: {
    /** The organization. */
    organizationUUID: string
  }
}

/**
 * Delete an organization whose organizational units have no projects
 *
 * Deletes its organizational units, too. People, memories, glossaries, and price lists stay and are no longer assigned to it. Set organizational units with projects to INACTIVE instead.
 *
 * `DELETE /api/v2/organization/{organizationUUID}` (designed). Needs ORGANIZATION_create.
 *
 * @throws {HttpError} ORG_UNIT_IN_USE, a code of any call
 */
export const remove: Operation<OrganizationsRemoveParams, void> = /*@__PURE__*/ operation('organizations.remove', 'DELETE', '/api/v2/organization/{organizationUUID}', { answer: nothing, refreshes: ['orgUnits', 'users', 'translationMemories', 'glossaries', 'priceLists', 'netRateSettings', 'userRates', 'segmentationRules', 'activity'] })

/** What `organizations.getUsage` takes. */
export interface OrganizationsGetUsageParams {
  path: {
    /** The organization. */
    organizationUUID: string
  }
}

/**
 * Get what depends on an organization
 *
 * Read it before deleting the organization; only one without projects can be deleted.
 *
 * `GET /api/v2/organization/{organizationUUID}/usage` (designed). Needs ORGANIZATION_create.
 *
 * @throws {HttpError} a code of any call
 */
export const getUsage: Operation<OrganizationsGetUsageParams, OrgUnitUsage> = /*@__PURE__*/ operation('organizations.getUsage', 'GET', '/api/v2/organization/{organizationUUID}/usage')

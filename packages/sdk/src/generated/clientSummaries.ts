// Generated from openapi/resources/clientSummaries.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { CurrencyCode } from './shared.ts'
import { operation } from '../operation.ts'

/** An amount in one currency. */
export interface ClientAmount {
  /** Currency. */
  currency: CurrencyCode
  /** Amount. */
  amount: number
}

/** What was ordered in a month. */
export interface ClientMonth {
  /** The month, such as `2026-11`. */
  month: string
  /** Number of projects created in the month, without drafts and canceled ones. */
  projects: number
  /** Source words of their work units. */
  words: number
  /** Words after match discounts, as far as calculated; the other words count in full. */
  weightedWords: number
  /** Costs of the projects. */
  amounts?: ClientAmount[]
}

/** What a client has ordered: open work, quotes, words, and amounts by month. */
export interface ClientSummary {
  /** Number of projects. */
  projects: number
  /** Number of projects in APPROVED. */
  inProgress: number
  /** How many of those in DRAFT, PENDING, or APPROVED are past their due date. */
  overdue: number
  /** How many of them are due within 24 hours. */
  dueSoon: number
  /** Number of projects in PENDING. */
  quotes: number
  /** Their costs. */
  quoteAmounts?: ClientAmount[]
  /** When the costs of the oldest of them were calculated, epoch ms; absent without any. */
  oldestQuote?: number
  /** Number of projects in DELIVERED, which can be invoiced. */
  delivered: number
  /** Their costs. */
  deliveredAmounts?: ClientAmount[]
  /** Number of projects with a due date that were delivered in these months. */
  measured: number
  /** How many of them were delivered on time. */
  onTime: number
  /** Every month, oldest first. */
  months: ClientMonth[]
  /** Its organizational units, by name. */
  orgUnits: ClientSummaryUnit[]
}

/** An organizational unit in a summary. */
export interface ClientSummaryUnit {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Whether new projects can be created in the organizational unit. */
  status: 'ACTIVE' | 'INACTIVE' | (string & {})
  /** Number of projects in DRAFT, PENDING, or APPROVED. */
  openProjects: number
  /** Words ordered this month. */
  words: number
}

/** What `clientSummaries.getOrgUnit` takes. */
export interface ClientSummariesGetOrgUnitParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
  query?: {
    /** Number of months up to the current one; 12 by default. */
    months?: number | undefined
    /** Time zone in which months begin, such as `Europe/Berlin`; UTC by default. */
    timezone?: string | undefined
  } | undefined
}

/**
 * Summarize the projects of an organizational unit
 *
 * Counts only projects that you have access to. Amounts are absent without permission to view costs.
 *
 * `GET /api/v3/client/{orgUnitUUID}/summary` (designed). Needs ORG_UNIT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getOrgUnit: Operation<ClientSummariesGetOrgUnitParams, ClientSummary> = /*@__PURE__*/ operation('clientSummaries.getOrgUnit', 'GET', '/api/v3/client/{orgUnitUUID}/summary')

/** What `clientSummaries.getOrganization` takes. */
export interface ClientSummariesGetOrganizationParams {
  path: {
    /** The organization. */
    organizationUUID: string
  }
  query?: {
    /** Number of months up to the current one; 12 by default. */
    months?: number | undefined
    /** Time zone in which months begin, such as `Europe/Berlin`; UTC by default. */
    timezone?: string | undefined
    /** Months of this organizational unit only. */
    orgUnitUuid?: string | undefined
  } | undefined
}

/**
 * Summarize the projects of an organization
 *
 * Counts only projects that you have access to. Amounts are absent without permission to view costs.
 *
 * `GET /api/v2/organization/{organizationUUID}/summary` (designed). Needs ORGANIZATION_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getOrganization: Operation<ClientSummariesGetOrganizationParams, ClientSummary> = /*@__PURE__*/ operation('clientSummaries.getOrganization', 'GET', '/api/v2/organization/{organizationUUID}/summary')

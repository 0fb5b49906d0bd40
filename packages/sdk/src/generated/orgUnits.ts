// Generated from openapi/resources/orgUnits.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, Operation } from '../operation.ts'
import type { CustomFieldValue, CustomFieldValueInput } from './customFields.ts'
import type { OrganizationRef } from './organizations.ts'
import type { CountryCode, CurrencyCode, DownloadRequest, ListExport, LocaleCode, PageInfo, WordCounter } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { asyncOperation, operation } from '../operation.ts'

/** Short form of an organizational unit, called `client` in some paths and fields. */
export interface OrgUnitRef {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Country; absent when unknown. */
  country?: CountryCode
  /** Organization of the organizational unit. */
  organization?: OrganizationRef
  /** Default source language; absent without one. */
  sourceLanguage?: LocaleCode
  /** Default target languages. */
  targetLanguages?: LocaleCode[]
  /** Analysis used for quotes; absent when the account setting applies. */
  costsLogfileType?: string
  /** Region for formats; absent when unknown. */
  localeRegion?: string
  /** Whether source or target words are counted; absent when the account setting applies. */
  projectCountWordsFrom?: string
}

/** An organizational unit in a list. */
export interface OrgUnitListItem {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Organization of the organizational unit. */
  organization: OrganizationRef
  /** Country; absent when unknown. */
  country?: CountryCode
  /** Whether new projects can be created in the organizational unit. */
  status: 'ACTIVE' | 'INACTIVE' | (string & {})
  /** Currency of the projects. */
  currency: CurrencyCode
  /** Time zone, such as `Europe/Berlin`. */
  timezone: string
  /** When it was created, in epoch milliseconds. */
  createDate: number
  /** Codes of the workflow steps of new projects, in their order. */
  workflows: string[]
  /** Tags of new projects. */
  tags: string[]
  /** Default source language; absent without one. */
  defaultSourceLanguage?: LocaleCode
  /** Codes of the default target languages, separated by commas; empty if there are none. */
  clientLanguages?: string
  /** When invoices are created; absent when the account setting applies. */
  invoicingType?: string
  /** Payment term of invoices, in days. */
  daysUntilPaymentDue?: number
  /** Custom fields of the account. */
  customFields: CustomFieldValue[]
}

/** One page of organizational units. */
export interface OrgUnitPage extends PageInfo {
  /** Items of this page. */
  content: OrgUnitListItem[]
}

/** A postal address; unknown fields are absent. */
export interface OrgUnitAddress {
  /** Street. */
  street?: string
  /** House number. */
  number?: string
  /** Additional address line. */
  additionalInfo?: string
  /** Neighborhood. */
  neighborhood?: string
  /** City. */
  city?: string
  /** State or region. */
  state?: string
  /** Postal code. */
  zip?: string
}

/** Tax settings for invoices. */
export interface OrgUnitTaxInfo {
  /** Whether an electronic invoice is issued. */
  issueNfe?: boolean
  /** Municipal registration number. */
  municipalRegistration?: string
  /** Whether invoices require a purchase order. */
  requirePurchaseOrder?: boolean
  /** Whether income tax is withheld. */
  retainIr?: boolean
  /** Whether service tax is withheld. */
  retainIss?: boolean
  /** Whether the simplified tax regime applies. */
  simplesNacional?: boolean
}

/** An organizational unit. Fields that are not set are absent. */
export interface OrgUnit extends OrgUnitListItem {
  /** Changes with what `orgUnits.update` changes; send it as `If-Match`. */
  version: string
  /** Contact person of new projects; absent without one. */
  contactPerson?: UserRef
  /** Notes for the team. */
  memo?: string
  /** Notes on the contacts. */
  contactNotes?: string
  /** Postal address. */
  address?: OrgUnitAddress
  /** Whether only tags of the organizational unit can be used in it. */
  isolatedTags?: boolean
  /** URL of the website. */
  website?: string
  /** Phone number. */
  phone?: string
  /** Mobile phone number. */
  mobile?: string
  /** Id in an external system. */
  externalId?: string
  /** Accounting code. */
  accountCode?: string
  /** URL of the logo. */
  logo?: string
  /** Whether tasks are offered to linguists automatically. */
  autopilotEnabled: boolean
  /** Whether managers can add files to projects past DRAFT. */
  fileAdditionsEnabled: boolean
  /** Whether new projects are delivered automatically with their last task. */
  projectAutomationEnabled: boolean
  /** Settings for continuous projects. */
  continuousProjectConfig?: Record<string, unknown>
  /** Tag for continuous projects. */
  continuousPlatformTag?: string
  /** Whether large files are split into several tasks; see `autopilot.updateUnitSettings`. */
  splitLargeJobs: boolean
  /** Whether a language model reviews deliveries. */
  aiReviewEnabled?: boolean
  /** Whether reviews are submitted without categories. They have no score then. */
  categorizationDisabled?: boolean
  /** Whether project notes are sent by email. */
  notifyProjectComments?: boolean
  /** Whether linguists are notified of available tasks by email. */
  sendAvailableTasksEmail?: boolean
  /** Whether emails are sent. */
  sendEmailNotifications?: boolean
  /** Whether the contact person receives emails. */
  contactPersonEmailNotifications?: boolean
  /** Whether the project manager receives emails. */
  projectManagerEmailNotifications?: boolean
  /** Whether linguists receive emails. */
  vendorEmailNotifications?: boolean
  /** Whether invoices are sent by email. */
  sendReceivableEmailNotification?: boolean
  /** Whether tasks are offered regardless of the quality score. */
  disabledQualityFilter: boolean
  /** Whether tasks are offered regardless of the rate. */
  disabledRateFilter: boolean
  /** Whether tasks are offered regardless of tags. */
  disabledTagFilter: boolean
  /** Whether events are sent to webhooks. */
  webhookEnabled?: boolean
  /** Whether the built-in editor is used. */
  defaultAtlasCatTool?: boolean
  /** People who belong to the organizational unit; only in the response to its creation. */
  users?: UserRef[]
  /** Whether invoices are created automatically. */
  autoBilling?: boolean
  /** Email address for invoices. */
  billingEmail?: string
  /** Additional email addresses. */
  emails: string[]
  /** Payment method for invoices. */
  paymentMethod?: string
  /** Whether one invoice can cover several projects. */
  consolidateProjects?: boolean
  /** Whether invoices are sent to the requester of the project. */
  sendInvoiceToRequester?: boolean
  /** Whether quotes are sent automatically. */
  sendQuoteAuto?: boolean
  /** Whether quotes are sent as a summary. */
  sendQuoteSummary?: boolean
  /** Whether invoices show the payment terms. */
  showPaymentPolicy?: boolean
  /** Whether invoices show the requester of the project. */
  showRequester?: boolean
  /** Text on invoices. */
  invoiceInfo?: string
  /** Its option of the tracking category in Xero; absent where that is its name. */
  trackingCategory?: string
  /** Id of its contact in Xero; absent without one. */
  xeroId?: string
  /** Taxpayer number. */
  taxpayerId?: string
  /** Tax settings for invoices. */
  taxInfo?: OrgUnitTaxInfo
  /** Contract number. */
  contract?: string
  /** Start of the contract, epoch ms. */
  contractStartDate?: number
  /** End of the contract, epoch ms. */
  contractEndDate?: number
  /** Analysis used for quotes. */
  costsLogfileType?: string
  /** Machine translation settings. */
  mtSettings?: Record<string, unknown>
  /** Net rate scheme for new projects; absent without one, and without permission to view net rate schemes. */
  netRateSettings?: OrgUnitRates
  /** Price list for new projects; absent without one, and without permission to view price lists. */
  priceList?: OrgUnitRates
  /** Whether machine translation is disabled. */
  disableMachineTranslate?: boolean
  /** Whether translation memories are ignored. */
  ignoreTranslationMemories?: boolean
  /** Whether a memory match takes precedence over a repetition in new projects. */
  tmMatchOverRepetitionEnabled: boolean
  /** Whether text that needs no translation takes precedence over a repetition in new projects. */
  ntMatchOverRepetitionEnabled: boolean
  /** How the words of new projects are counted. */
  wordCounter: WordCounter
  /** Where the counter is set: on the organizational unit, or as the default of the account. */
  wordCounterSource: 'UNIT' | 'ACCOUNT'
  /** Regular expression for text to protect as inline tags. */
  regex?: string
  /** Whether `regex` replaces the default expression. */
  overrideDefaultRegex?: boolean
  /** Whether the organizational unit manages its own terms. */
  isClientTerminology?: boolean
  /** Whether the help desk is notified of projects. */
  notifyZendeskEnabled?: boolean
  /** URL of the help desk. */
  zendeskUrl?: string
  /** Help desk user. */
  zendeskUser?: string
  /** Codes of the default target languages, separated by commas; empty if there are none. */
  clientLanguages: string
}

/** Price list or net rate scheme of an organizational unit, and where it is set. */
export interface OrgUnitRates {
  /** The price list or net rate scheme. */
  uuid: string
  /** Name of the price list or net rate scheme. */
  name: string
  /** Where it is set: on the organizational unit, on its organization, or as the default of the account or of the system. */
  source: 'UNIT' | 'ORGANIZATION' | 'ACCOUNT' | 'SYSTEM' | (string & {})
}

/** A new organizational unit. */
export interface OrgUnitCreate {
  /** Organization of the organizational unit. */
  organizationUuid: string
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
  /** Values of custom fields; those left out get their default values. */
  customFields?: CustomFieldValueInput[] | undefined
}

/** Changes of an organizational unit; omitted fields do not change. */
export interface OrgUnitUpdate {
  /** The organizational unit. */
  uuid: string
  /** Name. */
  name?: string | undefined
  /** INACTIVE keeps the organizational unit and its projects, but new projects can no longer be created in it. */
  status?: 'ACTIVE' | 'INACTIVE' | undefined
  /** Country. */
  country?: CountryCode | undefined
  /** Currency of new projects. */
  currency?: CurrencyCode | undefined
  /** Time zone of new projects, such as `Europe/Berlin`. */
  timezone?: string | undefined
  /** Contact person of new projects; null for none. */
  contactPersonUuid?: string | null | undefined
  /** Source language of new projects; null for none. */
  defaultSourceLanguage?: LocaleCode | null | undefined
  /** Codes of the target languages of new projects, separated by commas; empty for none. */
  clientLanguages?: string | undefined
  /** Codes of the workflow steps of new projects, in their order. */
  workflows?: string[] | undefined
  /** Tags of new projects. */
  tags?: string[] | undefined
  /** Whether new projects are delivered automatically with their last task. */
  projectAutomationEnabled?: boolean | undefined
  /** Whether a memory match takes precedence over a repetition in new projects. */
  tmMatchOverRepetitionEnabled?: boolean | undefined
  /** Whether text that needs no translation takes precedence over a repetition in new projects. */
  ntMatchOverRepetitionEnabled?: boolean | undefined
  /** How the words of new projects are counted; null for the account setting. */
  wordCounter?: WordCounter | null | undefined
  /** Whether reviews are submitted without categories. They have no score then. */
  categorizationDisabled?: boolean | undefined
  /** Notes for the team. */
  memo?: string | undefined
  /** Notes on the contacts. */
  contactNotes?: string | undefined
  /** Postal address; replaces the previous one. */
  address?: OrgUnitAddressSave | undefined
  /** URL of the website, starting with https:// or http://; empty for none. */
  website?: string | undefined
  /** Phone number. */
  phone?: string | undefined
  /** Mobile phone number. */
  mobile?: string | undefined
  /** Email addresses of the organizational unit. */
  emails?: string[] | undefined
  /** Id in an external system. */
  externalId?: string | undefined
  /** VAT ID or tax number on invoices; empty for none. */
  taxpayerId?: string | undefined
  /** Email address for invoices; empty for none. */
  billingEmail?: string | undefined
  /** Text on invoices; empty for none. */
  invoiceInfo?: string | undefined
  /** Days after which invoices are due; null for the payment terms of the account. */
  daysUntilPaymentDue?: number | null | undefined
  /** Whether invoices are sent by email once they are issued. */
  sendReceivableEmailNotification?: boolean | undefined
  /** Whether invoices are sent to their contact as well. */
  sendInvoiceToRequester?: boolean | undefined
  /** Tax settings for invoices. */
  taxInfo?: OrgUnitTaxInfoSave | undefined
  /** Id of its contact in Xero; empty for none. */
  xeroId?: string | undefined
  /** Its option of the tracking category in Xero; empty for its name. */
  trackingCategory?: string | undefined
}

/** Tax settings for invoices; omitted fields do not change. */
export interface OrgUnitTaxInfoSave {
  /** Whether invoices require a purchase order. */
  requirePurchaseOrder?: boolean | undefined
}

/** A postal address; empty and omitted fields are removed. */
export interface OrgUnitAddressSave {
  /** Street. */
  street?: string | undefined
  /** House number. */
  number?: string | undefined
  /** Additional address line. */
  additionalInfo?: string | undefined
  /** Neighborhood. */
  neighborhood?: string | undefined
  /** City. */
  city?: string | undefined
  /** State or region. */
  state?: string | undefined
  /** Postal code. */
  zip?: string | undefined
}

/** What depends on organizational units. */
export interface OrgUnitUsage {
  /** Number of projects; nothing can be deleted while there are any. */
  projects: number
  /** Number of projects in DRAFT, PENDING, or APPROVED. */
  openProjects: number
  /** Number of people who belong to it directly. */
  people: number
  /** Number of translation memories assigned to it. */
  translationMemories: number
  /** Number of glossaries assigned to it. */
  glossaries: number
  /** Number of linguist rates that apply only to it; deleted with it. */
  linguistRates: number
  /** Number of price lists assigned to it. */
  priceLists: number
  /** Number of organizational units; only for an organization. */
  organizationalUnits?: number
}

/** Whether files can be added to the projects of an organizational unit once they are past DRAFT. */
export interface OrgUnitFileAdditions {
  /** Whether managers can add files until a project is delivered. */
  enabled: boolean
}

/** The workflow steps for files, by file extension. */
export interface OrgUnitWorkflowRule {
  /** Name of the rule. */
  name: string
  /** Whether the rule is active. */
  active: boolean
  /** The organizational unit; null for a rule of the whole account. */
  client: OrgUnitRef | null
  /** File extensions by step code, in upper case and without a dot. */
  workflows: Record<string, string[]>
}

/** What `orgUnits.list` takes. */
export interface OrgUnitsListParams {
  query?: {
    /** Only organizational units whose name, or whose organization, contains this text. */
    q?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). A sort that the list does not have is refused with 400. */
    sort?: string | undefined
    /** `MINE` returns only the organizational units you belong to. */
    queryType?: 'ALL' | 'MINE' | (string & {}) | undefined
    /** Only organizational units whose name contains this text, ignoring case. */
    name?: string | undefined
    /** Only organizational units of this organization. */
    organizationUuid?: string | undefined
    /** Only active organizational units, in which projects can be created, or only inactive ones. */
    status?: 'ACTIVE' | 'INACTIVE' | undefined
  } | undefined
}

/**
 * List organizational units
 *
 * `GET /api/v3/client` (published). Needs ORG_UNIT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<OrgUnitsListParams, OrgUnitPage> = /*@__PURE__*/ operation('orgUnits.list', 'GET', '/api/v3/client')

/** What `orgUnits.update` takes. */
export interface OrgUnitsUpdateParams {
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: OrgUnitUpdate
}

/**
 * Update an organizational unit; omitted fields do not change
 *
 * Defaults apply to new projects. What projects already have stays as it is.
 *
 * `PUT /api/v3/client` (designed). Needs ORG_UNIT_create.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const update: Operation<OrgUnitsUpdateParams, OrgUnit> = /*@__PURE__*/ operation('orgUnits.update', 'PUT', '/api/v3/client', { refreshes: ['organizations', 'users', 'activity'] })

/** What `orgUnits.create` takes. */
export interface OrgUnitsCreateParams {
  body: OrgUnitCreate
}

/**
 * Create an organizational unit
 *
 * `POST /api/v3/client` (published). Needs ORG_UNIT_create.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const create: Operation<OrgUnitsCreateParams, OrgUnit> = /*@__PURE__*/ operation('orgUnits.create', 'POST', '/api/v3/client', { refreshes: ['organizations', 'activity'] })

/** What `orgUnits.startExport` takes. */
export interface OrgUnitsStartExportParams {
  body: ListExport
}

/**
 * Export the organizational units of a list to a file
 *
 * Exports all organizational units that `orgUnits.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
 *
 * `POST /api/v3/client/export` (designed). Needs ORG_UNIT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const startExport: AsyncOperation<OrgUnitsStartExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('orgUnits.startExport', 'POST', '/api/v3/client/export', { retry: 'never', async: 'status-url' })

/** What `orgUnits.getExportStatus` takes. */
export interface OrgUnitsGetExportStatusParams {
  path: {
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export
 *
 * `GET /api/v3/client/export/{requestUUID}/status` (designed). Needs ORG_UNIT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getExportStatus: Operation<OrgUnitsGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('orgUnits.getExportStatus', 'GET', '/api/v3/client/export/{requestUUID}/status')

/** What `orgUnits.get` takes. */
export interface OrgUnitsGetParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * Get an organizational unit
 *
 * `GET /api/v3/client/{orgUnitUUID}` (published). Needs ORG_UNIT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<OrgUnitsGetParams, OrgUnit> = /*@__PURE__*/ operation('orgUnits.get', 'GET', '/api/v3/client/{orgUnitUUID}')

/** What `orgUnits.remove` takes. */
export interface OrgUnitsRemoveParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * Delete an organizational unit without projects
 *
 * Its people, memories, glossaries, price list, and net rate scheme stay and are no longer assigned to it; linguist rates that apply only to it are deleted. Set an organizational unit with projects to INACTIVE instead.
 *
 * `DELETE /api/v3/client/{orgUnitUUID}` (designed). Needs ORG_UNIT_create.
 *
 * @throws {HttpError} ORG_UNIT_IN_USE, a code of any call
 */
export const remove: Operation<OrgUnitsRemoveParams, void> = /*@__PURE__*/ operation('orgUnits.remove', 'DELETE', '/api/v3/client/{orgUnitUUID}', { answer: nothing, refreshes: ['organizations', 'users', 'translationMemories', 'glossaries', 'priceLists', 'netRateSettings', 'userRates', 'segmentationRules', 'activity'] })

/** What `orgUnits.getUsage` takes. */
export interface OrgUnitsGetUsageParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * Get what depends on an organizational unit
 *
 * Read it before deleting the organizational unit; only one without projects can be deleted.
 *
 * `GET /api/v3/client/{orgUnitUUID}/usage` (designed). Needs ORG_UNIT_create.
 *
 * @throws {HttpError} a code of any call
 */
export const getUsage: Operation<OrgUnitsGetUsageParams, OrgUnitUsage> = /*@__PURE__*/ operation('orgUnits.getUsage', 'GET', '/api/v3/client/{orgUnitUUID}/usage')

/** What `orgUnits.updateFileAdditions` takes. */
export interface OrgUnitsUpdateFileAdditionsParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
  body: OrgUnitFileAdditions
}

/**
 * Allow or forbid files to be added to projects in progress
 *
 * `PUT /api/v3/client/{orgUnitUUID}/file-additions` (designed). Needs ORG_UNIT_create.
 *
 * @throws {HttpError} a code of any call
 */
export const updateFileAdditions: Operation<OrgUnitsUpdateFileAdditionsParams, OrgUnitFileAdditions> = /*@__PURE__*/ operation('orgUnits.updateFileAdditions', 'PUT', '/api/v3/client/{orgUnitUUID}/file-additions', { refreshes: ['activity'] })

/** What `orgUnits.listWorkflows` takes. */
export interface OrgUnitsListWorkflowsParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * List the workflow rules of an organizational unit
 *
 * `GET /api/v3/client/{orgUnitUUID}/workflows` (inferred). Needs ORG_UNIT_list or PROJECT_create.
 *
 * @throws {HttpError} a code of any call
 */
export const listWorkflows: Operation<OrgUnitsListWorkflowsParams, OrgUnitWorkflowRule[]> = /*@__PURE__*/ operation('orgUnits.listWorkflows', 'GET', '/api/v3/client/{orgUnitUUID}/workflows')

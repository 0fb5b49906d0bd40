// Generated from openapi/resources/orgUnits.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { CustomFieldValue, OrganizationRef } from './organizations.ts'
import type { CountryCode, CurrencyCode, LocaleCode, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { operation } from '../operation.ts'

/** An organizational unit, in short. The wire also calls it client. */
export interface OrgUnitRef {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Country; absent when unknown. */
  country?: CountryCode
  /** Its organization. */
  organization?: OrganizationRef
  /** Usual source language; absent without one. */
  sourceLanguage?: LocaleCode
  /** Usual target languages. */
  targetLanguages?: LocaleCode[]
  /** Which analysis prices a quote; absent when the account's choice holds. */
  costsLogfileType?: string
  /** Region of formats; absent when unknown. */
  localeRegion?: string
  /** Which side words are counted on; absent when the account's choice holds. */
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
  /** Its organization. */
  organization: OrganizationRef
  /** Country; absent when unknown. */
  country?: CountryCode
  /** Currency of its projects. */
  currency: CurrencyCode
  /** Time zone, such as `Europe/Berlin`. */
  timezone: string
  /** Usual source language; absent without one. */
  defaultSourceLanguage?: LocaleCode
  /** Usual target languages, their codes separated by commas; empty without any. */
  clientLanguages?: string
  /** When invoices are made; absent when the account's choice holds. */
  invoicingType?: string
  /** Days until an invoice is due. */
  daysUntilPaymentDue?: number
  /** Fields of the account's own. */
  customFields: CustomFieldValue[]
}

/** One page of units. */
export interface OrgUnitPage extends PageInfo {
  /** Items of this page. */
  content: OrgUnitListItem[]
}

/** An address; what is unknown is absent. */
export interface OrgUnitAddress {
  /** Street. */
  street?: string
  /** House number. */
  number?: string
  /** Further line. */
  additionalInfo?: string
  /** Neighbourhood. */
  neighborhood?: string
  /** City. */
  city?: string
  /** State or region. */
  state?: string
  /** Postal code. */
  zip?: string
}

/** How invoices are taxed. */
export interface OrgUnitTaxInfo {
  /** An electronic invoice is issued. */
  issueNfe?: boolean
  /** Number in the municipal register. */
  municipalRegistration?: string
  /** Invoices need a purchase order. */
  requirePurchaseOrder?: boolean
  /** Income tax is retained. */
  retainIr?: boolean
  /** Service tax is retained. */
  retainIss?: boolean
  /** The simplified tax regime holds. */
  simplesNacional?: boolean
}

/** An organizational unit. What is not set is absent. */
export interface OrgUnit extends OrgUnitListItem {
  /** Whether new projects can be made in it. */
  status: 'ACTIVE' | 'INACTIVE' | (string & {})
  /** Notes for the team. */
  memo?: string
  /** Notes on the people to talk to. */
  contactNotes?: string
  /** Postal address. */
  address?: OrgUnitAddress
  /** Tags. */
  tags: string[]
  /** Only its own tags can be used in it. */
  isolatedTags?: boolean
  /** Address of the web site. */
  website?: string
  /** Telephone number. */
  phone?: string
  /** Mobile number. */
  mobile?: string
  /** Id in another system. */
  externalId?: string
  /** Code in the books. */
  accountCode?: string
  /** Address of the logo. */
  logo?: string
  /** Tasks are offered to linguists by themselves. */
  autopilotEnabled: boolean
  /** Projects go on by themselves. */
  projectAutomationEnabled: boolean
  /** Settings of continuous projects. */
  continuousProjectConfig?: Record<string, unknown>
  /** Tag of continuous projects. */
  continuousPlatformTag?: string
  /** Large files are split into several tasks. */
  splitLargeJobs: boolean
  /** A language model looks over deliveries. */
  aiReviewEnabled?: boolean
  /** Content is not put into categories. */
  categorizationDisabled?: boolean
  /** Notes on a project are sent by mail. */
  notifyProjectComments?: boolean
  /** Linguists are told of available tasks by mail. */
  sendAvailableTasksEmail?: boolean
  /** Mail is sent at all. */
  sendEmailNotifications?: boolean
  /** The contact gets mail. */
  contactPersonEmailNotifications?: boolean
  /** The manager gets mail. */
  projectManagerEmailNotifications?: boolean
  /** Linguists get mail. */
  vendorEmailNotifications?: boolean
  /** Invoices are sent by mail. */
  sendReceivableEmailNotification?: boolean
  /** Tasks are offered whatever the quality score. */
  disabledQualityFilter: boolean
  /** Tasks are offered whatever the rate. */
  disabledRateFilter: boolean
  /** Tasks are offered whatever the tags. */
  disabledTagFilter: boolean
  /** Events are sent to webhooks. */
  webhookEnabled?: boolean
  /** The product's own editor is used. */
  defaultAtlasCatTool?: boolean
  /** People who belong to it; only right after it was made. */
  users?: UserRef[]
  /** Invoices are made by themselves. */
  autoBilling?: boolean
  /** Where invoices go. */
  billingEmail?: string
  /** Further addresses. */
  emails: string[]
  /** How invoices are paid. */
  paymentMethod?: string
  /** One invoice holds several projects. */
  consolidateProjects?: boolean
  /** Whoever asked for the project gets the invoice. */
  sendInvoiceToRequester?: boolean
  /** Quotes are sent by themselves. */
  sendQuoteAuto?: boolean
  /** Quotes are sent in short. */
  sendQuoteSummary?: boolean
  /** Invoices show the terms of payment. */
  showPaymentPolicy?: boolean
  /** Invoices show who asked for the project. */
  showRequester?: boolean
  /** Text on invoices. */
  invoiceInfo?: string
  /** Category in the books. */
  trackingCategory?: string
  /** Id in the accounting system. */
  xeroId?: string
  /** Tax number. */
  taxpayerId?: string
  /** How invoices are taxed. */
  taxInfo?: OrgUnitTaxInfo
  /** Number of the contract. */
  contract?: string
  /** When the contract begins, epoch ms. */
  contractStartDate?: number
  /** When the contract ends, epoch ms. */
  contractEndDate?: number
  /** Which analysis prices a quote. */
  costsLogfileType?: string
  /** Machine translation settings. */
  mtSettings?: Record<string, unknown>
  /** The net rates of new projects; absent without any, and for those who may not see them. */
  netRateSettings?: OrgUnitRates
  /** The price list of new projects; absent without any, and for those who may not see price lists. */
  priceList?: OrgUnitRates
  /** Machine translation is off. */
  disableMachineTranslate?: boolean
  /** Memories are not looked up. */
  ignoreTranslationMemories?: boolean
  /** A memory match counts before a repetition. */
  tmMatchOverRepetitionEnabled: boolean
  /** Text that needs no translation counts before a repetition. */
  ntMatchOverRepetitionEnabled: boolean
  /** Pattern of text that is kept as a tag. */
  regex?: string
  /** That pattern replaces the usual one. */
  overrideDefaultRegex?: boolean
  /** The unit looks after its own terms. */
  isClientTerminology?: boolean
  /** The help desk is told of projects. */
  notifyZendeskEnabled?: boolean
  /** Address of the help desk. */
  zendeskUrl?: string
  /** User of the help desk. */
  zendeskUser?: string
  /** Usual target languages, their codes separated by commas; empty without any. */
  clientLanguages: string
}

/** Rates that a unit uses, and who says so. */
export interface OrgUnitRates {
  /** The price list or net rate scheme. */
  uuid: string
  /** Its name. */
  name: string
  /** Whether they are the unit's own, its organization's, or the default ones of the account. */
  source: 'UNIT' | 'ORGANIZATION' | 'ACCOUNT' | (string & {})
}

/** A new organizational unit. */
export interface OrgUnitCreate {
  /** Its organization. */
  organizationUuid: string
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

/** Which steps files go through, by their extension. */
export interface OrgUnitWorkflowRule {
  /** Name of the rule. */
  name: string
  /** The rule holds. */
  active: boolean
  /** The unit; null for a rule of the whole account. */
  client: OrgUnitRef | null
  /** Extensions, upper case and without a dot, by the code of the step. */
  workflows: Record<string, string[]>
}

/** What `orgUnits.list` takes. */
export interface OrgUnitsListParams {
  query?: {
    /** Page number, from 0. */
    page?: number
    /** Items a page. */
    size?: number
    /** A named sort, or a field and a direction (`dueDate,desc`). An unknown sort leaves the usual order: newest first. */
    sort?: string
    /** MINE: only the units that one belongs to. */
    queryType?: 'ALL' | 'MINE' | (string & {})
    /** Only those whose name contains this, whatever the case. */
    name?: string
    /** Only units of this organization. */
    organizationUuid?: string
  }
}

/**
 * List organizational units
 *
 * `GET /api/v3/client` (published). Needs ORG_UNIT_list.
 */
export const list: Operation<OrgUnitsListParams, OrgUnitPage> = /*@__PURE__*/ operation('orgUnits.list', 'GET', '/api/v3/client')

/** What `orgUnits.create` takes. */
export interface OrgUnitsCreateParams {
  body: OrgUnitCreate
}

/**
 * Make an organizational unit
 *
 * `POST /api/v3/client` (published). Needs ORG_UNIT_create.
 */
export const create: Operation<OrgUnitsCreateParams, OrgUnit> = /*@__PURE__*/ operation('orgUnits.create', 'POST', '/api/v3/client', { refreshes: ['organizations', 'activity'] })

/** What `orgUnits.get` takes. */
export interface OrgUnitsGetParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * Get one organizational unit
 *
 * `GET /api/v3/client/{orgUnitUUID}` (published). Needs ORG_UNIT_list.
 */
export const get: Operation<OrgUnitsGetParams, OrgUnit> = /*@__PURE__*/ operation('orgUnits.get', 'GET', '/api/v3/client/{orgUnitUUID}')

/** What `orgUnits.listWorkflows` takes. */
export interface OrgUnitsListWorkflowsParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * List the rules that say which steps a file goes through
 *
 * `GET /api/v3/client/{orgUnitUUID}/workflows` (inferred). Needs ORG_UNIT_list or PROJECT_create.
 */
export const listWorkflows: Operation<OrgUnitsListWorkflowsParams, OrgUnitWorkflowRule[]> = /*@__PURE__*/ operation('orgUnits.listWorkflows', 'GET', '/api/v3/client/{orgUnitUUID}/workflows')

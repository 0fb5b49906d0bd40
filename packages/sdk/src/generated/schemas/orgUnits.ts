// Generated from openapi/resources/orgUnits.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../orgUnits.ts'
import * as customFields from './customFields.ts'
import * as organizations from './organizations.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const OrgUnitRef: z.ZodMiniType<types.OrgUnitRef> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  country: z.optional(shared.CountryCode),
  organization: z.optional(z.lazy(() => organizations.OrganizationRef)),
  sourceLanguage: z.optional(shared.LocaleCode),
  targetLanguages: z.optional(z.array(shared.LocaleCode)),
  costsLogfileType: z.optional(z.string()),
  localeRegion: z.optional(z.string()),
  projectCountWordsFrom: z.optional(z.string()),
})

export const OrgUnitListItem: z.ZodMiniType<types.OrgUnitListItem> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  organization: z.lazy(() => organizations.OrganizationRef),
  country: z.optional(shared.CountryCode),
  status: z.string(),
  currency: shared.CurrencyCode,
  timezone: z.string(),
  createDate: z.int(),
  workflows: z.array(z.string()),
  tags: z.array(z.string()),
  defaultSourceLanguage: z.optional(shared.LocaleCode),
  clientLanguages: z.optional(z.string()),
  invoicingType: z.optional(z.string()),
  daysUntilPaymentDue: z.optional(z.int().check(z.gte(0))),
  customFields: z.array(z.lazy(() => customFields.CustomFieldValue)),
})

export const OrgUnitPage: z.ZodMiniType<types.OrgUnitPage> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  content: z.array(OrgUnitListItem),
})

export const OrgUnitAddress: z.ZodMiniType<types.OrgUnitAddress> = z.looseObject({
  street: z.optional(z.string()),
  number: z.optional(z.string()),
  additionalInfo: z.optional(z.string()),
  neighborhood: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  zip: z.optional(z.string()),
})

export const OrgUnitTaxInfo: z.ZodMiniType<types.OrgUnitTaxInfo> = z.looseObject({
  issueNfe: z.optional(z.boolean()),
  municipalRegistration: z.optional(z.string()),
  requirePurchaseOrder: z.optional(z.boolean()),
  retainIr: z.optional(z.boolean()),
  retainIss: z.optional(z.boolean()),
  simplesNacional: z.optional(z.boolean()),
})

export const OrgUnitRates: z.ZodMiniType<types.OrgUnitRates> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  source: z.string(),
})

export const OrgUnit: z.ZodMiniType<types.OrgUnit> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  organization: z.lazy(() => organizations.OrganizationRef),
  country: z.optional(shared.CountryCode),
  status: z.string(),
  currency: shared.CurrencyCode,
  timezone: z.string(),
  createDate: z.int(),
  workflows: z.array(z.string()),
  tags: z.array(z.string()),
  defaultSourceLanguage: z.optional(shared.LocaleCode),
  clientLanguages: z.string(),
  invoicingType: z.optional(z.string()),
  daysUntilPaymentDue: z.optional(z.int().check(z.gte(0))),
  customFields: z.array(z.lazy(() => customFields.CustomFieldValue)),
  version: z.string().check(z.maxLength(100)),
  contactPerson: z.optional(z.lazy(() => users.UserRef)),
  memo: z.optional(z.string()),
  contactNotes: z.optional(z.string()),
  address: z.optional(OrgUnitAddress),
  isolatedTags: z.optional(z.boolean()),
  website: z.optional(z.string()),
  phone: z.optional(z.string()),
  mobile: z.optional(z.string()),
  externalId: z.optional(z.string()),
  accountCode: z.optional(z.string()),
  logo: z.optional(z.string()),
  autopilotEnabled: z.boolean(),
  fileAdditionsEnabled: z.boolean(),
  projectAutomationEnabled: z.boolean(),
  continuousProjectConfig: z.optional(z.record(z.string(), z.unknown())),
  continuousPlatformTag: z.optional(z.string()),
  splitLargeJobs: z.boolean(),
  aiReviewEnabled: z.optional(z.boolean()),
  categorizationDisabled: z.optional(z.boolean()),
  notifyProjectComments: z.optional(z.boolean()),
  sendAvailableTasksEmail: z.optional(z.boolean()),
  sendEmailNotifications: z.optional(z.boolean()),
  contactPersonEmailNotifications: z.optional(z.boolean()),
  projectManagerEmailNotifications: z.optional(z.boolean()),
  vendorEmailNotifications: z.optional(z.boolean()),
  sendReceivableEmailNotification: z.optional(z.boolean()),
  disabledQualityFilter: z.boolean(),
  disabledRateFilter: z.boolean(),
  disabledTagFilter: z.boolean(),
  webhookEnabled: z.optional(z.boolean()),
  defaultAtlasCatTool: z.optional(z.boolean()),
  users: z.optional(z.array(z.lazy(() => users.UserRef))),
  autoBilling: z.optional(z.boolean()),
  billingEmail: z.optional(z.string()),
  emails: z.array(z.string()),
  paymentMethod: z.optional(z.string()),
  consolidateProjects: z.optional(z.boolean()),
  sendInvoiceToRequester: z.optional(z.boolean()),
  sendQuoteAuto: z.optional(z.boolean()),
  sendQuoteSummary: z.optional(z.boolean()),
  showPaymentPolicy: z.optional(z.boolean()),
  showRequester: z.optional(z.boolean()),
  invoiceInfo: z.optional(z.string()),
  trackingCategory: z.optional(z.string()),
  xeroId: z.optional(z.string()),
  taxpayerId: z.optional(z.string()),
  taxInfo: z.optional(OrgUnitTaxInfo),
  contract: z.optional(z.string()),
  contractStartDate: z.optional(z.int()),
  contractEndDate: z.optional(z.int()),
  costsLogfileType: z.optional(z.string()),
  mtSettings: z.optional(z.record(z.string(), z.unknown())),
  netRateSettings: z.optional(OrgUnitRates),
  priceList: z.optional(OrgUnitRates),
  disableMachineTranslate: z.optional(z.boolean()),
  ignoreTranslationMemories: z.optional(z.boolean()),
  tmMatchOverRepetitionEnabled: z.boolean(),
  ntMatchOverRepetitionEnabled: z.boolean(),
  wordCounter: shared.WordCounter,
  wordCounterSource: z.enum(['UNIT', 'ACCOUNT']),
  regex: z.optional(z.string()),
  overrideDefaultRegex: z.optional(z.boolean()),
  isClientTerminology: z.optional(z.boolean()),
  notifyZendeskEnabled: z.optional(z.boolean()),
  zendeskUrl: z.optional(z.string()),
  zendeskUser: z.optional(z.string()),
})

export const OrgUnitCreate: z.ZodMiniType<types.OrgUnitCreate> = z.looseObject({
  organizationUuid: z.guid(),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  country: z.optional(shared.CountryCode),
  currency: shared.CurrencyCode,
  timezone: z.string().check(z.minLength(1), z.maxLength(64)),
  contactPersonUuid: z.optional(z.guid()),
  addLoggedUserToClient: z.optional(z.boolean()),
  customFields: z.optional(z.array(z.lazy(() => customFields.CustomFieldValueInput)).check(z.maxLength(100))),
})

export const OrgUnitAddressSave: z.ZodMiniType<types.OrgUnitAddressSave> = z.looseObject({
  street: z.optional(z.string().check(z.maxLength(200))),
  number: z.optional(z.string().check(z.maxLength(50))),
  additionalInfo: z.optional(z.string().check(z.maxLength(200))),
  neighborhood: z.optional(z.string().check(z.maxLength(200))),
  city: z.optional(z.string().check(z.maxLength(200))),
  state: z.optional(z.string().check(z.maxLength(200))),
  zip: z.optional(z.string().check(z.maxLength(50))),
})

export const OrgUnitTaxInfoSave: z.ZodMiniType<types.OrgUnitTaxInfoSave> = z.looseObject({
  requirePurchaseOrder: z.optional(z.boolean()),
})

export const OrgUnitUpdate: z.ZodMiniType<types.OrgUnitUpdate> = z.looseObject({
  uuid: z.guid(),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  status: z.optional(z.enum(['ACTIVE', 'INACTIVE'])),
  country: z.optional(shared.CountryCode),
  currency: z.optional(shared.CurrencyCode),
  timezone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  contactPersonUuid: z.optional(z.nullable(z.guid())),
  defaultSourceLanguage: z.optional(z.union([shared.LocaleCode, z.null()])),
  clientLanguages: z.optional(z.string().check(z.maxLength(4000))),
  workflows: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(16))),
  tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(50))),
  projectAutomationEnabled: z.optional(z.boolean()),
  tmMatchOverRepetitionEnabled: z.optional(z.boolean()),
  ntMatchOverRepetitionEnabled: z.optional(z.boolean()),
  wordCounter: z.optional(z.union([shared.WordCounter, z.null()])),
  categorizationDisabled: z.optional(z.boolean()),
  memo: z.optional(z.string().check(z.maxLength(10000))),
  contactNotes: z.optional(z.string().check(z.maxLength(10000))),
  address: z.optional(OrgUnitAddressSave),
  website: z.optional(z.string().check(z.maxLength(500))),
  phone: z.optional(z.string().check(z.maxLength(50))),
  mobile: z.optional(z.string().check(z.maxLength(50))),
  emails: z.optional(z.array(z.email().check(z.maxLength(254))).check(z.maxLength(20))),
  externalId: z.optional(z.string().check(z.maxLength(100))),
  taxpayerId: z.optional(z.string().check(z.maxLength(40))),
  billingEmail: z.optional(z.string().check(z.maxLength(254))),
  invoiceInfo: z.optional(z.string().check(z.maxLength(1000))),
  daysUntilPaymentDue: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(365)))),
  sendReceivableEmailNotification: z.optional(z.boolean()),
  sendInvoiceToRequester: z.optional(z.boolean()),
  taxInfo: z.optional(OrgUnitTaxInfoSave),
  xeroId: z.optional(z.string().check(z.maxLength(100))),
  trackingCategory: z.optional(z.string().check(z.maxLength(100))),
})

export const OrgUnitUsage: z.ZodMiniType<types.OrgUnitUsage> = z.looseObject({
  projects: z.int().check(z.gte(0)),
  openProjects: z.int().check(z.gte(0)),
  people: z.int().check(z.gte(0)),
  translationMemories: z.int().check(z.gte(0)),
  glossaries: z.int().check(z.gte(0)),
  linguistRates: z.int().check(z.gte(0)),
  priceLists: z.int().check(z.gte(0)),
  organizationalUnits: z.optional(z.int().check(z.gte(0))),
})

export const OrgUnitFileAdditions: z.ZodMiniType<types.OrgUnitFileAdditions> = z.looseObject({
  enabled: z.boolean(),
})

export const OrgUnitWorkflowRule: z.ZodMiniType<types.OrgUnitWorkflowRule> = z.looseObject({
  name: z.string(),
  active: z.boolean(),
  client: z.union([OrgUnitRef, z.null()]),
  workflows: z.record(z.string(), z.array(z.string())),
})

export const listWorkflowsResult: z.ZodMiniType<types.OrgUnitWorkflowRule[]> = z.array(OrgUnitWorkflowRule)

// Generated from openapi/resources/organizations.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../organizations.ts'
import * as customFields from './customFields.ts'
import * as orgUnits from './orgUnits.ts'
import * as projects from './projects.ts'
import * as shared from './shared.ts'

export const OrganizationCounters: z.ZodMiniType<types.OrganizationCounters> = z.looseObject({
  total: z.int().check(z.gte(0)),
  late: shared.ListCounter,
  active: shared.ListCounter,
  mine: shared.ListCounter,
  addedThisMonth: shared.ListCounter,
})

export const OrganizationRef: z.ZodMiniType<types.OrganizationRef> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  country: z.optional(shared.CountryCode),
  logo: z.optional(z.string()),
})

export const OrganizationPage: z.ZodMiniType<types.OrganizationPage> = z.looseObject({
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
  content: z.array(OrganizationRef),
})

export const OrganizationListItem: z.ZodMiniType<types.OrganizationListItem> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  country: z.optional(shared.CountryCode),
  logo: z.optional(z.string()),
  createDate: z.int(),
  orgUnitCount: z.int().check(z.gte(0)),
  openProjects: z.int().check(z.gte(0)),
  overdueProjects: z.int().check(z.gte(0)),
  quotes: z.int().check(z.gte(0)),
  orderedThisMonth: z.optional(z.array(z.lazy(() => projects.CurrencyAmount))),
  lastOrderDate: z.optional(z.int()),
  customFields: z.array(z.lazy(() => customFields.CustomFieldValue)),
})

export const OrganizationListPage: z.ZodMiniType<types.OrganizationListPage> = z.looseObject({
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
  content: z.array(OrganizationListItem),
})

export const Organization: z.ZodMiniType<types.Organization> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  country: z.optional(shared.CountryCode),
  logo: z.optional(z.string()),
  version: z.string().check(z.maxLength(100)),
  mtSettings: z.optional(z.record(z.string(), z.unknown())),
  customFields: z.array(z.lazy(() => customFields.CustomFieldValue)),
  organizationalUnits: z.array(z.lazy(() => orgUnits.OrgUnitRef)),
})

export const OrgUnitDraft: z.ZodMiniType<types.OrgUnitDraft> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  country: z.optional(shared.CountryCode),
  currency: shared.CurrencyCode,
  timezone: z.string().check(z.minLength(1), z.maxLength(64)),
  contactPersonUuid: z.optional(z.guid()),
  addLoggedUserToClient: z.optional(z.boolean()),
})

export const OrganizationCreate: z.ZodMiniType<types.OrganizationCreate> = z.looseObject({
  accountUuid: z.optional(z.guid()),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  country: shared.CountryCode,
  orgUnitDrafts: z.optional(z.array(OrgUnitDraft).check(z.maxLength(50))),
  customFields: z.optional(z.array(z.lazy(() => customFields.CustomFieldValueInput)).check(z.maxLength(100))),
})

export const OrganizationUpdate: z.ZodMiniType<types.OrganizationUpdate> = z.looseObject({
  uuid: z.guid(),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  country: z.optional(shared.CountryCode),
})

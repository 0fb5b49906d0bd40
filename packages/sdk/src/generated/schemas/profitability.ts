// Generated from openapi/resources/profitability.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../profitability.ts'
import * as orgUnits from './orgUnits.ts'
import * as organizations from './organizations.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const MarginMonthName: z.ZodMiniType<types.MarginMonthName> = z.string().check(z.regex(new RegExp('^[0-9]{4}-(0[1-9]|1[0-2])$')))

export const MarginFigures: z.ZodMiniType<types.MarginFigures> = z.looseObject({
  revenue: z.number(),
  payments: z.number(),
  margin: z.number(),
  marginPercent: z.optional(z.number()),
  notInvoiced: z.number(),
  estimatedPayments: z.number(),
  projects: z.int(),
})

export const MarginMonth: z.ZodMiniType<types.MarginMonth> = z.looseObject({
  revenue: z.number(),
  payments: z.number(),
  margin: z.number(),
  marginPercent: z.optional(z.number()),
  notInvoiced: z.number(),
  estimatedPayments: z.number(),
  projects: z.int(),
  month: MarginMonthName,
})

export const MarginProject: z.ZodMiniType<types.MarginProject> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  reference: z.string(),
  organizationalUnit: z.lazy(() => orgUnits.OrgUnitRef),
  targetLocales: z.array(shared.LocaleCode),
  invoice: z.optional(z.string()),
})

export const MarginGroup: z.ZodMiniType<types.MarginGroup> = z.looseObject({
  revenue: z.number(),
  payments: z.number(),
  margin: z.number(),
  marginPercent: z.optional(z.number()),
  notInvoiced: z.number(),
  estimatedPayments: z.number(),
  projects: z.int(),
  key: z.string(),
  organization: z.optional(z.lazy(() => organizations.OrganizationRef)),
  project: z.optional(MarginProject),
  manager: z.optional(z.lazy(() => users.UserRef)),
  linguist: z.optional(z.lazy(() => users.UserRef)),
  sourceLanguage: z.optional(shared.LocaleCode),
  targetLanguage: z.optional(shared.LocaleCode),
  month: z.optional(MarginMonthName),
  months: z.array(MarginMonth),
})

export const MarginLeftOut: z.ZodMiniType<types.MarginLeftOut> = z.looseObject({
  projects: z.int(),
  currencies: z.array(shared.CurrencyCode),
})

export const MarginReport: z.ZodMiniType<types.MarginReport> = z.looseObject({
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
  startMonth: MarginMonthName,
  endMonth: MarginMonthName,
  currency: shared.CurrencyCode,
  goal: z.number(),
  totals: MarginFigures,
  words: z.int(),
  managerPayments: z.number(),
  managerHours: z.number(),
  months: z.array(MarginMonth),
  content: z.array(MarginGroup),
  leftOut: MarginLeftOut,
})

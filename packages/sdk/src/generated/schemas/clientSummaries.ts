// Generated from openapi/resources/clientSummaries.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../clientSummaries.ts'
import * as shared from './shared.ts'

export const ClientAmount: z.ZodMiniType<types.ClientAmount> = z.looseObject({
  currency: shared.CurrencyCode,
  amount: z.number(),
})

export const ClientMonth: z.ZodMiniType<types.ClientMonth> = z.looseObject({
  month: z.string().check(z.regex(new RegExp('^\\d{4}-\\d{2}$'))),
  projects: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  weightedWords: z.number().check(z.gte(0)),
  amounts: z.optional(z.array(ClientAmount)),
})

export const ClientSummaryUnit: z.ZodMiniType<types.ClientSummaryUnit> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  status: z.string(),
  openProjects: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
})

export const ClientSummary: z.ZodMiniType<types.ClientSummary> = z.looseObject({
  projects: z.int().check(z.gte(0)),
  inProgress: z.int().check(z.gte(0)),
  overdue: z.int().check(z.gte(0)),
  dueSoon: z.int().check(z.gte(0)),
  quotes: z.int().check(z.gte(0)),
  quoteAmounts: z.optional(z.array(ClientAmount)),
  oldestQuote: z.optional(z.int()),
  delivered: z.int().check(z.gte(0)),
  deliveredAmounts: z.optional(z.array(ClientAmount)),
  measured: z.int().check(z.gte(0)),
  onTime: z.int().check(z.gte(0)),
  months: z.array(ClientMonth),
  orgUnits: z.array(ClientSummaryUnit),
})

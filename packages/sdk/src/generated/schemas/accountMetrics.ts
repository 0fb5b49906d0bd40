// Generated from openapi/resources/accountMetrics.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../accountMetrics.ts'
import * as shared from './shared.ts'

export const AccountUsageStatus: z.ZodMiniType<types.AccountUsageStatus> = z.looseObject({
  words: z.int().check(z.gte(0)),
  currentLimit: z.optional(z.int().check(z.gte(0))),
})

export const AccountUsageMonth: z.ZodMiniType<types.AccountUsageMonth> = z.looseObject({
  month: z.iso.date(),
  human: z.int().check(z.gte(0)),
  memory: z.int().check(z.gte(0)),
  machine: z.int().check(z.gte(0)),
})

export const AccountUsageDay: z.ZodMiniType<types.AccountUsageDay> = z.looseObject({
  day: z.iso.date(),
  words: z.int().check(z.gte(0)),
})

export const AccountUsageUnit: z.ZodMiniType<types.AccountUsageUnit> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  organization: z.string(),
  words: z.int().check(z.gte(0)),
})

export const AccountMetrics: z.ZodMiniType<types.AccountMetrics> = z.looseObject({
  accountUuid: z.guid(),
  accountType: shared.AccountType,
  words: z.int().check(z.gte(0)),
  currentLimit: z.optional(z.int().check(z.gte(0))),
  renewalDate: z.int(),
  months: z.array(AccountUsageMonth),
  days: z.array(AccountUsageDay),
  orgUnits: z.array(AccountUsageUnit),
})

export const AccountUsageRow: z.ZodMiniType<types.AccountUsageRow> = z.looseObject({
  day: z.iso.date(),
  organization: z.optional(z.string()),
  orgUnit: z.optional(z.string()),
  source: z.string(),
  words: z.int().check(z.gte(0)),
})

export const listRawResult: z.ZodMiniType<types.AccountUsageRow[]> = z.array(AccountUsageRow)

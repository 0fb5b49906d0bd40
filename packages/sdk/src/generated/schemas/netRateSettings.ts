// Generated from openapi/resources/netRateSettings.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../netRateSettings.ts'

export const NetRateSettingsRef: z.ZodMiniType<types.NetRateSettingsRef> = z.looseObject({
  id: z.string(),
  uuid: z.guid(),
  name: z.string(),
  isDefault: z.boolean(),
  isDefaultGlobal: z.boolean(),
})

export const NetRateMatchRange: z.ZodMiniType<types.NetRateMatchRange> = z.looseObject({
  uuid: z.optional(z.guid()),
  start: z.int(),
  end: z.int(),
  type: z.string(),
})

export const NetRateWorkflowItem: z.ZodMiniType<types.NetRateWorkflowItem> = z.looseObject({
  type: z.string(),
  range: z.looseObject({
  start: z.int(),
  end: z.int(),
}),
  tmFactor: z.number().check(z.gte(0)),
  mtFactor: z.number().check(z.gte(0)),
  ntFactor: z.number().check(z.gte(0)),
})

export const NetRateWorkflow: z.ZodMiniType<types.NetRateWorkflow> = z.looseObject({
  workflow: z.string(),
  netRateWorkflowItems: z.array(NetRateWorkflowItem),
})

export const NetRateSettings: z.ZodMiniType<types.NetRateSettings> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  isDefault: z.boolean(),
  matchRanges: z.array(NetRateMatchRange),
  version: z.int(),
  netRateWorkflows: z.array(NetRateWorkflow),
})

export const AccountNetRateSettings: z.ZodMiniType<types.AccountNetRateSettings> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  isDefault: z.boolean(),
  isDefaultGlobal: z.boolean(),
  account: z.looseObject({
  uuid: z.guid(),
  name: z.string(),
}),
  matchRanges: z.array(NetRateMatchRange),
})

export const listResult: z.ZodMiniType<types.NetRateSettingsRef[]> = z.array(NetRateSettingsRef)

export const listAccountResult: z.ZodMiniType<types.AccountNetRateSettings[]> = z.array(AccountNetRateSettings)

// Generated from openapi/resources/netRateSettings.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../netRateSettings.ts'
import * as shared from './shared.ts'

export const NetRateSettingsRef: z.ZodMiniType<types.NetRateSettingsRef> = z.looseObject({
  id: z.string(),
  uuid: z.guid(),
  name: z.string(),
  isDefault: z.boolean(),
  isDefaultGlobal: z.boolean(),
  isSystem: z.boolean(),
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
  isSystem: z.boolean(),
  version: z.int(),
  orgUnitUuids: z.array(z.guid()),
  netRateWorkflows: z.array(NetRateWorkflow),
})

export const AccountNetRateSettings: z.ZodMiniType<types.AccountNetRateSettings> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  isDefault: z.boolean(),
  isDefaultGlobal: z.boolean(),
  isSystem: z.boolean(),
  account: z.optional(z.looseObject({
  uuid: z.guid(),
  name: z.string(),
})),
  matchRanges: z.array(NetRateMatchRange),
})

export const NetRateRangeSave: z.ZodMiniType<types.NetRateRangeSave> = z.looseObject({
  uuid: z.optional(z.string().check(z.maxLength(60))),
  start: z.int().check(z.gte(0), z.lte(101)),
  end: z.int().check(z.gte(0), z.lte(101)),
  type: z.enum(['CONTEXT', 'EXACT', 'REPETITION', 'FUZZY']),
})

export const NetRateWorkflowSave: z.ZodMiniType<types.NetRateWorkflowSave> = z.looseObject({
  workflow: shared.WorkflowCode,
  netRateWorkflowItems: z.array(z.looseObject({
  type: z.optional(z.enum(['CONTEXT', 'EXACT', 'REPETITION', 'FUZZY'])),
  range: z.looseObject({
  start: z.int().check(z.gte(0), z.lte(101)),
  end: z.int().check(z.gte(0), z.lte(101)),
}),
  tmFactor: z.number().check(z.gte(0), z.lte(100)),
  mtFactor: z.optional(z.number().check(z.gte(0), z.lte(100))),
  ntFactor: z.optional(z.number().check(z.gte(0), z.lte(100))),
})).check(z.maxLength(60)),
})

export const NetRateSettingsSave: z.ZodMiniType<types.NetRateSettingsSave> = z.looseObject({
  version: z.optional(z.int().check(z.gte(1), z.lte(2147483647))),
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  isSystem: z.optional(z.boolean()),
  isDefault: z.optional(z.boolean()),
  orgUnitUuids: z.optional(z.array(z.guid()).check(z.maxLength(1000))),
  matchRanges: z.array(NetRateRangeSave).check(z.minLength(4), z.maxLength(60)),
  netRateWorkflows: z.optional(z.array(NetRateWorkflowSave).check(z.maxLength(100))),
})

export const OrgUnitNetRates: z.ZodMiniType<types.OrgUnitNetRates> = z.looseObject({
  netRateUuid: z.union([z.guid(), z.null()]),
})

export const listResult: z.ZodMiniType<types.NetRateSettingsRef[]> = z.array(NetRateSettingsRef)

export const listAccountResult: z.ZodMiniType<types.AccountNetRateSettings[]> = z.array(AccountNetRateSettings)

export const listOrgUnitAccountResult: z.ZodMiniType<types.AccountNetRateSettings[]> = z.array(AccountNetRateSettings)

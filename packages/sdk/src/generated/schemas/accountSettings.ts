// Generated from openapi/resources/accountSettings.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../accountSettings.ts'
import * as activity from './activity.ts'
import * as cancellationOptions from './cancellationOptions.ts'
import * as shared from './shared.ts'

export const SettingSwitch: z.ZodMiniType<types.SettingSwitch> = z.looseObject({
  value: z.optional(z.boolean()),
})

export const CostsLogfileType: z.ZodMiniType<types.CostsLogfileType> = z.enum(['BY_STATUS', 'PRE_ANALYSIS', 'POST_ANALYSIS'])

export const HierarchyLevel: z.ZodMiniType<types.HierarchyLevel> = z.enum(['SYSTEM', 'ACCOUNT', 'ORGANIZATION', 'ORG_UNIT', 'PROJECT'])

export const HierarchyNode: z.ZodMiniType<types.HierarchyNode> = z.looseObject({
  level: HierarchyLevel,
  uuid: z.guid(),
  name: z.string(),
  parentName: z.optional(z.string()),
  hasChildren: z.boolean(),
})

export const HierarchyPart: z.ZodMiniType<types.HierarchyPart> = z.looseObject({
  nodes: z.array(HierarchyNode),
  hasMore: z.boolean(),
})

export const LevelValue: z.ZodMiniType<types.LevelValue> = z.looseObject({
  level: HierarchyLevel,
  value: z.string(),
  name: z.optional(z.string()),
})

export const LevelSetting: z.ZodMiniType<types.LevelSetting> = z.looseObject({
  setting: z.string(),
  source: HierarchyLevel,
  levels: z.array(LevelValue),
})

export const ContextMatching: z.ZodMiniType<types.ContextMatching> = z.looseObject({
  value: z.boolean(),
  memories: z.int().check(z.gte(0)),
  requiring: z.int().check(z.gte(0)),
})

export const SignInMethod: z.ZodMiniType<types.SignInMethod> = z.enum(['PASSWORD', 'AUTHENTICATOR', 'PASSKEY', 'SSO'])

export const AccountSecurity: z.ZodMiniType<types.AccountSecurity> = z.looseObject({
  idleMinutes: z.int(),
  absoluteHours: z.int(),
  signInMethods: z.array(SignInMethod),
  secondFactorFrom: z.nullable(z.int()),
  allowedAddresses: z.array(z.string()),
  ownAddress: z.string(),
  version: z.string(),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})

export const AccountSecurityUpdate: z.ZodMiniType<types.AccountSecurityUpdate> = z.looseObject({
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
  idleMinutes: z.optional(z.int().check(z.gte(10), z.lte(1440))),
  absoluteHours: z.optional(z.int().check(z.gte(1), z.lte(720))),
  signInMethods: z.optional(z.array(SignInMethod).check(z.minLength(1))),
  secondFactorFrom: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(253402300799999)))),
  allowedAddresses: z.optional(z.array(z.string().check(z.minLength(2), z.maxLength(50))).check(z.maxLength(100))),
})

export const SettingsPageCode: z.ZodMiniType<types.SettingsPageCode> = z.enum(['GENERAL', 'USAGE', 'PRICE_LISTS', 'FINANCE', 'BRANDING', 'START_PAGES', 'NOTIFICATIONS', 'SECURITY', 'SSO', 'CONTRACTS', 'WEBHOOKS', 'THIRD_PARTIES', 'CANCELLATIONS', 'HIERARCHY', 'RECOMMENDATIONS', 'LANGUAGE_MAPPINGS', 'CUSTOM_FIELDS', 'PLAN', 'WORKFLOWS', 'MT', 'LLMS', 'SEGMENTATION', 'FILE_OPTIONS', 'SPELLING', 'CHECKS', 'NET_RATES', 'TASK_PLACEMENT', 'ACTIVITY', 'PROVISIONING', 'PROJECT_ROUTING', 'PIPELINES', 'SKIP_REVIEW', 'STOP_LOSS', 'REVIEW_CATEGORIES', 'QUALITY_PROFILES'])

export const UndoProof: z.ZodMiniType<types.UndoProof> = z.looseObject({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
})

export const SettingsPageState: z.ZodMiniType<types.SettingsPageState> = z.looseObject({
  page: SettingsPageCode,
  count: z.optional(z.int().check(z.gte(0))),
  limit: z.optional(z.int().check(z.gte(0))),
  failing: z.optional(z.int().check(z.gte(0))),
  currency: z.optional(z.string()),
  accountType: z.optional(shared.AccountType),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
  undo: z.optional(z.lazy(() => activity.ActivityEntry)),
})

export const AccountSettingsUpdate: z.ZodMiniType<types.AccountSettingsUpdate> = z.looseObject({
  projectAutomationEnabled: z.optional(z.boolean()),
  aiReviewEnabled: z.optional(z.boolean()),
  aiSpellcheckEnabled: z.optional(z.boolean()),
  sendLearntToKanban: z.optional(z.boolean()),
  customReviewCategorizationEnabled: z.optional(z.boolean()),
  customReviewCategoryOnly: z.optional(z.boolean()),
  payoutConfirmationRequired: z.optional(z.boolean()),
  requireContextTmMatching: z.optional(z.boolean()),
  costsLogfileType: z.optional(CostsLogfileType),
  wordCounter: z.optional(shared.WordCounter),
  stopLossHours: z.optional(z.int().check(z.gte(1), z.lte(720))),
  stopLossMinimumPercent: z.optional(z.int().check(z.gte(0), z.lte(99))),
  stopLossReasonRequired: z.optional(z.boolean()),
})

export const AccountSettings: z.ZodMiniType<types.AccountSettings> = z.looseObject({
  projectAutomationEnabled: z.boolean(),
  aiReviewEnabled: z.boolean(),
  aiSpellcheckEnabled: z.boolean(),
  sendLearntToKanban: z.boolean(),
  customReviewCategorizationEnabled: z.boolean(),
  customReviewCategoryOnly: z.boolean(),
  payoutConfirmationRequired: z.boolean(),
  requireContextTmMatching: z.boolean(),
  costsLogfileType: CostsLogfileType,
  wordCounter: shared.WordCounter,
  stopLossHours: z.int().check(z.gte(1), z.lte(720)),
  stopLossMinimumPercent: z.int().check(z.gte(0), z.lte(99)),
  stopLossReasonRequired: z.boolean(),
  version: z.string().check(z.maxLength(100)),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
  lastStopLossChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})

export const getOverviewResult: z.ZodMiniType<types.SettingsPageState[]> = z.array(SettingsPageState)

export const getAiReviewStatusResult: z.ZodMiniType<boolean> = z.boolean()

export const getCustomReviewCategoryOnlyResult: z.ZodMiniType<boolean> = z.boolean()

export const getHierarchySettingsResult: z.ZodMiniType<types.LevelSetting[]> = z.array(LevelSetting)

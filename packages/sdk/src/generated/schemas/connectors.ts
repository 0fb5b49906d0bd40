// Generated from openapi/resources/connectors.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../connectors.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const ConnectorState: z.ZodMiniType<types.ConnectorState> = z.enum(['READY', 'DECIDE', 'SIGN_IN', 'FAILING', 'PAUSED', 'OFF'])

export const ConnectorReason: z.ZodMiniType<types.ConnectorReason> = z.enum(['NEW', 'CHANGED', 'UNCHANGED', 'FILTERED', 'UNSUPPORTED', 'EMPTY', 'TOO_LARGE', 'IN_PROGRESS', 'SOURCE_GONE', 'READ_FAILED', 'WRITTEN', 'SAME', 'NOT_FINISHED', 'SOURCE_CHANGED', 'TARGET_CHANGED', 'TARGET_LOCALE_MISSING', 'REFUSED_BY_PEER', 'TARGET_GONE', 'WOULD_WRITE', 'RATE_LIMITED', 'SIGN_IN'])

export const ConnectorDirection: z.ZodMiniType<types.ConnectorDirection> = z.enum(['PULL', 'PUSH'])

export const ConnectorRef: z.ZodMiniType<types.ConnectorRef> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
})

export const ConnectorTrigger: z.ZodMiniType<types.ConnectorTrigger> = z.enum(['MANUAL', 'SCHEDULE', 'DELIVERED', 'RETRY', 'HOOK'])

export const ConnectorCount: z.ZodMiniType<types.ConnectorCount> = z.looseObject({
  reason: ConnectorReason,
  count: z.int().check(z.gte(1)),
})

export const ConnectorPrice: z.ZodMiniType<types.ConnectorPrice> = z.looseObject({
  amount: z.number(),
  currency: shared.CurrencyCode,
  isComplete: z.boolean(),
})

export const ConnectorFault: z.ZodMiniType<types.ConnectorFault> = z.enum(['ADDRESS', 'SIGN_IN', 'FORBIDDEN', 'NOT_FOUND', 'LIMIT', 'NOT_JSON', 'REFUSED', 'UNREACHABLE'])

export const ConnectorRun: z.ZodMiniType<types.ConnectorRun> = z.looseObject({
  uuid: z.guid(),
  config: ConnectorRef,
  kind: shared.ConnectorKind,
  direction: ConnectorDirection,
  trigger: ConnectorTrigger,
  isDryRun: z.boolean(),
  status: shared.RequestStatus,
  counts: z.array(ConnectorCount),
  words: z.optional(z.int().check(z.gte(0))),
  newProjects: z.optional(z.int().check(z.gte(0))),
  price: z.optional(ConnectorPrice),
  startedAt: z.int(),
  endedAt: z.optional(z.int()),
  waitsUntil: z.optional(z.int()),
  fault: z.optional(ConnectorFault),
  message: z.optional(z.string()),
  projects: z.array(ConnectorRef),
  url: z.optional(z.string()),
  startedBy: z.optional(z.lazy(() => users.UserRef)),
  parentUuid: z.optional(z.guid()),
})

export const ConnectorOverview: z.ZodMiniType<types.ConnectorOverview> = z.looseObject({
  kind: shared.ConnectorKind,
  configs: z.int().check(z.gte(0)),
  needAttention: z.int().check(z.gte(0)),
  items: z.int().check(z.gte(0)),
  heldItems: z.int().check(z.gte(0)),
  writtenLately: z.int().check(z.gte(0)),
  lastRun: z.optional(ConnectorRun),
})

export const ConnectorLocale: z.ZodMiniType<types.ConnectorLocale> = z.looseObject({
  locale: shared.LocaleCode,
  code: z.string().check(z.minLength(1), z.maxLength(100)),
})

export const ConnectorRepository: z.ZodMiniType<types.ConnectorRepository> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[A-Za-z0-9._-]+$'))),
  owner: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[A-Za-z0-9._-]+$'))),
  baseBranch: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  configPath: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  projectTag: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
})

export const ConnectorDeliveryMode: z.ZodMiniType<types.ConnectorDeliveryMode> = z.enum(['PULL_REQUEST', 'BRANCH', 'DRAFT', 'PUBLISH'])

export const ConnectorSourceRule: z.ZodMiniType<types.ConnectorSourceRule> = z.enum(['MATCHING', 'HOLD', 'ANYWAY'])

export const ConnectorExistingRule: z.ZodMiniType<types.ConnectorExistingRule> = z.enum(['NEVER', 'ONCE', 'ALWAYS'])

export const ConnectorSchedule: z.ZodMiniType<types.ConnectorSchedule> = z.looseObject({
  days: z.array(z.enum(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])).check(z.minLength(1), z.maxLength(7)),
  hour: z.optional(z.int().check(z.gte(0), z.lte(23))),
  minute: z.int().check(z.gte(0), z.lte(59)),
  timezone: z.string().check(z.minLength(1), z.maxLength(100)),
})

export const ConnectorSettings: z.ZodMiniType<types.ConnectorSettings> = z.looseObject({
  sourceLocale: z.optional(shared.LocaleCode),
  targetLocales: z.optional(z.array(shared.LocaleCode).check(z.maxLength(100))),
  workflows: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(16))),
  contactUuid: z.optional(z.guid()),
  projectTag: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(20))),
  contentTypes: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(50))),
  include: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(500))).check(z.maxLength(50))),
  exclude: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(500))).check(z.maxLength(50))),
  locales: z.optional(z.array(ConnectorLocale).check(z.maxLength(200))),
  delivery: z.optional(ConnectorDeliveryMode),
  deliversWhenDone: z.optional(z.boolean()),
  whenSourceChanged: z.optional(ConnectorSourceRule),
  existing: z.optional(ConnectorExistingRule),
  intervalMinutes: z.optional(z.nullable(z.int().check(z.gte(5), z.lte(44640)))),
  schedule: z.optional(ConnectorSchedule),
})

export const ConnectorConfig: z.ZodMiniType<types.ConnectorConfig> = z.looseObject({
  uuid: z.guid(),
  version: z.string().check(z.maxLength(100)),
  kind: shared.ConnectorKind,
  name: z.string(),
  orgUnit: ConnectorRef,
  isDefault: z.boolean(),
  active: z.boolean(),
  state: ConnectorState,
  fields: z.record(z.string(), z.string()),
  repositories: z.optional(z.array(ConnectorRepository)),
  settings: ConnectorSettings,
  failuresInRow: z.int().check(z.gte(0)),
  pausedAt: z.optional(z.int()),
  nextRunAt: z.optional(z.int()),
  lastRun: z.optional(ConnectorRun),
  callsLeft: z.optional(z.int().check(z.gte(0))),
  hookUrl: z.optional(z.string()),
  createdAt: z.int(),
  owner: z.optional(z.lazy(() => users.UserRef)),
})

export const ConnectorConfigPage: z.ZodMiniType<types.ConnectorConfigPage> = z.looseObject({
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
  content: z.array(ConnectorConfig),
})

export const ConnectorConfigInput: z.ZodMiniType<types.ConnectorConfigInput> = z.looseObject({
  kind: shared.ConnectorKind,
  name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S'))),
  orgUnitUuid: z.guid(),
  active: z.optional(z.boolean()),
  fields: z.record(z.string(), z.string().check(z.maxLength(10000))),
  repositories: z.optional(z.array(ConnectorRepository).check(z.maxLength(100))),
  settings: z.optional(ConnectorSettings),
})

export const ConnectorConfigUpdate: z.ZodMiniType<types.ConnectorConfigUpdate> = z.looseObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S')))),
  active: z.optional(z.boolean()),
  fields: z.optional(z.record(z.string(), z.string().check(z.maxLength(10000)))),
  repositories: z.optional(z.array(ConnectorRepository).check(z.maxLength(100))),
  settings: z.optional(ConnectorSettings),
})

export const ConnectorCheck: z.ZodMiniType<types.ConnectorCheck> = z.looseObject({
  check: z.enum(['REACH', 'SIGN_IN', 'READ', 'WRITE', 'LOCALES']),
  isOk: z.boolean(),
  reason: z.optional(ConnectorFault),
  message: z.optional(z.string()),
  milliseconds: z.int().check(z.gte(0)),
})

export const ConnectorTest: z.ZodMiniType<types.ConnectorTest> = z.looseObject({
  isOk: z.boolean(),
  checks: z.array(ConnectorCheck),
})

export const ConnectorChoiceField: z.ZodMiniType<types.ConnectorChoiceField> = z.enum(['repository', 'branch', 'contentType', 'locale'])

export const ConnectorChoice: z.ZodMiniType<types.ConnectorChoice> = z.looseObject({
  value: z.string(),
  label: z.string(),
})

export const ConnectorItemState: z.ZodMiniType<types.ConnectorItemState> = z.enum(['CURRENT', 'CHANGED', 'GONE'])

export const ConnectorTargetState: z.ZodMiniType<types.ConnectorTargetState> = z.enum(['WAITING', 'DELIVERED', 'HELD'])

export const ConnectorTarget: z.ZodMiniType<types.ConnectorTarget> = z.looseObject({
  uuid: z.guid(),
  locale: z.string(),
  state: ConnectorTargetState,
  deliveredAt: z.optional(z.int()),
  url: z.optional(z.string()),
  workUnitUuid: z.optional(z.guid()),
})

export const ConnectorItem: z.ZodMiniType<types.ConnectorItem> = z.looseObject({
  uuid: z.guid(),
  key: z.string(),
  title: z.string(),
  state: ConnectorItemState,
  url: z.optional(z.string()),
  seenAt: z.int(),
  project: z.optional(ConnectorRef),
  targets: z.array(ConnectorTarget),
})

export const ConnectorItemPage: z.ZodMiniType<types.ConnectorItemPage> = z.looseObject({
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
  content: z.array(ConnectorItem),
})

export const ConnectorConflict: z.ZodMiniType<types.ConnectorConflict> = z.looseObject({
  targetUuid: z.guid(),
  locale: z.string(),
  remoteVersion: z.string(),
  theirs: z.string(),
  ours: z.string(),
  workUnitUuid: z.optional(z.guid()),
})

export const ConnectorDecision: z.ZodMiniType<types.ConnectorDecision> = z.looseObject({
  decision: z.enum(['KEEP_THEIRS', 'OVERWRITE']),
  remoteVersion: z.string().check(z.maxLength(500)),
})

export const ConnectorRunStart: z.ZodMiniType<types.ConnectorRunStart> = z.looseObject({
  direction: ConnectorDirection,
  isDryRun: z.optional(z.boolean()),
  keys: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(1000))).check(z.minLength(1), z.maxLength(500))),
  locales: z.optional(z.array(shared.LocaleCode).check(z.minLength(1), z.maxLength(100))),
  skipHashCheck: z.optional(z.boolean()),
  skipStatusCheck: z.optional(z.boolean()),
})

export const ConnectorDelivery: z.ZodMiniType<types.ConnectorDelivery> = z.looseObject({
  filenames: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(500))).check(z.maxLength(500))),
  languages: z.optional(z.array(shared.LocaleCode).check(z.maxLength(100))),
})

export const ConnectorRetry: z.ZodMiniType<types.ConnectorRetry> = z.looseObject({
  itemUuids: z.optional(z.array(z.guid()).check(z.minLength(1), z.maxLength(500))),
})

export const ConnectorRunPage: z.ZodMiniType<types.ConnectorRunPage> = z.looseObject({
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
  content: z.array(ConnectorRun),
})

export const ConnectorRunExport: z.ZodMiniType<types.ConnectorRunExport> = z.looseObject({
  format: z.enum(['CSV', 'XLSX', 'JSON']),
  columns: z.array(shared.ExportColumn).check(z.minLength(1), z.maxLength(40)),
  kind: z.optional(shared.ConnectorKind),
  configUuid: z.optional(z.guid()),
  hasChanges: z.optional(z.boolean()),
})

export const ConnectorRunItem: z.ZodMiniType<types.ConnectorRunItem> = z.looseObject({
  uuid: z.guid(),
  key: z.string(),
  title: z.string(),
  locale: z.optional(z.string()),
  reason: ConnectorReason,
  message: z.optional(z.string()),
  isRetryable: z.boolean(),
  words: z.optional(z.int().check(z.gte(0))),
  projectUuid: z.optional(z.guid()),
  targetUuid: z.optional(z.guid()),
  url: z.optional(z.string()),
  at: z.int(),
})

export const ConnectorRunItemPage: z.ZodMiniType<types.ConnectorRunItemPage> = z.looseObject({
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
  content: z.array(ConnectorRunItem),
})

export const ConnectorGroup: z.ZodMiniType<types.ConnectorGroup> = z.looseObject({
  uuid: z.guid(),
  version: z.string().check(z.maxLength(100)),
  name: z.string(),
  kind: shared.ConnectorKind,
  orgUnitUuid: z.guid(),
  configs: z.array(ConnectorRef),
})

export const ConnectorGroupInput: z.ZodMiniType<types.ConnectorGroupInput> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S'))),
  kind: shared.ConnectorKind,
  orgUnitUuid: z.guid(),
  configUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(50)),
})

export const ConnectorGroupUpdate: z.ZodMiniType<types.ConnectorGroupUpdate> = z.looseObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S')))),
  configUuids: z.optional(z.array(z.guid()).check(z.minLength(1), z.maxLength(50))),
})

export const listResult: z.ZodMiniType<types.ConnectorOverview[]> = z.array(ConnectorOverview)

export const listChoicesResult: z.ZodMiniType<types.ConnectorChoice[]> = z.array(ConnectorChoice)

export const listGroupsResult: z.ZodMiniType<types.ConnectorGroup[]> = z.array(ConnectorGroup)

export const startGroupRunResult: z.ZodMiniType<types.ConnectorRun[]> = z.array(ConnectorRun)

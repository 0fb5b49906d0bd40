// Generated from openapi/resources/home.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../home.ts'
import * as shared from './shared.ts'
import * as workflows from './workflows.ts'

export const HomeAmount: z.ZodMiniType<types.HomeAmount> = z.looseObject({
  currency: shared.CurrencyCode,
  total: z.number(),
})

export const HomeDay: z.ZodMiniType<types.HomeDay> = z.looseObject({
  day: z.iso.date(),
  first: z.int().check(z.gte(0)),
  second: z.int().check(z.gte(0)),
})

export const HomeWeek: z.ZodMiniType<types.HomeWeek> = z.looseObject({
  week: z.iso.date(),
  onTime: z.int().check(z.gte(0)),
  late: z.int().check(z.gte(0)),
})

export const HomeProject: z.ZodMiniType<types.HomeProject> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  reference: z.string(),
  status: shared.ProjectStatus,
  reason: z.string(),
  count: z.int().check(z.gte(0)),
  client: z.string(),
  targetLocales: z.array(shared.LocaleCode),
  dueDate: z.optional(z.int()),
  createDate: z.int(),
  deliveredDate: z.optional(z.int()),
  progress: z.number().check(z.gte(0), z.lte(100)),
  totalCost: z.optional(z.number()),
  currency: z.optional(shared.CurrencyCode),
})

export const HomeManager: z.ZodMiniType<types.HomeManager> = z.looseObject({
  toQuote: z.int().check(z.gte(0)),
  oldestDraft: z.optional(z.int()),
  waitingForApproval: z.int().check(z.gte(0)),
  quoted: z.array(HomeAmount),
  lateTasks: z.int().check(z.gte(0)),
  unassignedTasks: z.int().check(z.gte(0)),
  unassignedProjects: z.int().check(z.gte(0)),
  deliveredWords: z.int().check(z.gte(0)),
  deliveredWordsBefore: z.int().check(z.gte(0)),
  due: z.array(HomeDay),
  delivered: z.array(HomeWeek),
  waiting: z.array(HomeProject),
  waitingTotal: z.int().check(z.gte(0)),
})

export const HomeMonth: z.ZodMiniType<types.HomeMonth> = z.looseObject({
  month: z.iso.date(),
  value: z.number().check(z.gte(0)),
  cost: z.optional(z.number().check(z.gte(0))),
})

export const HomeClient: z.ZodMiniType<types.HomeClient> = z.looseObject({
  toApprove: z.array(HomeProject),
  toApproveTotal: z.int().check(z.gte(0)),
  quoted: z.array(HomeAmount),
  inProgress: z.array(HomeProject),
  inProgressTotal: z.int().check(z.gte(0)),
  delivered: z.array(HomeProject),
  deliveredTotal: z.int().check(z.gte(0)),
  words: z.array(HomeMonth),
})

export const HomeTask: z.ZodMiniType<types.HomeTask> = z.looseObject({
  uuid: z.guid(),
  group: z.string(),
  filename: z.string(),
  project: z.string(),
  workflow: z.lazy(() => workflows.WorkflowRef),
  sourceLocale: shared.LocaleCode,
  targetLocale: shared.LocaleCode,
  words: z.int().check(z.gte(0)),
  confirmedWords: z.int().check(z.gte(0)),
  dueDate: z.optional(z.int()),
  pay: z.optional(z.number()),
  currency: z.optional(shared.CurrencyCode),
})

export const HomeLinguist: z.ZodMiniType<types.HomeLinguist> = z.looseObject({
  wordsPerDay: z.int().check(z.gte(1)),
  inProgress: z.int().check(z.gte(0)),
  inProgressWords: z.int().check(z.gte(0)),
  nextDueDate: z.optional(z.int()),
  assigned: z.int().check(z.gte(0)),
  available: z.int().check(z.gte(0)),
  toBePaid: z.array(HomeAmount),
  toBePaidTasks: z.int().check(z.gte(0)),
  due: z.array(HomeDay),
  payCurrency: z.optional(shared.CurrencyCode),
  pay: z.array(HomeMonth),
  tasks: z.array(HomeTask),
})

export const HomeFinance: z.ZodMiniType<types.HomeFinance> = z.looseObject({
  toInvoice: z.array(HomeAmount),
  toInvoiceProjects: z.int().check(z.gte(0)),
  toPay: z.array(HomeAmount),
  toPayTasks: z.int().check(z.gte(0)),
  baseCurrency: shared.CurrencyCode,
  toInvoiceTotal: z.optional(z.number()),
  toPayTotal: z.optional(z.number()),
  failedJobs: z.int().check(z.gte(0)),
  currency: z.optional(shared.CurrencyCode),
  months: z.array(HomeMonth),
})

export const HomeFirstStep: z.ZodMiniType<types.HomeFirstStep> = z.looseObject({
  code: z.string(),
  done: z.boolean(),
})

export const HomeEvent: z.ZodMiniType<types.HomeEvent> = z.enum(['PROJECT_CREATED', 'PROJECT_MESSAGE_CREATED', 'PROJECT_STATUS_CHANGED', 'TASK_ASSIGNED', 'TASK_REJECTED', 'TASK_REOPENED', 'TASK_STATUS_CHANGED', 'TASK_STOP_LOSS_ACCEPTED', 'TASK_STOP_LOSS_DECLINED', 'TASK_STOP_LOSS_OFFERED'])

export const HomeChange: z.ZodMiniType<types.HomeChange> = z.looseObject({
  uuid: z.guid(),
  at: z.int(),
  person: z.optional(z.string()),
  event: HomeEvent,
  subject: z.string(),
  status: z.optional(z.string()),
  projectUuid: z.guid(),
  project: z.string(),
  count: z.int().check(z.gte(1)),
})

export const HomeOverview: z.ZodMiniType<types.HomeOverview> = z.looseObject({
  timezone: z.string(),
  today: z.iso.date(),
  manager: z.optional(HomeManager),
  client: z.optional(HomeClient),
  linguist: z.optional(HomeLinguist),
  finance: z.optional(HomeFinance),
  firstSteps: z.optional(z.array(HomeFirstStep)),
  changes: z.array(HomeChange),
})

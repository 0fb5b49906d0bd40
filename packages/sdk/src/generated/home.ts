// Generated from openapi/resources/home.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { CurrencyCode, LocaleCode, ProjectStatus } from './shared.ts'
import type { WorkflowRef } from './workflows.ts'
import { operation } from '../operation.ts'

/** What waits for the caller. */
export interface HomeOverview {
  /** Time zone of the days. */
  timezone: string
  /** The current day. */
  today: string
  /** Only for project managers and administrators. */
  manager?: HomeManager
  /** Only for clients, and for everyone with `portal`. */
  client?: HomeClient
  /** Only for linguists. */
  linguist?: HomeLinguist
  /** Only for account administrators and above. */
  finance?: HomeFinance
  /** The first steps of the roles of the caller; absent once all are done, or where the preferences of the caller put them away. */
  firstSteps?: HomeFirstStep[]
  /** The last six kinds of moves, assignments, and messages in projects of the caller, newest first. */
  changes: HomeChange[]
}

/** A first step with the product. */
export interface HomeFirstStep {
  /** For managers, a client, linguists, prices (administrators only), a project, and its approval. For clients, a project, its approval, and its delivery. For linguists, rates, a payout method, an accepted task, and a delivered one. */
  code: 'CLIENT' | 'LINGUISTS' | 'PRICES' | 'PROJECT' | 'APPROVAL' | 'ORDER' | 'QUOTE' | 'DELIVERY' | 'RATES' | 'PAYOUT' | 'TASK' | 'TRANSLATION' | (string & {})
  /** Whether it is done. */
  done: boolean
}

/** What happened: the name of the journal entry, or `TASK_REOPENED` for a delivered task that is in progress again. */
export type HomeEvent = 'PROJECT_CREATED' | 'PROJECT_MESSAGE_CREATED' | 'PROJECT_STATUS_CHANGED' | 'TASK_ASSIGNED' | 'TASK_REJECTED' | 'TASK_REOPENED' | 'TASK_STATUS_CHANGED' | 'TASK_STOP_LOSS_ACCEPTED' | 'TASK_STOP_LOSS_DECLINED' | 'TASK_STOP_LOSS_OFFERED'

/** Something that happened in a project. */
export interface HomeChange {
  /** Journal entry. */
  uuid: string
  /** Date and time, epoch ms. */
  at: number
  /** Name of the person responsible; absent for the system. */
  person?: string
  /** The event. */
  event: HomeEvent
  /** Name of the affected resource at the time. */
  subject: string
  /** New status; absent if it did not change. */
  status?: string
  /** Project. */
  projectUuid: string
  /** Project name. */
  project: string
  /** How often the same person did the same in the project in a row; the other fields are those of the last time. */
  count: number
}

/** An amount of money. */
export interface HomeAmount {
  /** Currency. */
  currency: CurrencyCode
  /** Sum. */
  total: number
}

/** A project that waits for the caller, with the reason. */
export interface HomeProject {
  /** Project. */
  uuid: string
  /** Project number. */
  name: string
  /** Project name. */
  reference: string
  /** Status. */
  status: ProjectStatus
  /** What is to be done, or the state of the project. */
  reason: 'OVERDUE' | 'UNASSIGNED' | 'QUOTE' | 'APPROVAL' | 'IN_PROGRESS' | 'DELIVERED' | (string & {})
  /** Open tasks if overdue, unassigned tasks that can start if unassigned, words otherwise. */
  count: number
  /** Name of the organization. */
  client: string
  /** Target locales. */
  targetLocales: LocaleCode[]
  /** Due date, epoch ms; absent without one. */
  dueDate?: number
  /** When the project was created, epoch ms. */
  createDate: number
  /** When the project was delivered, epoch ms; absent until then. */
  deliveredDate?: number
  /** Delivered tasks, in percent of all. */
  progress: number
  /** Cost; absent until it is calculated. */
  totalCost?: number
  /** Currency of the cost. */
  currency?: CurrencyCode
}

/** A task of a linguist. */
export interface HomeTask {
  /** Task. */
  uuid: string
  /** Whether the task is accepted, waits for an answer, or can be claimed. */
  group: 'IN_PROGRESS' | 'ASSIGNED' | 'AVAILABLE' | (string & {})
  /** File. */
  filename: string
  /** Project name. */
  project: string
  /** Workflow step. */
  workflow: WorkflowRef
  /** Source locale. */
  sourceLocale: LocaleCode
  /** Target locale. */
  targetLocale: LocaleCode
  /** Source words. */
  words: number
  /** Words of the confirmed share of the segments in the current step. */
  confirmedWords: number
  /** Due date, epoch ms; absent without one. */
  dueDate?: number
  /** Payment; absent until it is calculated. */
  pay?: number
  /** Currency of the payment. */
  currency?: CurrencyCode
}

/** Words that are due on one day. */
export interface HomeDay {
  /** Day. */
  day: string
  /** Words of first steps; for linguists, of accepted tasks. */
  first: number
  /** Words of later steps; for linguists, of tasks that wait for an answer. */
  second: number
}

/** Words delivered in one week. */
export interface HomeWeek {
  /** Monday of the week. */
  week: string
  /** Words delivered by the due date. */
  onTime: number
  /** Words delivered after the due date. */
  late: number
}

/** Amounts or words of one month. */
export interface HomeMonth {
  /** First day of the month. */
  month: string
  /** Sum, in words or in the currency of the series. */
  value: number
  /** Payments to linguists, in the currency of the series; absent in other series. */
  cost?: number
}

/** What waits for a manager. */
export interface HomeManager {
  /** Projects in DRAFT. */
  toQuote: number
  /** When the oldest of them was created, epoch ms; absent without one. */
  oldestDraft?: number
  /** Projects in PENDING. */
  waitingForApproval: number
  /** What these cost, by currency. */
  quoted: HomeAmount[]
  /** Open tasks past their due date. */
  lateTasks: number
  /** Open tasks without an assignee. */
  unassignedTasks: number
  /** Projects of these tasks. */
  unassignedProjects: number
  /** Words of tasks delivered this week. */
  deliveredWords: number
  /** Words of tasks delivered last week, up to the same time. */
  deliveredWordsBefore: number
  /** Words due on each of the next ten days, from today on. */
  due: HomeDay[]
  /** The last eight weeks, up to this one. */
  delivered: HomeWeek[]
  /** The first eight projects that wait, by reason and due date. */
  waiting: HomeProject[]
  /** All projects that wait. */
  waitingTotal: number
}

/** What waits for a client. */
export interface HomeClient {
  /** Projects that wait for approval, the first five. */
  toApprove: HomeProject[]
  /** All of them. */
  toApproveTotal: number
  /** What all of them cost, by currency. */
  quoted: HomeAmount[]
  /** Projects in progress, the first five by due date. */
  inProgress: HomeProject[]
  /** All of them. */
  inProgressTotal: number
  /** The last five delivered projects. */
  delivered: HomeProject[]
  /** Projects delivered this month. */
  deliveredTotal: number
  /** Words of projects delivered in each of the last six months. */
  words: HomeMonth[]
}

/** What waits for a linguist. */
export interface HomeLinguist {
  /** Words that the linguist translates on a working day, as set in the profile; otherwise the default, 2,500. */
  wordsPerDay: number
  /** Accepted tasks. */
  inProgress: number
  /** Words of these. */
  inProgressWords: number
  /** Earliest due date of these, epoch ms; absent without one. */
  nextDueDate?: number
  /** Tasks that wait for an answer. */
  assigned: number
  /** Tasks to claim. */
  available: number
  /** What delivered tasks pay that are not invoiced, by currency. */
  toBePaid: HomeAmount[]
  /** These tasks. */
  toBePaidTasks: number
  /** Words due on each of the next ten days, from today on. */
  due: HomeDay[]
  /** Currency of `pay`; absent without payments. */
  payCurrency?: CurrencyCode
  /** Payments of tasks delivered in each of the last six months, in the most frequent currency. */
  pay: HomeMonth[]
  /** The first tasks of each group, by due date. */
  tasks: HomeTask[]
}

/** Amounts of the account. */
export interface HomeFinance {
  /** Cost of delivered projects that are not invoiced, by currency. */
  toInvoice: HomeAmount[]
  /** These projects. */
  toInvoiceProjects: number
  /** Payments of delivered tasks that are not invoiced, by currency. */
  toPay: HomeAmount[]
  /** These tasks. */
  toPayTasks: number
  /** Currency of the account. */
  baseCurrency: CurrencyCode
  /** `toInvoice` as one sum in `baseCurrency`, at the newest exchange rates; absent if a rate is missing. */
  toInvoiceTotal?: number
  /** `toPay` as one sum in `baseCurrency`, at the newest exchange rates; absent if a rate is missing. */
  toPayTotal?: number
  /** Jobs that failed in the last seven days. */
  failedJobs: number
  /** Currency of `months`; absent without costs. */
  currency?: CurrencyCode
  /** Cost of projects and payments of tasks delivered in each of the last six months, in the most frequent currency. */
  months: HomeMonth[]
}

/** What `home.get` takes. */
export interface HomeGetParams {
  query?: {
    /** IANA name of the time zone, that of the reader if omitted. */
    timezone?: string | undefined
    /** Include the part of clients, whatever the roles of the caller. */
    portal?: boolean | undefined
  } | undefined
}

/**
 * Get what waits for the caller, what is overdue, and what changed
 *
 * Has one part for each of the roles of the caller, with figures, rows, and series. Days, weeks, and months are those of `timezone`; weeks begin on Monday.
 *
 * `GET /api/v3/home` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<HomeGetParams, HomeOverview> = /*@__PURE__*/ operation('home.get', 'GET', '/api/v3/home')

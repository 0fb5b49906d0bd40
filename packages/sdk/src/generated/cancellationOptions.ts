// Generated from openapi/resources/cancellationOptions.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** What a cancellation option is offered for: canceling a project, or returning a task. */
export type CancellationSubject = 'PROJECT' | 'TASK'

/** A predefined reason for canceling a project or returning a task. */
export interface CancellationOption {
  /** Identifier. */
  uuid: string
  /** Name; in English for default options. */
  name: string
  /** Which default option it is; absent for those of the account. */
  code?: 'CLIENT_CANCELED' | 'DUPLICATE' | 'CREATED_BY_MISTAKE' | 'OVER_BUDGET' | 'NO_TIME' | 'SUBJECT' | 'RATE' | 'DUE_DATE' | 'FILE_PROBLEM' | (string & {})
  /** Whether every account has the option. */
  isDefault: boolean
  /** Whether the option is offered; false once it is archived. */
  active: boolean
  /** What it is offered for. */
  appliesTo: CancellationSubject[]
}

/** The cancellation options to choose from. */
export interface CancellationChoices {
  /** Whether an option must be selected. */
  required: boolean
  /** The options that are offered. */
  options: CancellationOption[]
}

/** The cancellation options of an account. */
export interface CancellationOptions extends CancellationChoices {
  /** Changes with the options; send it as `If-Match`. */
  version: string
  /** Who changed the options last; absent if no one did. */
  lastChange?: SettingsChange
}

/** Changes of cancellation options. */
export interface CancellationOptionsUpdate {
  /** The account; your own if omitted. */
  accountUuid?: string | undefined
  /** Whether an option must be selected. */
  required?: boolean | undefined
  /** The options to change. */
  options?: CancellationOptionUpdate[] | undefined
}

/** Change of a cancellation option. */
export interface CancellationOptionUpdate {
  /** The option. */
  uuid: string
  /** Name. */
  name?: string | undefined
  /** Whether the option is offered. */
  active?: boolean | undefined
  /** What it is offered for. */
  appliesTo?: CancellationSubject[] | undefined
}

/** What was canceled with an option. */
export interface CancellationCount {
  /** The option; absent for cancellations without one. */
  option?: CancellationOption
  /** Canceled projects. */
  projects: number
  /** Returned tasks. */
  tasks: number
  /** Their source words. */
  words: number
}

/** When settings were changed last, and by whom. */
export interface SettingsChange {
  /** When, epoch ms. */
  date: number
  /** Who changed them; absent for the system. */
  user?: UserRef
}

/** What `cancellationOptions.listForProject` takes. */
export interface CancellationOptionsListForProjectParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * List the cancellation options that a project offers
 *
 * Those that are in use, for the dialogs that cancel a project or return one of its tasks.
 *
 * `GET /api/v3/account/cancellation-options/project/{projectUUID}` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const listForProject: Operation<CancellationOptionsListForProjectParams, CancellationChoices> = /*@__PURE__*/ operation('cancellationOptions.listForProject', 'GET', '/api/v3/account/cancellation-options/project/{projectUUID}')

/** What `cancellationOptions.list` takes. */
export interface CancellationOptionsListParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * List the cancellation options of an account, with archived ones
 *
 * `GET /api/v3/account/{accountUUID}/cancellation-options` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<CancellationOptionsListParams, CancellationOptions> = /*@__PURE__*/ operation('cancellationOptions.list', 'GET', '/api/v3/account/{accountUUID}/cancellation-options')

/** What `cancellationOptions.getReport` takes. */
export interface CancellationOptionsGetReportParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query?: {
    /** First day, in the time zone of the reader. */
    startDate?: string | undefined
    /** Last day, in the time zone of the reader. */
    endDate?: string | undefined
  } | undefined
}

/**
 * Count canceled projects and returned tasks by cancellation option
 *
 * Projects that were restored don't count.
 *
 * `GET /api/v3/account/{accountUUID}/cancellation-options/report` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getReport: Operation<CancellationOptionsGetReportParams, CancellationCount[]> = /*@__PURE__*/ operation('cancellationOptions.getReport', 'GET', '/api/v3/account/{accountUUID}/cancellation-options/report')

/** What `cancellationOptions.update` takes. */
export interface CancellationOptionsUpdateParams {
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: CancellationOptionsUpdate | undefined
}

/**
 * Update cancellation options; omitted ones do not change
 *
 * Default options can be archived and restored, but not renamed.
 *
 * `PUT /api/v3/account/cancellation-options` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NAME_TAKEN, NOT_FOUND, a code of any call
 */
export const update: Operation<CancellationOptionsUpdateParams, CancellationOptions> = /*@__PURE__*/ operation('cancellationOptions.update', 'PUT', '/api/v3/account/cancellation-options')

/** What `cancellationOptions.create` takes. */
export interface CancellationOptionsCreateParams {
  query: {
    /** Name of the option. */
    newOption: string
    /** The account; your own if omitted. */
    accountUUID?: string | undefined
    /** What the option is offered for; both if omitted. */
    appliesTo?: readonly CancellationSubject[] | undefined
  }
}

/**
 * Add a cancellation option to an account
 *
 * `POST /api/v3/account/cancellation-options` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NAME_TAKEN, NOT_FOUND, TOO_MANY, a code of any call
 */
export const create: Operation<CancellationOptionsCreateParams, CancellationOption> = /*@__PURE__*/ operation('cancellationOptions.create', 'POST', '/api/v3/account/cancellation-options', { retry: 'never' })

/** What `cancellationOptions.remove` takes. */
export interface CancellationOptionsRemoveParams {
  path: {
    /** The account. */
    accountUUID: string
    /** The option. */
    optionUUID: string
  }
}

/**
 * Archive a cancellation option
 *
 * The option isn't offered from then on; what was canceled with it keeps it. An option of the account that was never used is deleted.
 *
 * `DELETE /api/v3/account/{accountUUID}/cancellation-options/{optionUUID}` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<CancellationOptionsRemoveParams, void> = /*@__PURE__*/ operation('cancellationOptions.remove', 'DELETE', '/api/v3/account/{accountUUID}/cancellation-options/{optionUUID}', { answer: nothing })

// Generated from openapi/resources/journal.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, Operation } from '../operation.ts'
import type { ActivityEntry, ActivityKind } from './activity.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import type { DownloadRequest, ListExport, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { asyncOperation, operation } from '../operation.ts'

/** An entry of the journal of an account. */
export interface JournalEntry extends ActivityEntry {
  /** What the event is about. */
  kind: ActivityKind
  /** Network address that the request came from; absent for the system. */
  address?: string
  /** Name of the project; absent without one, and once it is deleted. */
  projectName?: string
  /** Place in the hash chain; absent for an entry that is not sealed. */
  position?: number
  /** Hash of the entry in the chain, in hex; absent for an entry that is not sealed. */
  hash?: string
}

/** One page of entries. */
export interface JournalPage extends PageInfo {
  /** Items of this page. */
  content: JournalEntry[]
}

/** How long the journal of an account is kept. */
export interface JournalSettings {
  /** Days that an entry is kept; null for forever. */
  keepDays: number | null
  /** Changes with the settings; send it as `If-Match`. */
  version: string
  /** The last change; absent before the first. */
  lastChange?: SettingsChange
}

/** How long the journal of an account is kept. */
export interface JournalSettingsUpdate {
  /** Days that an entry is kept; null for forever. */
  keepDays: number | null
}

/** The hash chain of the journal of an account. */
export interface JournalChain {
  /** Entries in the chain. */
  entries: number
  /** Entries that are sealed within seconds. */
  waiting: number
  /** Entries from before the chain began. */
  unsealed: number
  /** The newest entry of the chain; absent before the first. */
  newest?: JournalSeal
  /** The last entry that was deleted because of its age, which the chain begins after; absent before. */
  anchor?: JournalSeal
  /** The last check; absent before the first. */
  lastCheck?: JournalCheck
}

/** A place in the hash chain. */
export interface JournalSeal {
  /** Place in the chain. */
  position: number
  /** SHA-256, in hex. */
  hash: string
}

/** The result of a check of the hash chain. */
export interface JournalCheck {
  /** When it was made, epoch ms. */
  at: number
  /** Who made it; absent for the system. */
  user?: UserRef
  /** Entries that were checked. */
  entries: number
  /** The newest entry that was checked; absent without one. */
  newest?: JournalSeal
  /** The first places where the chain is broken; empty for a whole one. */
  problems: JournalProblem[]
}

/** A place where the hash chain is broken. */
export interface JournalProblem {
  /** An entry that was changed, is missing, or was added past the product; places that are missing from the chain; a chain that does not begin where deleting old entries has left it, or ends before its newest entry. */
  kind: 'CHANGED' | 'MISSING' | 'ADDED' | 'GAP' | 'START' | 'END'
  /** Place in the chain; absent for an entry without one. */
  position?: number
  /** The entry; absent for one that is missing. */
  entryUuid?: string
  /** Date and time of the entry, or of the last one before it, epoch ms; absent without one. */
  at?: number
}

/** What `journal.list` takes. */
export interface JournalListParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query?: {
    /** Only entries whose resource, project, or person has this text in its name. */
    q?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List the journal of an account, newest first
 *
 * Everything that was done in the account, with who did it, in whose name, and from which address. The fields of `filter` are `who`, `as`, `kind`, `event`, `about`, `name`, `project`, `unit`, `settings`, `address`, `at`, and `is`; an address can be a range (`address:192.0.2.0/24`).
 *
 * `GET /api/v3/account/{accountUUID}/journal` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<JournalListParams, JournalPage> = /*@__PURE__*/ operation('journal.list', 'GET', '/api/v3/account/{accountUUID}/journal')

/** What `journal.startExport` takes. */
export interface JournalStartExportParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  body: ListExport
}

/**
 * Export the journal of an account to a file
 *
 * Exports all entries that `journal.list` returns on all of its pages with the same filters, in the same order. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
 *
 * `POST /api/v3/account/{accountUUID}/journal/export` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const startExport: AsyncOperation<JournalStartExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('journal.startExport', 'POST', '/api/v3/account/{accountUUID}/journal/export', { retry: 'never', async: 'status-url' })

/** What `journal.getExportStatus` takes. */
export interface JournalGetExportStatusParams {
  path: {
    /** The account. */
    accountUUID: string
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export of the journal
 *
 * `GET /api/v3/account/{accountUUID}/journal/export/{requestUUID}/status` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getExportStatus: Operation<JournalGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('journal.getExportStatus', 'GET', '/api/v3/account/{accountUUID}/journal/export/{requestUUID}/status')

/** What `journal.getSettings` takes. */
export interface JournalGetSettingsParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get how long the journal of an account is kept
 *
 * `GET /api/v3/account/{accountUUID}/journal/settings` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getSettings: Operation<JournalGetSettingsParams, JournalSettings> = /*@__PURE__*/ operation('journal.getSettings', 'GET', '/api/v3/account/{accountUUID}/journal/settings')

/** What `journal.updateSettings` takes. */
export interface JournalUpdateSettingsParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: JournalSettingsUpdate
}

/**
 * Change how long the journal of an account is kept
 *
 * Older entries are deleted once a day, for good. An entry with the event `JOURNAL_ENTRIES_REMOVED` says how many, and up to when.
 *
 * `PUT /api/v3/account/{accountUUID}/journal/settings` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const updateSettings: Operation<JournalUpdateSettingsParams, JournalSettings> = /*@__PURE__*/ operation('journal.updateSettings', 'PUT', '/api/v3/account/{accountUUID}/journal/settings', { refreshes: ['activity'] })

/** What `journal.getChain` takes. */
export interface JournalGetChainParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get the hash chain of the journal of an account, and its last check
 *
 * Each entry has a place in the chain. Its hash is the SHA-256 of the hash before it and of that of its own content, both in hex, so that an entry that was changed, deleted, or added later shows. Write down the newest hash elsewhere to prove later that nothing up to it was replaced.
 *
 * `GET /api/v3/account/{accountUUID}/journal/chain` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getChain: Operation<JournalGetChainParams, JournalChain> = /*@__PURE__*/ operation('journal.getChain', 'GET', '/api/v3/account/{accountUUID}/journal/chain')

/** What `journal.verify` takes. */
export interface JournalVerifyParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Check the hash chain of the journal of an account
 *
 * A hundred thousand entries take about a second.
 *
 * `POST /api/v3/account/{accountUUID}/journal/chain/verify` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const verify: Operation<JournalVerifyParams, JournalCheck> = /*@__PURE__*/ operation('journal.verify', 'POST', '/api/v3/account/{accountUUID}/journal/chain/verify', { refreshes: ['activity'], retry: 'never' })

// Generated from openapi/resources/activity.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { JournalEvent, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { operation } from '../operation.ts'

/** Type of the affected resource. */
export type ActivityEntityType = 'ACCOUNT' | 'CONNECTOR' | 'CONTRACT' | 'COST' | 'CUSTOM_FIELD' | 'GLOSSARY' | 'INVOICE' | 'JOB' | 'LIST_VIEW' | 'LOGFILE' | 'NET_RATE_SETTINGS' | 'ORGANIZATION' | 'ORG_UNIT' | 'PAYABLE' | 'PAYOUT' | 'PERMISSION_GROUP' | 'PIPELINE' | 'PRICE_LIST' | 'PROJECT' | 'PROJECT_FILE' | 'PROJECT_ROUTING' | 'REVIEW' | 'SEGMENT' | 'TASK' | 'TERM_REQUEST' | 'THIRD_PARTY' | 'TRANSLATION_MEMORY' | 'USER' | 'WEBHOOK' | 'WORK_UNIT' | (string & {})

/** What an event is about; each event has one kind. */
export type ActivityKind = 'STATUS' | 'ASSIGNMENT' | 'FILES' | 'TEXT' | 'MONEY' | 'LANGUAGE_RESOURCES' | 'MESSAGES' | 'ACCESS' | 'DETAILS'

/** A journal entry. */
export interface ActivityEntry {
  /** Identifier. */
  uuid: string
  /** Date and time, epoch ms. */
  at: number
  /** The person responsible; null for the system. */
  user: UserRef | null
  /** The person who was signed in as that person; absent otherwise. */
  impersonator?: UserRef
  /** The event, such as `PROJECT_CREATED`. */
  event: JournalEvent
  /** Type of the affected resource. */
  entityType: ActivityEntityType
  /** The affected resource; null if it has no uuid. */
  entityUuid: string | null
  /** Name of the affected resource at the time; null without one. */
  entityName: string | null
  /** Project of the affected resource; absent without one. */
  projectUuid?: string
  /** Changed fields with their previous values; null for a new resource. */
  before: Record<string, unknown> | null
  /** Changed fields with their new values; null for a removed resource. */
  after: Record<string, unknown> | null
  /** Additional details, such as a reason. */
  detail?: Record<string, unknown>
  /** Names of the people and resources whose identifiers occur in `before`, `after`, and `detail`, by identifier; absent without any. Resources other than people are named for managers. */
  names?: Record<string, string>
  /** Whether `accountSettings.undoChange` can undo the entry, a change of settings, unless someone has changed the same since; absent for other entries, for those that were undone, and for callers who may not. */
  isUndoable?: boolean
  /** Whether the undo takes your password: for changes of who can sign in, and how. */
  undoTakesPassword?: boolean
  /** The bulk change that the entry is part of */
  undo?: ActivityUndo
}

/** A bulk change that can be undone. */
export interface ActivityUndo {
  /** The change, for `bulkChanges.undo`. */
  changeUuid: string
  /** Until when it can be undone, epoch ms. */
  until: number
}

/** One page of entries. */
export interface ActivityPage extends PageInfo {
  /** Items of this page. */
  content: ActivityEntry[]
}

/** What `activity.list` takes. */
export interface ActivityListParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only entries about this project. */
    projectUuid?: string | undefined
    /** Only actions of this person. */
    userUuid?: string | undefined
    /** Only entries about this type of resource. */
    entityType?: ActivityEntityType | undefined
    /** Only entries about this resource. */
    entityUuid?: string | undefined
    /** Only entries with these events. */
    events?: readonly string[] | undefined
    /** Only entries about this kind of change. */
    kind?: ActivityKind | undefined
    /** Only entries from this day on, in the time zone of the reader. */
    startDate?: string | undefined
    /** Only entries up to and including this day, in the time zone of the reader. */
    endDate?: string | undefined
  } | undefined
}

/**
 * List activity, newest first
 *
 * Returns only entries about resources you have access to.
 *
 * `GET /api/v3/activity` (designed). Needs PROJECT_activity.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<ActivityListParams, ActivityPage> = /*@__PURE__*/ operation('activity.list', 'GET', '/api/v3/activity')

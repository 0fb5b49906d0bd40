// Generated from openapi/resources/activity.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { operation } from '../operation.ts'

/** Kind of thing that something was done to. */
export type ActivityEntityType = 'CONTRACT' | 'PROJECT' | 'PROJECT_FILE' | 'WORK_UNIT' | 'TASK' | 'SEGMENT' | 'TRANSLATION_MEMORY' | 'TRANSLATION_UNIT' | 'ORGANIZATION' | 'ORG_UNIT' | 'USER' | 'USER_RATE' | 'PERMISSION' | 'PERMISSION_GROUP' | 'PRICE_LIST' | 'NET_RATE_SETTINGS' | 'LOGFILE' | 'COST' | 'GLOSSARY' | 'JOB' | 'SESSION' | (string & {})

/** An entry of the journal. */
export interface ActivityEntry {
  /** Identifier. */
  uuid: string
  /** When, epoch ms. */
  at: number
  /** Who did it; null when the system did. */
  user: UserRef | null
  /** Who acted in that person's name; absent if nobody did. */
  impersonator?: UserRef
  /** What was done, such as `PROJECT_CREATED`. */
  event: string
  /** Kind of thing that it was done to. */
  entityType: ActivityEntityType
  /** That thing; null when it has no uuid. */
  entityUuid: string | null
  /** Name of that thing at the time; null without one. */
  entityName: string | null
  /** Project that it belongs to; absent without one. */
  projectUuid?: string
  /** The fields that changed, as they were; null for something new. */
  before: Record<string, unknown> | null
  /** The fields that changed, as they are; null for something removed. */
  after: Record<string, unknown> | null
  /** Further facts, such as a reason. */
  detail?: Record<string, unknown>
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
    page?: number
    /** Items a page. */
    size?: number
    /** Only what concerns this project. */
    projectUuid?: string
    /** Only what this person did. */
    userUuid?: string
    /** Only what concerns this kind of thing. */
    entityType?: ActivityEntityType
    /** Only what concerns this thing. */
    entityUuid?: string
    /** Only these events. */
    events?: readonly string[]
    /** From this day on, in UTC. */
    startDate?: string
    /** Up to and including this day, in UTC. */
    endDate?: string
  }
}

/**
 * List what was done, newest first
 *
 * Only what concerns things that one may see.
 *
 * `GET /api/v3/activity` (designed). Needs PROJECT_activity.
 */
export const list: Operation<ActivityListParams, ActivityPage> = /*@__PURE__*/ operation('activity.list', 'GET', '/api/v3/activity')

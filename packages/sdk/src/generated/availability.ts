// Generated from openapi/resources/availability.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import { operation } from '../operation.ts'

/** A weekday on which a person works, in their time zone. */
export interface WorkingDay {
  /** The weekday. */
  day: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY'
  /** When work begins, such as `09:00`. */
  from: string
  /** When work ends, such as `17:00`; later than `from`. */
  to: string
}

/** Days on which a person does not work. */
export interface DaysOff {
  /** The first day. */
  from: string
  /** The last day, at most 366 days later; the first for a single day. */
  to: string
  /** Why, for the person and for managers; absent if nothing was noted. */
  note?: string | undefined
}

/** When a person works, and how much. */
export interface Availability {
  /** Words that the person translates on a full working day; absent if not set, in which case 2,500 is assumed. */
  wordsPerDay?: number
  /** The working days, Monday first; from Monday to Friday, 09:00 to 17:00, if not set. A day that is shorter than the longest one counts for its share of the words. */
  week: WorkingDay[]
  /** Days off, the first ones first. */
  daysOff: DaysOff[]
  /** Time zone of the person; `UTC` if none is set. */
  timezone: string
  /** Who changed it last; absent if no one did. */
  lastChange?: SettingsChange
  /** Changes with it; send it as `If-Match`. */
  version: string
}

/** When a person works, and how much. */
export interface AvailabilityChange {
  /** Words that the person translates on a full working day; null for 2,500, as is assumed. */
  wordsPerDay?: number | null | undefined
  /** The working days, each weekday at most once. */
  week: WorkingDay[]
  /** Days off, which do not overlap. */
  daysOff: DaysOff[]
}

/** Whether a linguist has time for tasks until they are due. */
export interface LinguistAvailability {
  /** `AWAY` on a day off today, or without a working day before the tasks are due; `BUSY` if the tasks exceed what is left of the capacity. */
  state: 'FREE' | 'BUSY' | 'AWAY' | (string & {})
  /** Work that the linguist has to deliver by then, in words of translation. */
  load: number
  /** Words that the linguist translates from today to then. */
  capacity: number
  /** The day on which the last of the tasks is due; the seventh day from today without due dates. */
  until: string
  /** The next days off until then; absent if there are none. */
  away?: Away
}

/** Days off of a linguist. */
export interface Away {
  /** The first day. */
  from: string
  /** The last day. */
  to: string
}

/** What `availability.get` takes. */
export interface AvailabilityGetParams {
  path: {
    /** The user. */
    userUUID: string
  }
}

/**
 * Get when a person works
 *
 * For yourself and for people you have access to.
 *
 * `GET /api/v3/user/{userUUID}/availability` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<AvailabilityGetParams, Availability> = /*@__PURE__*/ operation('availability.get', 'GET', '/api/v3/user/{userUUID}/availability')

/** What `availability.update` takes. */
export interface AvailabilityUpdateParams {
  path: {
    /** The user. */
    userUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: AvailabilityChange
}

/**
 * Update when a person works
 *
 * Allowed for yourself, and, with permission to edit people, for people with a lower role. Who is away is not assigned tasks automatically, days off have no capacity, and the proposed due dates of the person's tasks are reckoned again.
 *
 * `PUT /api/v3/user/{userUUID}/availability` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, a code of any call
 */
export const update: Operation<AvailabilityUpdateParams, Availability> = /*@__PURE__*/ operation('availability.update', 'PUT', '/api/v3/user/{userUUID}/availability', { refreshes: ['users', 'tasks', 'home', 'activity'] })

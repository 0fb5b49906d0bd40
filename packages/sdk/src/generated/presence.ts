// Generated from openapi/resources/presence.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

export interface PresenceInput {
  /** What it is that you have open. */
  entityType: 'PROJECT' | 'TASK' | 'ORGANIZATION' | 'ORG_UNIT' | 'USER' | 'TRANSLATION_MEMORY' | 'GLOSSARY' | 'WORK_UNIT'
  /** Its id. */
  entityUuid: string
  /** The segment of the work unit that you write in; absent where you write in none. */
  segmentId?: string | undefined
  /** Whether others who write in the segment no longer count as doing so. */
  takesOver?: boolean | undefined
  /** Id that your page has made up, one for each page that is open. */
  tabUuid: string
}

export interface PresenceEnd {
  /** What `presence.enter` was called with. */
  tabUuid: string
}

export interface Presence {
  /** Others who have it open, each once, those who came first in front. */
  people: UserRef[]
  /** Others who write in segments of the work unit now; absent for anything else, and for clients. */
  writers?: SegmentWriter[]
}

/** Someone who writes in a segment. */
export interface SegmentWriter {
  /** The person. */
  user: UserRef
  /** The segment. */
  segmentId: string
  /** Seconds until they no longer count as writing there, unless they go on. */
  secondsLeft: number
}

/** What `presence.enter` takes. */
export interface PresenceEnterParams {
  body: PresenceInput
}

/**
 * Say what you have open, and hear who else has
 *
 * A work unit is open in the editor; with `segmentId` you write in one of its segments for 30 seconds, which everyone who has it open hears of. That locks nothing. Counts for a minute; call it again before that, with the same `tabUuid`. Managers hear of everyone who has the same thing open, others of no one. `events.list` tells of `presence` when someone comes or goes.
 *
 * `POST /api/v3/presence` (designed). Needs a session.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const enter: Operation<PresenceEnterParams, Presence> = /*@__PURE__*/ operation('presence.enter', 'POST', '/api/v3/presence', { retry: 'safe' })

/** What `presence.leave` takes. */
export interface PresenceLeaveParams {
  body: PresenceEnd
}

/**
 * Say that you have closed it
 *
 * `POST /api/v3/presence/leave` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const leave: Operation<PresenceLeaveParams, void> = /*@__PURE__*/ operation('presence.leave', 'POST', '/api/v3/presence/leave', { answer: nothing, retry: 'safe' })

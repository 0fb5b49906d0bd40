// Generated from openapi/resources/presence.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

export interface PresenceInput {
  /** What it is that you have open. */
  entityType: 'PROJECT' | 'TASK' | 'ORGANIZATION' | 'ORG_UNIT' | 'USER' | 'TRANSLATION_MEMORY'
  /** Its id. */
  entityUuid: string
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
}

/** What `presence.enter` takes. */
export interface PresenceEnterParams {
  body: PresenceInput
}

/**
 * Say what you have open, and hear who else has
 *
 * Counts for a minute; call it again before that, with the same `tabUuid`. Managers hear of everyone who has the same thing open, others of no one. `events.list` tells of `presence` when someone comes or goes.
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

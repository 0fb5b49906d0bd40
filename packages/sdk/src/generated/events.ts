// Generated from openapi/resources/events.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import { operation } from '../operation.ts'

/** What has changed. */
export interface EventList {
  /** The changes, oldest first. */
  events: ChangeEvent[]
  /** Where to go on from; the `after` of the next call. */
  last: string
  /** Whether changes are missing, since they are too old or too many: read everything again. */
  reload: boolean
}

/** Something that has changed. */
export interface ChangeEvent {
  /** Id of the event. */
  id: string
  /** When it happened, in epoch milliseconds. */
  at: number
  /** Resources of which something has changed, as this document names them, such as `tasks`. */
  resources: string[]
  /** What happened, as in `activity.list`; absent if you may not know. */
  event?: string
  /** Type of what has changed, as in `activity.list`; absent if you may not know. */
  entityType?: string
  /** Id of what has changed; absent if you may not know. */
  entityUuid?: string
  /** The project that it belongs to; absent without one. */
  projectUuid?: string
  /** The person who did it; absent for the system, and if you may not know. */
  actorUuid?: string
  /** The `X-Request-Id` of the call that did it, if that was yours. */
  requestId?: string
}

/** What `events.list` takes. */
export interface EventsListParams {
  query?: {
    /** Only what came after the event with this id. */
    after?: string | undefined
    /** Without `after`, also what happened in so many milliseconds before now: a page that was loaded then has heard of nothing since. */
    since?: number | undefined
    /** Seconds to wait for the next event if there is none yet. Not for streams, which stay open. */
    wait?: number | undefined
  } | undefined
}

/**
 * Follow what others change
 *
 * Tells that something has changed, never how it is now: read it again. You hear only of what you may see. Without `after`, the response says where the present is.
 *
 * With `Accept: text/event-stream`, the response is a stream that stays open, as `EventSource` reads it. Its messages are `change` with one `ChangeEvent` as data, `reload` where too much has happened to list it, `beat` every 20 seconds, and `end` when the session has ended. The id of each message is what `after`, or the header `Last-Event-ID`, goes on from, on any server of the installation and after a restart. Events are kept for an hour. A session may have 10 streams at a time.
 *
 * `GET /api/v3/events` (designed). Needs a session.
 *
 * @throws {HttpError} FOREIGN_ORIGIN, TOO_MANY_STREAMS, a code of any call
 */
export const list: Operation<EventsListParams, EventList> = /*@__PURE__*/ operation('events.list', 'GET', '/api/v3/events')

import type { ChangeEvent, EventList } from '@dragoman/sdk/operations/events'
import type { SignedIn } from './sessions.ts'

/** Where someone goes on from: the id of the last event that they have; undefined for the present. */
export interface EventPlace {
  session: SignedIn
  after: number | undefined
  /** Without `after`: milliseconds before the present from which on someone has heard of nothing. */
  since?: number | undefined
}

/** A piece of a stream. */
export interface EventPiece {
  events: readonly ChangeEvent[]
  last: number
  /** Whether events are missing. */
  reload: boolean
}

/** One who follows what is changed. */
export interface EventSink {
  send(piece: EventPiece): void
  /** Shows that the line is alive, and where the present is. */
  beat(last: number): void
  /** Nothing more comes: the session has ended, or else the server stops. */
  end(hasSessionEnded: boolean): void
}

/** Tells people of what others change, of all servers on the database. */
export interface EventStreams {
  /** Follows; answers how to stop. 429 where the session follows too often already. */
  follow(place: EventPlace, sink: EventSink): Promise<() => void>
  /** The events after a place, waiting some seconds if there are none. */
  next(place: EventPlace, seconds: number): Promise<EventList>
  /** How many follow. */
  count(): number
  /** Ends all streams. */
  close(): Promise<void>
}

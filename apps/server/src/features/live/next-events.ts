import type { EventList } from '@dragoman/sdk/operations/events'
import type { EventPiece, EventPlace, EventSink, EventStreams } from '../../identity/event-streams.ts'

/** Waits for the events after a place, for some seconds; for clients that read no streams. */
export function nextEvents(
  streams: Pick<EventStreams, 'follow'>,
  place: EventPlace,
  seconds: number,
): Promise<EventList> {
  return new Promise((resolve, reject) => {
    let last = place.after ?? 0
    let timer: NodeJS.Timeout | undefined
    let isDone = false
    let stop = () => {}
    const done = (events: EventPiece['events'] = [], reload = false) => {
      isDone = true
      clearTimeout(timer)
      stop()
      resolve({ events: [...events], last: String(last), reload })
    }
    const sink: EventSink = {
      send({ events, last: upTo, reload }) {
        last = upTo
        if (events.length > 0 || reload || place.after === undefined || seconds === 0) done(events, reload)
        else timer ??= setTimeout(() => done(), seconds * 1000)
      },
      beat: (upTo) => (last = upTo),
      end: () => done(),
    }
    streams.follow(place, sink).then((stopping) => {
      stop = stopping
      if (isDone) stopping()
    }, reject)
  })
}

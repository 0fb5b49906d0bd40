import type { EventPlace, EventSink, EventStreams } from '../../identity/event-streams.ts'

/** Bytes that may wait for a reader; one who reads slower comes back later and goes on from the last id. */
const mostWaiting = 256 * 1024
/** Milliseconds after which a browser comes back, at random, so that not all of them do at once after a restart. */
const comesBack = () => 500 + Math.floor(Math.random() * 2500)

const message = (event: string, id: number | string, data: object = {}) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`

/** A stream of events as `EventSource` reads it, open until its reader leaves or its session ends. */
export async function eventStream(streams: EventStreams, place: EventPlace): Promise<Response> {
  let stop = () => {}
  let isOver = false
  const encoder = new TextEncoder()
  const body = await new Promise<ReadableStream<Uint8Array>>((resolve, reject) => {
    const stream = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const close = () => {
            if (isOver) return
            isOver = true
            stop()
            controller.close()
          }
          const write = (text: string) => {
            if (isOver) return
            controller.enqueue(encoder.encode(text))
            if ((controller.desiredSize ?? 0) < 0) close()
          }
          const sink: EventSink = {
            send({ events, last, reload }) {
              write(
                events.map((event) => message('change', event.id, event)).join('') +
                  message(reload ? 'reload' : 'beat', last),
              )
            },
            beat: (last) => write(message('beat', last)),
            end(hasSessionEnded) {
              if (hasSessionEnded) write('event: end\ndata: {}\n\n')
              close()
            },
          }
          write(`retry: ${comesBack()}\n\n`)
          streams.follow(place, sink).then((stopping) => {
            stop = stopping
            if (isOver) stopping()
            resolve(stream)
          }, reject)
        },
        cancel() {
          isOver = true
          stop()
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: mostWaiting }),
    )
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // nginx would hold it back until a buffer is full.
      'X-Accel-Buffering': 'no',
    },
  })
}

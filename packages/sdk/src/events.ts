import type { CallOptions } from './client-types.ts'
import type { Client } from './client.ts'
import { list, type ChangeEvent, type EventList } from './generated/events.ts'

export interface EventOptions extends Omit<CallOptions, 'schema'> {
  /** The id of the last event that is known; without it, only what happens from now on. */
  readonly after?: string | undefined
  /** Seconds that one call waits for the next event. */
  readonly wait?: number | undefined
}

/** A change; or that some were missed, which were too many or too long ago: read everything again. */
export type Followed = (ChangeEvent & { readonly reload?: never }) | { readonly id: string; readonly reload: true }

/**
 * Follows what others change, as it happens, until the loop is left or `signal` aborts. Keep the `id` of the last one
 * to go on after a restart. It tells what has changed, not how it is now: read that again.
 * @example for await (const { resources } of events(client)) if (resources?.includes('tasks')) await readTasks()
 * @throws what calls throw, such as an `HttpError` when the session has ended
 */
export async function* events(client: Client, options: EventOptions = {}): AsyncGenerator<Followed, never> {
  const { after, wait = 10, ...rest } = options
  let last = after
  for (;;) {
    const params = { query: { ...(last !== undefined && { after: last }), wait } }
    const answer = (await client.send(list, params, rest)) as EventList
    last = answer.last
    if (answer.reload) yield { id: last, reload: true }
    yield* answer.events
  }
}

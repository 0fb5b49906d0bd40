import type { ChangeContext } from './change-context.ts'
import type { EventType } from './events.ts'

/** What follows from an event. */
export interface Listener {
  event: EventType<never>
  /** What it does, for the order that is written down and for the log. */
  title: string
  hear(context: ChangeContext, subject: never): Promise<void>
}

/**
 * A listener. It runs in the transaction of the move, after those that stand before it in the list of consequences: a
 * refusal of any of them takes the move back. What may fail on its own, or takes long, starts a job.
 */
export const on = <Subject>(
  event: EventType<Subject>,
  title: string,
  hear: (context: ChangeContext, subject: Subject) => Promise<void>,
): Listener => ({ event: event as EventType<never>, title, hear })

/** Tells the listeners of an event, one after the other in their order. */
export async function tellListeners<Subject>(
  listeners: readonly Listener[],
  context: ChangeContext,
  event: EventType<Subject>,
  subject: Subject,
): Promise<void> {
  for (const listener of listeners) {
    if (listener.event.name === event.name) await listener.hear(context, subject as never)
  }
}

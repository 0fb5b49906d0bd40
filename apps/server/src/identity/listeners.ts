import type { ChangeContext, UnattendedContext } from './change-context.ts'
import type { EventType } from './events.ts'

/** A consequence of an event. */
export interface Listener {
  event: Pick<EventType<unknown>, 'name'>
  /** Its description, for the written order and for the log. */
  title: string
  hear(context: never, subject: never): Promise<void>
}

/**
 * A listener. It runs in the transaction of the move, after those that stand before it in the list of consequences: a
 * refusal of any of them takes the move back. What may fail on its own, or takes long, starts a job.
 */
export const on = <Subject, Unattended extends boolean>(
  event: EventType<Subject, Unattended>,
  title: string,
  hear: (context: Unattended extends true ? UnattendedContext : ChangeContext, subject: Subject) => Promise<void>,
): Listener => ({ event, title, hear })

/** Tells the listeners of an event, one after the other in their order. */
export async function tellListeners<Subject>(
  listeners: readonly Listener[],
  context: ChangeContext | UnattendedContext,
  event: EventType<Subject>,
  subject: Subject,
): Promise<void> {
  for (const listener of listeners) {
    if (listener.event.name === event.name) await listener.hear(context as never, subject as never)
  }
}

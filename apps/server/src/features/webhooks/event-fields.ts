import type { WebhookEvent } from '@dragoman/sdk/webhooks'

type EventOf<Type, Event = WebhookEvent> = Event extends { event_type: infer Own }
  ? Type extends Own
    ? Event
    : never
  : never

/** The fields of a type of event besides those that every event has. */
export type Fields<Type extends WebhookEvent['event_type']> = Omit<
  EventOf<Type>,
  'event_type' | 'event_id' | 'event_timestamp' | 'previous_status' | 'new_status'
>

export const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

// Generated from openapi/resources/events.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../events.ts'

export const ChangeEvent: z.ZodMiniType<types.ChangeEvent> = z.looseObject({
  id: z.string(),
  at: z.int(),
  resources: z.array(z.string()),
  event: z.optional(z.string()),
  entityType: z.optional(z.string()),
  entityUuid: z.optional(z.string()),
  projectUuid: z.optional(z.guid()),
  actorUuid: z.optional(z.guid()),
  requestId: z.optional(z.string()),
})

export const EventList: z.ZodMiniType<types.EventList> = z.looseObject({
  events: z.array(ChangeEvent),
  last: z.string(),
  reload: z.boolean(),
})

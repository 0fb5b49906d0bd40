// Generated from openapi/resources/presence.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../presence.ts'
import * as users from './users.ts'

export const PresenceInput: z.ZodMiniType<types.PresenceInput> = z.looseObject({
  entityType: z.enum(['PROJECT', 'TASK', 'ORGANIZATION', 'ORG_UNIT', 'USER', 'TRANSLATION_MEMORY', 'GLOSSARY', 'WORK_UNIT']),
  entityUuid: z.guid(),
  segmentId: z.optional(z.string().check(z.regex(new RegExp('^[1-9]\\d{0,14}$')))),
  takesOver: z.optional(z.boolean()),
  tabUuid: z.guid(),
})

export const PresenceEnd: z.ZodMiniType<types.PresenceEnd> = z.looseObject({
  tabUuid: z.guid(),
})

export const SegmentWriter: z.ZodMiniType<types.SegmentWriter> = z.looseObject({
  user: z.lazy(() => users.UserRef),
  segmentId: z.string(),
  secondsLeft: z.int().check(z.gte(0), z.lte(30)),
})

export const Presence: z.ZodMiniType<types.Presence> = z.looseObject({
  people: z.array(z.lazy(() => users.UserRef)),
  writers: z.optional(z.array(SegmentWriter)),
})

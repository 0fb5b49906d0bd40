// Generated from openapi/resources/agents.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../agents.ts'

export const Agent: z.ZodMiniType<types.Agent> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  readOnly: z.boolean(),
  createdAt: z.int(),
  lastUsedAt: z.optional(z.int()),
  callsPerDay: z.int(),
  changesPerDay: z.int(),
  callsToday: z.int(),
  changesToday: z.int(),
})

export const AgentLimits: z.ZodMiniType<types.AgentLimits> = z.looseObject({
  callsPerDay: z.int().check(z.gte(1), z.lte(1000000)),
  changesPerDay: z.int().check(z.gte(0), z.lte(1000000)),
})

export const AgentRequest: z.ZodMiniType<types.AgentRequest> = z.looseObject({
  name: z.string(),
  host: z.string(),
  account: z.string(),
  mayWrite: z.boolean(),
  refusedUri: z.string(),
})

export const AgentConnect: z.ZodMiniType<types.AgentConnect> = z.looseObject({
  clientId: z.string().check(z.maxLength(200)),
  redirectUri: z.string().check(z.maxLength(2000)),
  codeChallenge: z.string().check(z.minLength(43), z.maxLength(128), z.regex(new RegExp('^[A-Za-z0-9_-]+$'))),
  readOnly: z.boolean(),
  state: z.optional(z.string().check(z.maxLength(2000))),
  resource: z.optional(z.string().check(z.maxLength(2000))),
})

export const AgentReturn: z.ZodMiniType<types.AgentReturn> = z.looseObject({
  redirectUri: z.string(),
})

export const listResult: z.ZodMiniType<types.Agent[]> = z.array(Agent)

// Generated from openapi/resources/contracts.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../contracts.ts'

export const Contract: z.ZodMiniType<types.Contract> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  name: z.string(),
  content: z.string(),
  required: z.boolean(),
  createdAt: z.int(),
  acceptedAt: z.optional(z.int()),
})

export const ContractInput: z.ZodMiniType<types.ContractInput> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  content: z.string().check(z.minLength(1), z.maxLength(200000)),
  required: z.optional(z.boolean()),
})

export const listResult: z.ZodMiniType<types.Contract[]> = z.array(Contract)

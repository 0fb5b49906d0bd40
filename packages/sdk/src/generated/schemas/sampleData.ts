// Generated from openapi/resources/sampleData.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../sampleData.ts'

export const SampleObject: z.ZodMiniType<types.SampleObject> = z.looseObject({
  uuid: z.guid(),
  type: z.string(),
  name: z.string(),
})

export const SampleData: z.ZodMiniType<types.SampleData> = z.looseObject({
  state: z.enum(['NONE', 'ADDING', 'FAILED', 'PRESENT']),
  percent: z.optional(z.int().check(z.gte(0), z.lte(100))),
  objects: z.array(SampleObject),
})

export const SampleDataChoice: z.ZodMiniType<types.SampleDataChoice> = z.looseObject({
  uuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(50)),
})

export const SampleDataRemoval: z.ZodMiniType<types.SampleDataRemoval> = z.looseObject({
  removed: z.int().check(z.gte(0)),
  kept: z.array(SampleObject),
})

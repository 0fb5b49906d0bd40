// Generated from openapi/resources/reviewCategories.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../reviewCategories.ts'

export const ReviewCategory: z.ZodMiniType<types.ReviewCategory> = z.looseObject({
  uuid: z.guid(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  parent: z.optional(z.string()),
  system: z.boolean(),
  active: z.boolean(),
  affectsScore: z.boolean(),
  weight: z.number().check(z.gte(0)),
  available: z.boolean(),
  version: z.string(),
})

export const ReviewCategoryInput: z.ZodMiniType<types.ReviewCategoryInput> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  code: z.optional(z.string().check(z.regex(new RegExp('^[A-Z][A-Z0-9_]{0,59}$')))),
  description: z.optional(z.string().check(z.maxLength(1000))),
  parent: z.optional(z.string().check(z.maxLength(60))),
  affectsScore: z.optional(z.boolean()),
  weight: z.optional(z.number().check(z.gte(0), z.lte(100))),
  active: z.optional(z.boolean()),
})

export const ReviewCategoryUpdate: z.ZodMiniType<types.ReviewCategoryUpdate> = z.looseObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  description: z.optional(z.string().check(z.maxLength(1000))),
  affectsScore: z.optional(z.boolean()),
  weight: z.optional(z.number().check(z.gte(0), z.lte(100))),
  active: z.optional(z.boolean()),
})

export const listResult: z.ZodMiniType<types.ReviewCategory[]> = z.array(ReviewCategory)

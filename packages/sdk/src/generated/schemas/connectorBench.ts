// Generated from openapi/resources/connectorBench.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../connectorBench.ts'
import * as shared from './shared.ts'

export const BenchContent: z.ZodMiniType<types.BenchContent> = z.looseObject({
  key: z.string(),
  title: z.string(),
  version: z.string(),
  url: z.optional(z.string()),
  skipped: z.optional(z.enum(['UNSUPPORTED', 'TOO_LARGE', 'FILTERED'])),
  message: z.optional(z.string()),
})

export const BenchPage: z.ZodMiniType<types.BenchPage> = z.looseObject({
  items: z.array(BenchContent),
  next: z.optional(z.string()),
})

export const BenchPlace: z.ZodMiniType<types.BenchPlace> = z.looseObject({
  locale: shared.LocaleCode,
  text: z.string(),
  missing: z.optional(z.enum(['TARGET_LOCALE_MISSING', 'SOURCE_GONE', 'TARGET_GONE', 'REFUSED_BY_PEER'])),
  message: z.optional(z.string()),
})

export const BenchPiece: z.ZodMiniType<types.BenchPiece> = z.looseObject({
  key: z.string(),
  filename: z.string(),
  size: z.int().check(z.gte(0)),
  text: z.string(),
  units: z.array(z.string()),
  segments: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  places: z.array(BenchPlace),
})

export const BenchExchange: z.ZodMiniType<types.BenchExchange> = z.looseObject({
  uuid: z.guid(),
  at: z.int(),
  method: z.string(),
  url: z.string(),
  status: z.optional(z.int()),
  milliseconds: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(0)),
  sent: z.string(),
  received: z.string(),
})

export const BenchExchangePage: z.ZodMiniType<types.BenchExchangePage> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  content: z.array(BenchExchange),
})

// Generated from openapi/resources/priceLists.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../priceLists.ts'
import * as shared from './shared.ts'

export const PriceList: z.ZodMiniType<types.PriceList> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  currency: shared.CurrencyCode,
  status: z.string(),
  accountUUID: z.guid(),
  chargeBy: z.string(),
  defaultPriceList: z.boolean(),
  defaultPricePerItem: z.number(),
  defaultPricePerHour: z.optional(z.number()),
  wordsPerHour: z.optional(z.number()),
  minFeeType: z.string(),
  minimumFeeByProject: z.optional(z.number()),
  defaultMinimumFeeByLanguagePair: z.optional(z.number()),
})

export const PriceListPage: z.ZodMiniType<types.PriceListPage> = z.looseObject({
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
  content: z.array(PriceList),
})

export const LanguagePairPrice: z.ZodMiniType<types.LanguagePairPrice> = z.looseObject({
  uuid: z.guid(),
  sourceLocale: shared.LocaleCode,
  targetLocale: shared.LocaleCode,
  workflow: z.optional(z.string()),
  pricePerItem: z.number(),
  pricePerHour: z.optional(z.number()),
  minimumFee: z.optional(z.number()),
})

export const PriceListDetail: z.ZodMiniType<types.PriceListDetail> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  currency: shared.CurrencyCode,
  status: z.string(),
  accountUUID: z.guid(),
  chargeBy: z.string(),
  defaultPriceList: z.boolean(),
  defaultPricePerItem: z.number(),
  defaultPricePerHour: z.optional(z.number()),
  wordsPerHour: z.optional(z.number()),
  minFeeType: z.string(),
  minimumFeeByProject: z.optional(z.number()),
  defaultMinimumFeeByLanguagePair: z.optional(z.number()),
  version: z.int(),
  prices: z.array(LanguagePairPrice),
})

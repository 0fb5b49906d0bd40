// Generated from openapi/resources/priceLists.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
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
  defaultPricePerPage: z.optional(z.number()),
  wordsPerPage: z.optional(z.number()),
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

export const PriceCoefficient: z.ZodMiniType<types.PriceCoefficient> = z.looseObject({
  uuid: z.guid(),
  default: z.boolean(),
  sequence: z.int(),
  description: z.string(),
  unit: z.string(),
  calcType: z.string(),
  factor: z.number(),
})

export const LanguagePairPrice: z.ZodMiniType<types.LanguagePairPrice> = z.looseObject({
  uuid: z.guid(),
  sourceLocale: shared.LocaleCode,
  targetLocale: shared.LocaleCode,
  workflow: z.optional(z.string()),
  pricePerItem: z.number(),
  pricePerHour: z.optional(z.number()),
  pricePerPage: z.optional(z.number()),
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
  defaultPricePerPage: z.optional(z.number()),
  wordsPerPage: z.optional(z.number()),
  minFeeType: z.string(),
  minimumFeeByProject: z.optional(z.number()),
  defaultMinimumFeeByLanguagePair: z.optional(z.number()),
  version: z.int(),
  organizationUuid: z.optional(z.guid()),
  orgUnitUuids: z.array(z.guid()),
  coefficients: z.array(PriceCoefficient),
  prices: z.array(LanguagePairPrice),
})

export const LanguagePairPriceSave: z.ZodMiniType<types.LanguagePairPriceSave> = z.looseObject({
  sourceLocale: shared.LocaleCode,
  targetLocale: shared.LocaleCode,
  workflow: z.optional(shared.WorkflowCode),
  pricePerItem: z.number().check(z.gte(0), z.lte(1000000)),
  pricePerHour: z.optional(z.number().check(z.gte(0), z.lte(1000000))),
  pricePerPage: z.optional(z.number().check(z.gte(0), z.lte(1000000))),
  minimumFee: z.optional(z.number().check(z.gte(0), z.lte(1000000))),
})

export const PriceCoefficientSave: z.ZodMiniType<types.PriceCoefficientSave> = z.looseObject({
  default: z.optional(z.boolean()),
  description: z.string().check(z.minLength(1), z.maxLength(255)),
  unit: z.enum(['WORD', 'HOUR', 'PAGE']),
  calcType: z.enum(['percentage', 'fixed']),
  factor: z.number().check(z.gte(-1000000), z.lte(1000000)),
})

export const PriceListSave: z.ZodMiniType<types.PriceListSave> = z.looseObject({
  version: z.optional(z.int().check(z.gte(1), z.lte(2147483647))),
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  currency: shared.CurrencyCode,
  status: z.optional(z.enum(['ACTIVE', 'INACTIVE'])),
  chargeBy: z.optional(z.enum(['WORD', 'HOUR', 'PAGE'])),
  defaultPriceList: z.optional(z.boolean()),
  defaultPricePerItem: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000000)))),
  defaultPricePerHour: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000000)))),
  wordsPerHour: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100000)))),
  defaultPricePerPage: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000000)))),
  wordsPerPage: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100000)))),
  minFeeType: z.optional(z.enum(['NONE', 'PROJECT', 'LANGUAGE_PAIR'])),
  minimumFeeByProject: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000000)))),
  defaultMinimumFeeByLanguagePair: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000000)))),
  organizationUuid: z.optional(z.nullable(z.guid())),
  orgUnitUuids: z.optional(z.array(z.guid()).check(z.maxLength(1000))),
  prices: z.optional(z.array(LanguagePairPriceSave).check(z.maxLength(5000))),
  coefficients: z.optional(z.array(PriceCoefficientSave).check(z.maxLength(100))),
})

export const PriceListUpdate: z.ZodMiniType<types.PriceListUpdate> = z.looseObject({
  version: z.optional(z.int().check(z.gte(1), z.lte(2147483647))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
  currency: z.optional(shared.CurrencyCode),
  status: z.optional(z.enum(['ACTIVE', 'INACTIVE'])),
  chargeBy: z.optional(z.enum(['WORD', 'HOUR', 'PAGE'])),
  defaultPriceList: z.optional(z.boolean()),
  defaultPricePerItem: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000000)))),
  defaultPricePerHour: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000000)))),
  wordsPerHour: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100000)))),
  defaultPricePerPage: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000000)))),
  wordsPerPage: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100000)))),
  minFeeType: z.optional(z.enum(['NONE', 'PROJECT', 'LANGUAGE_PAIR'])),
  minimumFeeByProject: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000000)))),
  defaultMinimumFeeByLanguagePair: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1000000)))),
  organizationUuid: z.optional(z.nullable(z.guid())),
  orgUnitUuids: z.optional(z.array(z.guid()).check(z.maxLength(1000))),
  prices: z.optional(z.array(LanguagePairPriceSave).check(z.maxLength(5000))),
  coefficients: z.optional(z.array(PriceCoefficientSave).check(z.maxLength(100))),
})

export const PriceImportProblem: z.ZodMiniType<types.PriceImportProblem> = z.looseObject({
  column: z.string(),
  code: z.string(),
  value: z.string(),
  message: z.string(),
})

export const PriceImportLine: z.ZodMiniType<types.PriceImportLine> = z.looseObject({
  line: z.int(),
  outcome: z.string(),
  before: z.optional(LanguagePairPriceSave),
  after: z.optional(LanguagePairPriceSave),
  problems: z.array(PriceImportProblem),
})

export const PriceImport: z.ZodMiniType<types.PriceImport> = z.looseObject({
  isImported: z.boolean(),
  version: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  removed: z.int(),
  wrong: z.int(),
  notTaken: z.optional(z.array(shared.NotTaken)),
  lines: z.array(PriceImportLine),
})

export const setPricesBody: z.ZodMiniType<NonNullable<types.PriceListsSetPricesParams['body']>> = z.array(LanguagePairPriceSave).check(z.minLength(1), z.maxLength(5000))

export const importPricesBody: z.ZodMiniType<NonNullable<types.PriceListsImportPricesParams['body']>> = z.looseObject({
  file: z.custom<Upload>(),
})

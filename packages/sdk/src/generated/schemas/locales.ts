// Generated from openapi/resources/locales.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../locales.ts'
import * as shared from './shared.ts'

export const Language: z.ZodMiniType<types.Language> = z.looseObject({
  id: z.int(),
  code: shared.LocaleCode,
  name: z.string(),
  isUsed: z.boolean(),
})

export const Currency: z.ZodMiniType<types.Currency> = z.looseObject({
  code: shared.CurrencyCode,
  name: z.string(),
  minorUnits: z.int().check(z.gte(0)),
})

export const Country: z.ZodMiniType<types.Country> = z.looseObject({
  code: shared.CountryCode,
  name: z.string(),
})

export const Timezone: z.ZodMiniType<types.Timezone> = z.looseObject({
  key: z.string(),
  value: z.string(),
})

export const listLanguagesResult: z.ZodMiniType<types.Language[]> = z.array(Language)

export const listCurrenciesResult: z.ZodMiniType<types.Currency[]> = z.array(Currency)

export const listCountriesResult: z.ZodMiniType<types.Country[]> = z.array(Country)

export const listTimezonesResult: z.ZodMiniType<types.Timezone[]> = z.array(Timezone)

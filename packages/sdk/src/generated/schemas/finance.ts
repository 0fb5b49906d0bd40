// Generated from openapi/resources/finance.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../finance.ts'
import * as cancellationOptions from './cancellationOptions.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const FiscalOfficer: z.ZodMiniType<types.FiscalOfficer> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
})

export const FiscalPeriod: z.ZodMiniType<types.FiscalPeriod> = z.looseObject({
  month: z.string(),
  status: z.string(),
  isOver: z.boolean(),
  changedBy: z.optional(z.lazy(() => users.UserRef)),
  changeDate: z.optional(z.int()),
  reason: z.optional(z.string()),
  mayUnlock: z.optional(z.array(FiscalOfficer)),
})

export const FiscalPeriodLock: z.ZodMiniType<types.FiscalPeriodLock> = z.looseObject({
  status: z.enum(['SOFT', 'LOCKED']),
})

export const FiscalPeriodUnlock: z.ZodMiniType<types.FiscalPeriodUnlock> = z.looseObject({
  reason: z.string().check(z.minLength(1), z.maxLength(2000)),
})

export const TaxId: z.ZodMiniType<types.TaxId> = z.looseObject({
  scheme: z.enum(['EU_VAT', 'GB_VAT', 'CH_UID', 'NO_MVA', 'US_EIN', 'AU_ABN', 'BR_CNPJ', 'OTHER']),
  value: z.string().check(z.minLength(1), z.maxLength(40)),
})

export const DunningText: z.ZodMiniType<types.DunningText> = z.looseObject({
  level: z.int(),
  language: z.string(),
  subject: z.string(),
  text: z.string(),
})

export const Dunning: z.ZodMiniType<types.Dunning> = z.looseObject({
  isOn: z.boolean(),
  days: z.array(z.int()).check(z.minLength(3), z.maxLength(3)),
  texts: z.array(DunningText),
  usual: z.array(DunningText),
})

export const DocumentKind: z.ZodMiniType<types.DocumentKind> = z.string()

export const NumberSeries: z.ZodMiniType<types.NumberSeries> = z.looseObject({
  kind: DocumentKind,
  pattern: z.string(),
  next: z.int(),
  preview: z.string(),
})

export const BankAccount: z.ZodMiniType<types.BankAccount> = z.looseObject({
  uuid: z.guid(),
  holder: z.string(),
  format: z.string(),
  last4: z.string(),
  bic: z.optional(z.string()),
  bank: z.optional(z.string()),
  currency: shared.CurrencyCode,
})

export const TaxCode: z.ZodMiniType<types.TaxCode> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  kind: z.string(),
  category: z.string(),
  rate: z.number(),
  inclusive: z.optional(z.boolean()),
  text: z.optional(z.string()),
})

export const ExchangeRate: z.ZodMiniType<types.ExchangeRate> = z.looseObject({
  uuid: z.guid(),
  base: shared.CurrencyCode,
  currency: shared.CurrencyCode,
  rate: z.number(),
  day: z.iso.date(),
})

export const FinanceSettings: z.ZodMiniType<types.FinanceSettings> = z.looseObject({
  legalName: z.optional(z.string()),
  address: z.optional(z.string()),
  country: z.optional(shared.CountryCode),
  taxIds: z.array(TaxId),
  currency: shared.CurrencyCode,
  timezone: z.string(),
  paymentTermsDays: z.int(),
  approvalLimit: z.optional(z.number()),
  singleOfficer: z.boolean(),
  selfBillingDays: z.optional(z.int()),
  schedulesPayables: z.boolean(),
  payableTermsDays: z.int(),
  dunning: Dunning,
  marginGoal: z.number(),
  series: z.array(NumberSeries),
  bankAccounts: z.array(BankAccount),
  taxCodes: z.array(TaxCode),
  exchangeRates: z.array(ExchangeRate),
  version: z.string(),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})

export const DunningTextInput: z.ZodMiniType<types.DunningTextInput> = z.looseObject({
  level: z.int().check(z.gte(1), z.lte(3)),
  language: z.enum(['en', 'de', 'es', 'fr', 'pt', 'ru', 'ar', 'ja', 'zh']),
  subject: z.string().check(z.minLength(1), z.maxLength(200)),
  text: z.string().check(z.minLength(1), z.maxLength(4000)),
})

export const DunningInput: z.ZodMiniType<types.DunningInput> = z.looseObject({
  isOn: z.boolean(),
  days: z.array(z.int().check(z.gte(1), z.lte(365))).check(z.minLength(3), z.maxLength(3)),
  texts: z.optional(z.array(DunningTextInput).check(z.maxLength(27))),
})

export const NumberSeriesInput: z.ZodMiniType<types.NumberSeriesInput> = z.looseObject({
  kind: z.enum(['INVOICE', 'CREDIT_NOTE', 'PAYABLE', 'SELF_BILL', 'PAYMENT']),
  pattern: z.string().check(z.minLength(1), z.maxLength(40)),
  next: z.optional(z.int().check(z.gte(1), z.lte(999999999))),
})

export const TaxCodeInput: z.ZodMiniType<types.TaxCodeInput> = z.looseObject({
  uuid: z.optional(z.guid()),
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  kind: z.enum(['VAT', 'WITHHOLDING']),
  category: z.enum(['S', 'Z', 'E', 'AE', 'K', 'G', 'O']),
  rate: z.number().check(z.gte(0), z.lte(100)),
  inclusive: z.optional(z.boolean()),
  text: z.optional(z.string().check(z.maxLength(300))),
})

export const FinanceSettingsUpdate: z.ZodMiniType<types.FinanceSettingsUpdate> = z.looseObject({
  legalName: z.optional(z.string().check(z.maxLength(200))),
  address: z.optional(z.string().check(z.maxLength(1000))),
  country: z.optional(shared.CountryCode),
  taxIds: z.optional(z.array(TaxId).check(z.maxLength(10))),
  currency: z.optional(shared.CurrencyCode),
  timezone: z.optional(z.string().check(z.maxLength(60))),
  paymentTermsDays: z.optional(z.int().check(z.gte(0), z.lte(365))),
  approvalLimit: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(100000000)))),
  singleOfficer: z.optional(z.boolean()),
  selfBillingDays: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(90)))),
  schedulesPayables: z.optional(z.boolean()),
  payableTermsDays: z.optional(z.int().check(z.gte(0), z.lte(365))),
  dunning: z.optional(DunningInput),
  marginGoal: z.optional(z.number().check(z.gte(0), z.lte(100))),
  series: z.optional(z.array(NumberSeriesInput).check(z.maxLength(5))),
  taxCodes: z.optional(z.array(TaxCodeInput).check(z.maxLength(100))),
})

export const BankAccountInput: z.ZodMiniType<types.BankAccountInput> = z.looseObject({
  holder: z.string().check(z.minLength(1), z.maxLength(140)),
  format: z.enum(['IBAN', 'OTHER']),
  number: z.string().check(z.minLength(4), z.maxLength(60)),
  bic: z.optional(z.string().check(z.maxLength(11))),
  bank: z.optional(z.string().check(z.maxLength(140))),
  currency: shared.CurrencyCode,
})

export const ExchangeRateInput: z.ZodMiniType<types.ExchangeRateInput> = z.looseObject({
  currency: shared.CurrencyCode,
  rate: z.number().check(z.lte(1000000000), z.gt(0)),
  day: z.iso.date(),
})

export const listPeriodsResult: z.ZodMiniType<types.FiscalPeriod[]> = z.array(FiscalPeriod)

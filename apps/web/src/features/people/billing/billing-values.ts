import type { InvoicingPeriodicity, UserBilling, UserBillingInput } from '@dragoman/sdk/operations/users'
import { hasMessage, t, type PlainMessageId } from '../../../i18n/t.ts'
import { countryName } from '../../../i18n/format.ts'

/** Billing details as a form holds them. */
export interface BillingValues {
  legalName: string
  street: string
  additionalInfo: string
  city: string
  state: string
  zip: string
  country: string | null
  taxpayerId: string
  billingEmail: string
  /** Empty while nothing is agreed. */
  invoicingPeriodicity: InvoicingPeriodicity | ''
  invoicingDayOfMonth: number | null
}

export const billingValues = (billing: Partial<UserBilling> = {}): BillingValues => ({
  legalName: billing.legalName ?? '',
  street: billing.street ?? '',
  additionalInfo: billing.additionalInfo ?? '',
  city: billing.city ?? '',
  state: billing.state ?? '',
  zip: billing.zip ?? '',
  country: billing.country ?? null,
  taxpayerId: billing.taxpayerId ?? '',
  billingEmail: billing.billingEmail ?? '',
  invoicingPeriodicity: billing.invoicingPeriodicity ?? '',
  invoicingDayOfMonth: billing.invoicingDayOfMonth ?? null,
})

/** The labels of the fields. */
export const billingLabels = {
  legalName: 'billing.legalName',
  street: 'billing.street',
  additionalInfo: 'billing.additionalInfo',
  city: 'users.city',
  state: 'users.state',
  zip: 'users.postalCode',
  country: 'users.country',
  taxpayerId: 'billing.taxpayerId',
  billingEmail: 'billing.billingEmail',
  invoicingPeriodicity: 'billing.invoicingPeriodicity',
  invoicingDayOfMonth: 'billing.invoicingDayOfMonth',
} satisfies Record<keyof BillingValues, PlainMessageId>

export const billingFields = Object.keys(billingLabels) as (keyof BillingValues)[]

/** Whether payables are created on a day of the month. */
export const hasDay = (periodicity: string): boolean => periodicity === 'MONTHLY' || periodicity === 'QUARTERLY'

/** The same as a change; what is empty is cleared. */
export function billingBody(userUuid: string, values: BillingValues): UserBillingInput {
  const { invoicingPeriodicity, invoicingDayOfMonth, ...texts } = values
  const entries = Object.entries(texts).map(([field, value]) => [field, value?.trim() || null] as const)
  return {
    userUuid,
    ...Object.fromEntries(entries),
    invoicingPeriodicity: invoicingPeriodicity || null,
    invoicingDayOfMonth: hasDay(invoicingPeriodicity) ? invoicingDayOfMonth : null,
  }
}

/** The label of a version's field. */
export function fieldLabel(field: string): string {
  const known = (billingLabels as Partial<Record<string, PlainMessageId>>)[field]
  if (known) return t(known)
  const id = `billing.field.${field}`
  return hasMessage(id) ? t(id) : field
}

/** The former value of a version's field, in words. */
export function valueWords(field: string, value: string): string {
  if (field === 'country') return countryName(value)
  const id = `billing.${field === 'paymentMethod' ? 'method' : field}.${value}`
  return hasMessage(id) ? t(id) : value
}

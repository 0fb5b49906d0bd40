import type { FinanceSettings } from '@dragoman/sdk/operations/finance'

/** The finance settings as the form of the company has them. */
export const companyValues = (settings: FinanceSettings) => ({
  legalName: settings.legalName ?? '',
  address: settings.address ?? '',
  country: settings.country ?? null,
  currency: settings.currency as string | null,
  timezone: settings.timezone as string | null,
  taxIds: settings.taxIds,
  paymentTermsDays: settings.paymentTermsDays,
  approvalLimit: settings.approvalLimit ?? Number.NaN,
  singleOfficer: settings.singleOfficer,
  selfBillingDays: settings.selfBillingDays ?? Number.NaN,
  marginGoal: settings.marginGoal,
  schedulesPayables: settings.schedulesPayables,
  payableTermsDays: settings.payableTermsDays,
})

export type CompanyValues = ReturnType<typeof companyValues>

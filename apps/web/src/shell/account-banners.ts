import type { AccountUsageStatus } from '@dragoman/sdk/operations/accountMetrics'
import type { MaintenanceNotice } from '@dragoman/sdk/operations/maintenance'
import { isAccountAdmin, isManager, type Subject } from '@dragoman/sdk/permissions'

/** The people who are told about a trial: account administrators and project managers. */
export const seesTrial = (subject: Subject | undefined): boolean => isManager(subject)

/** The people who are told about the usage: account administrators. */
export const seesUsage = (subject: Subject | undefined): boolean => isAccountAdmin(subject)

/** The remaining days of a trial that are told: from 30 to 0. */
export const trialDays = (days: number | null | undefined): number | undefined =>
  typeof days === 'number' && days >= 0 && days <= 30 ? days : undefined

/** The words and the quota that are told: once the quota is exceeded, where there is one. */
export function exceeded({ words, currentLimit }: Partial<AccountUsageStatus> = {}) {
  return words !== undefined && currentLimit !== undefined && words > currentLimit ? { words, currentLimit } : undefined
}

/** Whether maintenance is told of: while it takes place, until the person has dismissed this very notice. */
export const isToldOf = (notice: MaintenanceNotice | null | undefined, dismissed: string | undefined): boolean =>
  notice?.inProgress === true && notice.uuid !== dismissed

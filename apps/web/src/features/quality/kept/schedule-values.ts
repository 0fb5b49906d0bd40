import type { ReportSchedule, ReportScheduleInput } from '@dragoman/sdk/operations/reportSchedules'
import { t } from '../../../i18n/t.ts'

/** A report to send: subjects and filters. */
export type ScheduleFilters = Omit<
  ReportScheduleInput,
  'name' | 'months' | 'frequency' | 'timezone' | 'readerUuids' | 'active'
>

/** A schedule as it is sent to the server, without its readers. */
export function scheduleValues(
  from: ReportSchedule | ScheduleFilters,
  timezone: string,
): Omit<ReportScheduleInput, 'readerUuids'> {
  const { by, orgUnitUuid, vendorUuid, workflow, sourceLanguage, targetLanguage, closedOnly, compareWith } = from
  const filters = { orgUnitUuid, vendorUuid, workflow, sourceLanguage, targetLanguage, closedOnly, compareWith }
  const known = 'uuid' in from ? from : undefined
  return {
    by,
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
    name: known?.name ?? t(`quality.by.${by}`),
    months: known?.months ?? 3,
    frequency: known?.frequency ?? 'MONTHLY',
    timezone: known?.timezone ?? timezone,
    active: known?.active ?? true,
  }
}

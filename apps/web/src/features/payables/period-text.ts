import type { PayableItem } from '@dragoman/sdk/operations/payables'
import { formatDay, formatMonth } from '../../i18n/format-days.ts'
import { t } from '../../i18n/t.ts'

/** The period of a payable: the month where it is one, else its first and last day. */
export function periodText({ startDate, endDate }: Pick<PayableItem, 'startDate' | 'endDate'>): string {
  const month = startDate.slice(0, 7)
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)
  if (startDate.endsWith('-01') && endDate === last) return formatMonth(month, 'long')
  const day = (date: string) => formatDay(Date.parse(date), { timeZone: 'UTC' })
  return t('payables.fromTo', { from: day(startDate), to: day(endDate) })
}

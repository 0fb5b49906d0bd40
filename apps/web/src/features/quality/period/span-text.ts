import { formatMonth } from '../../../i18n/format-days.ts'

/** Whole months from one day to another: `Jun 2026 – Aug 2026`, or the month alone. */
export function spanText(startDate: string, endDate: string): string {
  const [from, to] = [startDate.slice(0, 7), endDate.slice(0, 7)]
  return from === to ? formatMonth(from, 'long') : `${formatMonth(from, 'long')} – ${formatMonth(to, 'long')}`
}

import type { LinguistAvailability } from '@dragoman/sdk/operations/availability'
import { formatNumber } from '../i18n/format.ts'
import { formatCalendarDay, formatDays } from '../i18n/format-days.ts'
import { t } from '../i18n/t.ts'

/** Whether a linguist has time for tasks until they are due, in a few words. */
export function availabilityFacts(availability: LinguistAvailability | undefined): string[] {
  if (!availability) return []
  const { state, load, capacity, until, away } = availability
  const day = (text: string) => formatCalendarDay(text, 'day')
  const isAway = state === 'AWAY'
  const words = { load: formatNumber(load), capacity: formatNumber(capacity), day: day(until) }
  return [
    ...(isAway && !away ? [t('tasks.availability.none', { day: day(until) })] : []),
    ...(away ? [t('tasks.availability.away', { days: formatDays(away.from, away.to) })] : []),
    ...(isAway ? [] : [t(state === 'BUSY' ? 'tasks.availability.busy' : 'tasks.availability.free', words)]),
  ]
}

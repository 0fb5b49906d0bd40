import { hasMessage, t } from '../i18n/t.ts'
import { isolated, languageName } from '../i18n/format.ts'
import { formatCalendarDay } from '../i18n/format-days.ts'

/** The name of a work unit or a task, which the server gives as `file · locale · step`, with the language in words. */
export function entryName(name: string): string {
  const [file, locale, ...rest] = name.split(' · ')
  if (file === undefined || locale === undefined) return name
  return [isolated(file), languageName(locale), ...rest].join(' · ')
}

/** An obstacle between a linguist and a task, in words. */
export function obstacleText(code: string): string {
  const id = `tasks.blocked.${code}`
  return hasMessage(id) ? t(id) : code
}

/** That someone is away, and until which day. */
export const awayText = (until: string): string =>
  t('tasks.blocked.awayUntil', { day: formatCalendarDay(until, 'day') })

/** Why an item of a bulk change stays as it is, in words. */
export function bulkReason(code: string): string {
  const id = `bulk.reason.${code}`
  return hasMessage(id) ? t(id) : code
}

import { isHttpError } from '@dragoman/sdk/errors'
import { date } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import { currentLocale } from '../i18n/words.ts'

interface LockedMonth {
  month: string
  lockedBy: { name: string }
  mayUnlock: { name: string }[]
}

/** Names the month that is locked, who has locked it, and who may unlock it; undefined for any other error. */
export function lockedMonthText(error: unknown): string | undefined {
  if (!isHttpError(error, 409) || error.code !== 'PERIOD_LOCKED') return undefined
  const { month, lockedBy, mayUnlock } = error.data as LockedMonth
  const title = date(Date.parse(`${month}-15T00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const values = { month: title, name: lockedBy.name }
  const people = mayUnlock.map(({ name }) => name)
  if (people.length === 0) return t('shell.monthLocked.nobody', values)
  const names = new Intl.ListFormat(currentLocale(), { type: 'disjunction' }).format(people)
  return t('shell.monthLocked', { ...values, names })
}

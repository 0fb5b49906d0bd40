import { isHttpError } from '@dragoman/sdk/errors'
import type { Outdated } from '@dragoman/sdk/operations/shared'
import { formatClock, formatTimestamp } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'

export type Change = Pick<Outdated, 'changedBy' | 'changedAt'>

/** When someone saved first: the time alone today, with the day otherwise. */
export function changeTime(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return isToday ? formatClock(at) : formatTimestamp(at, now)
}

/** The change that a refused write has met; undefined for any other error. */
export const changeIn = (error: unknown): Change | undefined =>
  isHttpError(error, 409) && error.code === 'OUTDATED' ? (error.data as Change) : undefined

/**
 * Names the person who was faster, where the same can be tried again; undefined for any other error, and if it wasn't a
 * person.
 */
export function outdatedText(error: unknown): string | undefined {
  const { changedBy, changedAt } = changeIn(error) ?? {}
  if (!changedBy || changedAt === undefined) return undefined
  return t('shell.conflict.retry', { name: changedBy.name, time: changeTime(changedAt) })
}

import { isHttpError } from '@dragoman/sdk/errors'
import type { Outdated } from '@dragoman/sdk/operations/shared'
import { formatClock, formatList, formatNumber, formatTimestamp } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'

type Change = Pick<Outdated, 'changedBy' | 'changedAt'>

/** When someone saved first: the time alone today, with the day otherwise. */
function changeTime(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return isToday ? formatClock(at) : formatTimestamp(at, now)
}

/** Who has saved first, to those whose own changes are kept. */
export function conflictText({ changedBy, changedAt }: Change, me: string | undefined): string {
  if (!changedBy || changedAt === undefined) return t('shell.conflict.system')
  const time = changeTime(changedAt)
  return changedBy.uuid === me
    ? t('shell.conflict.you', { time })
    : t('shell.conflict.by', { name: changedBy.name, time })
}

/** The change that a refused write has met; undefined for any other error. */
export const changeIn = (error: unknown): Change | undefined =>
  isHttpError(error, 409) && error.code === 'OUTDATED' ? (error.data as Change) : undefined

/** Who was faster, where the same is to be tried again; undefined for any other error, and where it was no person. */
export function outdatedText(error: unknown): string | undefined {
  const { changedBy, changedAt } = changeIn(error) ?? {}
  if (!changedBy || changedAt === undefined) return undefined
  return t('shell.conflict.retry', { name: changedBy.name, time: changeTime(changedAt) })
}

/** A value of a form, to compare it with another. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? formatList(value.map(valueText)) : '–'
  if (typeof value === 'boolean') return t(value ? 'shell.yes' : 'shell.no')
  if (typeof value === 'number' && !Number.isNaN(value)) return formatNumber(value)
  return typeof value === 'string' && value !== '' ? value : '–'
}

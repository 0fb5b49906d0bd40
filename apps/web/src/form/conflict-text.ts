import { changeTime, type Change } from '../errors/outdated.ts'
import { formatList, formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'

/** Names the person who saved first, to those whose own changes are kept. */
export function conflictText({ changedBy, changedAt }: Change, me: string | undefined): string {
  if (!changedBy || changedAt === undefined) return t('shell.conflict.system')
  const time = changeTime(changedAt)
  return changedBy.uuid === me
    ? t('shell.conflict.you', { time })
    : t('shell.conflict.by', { name: changedBy.name, time })
}

/** A value of a form, to compare it with another. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? formatList(value.map(valueText)) : '–'
  if (typeof value === 'boolean') return t(value ? 'shell.yes' : 'shell.no')
  if (typeof value === 'number' && !Number.isNaN(value)) return formatNumber(value)
  return typeof value === 'string' && value !== '' ? value : '–'
}

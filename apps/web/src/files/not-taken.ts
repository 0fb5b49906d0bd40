import type { NotTaken } from '@dragoman/sdk/operations/shared'
import { formatList, formatNumber, languageName } from '../i18n/format.ts'
import { hasMessage, t } from '../i18n/t.ts'

/** The parts that an import left out or changed, from the report of its job, whose shape depends on its type. */
export function notTakenOf(report: unknown): readonly NotTaken[] {
  if (typeof report !== 'object' || report === null || !('notTaken' in report)) return []
  return Array.isArray(report.notTaken) ? (report.notTaken as NotTaken[]) : []
}

/** Whether a job only tried what an import would do. */
export const isTrial = (report: unknown): boolean =>
  typeof report === 'object' && report !== null && 'dryRun' in report && report.dryRun === true

/** One line of it, as people read it. */
export function notTakenText(item: NotTaken): string {
  const text = itemText(item)
  if (!item.lines?.length) return text
  return t('imports.notTaken.lines', { text, lines: formatList(item.lines.map(formatNumber)) })
}

function itemText({ kind, name, count, takenAs }: NotTaken): string {
  if (kind === 'LANGUAGE' && takenAs !== undefined)
    return t('imports.notTaken.taken', { name, language: languageName(takenAs), count })
  const id = `imports.notTaken.${kind}`
  return hasMessage(id) ? t(id as 'imports.notTaken.COLUMN', { name, count }).trim() : `${kind} ${name} (${count})`
}

/** All of it as a table. */
export function notTakenTable(items: readonly NotTaken[]): string {
  const rows = items.map(({ kind, name, count, takenAs = '', lines = [] }) => [
    kind,
    name,
    String(count),
    takenAs,
    lines.join(' '),
  ])
  return [['kind', 'name', 'count', 'takenAs', 'lines'], ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
}

/** Quoted, and so that no spreadsheet takes it for a formula. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

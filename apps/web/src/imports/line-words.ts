import type { TableImportLine, TableImportProblem } from '@dragoman/sdk/operations/shared'
import { formatQuantity } from '../i18n/format-amounts.ts'
import { hasMessage, t } from '../i18n/t.ts'

/** The effect of a line of a table of people or rates, or each of its problems. */
export function lineWords({ name, changes, problems }: TableImportLine): string[] {
  if (problems.length > 0) return problems.map(problemText)
  const told = changes.map(({ column, before, after }) =>
    before === undefined || after === undefined
      ? t('imports.value', { column, next: numeric(after) })
      : t('imports.change', { column, old: numeric(before), next: numeric(after) }),
  )
  return [`${name} · ${told.join(', ')}`]
}

/** Amounts as the language writes them. */
const numeric = (text = '') => (/^\d+\.\d+$/.test(text) ? formatQuantity(Number(text)) : text)

function problemText({ column, code, value, limit = '', message }: TableImportProblem): string {
  const id = `imports.problem.${code}`
  const problem = hasMessage(id) ? t(id as 'imports.problem.WRONG_VALUE', { value, limit }) : message
  return t('imports.problem', { column, problem })
}

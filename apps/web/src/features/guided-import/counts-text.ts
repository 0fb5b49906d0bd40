import type { Import, ImportResult } from '@dragoman/sdk/operations/imports'
import { formatList } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** How much results bring, as they would before the import and as they have after it. */
export function countsText(results: readonly ImportResult[], state: Import['state']): string {
  const sum = (of: 'added' | 'changed' | 'unchanged') => results.reduce((total, result) => total + result[of], 0)
  const isPlan = state === 'OPEN'
  return formatList([
    t(isPlan ? 'guidedImport.plan.added' : 'imports.added', { count: sum('added') }),
    t(isPlan ? 'guidedImport.plan.changed' : 'imports.changed', { count: sum('changed') }),
    t('imports.same', { count: sum('unchanged') }),
  ])
}

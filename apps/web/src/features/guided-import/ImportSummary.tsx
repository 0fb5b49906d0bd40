import type { Import } from '@dragoman/sdk/operations/imports'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { formatList } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** The result of a whole import, or of its plan. */
export function ImportSummary({ whole }: { whole: Import }) {
  const results = whole.files.flatMap(({ plan, result = plan }) => result ?? [])
  if (results.length === 0) return null
  const sum = (of: 'added' | 'changed' | 'unchanged') => results.reduce((total, result) => total + result[of], 0)
  const [added, changed] = [sum('added'), sum('changed')]
  const problems = results.filter(({ problem }) => problem !== undefined).length
  const title =
    problems > 0
      ? t('guidedImport.problems', { count: problems })
      : whole.state === 'UNDONE'
        ? t('guidedImport.undone')
        : whole.state === 'DONE'
          ? t('guidedImport.done')
          : added + changed === 0
            ? t('guidedImport.nothing')
            : t('guidedImport.ready')
  const tone = problems > 0 ? 'warning' : whole.state === 'DONE' ? 'success' : 'info'
  return (
    <InlineAlert tone={tone} isAnnounced title={title}>
      {formatList([
        t('imports.added', { count: added }),
        t('imports.changed', { count: changed }),
        t('imports.same', { count: sum('unchanged') }),
      ])}
    </InlineAlert>
  )
}

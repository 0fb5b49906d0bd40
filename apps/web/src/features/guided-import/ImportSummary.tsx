import type { Import } from '@dragoman/sdk/operations/imports'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { t } from '../../i18n/t.ts'
import { countsText } from './counts-text.ts'

/** The result of a whole import, or of its plan. */
export function ImportSummary({ whole }: { whole: Import }) {
  const results = whole.files.flatMap(({ plan, result = plan }) => result ?? [])
  if (results.length === 0) return null
  // A file with a problem brings nothing.
  const right = results.filter(({ problem }) => problem === undefined)
  const problems = results.length - right.length
  const isNew = right.some(({ added, changed }) => added + changed > 0)
  const title =
    problems > 0
      ? t(whole.state === 'OPEN' ? 'guidedImport.problems' : 'guidedImport.failed', { count: problems })
      : whole.state === 'UNDONE'
        ? t('guidedImport.undone')
        : whole.state === 'DONE'
          ? t('guidedImport.done')
          : isNew
            ? t('guidedImport.ready')
            : t('guidedImport.nothing')
  const tone = problems > 0 ? 'warning' : whole.state === 'DONE' ? 'success' : 'info'
  return (
    <InlineAlert tone={tone} isAnnounced title={title}>
      {countsText(right, whole.state)}
    </InlineAlert>
  )
}

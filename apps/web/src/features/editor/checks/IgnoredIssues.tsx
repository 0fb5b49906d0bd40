import type { IgnoredIssue, Segment } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { t } from '../../../i18n/t.ts'
import type { Editing } from '../drafts/editing.ts'
import { issueText } from '../segments/segment-issues.ts'
import styles from './CheckLines.module.css'
import { useIgnore } from './IgnoreMenu.tsx'

interface IgnoredIssuesProps {
  segment: Segment
  ignored: readonly IgnoredIssue[]
  editing: Editing
}

/** The issues of a segment that someone has ignored, each with its reason and the way back. */
export function IgnoredIssues({ segment, ignored, editing }: IgnoredIssuesProps) {
  const ignore = useIgnore(segment, editing)
  if (ignored.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('editor.check.ignoredList')}>
      {ignored.map((issue) => (
        <li key={issue.key} className={styles.line} data-ignored>
          <span className={styles.words}>
            <s>{issueText({ ...issue, blocking: false }, segment)}</s> {t(`editor.check.reason.${issue.reason}`)}
          </span>
          <Button size="small" variant="quiet" onPress={() => ignore(issue.key)}>
            {t('editor.check.restore')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

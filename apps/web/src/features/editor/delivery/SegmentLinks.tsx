import type { SegmentRefusal } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { formatList, formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import type { Findings } from './delivery-refusal.ts'
import { issueText } from '../segments/segment-issues.ts'
import styles from './SegmentLinks.module.css'

export interface SegmentLinksProps {
  findings: Findings
  /** Says what is wrong with each of them, too. */
  withIssues?: boolean
  onGo: (segmentId: string) => void
}

const shownLinks = 8

/** The way to some segments; the first ones, where there are many. */
export function SegmentLinks({ findings, onGo, withIssues }: SegmentLinksProps) {
  const more = findings.count - shownLinks
  return (
    <ul className={withIssues ? styles.list : styles.links}>
      {findings.segments.slice(0, shownLinks).map((finding) => (
        <li key={finding.segmentId}>
          <Button size="small" onPress={() => onGo(finding.segmentId)}>
            {t('editor.segment', { number: finding.index + 1 })}
          </Button>
          {withIssues && <span>{issuesText(finding)}</span>}
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{t('editor.deliver.more', { count: formatNumber(more) })}</li>}
    </ul>
  )
}

const issuesText = ({ issues }: SegmentRefusal) => formatList(issues.map((issue) => issueText(issue, {})))

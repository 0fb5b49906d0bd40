import type { SegmentRefusal } from '@dragoman/sdk/operations/editor'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { conditionText, type MoveRefusal, type SegmentFindings } from '../task-problem.ts'
import { SegmentLink, issueText } from './SegmentLink.tsx'
import styles from './DeliveryProblems.module.css'

/** Why a task does not move: the conditions in words, and the segments that are open or whose codes differ, each a link. */
export function DeliveryProblems({
  task,
  refusal: { unmet, openSegments, codeIssues },
}: {
  task: Task
  refusal: MoveRefusal
}) {
  return (
    <InlineAlert tone="danger" isAnnounced title={t('tasks.refused')}>
      <Stack gap={8}>
        {unmet.map((condition) => (
          <p key={condition}>{conditionText(condition)}</p>
        ))}
        {openSegments && (
          <Findings
            title={t('tasks.openSegments', { count: openSegments.count })}
            findings={openSegments}
            task={task}
          />
        )}
        {codeIssues && (
          <Findings title={t('tasks.codeIssues', { count: codeIssues.count })} findings={codeIssues} task={task} />
        )}
      </Stack>
    </InlineAlert>
  )
}

interface FindingsProps {
  title: string
  findings: SegmentFindings
  task: Task
}

function Findings({ title, findings: { count, segments }, task }: FindingsProps) {
  if (count === 0) return null
  return (
    <Disclosure title={title} headingLevel={3} defaultExpanded={count <= 10}>
      <ul className={styles.list}>
        {segments.map((segment) => (
          <li key={segment.segmentId}>
            <SegmentLink task={task} segment={segment} />
            <span className={styles.issues}>{issuesText(segment)}</span>
          </li>
        ))}
        {count > segments.length && (
          <li className={styles.issues}>{t('tasks.moreSegments', { count: count - segments.length })}</li>
        )}
      </ul>
    </Disclosure>
  )
}

const issuesText = ({ issues }: SegmentRefusal) =>
  formatList(issues.filter(({ blocking }) => blocking).map(issueText)) || t('tasks.issue.unconfirmed')

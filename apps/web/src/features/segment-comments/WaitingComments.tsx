import { useSession } from '@dragoman/hooks/session'
import type { SegmentComment, SegmentCommentPage } from '@dragoman/sdk/operations/segmentComments'
import { hasRole, isManager } from '@dragoman/sdk/permissions'
import { Card } from '@dragoman/ui/Card'
import { Row } from '@dragoman/ui/Page'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { Badge } from '@dragoman/ui/StatusBadge'
import { Moment } from '../../display/Moment.tsx'
import { Link } from '../../ground/links.ts'
import { formatNumber, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** The questions about segments that wait for an answer of the reader, each with the way to answer it. */
export function WaitingComments({ page: { content, totalElements } }: { page: SegmentCommentPage }) {
  return (
    <Card title={t('segmentComments.waiting', { count: totalElements })}>
      <RowList>
        {content.map((comment) => (
          <RowListItem
            key={comment.uuid}
            end={<Moment value={comment.changedDate} as="relative" />}
            below={comment.messages.findLast(({ removed }) => !removed)?.text}
          >
            <Row>
              <Badge tone={comment.kind === 'QUERY' ? 'info' : 'danger'}>
                {t(`segmentComments.kind.${comment.kind}`)}
              </Badge>
              <Way comment={comment} />
            </Row>
          </RowListItem>
        ))}
      </RowList>
    </Card>
  )
}

/** Managers and clients answer on the page of the project, linguists beside the text. */
function Way({ comment }: { comment: SegmentComment }) {
  const { subject } = useSession().snapshot
  const { uuid, projectUuid, projectName, workUnitUuid, segmentId, filename, targetLanguage, sequence } = comment
  const place = t('segmentComments.place', {
    file: filename,
    language: languageName(targetLanguage),
    number: formatNumber(sequence),
  })
  if (!isManager(subject) && !hasRole(subject, 'CLIENT'))
    return (
      <Link to="/editor/$context" params={{ context: workUnitUuid }} search={{ segment: segmentId }}>
        <bdi>{place}</bdi>
      </Link>
    )
  return (
    <Link to="/projects/$id" params={{ id: projectUuid }} search={{ tab: 'comments', comment: uuid }}>
      <bdi>{t('segmentComments.ofProject', { project: projectName, place })}</bdi>
    </Link>
  )
}

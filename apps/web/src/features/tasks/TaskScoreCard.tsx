import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { useQuery } from '@tanstack/react-query'
import { Moment } from '../../display/Moment.tsx'
import { exactScore } from '../../display/person-score.ts'
import { Link } from '../../ground/links.ts'
import { formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** How good the work was found to be, for its assignee and for managers; nothing before that is known. */
export function TaskScoreCard({ task }: { task: Task }) {
  const { data } = useQuery(query(api.tasks.getScore, { path: { taskUuid: task.uuid } }))
  const seesReviews = useCan(requirements['quality.get'])
  if (data?.basis === undefined) return null
  const { basis, provisionalScore, score = provisionalScore, result, reviewUuid, keptShare } = data
  const { segments = 0, changedSegments = 0, date } = data
  const isFound = basis === 'FINDINGS' && score !== undefined
  const isDecided = result === 'PASS' || result === 'FAIL'
  return (
    <Card
      title={t('tasks.score')}
      {...(isFound && { description: t('tasks.score.text') })}
      actions={
        reviewUuid !== undefined &&
        seesReviews && (
          <Link to="/quality/reviews/$id" params={{ id: reviewUuid }}>
            {t('tasks.score.review')}
          </Link>
        )
      }
    >
      <DescriptionList>
        {isFound && (
          <Property term={t(data.score === undefined ? 'tasks.score.provisional' : 'tasks.score')}>
            {exactScore(score)}
            {isDecided && ` · ${t(`tasks.score.${result}`)}`}
          </Property>
        )}
        {keptShare !== undefined && (
          <Property term={t('tasks.score.kept')}>{formatPercent(keptShare / 100, 1)}</Property>
        )}
        <Property term={t('tasks.score.changed')}>
          {t('tasks.score.segments', { changed: changedSegments, count: segments })}
        </Property>
        {date !== undefined && (
          <Property term={t('tasks.score.date')}>
            <Moment value={date} />
          </Property>
        )}
      </DescriptionList>
    </Card>
  )
}

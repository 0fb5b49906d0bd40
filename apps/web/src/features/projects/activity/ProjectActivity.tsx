import { infinite } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Row, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Timeline, TimelineItem } from '@dragoman/ui/Timeline'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EntryAuthor } from '../../../display/EntryAuthor.tsx'
import { Moment } from '../../../display/Moment.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../shell/links.ts'
import { eventGroups, type EventGroup } from './event-groups.ts'
import { eventIcon, eventReason, eventSentence } from './event-sentence.ts'

/** What was done with a project, newest first. */
export function ProjectActivity({ project }: { project: Project }) {
  const options = infinite(api.activity.list, { query: { projectUuid: project.uuid, size: 50 } })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(options)
  const entries = data?.pages.flatMap(({ content }) => content)
  return (
    <Card title={t('projects.tab.activity')}>
      {!entries && error && <RegionError error={error} onRetry={() => void refetch()} />}
      {!entries && !error && (
        <div aria-busy>
          <Skeleton lines={8} />
        </div>
      )}
      {entries?.length === 0 && (
        <EmptyState kind="first-use" icon="clock" headingLevel={3} title={t('projects.activity.empty')} />
      )}
      {entries && entries.length > 0 && (
        <Stack gap={16}>
          <Timeline label={t('projects.tab.activity')}>
            {eventGroups(entries).map((group) => (
              <Event key={group.entry.uuid} group={group} project={project} />
            ))}
          </Timeline>
          {hasNextPage && (
            <Row>
              <Button onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
                {t('projects.more')}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </Card>
  )
}

function Event({ group: { entry, count }, project }: { group: EventGroup; project: Project }) {
  const reason = eventReason(entry)
  return (
    <TimelineItem
      icon={eventIcon(entry.event)}
      time={<Moment value={entry.at} />}
      detail={reason && <bdi>{reason}</bdi>}
    >
      <EntryAuthor {...entry} />
      {' · '}
      {eventSentence(entry, project)}
      {count > 1 && ` · ${t('projects.activity.times', { count })}`}
      {entry.undo && (
        <>
          {' · '}
          <Link to="/tasks/changes/$id" params={{ id: entry.undo.changeUuid }}>
            {t('projects.activity.undo')}
          </Link>
        </>
      )}
    </TimelineItem>
  )
}

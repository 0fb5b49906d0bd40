import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Timeline, TimelineItem } from '@dragoman/ui/Timeline'
import { useQuery } from '@tanstack/react-query'
import { EntryAuthor } from '../../../display/EntryAuthor.tsx'
import { Moment } from '../../../display/Moment.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { eventGroups } from '../../../activity/event-groups.ts'
import { eventIcon, eventReason, eventSentence } from '../../../activity/event-sentence.ts'
import styles from './Side.module.css'

/** The latest activity of a project. */
export function RecentActivity({ project, onShowAll }: { project: Project; onShowAll: () => void }) {
  const { data, error, refetch } = useQuery(
    query(api.activity.list, { query: { projectUuid: project.uuid, size: 100 } }),
  )
  return (
    <Card
      title={t('projects.happened')}
      footer={
        <Button variant="quiet" size="small" onPress={onShowAll}>
          {t('projects.happened.all')}
        </Button>
      }
    >
      <div
        className={styles.events}
        role="region"
        aria-label={t('projects.tab.activity')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        aria-busy={!data && !error}
      >
        {!data && error && <RegionError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={8} />}
        {data?.content.length === 0 && (
          <EmptyState kind="first-use" icon="clock" headingLevel={3} title={t('activity.empty')} />
        )}
        {data && data.content.length > 0 && (
          <Timeline label={t('projects.happened')}>
            {eventGroups(data.content).map(({ entry, count }) => (
              <TimelineItem
                key={entry.uuid}
                icon={eventIcon(entry.event)}
                time={<Moment value={entry.at} />}
                detail={eventReason(entry) && <bdi>{eventReason(entry)}</bdi>}
              >
                <EntryAuthor {...entry} />
                {' · '}
                {eventSentence(entry, { ...project, count })}
              </TimelineItem>
            ))}
          </Timeline>
        )}
      </div>
    </Card>
  )
}

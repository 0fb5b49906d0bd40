import { infinite } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
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
import { hasMessage, t } from '../../../i18n/t.ts'
import { changesOf } from './client-changes.ts'
import styles from './client.module.css'
import type { Client } from './summary-query.ts'

/** Who changed what of a client, newest first: each field from what to what. */
export function ClientActivity({ client }: { client: Client }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    infinite(api.activity.list, { query: { entityUuid: client.uuid, size: 50 } }),
  )
  const entries = data?.pages.flatMap(({ content }) => content)
  return (
    <Card title={t('organizations.tab.activity')}>
      {!entries && error && <RegionError error={error} onRetry={() => void refetch()} />}
      {!entries && !error && (
        <div aria-busy>
          <Skeleton lines={6} />
        </div>
      )}
      {entries?.length === 0 && (
        <EmptyState kind="first-use" icon="clock" headingLevel={3} title={t('organizations.activity.none')} />
      )}
      {entries && entries.length > 0 && (
        <Stack gap={16}>
          <Timeline label={t('organizations.tab.activity')}>
            {entries.map((entry) => (
              <Entry key={entry.uuid} entry={entry} />
            ))}
          </Timeline>
          {hasNextPage && (
            <Row>
              <Button onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
                {t('organizations.showMore')}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </Card>
  )
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const changes = changesOf(entry)
  return (
    <TimelineItem
      icon={entry.event.endsWith('_CREATED') ? 'plus' : 'edit'}
      time={<Moment value={entry.at} />}
      detail={
        changes.length > 0 && (
          <ul className={styles.changes}>
            {changes.map(({ field, label, from, to }) => (
              <li key={field}>{t('organizations.activity.change', { field: label, from, to })}</li>
            ))}
          </ul>
        )
      }
    >
      <EntryAuthor {...entry} />
      {' · '}
      {eventText(entry.event)}
    </TimelineItem>
  )
}

function eventText(event: string): string {
  const id = `organizations.event.${event}`
  return hasMessage(id) ? t(id as 'organizations.event.ORG_UNIT_UPDATED') : event
}

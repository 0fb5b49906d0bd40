import { useCan } from '@dragoman/hooks/permissions'
import { infinite } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import type { JournalEvent } from '@dragoman/sdk/operations/shared'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Timeline, TimelineItem } from '@dragoman/ui/Timeline'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EntryAuthor } from '../../display/EntryAuthor.tsx'
import { Moment } from '../../display/Moment.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { hasMessage, t, type Known } from '../../i18n/t.ts'
import { changesBetween, type Described } from './rate-changes.ts'
import styles from './RateHistory.module.css'

export interface RateHistoryProps {
  /** The entity whose journal is shown, and its events. */
  of: { entityType: string; entityUuid: string; events: readonly Known<JournalEvent>[] }
  /** The consequence for amounts that were calculated with an earlier version. */
  text: string
  /** The version that an entry made, where it made one. */
  versionOf: (fields: Fields) => number | undefined
  /** Describes the fields of an entry, in words. */
  describe: (fields: Fields) => Described
}

type Fields = NonNullable<ActivityEntry['after']>

const shownChanges = 6

/** The versions of something that money is made from: who saved which, since when it holds, and what it changed. */
export function RateHistory({ of, text, versionOf, describe }: RateHistoryProps) {
  const mayRead = useCan(requirements['activity.list'])
  const options = infinite(api.activity.list, { query: { ...of, size: 20 } })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...options,
    enabled: mayRead,
  })
  if (!mayRead) return null
  const entries = data?.pages.flatMap(({ content }) => content)
  return (
    <Card title={t('rates.history')} description={text}>
      {!entries && (error ? <RegionError error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />)}
      {entries?.length === 0 && <p>{t('rates.history.empty')}</p>}
      {entries && entries.length > 0 && (
        <Stack>
          <Timeline label={t('rates.history')}>
            {entries.map((entry) => (
              <Entry key={entry.uuid} entry={entry} versionOf={versionOf} describe={describe} />
            ))}
          </Timeline>
          {hasNextPage && (
            <Row>
              <Button onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
                {t('rates.history.more')}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </Card>
  )
}

function Entry({
  entry,
  versionOf,
  describe,
}: { entry: ActivityEntry } & Pick<RateHistoryProps, 'versionOf' | 'describe'>) {
  const { event, at, before, after } = entry
  const version = after ? versionOf(after) : undefined
  const changes = changesBetween(before ? describe(before) : new Map(), after ? describe(after) : new Map())
  const id = `rates.event.${event}`
  return (
    <TimelineItem
      icon={before ? (after ? 'edit' : 'trash') : 'plus'}
      time={<Moment value={at} />}
      detail={
        before &&
        after &&
        changes.length > 0 && (
          <ul className={styles.changes}>
            {changes
              .slice(0, shownChanges)
              .map(({ label, before: old = t('shell.none'), after: next = t('shell.none') }) => (
                <li key={label}>
                  <bdi>{label}</bdi>: {t('rates.change', { old, next })}
                </li>
              ))}
            {changes.length > shownChanges && (
              <li>{t('rates.moreChanges', { count: changes.length - shownChanges })}</li>
            )}
          </ul>
        )
      }
    >
      <EntryAuthor {...entry} />
      {' · '}
      {version === undefined ? hasMessage(id) && t(id) : t('rates.version', { version })}
    </TimelineItem>
  )
}

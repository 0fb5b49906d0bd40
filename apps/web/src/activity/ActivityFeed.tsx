import { useState } from 'react'
import { useCan } from '@dragoman/hooks/permissions'
import { infinite, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import type { ActivityKind, ActivityListParams } from '@dragoman/sdk/operations/activity'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { FilterBar } from '@dragoman/ui/FilterBar'
import { Row, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Timeline } from '@dragoman/ui/Timeline'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RegionError } from '../errors/RegionError.tsx'
import { t } from '../i18n/t.ts'
import { useChoices } from '../list/use-choices.ts'
import { periodIds, periods, type Period } from './activity-search.ts'
import { ActivityItem, type ActivityItemProps } from './ActivityItem.tsx'
import { eventGroups } from './event-groups.ts'
import { dayBefore } from '../display/days-ago.ts'

export interface ActivityFeedProps extends Pick<
  ActivityItemProps,
  'currency' | 'workflows' | 'describe' | 'namesProject'
> {
  /** The subject of the activity: a project, one resource, or a person. */
  of: Pick<NonNullable<ActivityListParams['query']>, 'projectUuid' | 'entityUuid' | 'userUuid'>
  /** Kinds that occur there. */
  kinds: readonly ActivityKind[]
  /** Stands beside the filters. */
  end?: ReactNode
}

/** The parts of the address that narrow the list. */
interface Filters {
  who?: string | undefined
  what?: ActivityKind | undefined
  since?: Period | undefined
}

/**
 * Lists entries with their authors, newest first, by person, kind, and time: each change before and after, with a way
 * to undo it.
 */
export function ActivityFeed({ of, kinds, end, ...item }: ActivityFeedProps) {
  const { who: person, what, since: period } = useSearch({ strict: false })
  const navigate = useNavigate()
  const kind = kinds.find((each) => each === what)
  const change = (next: Filters) =>
    void navigate({ to: '.', search: (present) => ({ ...present, ...next }), replace: true, resetScroll: false })
  const choices = useChoices()
  const mayChoose = useCan(requirements['users.list']) && of.userUuid === undefined
  const { data: people } = useQuery({
    ...query(api.users.list, { query: { simple: true, size: 500, sort: 'name,asc' } }),
    enabled: choices.areNeeded && mayChoose,
  })
  const [now] = useState(() => Date.now())
  const filters = {
    ...(person !== undefined && { userUuid: person }),
    ...(kind && { kind }),
    ...(period && { startDate: dayBefore(now, periods[period] - 1) }),
  }
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...infinite(api.activity.list, { query: { ...of, ...filters, size: 50 } }),
    placeholderData: keepPreviousData,
  })
  const entries = data?.pages.flatMap(({ content }) => content)
  const isFiltered = Object.keys(filters).length > 0
  const label = t('activity.of')
  return (
    <Stack gap={12}>
      <FilterBar
        label={label}
        onFiltersOpen={choices.need}
        end={end}
        onClearAll={() => {
          change({ who: undefined, what: undefined, since: undefined })
        }}
        filters={[
          ...(mayChoose
            ? [
                {
                  id: 'person',
                  label: t('activity.person'),
                  choices: people?.content.map(({ uuid, name }) => ({ id: uuid, label: name })),
                  selected: person === undefined ? [] : [person],
                  onChange: ([next]: string[]) => change({ who: next }),
                  isSingle: true,
                },
              ]
            : []),
          {
            id: 'kind',
            label: t('activity.kind'),
            choices: kinds.map((id) => ({ id, label: t(`activity.kind.${id}`) })),
            selected: kind ? [kind] : [],
            onChange: ([next]) => change({ what: kinds.find((id) => id === next) }),
            isSingle: true,
          },
          {
            id: 'time',
            label: t('activity.time'),
            choices: periodIds.map((id) => ({ id, label: t(`activity.time.${id}`) })),
            selected: period ? [period] : [],
            onChange: ([next]) => change({ since: periodIds.find((id) => id === next) }),
            isSingle: true,
          },
        ]}
      />
      <Card>
        {!entries && error && <RegionError error={error} onRetry={() => void refetch()} />}
        {!entries && !error && (
          <div aria-busy>
            <Skeleton lines={8} />
          </div>
        )}
        {entries?.length === 0 && (
          <EmptyState
            kind={isFiltered ? 'no-match' : 'first-use'}
            icon="clock"
            title={isFiltered ? t('activity.nothing') : t('activity.empty')}
          />
        )}
        {entries && entries.length > 0 && (
          <Stack gap={16}>
            <Timeline label={label}>
              {eventGroups(entries).map((group) => (
                <ActivityItem key={group.entry.uuid} group={group} {...item} />
              ))}
            </Timeline>
            {hasNextPage && (
              <Row>
                <Button onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
                  {t('activity.more')}
                </Button>
              </Row>
            )}
          </Stack>
        )}
      </Card>
    </Stack>
  )
}

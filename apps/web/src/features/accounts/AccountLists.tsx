import { infinite } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Person } from '@dragoman/ui/Avatar'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Row, Stack } from '@dragoman/ui/Page'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Timeline } from '@dragoman/ui/Timeline'
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ActivityItem } from '../../activity/ActivityItem.tsx'
import { eventGroups } from '../../activity/event-groups.ts'
import { RegionError } from '../../errors/RegionError.tsx'
import { countryName, formatList } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'

interface OfAccount {
  accountUuid: string
}

/** The organizations of an account, by name. */
export function AccountOrganizations({ accountUuid }: OfAccount) {
  const list = useInfiniteQuery(
    infinite(api.accounts.listOrganizations, { path: { accountUUID: accountUuid }, query: { size: 50 } }),
  )
  const rows = list.data?.pages.flatMap(({ content }) => content)
  return (
    <MoreCard list={list} isEmpty={rows?.length === 0} empty={t('accounts.noOrganizations')}>
      <RowList label={t('accounts.tab.organizations')}>
        {rows?.map(({ uuid, name, country }) => (
          <RowListItem key={uuid} end={country && countryName(country)}>
            <bdi>{name}</bdi>
          </RowListItem>
        ))}
      </RowList>
    </MoreCard>
  )
}

/** The people of an account, by name. */
export function AccountPeople({ accountUuid }: OfAccount) {
  const list = useInfiniteQuery(
    infinite(api.accounts.listUsers, { path: { accountUUID: accountUuid }, query: { size: 50 } }),
  )
  const rows = list.data?.pages.flatMap(({ content }) => content)
  return (
    <MoreCard list={list} isEmpty={rows?.length === 0} empty={t('accounts.noPeople')}>
      <RowList label={t('accounts.tab.people')}>
        {rows?.map(({ uuid, name, avatar, email, roles }) => (
          <RowListItem key={uuid} end={formatList(roles.map((role) => enumWord('role', role)))}>
            <Row>
              <Person name={name} src={avatar} />
              <bdi>{email}</bdi>
            </Row>
          </RowListItem>
        ))}
      </RowList>
    </MoreCard>
  )
}

/** The activity of an account, newest first: on the account itself, or all of it. */
export function AccountActivity({ accountUuid }: OfAccount) {
  const [shows, setShows] = useState<'account' | 'all'>('account')
  const list = useInfiniteQuery(
    infinite(api.accounts.listActivity, {
      path: { accountUUID: accountUuid },
      query: { size: 50, administration: shows === 'account' },
    }),
  )
  const rows = list.data?.pages.flatMap(({ content }) => content)
  return (
    <Stack gap={12}>
      <Row>
        <SegmentedControl
          label={t('activity.of')}
          value={shows}
          onChange={(next) => setShows(next === 'all' ? 'all' : 'account')}
          options={[
            { id: 'account', label: t('accounts.activity.account') },
            { id: 'all', label: t('accounts.activity.all') },
          ]}
        />
      </Row>
      <MoreCard list={list} isEmpty={rows?.length === 0} empty={t('activity.empty')}>
        <Timeline label={t('activity.of')}>
          {eventGroups(rows ?? []).map((group) => (
            <ActivityItem key={group.entry.uuid} group={group} accountUUID={accountUuid} />
          ))}
        </Timeline>
      </MoreCard>
    </Stack>
  )
}

interface MoreCardProps {
  list: Pick<
    UseInfiniteQueryResult,
    'data' | 'error' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
  >
  isEmpty: boolean
  empty: string
  children: ReactNode
}

/** A list in a card, with its four states and the rest of it on demand. */
function MoreCard({ list, isEmpty, empty, children }: MoreCardProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list
  return (
    <Card>
      {!data && error && <RegionError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {isEmpty && <EmptyState kind="first-use" headingLevel={3} title={empty} />}
      {data !== undefined && !isEmpty && (
        <Stack gap={16}>
          {children}
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
  )
}

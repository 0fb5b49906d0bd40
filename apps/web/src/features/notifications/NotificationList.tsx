import { useArrivals } from '@dragoman/hooks/arrivals'
import { infinite } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { NotificationsListParams } from '@dragoman/sdk/operations/notifications'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { currentLocale } from '../../i18n/words.ts'
import { daysOf } from './days-of.ts'
import { NotificationGroup } from './NotificationGroup.tsx'
import styles from './notifications.module.css'

type Query = NonNullable<NotificationsListParams['query']>

export interface NotificationListProps {
  show: NonNullable<Query['show']>
  kind?: string | undefined
  /** A person has followed a notification. */
  onOpen?: () => void
  /** Only the first ones, under a heading of their own. */
  isShort?: boolean
}

const empty = {
  ALL: 'notifications.empty',
  UNREAD: 'notifications.emptyUnread',
  MUTED: 'notifications.emptyMuted',
} as const

/** Notifications by day, newest first. Arrow keys, or j and k, go from one to the next. */
export function NotificationList({ show, kind, onOpen, isShort }: NotificationListProps) {
  const language = currentLocale() as Query['language']
  const rows = infinite(api.notifications.list, {
    query: { show, language, size: isShort ? 20 : 50, ...(kind !== undefined && { kind: [kind] }) },
  })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...rows,
    placeholderData: keepPreviousData,
  })
  const arrivals = useArrivals(rows.queryKey)
  const Heading = isShort ? 'h3' : 'h2'
  const items = data?.pages.flatMap(({ content }) => content)
  if (!items && error) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!items)
    return (
      <div aria-busy className={styles.waiting}>
        <Skeleton lines={6} />
      </div>
    )
  if (items.length === 0)
    return (
      <EmptyState
        kind={show === 'ALL' && kind === undefined ? 'first-use' : 'no-match'}
        icon="bell"
        headingLevel={isShort ? 3 : 2}
        title={t(empty[show])}
      >
        {show === 'ALL' && kind === undefined && t('notifications.emptyText')}
      </EmptyState>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its links have the focus
    <div onKeyDown={moveAmongRows}>
      <div role="status" className={styles.arrived}>
        {arrivals && arrivals.count > 0 && (
          <Button size="small" onPress={arrivals.show}>
            {t('notifications.arrived', { count: arrivals.count })}
          </Button>
        )}
      </div>
      {daysOf(items).map(({ day, label, groups }) => (
        <section key={day} aria-label={label}>
          <Heading className={styles.day}>{label}</Heading>
          <ul className={styles.rows}>
            {groups.map((group) => (
              <NotificationGroup key={group[0]!.uuid} group={group} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && !isShort && (
        <div className={styles.waiting}>
          <Button onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
            {t('notifications.older')}
          </Button>
        </div>
      )}
    </div>
  )
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** Arrow keys, or j and k, move the focus among the links of a list. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return
  const controls = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      '[data-row] :is(a:not([data-action] *), button[aria-expanded]:not([aria-haspopup]))',
    ),
  ]
  const row = (event.target as HTMLElement).closest('[data-row]')
  const at = controls.findIndex((control) => row?.contains(control))
  if (at < 0) return
  event.preventDefault()
  event.stopPropagation()
  controls[Math.min(Math.max(at + step, 0), controls.length - 1)]?.focus()
}

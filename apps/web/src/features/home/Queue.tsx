import type { PageOf } from '@dragoman/hooks/list'
import { Card } from '@dragoman/ui/Card'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import styles from './Queue.module.css'

export interface QueueProps<Page extends PageOf<{ uuid: string }>, Key extends QueryKey> {
  title: string
  /** The first rows of a list. */
  query: UseQueryOptions<Page, Error, Page, Key>
  row: (row: Page['content'][number]) => ReactNode
  /** What it says when there is nothing to do. */
  empty: string
  /** A link to the whole list, shown while there are more than the first rows. */
  all: ReactNode
}

/** The next things to do, each a link. It loads and fails alone. */
export function Queue<Page extends PageOf<{ uuid: string }>, Key extends QueryKey>({
  title,
  query,
  row,
  empty,
  all,
}: QueueProps<Page, Key>) {
  const { data, error, refetch, isFetching } = useQuery(query)
  if (error && !data) {
    return (
      <div className={styles.queue}>
        <Card title={title}>
          <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
        </Card>
      </div>
    )
  }
  return (
    <div className={styles.queue} data-waiting={!data || undefined}>
      <Card title={title} actions={data && data.totalElements > data.content.length ? all : undefined} isFlush>
        {!data && (
          <div className={styles.waiting} aria-busy>
            <Skeleton lines={4} />
          </div>
        )}
        {data?.content.length === 0 && <p className={styles.empty}>{empty}</p>}
        {data && data.content.length > 0 && (
          <ul className={styles.list}>
            {data.content.map((each) => (
              <li key={each.uuid} className={styles.row}>
                {row(each)}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}

/** One line of a queue: what it is, what to know of it, and at the end its state or time. */
export function QueueLine({ link, detail, end }: { link: ReactNode; detail: ReactNode; end?: ReactNode }) {
  return (
    <>
      <div className={styles.words}>
        <div className={styles.link}>{link}</div>
        <div className={styles.detail}>{detail}</div>
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </>
  )
}

import { Stat } from '@dragoman/ui/Stat'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { formatNumber } from '../../i18n/format.ts'

interface CounterProps<Page extends { totalElements: number }, Key extends QueryKey> {
  /** A list whose length is the figure; one row is enough. */
  query: UseQueryOptions<Page, Error, Page, Key>
  /** The words, as a link to that list. */
  link: ReactNode
}

/** How many there are of something, as a link to them. It fails alone. */
export function Counter<Page extends { totalElements: number }, Key extends QueryKey>({
  query,
  link,
}: CounterProps<Page, Key>) {
  const { data, error } = useQuery(query)
  return (
    <Stat
      label={null}
      link={link}
      value={data ? formatNumber(data.totalElements) : error ? '–' : undefined}
      meta={error && errorText(error)}
    />
  )
}

import { Counters } from '@dragoman/ui/Counters'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatRelative } from '../../i18n/format-days.ts'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { countersQuery, isDecided, type RequestSearch } from './request-search.ts'

interface RequestFiguresProps {
  search: RequestSearch
  onSearch: (change: RequestSearch) => void
}

/** How many requests are open, how many of them are one's own, and how this month's were decided. */
export function RequestFigures({ search, onSearch }: RequestFiguresProps) {
  const { data } = useQuery({ ...countersQuery(), placeholderData: keepPreviousData, meta: { showsErrors: true } })
  const lanes = data?.lanes ?? []
  const open = lanes.filter(({ lane }) => !isDecided(lane))
  const countOf = (wanted: string) => lanes.find(({ lane }) => lane === wanted)?.count ?? 0
  const [approved, rejected] = [countOf('APPROVED'), countOf('REJECTED')]
  const decided = approved + rejected
  const oldest = open.flatMap((lane) => lane.oldest ?? []).toSorted((a, b) => a - b)[0]
  const number = (value: number) => (data ? formatNumber(value) : undefined)
  const days = (data?.medianHours ?? 0) / 24
  return (
    <Counters
      label={t('termRequests.figures')}
      onPress={(id) => onSearch(id === 'own' ? ({ own: search.own ? undefined : true } as RequestSearch) : pressed(id))}
      counters={[
        {
          id: 'open',
          label: t('termRequests.figure.open'),
          value: number(open.reduce((sum, { count }) => sum + count, 0)),
          meta: oldest !== undefined && t('termRequests.figure.oldest', { when: formatRelative(oldest) }),
          isPressed: !search.own && search.lane === undefined,
        },
        {
          id: 'own',
          label: t('termRequests.figure.own'),
          value: number(data?.own ?? 0),
          isPressed: search.own === true,
        },
        {
          id: 'UNDER_REVIEW',
          label: t('termRequests.lane.UNDER_REVIEW'),
          value: number(countOf('UNDER_REVIEW')),
          isPressed: search.lane === 'UNDER_REVIEW',
        },
        {
          id: 'APPROVED',
          label: t('termRequests.figure.approved'),
          value: data && (decided === 0 ? '–' : formatPercent(approved / decided)),
          meta: t('termRequests.figure.decided', {
            count: decided,
            days: formatNumber(Math.round(days * 10) / 10),
          }),
          isPressed: search.lane === 'APPROVED',
        },
      ]}
    />
  )
}

const pressed = (id: string): RequestSearch =>
  ({
    own: undefined,
    lane: id === 'UNDER_REVIEW' || id === 'APPROVED' ? id : undefined,
  }) as RequestSearch

import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { UserFigures } from '@dragoman/sdk/operations/users'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Stack } from '@dragoman/ui/Page'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { scoreWithBand } from '../../display/person-score.ts'
import { lastDays } from '../../display/days-ago.ts'

const periods = ['30', '90', '365'] as const

const scoreOf = ({ score, scoreWords = 0, scoreBand }: Partial<UserFigures> = {}) =>
  score === undefined
    ? undefined
    : t('users.figures.scoreFrom', { score: scoreWithBand(score, scoreBand), count: scoreWords })

/** The deliveries of a linguist in the last days: how much, how punctual, and how well. */
export function PersonFigures({ userUuid }: { userUuid: string }) {
  const [days, setDays] = useState<(typeof periods)[number]>('90')
  const [now] = useState(() => Date.now())
  const { data, error, refetch } = useQuery({
    ...query(api.users.getFigures, {
      path: { userUUID: userUuid },
      query: lastDays(now, Number(days)),
    }),
    placeholderData: keepPreviousData,
  })
  const shown = (value: number | undefined, format: (value: number) => string = formatNumber) =>
    value === undefined ? t('shell.none') : format(value)
  return (
    <Card title={t('users.figures')}>
      <Stack>
        <SegmentedControl
          label={t('users.figures.period')}
          options={periods.map((id) => ({ id, label: t('users.figures.days', { count: Number(id) }) }))}
          value={days}
          onChange={setDays}
        />
        {error && !data ? (
          <RegionError error={error} onRetry={() => void refetch()} />
        ) : (
          <DescriptionList>
            <Property term={t('users.figures.tasks')}>{shown(data?.tasks)}</Property>
            <Property term={t('users.figures.words')}>{shown(data?.words)}</Property>
            <Property term={t('users.figures.onTime')}>{shown(data?.onTime, formatPercent)}</Property>
            <Property term={t('users.figures.score')}>{scoreOf(data) ?? t('shell.none')}</Property>
          </DescriptionList>
        )}
      </Stack>
    </Card>
  )
}

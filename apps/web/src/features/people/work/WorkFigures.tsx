import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TaskWorkload } from '@dragoman/sdk/operations/tasks'
import { Tiles } from '@dragoman/ui/Page'
import { Stat } from '@dragoman/ui/Stat'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lastDays } from '../../../display/days-ago.ts'
import { scoreWithBand } from '../../../display/person-score.ts'
import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

/** Days of the figures about what was delivered. */
const period = 90

interface WorkFiguresProps {
  userUuid: string
  load: TaskWorkload | undefined
  isLoaded: boolean
}

/** The load ahead, and the last deliveries: how well, how punctual, how much. */
export function WorkFigures({ userUuid, load, isLoaded }: WorkFiguresProps) {
  const [now] = useState(() => Date.now())
  const { data, error } = useQuery(
    query(api.users.getFigures, { path: { userUUID: userUuid }, query: lastDays(now, period) }),
  )
  const shown = (value: string | undefined) => (data || error ? (value ?? '–') : undefined)
  const { words, capacity, share } = loadOf(load)
  return (
    <Tiles minimum={160}>
      <Stat
        label={t('users.work.load', { count: load?.days.length ?? 14 })}
        value={isLoaded ? (share ?? '–') : undefined}
        delta={
          load && load.lateCount > 0
            ? { icon: 'warning', tone: 'danger', text: t('users.work.late', { count: load.lateCount }) }
            : undefined
        }
        meta={t('users.work.loadOf', { words: formatNumber(words), capacity: formatNumber(capacity) })}
      />
      <Stat
        label={t('users.work.score', { count: period })}
        value={shown(data?.score === undefined ? undefined : scoreWithBand(data.score, data.scoreBand))}
        meta={t('users.work.scoreWords', { count: data?.scoreWords ?? 0 })}
      />
      <Stat
        label={t('users.work.onTime', { count: period })}
        value={shown(data?.onTime === undefined ? undefined : formatPercent(data.onTime))}
        meta={t('users.work.dueTasks', { count: data?.dueTasks ?? 0 })}
      />
      <Stat
        label={t('users.work.delivered', { count: period })}
        value={shown(data && formatNumber(data.words))}
        meta={t('users.work.tasks', { count: data?.tasks ?? 0 })}
      />
    </Tiles>
  )
}

/** The words left in all of the days, against those that the linguist translates in them. */
function loadOf(load: TaskWorkload | undefined) {
  const words = Math.round(load?.days.reduce((sum, day) => sum + day.load, 0) ?? 0)
  const capacity = load?.days.reduce((sum, day) => sum + day.capacity, 0) ?? 0
  return {
    words,
    capacity,
    share: capacity > 0 ? formatPercent(Math.round((100 * words) / capacity) / 100) : undefined,
  }
}

import { Stat } from '@dragoman/ui/Stat'
import { useQuery } from '@tanstack/react-query'
import { formatCalendarDay, formatDays } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import { scheduleQuery } from '../schedule/schedule-query.ts'

/** When a linguist's next payables are created; nothing where that is done by hand. */
export function NextRun() {
  const { data } = useQuery(scheduleQuery())
  const [next] = data?.isOn ? data.runs : []
  if (!next) return null
  return (
    <Stat
      label={t('payables.schedule.nextRun')}
      value={formatCalendarDay(next.date, 'day')}
      meta={t('payables.schedule.delivered', { days: formatDays(next.startDate, next.endDate) })}
    />
  )
}

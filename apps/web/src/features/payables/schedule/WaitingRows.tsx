import { useCan } from '@dragoman/hooks/permissions'
import type { PayableSchedule } from '@dragoman/sdk/operations/payables'
import { requirements } from '@dragoman/sdk/requirements'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../ground/links.ts'
import { formatAmounts } from '../../../i18n/format-amounts.ts'
import { formatCalendarDay, formatDays } from '../../../i18n/format-days.ts'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { scheduleQuery } from './schedule-query.ts'

/** People whose names are listed. */
const mostNames = 3

/** Where there are no payables yet: the tasks that wait, when the next run is, and who can't be paid. */
export function WaitingRows() {
  const { data } = useQuery(scheduleQuery())
  const mayChange = useCan(requirements['finance.update'])
  if (!data) return null
  const { unbilled } = data
  const { withoutPayoutMethod: people } = unbilled
  const names = people.slice(0, mostNames).map(({ name }) => name)
  return (
    <RowList label={t('payables.schedule.waiting')}>
      {unbilled.tasks > 0 && (
        <RowListItem
          end={formatAmounts(unbilled.totals)}
          below={[
            t('payables.schedule.linguists', { count: unbilled.linguists }),
            unbilled.startDate && unbilled.endDate && formatDays(unbilled.startDate, unbilled.endDate),
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          {t('payables.schedule.unbilled', { count: unbilled.tasks })}
        </RowListItem>
      )}
      <RowListItem
        end={mayChange && <Link to="/settings/account-settings/finance">{t('payables.schedule.change')}</Link>}
        below={belowOf(data)}
      >
        {titleOf(data)}
      </RowListItem>
      {people.length > 0 && (
        <RowListItem below={<bdi>{formatList(people.length > mostNames ? [...names, '…'] : names)}</bdi>}>
          {t('payables.schedule.noMethod', { count: people.length })}
        </RowListItem>
      )}
    </RowList>
  )
}

function titleOf({ isOn, runs: [next] }: PayableSchedule): string {
  if (!isOn) return t('payables.schedule.off')
  return next ? t('payables.schedule.on', { day: formatCalendarDay(next.date, 'full') }) : t('payables.schedule.nobody')
}

function belowOf({ isOn, runs: [next], unbilled: { unscheduled } }: PayableSchedule): string {
  if (!isOn) return t('payables.schedule.offText')
  return [
    next && t('payables.schedule.forLinguists', { count: next.linguists }),
    unscheduled > 0 && t('payables.schedule.unscheduled', { count: unscheduled }),
  ]
    .filter(Boolean)
    .join(' · ')
}

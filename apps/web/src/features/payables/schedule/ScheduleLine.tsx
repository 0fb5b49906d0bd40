import type { PayableRun } from '@dragoman/sdk/operations/payables'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { formatCalendarDay } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { scheduleQuery } from './schedule-query.ts'

const ScheduledRunDialog = overlay(() => import('./ScheduledRunDialog.tsx'), 'ScheduledRunDialog')

/** The results of the last scheduled run, and the day of the next one. Nothing where there is no schedule. */
export function ScheduleLine() {
  const { data } = useQuery(scheduleQuery())
  const [isOpen, setOpen] = useState(false)
  if (!data || (!data.isOn && !data.last)) return null
  const [next] = data.isOn ? data.runs : []
  const { last } = data
  const isWorrying = last !== undefined && (last.status === 'FAILED' || last.result.skipped.length > 0)
  return (
    <InlineAlert
      tone={isWorrying ? 'warning' : 'info'}
      action={
        isWorrying && (
          <Button size="small" onPress={() => setOpen(true)}>
            {t('payables.schedule.show')}
          </Button>
        )
      }
    >
      {[
        last && lastText(last),
        next && t('payables.schedule.next', { day: formatCalendarDay(next.date, 'full'), count: next.linguists }),
        data.isOn && !next && t('payables.schedule.nobody'),
      ]
        .filter(Boolean)
        .join(' ')}
      <Suspense>{isOpen && last && <ScheduledRunDialog run={last} onClose={() => setOpen(false)} />}</Suspense>
    </InlineAlert>
  )
}

function lastText({ status, creationDate, result }: PayableRun): string {
  const day = formatCalendarDay(new Date(creationDate).toISOString().slice(0, 10), 'day')
  if (status === 'FAILED') return t('payables.schedule.failed', { day })
  if (status === 'STARTED') return t('payables.schedule.running')
  const created = t('payables.schedule.created', { day, count: result.payables })
  if (result.skipped.length === 0) return created
  return `${created} ${t('payables.schedule.leftOut', { count: result.skipped.length })}`
}

import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Suspense, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import type { Grouping } from '../groupings.ts'
import type { ReportsAddress } from './report-search.ts'
import { summaryRequest } from './report-query.ts'

const KeepDialog = overlay(() => import('../kept/KeepDialog.tsx'), 'KeepDialog')
const ScheduleDialog = overlay(() => import('../kept/ScheduleDialog.tsx'), 'ScheduleDialog')

/** Keeps the report that is shown as it is now, or has it sent by email. */
export function ReportActions({ by, address }: { by: Grouping; address: ReportsAddress }) {
  const [isOpen, setOpen] = useState<'keep' | 'schedule'>()
  const mayKeep = useCan(requirements['keptReports.create'])
  if (!mayKeep) return null
  const wanted = summaryRequest(by, address)
  const close = () => setOpen(undefined)
  const { startDate: _start, endDate: _end, ...filters } = wanted
  return (
    <>
      <Button icon="clock" onPress={() => setOpen('schedule')}>
        {t('quality.schedule')}
      </Button>
      <Button icon="check" onPress={() => setOpen('keep')}>
        {t('quality.keep')}
      </Button>
      <Suspense>
        {isOpen === 'keep' && <KeepDialog wanted={wanted} onClose={close} />}
        {isOpen === 'schedule' && <ScheduleDialog filters={filters} onClose={close} />}
      </Suspense>
    </>
  )
}

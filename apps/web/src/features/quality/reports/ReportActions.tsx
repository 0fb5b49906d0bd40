import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { MenuItem } from '@dragoman/ui/MenuButton'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useNarrow } from '../../../display/NarrowTable.tsx'
import { HeaderMenu } from '../../../ground/HeaderMenu.tsx'
import { LinkButton } from '../../../ground/links.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import type { Grouping } from '../groupings.ts'
import type { ReportsAddress } from './report-search.ts'
import { summaryRequest } from './report-query.ts'

const KeepDialog = overlay(() => import('../kept/KeepDialog.tsx'), 'KeepDialog')
const ScheduleDialog = overlay(() => import('../kept/ScheduleDialog.tsx'), 'ScheduleDialog')

type Opened = 'keep' | 'schedule'

/** Leads to kept reports, keeps the one that is shown as it is now, or has it sent by email; on a phone, in a menu. */
export function ReportActions({ by, address }: { by: Grouping; address: ReportsAddress }) {
  const [isOpen, setOpen] = useState<Opened>()
  const mayKeep = useCan(requirements['keptReports.create'])
  const isNarrow = useNarrow()
  const wanted = summaryRequest(by, address)
  const close = () => setOpen(undefined)
  const { startDate: _start, endDate: _end, ...filters } = wanted
  return (
    <>
      {isNarrow ? (
        <ActionMenu mayKeep={mayKeep} onOpen={setOpen} />
      ) : (
        <>
          <LinkButton to="/quality/reports/kept">{t('quality.keptReports')}</LinkButton>
          {mayKeep && (
            <>
              <Button icon="clock" onPress={() => setOpen('schedule')}>
                {t('quality.schedule')}
              </Button>
              <Button icon="check" onPress={() => setOpen('keep')}>
                {t('quality.keep')}
              </Button>
            </>
          )}
        </>
      )}
      <Suspense>
        {isOpen === 'keep' && <KeepDialog wanted={wanted} onClose={close} />}
        {isOpen === 'schedule' && <ScheduleDialog filters={filters} onClose={close} />}
      </Suspense>
    </>
  )
}

function ActionMenu({ mayKeep, onOpen }: { mayKeep: boolean; onOpen: (dialog: Opened) => void }) {
  const navigate = useNavigate()
  return (
    <HeaderMenu>
      <MenuItem onAction={() => void navigate({ to: '/quality/reports/kept' })}>{t('quality.keptReports')}</MenuItem>
      {mayKeep && (
        <>
          <MenuItem icon="clock" onAction={() => onOpen('schedule')}>
            {t('quality.schedule')}
          </MenuItem>
          <MenuItem icon="check" onAction={() => onOpen('keep')}>
            {t('quality.keep')}
          </MenuItem>
        </>
      )}
    </HeaderMenu>
  )
}

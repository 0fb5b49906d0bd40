import * as api from '@dragoman/sdk/api'
import { query } from '@dragoman/hooks/query'
import type { PayableRun } from '@dragoman/sdk/operations/payables'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useQuery } from '@tanstack/react-query'
import { formatDays } from '../../../i18n/format-days.ts'
import { t } from '../../../i18n/t.ts'
import { LeftOut } from '../create/LeftOut.tsx'

/** The tasks that a scheduled run has left out, by reason, or why it has failed. */
export function ScheduledRunDialog({ run, onClose }: { run: PayableRun; onClose: () => void }) {
  const hasFailed = run.status === 'FAILED'
  const { data: job } = useQuery({
    ...query(api.jobs.get, { path: { jobUuid: run.jobUuid ?? '' } }),
    enabled: hasFailed && run.jobUuid !== undefined,
  })
  return (
    <Dialog
      title={t('payables.schedule.run', { days: formatDays(run.startDate, run.endDate) })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onPress={onClose}>{t('shell.close')}</Button>}
    >
      <Stack>
        {hasFailed && <InlineAlert tone="danger">{job?.error ?? t('payables.schedule.failedText')}</InlineAlert>}
        <LeftOut result={{ ...run.result, olderTasks: 0 }} />
      </Stack>
    </Dialog>
  )
}

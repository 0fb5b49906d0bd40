import { isCanceled, useJob } from '@dragoman/hooks/jobs'
import * as api from '@dragoman/sdk/api'
import type { AutoAssignResult, Task } from '@dragoman/sdk/operations/tasks'
import { Button } from '@dragoman/ui/Button'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { useState } from 'react'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { failureText } from '../../../errors/failure-text.ts'
import { t } from '../../../i18n/t.ts'
import { taskErrorText } from '../moves/task-problem.ts'
import { useTaskWrite } from '../use-task-write.ts'
import { PlacementResult } from './PlacementResult.tsx'

const changed = ['tasks', 'workUnits', 'projects', 'users']

/** Gives tasks to whom the placement rules choose, and says who got what, and why nobody got the rest. */
export function AutoAssignDialog({ tasks, onClose }: { tasks: readonly Task[]; onClose: (isDone: boolean) => void }) {
  const [ignoresAutopilot, setIgnoresAutopilot] = useState(true)
  const start = useTaskWrite(api.tasks.autoAssign, true)
  const cancel = useTaskWrite(api.jobs.cancel, true)
  const { job, progress, isRunning, error } = useJob(start.data?.id, changed)
  // Written by the placement alone, in the shape that its own call answers with.
  const result = job && !isRunning && job.report ? (job.report as unknown as AutoAssignResult) : undefined
  const failure = start.error ?? cancel.error ?? error
  const begin = () => {
    start.mutate({ body: { taskUuids: tasks.map(({ uuid }) => uuid), ignoreAutopilot: ignoresAutopilot } })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={() => onClose(result !== undefined)}
      title={t('tasks.placement.title', { count: tasks.length })}
      footer={
        job || start.isPending ? (
          <>
            {isRunning && job && (
              <Button isDisabled={cancel.isPending} onPress={() => cancel.mutate({ path: { jobUuid: job.uuid } })}>
                {t('tasks.placement.stop')}
              </Button>
            )}
            <Button variant={result ? 'primary' : 'secondary'} onPress={() => onClose(result !== undefined)}>
              {t('shell.close')}
            </Button>
          </>
        ) : (
          <ActionButtons label={t('tasks.placement.start')} onPress={begin} onCancel={() => onClose(false)} />
        )
      }
    >
      <Stack gap={16}>
        {!start.data && !start.isPending && (
          <>
            <p>{t('tasks.placement.text')}</p>
            <Checkbox
              isSelected={ignoresAutopilot}
              onChange={setIgnoresAutopilot}
              description={t('tasks.placement.autopilotText')}
            >
              {t('tasks.placement.autopilot')}
            </Checkbox>
          </>
        )}
        {(start.isPending || isRunning) && (
          <ProgressBar
            label={t('tasks.placement.running')}
            value={progress === undefined ? undefined : progress * 100}
          />
        )}
        {result && <PlacementResult result={result} tasks={tasks} />}
        {job && isCanceled(job) && (
          <InlineAlert tone="warning" isAnnounced>
            {t('tasks.placement.stopped')}
          </InlineAlert>
        )}
        {job?.status === 'FAILED' && (
          <InlineAlert tone="danger" isAnnounced>
            {failureText(job.failure, job.error)}
          </InlineAlert>
        )}
        {failure && (
          <InlineAlert tone="danger" isAnnounced>
            {taskErrorText(failure)}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  )
}

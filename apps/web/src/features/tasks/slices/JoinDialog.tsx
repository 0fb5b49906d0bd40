import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { ifMatch } from '@dragoman/sdk/versions'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useNavigate, useParams } from '@tanstack/react-router'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { taskErrorText } from '../task-problem.ts'
import { taskName } from '../task-name.ts'
import { useTaskWrite } from '../use-task-write.ts'

/** Makes one task of the slices of a step again, after saying what that means for its linguists. */
export function JoinDialog({ task, onClose, onDone }: { task: Task; onClose: () => void; onDone: () => void }) {
  const join = useTaskWrite(api.tasks.join, true)
  const navigate = useNavigate()
  const { id } = useParams({ strict: false })
  const start = () =>
    join.mutate(
      { path: { taskUuid: task.uuid }, headers: ifMatch(task) },
      {
        onSuccess: ({ uuid }) => {
          showToast({ tone: 'success', title: t('bulk.join.done') })
          onDone()
          // The page of a slice that is gone: on to the task that stays.
          if (id === task.uuid && uuid !== id) void navigate({ to: '/tasks/$id', params: { id: uuid }, replace: true })
        },
      },
    )
  const { slice: _, ...whole } = task
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('bulk.join.title', { name: taskName(whole) })}
      footer={
        <ActionButtons label={t('bulk.join.button')} isPending={join.isPending} onPress={start} onCancel={onClose} />
      }
    >
      <Stack gap={16}>
        <p>{t('bulk.join.text')}</p>
        {join.error && (
          <InlineAlert tone="danger" isAnnounced>
            {taskErrorText(join.error)}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  )
}

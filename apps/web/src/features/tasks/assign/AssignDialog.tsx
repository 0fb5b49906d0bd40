import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { ifMatch, outdatedBy } from '@dragoman/sdk/versions'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useState } from 'react'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../shell/toasts.ts'
import { obstacleText, taskErrorText } from '../moves/task-problem.ts'
import { taskName } from '../task-name.ts'
import { useTaskWrite } from '../use-task-write.ts'
import { assignable, type LinguistChoice } from './assignment-plan.ts'
import { LinguistList } from './LinguistList.tsx'
import { useLinguists } from './use-linguists.ts'

export interface AssignDialogProps {
  tasks: readonly Task[]
  onClose: () => void
  onAssigned: () => void
}

/**
 * Gives tasks to a linguist: shows who may do them, and what keeps the others back. Where somebody may do only some of
 * them, those are given, and the line above the buttons says beforehand which are left out.
 */
export function AssignDialog({ tasks, onClose, onAssigned }: AssignDialogProps) {
  const [open] = useState(() => assignable(tasks))
  // As the dialog shows them; after a refusal, as they are now: pressing again is meant so.
  const [versions, setVersions] = useState(() => new Map(open.map(({ uuid, version }) => [uuid, version])))
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { choices, error, refetch } = useLinguists(open)
  const assign = useTaskWrite(api.tasks.assign, true)
  const assignBulk = useTaskWrite(api.tasks.assignBulk, true)
  const chosen = choices?.find(({ linguist }) => linguist.user.uuid === chosenId)
  const failure = assign.error ?? assignBulk.error
  const isPending = assign.isPending || assignBulk.isPending
  const send = ({ linguist: { user }, fits }: LinguistChoice) => {
    const onSuccess = () => {
      const leftOut = tasks.length - fits.length
      showToast({
        tone: leftOut > 0 ? 'info' : 'success',
        title: t('tasks.assigned', { count: fits.length, name: user.name }),
        description: leftOut > 0 ? t('tasks.leftOut', { count: leftOut }) : undefined,
      })
      onAssigned()
    }
    const onError = (refused: Error) => {
      const present =
        outdatedBy(api.tasks.assignBulk, refused)?.present ?? outdatedBy(api.tasks.assign, refused)?.present ?? []
      setVersions(new Map([...versions, ...[present].flat().map(({ uuid, version }) => [uuid, version] as const)]))
    }
    const versionOf = (uuid: string) => versions.get(uuid) ?? ''
    const [only, ...more] = fits
    if (more.length === 0) {
      const headers = ifMatch({ version: versionOf(only!.uuid) })
      assign.mutate({ path: { taskUUID: only!.uuid, userUUID: user.uuid }, headers }, { onSuccess, onError })
    } else {
      const tasksUuids = fits.map(({ uuid }) => uuid)
      const body = { tasksUuids, versions: tasksUuids.map(versionOf), userUuid: user.uuid }
      assignBulk.mutate({ query: { bulk: true }, body }, { onSuccess, onError })
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={titleOf(tasks)}
      footer={
        <ActionButtons
          label={t('tasks.assign')}
          isDisabled={!chosen}
          isPending={isPending}
          onPress={() => chosen && send(chosen)}
          onCancel={onClose}
        />
      }
    >
      <Stack gap={12}>
        {open.length === 0 ? (
          <InlineAlert tone="warning">{t('tasks.assign.noneOpen')}</InlineAlert>
        ) : error ? (
          <RegionError error={error} onRetry={refetch} />
        ) : choices ? (
          <LinguistList choices={choices} total={tasks.length} value={chosenId} onChange={setChosenId} />
        ) : (
          <div aria-busy>
            <Skeleton lines={5} />
          </div>
        )}
        {chosen && <p role="status">{planText(chosen, tasks, open)}</p>}
        {failure && (
          <InlineAlert tone="danger" isAnnounced title={open.length > 1 ? t('tasks.assign.nothingDone') : undefined}>
            {taskErrorText(failure)}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  )
}

function titleOf(tasks: readonly Task[]): string {
  const [only, ...more] = tasks
  if (!only || more.length > 0) return t('tasks.assign.title', { count: tasks.length })
  return t('tasks.assign.one', { name: taskName(only) })
}

/** What will happen, before it does: how many tasks the person gets, why not the rest, and from whom some are taken. */
function planText(
  { linguist: { user }, fits, blockedBy }: LinguistChoice,
  tasks: readonly Task[],
  open: readonly Task[],
): string {
  const reasons = blockedBy.map(obstacleText)
  if (open.length < tasks.length) reasons.push(t('tasks.assign.notOpen'))
  const values = { count: fits.length, total: tasks.length, name: user.name }
  const taken = fits.filter(({ assignee }) => assignee && assignee.uuid !== user.uuid).length
  const given =
    reasons.length === 0
      ? t('tasks.assign.all', { count: fits.length, name: values.name })
      : t('tasks.assign.some', { ...values, reasons: formatList(reasons) })
  return taken > 0 ? `${given} ${t('tasks.assign.taken', { count: taken })}` : given
}

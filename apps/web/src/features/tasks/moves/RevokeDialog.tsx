import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { ifMatch, outdatedBy } from '@dragoman/sdk/versions'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { useState } from 'react'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../shell/toasts.ts'
import { useTaskWrite } from '../use-task-write.ts'
import { revocable } from './revocable.ts'
import { taskErrorText } from './task-problem.ts'

export interface RevokeDialogProps {
  tasks: readonly Task[]
  onClose: () => void
  onRevoked: () => void
}

/** Asks before tasks are taken back from their people, then takes back one after the other. */
export function RevokeDialog({ tasks, onClose, onRevoked }: RevokeDialogProps) {
  const revoke = useTaskWrite(api.tasks.revokeAssignment, true)
  const [left, setLeft] = useState(() => revocable(tasks))
  const names = [...new Set(left.flatMap(({ assignee }) => assignee?.name ?? []))]
  const [isPending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    let waiting = left
    try {
      for (const task of left) {
        await revoke.mutateAsync({ path: { taskUUID: task.uuid }, headers: ifMatch(task) })
        waiting = waiting.filter(({ uuid }) => uuid !== task.uuid)
      }
    } catch (error) {
      setPending(false)
      // Who has the task now is shown, and pressing again is meant so.
      const present = outdatedBy(api.tasks.revokeAssignment, error)?.present
      return setLeft(
        present ? revocable(waiting.map((task) => (task.uuid === present.uuid ? present : task))) : waiting,
      )
    }
    showToast({ tone: 'success', title: t('tasks.revoked', { count: left.length, names: formatList(names) }) })
    onRevoked()
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('tasks.revoke.title', { count: left.length })}
      tone="danger"
      labels={{
        confirm: t('tasks.revoke'),
      }}
      onConfirm={() => void send()}
      isPending={isPending}
      errorMessage={revoke.error ? taskErrorText(revoke.error) : undefined}
    >
      <p>{t('tasks.revoke.text', { names: formatList(names) })}</p>
      {tasks.length > left.length && !revoke.error && (
        <p>{t('tasks.revoke.others', { count: tasks.length - left.length })}</p>
      )}
    </ConfirmDialog>
  )
}

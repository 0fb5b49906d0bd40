import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { BulkDialog } from '../bulk/BulkDialog.tsx'
import { taskName } from '../task-name.ts'
import { LinguistList } from './LinguistList.tsx'

export interface AssignDialogProps {
  tasks: readonly Task[]
  onClose: () => void
  onAssigned: () => void
}

/** Gives tasks to a linguist: shows who can do how many of them, then what will happen to each. */
export function AssignDialog({ tasks, onClose, onAssigned }: AssignDialogProps) {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const isAnyOpen = tasks.some(({ status }) => status === 'PENDING')
  const taskUuids = useMemo(() => tasks.map(({ uuid }) => uuid), [tasks])
  const {
    data: linguists,
    error,
    refetch,
  } = useQuery({
    ...query(api.tasks.listBulkLinguists, { body: { taskUuids } }),
    enabled: isAnyOpen,
  })
  const edit = useMemo(() => (chosenId === null ? null : ({ kind: 'ASSIGN', userUuid: chosenId } as const)), [chosenId])
  return (
    <BulkDialog
      title={titleOf(tasks)}
      tasks={tasks}
      edit={edit}
      label={t('tasks.assign')}
      person={linguists?.find(({ user }) => user.uuid === chosenId)?.user.name}
      onClose={onClose}
      onDone={onAssigned}
    >
      {!isAnyOpen ? (
        <InlineAlert tone="warning">{t('tasks.assign.noneOpen')}</InlineAlert>
      ) : error ? (
        <RegionError error={error} onRetry={() => void refetch()} />
      ) : linguists ? (
        <LinguistList linguists={linguists} total={tasks.length} value={chosenId} onChange={setChosenId} />
      ) : (
        <div aria-busy>
          <Skeleton lines={5} />
        </div>
      )}
    </BulkDialog>
  )
}

function titleOf(tasks: readonly Task[]): string {
  const [only, ...more] = tasks
  if (!only || more.length > 0) return t('tasks.assign.title', { count: tasks.length })
  return t('tasks.assign.one', { name: taskName(only) })
}

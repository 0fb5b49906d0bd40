import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Task, TaskSplitPlan } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { ifMatch } from '@dragoman/sdk/versions'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { TextButton } from '@dragoman/ui/TextButton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useGuardedClose } from '../../../ground/unsaved.ts'
import { taskErrorText } from '../task-problem.ts'
import { taskName } from '../task-name.ts'
import { useTaskWrite } from '../use-task-write.ts'
import { SplitTable } from './SplitTable.tsx'
import styles from './SplitTable.module.css'

/** Most slices of a task (contract: tasks.planSplit). */
const most = 50

/** Splits a task: into how many slices, where each ends, and who gets it. */
export function SplitDialog({ task, onClose, onDone }: { task: Task; onClose: () => void; onDone: () => void }) {
  const [parts, setParts] = useState(2)
  const [ends, setEnds] = useState<readonly number[] | null>(null)
  const [people, setPeople] = useState<readonly (string | undefined)[]>([task.assignee?.uuid])
  const mayAssign = useCan(requirements['users.listEligibleLinguists']) && task.status === 'PENDING'
  const body = useMemo(() => (ends ? { endIndexes: [...ends] } : { parts }), [ends, parts])
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(api.tasks.planSplit, { path: { taskUuid: task.uuid }, body }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    meta: { showsErrors: true },
    placeholderData: keepPreviousData,
  })
  const linguists = useQuery({
    ...query(api.users.listEligibleLinguists, { path: { taskUUID: task.uuid } }),
    enabled: mayAssign,
  })
  const split = useTaskWrite(api.tasks.split, true)
  const leave = useGuardedClose((ends !== null || people.some((id, at) => at > 0 && id)) && !split.isPending, onClose)
  const segments = task.slice ? task.slice.endIndex - task.slice.beginIndex + 1 : task.workUnit.segments
  const start = (plan: TaskSplitPlan) =>
    split.mutate(
      {
        path: { taskUuid: task.uuid },
        headers: ifMatch(task),
        body: { slices: plan.slices.map(({ endIndex }, at) => ({ endIndex, assigneeUuid: people[at] })) },
      },
      {
        onSuccess: ({ length }) => {
          showToast({ tone: 'success', title: t('bulk.split.done', { count: length }) })
          onDone()
        },
      },
    )
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      size="large"
      title={t('bulk.split.title', { name: taskName(task) })}
      footer={
        <ActionButtons
          label={t('bulk.split.button')}
          isDisabled={!data || isPlaceholderData || error !== null}
          isPending={split.isPending}
          onPress={() => data && start(data)}
          onCancel={onClose}
        />
      }
    >
      <Stack gap={16}>
        <p>{t('bulk.split.text')}</p>
        <div className={styles.parts}>
          <NumberField
            label={t('bulk.split.parts')}
            value={parts}
            onChange={(count) => {
              if (Number.isNaN(count)) return
              setParts(count)
              setEnds(null)
            }}
            minValue={2}
            maxValue={Math.min(most, segments)}
          />
        </div>
        {error ? (
          <RegionError error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <>
            <SplitTable
              slices={data.slices}
              onEndChange={(at, end) => setEnds(movedEnds(data.slices, at, end))}
              people={people}
              onPersonChange={(at, id) => setPeople(data.slices.map((_, place) => (place === at ? id : people[place])))}
              linguists={mayAssign ? (linguists.data ?? []) : undefined}
            />
            {ends && <TextButton onPress={() => setEnds(null)}>{t('bulk.split.equal')}</TextButton>}
            {data.sharedTexts > 0 && (
              <InlineAlert tone="info">{t('bulk.split.shared', { count: data.sharedTexts })}</InlineAlert>
            )}
            {!mayAssign && <p>{t('bulk.split.draft')}</p>}
          </>
        ) : (
          <div aria-busy>
            <Skeleton lines={5} />
          </div>
        )}
        {split.error && (
          <InlineAlert tone="danger" isAnnounced>
            {taskErrorText(split.error)}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  )
}

/** The ends of slices once one of them is moved; those after it move along where it would overtake them. */
export function movedEnds(slices: readonly { endIndex: number }[], at: number, end: number): number[] {
  const ends = slices.map(({ endIndex }) => endIndex)
  const last = ends.at(-1)!
  ends[at] = end
  for (let next = at + 1; next < ends.length - 1; next += 1) ends[next] = Math.max(ends[next]!, ends[next - 1]! + 1)
  for (let before = at - 1; before >= 0; before -= 1) ends[before] = Math.min(ends[before]!, ends[before + 1]! - 1)
  ends[ends.length - 1] = last
  return ends
}

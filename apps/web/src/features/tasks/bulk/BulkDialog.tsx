import { isCanceled, useJob } from '@dragoman/hooks/jobs'
import * as api from '@dragoman/sdk/api'
import type { BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import type { Task, TaskBulkResult } from '@dragoman/sdk/operations/tasks'
import { Button } from '@dragoman/ui/Button'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { BulkItems } from '../../../bulk/BulkItems.tsx'
import { useUndoBulk } from '../../../bulk/use-undo-bulk.ts'
import { failureText } from '../../../errors/failure-text.ts'
import { RegionError } from '../../../errors/RegionError.tsx'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../shell/toasts.ts'
import { taskErrorText } from '../moves/task-problem.ts'
import { taskStepName } from '../task-name.ts'
import { useTaskWrite } from '../use-task-write.ts'
import { useBulkPlan, type BulkEdit, type BulkPlan } from './use-bulk-plan.ts'

const changes = ['tasks', 'workUnits', 'projects', 'users', 'activity']

export interface BulkDialogProps {
  title: string
  tasks: readonly Task[]
  /** What is to be changed; null while it is not chosen yet. */
  edit: BulkEdit | null
  /** Verb of the button. */
  label: string
  tone?: 'danger'
  /** Shows every task that will change, as where each goes to another linguist. */
  showsChanging?: boolean
  /** Who gets the tasks. */
  person?: string | undefined
  onClose: () => void
  onDone: () => void
  /** The fields, and what stands before the plan. */
  children?: ReactNode
}

/**
 * Changes many tasks: says beforehand what will happen to how many, which are skipped and why, and asks before anything
 * is taken from a linguist; then shows the progress, and the toast after it undoes the change or opens its result.
 */
export function BulkDialog(props: BulkDialogProps) {
  const { title, tasks, edit, label, tone, showsChanging = false, person, onClose, onDone, children } = props
  const taskUuids = useMemo(() => tasks.map(({ uuid }) => uuid), [tasks])
  const names = useMemo(() => new Map(tasks.map((task) => [task.uuid, taskStepName(task)])), [tasks])
  const planned = useBulkPlan(taskUuids, edit)
  const { plan, include } = planned
  const start = useTaskWrite(api.tasks.changeBulk, true)
  const cancel = useTaskWrite(api.jobs.cancel, true)
  const { job, progress, isRunning, error } = useJob(start.data?.uuid, changes)
  const tellDone = useTellDone(edit, person)
  const told = useRef(false)
  const finished = job && !isRunning && job.report && !isCanceled(job) ? job : undefined
  useEffect(() => {
    if (!finished || told.current) return
    told.current = true
    // Written by the bulk change, or by the auto-assignment that stands for it.
    tellDone(finished.uuid, finished.report as unknown as Partial<TaskBulkResult> & AutoAssigned)
    onDone()
  })
  const isUnderWay = start.isPending || (isRunning && start.data !== undefined) || finished !== undefined
  const isStopped = job !== undefined && isCanceled(job)
  const failure = start.error ?? cancel.error ?? error
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      footer={
        isUnderWay ? (
          <Button
            isDisabled={!job || cancel.isPending}
            onPress={() => job && cancel.mutate({ path: { jobUuid: job.uuid } })}
          >
            {t('bulk.stop')}
          </Button>
        ) : (
          <ActionButtons
            label={label}
            variant={tone}
            isDisabled={!edit || !plan || plan.changing.length === 0}
            onPress={() => edit && start.mutate({ body: { ...edit, taskUuids, include } })}
            onCancel={onClose}
          />
        )
      }
    >
      <Stack gap={16}>
        {isUnderWay ? (
          <ProgressBar label={t('bulk.running')} value={progress === undefined ? undefined : progress * 100} />
        ) : (
          <>
            {children}
            {edit && <Plan {...{ planned, names, person, showsChanging }} kind={edit.kind} />}
          </>
        )}
        {isStopped && (
          <InlineAlert tone="warning" isAnnounced>
            {t('bulk.stopped')}
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

interface PlanProps {
  planned: BulkPlan
  kind: BulkEdit['kind']
  names: ReadonlyMap<string, string>
  person: string | undefined
  showsChanging: boolean
}

function Plan({ planned, kind, names, person = '', showsChanging }: PlanProps) {
  const { plan, choices, isIncluding, setIncluding, error, refetch } = planned
  if (error) return <RegionError error={error} onRetry={refetch} />
  const [first] = choices
  const reason = first?.reason === 'ACCEPTED' ? 'ACCEPTED' : 'ASSIGNED'
  const people = formatList([...new Set(choices.flatMap(({ previousAssignee }) => previousAssignee ?? []))])
  return (
    <Stack gap={12}>
      {plan ? (
        <p role="status">
          {plan.changing.length > 0
            ? t(`bulk.plan.${kind}`, { count: plan.changing.length, name: person })
            : t('bulk.plan.none')}
        </p>
      ) : (
        <p role="status">{t('bulk.checking')}</p>
      )}
      {first && (
        <Checkbox
          isSelected={isIncluding}
          onChange={setIncluding}
          description={t(`bulk.includeText.${reason}`, { names: people })}
        >
          {t(`bulk.include.${reason}`, { count: choices.length })}
        </Checkbox>
      )}
      {plan && (
        <>
          {showsChanging && (
            <BulkItems
              title={t('bulk.changing', { count: plan.changing.length })}
              items={plan.changing}
              names={names}
              isOpen
            />
          )}
          <BulkItems
            title={t('bulk.skipped', { count: plan.skipped.length })}
            items={plan.skipped}
            names={names}
            isOpen={plan.changing.length === 0}
          />
        </>
      )}
    </Stack>
  )
}

/** The counts of an auto-assignment, which reports in its own words. */
interface AutoAssigned {
  assigned?: readonly unknown[]
  notAssigned?: readonly BulkItem[]
}

/** Says what was done, with ways to undo it and to what became of each task. */
function useTellDone(edit: BulkEdit | null, person = '') {
  const undo = useUndoBulk()
  const navigate = useNavigate()
  return (changeUuid: string, report: Partial<TaskBulkResult> & AutoAssigned) => {
    const count = (report.changed ?? report.assigned ?? []).length
    const skipped = (report.skipped ?? report.notAssigned ?? []).length
    const showResult = () => void navigate({ to: '/tasks/changes/$id', params: { id: changeUuid } })
    showToast({
      tone: skipped > 0 ? 'info' : 'success',
      title: t(`bulk.done.${edit?.kind ?? 'ASSIGN'}`, { count, name: person }),
      description: skipped > 0 ? t('bulk.leftOut', { count: skipped }) : undefined,
      action: count > 0 ? { label: t('bulk.undo'), onAction: () => void undo(changeUuid) } : undefined,
      moreAction: { label: t('bulk.result'), onAction: showResult },
    })
  }
}

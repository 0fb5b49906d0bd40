import * as api from '@dragoman/sdk/api'
import type { BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import type { Task, TaskBulkResult } from '@dragoman/sdk/operations/tasks'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Stack } from '@dragoman/ui/Page'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { BulkFrame } from '../../../bulk/BulkFrame.tsx'
import { BulkItems } from '../../../bulk/BulkItems.tsx'
import { tellUndoable } from '../../../bulk/last-undo.ts'
import { useUndoBulk } from '../../../bulk/use-undo-bulk.ts'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { taskErrorText } from '../task-problem.ts'
import { taskStepName } from '../task-name.ts'
import { useTaskWrite } from '../use-task-write.ts'
import { useBulkPlan, type BulkEdit, type BulkPlan } from './use-bulk-plan.ts'

const changes = ['tasks', 'workUnits', 'projects', 'translationMemories', 'editor', 'users', 'activity']

export interface BulkDialogProps {
  title: string
  tasks: readonly Task[]
  /** The change; null while it is not chosen yet. */
  edit: BulkEdit | null
  /** The part of it that its plan depends on, where that is not all. Keep it stable. */
  planned?: BulkEdit
  /** Verb of the button. */
  label: string
  tone?: 'danger'
  /** Shows every task that will change, as where each goes to another linguist. */
  showsChanging?: boolean
  /** The person who gets the tasks. */
  person?: string | undefined
  onClose: () => void
  onDone: () => void
  /** The fields, and what stands before the plan. */
  children?: ReactNode
}

/** Props of a dialog for one kind of change. */
export type TasksDialogProps = Pick<BulkDialogProps, 'tasks' | 'onClose' | 'onDone'>

/**
 * Changes many tasks: says beforehand what will happen to how many, which are skipped and why, and asks before anything
 * is taken from a linguist; then shows the progress, and the toast after it undoes the change or opens its result.
 */
export function BulkDialog(props: BulkDialogProps) {
  const { title, tasks, edit, label, tone, showsChanging = false, person, onClose, onDone, children } = props
  const taskUuids = useMemo(() => tasks.map(({ uuid }) => uuid), [tasks])
  const names = useMemo(() => new Map(tasks.map((task) => [task.uuid, taskStepName(task)])), [tasks])
  const planned = useBulkPlan(taskUuids, props.planned ?? edit)
  const { plan, include } = planned
  const start = useTaskWrite(api.tasks.changeBulk, true)
  const tellDone = useTellDone(edit, person)
  return (
    <BulkFrame
      of="tasks"
      title={title}
      label={label}
      tone={tone}
      closeLabel={edit?.kind === 'CANCEL' ? t('shell.close') : undefined}
      isReady={edit !== null && (plan?.changing.length ?? 0) > 0}
      start={start}
      onStart={() => edit && start.mutate({ body: { ...edit, taskUuids, include } })}
      changes={changes}
      errorWords={taskErrorText}
      onClose={onClose}
      onDone={(changeUuid, report) => {
        // Written by the bulk change, or by the auto-assignment that stands for it.
        tellDone(changeUuid, report as Partial<TaskBulkResult> & AutoAssigned)
        onDone()
      }}
    >
      {children}
      {edit && <Plan {...{ planned, names, person, showsChanging }} kind={edit.kind} />}
    </BulkFrame>
  )
}

const choiceReasons = ['ASSIGNED', 'ACCEPTED', 'TAG_ERRORS'] as const

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
  const reason = choiceReasons.find((each) => each === first?.reason) ?? 'ASSIGNED'
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
              of="tasks"
              title={t('bulk.changing', { count: plan.changing.length })}
              items={plan.changing}
              names={names}
              isOpen
            />
          )}
          <BulkItems
            of="tasks"
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
    const message = {
      tone: skipped > 0 ? 'info' : 'success',
      title: t(`bulk.done.${edit?.kind ?? 'ASSIGN'}`, { count, name: person }),
      description: skipped > 0 ? t('bulk.leftOut', { count: skipped }) : undefined,
      moreAction: { label: t('bulk.result'), onAction: showResult },
    } as const
    if (count > 0) tellUndoable(message, () => void undo(changeUuid))
    else showToast(message)
  }
}

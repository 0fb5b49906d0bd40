import { listQuery } from '@dragoman/hooks/list'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ProjectBulkChange, ProjectBulkResult, ProjectSummary } from '@dragoman/sdk/operations/projects'
import type { ProjectStatus } from '@dragoman/sdk/operations/shared'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { BulkFrame } from '../../../bulk/BulkFrame.tsx'
import { BulkItems } from '../../../bulk/BulkItems.tsx'
import { bulkWords } from '../../../bulk/bulk-words.ts'
import { tellUndoable } from '../../../bulk/last-undo.ts'
import { useUndoBulk } from '../../../bulk/use-undo-bulk.ts'
import { noReason } from '../../../cancellation/cancellation.ts'
import { LazyReasonFields } from '../../../cancellation/LazyReasonFields.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { TagsField } from '../../../form/TagsField.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { useTyped } from '../../../list/use-typed.ts'
import { showToast } from '../../../ground/toasts.ts'
import type { ProjectAction } from './project-action.ts'

export interface ProjectBulkDialogProps {
  kind: ProjectAction
  projects: readonly ProjectSummary[]
  onClose: () => void
  onDone: () => void
}

/** A change of the chosen projects, without the projects. */
type Edit = Omit<ProjectBulkChange, 'projectUuids'>

const words = bulkWords('projects')
const changes = ['projects', 'tasks', 'workUnits', 'costs', 'activity']

/** Changes many projects: what it needs, what would happen to each, then its progress; the toast after it undoes it. */
export function ProjectBulkDialog({ kind, projects, onClose, onDone }: ProjectBulkDialogProps) {
  const projectUuids = useMemo(() => projects.map(({ uuid }) => uuid), [projects])
  const [edit, setEdit] = useState<Edit | null>(isComplete({ kind }) ? { kind } : null)
  const start = useMutation({ ...mutation(api.projects.changeBulk), meta: { showsErrors: true } })
  const body = { ...(edit ?? { kind }), projectUuids }
  const {
    data: plan,
    error,
    refetch,
  } = useQuery({
    ...query(api.projects.planBulk, { body }),
    enabled: edit !== null,
    // Nothing changes by it, and it is never older than the dialog.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    meta: { showsErrors: true },
  })
  const tellDone = useTellDone()
  const change = (next: Edit) => setEdit(isComplete(next) ? next : null)
  return (
    <BulkFrame
      of="projects"
      title={t(`projects.bulk.${kind}`)}
      label={t(`projects.bulk.${kind}`)}
      tone={edit?.newStatus === 'CANCELLED' ? 'danger' : undefined}
      isReady={edit !== null && (plan?.changing.length ?? 0) > 0}
      start={start}
      onStart={() => start.mutate({ body })}
      changes={changes}
      onClose={onClose}
      onDone={(changeUuid, report) => {
        // Written by the bulk change alone.
        tellDone(kind, changeUuid, report as ProjectBulkResult)
        onDone()
      }}
    >
      <Fields kind={kind} projectUuid={projectUuids[0]!} onChange={change} />
      {kind === 'RECALCULATE' && <InlineAlert tone="info">{t('bulk.noUndo')}</InlineAlert>}
      {error ? (
        <RegionError error={error} onRetry={() => void refetch()} />
      ) : (
        edit && (
          <Stack gap={12}>
            <p role="status">
              {plan
                ? plan.changing.length > 0
                  ? words.changing(plan.changing.length)
                  : words.none()
                : words.checking()}
            </p>
            {plan && (
              <>
                <BulkItems of="projects" title={words.changing(plan.changing.length)} items={plan.changing} />
                <BulkItems
                  of="projects"
                  title={words.skipped(plan.skipped.length)}
                  items={plan.skipped}
                  isOpen={plan.changing.length === 0}
                />
              </>
            )}
          </Stack>
        )
      )}
    </BulkFrame>
  )
}

/** States that a person can ask for; invoices move projects by themselves. */
const statuses = ['DRAFT', 'PENDING', 'APPROVED', 'DELIVERED', 'CANCELLED'] as const satisfies ProjectStatus[]

function isComplete({
  kind,
  newStatus,
  reason,
  optionUuid,
  userUuid,
  orgUnitUuid,
  addTags = [],
  removeTags = [],
}: Edit): boolean {
  switch (kind) {
    case 'STATUS':
      return newStatus !== undefined && (newStatus !== 'CANCELLED' || Boolean(reason ?? optionUuid))
    case 'MANAGER':
      return userUuid !== undefined
    case 'ORG_UNIT':
      return orgUnitUuid !== undefined
    case 'TAGS':
      return addTags.length + removeTags.length > 0
    default:
      return true
  }
}

interface FieldsProps {
  kind: ProjectAction
  /** Any of the projects. */
  projectUuid: string
  onChange: (edit: Edit) => void
}

function Fields({ kind, projectUuid, onChange }: FieldsProps): ReactNode {
  switch (kind) {
    case 'STATUS':
      return <StatusFields kind={kind} projectUuid={projectUuid} onChange={onChange} />
    case 'MANAGER':
      return <ManagerField kind={kind} onChange={onChange} />
    case 'ORG_UNIT':
      return <UnitField kind={kind} onChange={onChange} />
    case 'TAGS':
      return <TagFields kind={kind} onChange={onChange} />
    default:
      return <p>{t(`projects.bulk.text.${kind}`)}</p>
  }
}

function StatusFields({ kind, projectUuid, onChange }: FieldsProps) {
  const [newStatus, setStatus] = useState<(typeof statuses)[number] | null>(null)
  const [why, setWhy] = useState(noReason)
  const isCancel = newStatus === 'CANCELLED'
  const tell = (status: typeof newStatus, { reason, optionUuid }: typeof why) => {
    if (!status) return
    const ofCancel = status === 'CANCELLED' && optionUuid !== undefined && { optionUuid }
    onChange({ kind, newStatus: status, reason: reason.trim() || undefined, ...ofCancel })
  }
  // A plan for each letter would be one too many.
  const [typed, setTyped] = useTyped(why.reason, (reason) => {
    const next = { ...why, reason }
    setWhy(next)
    tell(newStatus, next)
  })
  return (
    <>
      <Select
        label={t('projects.bulk.newStatus')}
        options={statuses.map((id) => ({ id, label: enumWord('projectStatus', id) }))}
        value={newStatus}
        onChange={(id) => {
          const next = statuses.find((each) => each === id)!
          setStatus(next)
          tell(next, why)
        }}
      />
      {isCancel ? (
        <LazyReasonFields
          projectUuid={projectUuid}
          subject="PROJECT"
          label={t('projects.reason')}
          description={t('projects.bulk.reasonText')}
          value={{ ...why, reason: typed }}
          onChange={(next) => {
            setTyped(next.reason)
            if (next.optionUuid === why.optionUuid) return
            setWhy(next)
            tell(newStatus, next)
          }}
        />
      ) : (
        <TextArea
          name="reason"
          label={t('projects.reason')}
          description={t('projects.bulk.reasonText')}
          value={typed}
          onChange={setTyped}
          rows={2}
          maxLength={1000}
        />
      )}
    </>
  )
}

const mostChoices = 500

function ManagerField({ kind, onChange }: Omit<FieldsProps, 'projectUuid'>) {
  const [value, setValue] = useState<string | null>(null)
  const { data } = useQuery(
    query(api.users.list, {
      query: {
        roles: ['PROJECT_MANAGER', 'ACCOUNT_ADMIN', 'ADMIN'],
        size: mostChoices,
        sort: 'name,asc',
        simple: true,
      },
    }),
  )
  return (
    <ComboBox
      name="manager"
      label={t('projects.manager')}
      options={data?.content.map(({ uuid, name }) => ({ id: uuid, label: name }))}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange({ kind, userUuid: next ?? undefined })
      }}
    />
  )
}

function UnitField({ kind, onChange }: Omit<FieldsProps, 'projectUuid'>) {
  const [value, setValue] = useState<string | null>(null)
  const { data } = useQuery(query(api.orgUnits.list, { query: listQuery({ size: mostChoices, sort: 'name,asc' }) }))
  return (
    <ComboBox
      name="unit"
      label={t('projects.unit')}
      description={t('projects.bulk.unitText')}
      options={data?.content.map(({ uuid, name, organization }) => ({
        id: uuid,
        label: [name, organization?.name].filter(Boolean).join(' · '),
      }))}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange({ kind, orgUnitUuid: next ?? undefined })
      }}
    />
  )
}

function TagFields({ kind, onChange }: Omit<FieldsProps, 'projectUuid'>) {
  const [addTags, setAdded] = useState<string[]>([])
  const [removeTags, setRemoved] = useState<string[]>([])
  return (
    <>
      <TagsField
        name="addTags"
        label={t('projects.bulk.addTags')}
        value={addTags}
        onChange={(next) => {
          setAdded(next)
          onChange({ kind, addTags: next, removeTags })
        }}
      />
      <TagsField
        name="removeTags"
        label={t('projects.bulk.removeTags')}
        value={removeTags}
        onChange={(next) => {
          setRemoved(next)
          onChange({ kind, addTags, removeTags: next })
        }}
      />
    </>
  )
}

/** Says what was done, with ways to undo it and to what became of each project. */
function useTellDone() {
  const undo = useUndoBulk()
  const navigate = useNavigate()
  return (kind: ProjectAction, changeUuid: string, { changed, skipped }: ProjectBulkResult) => {
    const message = {
      tone: skipped.length > 0 ? 'info' : 'success',
      title: words.changed(changed.length),
      description: skipped.length > 0 ? words.leftOut(skipped.length) : undefined,
      moreAction: {
        label: t('bulk.result'),
        onAction: () => void navigate({ to: '/projects/changes/$id', params: { id: changeUuid } }),
      },
    } as const
    if (changed.length > 0 && kind !== 'RECALCULATE') tellUndoable(message, () => void undo(changeUuid))
    else showToast(message)
  }
}

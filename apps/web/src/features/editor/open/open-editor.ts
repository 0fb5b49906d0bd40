import { sdkOf } from '@dragoman/hooks/api-query-client'
import { editorAddress, editorRefusal } from '@dragoman/hooks/editor'
import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { missingFor } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { forbiddenReason } from '../../../errors/error-text.ts'
import { failureText } from '../../../errors/failure-text.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'

/** Something that opens in the editor: a work unit, and the task in which it is worked on where one is meant. */
export interface EditorItem {
  workUnit: Pick<
    WorkUnit,
    'uuid' | 'workflow' | 'genesisCreationStatus' | 'genesisCreationDescription' | 'genesisCreationFailure'
  >
  taskUuid?: string
  /** The code of that task's step; the one that the work unit is in if left out. */
  step?: string
}

/** The result of `useOpenEditor`. */
export interface EditorOpener {
  /** Opens in a window of its own; says why where it cannot. To be called by what a person did, so that it isn't a pop-up. */
  open: () => void
  /** Why the editor is not offered, in words, for a control that is disabled; undefined where it is. */
  reason: string | undefined
  /** It is not offered, or no one knows yet which steps are done in the editor. */
  isDisabled: boolean
  /** The address is being asked for. */
  isPending: boolean
}

/**
 * Opens work units and tasks in the editor (rules editor.guard, created, context, toast), at a segment where one is
 * meant; `isHere` leaves the present page for it.
 */
export function useOpenEditor(
  items: readonly EditorItem[],
  { segmentId, isHere = false }: { segmentId?: string; isHere?: boolean } = {},
): EditorOpener {
  const { snapshot, session } = useSession()
  const queryClient = useQueryClient()
  const { data: workflows } = useQuery(query(api.workflows.list, { query: { includeInactive: true } }))
  const isEnabled = (code: string) => workflows?.some((step) => step.code === code && step.editorEnabled) ?? false
  const refusal = editorRefusal(
    snapshot.subject,
    items.map(({ workUnit, step }) => ({ ...workUnit, workflow: step ?? workUnit.workflow })),
    isEnabled,
  )
  const opening = useMutation({
    mutationFn: (tab: Window | null) =>
      openIn(tab, segmentId, editorAddress(sdkOf(queryClient), idsOf(items), session.editorUrl)),
  })
  const open = () => {
    if (refusal === 'notCreated') return warnOf(items)
    if (refusal) return showToast({ tone: 'warning', title: reasonOf(refusal, missingFor(snapshot.subject, needed)) })
    showToast({ tone: 'info', title: t('shell.editor.wait') })
    // At once: a window that opens only after an answer counts as a pop-up.
    opening.mutate(isHere ? null : window.open('', '_blank'))
  }
  const isOffered = refusal === undefined || refusal === 'notCreated'
  const reason = isOffered || !workflows ? undefined : reasonOf(refusal, missingFor(snapshot.subject, needed))
  return { open, reason, isDisabled: !workflows || reason !== undefined, isPending: opening.isPending }
}

const needed = requirements['editor.getUrl']

/** The ids that a request for the address needs: tasks by their own ids, work units where no task is meant. */
const idsOf = (items: readonly EditorItem[]) => ({
  taskIds: items.flatMap(({ taskUuid }) => taskUuid ?? []),
  workUnitIds: items.flatMap(({ workUnit, taskUuid }) => (taskUuid ? [] : workUnit.uuid)),
})

async function openIn(tab: Window | null, segmentId: string | undefined, found: ReturnType<typeof editorAddress>) {
  try {
    const { address, isFallback } = await found
    if (isFallback) showToast({ tone: 'danger', title: t('shell.error.request') })
    const place = segmentId ? `${address}?segment=${segmentId}` : address
    if (!tab) return location.assign(place)
    // Another origin's editor must not reach back to this page.
    tab.opener = null
    tab.location.replace(place)
  } catch (error) {
    tab?.close()
    throw error
  }
}

function warnOf(items: readonly EditorItem[]) {
  const waiting = items.find(({ workUnit }) => workUnit.genesisCreationStatus !== 'CREATED')
  const { genesisCreationFailure, genesisCreationDescription } = waiting?.workUnit ?? {}
  const description = failureText(genesisCreationFailure, genesisCreationDescription)
  showToast({ tone: 'warning', title: t('shell.editor.notCreated'), ...(description && { description }) })
}

function reasonOf(refusal: 'empty' | 'permission' | 'workflow', missing: readonly string[]): string {
  if (refusal === 'permission') return forbiddenReason(missing)
  return refusal === 'workflow' ? t('shell.editor.notEnabled') : t('shell.editor.nothing')
}

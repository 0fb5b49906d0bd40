import { useCan } from '@dragoman/hooks/permissions'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'

const archivable: readonly string[] = ['DELIVERED', 'INVOICED', 'CANCELLED']

export interface Archiving {
  label: string
  isPossible: boolean
  /** Why it is not possible. */
  why: string | undefined
  run: () => void
}

/** Archiving a project, or taking it out of the archive; undefined for those who may not. */
export function useArchive({ uuid, reference, status, archiveDate }: Project): Archiving | undefined {
  const mayArchive = useCan(requirements['projects.archive'])
  const archive = useMutation(mutation(api.projects.archive))
  const unarchive = useMutation(mutation(api.projects.unarchive))
  if (!mayArchive) return undefined
  const path = { projectUUID: uuid }
  const back = () =>
    unarchive.mutate(
      { path },
      { onSuccess: () => showToast({ tone: 'success', title: t('projects.unarchived', { name: reference }) }) },
    )
  if (archiveDate !== undefined) return { label: t('projects.unarchive'), isPossible: true, why: undefined, run: back }
  const isPossible = archivable.includes(status)
  return {
    label: t('projects.archive'),
    isPossible,
    why: isPossible ? undefined : t('projects.archive.busy'),
    run: () =>
      archive.mutate(
        { path },
        {
          onSuccess: () =>
            showToast({
              tone: 'success',
              title: t('projects.archived', { name: reference }),
              action: { label: t('projects.archive.undo'), onAction: back },
            }),
        },
      ),
  }
}

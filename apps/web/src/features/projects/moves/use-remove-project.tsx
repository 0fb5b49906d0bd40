import { sdkOf } from '@dragoman/hooks/api-query-client'
import { refresh } from '@dragoman/hooks/query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { Project } from '@dragoman/sdk/operations/projects'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { missingRegion } from '../../../errors/RegionError.tsx'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { t } from '../../../i18n/t.ts'
import { region } from '../../../lazy.tsx'
import { showToast } from '../../../ground/toasts.ts'

const LostWithProject = region(() => import('./LostWithProject.tsx'), 'LostWithProject', missingRegion)

/** Deletes a project once its user has seen what is lost with it, and goes to the list of projects. */
export function useRemoveProject(project: Project): () => void {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { uuid, reference: name } = project
  const run = async () => {
    await call(sdkOf(queryClient), api.projects.remove, { path: { projectUUID: uuid } })
    showToast({ tone: 'success', title: t('projects.delete.done', { name }) })
    // First away from here: its page would ask again for what is gone.
    await navigate({ to: '/projects' })
    await refresh(queryClient, ['projects', ...(api.projects.remove.refreshes ?? [])])
  }
  return () =>
    confirmDelete({
      title: t('projects.delete.title', { name }),
      text: (
        <Suspense fallback={<Skeleton lines={5} />}>
          <LostWithProject project={project} />
        </Suspense>
      ),
      run,
    })
}

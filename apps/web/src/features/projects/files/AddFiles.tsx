import { mutation } from '@dragoman/hooks/query'
import { ApiQueryClient } from '@dragoman/hooks/api-query-client'
import { refresh } from '@dragoman/hooks/query-client'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { Card } from '@dragoman/ui/Card'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { t } from '../../../i18n/t.ts'
import { useUnsavedGuard } from '../../../shell/unsaved.ts'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

/**
 * Brings further files into a draft; they get the languages and steps that the project has already. One of a known name
 * is the new content of that file.
 */
export function AddFiles({ project }: { project: Project }) {
  const queryClient = useQueryClient()
  const uploads = useUploads()
  const makeUnits = useMutation(mutation(api.projects.createWorkUnits))
  const path = { projectUUID: project.uuid }
  const known = (name: string) => project.resources.find((each) => each.name === name && each.path === '')?.uuid
  const showChange = async () => {
    if (queryClient instanceof ApiQueryClient) await refresh(queryClient, ['projects', 'activity', 'costs'])
  }
  const send = useMutation({
    mutationFn: async () => {
      const { resources } = await uploads.send(project.uuid)
      const body = unitsFor(project, resources)
      if (body.length > 0) await makeUnits.mutateAsync({ path, query: { bulk: true }, body })
      uploads.dropDone()
      await showChange()
    },
    // Each file says itself what went wrong with it, and so does making the work units.
    meta: { showsErrors: true },
  })
  useUnsavedGuard(send.isPending)
  return (
    <Card title={t('projects.files.add')} description={t('projects.files.addText')}>
      <Suspense fallback={<Skeleton height={160} />}>
        <UploadList
          uploads={uploads}
          isDisabled={send.isPending}
          onFiles={(files, refused) => {
            uploads.add(files, refused, known)
            if (files.length > 0) send.mutate()
          }}
          onRemove={(id) => void uploads.remove(id, project.uuid).then(showChange)}
          onRetry={() => send.mutate()}
        />
      </Suspense>
    </Card>
  )
}

function unitsFor({ targetLocales, workflows }: Project, files: readonly string[]) {
  if (targetLocales.length === 0 || workflows.length === 0) return []
  return files.map((projectResourceUuid) => ({
    projectResourceUuid,
    workflows: workflows.map(({ name }) => name),
    targetLocales,
  }))
}

import { mutation } from '@dragoman/hooks/query'
import { refresh } from '@dragoman/hooks/query-client'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { Card } from '@dragoman/ui/Card'
import { Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { useUnsavedGuard } from '../../../shell/unsaved.ts'
import { FirstLanguages, type Plan } from './FirstLanguages.tsx'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

/**
 * Brings further files into a draft; they get the languages and steps that the project has already, or, where it has
 * none, those that are asked for here. One of a known name is the new content of that file.
 */
export function AddFiles({ project }: { project: Project }) {
  const queryClient = useQueryClient()
  const uploads = useUploads()
  const makeUnits = useMutation(mutation(api.projects.createWorkUnits))
  const [plan, setPlan] = useState<Plan>({ targets: [], steps: [] })
  const { targets, steps } = planOf(project) ?? plan
  const isPlanned = targets.length > 0 && steps.length > 0
  const path = { projectUUID: project.uuid }
  const known = (name: string) => project.resources.find((each) => each.name === name && each.path === '')?.uuid
  const showChange = async () => {
    await refresh(queryClient, ['projects', 'activity', 'costs'])
  }
  const send = useMutation({
    mutationFn: async () => {
      const { resources } = await uploads.send(project.uuid)
      const files = planOf(project)
        ? resources
        : [...new Set([...project.resources.map(({ uuid }) => uuid), ...resources])]
      const body = files.map((projectResourceUuid) => ({
        projectResourceUuid,
        workflows: steps,
        targetLocales: targets,
      }))
      if (body.length > 0) await makeUnits.mutateAsync({ path, query: { bulk: true }, body })
      uploads.dropDone()
      await showChange()
    },
    // Each file says itself what went wrong with it, and so does making the work units.
    meta: { showsErrors: true },
  })
  useUnsavedGuard(send.isPending)
  return (
    <Card
      title={t('projects.files.add')}
      description={t(planOf(project) ? 'projects.files.addText' : 'projects.files.addFirst')}
    >
      <Stack>
        {!planOf(project) && (
          <FirstLanguages source={project.sourceLocale} value={plan} onChange={setPlan} isDisabled={send.isPending} />
        )}
        <Suspense fallback={<Skeleton height={160} />}>
          <UploadList
            uploads={uploads}
            isDisabled={send.isPending || !isPlanned}
            onFiles={(files, refused) => {
              uploads.add(files, refused, known)
              if (files.length > 0) send.mutate()
            }}
            onRemove={(id) => void uploads.remove(id, project.uuid).then(showChange)}
            onRetry={() => send.mutate()}
          />
        </Suspense>
      </Stack>
    </Card>
  )
}

/** The languages and steps that a project has; null where it has none. */
function planOf({ targetLocales, workflows }: Project): Plan | null {
  if (targetLocales.length === 0 || workflows.length === 0) return null
  return { targets: targetLocales, steps: workflows.map(({ name }) => name) }
}

import { mutation } from '@dragoman/hooks/query'
import { ApiQueryClient } from '@dragoman/hooks/api-query-client'
import { refresh } from '@dragoman/hooks/query-client'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { AdditionCost } from './AdditionCost.tsx'
import { FirstLanguages, type Plan } from './FirstLanguages.tsx'
import { UploadList } from './UploadList.tsx'
import { inDoubt, unreadable, usePreviews, type PreviewContext } from './use-previews.ts'
import { useUploads } from './use-uploads.ts'

/**
 * Brings further files into a project, once it is seen what would be translated in them; they get the languages and steps
 * that the project has already, or, where it has none, those that are asked for here. One of a known name is the new
 * content of that file, as long as the project is a draft.
 */
export function AddFiles({ project }: { project: Project }) {
  const queryClient = useQueryClient()
  const uploads = useUploads()
  const makeUnits = useMutation(mutation(api.projects.createWorkUnits))
  const [plan, setPlan] = useState<Plan>({ targets: [], steps: [], stepsByType: false })
  const { targets, steps, stepsByType } = planOf(project) ?? plan
  const { items } = uploads
  const context: PreviewContext = {
    source: project.sourceLocale,
    target: targets[0],
    unit: project.organizationalUnit.uuid,
    counter: project.wordCounter,
  }
  const previews = usePreviews(items, context)
  const isDraft = project.status === 'DRAFT'
  const path = { projectUUID: project.uuid }
  const known = (place: string) =>
    isDraft
      ? project.resources.find((each) => (each.path ? `${each.path}/${each.name}` : each.name) === place)?.uuid
      : undefined
  const showChange = async () => {
    if (queryClient instanceof ApiQueryClient) await refresh(queryClient, ['projects', 'activity', 'costs'])
  }
  const send = useMutation({
    mutationFn: async () => {
      const { resources } = await uploads.send(project.uuid)
      const files = planOf(project)
        ? resources
        : [...new Set([...project.resources.map(({ uuid }) => uuid), ...resources])]
      const body = files.map((projectResourceUuid) => ({
        projectResourceUuid,
        ...(!stepsByType && { workflows: steps }),
        targetLocales: targets,
      }))
      if (body.length > 0) await makeUnits.mutateAsync({ path, query: { bulk: true }, body })
      uploads.dropDone()
      await showChange()
    },
    // Each file says itself what went wrong with it.
    meta: { showsErrors: true },
  })
  useUnsavedGuard(items.length > 0)
  const isPlanned = targets.length > 0 && (stepsByType || steps.length > 0)
  const isClear = inDoubt(items, previews).length === 0 && unreadable(items, previews).length === 0
  const isSeen = items.every(({ id }) => previews.get(id)?.preview)
  return (
    <Card
      title={t('projects.files.add')}
      description={t(
        !planOf(project) ? 'projects.files.addFirst' : isDraft ? 'projects.files.addText' : 'projects.files.addInWork',
      )}
    >
      <Stack>
        {!planOf(project) && (
          <FirstLanguages
            unit={project.organizationalUnit.uuid}
            source={project.sourceLocale}
            value={plan}
            onChange={setPlan}
            isDisabled={send.isPending}
          />
        )}
        <Suspense fallback={<Skeleton height={160} />}>
          <UploadList
            uploads={uploads}
            previews={previews}
            context={context}
            isDisabled={send.isPending}
            onFiles={(files, refused) => uploads.add(files, refused, known)}
            onRemove={(id) => void uploads.remove(id, project.uuid).then(showChange)}
            onRetry={uploads.retry}
          />
        </Suspense>
        {!isDraft && isSeen && isPlanned && items.length > 0 && (
          <AdditionCost
            project={project}
            plan={{ targets, steps, stepsByType }}
            uploadUuids={items.flatMap(({ uploadUuid }) => uploadUuid ?? [])}
            words={items.reduce((sum, { id }) => sum + (previews.get(id)?.preview?.totalWords ?? 0), 0)}
          />
        )}
        {items.length > 0 && (
          <Row justify="end">
            <Button
              variant="primary"
              icon="plus"
              onPress={() => send.mutate()}
              isPending={send.isPending}
              isDisabled={!isPlanned || !isClear || !isSeen}
            >
              {t('projects.files.addCount', { count: items.length })}
            </Button>
          </Row>
        )}
        {send.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(send.error)}
          </InlineAlert>
        )}
      </Stack>
    </Card>
  )
}

/** The languages and steps that a project has; null where it has none. */
function planOf({ targetLocales, workflows }: Project): Plan | null {
  if (targetLocales.length === 0 || workflows.length === 0) return null
  return { targets: targetLocales, steps: workflows.map(({ name }) => name), stepsByType: false }
}

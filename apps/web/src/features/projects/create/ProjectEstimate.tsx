import { useCan } from '@dragoman/hooks/permissions'
import { sdkOf } from '@dragoman/hooks/api-query-client'
import { operationKey } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FileItem } from '../../../files/send-file.ts'
import { t } from '../../../i18n/t.ts'
import { Brings } from '../files/Brings.tsx'
import type { PreviewState } from '../files/use-previews.ts'
import type { ProjectValues } from './project-values.ts'

export interface ProjectEstimateProps {
  values: Pick<ProjectValues, 'source' | 'targets' | 'unit' | 'steps' | 'stepsByType'>
  items: readonly FileItem[]
  previews: ReadonlyMap<string, PreviewState>
}

/** The estimate of a new project as it is filled in: tasks, words, and their highest cost. */
export function ProjectEstimate({ values, items, previews }: ProjectEstimateProps) {
  const { source, targets, unit, steps, stepsByType } = values
  const seesCosts = useCan(requirements['costs.estimateProject'])
  const read = items.flatMap(({ id, uploadUuid }) => {
    const preview = previews.get(id)?.preview
    return uploadUuid && preview ? [{ uploadUuid, words: preview.totalWords, counter: preview.wordCounter }] : []
  })
  const words = read.reduce((sum, file) => sum + file.words, 0)
  const isKnown = read.length > 0 && targets.length > 0
  const isReading = items.some(({ id }) => previews.get(id)?.isPending)
  const isPriced = seesCosts && isKnown && unit !== null && source !== null && (stepsByType || steps.length > 0)
  const body = {
    sourceLocale: source ?? '',
    uploadUuids: read.map(({ uploadUuid }) => uploadUuid),
    targetLocales: targets,
    ...(!stepsByType && { workflows: steps }),
  }
  const { data, error } = useQuery({
    // Another reading of a file has another price.
    queryKey: [...operationKey(api.costs.estimateProject), unit, body, words],
    queryFn: ({ client, signal }) =>
      call(sdkOf(client), api.costs.estimateProject, { path: { orgUnitUUID: unit ?? '' }, body }, { signal }),
    enabled: isPriced && !isReading,
    placeholderData: keepPreviousData,
    meta: { showsErrors: true },
  })
  return (
    <Card title={t('projects.create.estimate')} description={isKnown ? undefined : t('projects.create.estimateText')}>
      {isKnown && (
        <Brings
          tasks={stepsByType ? (isPriced ? data?.tasks : undefined) : read.length * targets.length * steps.length}
          words={words * targets.length}
          counter={read[0]?.counter}
          estimate={isPriced ? data : undefined}
          hasCost={isPriced && !error}
          headingLevel={3}
          isNarrow
        />
      )}
    </Card>
  )
}

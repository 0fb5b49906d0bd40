import { useCan } from '@dragoman/hooks/permissions'
import { sdkOf } from '@dragoman/hooks/api-query-client'
import { operationKey } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { requirements } from '@dragoman/sdk/requirements'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FileItem } from '../../../files/send-file.ts'
import type { PreviewState } from '../files/use-previews.ts'
import type { ProjectValues } from './project-values.ts'

export interface EstimatedProject {
  values: Pick<ProjectValues, 'source' | 'targets' | 'unit' | 'steps' | 'stepsByType'>
  items: readonly FileItem[]
  previews: ReadonlyMap<string, PreviewState>
}

/** Estimates the tasks, words, and cost of a new project, as far as its files are read. */
export function useProjectEstimate({ values, items, previews }: EstimatedProject) {
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
  return {
    isKnown,
    words,
    counter: read[0]?.counter,
    tasks: stepsByType ? (isPriced ? data?.tasks : undefined) : read.length * targets.length * steps.length,
    estimate: isPriced ? data : undefined,
    hasCost: isPriced && !error,
  }
}

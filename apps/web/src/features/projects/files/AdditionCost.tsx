import { useCan } from '@dragoman/hooks/permissions'
import { sdkOf } from '@dragoman/hooks/api-query-client'
import { operationKey } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Brings } from './Brings.tsx'
import type { Plan } from './FirstLanguages.tsx'

export interface AdditionCostProps {
  project: Project
  plan: Plan
  /** Files that have been previewed, by their uploads. */
  uploadUuids: readonly string[]
  words: number
}

/** The additional work of further files in a project, and its highest cost. */
export function AdditionCost({ project, plan, uploadUuids, words }: AdditionCostProps) {
  const seesCosts = useCan(requirements['costs.estimateFiles'])
  const body = { uploadUuids: [...uploadUuids], targetLocales: plan.targets, workflows: plan.steps }
  const { data, error } = useQuery({
    // Another reading of a file has another price.
    queryKey: [...operationKey(api.costs.estimateFiles), project.uuid, body, words],
    queryFn: ({ client, signal }) =>
      call(sdkOf(client), api.costs.estimateFiles, { path: { projectUUID: project.uuid }, body }, { signal }),
    enabled: seesCosts,
    placeholderData: keepPreviousData,
    meta: { showsErrors: true },
  })
  return (
    <Brings
      tasks={uploadUuids.length * plan.targets.length * plan.steps.length}
      words={words * plan.targets.length}
      counter={project.wordCounter}
      estimate={data}
      hasCost={seesCosts && !error}
      headingLevel={4}
    />
  )
}

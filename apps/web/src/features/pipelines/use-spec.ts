import type { PipelineSubject } from '@dragoman/sdk/operations/pipelines'
import type { QuerySpec } from '../../list/query-spec.ts'
import { useCustomSpec } from '../custom-fields/values/use-custom-fields.ts'
import { projectQuerySpec } from '../projects/list/project-query.ts'
import { taskQuerySpec } from '../tasks/list/task-query-spec.ts'

/** The query line of what a pipeline acts on, with its custom fields. */
export const useSpec = (subject: PipelineSubject, filter: string): QuerySpec =>
  useCustomSpec(subject === 'TASK' ? taskQuerySpec : projectQuerySpec, subject, filter)

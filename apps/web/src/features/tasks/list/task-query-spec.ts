import { taskFields } from '@dragoman/sdk/list-fields'
import type { QuerySpec } from '../../../list/query-spec.ts'

/** The query line of tasks. */
export const taskQuerySpec: QuerySpec = {
  fields: taskFields,
  vocabularies: { status: 'taskStatus', assignment: 'assignment', step: 'workflow' },
  sources: {
    linguist: 'linguists',
    manager: 'managers',
    client: 'organizations',
    unit: 'units',
    project: 'projects',
    step: 'steps',
    source: 'languages',
    target: 'languages',
  },
}

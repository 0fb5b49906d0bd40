import { projectFields } from '@dragoman/sdk/list-fields'
import type { QuerySpec } from '../../../list/query-spec.ts'

/** The query line of projects. */
export const projectQuerySpec: QuerySpec = {
  fields: projectFields,
  vocabularies: { status: 'projectStatus', costs: 'costsStatus' },
  sources: {
    manager: 'managers',
    contact: 'clients',
    client: 'organizations',
    unit: 'units',
    source: 'languages',
    target: 'languages',
  },
}

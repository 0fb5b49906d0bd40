import { payableFields } from '@dragoman/sdk/list-fields'
import type { QuerySpec } from '../../list/query-spec.ts'

/** The query line of payables. */
export const payableSpec: QuerySpec = {
  fields: payableFields,
  vocabularies: { status: 'payableStatus', method: 'payoutMethod' },
  sources: { linguist: 'linguists', currency: 'currencies', project: 'projects' },
}

import { sdkOf } from '@dragoman/hooks/api-query-client'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { queryOptions } from '@tanstack/react-query'

/** The units that have rules of their own. */
export const unitRulesQuery = query(api.segmentationRules.list)

/** The text of a unit's own rules, as they were uploaded; `version` is their id. */
export function rulesTextQuery(orgUnitUUID: string, version: string | undefined) {
  const params = { path: { orgUnitUUID } }
  return queryOptions({
    queryKey: [...query(api.segmentationRules.download, params).queryKey, version],
    queryFn: async ({ client, signal }) => {
      const file: Blob = await call(sdkOf(client), api.segmentationRules.download, params, { signal })
      return file.text()
    },
  })
}

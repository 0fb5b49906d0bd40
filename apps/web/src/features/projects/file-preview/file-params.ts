import { sdkOf } from '@dragoman/hooks/api-query-client'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { queryOptions } from '@tanstack/react-query'
import { loadWords } from '../../../i18n/words.ts'

/** Every parser of this version, with its options; the words for them come with it. */
export const fileParamsQuery = queryOptions({
  queryKey: query(api.projects.getFileParams).queryKey,
  queryFn: async ({ client, signal }) => {
    const [parsers] = await Promise.all([
      call(sdkOf(client), api.projects.getFileParams, {}, { signal }),
      loadWords(['parsers', 'intake']),
    ])
    return parsers
  },
})

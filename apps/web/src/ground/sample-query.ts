import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

const pause = 500

/** The sample data of the account, asked for again and again while it is being added. */
export const sampleQuery = () => ({
  ...query(api.sampleData.get),
  refetchInterval: ({ state }: { state: { data?: { state: string } | undefined } }) =>
    state.data?.state === 'ADDING' ? pause : (false as const),
})

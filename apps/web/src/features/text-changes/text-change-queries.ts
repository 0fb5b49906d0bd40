import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TextScope } from '@dragoman/sdk/operations/textChanges'

/** The texts that are looked through, as the API names them. */
export interface TextPlace {
  scope: TextScope
  scopeUuid: string
}

/** Milliseconds between two looks at a change that goes on. */
const interval = 500

export const textChangeQuery = (textChangeUuid: string) => ({
  ...query(api.textChanges.get, { path: { textChangeUuid } }),
  refetchInterval: ({ state }: { state: { data?: { status: string } | undefined } }) =>
    state.data?.status === 'RUNNING' ? interval : (false as const),
})

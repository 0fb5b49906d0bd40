import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { HierarchyNode } from '@dragoman/sdk/operations/accountSettings'
import { useQueries } from '@tanstack/react-query'

/** Id of the account as a node; others have those of what they are. */
export const accountNode = 'account'
export const systemNode = 'system'

export interface Children {
  nodes: readonly HierarchyNode[]
  /** Where there are more on the server. */
  hasMore: boolean
  isLoading: boolean
}

/** The children of each open node; `pages` says how many pages of each are wanted. */
export function useHierarchy(
  accountUUID: string,
  pages: ReadonlyMap<string, number>,
): { childrenOf: (id: string) => Children; error: Error | null; retry: () => void } {
  const wanted = [...pages].flatMap(([id, count]) => Array.from({ length: count }, (_, page) => ({ id, page })))
  const results = useQueries({
    queries: wanted.map(({ id, page }) =>
      query(api.accountSettings.listHierarchy, {
        path: { accountUUID },
        query: { page, ...(id !== accountNode && { parentUuid: id }) },
      }),
    ),
  })
  const childrenOf = (id: string): Children => {
    const own = results.filter((_, at) => wanted[at]!.id === id)
    return {
      nodes: own.flatMap(({ data }) => data?.nodes ?? []),
      hasMore: own.at(-1)?.data?.hasMore ?? false,
      isLoading: own.some(({ isPending }) => isPending),
    }
  }
  const failed = results.find(({ error }) => error)
  return { childrenOf, error: failed?.error ?? null, retry: () => void failed?.refetch() }
}

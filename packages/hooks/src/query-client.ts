import type { Client } from '@dragoman/sdk/client'
import { isHttpError } from '@dragoman/sdk/errors'
import {
  MutationCache,
  QueryCache,
  type InvalidateQueryFilters,
  type QueryClient,
  type QueryClientConfig,
} from '@tanstack/react-query'
import { ApiQueryClient, attachSdk } from './api-query-client.ts'
import { changedBy, operationOf } from './query.ts'

/** The origin of an error that is not shown yet. */
export interface ErrorSource {
  readonly kind: 'query' | 'mutation'
  /** Older data of the same query is still shown: the failure happened in the background. */
  readonly hasData: boolean
  /** The meta of the query or mutation, such as how its own form shows errors. */
  readonly meta: Readonly<Record<string, unknown>> | undefined
}

export interface QueryClientSettings {
  /** Sends every query and mutation. */
  readonly client: Client
  /** Called for every failure, in addition to the caller. What it throws is printed and changes nothing else. */
  readonly onError?: (error: Error, source: ErrorSource) => void
  readonly defaultOptions?: QueryClientConfig['defaultOptions']
}

/** Milliseconds for which a response counts as fresh: long enough for a loader and its page to share it. */
const staleTime = 10_000

/** Calls are sent even if the browser believes it is offline: a server on the same machine or network still answers. */
const networkMode = 'always'

/**
 * Creates the query client of an application. A successful write invalidates the data of its own resource and of those
 * the contract names, before any callback of the caller runs; data on the page is fetched again at once. Retries are the
 * SDK's business and not repeated here.
 */
export function createQueryClient({ client, onError, defaultOptions }: QueryClientSettings): ApiQueryClient {
  async function tell(error: Error, source: ErrorSource): Promise<void> {
    try {
      await onError?.(error, source)
    } catch (fault) {
      console.error(fault)
    }
  }
  const queryClient: ApiQueryClient = new ApiQueryClient(client, {
    defaultOptions: {
      ...defaultOptions,
      queries: { retry: false, staleTime, networkMode, ...defaultOptions?.queries },
      mutations: { retry: false, networkMode, ...defaultOptions?.mutations },
    },
    queryCache: new QueryCache({
      onError: (error, query) =>
        void tell(error, { kind: 'query', hasData: query.state.data !== undefined, meta: query.meta }),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        refreshOutdated(queryClient, error, mutation.options.mutationFn)
        void tell(error, { kind: 'mutation', hasData: false, meta: mutation.meta })
      },
      onSuccess: (_data, _variables, _result, mutation) => refreshAfter(queryClient, mutation.options.mutationFn),
    }),
  })
  return queryClient
}

/**
 * Lets a query client of an application's own send queries and mutations with the SDK, and refreshes the data that a write
 * changes, before any callback of the caller runs. Its defaults stay: set `retry: false`, as the SDK retries by itself.
 */
export function connectQueryClient<Connected extends QueryClient>(queryClient: Connected, client: Client): Connected {
  const { config } = queryClient.getMutationCache()
  const { onSuccess, onError } = config
  config.onSuccess = async (...args) => {
    await refreshAfter(queryClient, args[3].options.mutationFn)
    await onSuccess?.(...args)
  }
  config.onError = async (...args) => {
    refreshOutdated(queryClient, args[0], args[3].options.mutationFn)
    await onError?.(...args)
  }
  attachSdk(queryClient, client)
  return queryClient
}

/** Refreshes what a write has changed: its own resource and those that the contract names. */
async function refreshAfter(queryClient: QueryClient, mutationFn: object | undefined): Promise<void> {
  const operation = operationOf(mutationFn)
  if (operation) await refresh(queryClient, changedBy(operation))
}

/** Refreshes what someone else has changed, so that the page shows how. */
function refreshOutdated(queryClient: QueryClient, error: unknown, mutationFn: object | undefined): void {
  if (isHttpError(error, 409) && error.code === 'OUTDATED') void refreshAfter(queryClient, mutationFn)
}

/** Invalidates all data of some resources and refetches what is on the page. A failed refetch is an error of its query. */
export async function refresh(queryClient: QueryClient, resources: readonly string[]): Promise<void> {
  await Promise.all(resources.map((resource) => invalidate(queryClient, { queryKey: [resource] })))
}

/**
 * Marks data as outdated, and fetches again what is on the page. A first fetch that is under way may have been answered
 * before the change, and the query client would take it for fresh: once it is there, it is outdated as well.
 */
export async function invalidate(queryClient: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const begun = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined || !query.isActive())
    .map(({ promise, queryKey }) => ({ promise, queryKey }))
  await queryClient.invalidateQueries(filters)
  for (const { promise, queryKey } of begun) {
    const again = () => queryClient.invalidateQueries({ ...filters, queryKey, exact: true })
    // One that failed is outdated by itself.
    void promise?.then(again, () => {})
  }
}

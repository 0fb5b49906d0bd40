import type { CallOptions } from '@dragoman/sdk'
import type { Client } from '@dragoman/sdk/client'
import type { AnyOperation, CallParams, Operation } from '@dragoman/sdk/operation'
import { asPage, nextPage, type PageFrame } from '@dragoman/sdk/pages'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { sdkOf } from './api-query-client.ts'

/** The options of a call that a query or mutation leaves to its caller: `timeout`, `retry`, `idempotencyKey`, and others. */
export type SendOptions = Omit<CallOptions, 'signal' | 'schema'>

type QueryArguments<Params> =
  Record<never, never> extends Params
    ? [params?: Params, options?: SendOptions]
    : [params: Params, options?: SendOptions]

const send = <Result>(client: Client, operation: AnyOperation, params: unknown, options?: CallOptions) =>
  client.send(operation, params as CallParams | undefined, options) as Promise<Result>

/** The resources whose data a write changes. */
export const changedBy = ({ id, refreshes = [] }: AnyOperation): string[] => [
  id.slice(0, id.indexOf('.')),
  ...refreshes,
]

/** `[resource, verb]`: the prefix of the keys of all data of an operation. */
export function operationKey(operation: AnyOperation): readonly [resource: string, verb: string] {
  const [resource, verb] = operation.id.split('.')
  return [resource!, verb!]
}

/**
 * The options of a read, for `useQuery`, `useSuspenseQuery`, `ensureQueryData` and the like. Its key is
 * `[resource, verb, params]`, so that equal reads share one response, whatever options they are sent with.
 */
export function query<Params, Result>(
  operation: Operation<Params, Result>,
  ...[params, options]: QueryArguments<Params>
) {
  return queryOptions({
    queryKey: [...operationKey(operation), params ?? {}] as const,
    queryFn: ({ client, signal }) => send<Result>(sdkOf(client), operation, params, { ...options, signal }),
  })
}

/** The options of a read of page after page, for `useInfiniteQuery`. Pages start at 0. */
export function infinite<Params extends { query?: object | undefined }, Result extends PageFrame>(
  operation: Operation<Params, Result>,
  params: Params,
  options?: SendOptions,
) {
  return infiniteQueryOptions({
    queryKey: [...operationKey(operation), params, 'pages'] as const,
    queryFn: async ({ client, signal, pageParam }) => {
      const ofPage = { ...params, query: { ...params.query, page: pageParam } }
      return asPage<Result>(await send(sdkOf(client), operation, ofPage, { ...options, signal }), operation)
    },
    initialPageParam: 0,
    getNextPageParam: (page: Result, _pages, present: number) => nextPage(page, present),
  })
}

const operations = new WeakMap<object, AnyOperation>()

/** The operation of a mutation made by `mutation`, whatever options were added to it since. */
export const operationOf = (mutationFn: object | undefined): AnyOperation | undefined =>
  mutationFn && operations.get(mutationFn)

/**
 * The options of a write, for `useMutation`; its variables are the operation's parameters. The query client
 * itself refreshes the data it changes; callbacks of the caller can't undo that.
 * @param options of the call; a function makes them for each, such as an `idempotencyKey`, which has to be a new one
 * @example mutation(projects.create, () => ({ idempotencyKey: crypto.randomUUID() }))
 */
export function mutation<Params, Result>(
  operation: Operation<Params, Result>,
  options?: SendOptions | ((params: Params) => SendOptions),
) {
  const mutationFn = (params: Params, { client }: { client: Parameters<typeof sdkOf>[0] }) => {
    const own = typeof options === 'function' ? options(params) : options
    return send<Result>(sdkOf(client), operation, params, { ...onceIfVersioned(params), ...own })
  }
  operations.set(mutationFn, operation)
  return mutationOptions<Result, Error, Params>({ mutationKey: operationKey(operation), mutationFn })
}

/** A repeated write must not be refused because of its own first attempt, whose answer was lost: a key makes it once. */
const onceIfVersioned = (params: unknown): CallOptions =>
  'If-Match' in Object((params as CallParams | undefined)?.headers) ? { idempotencyKey: uniqueKey() } : {}

/** `crypto.randomUUID` is missing on pages without TLS. */
const uniqueKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')

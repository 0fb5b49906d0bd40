import type { CallOptions, ClientConfig, Observer, OperationTree, Send, TokenSource } from './client-types.ts'
import type { AnyOperation, Operation } from './operation.ts'
import { inform } from './inform.ts'
import { createSend } from './transport.ts'

/** Sends calls to one server as one caller. It holds its secrets where printing does not reach. */
export interface Client {
  /** Where the server is, without a slash at its end. */
  readonly baseUrl: string
  readonly send: Send
  /**
   * Tells `observer` of every attempt; answers how to stop. What an observer throws, or rejects with, is printed, and
   * changes nothing.
   */
  observe(observer: Observer): () => void
}

/** The arguments of a call: its parameters may be left out where none is required. */
export type CallArguments<Params> =
  Record<never, never> extends Params
    ? [params?: Params, options?: CallOptions]
    : [params: Params, options?: CallOptions]

type BoundCall<O> =
  O extends Operation<infer Params, infer Result> ? (...args: CallArguments<Params>) => Promise<Result> : never

/** Operations as methods, under the names that they have in the tree. */
export type Bound<Operations extends OperationTree> = {
  readonly [Resource in keyof Operations]: {
    readonly [Verb in keyof Operations[Resource]]: BoundCall<Operations[Resource][Verb]>
  }
}

/**
 * Makes a client, with the operations of `config.operations` bound to it. Without any it stays small, and `call` sends
 * single operations.
 */
export function createClient<Operations extends OperationTree = Record<never, never>>(
  config: ClientConfig<Operations> = {},
): Client & Bound<Operations> {
  const { auth } = config
  const baseUrl = (config.baseUrl ?? '').replace(/\/+$/, '')
  const observers = new Set<Observer>()
  let tokens: TokenSource | undefined
  const notify: Observer = (event) => {
    for (const observer of observers) inform(observer, event)
  }
  const send = createSend({ ...config, baseUrl }, () => tokens, notify)
  if (typeof auth === 'string') tokens = { get: async () => auth, renew: async () => auth }
  else if (auth) tokens = auth(send)

  const client: Client = {
    baseUrl,
    send,
    observe: (observer) => {
      observers.add(observer)
      return () => observers.delete(observer)
    },
  }
  return { ...client, ...(bind(client, config.operations ?? {}) as Bound<Operations>) }
}

/** Sends one operation. */
export function call<Params, Result>(
  client: Client,
  operation: Operation<Params, Result>,
  ...[params, options]: CallArguments<Params>
): Promise<Result> {
  return client.send(operation, params as object | undefined, options) as Promise<Result>
}

const bindings = /*@__PURE__*/ new WeakMap<object, readonly [Client, AnyOperation]>()

/** The client and the operation of a bound call. */
export function boundTo(method: object): readonly [Client, AnyOperation] {
  const found = bindings.get(method)
  if (!found) throw new TypeError('It is no operation of a client')
  return found
}

function bind(client: Client, operations: OperationTree): Record<string, Record<string, unknown>> {
  const bound: Record<string, Record<string, unknown>> = {}
  for (const [resource, verbs] of Object.entries(operations)) {
    const methods: Record<string, unknown> = (bound[resource] = {})
    for (const [verb, operation] of Object.entries(verbs)) {
      const method = (params?: object, options?: CallOptions) => client.send(operation as AnyOperation, params, options)
      bindings.set(method, [client, operation as AnyOperation])
      methods[verb] = method
    }
  }
  return bound
}

import type { CallOptions, ClientConfig, Observer, OperationTree, Send, TokenSource } from './client-types.ts'
import type { AnyOperation, Operation } from './operation.ts'
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

/** A call that has been sent: a promise of its result, or of the answer itself. */
export interface Call<Result> extends Promise<Result> {
  /**
   * The `Response` in place of the result, with its body unread; a refusal rejects all the same. To be called at once. The
   * call has ended by then: what ends the body is `body.cancel()`.
   */
  asResponse(): Promise<Response>
}

type BoundCall<O> =
  O extends Operation<infer Params, infer Result> ? (...args: CallArguments<Params>) => Call<Result> : never

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
  const plain = createSend({ ...config, baseUrl }, () => tokens, observers)
  const send = config.middleware ? config.middleware(plain) : plain
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
): Call<Result> {
  return begin(client, operation as AnyOperation, params as object | undefined, options) as Call<Result>
}

/** Sends an operation whose types do not matter. */
export function begin(client: Client, operation: AnyOperation, params?: object, options?: CallOptions): Call<unknown> {
  const given: { asResponse?: boolean | undefined } & CallOptions = { ...options }
  const sent = client.send(operation, params, given) as Call<unknown>
  sent.asResponse = () => {
    // It is read when the answer has come, which is later.
    given.asResponse = true
    return sent as Promise<Response>
  }
  return sent
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
      const method = (params?: object, options?: CallOptions) =>
        begin(client, operation as AnyOperation, params, options)
      bindings.set(method, [client, operation as AnyOperation])
      methods[verb] = method
    }
  }
  return bound
}

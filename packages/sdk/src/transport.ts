import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import { attempt, type FetchLike, type Outgoing, type Received } from './attempt.ts'
import { AbortError, HttpError, NetworkError, ValidationError, type FailureFacts, type Issue } from './errors.ts'
import type { AnyOperation, CallParams, EncodedBody } from './operation.ts'
import { isLocked, lockedLimits, mayRetry, retryDelay, type RetryLimits } from './retry.ts'
import type { StandardSchema } from './standard-schema.ts'
import { pause, untilAborted } from './wait.ts'

/** How one call differs from the client's settings. */
export interface CallOptions {
  /** Ends the call at once: while connecting, in the body, in a wait. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for one attempt, its body included. */
  readonly timeout?: number
  /** Limits of trying again; false for a single attempt. */
  readonly retry?: Partial<RetryLimits> | false
  /** Makes a POST repeatable: sent as `Idempotency-Key`. */
  readonly idempotencyKey?: string
  /** Checks the answer, and is what the call resolves to: any Standard Schema, such as those of `schemas/<resource>`. */
  readonly schema?: StandardSchema
  /** Sends no token, and logs in for nobody. */
  readonly anonymous?: boolean
  /** Sends this call another way, such as with progress. */
  readonly fetch?: FetchLike
}

/** What an observer sees of a call: nothing secret, no body, and the path with its parameters still in braces. */
export interface CallEvent {
  readonly type: 'request' | 'response' | 'failure' | 'retry'
  readonly operationId: string
  readonly method: string
  readonly path: string
  /** Which attempt, from 1. */
  readonly attempt: number
  readonly status?: number
  readonly requestId?: string
  /** Milliseconds until the next attempt, for `retry`. */
  readonly delay?: number
  /** What kind of failure, for `failure` and `retry`. */
  readonly kind?: string
  /** The product's own headers on an answer, a refusal included: those that start with `x-auth-`, the token left out. */
  readonly authHeaders?: Readonly<Record<string, string>>
  /** Seconds or date after which the server wants to be asked again, where it says so. */
  readonly retryAfter?: string
}

export type Observer = (event: CallEvent) => void

/** Where a client's token comes from. */
export interface TokenSource {
  /** The present token; logs in where there is none. */
  get(): Promise<string>
  /** Another token than the one that was refused. Any number of callers share one login. */
  renew(refused: string): Promise<string>
}

export interface TransportConfig {
  readonly baseUrl: string
  readonly fetch: FetchLike
  readonly credentials: 'omit' | 'same-origin' | 'include'
  readonly timeout: number | undefined
  readonly retry: RetryLimits
  readonly headers: Readonly<Record<string, string>>
  readonly tokens: () => TokenSource | undefined
  readonly notify: Observer
}

export type Send = (operation: AnyOperation, params?: CallParams, options?: CallOptions) => Promise<unknown>

const slowTimeout = 600_000
const plainTimeout = 30_000
const spellQuery = createQuerySerializer()

/**
 * The one door to openapi-fetch, which spells addresses and queries. Of its client nothing is used: attempts, limits,
 * tokens and errors are ours, and its own reading of answers and middleware would only be paid for.
 */
export function createSend(config: TransportConfig): Send {
  return async (operation, params = {}, options = {}) => {
    const facts = { operationId: operation.id, attempts: 0 }
    if (options.signal?.aborted) throw new AbortError('The call was aborted', facts)
    const issues = pathIssues(operation, params.path)
    if (issues[0]) throw new ValidationError(issues, facts)
    const encoded = params.body === undefined ? undefined : encodeBody(operation, params.body, facts)
    const headers: Record<string, string> = { accept: operation.answer?.slow ? '*/*' : 'application/json' }
    addHeaders(headers, config.headers)
    addHeaders(headers, params.headers)
    if (encoded?.type) headers['content-type'] = encoded.type
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
    const { data } = await exchange(
      config,
      operation,
      {
        url: createFinalURL(operation.path, {
          baseUrl: config.baseUrl,
          params: params as { path?: Record<string, unknown>; query?: Record<string, unknown> },
          querySerializer: spellQuery,
          pathSerializer: defaultPathSerializer,
        }),
        method: operation.method,
        headers,
        ...(encoded && { body: encoded.body }),
        credentials: config.credentials,
        ...(encoded?.body instanceof ReadableStream && { duplex: 'half' }),
      },
      options,
      encoded?.again,
    )
    return options.schema ? check(options.schema, data, facts) : data
  }
}

const encodeBody = (operation: AnyOperation, body: unknown, facts: FailureFacts): EncodedBody =>
  operation.body?.encode(body, facts) ?? { body: JSON.stringify(body), type: 'application/json' }

function addHeaders(headers: Record<string, string>, more: object | undefined): void {
  for (const name in more) {
    const value = (more as Record<string, unknown>)[name]
    if (value !== undefined && value !== null) headers[name.toLowerCase()] = String(value)
  }
}

/** Sends a request until it succeeds, may not be sent again, or its time is up. */
async function exchange(
  config: TransportConfig,
  operation: AnyOperation,
  outgoing: Outgoing,
  options: CallOptions,
  again: EncodedBody['again'],
): Promise<Received> {
  const isSlow = operation.body?.slow || operation.answer?.slow
  const timeout = options.timeout ?? config.timeout ?? (isSlow ? slowTimeout : plainTimeout)
  const limits = options.retry === false ? { attempts: 1, budget: 0 } : { ...config.retry, ...options.retry }
  const source = options.anonymous ? undefined : config.tokens()
  const isSpent = outgoing.duplex && !again
  const started = Date.now()
  const tell = (type: CallEvent['type'], number: number, more: Partial<CallEvent> = {}) =>
    config.notify({ type, operationId: operation.id, method: operation.method, path: operation.path, attempt: number, ...more })
  const aborted = (attempts: number) => () =>
    new AbortError('The call was aborted', { operationId: operation.id, attempts })

  let token = source && (await untilAborted(source.get(), options.signal, aborted(0)))
  let renewed = false
  for (let number = 1; ; number++) {
    if (token) outgoing = withToken(outgoing, token)
    if (again && number > 1) outgoing.body = again()
    tell('request', number)
    const facts = { operationId: operation.id, attempts: number }
    let shown: Partial<CallEvent> = {}
    const show = (headers: Headers) => {
      shown = shownHeaders(headers)
    }
    try {
      const received = await attempt(operation, outgoing, options.fetch ?? config.fetch, facts, timeout, options.signal, show)
      tell('response', number, { status: received.status, ...shown })
      return received
    } catch (error) {
      const failure = error as HttpError
      const status = failure.kind === 'http' ? { status: failure.status } : {}
      tell('failure', number, {
        kind: failure.kind,
        ...status,
        ...shown,
        ...(failure.requestId && { requestId: failure.requestId }),
      })
      if (source && token && !renewed && !isSpent && isRefusedToken(failure)) {
        renewed = true
        const fresh = await untilAborted(source.renew(token), options.signal, aborted(number))
        if (fresh === token) throw error
        token = fresh
        continue
      }
      if (!(error instanceof HttpError || error instanceof NetworkError)) throw error
      const spent = Date.now() - started
      const delay = retryDelay(error, number, Date.now())
      const locked = isLocked(error) && options.retry === undefined
      const over = locked ? spent + delay > lockedLimits.budget : number >= limits.attempts || spent + delay > limits.budget
      if (over || isSpent || !mayRetry(operation, error, options.idempotencyKey !== undefined)) throw error
      tell('retry', number, { kind: error.kind, delay, ...status })
      await pause(delay, options.signal, aborted(number))
    }
  }
}

/** A token that was refused, as distinct from a permission that is missing. */
const isRefusedToken = (failure: HttpError): boolean =>
  failure.kind === 'http' &&
  (failure.status === 401 || failure.status === 403) &&
  !failure.code?.startsWith('PERMISSION')

function withToken(outgoing: Outgoing, token: string): Outgoing {
  return { ...outgoing, headers: { ...outgoing.headers, 'x-auth-token': token }, redirect: 'manual' }
}

function shownHeaders(headers: Headers): Partial<CallEvent> {
  const authHeaders: Record<string, string> = {}
  headers.forEach((value, name) => {
    if (name.startsWith('x-auth-') && name !== 'x-auth-token') authHeaders[name] = value
  })
  const requestId = headers.get('x-request-id')
  const retryAfter = headers.get('retry-after')
  return { authHeaders, ...(requestId && { requestId }), ...(retryAfter && { retryAfter }) }
}

/** What cannot stand in a path: nothing, and what would climb out of its segment. */
function pathIssues(operation: AnyOperation, path: object | undefined): Issue[] {
  const values = (path ?? {}) as Record<string, unknown>
  return [...operation.path.matchAll(/\{([^}]+)\}/g)].flatMap(([, name]) => {
    const value = values[name!]
    const field = `path.${name}`
    if (value === undefined || value === null || value === '') return [{ field, message: 'is missing' }]
    if (value === '.' || value === '..') return [{ field, message: 'must not be a dot or two' }]
    return []
  })
}

async function check(schema: StandardSchema, data: unknown, facts: { operationId: string }): Promise<unknown> {
  const outcome = await schema['~standard'].validate(data)
  if (!outcome.issues) return outcome.value
  const issues = outcome.issues.map(({ message, path }) => ({
    field: (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message,
  }))
  throw new ValidationError(issues, { ...facts, attempts: 1 })
}


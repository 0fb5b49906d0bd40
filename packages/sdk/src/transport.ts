import { attempt, type Sent } from './attempt.ts'
import type { CallEvent, CallOptions, FetchLike, Observer, Send, Settings, TokenSource } from './client-types.ts'
import { ValidationError, type FailureFacts } from './errors.ts'
import { inform } from './inform.ts'
import type { AnyOperation } from './operation.ts'
import { outgoingOf, prepared, type Outgoing } from './outgoing.ts'
import { limitsOf, mayRetry, retryDelay, type Failing } from './retry.ts'
import type { StandardSchema } from './standard-schema.ts'
import { aborted, pause, within } from './wait.ts'

const slowTimeout = 600_000
const plainTimeout = 30_000
const platformFetch: FetchLike = (url, init) => fetch(url, init)

/** V8 writes traces on request; the types of a plain browser don't say so. */
type Tracing = { prototype: Error; captureStackTrace?(error: object): void }

/** Calls of this program so far, by which observers tell them apart. */
let calls = 0

/** How a client sends: each call until it succeeds, may not be sent again, or its time is up. */
export function createSend(
  settings: Settings,
  tokens: () => TokenSource | undefined,
  observers: ReadonlySet<Observer>,
): Send {
  const config = prepared(settings)
  async function exchange(
    operation: AnyOperation,
    outgoing: Outgoing,
    options: CallOptions,
    facts: { readonly operationId: string; attempts: number },
  ): Promise<unknown> {
    const { id: operationId, method, path } = operation
    const callId = ++calls
    const { signal, fetch = config.fetch ?? platformFetch } = options
    const isSlow = operation.body?.slow || operation.answer?.slow
    const timeout = options.timeout ?? config.timeout ?? (isSlow ? slowTimeout : plainTimeout)
    const source = options.anonymous || operation.anonymous ? undefined : tokens()
    const started = Date.now()
    let { budget } = limitsOf(undefined, timeout, config.retry, options.retry)
    const tell = (type: CallEvent['type'], more?: Partial<CallEvent>) => {
      for (const observer of observers)
        inform(observer, { type, callId, operationId, method, path, attempt: facts.attempts, ...more })
    }

    const first = source && (await within(() => source.get(signal), facts, signal))
    let token = first
    for (;;) {
      facts.attempts++
      tell('request')
      const begun = Date.now()
      const sent: Sent = { ...facts }
      try {
        const { status, data } = await within(
          (stop) => attempt(operation, outgoing, token, fetch, sent, stop, options),
          sent,
          signal,
          Math.min(timeout, budget - (Date.now() - started)),
        )
        if (observers.size) tell('response', { status, duration: Date.now() - begun, ...shown(sent) })
        return data
      } catch (error) {
        const failure = error as Failing
        const { kind, status, requestId } = failure
        tell('failure', { kind, status, duration: Date.now() - begun, ...shown(sent), requestId })
        // A consumed stream can't be sent again.
        const isGone = outgoing.request.duplex && !outgoing.again
        if (source && first && token === first && isRefusedToken(failure)) {
          token = await within(() => source.renew(first, signal), facts, signal)
          if (token !== first && !isGone) continue
        }
        if (isGone) throw error
        const delay = retryDelay(failure, facts.attempts)
        const limits = limitsOf(failure, timeout, config.retry, options.retry)
        budget = limits.budget
        const isOver = facts.attempts >= limits.attempts || Date.now() - started + delay > budget
        if (isOver || !mayRetry(operation, failure, outgoing.hasKey)) throw error
        tell('retry', { kind, delay, status })
        await pause(delay, facts, signal)
      }
    }
  }

  return async (operation, params = {}, options = {}) => {
    const facts = { operationId: operation.id, attempts: 0 }
    if (options.signal?.aborted) throw aborted(facts)
    const outgoing = outgoingOf(operation, params, options, config, facts)
    try {
      const data = await exchange(operation, outgoing, options, facts)
      return options.schema && !options.asResponse ? await check(options.schema, data, facts) : data
    } catch (error) {
      // A failure is made in a timer or by a socket: its trace must lead to the caller.
      ;(Error as Tracing).captureStackTrace?.(Object(error))
      throw error
    }
  }
}

/** A token that was refused, as distinct from a permission that is missing. */
const isRefusedToken = ({ status, code }: Failing): boolean =>
  (status === 401 || status === 403) && !code?.startsWith('PERMISSION')

const shown = ({ requestId, retryAfter, authHeaders }: Sent): Partial<CallEvent> => ({
  requestId,
  retryAfter,
  authHeaders,
})

async function check(schema: StandardSchema, data: unknown, facts: FailureFacts): Promise<unknown> {
  const outcome = await schema['~standard'].validate(data)
  if (!outcome.issues) return outcome.value
  const issues = outcome.issues.map(({ message, path = [] }) => ({
    field: path.map((part) => (Object(part) as { key?: PropertyKey }).key ?? part).join('.'),
    message,
  }))
  throw new ValidationError(issues, facts)
}

import { parse, readJson } from './answers.ts'
import { AbortError, HttpError, isCallError, NetworkError, TimeoutError, type FailureFacts } from './errors.ts'
import type { AnyOperation } from './operation.ts'

/** What the transport asks of `fetch`: a subset that every implementation has. */
export type FetchLike = (url: string, init: FetchInit) => Promise<Response>

export interface FetchInit {
  method: string
  /** Their names are in lower case. */
  headers: Record<string, string>
  body?: string | FormData | ReadableStream<Uint8Array>
  signal: AbortSignal
  credentials?: 'omit' | 'same-origin' | 'include'
  redirect?: 'follow' | 'manual'
  duplex?: 'half'
}

/** One request, ready to be sent as often as needed. */
export interface Outgoing extends Omit<FetchInit, 'signal'> {
  readonly url: string
}

/** An answer that was read to its end. */
export interface Received {
  readonly status: number
  readonly headers: Headers
  readonly data: unknown
}

/**
 * Sends one request once and reads its answer, both within `timeout` milliseconds and until `signal` says stop. One
 * controller and one timer serve the attempt, and nothing of either is left behind. A `fetch` of the caller's own may
 * not listen to its signal; the attempt ends all the same. `onHeaders` is told of the headers of an answer, be it a
 * failure or not.
 * @throws one of `CallError`
 */
export function attempt(
  operation: AnyOperation,
  outgoing: Outgoing,
  fetch: FetchLike,
  facts: FailureFacts,
  timeout: number,
  signal: AbortSignal | undefined,
  onHeaders: (headers: Headers) => void,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    const stop = (error: Error) => {
      settle()
      reject(error)
      controller.abort()
    }
    const onAbort = () => stop(new AbortError('The call was aborted', facts))
    const timer = setTimeout(() => stop(new TimeoutError(`No complete answer within ${timeout} ms`, facts)), timeout)
    signal?.addEventListener('abort', onAbort)
    exchange(operation, outgoing, fetch, facts, controller.signal, onHeaders).then(
      (received) => {
        settle()
        resolve(received)
      },
      (error: unknown) => {
        settle()
        reject(isCallError(error) ? error : new NetworkError(`The server could not be reached${reason(error)}`, facts))
      },
    )
  })
}

/** The code of what went wrong below, and nothing else of it: its words can hold addresses with secrets. */
function reason(error: unknown): string {
  const { cause, code } = (error ?? {}) as { cause?: { code?: unknown }; code?: unknown }
  const found = cause?.code ?? code
  return typeof found === 'string' ? ` (${found})` : ''
}

async function exchange(
  operation: AnyOperation,
  { url, ...init }: Outgoing,
  fetch: FetchLike,
  sent: FailureFacts,
  signal: AbortSignal,
  onHeaders: (headers: Headers) => void,
): Promise<Received> {
  let response = await fetch(url, { ...init, signal })
  if (init.redirect && (response.type === 'opaqueredirect' || isRedirect(response))) {
    response = await followRedirect({ url, ...init, signal }, response, fetch, sent)
  }
  const { status, headers } = response
  onHeaders(headers)
  const facts = { ...sent, requestId: headers.get('x-request-id') ?? undefined }
  if (!response.ok) {
    throw new HttpError(status, parse(await response.text()), { ...facts, retryAfter: headers.get('retry-after') })
  }
  return { status, headers, data: await (operation.answer?.read ?? readJson)(response, facts) }
}

const isRedirect = ({ status }: Response) => status > 300 && status < 309 && status !== 304

/** Follows one redirect of a read. To another origin nothing goes along that says who is asking. */
async function followRedirect(
  { url, ...init }: FetchInit & { url: string },
  response: Response,
  fetch: FetchLike,
  facts: FailureFacts,
): Promise<Response> {
  const location = response.headers.get('location')
  if (!location || init.method !== 'GET') throw new NetworkError('The server redirected the call', facts)
  const target = new URL(location, url)
  if (target.origin !== new URL(url).origin) {
    const headers = { accept: init.headers['accept']! }
    return fetch(target.href, { method: 'GET', headers, signal: init.signal, credentials: 'omit', redirect: 'follow' })
  }
  const next = await fetch(target.href, init)
  if (isRedirect(next)) throw new NetworkError('The server redirected the call twice', facts)
  return next
}

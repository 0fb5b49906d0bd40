import { AbortError, HttpError, NetworkError, ParseError, TimeoutError, type FailureFacts } from './errors.ts'
import type { AnyOperation } from './operation.ts'

/** What the transport asks of `fetch`: a subset that every implementation has. */
export type FetchLike = (url: string, init: FetchInit) => Promise<Response>

export interface FetchInit {
  method: string
  headers: Headers
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
 * controller and one timer serve the attempt, and nothing of either is left behind.
 * @throws one of `CallError`
 */
export async function attempt(
  operation: AnyOperation,
  outgoing: Outgoing,
  fetch: FetchLike,
  facts: FailureFacts,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<Received> {
  const controller = new AbortController()
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    controller.abort()
  }, timeout)
  const onAbort = () => controller.abort()
  if (signal?.aborted) onAbort()
  signal?.addEventListener('abort', onAbort)
  // A `fetch` of the caller's own may not listen to its signal; the call ends all the same.
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(new Error('stopped'))
    if (controller.signal.aborted) stop()
    else controller.signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([exchange(operation, outgoing, fetch, facts, controller.signal), stopped])
  } catch (error) {
    if (signal?.aborted) throw new AbortError('The call was aborted', facts)
    if (timedOut) throw new TimeoutError(`No complete answer within ${timeout} ms`, facts)
    if (error instanceof HttpError || error instanceof ParseError || error instanceof NetworkError) throw error
    throw new NetworkError(`The server could not be reached${reason(error)}`, facts)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

/** The code of what went wrong below, and nothing else of it: its words can hold addresses with secrets. */
function reason(error: unknown): string {
  const cause = (error as { cause?: { code?: unknown } } | undefined)?.cause?.code
  const code = cause ?? (error as { code?: unknown } | undefined)?.code
  return typeof code === 'string' ? ` (${code})` : ''
}

async function exchange(
  operation: AnyOperation,
  outgoing: Outgoing,
  fetch: FetchLike,
  facts: FailureFacts,
  signal: AbortSignal,
): Promise<Received> {
  const { url, ...init } = outgoing
  let response = await fetch(url, { ...init, signal })
  if (init.redirect === 'manual' && (response.type === 'opaqueredirect' || isRedirect(response.status))) {
    response = await followRedirect(operation, outgoing, response, fetch, facts, signal)
  }
  return read(operation, response, facts)
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

/** Follows one redirect of a read. To another origin nothing goes along that says who is asking. */
async function followRedirect(
  operation: AnyOperation,
  outgoing: Outgoing,
  response: Response,
  fetch: FetchLike,
  facts: FailureFacts,
  signal: AbortSignal,
): Promise<Response> {
  const location = response.headers.get('location')
  if (!location || operation.method !== 'GET') throw new NetworkError('The server redirected the call', facts)
  const target = new URL(location, outgoing.url)
  const sameOrigin = target.origin === new URL(outgoing.url).origin
  const headers = sameOrigin ? outgoing.headers : new Headers({ accept: outgoing.headers.get('accept') ?? '*/*' })
  const next = await fetch(target.href, {
    method: 'GET',
    headers,
    signal,
    credentials: sameOrigin ? (outgoing.credentials ?? 'same-origin') : 'omit',
    redirect: sameOrigin ? 'manual' : 'follow',
  })
  if (sameOrigin && isRedirect(next.status)) throw new NetworkError('The server redirected the call twice', facts)
  return next
}

async function read(operation: AnyOperation, response: Response, sent: FailureFacts): Promise<Received> {
  const { status, headers } = response
  const facts = { ...sent, requestId: headers.get('x-request-id') ?? undefined }
  const received = (data: unknown): Received => ({ status, headers, data })
  if (!response.ok) {
    const text = await response.text()
    throw new HttpError(status, parseOr(text, undefined), { ...facts, retryAfter: headers.get('retry-after') })
  }
  const answer = operation.answer ?? 'json'
  if (answer === 'blob') return received(await namedBlob(response))
  if (answer.startsWith('header:')) {
    const value = headers.get(answer.slice('header:'.length))
    await response.text()
    if (!value) throw new ParseError('The answer lacks the header that it is about', status, facts)
    return received(value)
  }
  const text = await response.text()
  if (answer === 'json' && text !== '' && /\bhtml\b/i.test(headers.get('content-type') ?? '')) {
    throw new ParseError('The answer is a page of HTML where JSON is promised', status, facts)
  }
  const data = text === '' ? undefined : parseOr(text, notJson)
  if (data === notJson && answer === 'json') throw new ParseError('The answer is not JSON', status, facts)
  if (isHiddenFailure(data)) throw new HttpError(data.status >= 400 ? data.status : status, data, facts)
  return received(answer === 'void' ? undefined : data)
}

const notJson = Symbol('not JSON')

function parseOr<T>(text: string, otherwise: T): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return otherwise
  }
}

/** Whether a body that came with a 2xx status is a failure all the same: the wire hides some there. */
function isHiddenFailure(data: unknown): data is { status: number; exception: string } {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return false
  const { status, exception, message } = data as Record<string, unknown>
  return typeof status === 'number' && typeof exception === 'string' && exception !== '' && typeof message === 'string'
}

/** The bytes of an answer: a `File` where the server gives them a name, else a `Blob`. */
async function namedBlob(response: Response): Promise<Blob> {
  const blob = await response.blob()
  const disposition = response.headers.get('content-disposition') ?? ''
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition)
  const name = extended ? decodeName(extended) : (plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2]?.trim())
  return name ? new File([blob], name, { type: blob.type }) : blob
}

function decodeName(encoded: string): string {
  try {
    return decodeURIComponent(encoded.trim())
  } catch {
    return encoded
  }
}

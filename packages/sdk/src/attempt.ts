import { parse, readJson } from './answers.ts'
import { HttpError, isCallError, isSecretName, NetworkError, redact, type FailureFacts } from './errors.ts'
import type { AnswerHead, CallOptions, FetchInit, FetchLike } from './client-types.ts'
import type { AnyOperation } from './operation.ts'
import { inform } from './inform.ts'
import type { Outgoing } from './outgoing.ts'

/** The facts of one attempt, and of its answer once there is one. */
export interface Sent extends FailureFacts {
  requestId?: string
  /** Seconds after which the server wants to be asked again, where it says so. */
  retryAfter?: string
  /** The product's own headers on the answer, the token left out. */
  authHeaders?: Readonly<Record<string, string>>
}

/** An answer that was read to its end. */
export interface Received {
  readonly status: number
  readonly data: unknown
}

/**
 * Sends one request once, with a token if there is one, and reads its answer. `sent` learns what the answer's headers
 * say, be it a failure or not.
 * @throws one of `CallError`
 */
export async function attempt(
  operation: AnyOperation,
  { url, again, request }: Outgoing,
  token: string | undefined,
  fetch: FetchLike,
  sent: Sent,
  signal: AbortSignal,
  options: CallOptions,
): Promise<Received> {
  const { method, headers } = request
  const init: FetchInit = { ...request, signal }
  if (token) {
    init.headers = { ...headers, 'x-auth-token': token }
    init.redirect = 'manual'
  }
  if (again && sent.attempts > 1) init.body = again()
  let target = url
  try {
    let response = await fetch(url, init)
    if (isRedirect(response)) {
      const location = response.headers.get('location')
      if (location && method === 'GET') {
        const { href, origin } = new URL(location, url)
        target = href
        response = await fetch(href, origin === new URL(url).origin ? init : abroad(init))
      }
      if (isRedirect(response)) throw new NetworkError('The server redirected the call', sent)
    }
    const { status, headers: learned } = response
    learn(sent, learned)
    if (!response.ok) throw new HttpError(status, parse(await response.text()), sent)
    const data = options.asResponse ? response : await (operation.answer?.read ?? readJson)(response, sent)
    const { onAnswer } = options
    if (onAnswer) inform(onAnswer, { status, headers: redact(Object.fromEntries(learned)) as AnswerHead['headers'] })
    return { status, data }
  } catch (error) {
    throw isCallError(error)
      ? error
      : new NetworkError(
          `The server could not be reached${atOrigin(target)}${reason(error)}`,
          sent,
          publicCause(error, [target, token, ...Object.values(headers)]),
        )
  }
}

/** The platform's reason for a failure, unless it repeats something that was sent, which can hold secrets. */
function publicCause(error: unknown, sent: readonly (string | undefined)[]): unknown {
  const { message, stack, cause } = Object(error) as Error
  const text = [message, stack, cause, Object(cause).stack].join()
  return sent.some((secret) => secret && text.includes(secret)) ? undefined : error
}

/** One pass over the headers takes a third of the time of asking for each. */
function learn(sent: Sent, headers: Headers): void {
  const authHeaders: Record<string, string> = (sent.authHeaders = {})
  headers.forEach((value, name) => {
    if (name === 'x-request-id') sent.requestId = value
    if (name === 'retry-after') {
      const seconds = secondsOf(value, headers)
      if (seconds >= 0) sent.retryAfter = `${seconds}`
    }
    if (name.startsWith('x-auth-') && !isSecretName(name)) authHeaders[name] = value
  })
}

/** A `Retry-After` in seconds; not a number where it says nothing sensible. A date in it is one of the server's clock. */
function secondsOf(asked: string, headers: Headers): number {
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  return /^\d/.test(asked) ? Number.parseFloat(asked) : Math.max(0, Math.ceil((Date.parse(asked) - now) / 1_000))
}

/** Where a call went, without its path; nothing where that is the page's own server. */
const atOrigin = (url: string): string => (URL.canParse(url) ? ` at ${new URL(url).origin}` : '')

/** Only the code of the underlying failure: its message can contain URLs with secrets. */
export function reason(error: unknown): string {
  const { cause, code } = (error ?? {}) as { cause?: { code?: unknown }; code?: unknown }
  const found = cause?.code ?? code
  return typeof found === 'string' ? ` (${found})` : ''
}

const isRedirect = ({ status, type }: Response) =>
  type === 'opaqueredirect' || (status > 300 && status < 309 && status !== 304)

/** A request to another origin: nothing goes along that says who is asking. */
const abroad = ({ method, signal, headers }: FetchInit): FetchInit => ({
  method,
  signal,
  headers: { accept: headers['accept']! },
  credentials: 'omit',
})

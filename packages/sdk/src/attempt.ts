import { parse, readJson } from './answers.ts'
import { HttpError, isCallError, isSecretName, NetworkError, type FailureFacts } from './errors.ts'
import type { FetchInit, FetchLike } from './client-types.ts'
import type { AnyOperation } from './operation.ts'
import type { Outgoing } from './outgoing.ts'

/** What is known of one attempt, of its answer once that is there. */
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
  { url, again, ...request }: Outgoing,
  token: string | undefined,
  fetch: FetchLike,
  sent: Sent,
  signal: AbortSignal,
): Promise<Received> {
  const init: FetchInit = { ...request, signal }
  if (token) init.headers = { ...init.headers, 'x-auth-token': token }
  // The platform would take headers and bodies along wherever a redirect leads.
  if (init.method !== 'GET' || Object.keys(init.headers).some(isSecretName)) init.redirect = 'manual'
  if (again && sent.attempts > 1) init.body = again()
  try {
    let response = await fetch(url, init)
    if (isRedirect(response)) response = await followRedirect(url, init, response, fetch, sent)
    const { status, headers } = response
    learn(sent, headers)
    if (!response.ok) throw new HttpError(status, parse(await response.text()), sent)
    return { status, data: await (operation.answer?.read ?? readJson)(response, sent) }
  } catch (error) {
    throw isCallError(error) ? error : new NetworkError(`The server could not be reached${reason(error)}`, sent)
  }
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
    if (name.startsWith('x-auth-') && name !== 'x-auth-token') authHeaders[name] = value
  })
}

/** A `Retry-After` in seconds; not a number where it says nothing sensible. A date in it is one of the server's clock. */
function secondsOf(asked: string, headers: Headers): number {
  if (/^\d/.test(asked)) return Number.parseFloat(asked)
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  return Math.max(0, Math.ceil((Date.parse(asked) - now) / 1_000))
}

/** Only the code of the underlying failure: its message can contain URLs with secrets. */
export function reason(error: unknown): string {
  const { cause, code } = (error ?? {}) as { cause?: { code?: unknown }; code?: unknown }
  const found = cause?.code ?? code
  return typeof found === 'string' ? ` (${found})` : ''
}

const isRedirect = ({ status, type }: Response) =>
  type === 'opaqueredirect' || (status > 300 && status < 309 && status !== 304)

/** Follows one redirect of a read. To another origin nothing goes along that says who is asking. */
async function followRedirect(
  url: string,
  init: FetchInit,
  response: Response,
  fetch: FetchLike,
  facts: FailureFacts,
): Promise<Response> {
  const { method, signal, headers } = init
  const location = response.headers.get('location')
  if (location && method === 'GET') {
    const { href, origin } = new URL(location, url)
    const abroad: FetchInit = { method, signal, headers: { accept: headers['accept']! }, credentials: 'omit' }
    const next = await fetch(href, origin === new URL(url).origin ? init : abroad)
    if (!isRedirect(next)) return next
  }
  throw new NetworkError('The server redirected the call', facts)
}

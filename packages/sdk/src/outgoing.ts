import { version } from './generated/version.ts'
import { isUnsafe } from './answers.ts'
import type { CallOptions, FetchInit, Settings } from './client-types.ts'
import { isSecretName, ValidationError, type FailureFacts, type Issue } from './errors.ts'
import type { AnyOperation, CallParams, EncodedBody } from './operation.ts'
import { isRepeatable } from './retry.ts'

/** One request, ready to be sent as often as its body can be. */
export interface Outgoing {
  readonly url: string
  /** Whole, so that an attempt copies it in one step. */
  readonly request: Omit<FetchInit, 'signal'>
  /** Opens a body that is a stream once more. */
  readonly again?: EncodedBody['again']
  /** Whether the server does it once, however often it comes. */
  readonly hasKey: boolean
}

/** Settings with what is the same in all calls, made once a client. */
export interface Prepared extends Settings {
  readonly isBase: unknown
  /** Headers of every call. */
  readonly common: Readonly<Record<string, string>>
}

export const prepared = (config: Settings): Prepared => ({
  ...config,
  isBase: isBase(config),
  common: withHeaders({ ...ownHeaders }, config.headers),
})

/**
 * Makes the request of a call.
 * @throws {ValidationError} where its parameters cannot be sent
 */
export function outgoingOf(
  operation: AnyOperation,
  params: CallParams,
  options: CallOptions,
  config: Prepared,
  facts: FailureFacts,
): Outgoing {
  const url = params.link ?? addressOf(operation, params, config, facts)
  const { isAbroad } = params
  const { body, type, again } = encodedBody(operation, params.body, facts)
  // None where a call is sent once, where no one is known to whom the key would belong, and where the server keeps no
  // answer: a file. Pages that came without encryption have no way to make one.
  const isKeyless =
    isRepeatable(operation) ||
    (options.retry ?? config.retry) === false ||
    operation.answer?.slow ||
    operation.anonymous ||
    options.anonymous
  const key = options.idempotencyKey ?? (isKeyless ? '' : crypto.randomUUID?.())
  const headers: Record<string, string> = {
    accept: operation.answer?.slow ? '*/*' : 'application/json',
    ...(isAbroad ? ownHeaders : config.common),
  }
  withHeaders(headers, params.headers)
  if (type) headers['content-type'] = type
  if (key) headers['idempotency-key'] = key
  const { method } = operation
  return {
    url,
    again,
    hasKey: Boolean(key),
    request: {
      method,
      headers,
      body,
      credentials: isAbroad ? 'omit' : (config.credentials ?? 'same-origin'),
      // The platform would take headers and bodies along wherever a redirect leads.
      redirect: method !== 'GET' || Object.keys(headers).some(isSecretName) ? 'manual' : undefined,
      keepalive: options.keepalive,
      duplex: body instanceof ReadableStream ? 'half' : undefined,
    },
  }
}

/** Browsers have their own. */
const ownHeaders = ((globalThis as { process?: object }).process && {
  'user-agent': `dragoman-sdk/${version}`,
}) as Record<string, string> | undefined

function encodedBody(operation: AnyOperation, body: unknown, facts: FailureFacts): Partial<EncodedBody> {
  if (body === undefined) return {}
  return operation.body?.encode(body, facts) ?? { body: JSON.stringify(body), type: 'application/json' }
}

/** Adds headers of a caller's, which count more; names in lower case. */
function withHeaders(headers: Record<string, string>, more: object | undefined): Record<string, string> {
  for (const name in more) {
    const value = (more as Record<string, unknown>)[name]
    if (value !== undefined && value !== null) headers[name.toLowerCase()] = String(value)
  }
  return headers
}

/** Whether calls can go below a base: an address, or a path where there is a page, or a `fetch` of the caller's own. */
function isBase({ baseUrl, fetch }: Settings): unknown {
  const { location } = globalThis as { location?: object }
  return /^(\/|$)/.test(baseUrl) ? (fetch ?? location) : /:\/\/[^/@]+(\/|$)/.test(baseUrl) && URL.canParse(baseUrl)
}

/**
 * Where a call goes, a list in its query as repeated keys. Refuses anything that isn't a base, what cannot stand in a path
 * (nothing, and what would climb out of its segment) or in a query (objects), and numbers that were rounded.
 */
function addressOf(
  operation: AnyOperation,
  { path = {}, query = {} }: CallParams,
  config: Prepared,
  facts: FailureFacts,
): string {
  const issues: Issue[] = []
  const refuse = (field: string, message: string) => issues.push({ field, message })
  if (!config.isBase) refuse('baseUrl', 'must be a web address')
  const filled = (_: string, name: string) => {
    const value = (path as Record<string, unknown>)[name] ?? ''
    const text = String(value)
    if (/^\.{0,2}$/.test(text)) refuse(`path.${name}`, text ? 'must not be dots' : 'is missing')
    if (isUnsafe(value)) refuse(`path.${name}`, 'is beyond 2^53')
    return encodeURIComponent(text)
  }
  const { path: route } = operation
  // A pattern takes longer than all else of an address.
  let address = config.baseUrl + (route.includes('{') ? route.replace(/\{(.+?)\}/g, filled) : route)
  let mark = '?'
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one && typeof one === 'object') refuse(`query.${name}`, 'must not be an object')
      if (isUnsafe(one)) refuse(`query.${name}`, 'is beyond 2^53')
      if (one !== undefined && one !== null) {
        address += `${mark}${name}=${encodeURIComponent(one as string)}`
        mark = '&'
      }
    }
  }
  if (issues[0]) throw new ValidationError(issues, facts)
  return address
}

import { version } from './generated/version.ts'
import { isUnsafe } from './answers.ts'
import type { CallOptions, FetchInit, Settings } from './client-types.ts'
import { ValidationError, type FailureFacts, type Issue } from './errors.ts'
import type { AnyOperation, CallParams, EncodedBody } from './operation.ts'

/** One request, ready to be sent as often as its body can be. */
export interface Outgoing extends Omit<FetchInit, 'signal'> {
  readonly url: string
  /** Opens a body that is a stream once more. */
  readonly again?: EncodedBody['again']
}

/**
 * What a call sends.
 * @throws {ValidationError} where its parameters cannot be sent
 */
export function outgoingOf(
  operation: AnyOperation,
  params: CallParams,
  options: CallOptions,
  config: Settings,
  facts: FailureFacts,
): Outgoing {
  const url = params.link ?? addressOf(operation, params, config, facts)
  const { headers, credentials = 'same-origin' } = params.isAbroad ? ({ credentials: 'omit' } as Settings) : config
  const { body, type, again } = encodedBody(operation, params.body, facts)
  return {
    url,
    method: operation.method,
    headers: headersOf(
      { accept: operation.answer?.slow ? '*/*' : 'application/json', 'user-agent': userAgent },
      headers,
      params.headers,
      { 'content-type': type, 'idempotency-key': options.idempotencyKey || undefined },
    ),
    body,
    again,
    credentials,
    keepalive: options.keepalive,
    duplex: body instanceof ReadableStream ? 'half' : undefined,
  }
}

/** Browsers have their own. */
const userAgent = (globalThis as { process?: object }).process && `dragoman-sdk/${version}`

function encodedBody(operation: AnyOperation, body: unknown, facts: FailureFacts): Partial<EncodedBody> {
  if (body === undefined) return {}
  return operation.body?.encode(body, facts) ?? { body: JSON.stringify(body), type: 'application/json' }
}

/** Headers of several sources, of which a later one counts more; names in lower case. */
function headersOf(...sources: (object | undefined)[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const source of sources) {
    for (const [name, value] of Object.entries(source ?? {}) as [string, unknown][]) {
      if (value !== undefined && value !== null) headers[name.toLowerCase()] = String(value)
    }
  }
  return headers
}

/** Whether calls can go below a base: an address, or a path where there is a page, or a `fetch` of the caller's own. */
function isBase({ baseUrl, fetch }: Settings): unknown {
  const { location } = globalThis as { location?: object }
  return /^(\/|$)/.test(baseUrl) ? (fetch ?? location) : /:\/\/[^/@]+(\/|$)/.test(baseUrl) && URL.canParse(baseUrl)
}

/**
 * Where a call goes, a list in its query as repeated keys. Refuses what is no base, what cannot stand in a path
 * (nothing, and what would climb out of its segment) or in a query (objects), and numbers that were rounded.
 */
function addressOf(
  operation: AnyOperation,
  { path = {}, query = {} }: CallParams,
  config: Settings,
  facts: FailureFacts,
): string {
  const issues: Issue[] = []
  const refuse = (field: string, message: string) => issues.push({ field, message })
  if (!isBase(config)) refuse('baseUrl', 'must be a web address')
  let address =
    config.baseUrl +
    operation.path.replace(/\{(.+?)\}/g, (_, name: string) => {
      const value = (path as Record<string, unknown>)[name] ?? ''
      const text = String(value)
      if (/^\.{0,2}$/.test(text)) refuse(`path.${name}`, text ? 'must not be dots' : 'is missing')
      if (isUnsafe(value)) refuse(`path.${name}`, 'is beyond 2^53')
      return encodeURIComponent(text)
    })
  let mark = '?'
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
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

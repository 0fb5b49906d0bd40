/** What every failed call says about itself. */
export interface FailureFacts {
  /** The call that failed, such as `tasks.list`. */
  readonly operationId: string
  /** How often it was sent; 0 where it never was. */
  readonly attempts: number
  /** The id by which the server's log knows the request. */
  readonly requestId?: string | undefined
}

/** One thing that is wrong with what was sent or received. */
export interface Issue {
  /** Where: `path.taskUUID`, `body.reference`, `content.0.uuid`; empty for the whole. */
  readonly field: string
  readonly message: string
  /** The rule that was broken, where the server names it, such as `maxLength`. */
  readonly rule?: string
}

const brand = Symbol.for('@dragoman/sdk/failure')

abstract class Failure extends Error implements FailureFacts {
  abstract readonly kind: string
  readonly operationId: string
  readonly attempts: number
  readonly requestId?: string

  constructor(message: string, facts: FailureFacts) {
    super(message)
    this.operationId = facts.operationId
    this.attempts = facts.attempts
    if (facts.requestId) this.requestId = facts.requestId
    Object.defineProperty(this, brand, { value: true })
  }

  toJSON(): object {
    return Object.assign({ message: this.message }, this)
  }
}

/** The server refused or failed. The message is the server's, without its `BW Error:` prefix. */
export class HttpError extends Failure {
  readonly kind = 'http'
  override readonly name = 'HttpError'
  readonly status: number
  /** The server's stable code of the reason, such as `BWX-002`. */
  readonly code?: string
  /** The server's kind of failure. */
  readonly exception?: string
  /** What helps to go on: missing permissions (403), the present state (409), what a move lacks (422). */
  readonly data?: unknown
  /** The fields that broke a rule (400). */
  readonly issues: readonly Issue[]
  /** Seconds or date after which the server wants to be asked again. */
  readonly retryAfter?: string

  constructor(status: number, body: unknown, facts: FailureFacts & { retryAfter?: string | null }) {
    const fields: Record<string, unknown> = body !== null && typeof body === 'object' ? { ...body } : {}
    const message = typeof fields['message'] === 'string' ? stripPrefix(fields['message']) : ''
    super(message || `The server answered ${status}`, {
      ...facts,
      requestId: facts.requestId ?? text(fields['requestId']),
    })
    this.status = status
    const code = text(fields['code'])
    const exception = text(fields['exception'])
    if (code) this.code = code
    if (exception) this.exception = exception
    if (fields['data'] !== undefined && fields['data'] !== null) this.data = redact(fields['data'])
    this.issues = Array.isArray(fields['errors']) ? (redact(fields['errors']) as Issue[]) : []
    if (facts.retryAfter) this.retryAfter = facts.retryAfter
  }
}

/** No answer came: no connection, no name, a refused redirect. */
export class NetworkError extends Failure {
  readonly kind = 'network'
  override readonly name = 'NetworkError'
}

/** An attempt, its body included, took longer than it may. */
export class TimeoutError extends Failure {
  readonly kind = 'timeout'
  override readonly name = 'TimeoutError'
}

/** The caller's signal ended the call. Named like the platform's own, so that others recognize it. */
export class AbortError extends Failure {
  readonly kind = 'abort'
  override readonly name = 'AbortError'
}

/** The answer is not what the contract promises, such as a page of HTML in place of JSON. */
export class ParseError extends Failure {
  readonly kind = 'parse'
  override readonly name = 'ParseError'
  readonly status: number

  constructor(message: string, status: number, facts: FailureFacts) {
    super(message, facts)
    this.status = status
  }
}

/** The parameters cannot be sent, or the answer does not match the schema that it was to be checked against. */
export class ValidationError extends Failure {
  readonly kind = 'validation'
  override readonly name = 'ValidationError'
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[], facts: FailureFacts) {
    super(issues.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; '), facts)
    this.issues = issues
  }
}

/** Every way in which a call fails, told apart by `kind`. */
export type CallError = HttpError | NetworkError | TimeoutError | AbortError | ParseError | ValidationError

/** Whether something thrown comes from a call, whichever copy of this package threw it. */
export const isCallError = (error: unknown): error is CallError =>
  error instanceof Error && (error as { [brand]?: boolean })[brand] === true

/** Whether the server answered with a failure, with one of `statuses` where any are given. */
export const isHttpError = (error: unknown, ...statuses: number[]): error is HttpError =>
  isCallError(error) && error.kind === 'http' && (statuses.length === 0 || statuses.includes(error.status))

/** Whether the caller's own signal ended the call. */
export const isAbortError = (error: unknown): error is AbortError => isCallError(error) && error.kind === 'abort'

/** A server's message without its `BW Error:` prefix. */
export const stripPrefix = (message: string): string => message.replace(/^\s*BW Error:\s*/i, '')

/** Names of members, headers and parameters whose values are nobody's business. */
export const isSecretName = (name: string): boolean =>
  /pass(word|phrase)?$|newpassword|confirm$|token|secret|otp$|cookie|authorization|access-?key|api-?key|credential/i.test(name)

/** A copy of a value in which the values of members with secret names are replaced. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, isSecretName(name) ? '[redacted]' : redact(member)]),
  )
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

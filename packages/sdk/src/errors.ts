import type { CommonErrorCode, ErrorCodes, OperationErrors } from './generated/error-codes.ts'
import type { OperationId } from './generated/requirements.ts'

export type { ErrorCodes }

/** A stable code of a refusal; newer servers may send further ones. */
export type ErrorCode = keyof ErrorCodes

/** The codes that an operation may answer with: `ErrorCodeOf<'tasks.assign'>`. */
export type ErrorCodeOf<Id extends OperationId> =
  | CommonErrorCode
  | (Id extends keyof OperationErrors ? OperationErrors[Id] : never)

/** A code as received, from a server of any version. */
type AnyCode = ErrorCode | (string & {})

/** The facts that every failed call has. */
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
  /** The limit of that rule: a number, a pattern, a format or the allowed values. */
  readonly limit?: unknown
}

const brand: symbol = Symbol.for('@dragoman/sdk/failure')

abstract class Failure extends Error implements FailureFacts {
  abstract readonly kind: string
  declare readonly operationId: string
  declare readonly attempts: number
  declare readonly requestId?: string

  constructor(message: string, facts: FailureFacts, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.operationId = facts.operationId
    this.attempts = facts.attempts
    if (facts.requestId) this.requestId = facts.requestId
  }

  get [brand](): boolean {
    return true
  }

  toJSON(): object {
    return { ...this, message: this.message }
  }
}

/** The server refused or failed. The message is the server's, without its `BW Error:` prefix. */
export class HttpError extends Failure {
  readonly kind = 'http'
  override readonly name = 'HttpError'
  declare readonly status: number
  /** The server's stable code of the reason, such as `NOT_READY`. */
  declare readonly code?: AnyCode
  /** The server's kind of failure. */
  declare readonly exception?: string
  /** Details that help to recover: missing permissions (403), the present state (409), what a move lacks (422). */
  declare readonly data?: unknown
  /** The fields that broke a rule (400). */
  declare readonly issues: readonly Issue[]
  /** Seconds after which the server wants to be asked again. */
  declare readonly retryAfter?: string

  constructor(status: number, body: unknown, facts: FailureFacts & { retryAfter?: string | null }) {
    const { message, requestId, code, exception, data, errors } = Object(body) as Record<string, unknown>
    super(stripPrefix(text(message)) || `The server answered ${status}`, {
      ...facts,
      requestId: facts.requestId || text(requestId),
    })
    this.status = status
    if (text(code)) this.code = text(code)
    if (text(exception)) this.exception = text(exception)
    if (data !== undefined && data !== null) this.data = redact(data)
    this.issues = Array.isArray(errors) ? (redact(errors) as Issue[]) : []
    if (facts.retryAfter) this.retryAfter = facts.retryAfter
  }
}

/** No answer came: no connection, no name, a refused redirect. `cause` is what the platform says, where that holds no secret. */
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
  declare readonly status: number

  constructor(message: string, status: number, facts: FailureFacts) {
    super(message, facts)
    this.status = status
  }
}

/** The parameters cannot be sent, or the answer does not match the schema that it was to be checked against. */
export class ValidationError extends Failure {
  readonly kind = 'validation'
  override readonly name = 'ValidationError'
  declare readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[], facts: FailureFacts) {
    super(issues.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; '), facts)
    this.issues = issues
  }
}

/**
 * A call started work in the background that failed or was canceled. The message is the server's, without its `BW
 * Error:` prefix.
 */
export class JobError extends Failure {
  readonly kind = 'job'
  override readonly name = 'JobError'
  /** The last status, such as `FAILED` or `CANCELLED`. */
  declare readonly status: string
  /** The server's stable code of the reason, such as `FILE_REFUSED`. */
  declare readonly code?: AnyCode
  /** Details that belong to the code, such as the line of a file that could not be read. */
  declare readonly data?: unknown

  constructor(status: string, state: object, facts: FailureFacts) {
    const { error, failure } = state as Record<string, unknown>
    const { code, data } = Object(failure) as Record<string, unknown>
    super(stripPrefix(text(error)) || `The job ended with the status ${status}`, facts)
    this.status = status
    if (text(code)) this.code = text(code)
    if (data !== undefined && data !== null) this.data = redact(data)
  }
}

/** Every way in which a call fails, told apart by `kind`. */
export type CallError = HttpError | NetworkError | TimeoutError | AbortError | ParseError | ValidationError | JobError

/** Whether something thrown comes from a call, whichever copy of this package threw it. */
export const isCallError = (error: unknown): error is CallError => error instanceof Error && brand in error

/**
 * Whether the server answered with a failure, with one of `statuses` if any are given. With a named operation,
 * `isHttpError<'tasks.assign'>(error)`, only its own codes can be compared.
 */
export const isHttpError = <Id extends OperationId = never>(
  error: unknown,
  ...statuses: number[]
): error is HttpError & { readonly code?: [Id] extends [never] ? AnyCode : ErrorCodeOf<Id> } =>
  isCallError(error) && error.kind === 'http' && (statuses.length === 0 || statuses.includes(error.status))

/** Whether what a call started in the background has failed, or was canceled. */
export const isJobError = (error: unknown): error is JobError => isCallError(error) && error.kind === 'job'

/** Whether the caller's own signal ended the call. */
export const isAbortError = (error: unknown): error is AbortError => isCallError(error) && error.kind === 'abort'

/** A server's message without its `BW Error:` prefix. */
export const stripPrefix = (message: string): string => message.replace(/^\s*BW Error:\s*/i, '')

/** Names of members, headers, and parameters whose values are secret. */
export const isSecretName = (name: string): boolean =>
  /password|pass(phrase)?$|confirm$|token|secret|otp$|cookie|authorization|access-?key|api-?key|credential/i.test(name)

/** A copy of a value in which the values of members with secret names are replaced. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, isSecretName(name) ? '[redacted]' : redact(member)]),
  )
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

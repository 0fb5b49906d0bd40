import type { ErrorCode, ErrorCodes } from '@dragoman/sdk/errors'
import type { Outdated } from '@dragoman/sdk/operations/shared'

/** A field of a request that broke a rule of the contract. */
export interface FieldError {
  /** Where it is: `query.size`, `body.reference`. */
  field: string
  /** The problem and the fix, in English. */
  message: string
  rule?: string
  limit?: unknown
}

/** The codes that come with a status (contract: x-error-codes). */
type CodeOf<Status extends number> = { [Code in ErrorCode]: ErrorCodes[Code] extends Status ? Code : never }[ErrorCode]

interface ErrorDetails<Code extends ErrorCode = ErrorCode> {
  code?: Code
  exception?: string
  data?: unknown
  errors?: FieldError[]
  headers?: Record<string, string>
}

/**
 * A refusal that the caller sees, in the wire's shape (contract: ApiError). Anything else that is thrown becomes a 500.
 * A handler throws its refusals; it returns one where what it has written must stay, such as a wrong guess that is counted.
 */
export class ApiError<Status extends number = number> extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly details: ErrorDetails

  constructor(status: Status, message: string, details: ErrorDetails<CodeOf<Status>> = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** The answer that a refusal becomes. */
export function refusal({ status, message, details }: ApiError, requestId: string): Response {
  const { headers, ...rest } = details
  const body = { status, message, exception: '', data: null, requestId, ...rest }
  return Response.json(body, { status, ...(headers && { headers }) })
}

/** 400: a field is wrong. `field` is its place in the request, such as `body.reference`. */
export const invalid = (field: string, message: string) =>
  new ApiError(400, message, { code: 'INVALID', errors: [{ field, message }] })

/** 401: no one is signed in. */
export const unauthenticated = () => new ApiError(401, 'Sign in to continue.', { code: 'UNAUTHENTICATED' })

/** 403: signed in, but may not. `data.missing` names the permissions or roles of which one would do. */
export const forbidden = (message: string, missing: readonly string[] = []) =>
  new ApiError(403, message, { code: 'PERMISSION_MISSING', data: { missing } })

/** 403: the account of the caller is suspended. */
export const accountSuspended = (reason: string) =>
  new ApiError(403, `This account is suspended: ${reason}`, { code: 'ACCOUNT_SUSPENDED', data: { reason } })

/** 403: the address belongs to another account; which one stays unsaid. */
export const wrongAddress = () =>
  new ApiError(403, "You can't sign in at this address. Use the address of your own account.", {
    code: 'WRONG_ADDRESS',
  })

/** 403: the account does not allow the network address that the request comes from. */
export const addressNotAllowed = () =>
  new ApiError(403, "Your account doesn't allow this network address. Ask an administrator of your account.", {
    code: 'ADDRESS_NOT_ALLOWED',
  })

/** 404: there is no such thing, or it belongs to another account (domain: Isolation). */
export const notFound = (what: string) =>
  new ApiError(404, `${what.charAt(0).toUpperCase()}${what.slice(1)} not found.`, { code: 'NOT_FOUND' })

/** 409: someone else was faster; `data` is the present state. */
export const conflict = (message: string, data: unknown) => new ApiError(409, message, { code: 'CONFLICT', data })

/** 409: the state that the caller has read is no longer the present one (contract: `Outdated`). */
export const outdated = (what: string, data: Outdated) =>
  new ApiError(409, `Someone else has changed ${what}. Reload it before you save.`, { code: 'OUTDATED', data })

/** 422: understood, but not possible as things are; `data` says what is missing. */
export const impossible = (message: string, code: CodeOf<422>, data: unknown = null) =>
  new ApiError(422, message, { code, data })

/** 503: nothing is wrong with the request; the same one is answered once the database is back. */
export const unavailable = (what = 'The database') =>
  new ApiError(503, `${what} is unavailable. Try again in a few seconds.`, {
    headers: { 'Retry-After': '3' },
  })

/** 423: the project is locked while its costs are calculated; worth another try in three seconds. */
export const locked = (message: string) =>
  new ApiError(423, message, { code: 'LOCKED', headers: { 'Retry-After': '3' } })

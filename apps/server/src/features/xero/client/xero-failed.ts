import { ApiError } from '../../../kernel/refusals.ts'
import type { XeroReason } from '../tables.ts'

const messages: Record<XeroReason, string> = {
  SIGN_IN: 'The connection to Xero has expired. An administrator connects it again under Finance › Xero.',
  LIMIT: 'Xero was asked too much. Try again in a minute.',
  UNREACHABLE: 'Xero did not answer. Try again later.',
  REFUSED: 'Xero refused the call.',
}

/** Xero gave no result, whatever was asked: what waits stays in its order. */
export class XeroFailed extends Error {
  override readonly name = 'XeroFailed'
  readonly reason: XeroReason
  /** The words of Xero, if any. */
  readonly detail: string | undefined
  /** When it can be asked again. */
  readonly until: Date | undefined

  constructor(reason: XeroReason, { detail, until }: { detail?: string | undefined; until?: Date | undefined } = {}) {
    super(messages[reason])
    this.reason = reason
    this.detail = detail
    this.until = until
  }
}

/** Xero refuses one document, and says why. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused'
}

/** Xero doesn't have what was asked for. */
export class NotInXero extends Error {
  override readonly name = 'NotInXero'
}

/** The same as callers see it. */
export function orRefuse(error: unknown): never {
  if (error instanceof XeroFailed) {
    const { reason, detail, message } = error
    throw new ApiError(422, message, { code: 'XERO_FAILED', data: { reason, ...(detail && { detail }) } })
  }
  if (error instanceof DocumentRefused || error instanceof NotInXero)
    throw new ApiError(422, messages.REFUSED, {
      code: 'XERO_FAILED',
      data: { reason: 'REFUSED', detail: error.message },
    })
  throw error
}

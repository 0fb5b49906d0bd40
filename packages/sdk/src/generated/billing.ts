// Generated from openapi/resources/billing.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import { operation } from '../operation.ts'

/** Billing portal of an account. */
export interface BillingPortal {
  /** Where the portal opens. */
  url: string
}

/**
 * Get a link to the billing portal of your account
 *
 * The link works once, for a few minutes, and leads back to the plan of the account. The first one registers the account with the card payment provider, with your email address.
 *
 * `GET /api/v1/stripe/portal` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} BILLING_FAILED, BILLING_OFF, a code of any call
 */
export const getPortal: Operation<NoParams, BillingPortal> = /*@__PURE__*/ operation('billing.getPortal', 'GET', '/api/v1/stripe/portal', { refreshes: ['activity'], retry: 'never' })

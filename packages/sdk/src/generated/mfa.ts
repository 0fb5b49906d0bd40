// Generated from openapi/resources/mfa.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** A code from the authenticator app, or the password of a person with passkeys. */
export interface MfaRequest {
  /** Your password; accepted instead of a code if you have passkeys and no authenticator app. */
  password?: string | undefined
  /** The six-digit code from the app. */
  otp?: string | undefined
}

/** The password to start setup, then a code from the authenticator app to finish it. */
export interface MfaEnableRequest {
  /** Your password; required without `otp`. */
  password?: string | undefined
  /** The six-digit code from the app. */
  otp?: string | undefined
}

/** Data for setting up or replacing an authenticator app. */
export interface MfaSetup {
  /** The secret in base32, for manual entry in an app. */
  secret?: string
  /** The secret as an `otpauth:` URI, to show as a QR code. */
  uri?: string
  /** Recovery codes; each replaces a code from the app once. */
  recoveryCodes?: string[]
}

/** Whether email codes are on. */
export interface MfaEmailSetting {
  /** Whether to turn email codes on. */
  enabled: boolean
  /** Your password. */
  password: string
}

/** Proof of identity. */
export interface PasswordProof {
  /** Your password. */
  password: string
}

/**
 * Request a code by email
 *
 * For a session that requires the code (`x-auth-mfa-email-required`). Any earlier code stops working.
 *
 * `POST /api/v2/mfa/email` (documented). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, TOO_MANY_ATTEMPTS, a code of any call
 */
export const requestEmailCode: Operation<NoParams, void> = /*@__PURE__*/ operation('mfa.requestEmailCode', 'POST', '/api/v2/mfa/email', { answer: nothing, retry: 'never' })

/** What `mfa.verifyEmailCode` takes. */
export interface MfaVerifyEmailCodeParams {
  path: {
    /** The six-digit code. */
    code: string
  }
}

/**
 * Verify the code sent by email
 *
 * 400 with code `MFA_CODE_WRONG` if the code is wrong or has expired.
 *
 * `POST /api/v2/mfa/{code}/email` (documented). Needs a session.
 *
 * @throws {HttpError} MFA_CODE_WRONG, PERMISSION_MISSING, a code of any call
 */
export const verifyEmailCode: Operation<MfaVerifyEmailCodeParams, void> = /*@__PURE__*/ operation('mfa.verifyEmailCode', 'POST', '/api/v2/mfa/{code}/email', { answer: nothing, refreshes: ['auth', 'users'], retry: 'never' })

/** What `mfa.enable` takes. */
export interface MfaEnableParams {
  body?: MfaEnableRequest | undefined
}

/**
 * Set up an authenticator app
 *
 * With the password, setup starts and the response contains the secret for the app. With a code from the app, the app is enabled and the response contains recovery codes, which are shown only once.
 *
 * `POST /api/v3/user/mfa` (documented). Needs a session.
 *
 * @throws {HttpError} SIGN_IN_METHOD_OFF, MFA_CODE_WRONG, PASSWORD_WRONG, PERMISSION_MISSING, CONFLICT, TOO_MANY_ATTEMPTS, a code of any call
 */
export const enable: Operation<MfaEnableParams, MfaSetup> = /*@__PURE__*/ operation('mfa.enable', 'POST', '/api/v3/user/mfa', { refreshes: ['users'], retry: 'never' })

/** What `mfa.createRecoveryCodes` takes. */
export interface MfaCreateRecoveryCodesParams {
  body?: MfaRequest | undefined
}

/**
 * Create new recovery codes
 *
 * Earlier recovery codes stop working.
 *
 * `POST /api/v3/user/mfa/recovery-codes` (designed). Needs a session.
 *
 * @throws {HttpError} MFA_CODE_WRONG, PASSWORD_WRONG, PERMISSION_MISSING, TOO_MANY_ATTEMPTS, a code of any call
 */
export const createRecoveryCodes: Operation<MfaCreateRecoveryCodesParams, MfaSetup> = /*@__PURE__*/ operation('mfa.createRecoveryCodes', 'POST', '/api/v3/user/mfa/recovery-codes', { retry: 'never' })

/** What `mfa.setEmail` takes. */
export interface MfaSetEmailParams {
  body: MfaEmailSetting
}

/**
 * Turn email codes on or off
 *
 * When on, a code sent by email is required after the password, unless an authenticator app is set up.
 *
 * `PUT /api/v3/user/mfa/email` (designed). Needs a session.
 *
 * @throws {HttpError} PASSWORD_WRONG, PERMISSION_MISSING, TOO_MANY_ATTEMPTS, a code of any call
 */
export const setEmail: Operation<MfaSetEmailParams, void> = /*@__PURE__*/ operation('mfa.setEmail', 'PUT', '/api/v3/user/mfa/email', { answer: nothing, refreshes: ['users'] })

/** What `mfa.disable` takes. */
export interface MfaDisableParams {
  path: {
    /** The person. */
    id: string
  }
  body?: PasswordProof | undefined
}

/**
 * Remove the authenticator app
 *
 * To remove your own, send your password in the body. To remove someone else’s, you need permission to edit people and a higher role than that person.
 *
 * `DELETE /api/v3/user/{id}/mfa` (documented). Needs a session.
 *
 * @throws {HttpError} PASSWORD_WRONG, PERMISSION_MISSING, TOO_MANY_ATTEMPTS, a code of any call
 */
export const disable: Operation<MfaDisableParams, void> = /*@__PURE__*/ operation('mfa.disable', 'DELETE', '/api/v3/user/{id}/mfa', { answer: nothing, refreshes: ['users'] })

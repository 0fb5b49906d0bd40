// Generated from openapi/resources/mfa.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** A code of the authenticator app. */
export interface MfaRequest {
  /** The six digits that the app shows. */
  otp?: string
}

/** What one needs to set up or to replace an authenticator app. */
export interface MfaSetup {
  /** The secret in base32, to type into an app. */
  secret?: string
  /** The same as an `otpauth:` address, to show as a QR code. */
  uri?: string
  /** Codes that each stand in for the app once. */
  recoveryCodes?: string[]
}

/** Whether codes by mail are on. */
export interface MfaEmailSetting {
  /** On or off. */
  enabled: boolean
  /** One's own password. */
  password: string
}

/** Shows that it is oneself. */
export interface PasswordProof {
  /** One's own password. */
  password: string
}

/**
 * Have a code sent by mail
 *
 * For a session that waits for it (`x-auth-mfa-email-required`). An earlier code is void from then on.
 *
 * `POST /api/v2/mfa/email` (documented). Needs a session.
 */
export const requestEmailCode: Operation<NoParams, void> = /*@__PURE__*/ operation('mfa.requestEmailCode', 'POST', '/api/v2/mfa/email', { answer: nothing, retry: 'never' })

/** What `mfa.verifyEmailCode` takes. */
export interface MfaVerifyEmailCodeParams {
  path: {
    /** The six digits. */
    code: string
  }
}

/**
 * Enter the code that was sent by mail
 *
 * 400 with code `MFA_CODE_WRONG` says that it is not right or too old.
 *
 * `POST /api/v2/mfa/{code}/email` (documented). Needs a session.
 */
export const verifyEmailCode: Operation<MfaVerifyEmailCodeParams, void> = /*@__PURE__*/ operation('mfa.verifyEmailCode', 'POST', '/api/v2/mfa/{code}/email', { answer: nothing, refreshes: ['auth', 'users'], retry: 'never' })

/** What `mfa.enable` takes. */
export interface MfaEnableParams {
  body: MfaRequest
}

/**
 * Set up an authenticator app
 *
 * Without a code it begins: the answer holds the secret for the app. With a code of the app it is on from then on, and the answer holds recovery codes, shown this once.
 *
 * `POST /api/v3/user/mfa` (documented). Needs a session.
 */
export const enable: Operation<MfaEnableParams, MfaSetup> = /*@__PURE__*/ operation('mfa.enable', 'POST', '/api/v3/user/mfa', { refreshes: ['users'], retry: 'never' })

/** What `mfa.createRecoveryCodes` takes. */
export interface MfaCreateRecoveryCodesParams {
  body: MfaRequest
}

/**
 * Make new recovery codes
 *
 * The earlier ones are void from then on.
 *
 * `POST /api/v3/user/mfa/recovery-codes` (designed). Needs a session.
 */
export const createRecoveryCodes: Operation<MfaCreateRecoveryCodesParams, MfaSetup> = /*@__PURE__*/ operation('mfa.createRecoveryCodes', 'POST', '/api/v3/user/mfa/recovery-codes', { retry: 'never' })

/** What `mfa.setEmail` takes. */
export interface MfaSetEmailParams {
  body: MfaEmailSetting
}

/**
 * Switch codes by mail on or off
 *
 * With them a code by mail is asked for after the password, unless an authenticator app is.
 *
 * `PUT /api/v3/user/mfa/email` (designed). Needs a session.
 */
export const setEmail: Operation<MfaSetEmailParams, void> = /*@__PURE__*/ operation('mfa.setEmail', 'PUT', '/api/v3/user/mfa/email', { answer: nothing, refreshes: ['users'] })

/** What `mfa.disable` takes. */
export interface MfaDisableParams {
  path: {
    /** The person. */
    id: string
  }
  body?: PasswordProof
}

/**
 * Take the authenticator app away
 *
 * One’s own with the password in the body; somebody else’s by whoever may change people and stands above them.
 *
 * `DELETE /api/v3/user/{id}/mfa` (documented). Needs a session.
 */
export const disable: Operation<MfaDisableParams, void> = /*@__PURE__*/ operation('mfa.disable', 'DELETE', '/api/v3/user/{id}/mfa', { answer: nothing, refreshes: ['users'] })

// Generated from openapi/resources/auth.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { Brand } from './branding.ts'
import type { PasskeyRequest, PasskeyResponse } from './passkeys.ts'
import type { GrantedPermission } from './permissions.ts'
import type { AccountType } from './shared.ts'
import type { InterfaceLanguage } from './users.ts'
import { header, nothing } from '../answers.ts'
import { base64 } from '../body.ts'
import { operation } from '../operation.ts'

/** An access key with its secret. */
export interface AccessKey {
  /** The access key. */
  accessKey: string
  /** Secret of the access key. */
  secret: string
}

/** An access key with its secret, by earlier names. */
export interface EarlierAccessKey {
  /** The access key. */
  accesskey: string
  /** Secret of the access key. */
  secretAccesskey: string
}

/** Credentials for signing in. */
export interface LoginRequest {
  /** The email address. */
  username: string
  /** The password. */
  password: string
  /** One-time password of the second factor. */
  otp?: string | undefined
  /** Response of a passkey as the second factor. */
  passkey?: PasskeyResponse | undefined
}

/** The response of a passkey. */
export interface PasskeyLogin {
  /** The response of the passkey. */
  passkey: PasskeyResponse
}

/** What a sign-in link may require in addition. */
export interface LinkProof {
  /** One-time password of the second factor. */
  otp?: string | undefined
  /** Response of a passkey as the second factor. */
  passkey?: PasskeyResponse | undefined
}

/** Result of a sign-in attempt. */
export interface LoginResult {
  /** Only SUCCESS means that the sign-in succeeded. */
  state: 'SUCCESS' | 'FAILURE' | 'MFA_REQUIRED' | (string & {})
  /** Details of the result. */
  properties?: LoginResultProperties
  /** Where to continue; only on success. */
  data?: LoginResultData
}

/** Details of the result of a sign-in attempt. */
export interface LoginResultProperties {
  /** MFA means that a second factor is required. */
  result?: 'MFA' | (string & {})
  /** Second factors that the person has set up; only with `result` MFA. */
  factors?: ('AUTHENTICATOR' | 'PASSKEY' | (string & {}))[]
  /** Options for the person's passkeys; absent where none of them belongs to this host. */
  passkey?: PasskeyRequest
  /** Hosts that the person's passkeys belong to; absent where one of them belongs to this host. */
  passkeyHosts?: string[]
  /** Message for the person. */
  text?: string
  /** Remaining attempts until sign-in is locked. */
  remainingAttempts?: number
}

/** Where to continue after signing in. */
export interface LoginResultData {
  /** Start page of the person. */
  entryPoint?: 'HOME' | 'PORTAL_HOME' | (string & {})
}

/** The current session. */
export interface CurrentAuthentication {
  /** The signed-in person. */
  user: SessionUser
  /** Roles, with the prefix `ROLE_`. */
  authorities: ('ROLE_SYSADMIN' | 'ROLE_ADMIN' | 'ROLE_ACCOUNT_ADMIN' | 'ROLE_PROJECT_MANAGER' | 'ROLE_CLIENT' | 'ROLE_VENDOR' | (string & {}))[]
  /** Permissions; inactive permissions do not apply. */
  permissions: GrantedPermission[]
  /** Modules available to the account. */
  modules: string[]
  /** Whether `sso.signOut` also ends a session at the provider that this one began with; absent otherwise. */
  endsAtProvider?: boolean
  /** The person who is signed in as this person; absent otherwise. */
  impersonator?: Impersonator
  /** Names that the account gave to workflow steps, by code; absent if all have their default names. */
  stepTitles?: Record<string, string>
  /** When the account begins to require a second factor, epoch ms; absent for people who have one. */
  secondFactorFrom?: number
  /** What the account shows instead of the product's name and logo; absent without a logo. */
  brand?: Brand
}

/** Short form of the signed-in person. */
export interface SessionUser {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Email address, which is also the user name. */
  email: string
  /** Language of emails and the interface. */
  language: InterfaceLanguage
  /** URL of the profile picture; absent without one. */
  avatar?: string
  /** The account. */
  accountUuid: string
  /** Tier of the account. */
  accountType: AccountType
}

/** A person who is signed in as another person. */
export interface Impersonator {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
}

/** When a session ends. */
export interface SessionEnd {
  /** When the session ends, epoch ms. */
  expiresAt: number
  /** Latest time to which the session can be extended, epoch ms. */
  limit: number
}

/** A proof-of-work challenge in the format of the altcha library. */
export type CaptchaChallenge = {
  /** Parameters of the challenge. */
  parameters: Record<string, unknown>
  /** Signature that proves that this server issued the challenge. */
  signature: string
} & Record<string, unknown>

/** What `auth.createToken` takes. */
export interface AuthCreateTokenParams {
  body: AccessKey
}

/**
 * Exchange an access key for a token
 *
 * The token is returned in the response header `X-AUTH-TOKEN`; send it in the request header of the same name. An unknown or expired token is refused with 403. Earlier tokens remain valid.
 *
 * `POST /api/v3/auth` (published). Needs no session.
 *
 * @throws {HttpError} ACCESS_KEY_WRONG, TOO_MANY_ATTEMPTS, a code of any call
 */
export const createToken: Operation<AuthCreateTokenParams, string> = /*@__PURE__*/ operation('auth.createToken', 'POST', '/api/v3/auth', { answer: /*@__PURE__*/ header('X-AUTH-TOKEN'), retry: 'safe', anonymous: true })

/** What `auth.createTokenEarlier` takes. */
export interface AuthCreateTokenEarlierParams {
  body: EarlierAccessKey
}

/**
 * Exchange an access key for a token, under the earlier address
 *
 * For clients that know the earlier names. Everything else is as in `auth.createToken`.
 *
 * `POST /api/pub/v1/login` (inferred). Needs no session.
 *
 * @throws {HttpError} ACCESS_KEY_WRONG, TOO_MANY_ATTEMPTS, a code of any call
 */
export const createTokenEarlier: Operation<AuthCreateTokenEarlierParams, string> = /*@__PURE__*/ operation('auth.createTokenEarlier', 'POST', '/api/pub/v1/login', { answer: /*@__PURE__*/ header('X-AUTH-TOKEN'), retry: 'safe', anonymous: true })

/** What `auth.login` takes. */
export interface AuthLoginParams {
  body: LoginRequest
}

/**
 * Sign in with user name and password
 *
 * The body is base64-encoded JSON with the user name, the password, and, if required, a one-time password or the response of a passkey. A failed sign-in is also answered with 200 (`state` FAILURE), with the number of remaining attempts.
 *
 * `POST /api/v3/auth/login` (documented). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const login: Operation<AuthLoginParams, LoginResult> = /*@__PURE__*/ operation('auth.login', 'POST', '/api/v3/auth/login', { body: base64, anonymous: true })

/**
 * Get the current session
 *
 * `GET /api/v3/auth/current` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const current: Operation<NoParams, CurrentAuthentication> = /*@__PURE__*/ operation('auth.current', 'GET', '/api/v3/auth/current')

/**
 * Check whether the session is still valid
 *
 * `POST /api/v3/auth/token/check` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const checkToken: Operation<NoParams, void> = /*@__PURE__*/ operation('auth.checkToken', 'POST', '/api/v3/auth/token/check', { answer: nothing, retry: 'safe' })

/**
 * Sign out
 *
 * Also answered with 200 when there was no session.
 *
 * `POST /api/v3/auth/logout` (documented). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const logout: Operation<NoParams, void> = /*@__PURE__*/ operation('auth.logout', 'POST', '/api/v3/auth/logout', { answer: nothing, retry: 'safe' })

/** What `auth.go` takes. */
export interface AuthGoParams {
  path: {
    /** The first part of the link. */
    code: string
    /** The second part of the link. */
    token: string
  }
  body?: LinkProof | undefined
}

/**
 * Sign in with a link
 *
 * For links for one-time sign-in or for signing in as another person. A link works once, for a short time, and only for its purpose. A one-time link of a person with an authenticator app is answered with `state` MFA_REQUIRED, as is that of a person with passkeys: send it again with the second factor. It is used up only once the sign-in succeeds.
 *
 * `POST /api/v3/auth/go/{code}/{token}/` (documented). Needs no session.
 *
 * @throws {HttpError} LINK_GONE, a code of any call
 */
export const go: Operation<AuthGoParams, LoginResult> = /*@__PURE__*/ operation('auth.go', 'POST', '/api/v3/auth/go/{code}/{token}/', { retry: 'never', anonymous: true })

/**
 * Begin to sign in with a passkey
 *
 * What a browser needs to let a person choose one of their passkeys, without a user name. The challenge expires in five minutes and is good for one attempt.
 *
 * `POST /api/v3/auth/passkey/options` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const getPasskeyOptions: Operation<NoParams, PasskeyRequest> = /*@__PURE__*/ operation('auth.getPasskeyOptions', 'POST', '/api/v3/auth/passkey/options', { retry: 'safe', anonymous: true })

/** What `auth.loginWithPasskey` takes. */
export interface AuthLoginWithPasskeyParams {
  body: PasskeyLogin
}

/**
 * Sign in with a passkey
 *
 * Takes the place of user name, password, and second factor: the device has verified the person. A failed sign-in is also answered with 200 (`state` FAILURE).
 *
 * `POST /api/v3/auth/passkey` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const loginWithPasskey: Operation<AuthLoginWithPasskeyParams, LoginResult> = /*@__PURE__*/ operation('auth.loginWithPasskey', 'POST', '/api/v3/auth/passkey', { retry: 'never', anonymous: true })

/**
 * Extend the session
 *
 * Activity alone does not extend a session. This call gives the session its full lifetime again, at most until a limit that is set when the session starts. Sessions of people signed in as someone else and tokens cannot be extended; start a new one.
 *
 * `POST /api/v3/auth/session/extend` (designed). Needs a session.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const extendSession: Operation<NoParams, SessionEnd> = /*@__PURE__*/ operation('auth.extendSession', 'POST', '/api/v3/auth/session/extend', { retry: 'safe' })

/**
 * Stop being signed in as another person
 *
 * Ends the session as the other person and opens one for the original person.
 *
 * `POST /api/v3/auth/impersonation/end` (designed). Needs a session.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const endImpersonation: Operation<NoParams, LoginResult> = /*@__PURE__*/ operation('auth.endImpersonation', 'POST', '/api/v3/auth/impersonation/end', { retry: 'never' })

/**
 * Get a captcha challenge
 *
 * A proof of work: the browser takes a moment to find the number and sends the solution with its request.
 *
 * `GET /api/v3/auth/captcha` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const getCaptcha: Operation<NoParams, CaptchaChallenge> = /*@__PURE__*/ operation('auth.getCaptcha', 'GET', '/api/v3/auth/captcha', { anonymous: true })

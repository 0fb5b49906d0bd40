// Generated from openapi/resources/auth.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { GrantedPermission } from './permissions.ts'
import type { AccountType } from './shared.ts'
import { header, nothing } from '../answers.ts'
import { base64 } from '../body.ts'
import { operation } from '../operation.ts'

/** An access key with its secret. */
export interface AccessKey {
  /** The access key. */
  accessKey: string
  /** Its secret. */
  secret: string
}

/** What one signs in with. */
export interface LoginRequest {
  /** The e-mail address. */
  username: string
  /** The password. */
  password: string
  /** One-time password of the second factor. */
  otp?: string
}

/** Answer to an attempt to sign in. */
export interface LoginResult {
  /** SUCCESS signs in; everything else does not. */
  state: 'SUCCESS' | 'FAILURE' | 'MFA_REQUIRED' | (string & {})
  /** Further words on the result. */
  properties?: LoginResultProperties
  /** Where to go; only on success. */
  data?: LoginResultData
}

/** Further words on the result of an attempt to sign in. */
export interface LoginResultProperties {
  /** MFA asks for a one-time password. */
  result?: 'MFA' | (string & {})
  /** What to tell the person. */
  text?: string
  /** Attempts until sign-in is locked. */
  remainingAttempts?: number
}

/** What follows after signing in. */
export interface LoginResultData {
  /** Where this person starts. */
  entryPoint?: 'HOME' | 'PORTAL_HOME' | (string & {})
}

/** The present session. */
export interface CurrentAuthentication {
  /** Who is signed in. */
  user: SessionUser
  /** Roles, with the prefix `ROLE_`. */
  authorities: ('ROLE_SYSADMIN' | 'ROLE_ADMIN' | 'ROLE_ACCOUNT_ADMIN' | 'ROLE_PROJECT_MANAGER' | 'ROLE_CLIENT' | 'ROLE_VENDOR' | (string & {}))[]
  /** Permissions; one that is not active does not count. */
  permissions: GrantedPermission[]
  /** Parts of the product that the account has. */
  modules: string[]
  /** Who acts as this person; absent when nobody does. */
  impersonator?: Impersonator
}

/** The person who is signed in, in short. */
export interface SessionUser {
  /** Numeric id. */
  id: number
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Address, which is also the user name. */
  email: string
  /** Address of the picture; absent without one. */
  avatar?: string
  /** The account. */
  accountUuid: string
  /** Tier of the account. */
  accountType: AccountType
}

/** Who acts as somebody else. */
export interface Impersonator {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
}

/** When a session ends. */
export interface SessionEnd {
  /** When it ends, epoch ms. */
  expiresAt: number
  /** Beyond which it cannot be extended, epoch ms. */
  limit: number
}

/** A task that costs a browser some work, as the altcha library poses and solves it. */
export type CaptchaChallenge = {
  /** What is to be solved. */
  parameters: Record<string, unknown>
  /** Shows that this server has posed it. */
  signature: string
} & Record<string, unknown>

/** What `auth.createToken` takes. */
export interface AuthCreateTokenParams {
  body: AccessKey
}

/**
 * Exchange an access key for a token
 *
 * The token comes in the response header `X-AUTH-TOKEN`, and goes in the request header of the same name. An unknown or outdated token is answered with 403. A new token ends none of the earlier ones.
 *
 * `POST /api/v3/auth` (published). Needs no session.
 */
export const createToken: Operation<AuthCreateTokenParams, string> = /*@__PURE__*/ operation('auth.createToken', 'POST', '/api/v3/auth', { answer: /*@__PURE__*/ header('X-AUTH-TOKEN'), retry: 'safe' })

/** What `auth.login` takes. */
export interface AuthLoginParams {
  body: LoginRequest
}

/**
 * Sign in with user name and password
 *
 * The body is the base64 of the JSON of user name, password and, where one is asked for, a one-time password. A refusal is an answer, too (`state` FAILURE), with the attempts that remain.
 *
 * `POST /api/v3/auth/login` (documented). Needs no session.
 */
export const login: Operation<AuthLoginParams, LoginResult> = /*@__PURE__*/ operation('auth.login', 'POST', '/api/v3/auth/login', { body: base64 })

/**
 * Get the present session
 *
 * `GET /api/v3/auth/current` (documented). Needs a session.
 */
export const current: Operation<NoParams, CurrentAuthentication> = /*@__PURE__*/ operation('auth.current', 'GET', '/api/v3/auth/current')

/**
 * Ask whether the session is still good
 *
 * `POST /api/v3/auth/token/check` (documented). Needs a session.
 */
export const checkToken: Operation<NoParams, void> = /*@__PURE__*/ operation('auth.checkToken', 'POST', '/api/v3/auth/token/check', { answer: nothing, retry: 'safe' })

/**
 * End the session
 *
 * Also answered with 200 when there was none.
 *
 * `POST /api/v3/auth/logout` (documented). Needs no session.
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
}

/**
 * Sign in by a link
 *
 * The link of a one-time sign-in or of an impersonation. It works once, soon, and for its purpose alone.
 *
 * `POST /api/v3/auth/go/{code}/{token}/` (documented). Needs no session.
 */
export const go: Operation<AuthGoParams, LoginResult> = /*@__PURE__*/ operation('auth.go', 'POST', '/api/v3/auth/go/{code}/{token}/', { retry: 'never' })

/**
 * Stay signed in for longer
 *
 * Use alone does not lengthen a session. From this call on it has a whole life again, at most until its limit, which it has from its beginning; whoever acts as somebody else and a token have to begin anew.
 *
 * `POST /api/v3/auth/session/extend` (designed). Needs a session.
 */
export const extendSession: Operation<NoParams, SessionEnd> = /*@__PURE__*/ operation('auth.extendSession', 'POST', '/api/v3/auth/session/extend', { retry: 'safe' })

/**
 * Go back to oneself
 *
 * Ends the session that acts as somebody else, and opens one of the person who acted.
 *
 * `POST /api/v3/auth/impersonation/end` (designed). Needs a session.
 */
export const endImpersonation: Operation<NoParams, LoginResult> = /*@__PURE__*/ operation('auth.endImpersonation', 'POST', '/api/v3/auth/impersonation/end', { retry: 'never' })

/**
 * Get a task for the captcha
 *
 * A proof of work: the browser finds the number, which takes it a moment, and sends the solution along.
 *
 * `GET /api/v3/auth/captcha` (designed). Needs no session.
 */
export const getCaptcha: Operation<NoParams, CaptchaChallenge> = /*@__PURE__*/ operation('auth.getCaptcha', 'GET', '/api/v3/auth/captcha')

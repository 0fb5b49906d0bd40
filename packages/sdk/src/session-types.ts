import type { Client } from './client.ts'
import type { CurrentAuthentication, LoginResultProperties } from './generated/auth.ts'
import type { Contract } from './generated/contracts.ts'
import type { KeyValueStorage } from './session-storage.ts'

/** `unknown` until the server was asked; `mfa` while a second factor is asked for. */
export type SessionPhase = 'unknown' | 'anonymous' | 'mfa' | 'authenticated'

/** A session at one moment. A change makes a new object. */
export interface SessionSnapshot {
  readonly phase: SessionPhase
  /**
   * The person who is signed in, their permissions, and who is signed in as them (`impersonator`); also the `Subject`
   * of `can`.
   */
  readonly subject?: CurrentAuthentication
  /** Contracts have to be accepted before anything else. */
  readonly hasPendingContracts: boolean
  /** Those that remain, once they were loaded. */
  readonly contracts?: readonly Contract[]
  /** A mailed code must be entered before anything else. */
  readonly isMfaEmailRequired: boolean
  /** The last code entered was wrong. */
  readonly hasMfaError: boolean
  /** The possible second factors while one is asked for. */
  readonly secondFactor?: Pick<LoginResultProperties, 'factors' | 'passkey' | 'passkeyHosts'>
  /** The user signed out on purpose, in this tab or another: signing in does not lead back to their last page. */
  readonly hasLeft: boolean
}

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** The result of a step of signing in. */
export type LoginOutcome =
  /** Signed in; `goTo` is a path of this application, or `/portal`, which takes a full load of the page. */
  | { readonly kind: 'success'; readonly goTo: string; readonly isPortal: boolean }
  /** A second factor is asked for; `text` says what was wrong with the last one, if there was one. */
  | { readonly kind: 'mfa'; readonly text?: string; readonly remainingAttempts: number }
  /** A mailed code is required: `requestMfaEmail`, `verifyMfaEmail`. */
  | { readonly kind: 'mfaEmail' }
  /** Contracts are to be accepted: `loadContracts`, `acceptContract`, `rejectContract`. */
  | { readonly kind: 'contracts' }
  /** Not signed in; `retryAfter` is how many seconds to wait, where there are no attempts left. */
  | {
      readonly kind: 'refused'
      readonly text: string
      readonly remainingAttempts: number
      readonly retryAfter?: number
    }

/** The channel that tabs talk through: a `BroadcastChannel`, or anything with the same methods. */
export interface TabChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

export interface SessionConfig {
  readonly client: Client
  /** Keeps who is signed in, the remembered address, the editor's and the version; `localStorage` in a browser. */
  readonly local?: KeyValueStorage
  /** Keeps what they may, and the address that this tab remembers; `sessionStorage` in a browser. */
  readonly session?: KeyValueStorage
  /** The page's cookies as text; tells when the session ends. */
  readonly cookies?: () => string
  /** Reaches the other tabs, so that signing in and out happens in all of them. */
  readonly tabs?: TabChannel
  /** Epoch milliseconds. */
  readonly now?: () => number
}

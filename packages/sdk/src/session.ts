import { call } from './client.ts'
import { isHttpError } from './errors.ts'
import * as auth from './generated/auth.ts'
import type { LinkProof, LoginResult } from './generated/auth.ts'
import * as contractCalls from './generated/contracts.ts'
import type { Contract } from './generated/contracts.ts'
import * as mfa from './generated/mfa.ts'
import { signOut, type SsoSignOut } from './generated/sso.ts'
import type { PasskeyRequest, PasskeyResponse } from './generated/passkeys.ts'
import type { CallParams, Operation } from './operation.ts'
import { can, type Requirement } from './permissions.ts'
import { safeRedirect } from './redirect.ts'
import { watchExpiry } from './session-expiry.ts'
import { createSessionState, nobody } from './session-state.ts'
import { memoryStorage, stored } from './session-storage.ts'
import type { Credentials, LoginOutcome, SessionConfig, SessionSnapshot } from './session-types.ts'

export { expiryWarning } from './session-expiry.ts'
export type {
  Credentials,
  LoginOutcome,
  SessionConfig,
  SessionPhase,
  SessionSnapshot,
  TabChannel,
} from './session-types.ts'

/** Attempts that are assumed to remain where the server does not say. */
export const defaultRemainingAttempts = 6

/** Where people begin whose entry point is PORTAL_HOME. */
export const portalPath = '/portal'

export type Session = ReturnType<typeof createSession>

/** Makes the session of a person in a browser. It lives outside of any framework and never in a module's state. */
export function createSession(config: SessionConfig) {
  const { client, cookies, local = memoryStorage() } = config
  const state = createSessionState({ ...config, local })
  const { getSnapshot, change, clear, refresh, subscribe, tell, keptUrl, expiresAt, hasExpired } = state
  const keptEditor = stored<string>(local, 'editorUrl')
  const keptVersion = stored<string>(local, 'version')

  /** Sends what came first once more, with a second factor, while one is asked for. */
  let withProof: ((proof: LinkProof, redirect: unknown) => Promise<LoginOutcome>) | undefined
  /** Whether a person may still be signed in while one is asked for: a link does not sign out. */
  let isByLink = false
  subscribe(() => {
    if (getSnapshot().phase !== 'mfa') withProof = undefined
  })

  /** Seconds to wait before signing in again, where the last answer asked for any. */
  let wait = 0
  /** The status of the last token check: 201 or 204 doesn't confirm the token yet. */
  let checked: number | undefined
  client.observe(({ operationId, retryAfter, status }) => {
    if (operationId === auth.checkToken.id) checked = status
    else if (operationId.startsWith('auth.')) wait = Number(retryAfter)
  })

  /** Steps of signing in and out are taken once: who takes them sees that they failed. */
  const once = <Params, Result>(operation: Operation<Params, Result>, params?: Params) =>
    client.send(operation, params as CallParams, { retry: false }) as Promise<Result>

  /** Where to go now that nothing stands in the way: the remembered address, or home. */
  const destination = (): string => safeRedirect(keptUrl.read())

  /** The pending step of a signed-in user, or where they go. */
  async function arrive(): Promise<LoginOutcome> {
    const { phase, isMfaEmailRequired, hasPendingContracts } = await refresh()
    // The server said yes, and the browser kept no cookie.
    if (phase !== 'authenticated') return { kind: 'refused', text: '', remainingAttempts: defaultRemainingAttempts }
    if (isMfaEmailRequired) return { kind: 'mfaEmail' }
    if (hasPendingContracts) return { kind: 'contracts' }
    const goTo = destination()
    return { kind: 'success', goTo, isPortal: goTo === portalPath }
  }

  /** Begins the session that the server has just opened. */
  async function enter(result: LoginResult, goTo: string): Promise<LoginOutcome> {
    withProof = undefined
    keptUrl.write(result.data?.entryPoint === 'PORTAL_HOME' ? portalPath : goTo)
    const outcome = await arrive()
    if (outcome.kind !== 'refused') tell('began')
    return outcome
  }

  let starting: Promise<SessionSnapshot> | undefined

  async function begin(): Promise<SessionSnapshot> {
    if (cookies && expiresAt() === undefined) clear()
    else if (!hasExpired()) await refresh()
    return getSnapshot()
  }

  /** Sends what signs in; where no session was opened, what is left is to give a second factor, or to begin again. */
  async function signIn(
    send: (proof?: LinkProof) => Promise<LoginResult>,
    redirect: unknown,
    proof?: LinkProof,
  ): Promise<LoginOutcome> {
    const result = await send(proof)
    if (result.state === 'SUCCESS') return enter(result, isByLink ? '/' : safeRedirect(redirect, keptUrl.read()))
    const secondFactor = result.properties ?? {}
    const { result: kind, text = '', remainingAttempts = defaultRemainingAttempts } = secondFactor
    if (kind === 'MFA') {
      change({ ...nobody, phase: 'mfa', hasMfaError: proof !== undefined, secondFactor })
      withProof = (given, to) => signIn(send, to, given)
      return { kind: 'mfa', ...(text && { text }), remainingAttempts }
    }
    // A link that was refused has changed nothing.
    if (!isByLink && getSnapshot().phase !== 'anonymous') change(nobody)
    return { kind: 'refused', text, remainingAttempts, ...(wait > 0 && { retryAfter: wait }) }
  }

  return {
    getSnapshot,

    /** Calls `listener` after every change; answers how to stop. */
    subscribe,

    /** Whether the signed-in user meets a requirement; false without a session. */
    can: (requirement: Requirement): boolean => can(getSnapshot().subject, requirement),

    /**
     * Finds out who is signed in, once, before the first page. No request is sent if the cookie says that no one is,
     * and one where several ask at the same time.
     */
    start(): Promise<SessionSnapshot> {
      starting ??= begin().finally(() => {
        starting = undefined
      })
      return starting
    },

    refresh,

    /** Signs in. `redirect` is where the user wanted to go; anything but a path of this application is ignored. */
    login({ username, password }: Credentials, redirect?: unknown): Promise<LoginOutcome> {
      isByLink = false
      return signIn((proof) => once(auth.login, { body: { username, password, ...proof } }), redirect)
    },

    /** Gets what a browser needs to ask for a passkey. */
    getPasskeyOptions: (): Promise<PasskeyRequest> => once(auth.getPasskeyOptions),

    /** Signs in with a passkey alone: what the browser returned for the options. */
    loginWithPasskey(passkey: PasskeyResponse, redirect?: unknown): Promise<LoginOutcome> {
      isByLink = false
      return signIn(() => once(auth.loginWithPasskey, { body: { passkey } }), redirect)
    },

    /**
     * Sends the second factor together with the credentials or the link that asked for it: a one-time password, or what
     * the browser returned for `secondFactor.passkey` of the snapshot.
     */
    async submitOtp(otp: string | PasskeyResponse, redirect?: unknown): Promise<LoginOutcome> {
      if (!withProof) throw new Error('No second factor was asked for')
      return withProof(typeof otp === 'string' ? { otp } : { passkey: otp }, redirect)
    },

    /** Leaves the second factor unanswered. */
    cancelOtp(): void {
      if (getSnapshot().phase === 'mfa') change(isByLink ? { ...nobody, phase: 'unknown' } : nobody)
    },

    /**
     * Signs in by a link, once or as another user, in place of the present session. A one-time link may ask for a
     * second factor: `submitOtp`. Throws if the link is invalid.
     */
    go(code: string, token: string): Promise<LoginOutcome> {
      isByLink = true
      return signIn((body) => once(auth.go, { path: { code, token }, body }), '/')
    },

    /** Returns to the own account after having signed in as another user. */
    async endImpersonation(): Promise<LoginOutcome> {
      return enter(await once(auth.endImpersonation), '/')
    },

    /** Sends a code by mail, which voids earlier ones. */
    requestMfaEmail: (): Promise<void> => once(mfa.requestEmailCode),

    /** Enters the mailed code. A wrong one sets `hasMfaError` and throws. */
    async verifyMfaEmail(code: string): Promise<LoginOutcome> {
      try {
        await once(mfa.verifyEmailCode, { path: { code } })
      } catch (error) {
        if (isHttpError(error, 400)) change({ ...getSnapshot(), hasMfaError: true })
        throw error
      }
      return arrive()
    },

    /** Gets the contracts that are still to be accepted; where none are, because they were accepted elsewhere, the session begins. */
    async loadContracts(): Promise<readonly Contract[]> {
      const contracts = await call(client, contractCalls.list, { query: { pending: true } })
      if (contracts.length === 0) await refresh()
      if (contracts.length > 0 || getSnapshot().hasPendingContracts) change({ ...getSnapshot(), contracts })
      return contracts
    },

    /** Accepts one contract; once none remain, the session begins. */
    async acceptContract(uuid: string): Promise<LoginOutcome> {
      await call(client, contractCalls.accept, { path: { id: uuid } })
      const contracts = (getSnapshot().contracts ?? []).filter((contract) => contract.uuid !== uuid)
      if (contracts.length === 0) return arrive()
      change({ ...getSnapshot(), contracts })
      return { kind: 'contracts' }
    },

    /** Rejects a contract, which ends the session. */
    async rejectContract(uuid: string): Promise<void> {
      await once(contractCalls.reject, { path: { id: uuid } })
      clear(true)
    },

    /**
     * Signs out in every tab, even if this one is closed right after. What is kept here is gone even where the server
     * cannot be reached. With `hasLeft` false the person did not ask for it, and is led back to where they were. Returns
     * the address that ends the session at the provider of single sign-on, where there is one: the browser has to go there.
     */
    async logout(hasLeft = true): Promise<string | undefined> {
      const operation: Operation<object, SsoSignOut | void> = getSnapshot().subject?.endsAtProvider
        ? signOut
        : auth.logout
      try {
        const ended = (await client.send(operation, {}, { retry: false, keepalive: true })) as SsoSignOut | undefined
        return ended?.url
      } catch (error) {
        if (!isHttpError(error)) throw error
        return undefined
      } finally {
        clear(hasLeft)
      }
    },

    /** Asks whether the session is still good; anything but status 200 signs out. */
    async check(): Promise<boolean> {
      const isGood = await call(client, auth.checkToken).then(
        () => checked === 200,
        () => false,
      )
      if (!isGood) clear()
      return isGood
    },

    /**
     * Remembers an address to go to after signing in, through second factors and contracts, until the person leaves on
     * purpose. Undefined forgets it, once the user has arrived.
     */
    remember: (url: string | undefined): void => keptUrl.write(url === undefined ? url : safeRedirect(url)),

    destination,

    /** Forgets who is signed in without asking the server, such as when it said so itself. */
    clear: (): void => clear(),

    /** The editor's address and the application's version, as they were last seen. */
    editorUrl: { get: keptEditor.read, set: keptEditor.write },
    version: { get: keptVersion.read, set: keptVersion.write },

    /** When the session ends, in epoch milliseconds, where the cookie says so. */
    expiresAt,

    /** Stays signed in for longer; answers when the session ends now, and the limit beyond which it cannot be extended. */
    extend: (): Promise<auth.SessionEnd> => call(client, auth.extendSession),

    /**
     * Calls `onExpired` once, when a session that was there has run out, and before that `onNear`, with the time at which
     * it will: `expiryWarning` milliseconds ahead, and again where it was extended. Answers how to stop.
     */
    watchExpiry: (onExpired: () => void, onNear?: (endsAt: number) => void): (() => void) =>
      watchExpiry(state, onExpired, onNear),
  }
}

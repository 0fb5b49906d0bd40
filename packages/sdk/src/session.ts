import { call } from './client.ts'
import { isHttpError } from './errors.ts'
import * as auth from './generated/auth.ts'
import type { CurrentAuthentication, LoginResult } from './generated/auth.ts'
import * as contractCalls from './generated/contracts.ts'
import type { Contract } from './generated/contracts.ts'
import * as mfa from './generated/mfa.ts'
import type { CallEvent } from './transport.ts'
import { can, type Requirement } from './permissions.ts'
import { safeRedirect } from './redirect.ts'
import { watchExpiry } from './session-expiry.ts'
import { cookieValue, memoryStorage, stored } from './session-storage.ts'
import type { Credentials, LoginOutcome, SessionConfig, SessionSnapshot } from './session-types.ts'

export type { Credentials, LoginOutcome, SessionConfig, SessionPhase, SessionSnapshot, TabChannel } from './session-types.ts'

/** Attempts that are assumed to remain where the server does not say. */
export const defaultRemainingAttempts = 6

/** Where people begin whose entry point is PORTAL_HOME. */
export const portalPath = '/portal'

type Who = Pick<CurrentAuthentication, 'user' | 'modules'> & Pick<SessionSnapshot, 'hasPendingContracts' | 'isMfaEmailRequired'>
type Security = Omit<CurrentAuthentication, 'user' | 'modules'>

export type Session = ReturnType<typeof createSession>

/** Makes the session of a person in a browser. It lives outside of any framework and never in a module's state. */
export function createSession(config: SessionConfig) {
  const { client, local = memoryStorage(), session = memoryStorage(), now = Date.now, tabs } = config
  const keptWho = stored<Who>(local, 'auth')
  const keptUrl = stored<string>(local, 'rememberedUrl')
  const keptEditor = stored<string>(local, 'editorUrl')
  const keptVersion = stored<string>(local, 'version')
  const keptSecurity = stored<Security>(session, 'security')
  const listeners = new Set<() => void>()
  const nobody: SessionSnapshot = {
    phase: 'anonymous',
    hasPendingContracts: false,
    isMfaEmailRequired: false,
    hasMfaError: false,
    hasLeft: false,
  }
  let credentials: Credentials | undefined
  let snapshot: SessionSnapshot = restored()

  function restored(): SessionSnapshot {
    const [who, security] = [keptWho.read(), keptSecurity.read()]
    if (hasExpired()) return nobody
    if (!who || !security) return { ...nobody, phase: 'unknown' }
    const { hasPendingContracts, isMfaEmailRequired, ...rest } = who
    return { ...nobody, phase: 'authenticated', subject: { ...security, ...rest }, hasPendingContracts, isMfaEmailRequired }
  }

  function change(next: SessionSnapshot): SessionSnapshot {
    snapshot = next
    const { subject, hasPendingContracts, isMfaEmailRequired } = next
    if (subject) {
      const { user, modules, ...security } = subject
      keptWho.write({ user, modules, hasPendingContracts, isMfaEmailRequired })
      keptSecurity.write(security)
    }
    for (const listener of listeners) listener()
    return next
  }

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  const tell = (word: 'began' | 'left' | 'ended') => tabs?.postMessage(word)

  /** Forgets who is signed in; the other tabs are told, unless it is they who said so. */
  function clear(hasLeft = false, isEcho = false): void {
    credentials = undefined
    keptWho.write(undefined)
    keptSecurity.write(undefined)
    if (hasLeft) keptUrl.write(undefined)
    if (snapshot.phase === 'anonymous' && !hasLeft) return
    change({ ...nobody, hasLeft })
    if (!isEcho) tell(hasLeft ? 'left' : 'ended')
  }

  tabs?.addEventListener('message', ({ data }) => {
    if (data === 'began') void refresh().catch(() => undefined)
    else if (data === 'left' || data === 'ended') clear(data === 'left', true)
  })

  function expiresAt(): number | undefined {
    const value = config.cookies && cookieValue(config.cookies(), 'session_expires')
    const time = Number(value)
    return value && Number.isFinite(time) ? time : undefined
  }

  function hasExpired(): boolean {
    const time = expiresAt()
    return time !== undefined && time <= now()
  }

  const flagOf = (event: CallEvent, name: string, present: boolean) => {
    const value = event.authHeaders?.[`x-auth-${name}`]
    return value === undefined ? present : value === 'true'
  }

  client.observe((event) => {
    if (event.type === 'failure' && event.status === 401 && !event.operationId.startsWith('auth.')) clear()
    if (snapshot.phase !== 'authenticated') return
    const hasPendingContracts = flagOf(event, 'pending-contracts', snapshot.hasPendingContracts)
    const isMfaEmailRequired = flagOf(event, 'mfa-email-required', snapshot.isMfaEmailRequired)
    if (hasPendingContracts !== snapshot.hasPendingContracts || isMfaEmailRequired !== snapshot.isMfaEmailRequired) {
      change({ ...snapshot, hasPendingContracts, isMfaEmailRequired })
    }
  })

  /** Asks the server who is signed in. Nobody is an answer; anything but a 401 is thrown, and changes nothing. */
  async function refresh(): Promise<SessionSnapshot> {
    let [hasPendingContracts, isMfaEmailRequired] = [false, false]
    const stop = client.observe((event) => {
      if (event.operationId !== auth.current.id) return
      hasPendingContracts = flagOf(event, 'pending-contracts', hasPendingContracts)
      isMfaEmailRequired = flagOf(event, 'mfa-email-required', isMfaEmailRequired)
    })
    try {
      const subject = await call(client, auth.current).finally(stop)
      return change({ ...nobody, phase: 'authenticated', subject, hasPendingContracts, isMfaEmailRequired })
    } catch (error) {
      if (!isHttpError(error, 401)) throw error
      clear()
      return snapshot.phase === 'anonymous' ? snapshot : change(nobody)
    }
  }

  /** Where to go now that nothing stands in the way: the remembered address, or home. */
  const destination = (): string => safeRedirect(keptUrl.read())

  /** What stands in the way of somebody who has a session, or where they go. */
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
    credentials = undefined
    keptUrl.write(result.data?.entryPoint === 'PORTAL_HOME' ? portalPath : goTo)
    const outcome = await arrive()
    if (outcome.kind !== 'refused') tell('began')
    return outcome
  }

  async function signIn(entered: Credentials & { otp?: string }, redirect: unknown): Promise<LoginOutcome> {
    let wait: string | undefined
    const stop = client.observe((event) => {
      if (event.operationId === auth.login.id) wait = event.retryAfter
    })
    const result = await call(client, auth.login, { body: entered }, { retry: false }).finally(stop)
    if (result.state === 'SUCCESS') return enter(result, safeRedirect(redirect, keptUrl.read()))
    const { result: kind, text = '', remainingAttempts = defaultRemainingAttempts } = result.properties ?? {}
    if (kind === 'MFA') {
      credentials = { username: entered.username, password: entered.password }
      change({ ...nobody, phase: 'mfa', hasMfaError: entered.otp !== undefined })
      return { kind: 'mfa', ...(text && { text }), remainingAttempts }
    }
    credentials = undefined
    if (snapshot.phase !== 'anonymous') change(nobody)
    return { kind: 'refused', text, remainingAttempts, ...(Number(wait) > 0 && { retryAfter: Number(wait) }) }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    getSnapshot: (): SessionSnapshot => snapshot,

    /** Calls `listener` after every change; answers how to stop. */
    subscribe,

    /** Whether the person who is signed in meets a requirement; refuses where nobody is. */
    can: (requirement: Requirement): boolean => can(snapshot.subject, requirement),

    /**
     * Finds out who is signed in, once, before the first page. Where the cookie says that nobody is, nobody is asked.
     */
    async start(): Promise<SessionSnapshot> {
      if (config.cookies && expiresAt() === undefined) {
        if (snapshot.phase !== 'anonymous') clear()
        return snapshot
      }
      if (hasExpired()) return snapshot
      return refresh()
    },

    refresh,

    /** Signs in. `redirect` is where the person wanted to go; what is no path of this application is ignored. */
    login: (entered: Credentials, redirect?: unknown): Promise<LoginOutcome> => signIn(entered, redirect),

    /** Sends the one-time password together with the credentials that asked for it. */
    submitOtp(otp: string, redirect?: unknown): Promise<LoginOutcome> {
      if (!credentials) throw new Error('No one-time password was asked for')
      return signIn({ ...credentials, otp }, redirect)
    },

    /** Leaves the one-time password unanswered. */
    cancelOtp(): void {
      credentials = undefined
      if (snapshot.phase === 'mfa') change(nobody)
    },

    /** Signs in by a link, once or as somebody else. Whoever was signed in here no longer is. Throws where it is no good. */
    async go(code: string, token: string): Promise<LoginOutcome> {
      return enter(await call(client, auth.go, { path: { code, token } }, { retry: false }), '/')
    },

    /** Goes back to oneself after having acted as somebody else. */
    async endImpersonation(): Promise<LoginOutcome> {
      return enter(await call(client, auth.endImpersonation, undefined, { retry: false }), '/')
    },

    /** Has a code sent by mail; an earlier one is void from then on. */
    requestMfaEmail: (): Promise<void> => call(client, mfa.requestEmailCode, undefined, { retry: false }),

    /** Enters the code that came by mail. A wrong one sets `hasMfaError`, and is thrown. */
    async verifyMfaEmail(code: string): Promise<LoginOutcome> {
      try {
        await call(client, mfa.verifyEmailCode, { path: { code } }, { retry: false })
      } catch (error) {
        if (isHttpError(error, 400)) change({ ...snapshot, hasMfaError: true })
        throw error
      }
      return arrive()
    },

    /** Gets the contracts that are still to be accepted. */
    async loadContracts(): Promise<readonly Contract[]> {
      const contracts = await call(client, contractCalls.list, { query: { pending: true } })
      change({ ...snapshot, contracts })
      return contracts
    },

    /** Accepts one contract; once none remain, the session begins. */
    async acceptContract(uuid: string): Promise<LoginOutcome> {
      await call(client, contractCalls.accept, { path: { id: uuid } })
      const contracts = (snapshot.contracts ?? []).filter((contract) => contract.uuid !== uuid)
      if (contracts.length === 0) return arrive()
      change({ ...snapshot, contracts })
      return { kind: 'contracts' }
    },

    /** Rejects a contract, which ends the session. */
    async rejectContract(uuid: string): Promise<void> {
      await call(client, contractCalls.reject, { path: { id: uuid } }, { retry: false })
      clear(true)
    },

    /**
     * Signs out, in every tab. What is kept here is gone even where the server cannot be reached. With `hasLeft` false
     * the person did not ask for it, and is led back to where they were.
     */
    async logout(hasLeft = true): Promise<void> {
      try {
        await call(client, auth.logout, undefined, { retry: false })
      } catch (error) {
        if (!isHttpError(error)) throw error
      } finally {
        clear(hasLeft)
      }
    },

    /** Asks whether the session is still good; anything but yes signs out. */
    async check(): Promise<boolean> {
      try {
        await call(client, auth.checkToken)
        return true
      } catch {
        clear()
        return false
      }
    },

    /**
     * Remembers an address to go to after signing in, through second factors and contracts, until the person leaves on
     * purpose. Undefined forgets it: for whoever has arrived.
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
      watchExpiry({
        expiresAt,
        now,
        isThere: () => snapshot.phase === 'authenticated',
        subscribe,
        onNear,
        onExpired: () => {
          clear()
          onExpired()
        },
      }),
  }
}

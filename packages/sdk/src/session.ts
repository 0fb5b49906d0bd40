import type { Client } from './client.ts'
import { call } from './client.ts'
import { isHttpError } from './errors.ts'
import * as auth from './generated/auth.ts'
import type { CurrentAuthentication, LoginResult } from './generated/auth.ts'
import { can, type Requirement } from './permissions.ts'
import { safeRedirect } from './redirect.ts'
import { cookieValue, memoryStorage, stored, type KeyValueStorage } from './session-storage.ts'

/** `unknown` until the server was asked; `mfa` while a one-time password is asked for. */
export type SessionPhase = 'unknown' | 'anonymous' | 'mfa' | 'authenticated'

/** A session at one moment. A change makes a new object. */
export interface SessionSnapshot {
  readonly phase: SessionPhase
  /** Who is signed in and what they may; also the `Subject` of `can`. */
  readonly subject?: CurrentAuthentication
  readonly hasPendingContracts: boolean
  readonly isMfaEmailRequired: boolean
}

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** What came of signing in. */
export type LoginOutcome =
  /** Signed in; `goTo` is a path of this application. */
  | { readonly kind: 'success'; readonly goTo: string; readonly isPortal: boolean }
  /** A one-time password is asked for; `text` says what was wrong with the last one, if there was one. */
  | { readonly kind: 'mfa'; readonly text?: string; readonly remainingAttempts: number }
  | { readonly kind: 'refused'; readonly text: string; readonly remainingAttempts: number }

export interface SessionConfig {
  readonly client: Client
  /** Keeps who is signed in, the editor's address and the version; `localStorage` in a browser. */
  readonly local?: KeyValueStorage
  /** Keeps what they may, and the remembered address; `sessionStorage` in a browser. */
  readonly session?: KeyValueStorage
  /** The page's cookies as text; tells when the session ends. */
  readonly cookies?: () => string
  /** Epoch milliseconds. */
  readonly now?: () => number
}

/** Attempts that are assumed to remain where the server does not say. */
export const defaultRemainingAttempts = 6

/** The longest wait between two looks at the expiry cookie, which every call may move. */
const expiryLook = 60_000

type Who = Pick<CurrentAuthentication, 'user'>
type Security = Omit<CurrentAuthentication, 'user'>

export type Session = ReturnType<typeof createSession>

/** Makes the session of a person in a browser. It lives outside of any framework and never in a module's state. */
export function createSession(config: SessionConfig) {
  const { client, local = memoryStorage(), session = memoryStorage(), now = Date.now } = config
  const keptWho = stored<Who>(local, 'auth')
  const keptEditor = stored<string>(local, 'editorUrl')
  const keptVersion = stored<string>(local, 'version')
  const keptSecurity = stored<Security>(session, 'security')
  const keptUrl = stored<string>(session, 'rememberedUrl')
  const listeners = new Set<() => void>()
  const nobody: SessionSnapshot = { phase: 'anonymous', hasPendingContracts: false, isMfaEmailRequired: false }
  let credentials: Credentials | undefined
  let snapshot: SessionSnapshot = restored()

  function restored(): SessionSnapshot {
    const [who, security] = [keptWho.read(), keptSecurity.read()]
    if (hasExpired()) return nobody
    if (!who || !security) return { ...nobody, phase: 'unknown' }
    return { ...nobody, phase: 'authenticated', subject: { ...security, ...who } }
  }

  function change(next: SessionSnapshot): SessionSnapshot {
    snapshot = next
    for (const listener of listeners) listener()
    return next
  }

  function clear(): void {
    credentials = undefined
    keptWho.write(undefined)
    keptSecurity.write(undefined)
    if (snapshot !== nobody) change(nobody)
  }

  function expiresAt(): number | undefined {
    const value = config.cookies && cookieValue(config.cookies(), 'session_expires')
    const time = Number(value)
    return value && Number.isFinite(time) ? time : undefined
  }

  function hasExpired(): boolean {
    const time = expiresAt()
    return time !== undefined && time <= now()
  }

  client.observe((event) => {
    if (event.type === 'failure' && event.status === 401 && !event.operationId.startsWith('auth.')) clear()
    const headers = event.authHeaders
    if (snapshot.phase !== 'authenticated' || !headers) return
    const flag = (name: string, present: boolean) => (name in headers ? headers[name] === 'true' : present)
    const hasPendingContracts = flag('x-auth-pending-contracts', snapshot.hasPendingContracts)
    const isMfaEmailRequired = flag('x-auth-mfa-email-required', snapshot.isMfaEmailRequired)
    if (hasPendingContracts !== snapshot.hasPendingContracts || isMfaEmailRequired !== snapshot.isMfaEmailRequired) {
      change({ ...snapshot, hasPendingContracts, isMfaEmailRequired })
    }
  })

  /** Asks the server who is signed in. Nobody is an answer; anything but a 401 is thrown, and changes nothing. */
  async function refresh(): Promise<SessionSnapshot> {
    try {
      let flags: Readonly<Record<string, string>> = {}
      const stop = client.observe((event) => {
        if (event.operationId === auth.current.id && event.authHeaders) flags = event.authHeaders
      })
      const subject = await call(client, auth.current).finally(stop)
      const { user, ...security } = subject
      keptWho.write({ user })
      keptSecurity.write(security)
      return change({
        phase: 'authenticated',
        subject,
        hasPendingContracts: flags['x-auth-pending-contracts'] === 'true',
        isMfaEmailRequired: flags['x-auth-mfa-email-required'] === 'true',
      })
    } catch (error) {
      if (!isHttpError(error, 401)) throw error
      clear()
      return change(nobody)
    }
  }

  async function signIn(entered: Credentials & { otp?: string }, redirect: unknown): Promise<LoginOutcome> {
    const result: LoginResult = await call(client, auth.login, { body: entered }, { retry: false })
    const { result: kind, text = '', remainingAttempts = defaultRemainingAttempts } = result.properties ?? {}
    if (result.state === 'SUCCESS') {
      credentials = undefined
      await refresh()
      const goTo = safeRedirect(redirect, keptUrl.read())
      keptUrl.write(undefined)
      const isPortal = result.data?.entryPoint === 'PORTAL_HOME'
      return { kind: 'success', goTo: isPortal ? '/portal' : goTo, isPortal }
    }
    if (kind === 'MFA') {
      credentials = { username: entered.username, password: entered.password }
      change({ ...nobody, phase: 'mfa' })
      return { kind: 'mfa', ...(text && { text }), remainingAttempts }
    }
    credentials = undefined
    if (snapshot.phase !== 'anonymous') change(nobody)
    return { kind: 'refused', text, remainingAttempts }
  }

  return {
    getSnapshot: (): SessionSnapshot => snapshot,

    /** Calls `listener` after every change; answers how to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Whether the person who is signed in meets a requirement; refuses where nobody is. */
    can: (requirement: Requirement): boolean => can(snapshot.subject, requirement),

    /**
     * Finds out who is signed in, once, before the first page. Where the cookie says that nobody is, nobody is asked.
     */
    async start(): Promise<SessionSnapshot> {
      if (config.cookies && expiresAt() === undefined) {
        clear()
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

    /** Signs out. What is kept here is gone even where the server cannot be reached. */
    async logout(): Promise<void> {
      try {
        await call(client, auth.logout, undefined, { retry: false })
      } catch (error) {
        if (!isHttpError(error)) throw error
      } finally {
        clear()
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

    /** Remembers an address to go to after signing in. */
    remember: (url: string): void => keptUrl.write(safeRedirect(url)),

    /** Forgets who is signed in without asking the server, such as when it said so itself. */
    clear,

    /** The editor's address and the application's version, as they were last seen. */
    editorUrl: { get: keptEditor.read, set: keptEditor.write },
    version: { get: keptVersion.read, set: keptVersion.write },

    /** When the session ends, in epoch milliseconds, where the cookie says so. */
    expiresAt,

    /** Calls `onExpired` once, when a session that was there has run out; answers how to stop. */
    watchExpiry(onExpired: () => void): () => void {
      let timer: ReturnType<typeof setTimeout> | undefined
      let known = expiresAt()
      const look = () => {
        // The browser drops the cookie at the very moment that it tells of: what it last said still counts.
        known = expiresAt() ?? known
        const left = (known ?? Infinity) - now()
        if (snapshot.phase === 'authenticated' && left <= 0) {
          clear()
          onExpired()
          return
        }
        timer = setTimeout(look, left > 0 ? Math.min(left, expiryLook) : expiryLook)
      }
      look()
      return () => clearTimeout(timer)
    },
  }
}

import type { CallEvent } from './client-types.ts'
import { call } from './client.ts'
import { isHttpError } from './errors.ts'
import { current, type CurrentAuthentication } from './generated/auth.ts'
import { cookieValue, memoryStorage, stored, type KeyValueStorage } from './session-storage.ts'
import type { SessionConfig, SessionSnapshot } from './session-types.ts'
import { inform } from './inform.ts'

/** Pending steps of a signed-in user. The server announces them with every response. */
type Barriers = Pick<SessionSnapshot, 'hasPendingContracts' | 'isMfaEmailRequired'>
type Who = Pick<CurrentAuthentication, 'user' | 'modules'> & Barriers
type Security = Omit<CurrentAuthentication, 'user' | 'modules'>

const noBarriers: Barriers = { hasPendingContracts: false, isMfaEmailRequired: false }

/** Whether the caller's account is suspended; signing in again says why. */
const isSuspended = (error: unknown) => isHttpError(error, 403) && error.code === 'ACCOUNT_SUSPENDED'

// Spread in, the barriers would look like an effect to bundlers, which then keep all of it.
export const nobody: SessionSnapshot = {
  phase: 'anonymous',
  hasPendingContracts: false,
  isMfaEmailRequired: false,
  hasMfaError: false,
  hasLeft: false,
}

function barriersOf({ authHeaders = {} }: CallEvent, before: Barriers): Barriers {
  const flag = (name: string, present: boolean) => {
    const value = authHeaders[`x-auth-${name}`]
    return value === undefined ? present : value === 'true'
  }
  return {
    hasPendingContracts: flag('pending-contracts', before.hasPendingContracts),
    isMfaEmailRequired: flag('mfa-email-required', before.isMfaEmailRequired),
  }
}

/**
 * Where people wanted to go. Each tab leads back to where it was itself; another one, such as one that a link in a mail
 * opened, leads to what was remembered last. Home is where everyone goes without being told.
 */
function rememberedUrl(local: KeyValueStorage, session: KeyValueStorage) {
  const shared = stored<string>(local, 'rememberedUrl')
  const own = stored<string>(session, 'rememberedUrl')
  return {
    read: () => own.read() ?? shared.read(),
    write(url: string | undefined) {
      own.write(url)
      if (url !== '/') shared.write(url)
    },
  }
}

export type SessionState = ReturnType<typeof createSessionState>

/**
 * Keeps track of who is signed in: kept in storages, shared with other tabs, and corrected by what the server says on
 * the way.
 */
export function createSessionState(config: SessionConfig) {
  const { client, cookies, tabs, local = memoryStorage(), session = memoryStorage(), now = Date.now } = config
  const keptWho = stored<Who>(local, 'auth')
  const keptSecurity = stored<Security>(session, 'security')
  const keptUrl = rememberedUrl(local, session)
  const listeners = new Set<() => void>()

  /** As the server last described them when it was asked who is signed in. */
  let barriers = noBarriers

  /** When the session ends, in epoch milliseconds, where the cookie says so. */
  function expiresAt(): number | undefined {
    const all = cookies?.() ?? ''
    // With https, servers give the cookie a name that only their own host can set.
    const value = cookieValue(all, '__Host-session_expires') ?? cookieValue(all, 'session_expires')
    const at = Number.parseInt(value ?? '', 10)
    return Number.isNaN(at) ? undefined : at
  }

  const hasExpired = () => (expiresAt() ?? Infinity) <= now()

  function restored(): SessionSnapshot {
    const [who, security] = [keptWho.read(), keptSecurity.read()]
    if (hasExpired()) return nobody
    if (!who || !security) return { ...nobody, phase: 'unknown' }
    const { hasPendingContracts, isMfaEmailRequired, ...rest } = who
    return {
      ...nobody,
      phase: 'authenticated',
      subject: { ...security, ...rest },
      hasPendingContracts,
      isMfaEmailRequired,
    }
  }

  let snapshot = restored()

  function change(next: SessionSnapshot): SessionSnapshot {
    snapshot = next
    const { subject, hasPendingContracts, isMfaEmailRequired } = next
    if (subject) {
      const { user, modules, ...security } = subject
      keptWho.write({ user, modules, hasPendingContracts, isMfaEmailRequired })
      keptSecurity.write(security)
    }
    for (const listener of listeners) inform(listener, undefined)
    return next
  }

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  const tell = (word: 'began' | 'left' | 'ended') => tabs?.postMessage(word)

  /** Forgets who is signed in; the other tabs are told, unless it is they who said so. */
  function clear(hasLeft = false, isEcho = false): void {
    keptWho.write(undefined)
    keptSecurity.write(undefined)
    if (hasLeft) keptUrl.write(undefined)
    if (snapshot.phase === 'anonymous' && !hasLeft) return
    change({ ...nobody, hasLeft })
    if (!isEcho) tell(hasLeft ? 'left' : 'ended')
  }

  /**
   * Asks the server who is signed in. No one is an answer, and so is a suspended account; anything else is thrown, and
   * changes nothing. A second factor that was asked for meanwhile is still asked for.
   */
  async function refresh(): Promise<SessionSnapshot> {
    const { phase } = snapshot
    const isLate = () => snapshot.phase === 'mfa' && phase !== 'mfa'
    try {
      const subject = await call(client, current)
      return isLate() ? snapshot : change({ ...nobody, phase: 'authenticated', subject, ...barriers })
    } catch (error) {
      if (!isHttpError(error, 401) && !isSuspended(error)) throw error
      if (!isLate()) clear()
      return snapshot
    }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  tabs?.addEventListener('message', ({ data }) => {
    if (data === 'began') void refresh().catch(() => undefined)
    else if (data === 'left' || data === 'ended') clear(data === 'left', true)
  })

  client.observe((event) => {
    if (event.type === 'failure' && event.status === 401 && !event.operationId.startsWith('auth.')) clear()
    if (event.operationId === current.id) barriers = barriersOf(event, noBarriers)
    if (snapshot.phase !== 'authenticated') return
    const told = barriersOf(event, snapshot)
    const isNew = Object.entries(told).some(([name, value]) => snapshot[name as keyof Barriers] !== value)
    if (isNew) change({ ...snapshot, ...told })
  })

  return {
    getSnapshot: (): SessionSnapshot => snapshot,
    change,
    clear,
    refresh,
    subscribe,
    tell,
    keptUrl,
    expiresAt,
    hasExpired,
    now,
  }
}

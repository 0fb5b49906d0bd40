import type { Session, SessionSnapshot } from '@dragoman/sdk/session'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'

const SessionContext = createContext<Session | undefined>(undefined)

/** Gives a session to everything below. The session itself lives outside of React. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  // React 18 takes no context for an element.
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
}

/**
 * The session as a server knows it. A page that takes over its HTML begins with the same, and renders again at once.
 */
const asRendered: SessionSnapshot = {
  phase: 'unknown',
  hasPendingContracts: false,
  isMfaEmailRequired: false,
  hasMfaError: false,
  hasLeft: false,
}

/** The session and what it is at this moment; renders again when it changes. Throws outside of `SessionProvider`. */
export function useSession(): { session: Session; snapshot: SessionSnapshot } {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot, () => asRendered)
  return { session, snapshot }
}

import type { Session, SessionSnapshot } from '@dragoman/sdk/session'

/**
 * Who is signed in, for a guard. Whoever this browser knows is believed at once and checked behind their back: a
 * session that is over ends itself. Only where nobody is known is the server asked first.
 */
export async function whoIsThere(session: Session): Promise<SessionSnapshot> {
  const snapshot = session.getSnapshot()
  return snapshot.phase === 'unknown' ? session.start() : snapshot
}

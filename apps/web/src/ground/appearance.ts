import type { Client } from '@dragoman/sdk/client'
import type { Session, SessionSnapshot } from '@dragoman/sdk/session'
import { pendingStep } from './sign-in-steps.ts'

/**
 * Brings theme and density to all browsers of a person: after signing in they see what they chose last, be it in this browser
 * before they signed in, or in another one. What could not be saved stays in the browser until the next time.
 */
export function followAppearance(client: Client, session: Session) {
  let known = whose(session.getSnapshot())
  session.subscribe(() => {
    const next = whose(session.getSnapshot())
    if (next && next !== known) void agree(client)
    known = next
  })
}

/** Saves what was chosen just now, for the person who is signed in. */
export function keepAppearance(client: Client, session: Session) {
  if (whose(session.getSnapshot())) void agree(client)
}

/** A person who acts as another keeps their own. */
const whose = (snapshot: SessionSnapshot) =>
  pendingStep(snapshot) || snapshot.subject?.impersonator ? undefined : snapshot.subject?.user.uuid

// The login page is the lightest, and has no one to ask for.
const agree = (client: Client) =>
  import('./agree-appearance.ts').then((module) => module.agree(client)).catch(() => undefined)

import { portalPath, type LoginOutcome, type Session, type SessionSnapshot } from '@dragoman/sdk/session'
import { safeRedirect } from '@dragoman/sdk/redirect'
import { redirect } from '@tanstack/react-router'

/** The pages of signing in that come before the product, in this order. */
type SignInStep = '/auth/login' | '/auth/email' | '/auth/contract'

/** The step that a person has not completed yet; undefined where signing in is complete. */
export function pendingStep({
  phase,
  isMfaEmailRequired,
  hasPendingContracts,
}: SessionSnapshot): SignInStep | undefined {
  if (phase !== 'authenticated') return '/auth/login'
  if (isMfaEmailRequired) return '/auth/email'
  return hasPendingContracts ? '/auth/contract' : undefined
}

/**
 * The guard of a step's page: it redirects to the pending step, or, once signing in is complete, to where the person
 * wanted to go (rule auth.redirect). `target` is the redirect of the address.
 */
export async function requireStep(step: SignInStep, session: Session, target?: string): Promise<void> {
  const pending = pendingStep(await currentSnapshot(session))
  if (pending === step) return
  if (pending) throw redirect({ to: pending, replace: true })
  const kept = session.destination()
  const href = kept === portalPath ? kept : safeRedirect(target, kept)
  throw redirect({ href, replace: true, reloadDocument: href === portalPath })
}

/** The address that comes after a step of signing in; undefined where the step is not over. */
export function nextAddress(outcome: LoginOutcome): string | undefined {
  if (outcome.kind === 'success') return outcome.goTo
  if (outcome.kind === 'mfaEmail') return '/auth/email'
  if (outcome.kind === 'contracts') return '/auth/contract'
  return outcome.kind === 'mfa' ? '/auth/login' : undefined
}

/**
 * Finds the signed-in person for a guard. A person whom this browser knows is trusted at once and checked in the
 * background: a session that has expired ends by itself. The server is asked first only where no one is known.
 */
export async function currentSnapshot(session: Session): Promise<SessionSnapshot> {
  const snapshot = session.getSnapshot()
  return snapshot.phase === 'unknown' ? session.start() : snapshot
}

import { portalPath, type LoginOutcome, type Session, type SessionSnapshot } from '@dragoman/sdk/session'
import { safeRedirect } from '@dragoman/sdk/redirect'
import { redirect } from '@tanstack/react-router'
import { whoIsThere } from './who-is-there.ts'

/** What somebody has to pass before they use the product, in this order. */
export type Station = '/auth/login' | '/auth/email' | '/auth/contract'

/** Where a person is held up, if they are. */
export function stationOf({ phase, isMfaEmailRequired, hasPendingContracts }: SessionSnapshot): Station | undefined {
  if (phase !== 'authenticated') return '/auth/login'
  if (isMfaEmailRequired) return '/auth/email'
  return hasPendingContracts ? '/auth/contract' : undefined
}

/**
 * The guard of a station's page: whoever belongs elsewhere goes there, and whom nothing holds up, to where they wanted to
 * go (rule auth.redirect). `target` is what the address says of that.
 */
export async function holdAt(station: Station, session: Session, target?: string): Promise<void> {
  const present = stationOf(await whoIsThere(session))
  if (present === station) return
  if (present) throw redirect({ to: present, replace: true })
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

import { hasPermission, hasRole, isManager } from '@dragoman/sdk/permissions'
import { forbidden } from '../kernel/refusals.ts'
import type { SignedIn } from './sessions.ts'

/** Whether someone sees what clients pay: managers up and clients with the permission, never a linguist. */
export const seesPrices = (session: SignedIn): boolean =>
  hasPermission(session, 'PROJECT_costs') && (isManager(session) || hasRole(session, 'CLIENT'))

/** Refuses with 403 callers who may not see what clients pay, even linguists who were granted the permission. */
export function requirePrices(session: SignedIn): void {
  if (!seesPrices(session)) throw forbidden("Linguists can't view what a client pays.", ['PROJECT_costs'])
}

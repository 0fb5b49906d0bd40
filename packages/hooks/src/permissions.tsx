import { can, missingFor, type Requirement } from '@dragoman/sdk/permissions'
import { useSession } from './session.tsx'

/**
 * Whether the signed-in user meets a requirement, such as those of `@dragoman/sdk/requirements`; refuses where
 * no one is. Throws outside of `SessionProvider`.
 */
export function useCan(requirement: Requirement): boolean {
  return can(useSession().snapshot.subject, requirement)
}

/**
 * For controls that are disabled with a reason: the permissions and roles of which one is missing; empty where the
 * person may. Throws outside of `SessionProvider`.
 */
export function useMissing(requirement: Requirement): readonly string[] {
  return missingFor(useSession().snapshot.subject, requirement)
}

import { planIncludes, tiersWith, type PlanFeature } from '@dragoman/sdk/tiers'
import { impossible } from '../kernel/refusals.ts'
import type { SignedIn } from './sessions.ts'

/** Refuses what the plan of the caller's account doesn't include; `data` names the tiers that do. */
export function requireFeature(session: SignedIn, feature: PlanFeature): void {
  if (planIncludes(session, feature)) return
  const accountTypes = tiersWith(feature)
  throw impossible(
    `The plan of this account doesn't include this. It comes with: ${accountTypes.join(', ')}.`,
    'PLAN_LIMIT',
    { feature, accountTypes },
  )
}

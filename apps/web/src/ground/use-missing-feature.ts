import { useSession } from '@dragoman/hooks/session'
import type { Subject } from '@dragoman/sdk/permissions'
import { planIncludes, tiersWith, type PlanFeature } from '@dragoman/sdk/tiers'
import { formatList } from '../i18n/format.ts'
import { enumWord } from '../i18n/t.ts'

/** The names of the plans that include a feature, where the subject's does not; undefined where it does. */
export function plansWithout(subject: Subject | null | undefined, feature: PlanFeature): string | undefined {
  if (planIncludes(subject, feature)) return undefined
  return formatList(tiersWith(feature).map((tier) => enumWord('accountType', tier)))
}

/** The same for the reader. */
export const useMissingFeature = (feature: PlanFeature): string | undefined =>
  plansWithout(useSession().snapshot.subject, feature)

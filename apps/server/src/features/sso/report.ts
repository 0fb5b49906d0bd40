import type { SsoRole } from '../../identity/sso-tables.ts'
import type { Profile } from './profile.ts'
import {
  checkOf,
  checks,
  shortened,
  type SsoCheck,
  type SsoFailed,
  type SsoFailureDetail,
  type SsoProblem,
  type SsoProtocol,
} from './problems.ts'
import type { Admission } from './admission.ts'

/** The stored report of a trial. */
export interface TrialReport extends SsoFailureDetail {
  checks: { check: SsoCheck; result: 'PASSED' | 'FAILED' | 'NOT_REACHED' }[]
  problem?: SsoProblem
  name?: string
  isNew?: boolean
  role?: SsoRole
  orgUnitIds?: string[]
  claims: { name: string; values: string[] }[]
}

/** Makes the report of a trial. */
export function reportOf({
  protocol,
  failed,
  profile,
  admission,
}: {
  protocol: SsoProtocol
  failed?: SsoFailed
  profile?: Profile | undefined
  admission?: Admission
}): TrialReport {
  const all: readonly SsoCheck[] = checks[protocol]
  const failedCheck = failed && checkOf(failed.problem, protocol)
  // A failure before the first check belongs to none.
  const at = !failed ? all.length : failedCheck ? all.indexOf(failedCheck) : -1
  return {
    checks: all.map((check, position) => ({
      check,
      result: position < at ? 'PASSED' : position === at ? 'FAILED' : 'NOT_REACHED',
    })),
    ...(failed && { problem: failed.problem, ...failed.detail }),
    ...(profile?.email !== undefined && { email: shortened(profile.email) }),
    ...(profile?.name !== undefined && { name: shortened(profile.name) }),
    ...(admission && { isNew: admission.kind === 'NEW' }),
    ...(admission?.kind === 'NEW' && { role: admission.role, orgUnitIds: admission.orgUnitIds }),
    claims: profile?.claims ?? [],
  }
}

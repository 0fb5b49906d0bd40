import type { SsoRole } from '../../identity/sso-tables.ts'
import type { Profile } from './profile.ts'
import { shortened, type SsoFailed, type SsoFailureDetail, type SsoProblem } from './problems.ts'
import type { Admission } from './admission.ts'

/** What is checked of a sign-in, in order. */
const checks = [
  'PROVIDER',
  'ANSWER',
  'TOKEN',
  'TIME',
  'ISSUER',
  'AUDIENCE',
  'NONCE',
  'SIGNATURE',
  'EMAIL',
  'DOMAIN',
  'PERSON',
] as const

type Check = (typeof checks)[number]

/** What is kept of a trial. */
export interface TrialReport extends SsoFailureDetail {
  checks: { check: Check; result: 'PASSED' | 'FAILED' | 'NOT_REACHED' }[]
  problem?: SsoProblem
  name?: string
  isNew?: boolean
  role?: SsoRole
  orgUnitIds?: string[]
  claims: { name: string; values: string[] }[]
}

/** What a trial came to. */
export function reportOf({
  failed,
  profile,
  admission,
}: {
  failed?: SsoFailed
  profile?: Profile | undefined
  admission?: Admission
}): TrialReport {
  const failedCheck = failed && checkOf(failed.problem)
  const at = failedCheck === undefined ? checks.length : checks.indexOf(failedCheck)
  return {
    checks: checks.map((check, position) => ({
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

const checkOf = (problem: SsoProblem): Check => checks.find((check) => check === problem) ?? 'PERSON'

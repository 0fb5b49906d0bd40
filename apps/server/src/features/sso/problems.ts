/** The checks of a sign-in through a provider, in order. */
export const checks = {
  OIDC: [
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
  ],
  SAML: ['ANSWER', 'SIGNATURE', 'ISSUER', 'NONCE', 'RECIPIENT', 'TIME', 'AUDIENCE', 'EMAIL', 'DOMAIN', 'PERSON'],
} as const

export type SsoProtocol = keyof typeof checks
export type SsoCheck = (typeof checks)[SsoProtocol][number]

/** Why a check fails, where the check has more than one reason. */
const reasons = {
  ENCRYPTED: 'ANSWER',
  UNSIGNED: 'SIGNATURE',
  ALTERED: 'SIGNATURE',
  SUSPENDED: 'PERSON',
  METHOD_OFF: 'PERSON',
  ADDRESS: 'PERSON',
  BLOCKED: 'PERSON',
  SYSTEM_ADMIN: 'PERSON',
  SUBJECT: 'PERSON',
  NO_PERSON: 'PERSON',
  NO_ROLE: 'PERSON',
  PLAN_LIMIT: 'PERSON',
} as const satisfies Record<string, SsoCheck>

/** Why a sign-in through a provider failed: at a check, or before any. */
export type SsoProblem =
  | Exclude<SsoCheck, 'PERSON'>
  | keyof typeof reasons
  | 'OFF'
  | 'TOO_MANY'
  | 'STATE'
  | 'REPLAYED'
  | 'LATE'
  | 'BROWSER'

/** The check that a problem is about; undefined for one from before any. */
export function checkOf(problem: SsoProblem, protocol: SsoProtocol): SsoCheck | undefined {
  const check: string = Object.hasOwn(reasons, problem) ? reasons[problem as keyof typeof reasons] : problem
  return checks[protocol].find((one) => one === check)
}

export interface SsoFailureDetail {
  email?: string | undefined
  expected?: string | undefined
  received?: string | undefined
}

/** Says why a sign-in through a provider failed, with what an administrator needs to mend it; never a secret. */
export class SsoFailed extends Error {
  override readonly name = 'SsoFailed'
  readonly problem: SsoProblem
  readonly detail: SsoFailureDetail

  constructor(problem: SsoProblem, { email, expected, received }: SsoFailureDetail = {}) {
    super(`single sign-on failed: ${problem}`)
    this.problem = problem
    this.detail = {
      ...(email !== undefined && { email: shortened(email) }),
      ...(expected !== undefined && { expected: shortened(expected) }),
      ...(received !== undefined && { received: shortened(received) }),
    }
  }
}

/** Text from others is shortened, and cleaned so that the database can hold it. */
export const shortened = (text: string): string => text.replaceAll('\0', '�').toWellFormed().slice(0, 300)

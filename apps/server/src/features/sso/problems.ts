/** Why a sign-in through a provider failed, in the order in which it is found out. */
export const ssoProblems = [
  'OFF',
  'TOO_MANY',
  'PROVIDER',
  'STATE',
  'ANSWER',
  'TOKEN',
  'TIME',
  'ISSUER',
  'AUDIENCE',
  'NONCE',
  'SIGNATURE',
  'EMAIL',
  'DOMAIN',
  'SUSPENDED',
  'METHOD_OFF',
  'ADDRESS',
  'BLOCKED',
  'SYSTEM_ADMIN',
  'NO_PERSON',
  'NO_ROLE',
  'PLAN_LIMIT',
] as const

export type SsoProblem = (typeof ssoProblems)[number]

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

/** What others have sent is kept in short, and as the database can hold it. */
export const shortened = (text: string): string => text.replaceAll('\0', '�').toWellFormed().slice(0, 300)

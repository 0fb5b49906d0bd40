import { lowerAscii } from '../../kernel/ascii-case.ts'
import type { ProviderSession } from '../../identity/provider-session.ts'
import type { SsoSubject } from '../../identity/sso-subjects.ts'
import { shortened } from './problems.ts'

/** A person as a provider describes them. */
export interface Profile {
  email: string | undefined
  /** False where the provider itself does not trust the address. */
  isEmailVerified: boolean
  name: string | undefined
  groups: string[]
  /** Whether the provider has asked for a second factor. */
  hasSecondFactor: boolean
  /** All that it said, for administrators. */
  claims: { name: string; values: string[] }[]
  /** The person's account at the provider; undefined for SAML, where names may change with each sign-in. */
  subject: SsoSubject | undefined
  /** The session at the provider, if it can be ended. */
  session: ProviderSession | undefined
}

const mostClaims = 50
const mostValues = 50

/** A claim as texts, whatever its type. */
export const valuesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])
    .slice(0, mostValues)
    .map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))

/** Claims as an administrator is shown them. */
export const shownClaims = (claims: Readonly<Record<string, unknown>>): Profile['claims'] =>
  Object.entries(claims)
    .slice(0, mostClaims)
    .map(([name, value]) => ({ name: shortened(name), values: valuesOf(value).map(shortened) }))

/** Methods that imply two factors, as `amr` and SAML name them. */
const bothFactors = new Set([
  'mfa',
  'http://schemas.microsoft.com/claims/multipleauthn',
  'https://refeds.org/profile/mfa',
  'urn:oasis:names:tc:saml:2.0:ac:classes:mobiletwofactorcontract',
  'urn:oasis:names:tc:saml:2.0:ac:classes:mobiletwofactorunregistered',
])

/** Ways to sign in (RFC 8176), by what they are a proof of: something that one knows, has, or is. */
const factors: ReadonlyMap<string, 'KNOWN' | 'HAD' | 'BEING'> = new Map([
  ...(['pwd', 'pin', 'kba'] as const).map((way) => [way, 'KNOWN'] as const),
  ...(['hwk', 'otp', 'pop', 'sc', 'sms', 'swk', 'tel'] as const).map((way) => [way, 'HAD'] as const),
  ...(['face', 'fpt', 'iris', 'retina', 'vbm'] as const).map((way) => [way, 'BEING'] as const),
])

/** Whether someone has signed in with two factors: two ways of the same kind are one. */
export function haveSecondFactor(ways: readonly string[]): boolean {
  const given = ways.map(lowerAscii)
  const kinds = new Set(given.flatMap((way) => factors.get(way) ?? []))
  return kinds.size > 1 || given.some((way) => bothFactors.has(way))
}

import type { ProviderSession } from '../../identity/provider-session.ts'
import { shortened } from './problems.ts'

/** What a provider says of a person. */
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
  /** What ends the session at the provider, where it can be ended. */
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

/** Ways to sign in that take a second factor, as `amr` and SAML name them. */
const secondFactors = new Set([
  'mfa',
  'otp',
  'hwk',
  'swk',
  'sms',
  'fpt',
  'face',
  'http://schemas.microsoft.com/claims/multipleauthn',
  'https://refeds.org/profile/mfa',
  'urn:oasis:names:tc:saml:2.0:ac:classes:mobiletwofactorcontract',
  'urn:oasis:names:tc:saml:2.0:ac:classes:mobiletwofactorunregistered',
  'urn:oasis:names:tc:saml:2.0:ac:classes:timesynctoken',
])

export const isSecondFactor = (way: string): boolean => secondFactors.has(way.toLowerCase())

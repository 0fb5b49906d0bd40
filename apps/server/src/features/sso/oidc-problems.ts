import { AddressRefused } from '../../kernel/outbound/public-address.ts'
import { SsoFailed } from './problems.ts'

// The library tells what went wrong by codes and causes; none of its classes is loaded for that.

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** An error and what it was caused by, the outermost first. */
function* chain(error: unknown): Generator<unknown> {
  for (let at = error, depth = 0; at !== undefined && at !== null && depth < 5; depth += 1) {
    yield at
    at = at instanceof Error ? at.cause : undefined
  }
}

const messages = (error: unknown): string =>
  [...chain(error)].flatMap((one) => (one instanceof Error ? [one.message] : [])).join(': ')

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Why the configuration of a provider couldn't be read. */
export function providerProblem(error: unknown, issuer: string): SsoFailed {
  if (codeOf(error) === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') {
    const cause = error instanceof Error ? error.cause : undefined
    const body = isObject(cause) ? cause['body'] : undefined
    return new SsoFailed('ISSUER', { expected: issuer, received: isObject(body) ? String(body['issuer']) : undefined })
  }
  return new SsoFailed('PROVIDER', { received: reached(error) })
}

/** Why the answer of a provider isn't taken. */
export function problemOf(error: unknown): SsoFailed {
  const text = messages(error)
  if (isObject(error) && typeof error['error'] === 'string') {
    const { error: word, error_description: words } = error
    const received = typeof words === 'string' ? `${word}: ${words}` : word
    const isOfBrowser = error instanceof Error && error.name === 'AuthorizationResponseError'
    return new SsoFailed(isOfBrowser ? 'ANSWER' : 'TOKEN', { received })
  }
  const compared = [...chain(error)].find((one) => isObject(one) && 'claim' in one && 'claims' in one)
  if (isObject(compared)) return claimProblem(compared)
  if (/"nonce"/.test(text)) return new SsoFailed('NONCE')
  if (/"iss"/.test(text)) return new SsoFailed('ISSUER')
  if (/"aud"|"azp"/.test(text)) return new SsoFailed('AUDIENCE')
  if (/signature|verification key|"alg"|JWK/i.test(text)) return new SsoFailed('SIGNATURE', { received: text })
  if (/WWW-Authenticate/.test(text)) return new SsoFailed('TOKEN', { received: 'invalid_client' })
  if (/response parameter|Authorization Response/i.test(text)) return new SsoFailed('ANSWER', { received: text })
  return new SsoFailed(isUnreachable(error) ? 'PROVIDER' : 'TOKEN', { received: reached(error) })
}

function claimProblem({ claim, claims, expected, now }: Record<string, unknown>): SsoFailed {
  const value = isObject(claims) && typeof claim === 'string' ? claims[claim] : undefined
  const isTime = claim === 'exp' || claim === 'nbf' || claim === 'iat'
  if (isTime) return new SsoFailed('TIME', { expected: timeOf(now), received: timeOf(value) })
  const received = Array.isArray(value) ? value.join(', ') : value === undefined ? undefined : String(value)
  if (claim === 'nonce') return new SsoFailed('NONCE')
  const wanted = typeof expected === 'string' ? expected : undefined
  return new SsoFailed(claim === 'iss' ? 'ISSUER' : 'AUDIENCE', { expected: wanted, received })
}

const timeOf = (seconds: unknown): string | undefined =>
  typeof seconds === 'number' && Number.isFinite(seconds) ? new Date(seconds * 1000).toISOString() : undefined

const isUnreachable = (error: unknown): boolean =>
  [...chain(error)].some((one) => one instanceof AddressRefused || /^E[A-Z]+$/.test(codeOf(one)))

/** Explains that a server gave no answer, or none that could be read. */
const reached = (error: unknown): string =>
  [...chain(error)].some((one) => one instanceof AddressRefused)
    ? 'The address is not a public https address.'
    : messages(error) || 'no answer'

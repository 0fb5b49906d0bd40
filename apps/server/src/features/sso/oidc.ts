import type * as OpenidClient from 'openid-client'
import { LRUCache } from 'lru-cache'
import type { AppSettings } from '../../identity/context.ts'
import type { ProviderSession } from '../../identity/provider-session.ts'
import type { SsoConnectionRow } from '../../identity/single-sign-on.ts'
import { lazy } from '../../kernel/lazy.ts'
import { addressProblem } from '../../kernel/outbound/public-address.ts'
import { publicFetch } from '../../kernel/outbound/public-fetch.ts'
import { secretOf } from './connections.ts'
import { problemOf, providerProblem } from './oidc-problems.ts'
import { SsoFailed } from './problems.ts'
import { haveSecondFactor, shownClaims, valuesOf, type Profile } from './profile.ts'
import type { SsoStateRow } from './states.ts'

type Settings = Pick<AppSettings, 'secretKey' | 'ssoAllowedHosts'>

const library = lazy(() => import('openid-client'))

/** Seconds by which the clock of a provider may be wrong. */
const clockTolerance = 60

/** The metadata of providers, for some minutes. */
const known = new LRUCache<string, OpenidClient.Configuration>({ max: 200, ttl: 10 * 60 * 1000 })

/** A provider as its own configuration describes it. @throws SsoFailed */
export async function providerOf(
  connection: SsoConnectionRow,
  settings: Settings,
): Promise<OpenidClient.Configuration> {
  const { accountId, issuer, clientId, clientSecret } = connection
  if (clientId === null) throw new Error('a connection by OpenID Connect has no client id')
  const key = JSON.stringify([accountId, issuer, clientId, clientSecret])
  const present = known.get(key)
  if (present) return present
  const client = await library()
  const { ssoAllowedHosts: allowedHosts = [] } = settings
  const secret = secretOf(connection, settings.secretKey)
  const ask: OpenidClient.CustomFetch = (url, { method, headers, body }) =>
    publicFetch(url, { method, headers, body: body ? String(body) : undefined }, allowedHosts)
  // The operator decides, address by address, which requests may go without https.
  const execute = [client.allowInsecureRequests, client.enableNonRepudiationChecks]
  const options = { execute, [client.customFetch]: ask, timeout: 10 }
  try {
    const url = new URL(issuer)
    const metadata = { [client.clockTolerance]: clockTolerance }
    const first = await client.discovery(url, clientId, metadata, client.None(), options)
    const { token_endpoint_auth_methods_supported: ways = ['client_secret_basic'] } = first.serverMetadata()
    const authentication =
      secret === undefined
        ? client.None()
        : ways.includes('client_secret_basic')
          ? client.ClientSecretBasic(secret)
          : client.ClientSecretPost(secret)
    requireEndpoints(first.serverMetadata(), allowedHosts)
    const provider = new client.Configuration(first.serverMetadata(), clientId, metadata, authentication)
    for (const enable of execute) enable(provider)
    provider[client.customFetch] = ask
    provider.timeout = 10
    known.set(key, provider)
    return provider
  } catch (error) {
    throw error instanceof SsoFailed ? error : providerProblem(error, issuer)
  }
}

/** Where browsers and this server are sent to. @throws SsoFailed for anything that isn't an address to go to */
function requireEndpoints(metadata: OpenidClient.ServerMetadata, allowedHosts: readonly string[]): void {
  for (const name of ['authorization_endpoint', 'token_endpoint'] as const)
    if (metadata[name] === undefined) throw new SsoFailed('PROVIDER', { expected: name })
  for (const name of ['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri'] as const) {
    const url = metadata[name]
    if (url !== undefined && (typeof url !== 'string' || addressProblem(url, allowedHosts)))
      throw new SsoFailed('PROVIDER', { expected: `${name}: https://…`, received: `${name}: ${String(url)}` })
  }
}

/** Forgets the configurations of providers, so that they are asked again. */
export const forgetProvider = (): void => known.clear()

/** Where a browser goes to sign in. */
export async function authorizationUrl(
  provider: OpenidClient.Configuration,
  {
    state,
    nonce,
    codeVerifier,
    callbackUrl,
  }: { state: string; nonce: string; codeVerifier: string; callbackUrl: string },
): Promise<string> {
  const client = await library()
  return client.buildAuthorizationUrl(provider, {
    redirect_uri: callbackUrl,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }).href
}

/** Reads the provider's claims about a person who came back with an answer. */
export async function readAnswer(
  provider: OpenidClient.Configuration,
  connection: SsoConnectionRow,
  { row, state, search }: { row: SsoStateRow; state: string; search: string },
): Promise<Profile> {
  const client = await library()
  let claims: Record<string, unknown>
  let session: ProviderSession | undefined
  try {
    const tokens = await client.authorizationCodeGrant(provider, new URL(`${row.callbackUrl}${search}`), {
      pkceCodeVerifier: row.codeVerifier,
      expectedState: state,
      expectedNonce: row.nonce,
      idTokenExpected: true,
    })
    claims = { ...tokens.claims() }
    const { end_session_endpoint: endUrl, userinfo_endpoint } = provider.serverMetadata()
    if (endUrl && tokens.id_token) session = { protocol: 'OIDC', endUrl, idToken: tokens.id_token }
    const isMissing = [connection.emailClaim, connection.groupsClaim].some((name) => claims[name] === undefined)
    if (isMissing && userinfo_endpoint) {
      const more = await client.fetchUserInfo(provider, tokens.access_token, String(claims['sub']))
      claims = { ...more, ...claims }
    }
  } catch (error) {
    throw problemOf(error)
  }
  const [email] = valuesOf(claims[connection.emailClaim])
  const [name] = valuesOf(claims[connection.nameClaim])
  const isOwnClaim = connection.emailClaim === 'email'
  return {
    email,
    isEmailVerified:
      !isOwnClaim || claims['email_verified'] === undefined || String(claims['email_verified']) === 'true',
    name,
    groups: valuesOf(claims[connection.groupsClaim]),
    hasSecondFactor: haveSecondFactor(valuesOf(claims['amr'])),
    claims: shownClaims(claims),
    subject: subjectOf(claims, connection),
    session,
  }
}

/** The person's account at the provider. */
function subjectOf({ sub }: Record<string, unknown>, { issuer }: SsoConnectionRow): Profile['subject'] {
  if (typeof sub !== 'string' || sub === '' || sub.length > 255 || /\p{C}/u.test(sub))
    throw new SsoFailed('TOKEN', { expected: 'sub', received: typeof sub === 'string' ? sub : undefined })
  return { issuer, subject: sub }
}

import type { CloudProvider } from '@dragoman/sdk/operations/cloudStorage'
import type * as OpenidClient from 'openid-client'
import type { AppSettings, CloudStorageAccess } from '../../identity/context.ts'
import { lazy } from '../../kernel/lazy.ts'
import { publicFetch } from '../../kernel/outbound/public-fetch.ts'
import { notFound } from '../../kernel/refusals.ts'
import { gatewayHosts, throughGateway } from './cloud-calls.ts'
import { storageProviders } from './providers/providers.ts'

const library = lazy(() => import('openid-client'))

/** What a provider gives for the agreement of a person. */
export interface CloudTokens {
  accessToken: string
  refreshToken: string | undefined
  /** Seconds that the access token works. */
  life: number
}

/** Seconds that an access token is taken to work where the provider doesn't say. */
const usualLife = 3600

/** How cloud storage is reached; 404 for one that the operator hasn't registered with. */
export function accessTo({ cloudStorage: access }: Pick<AppSettings, 'cloudStorage'>, provider: CloudProvider) {
  const own = access?.clients[provider]
  if (!access || !own) throw notFound('cloud storage')
  return { access, client: own }
}

/** Where the provider sends people back to. */
export const callbackOf = ({ publicUrl }: Pick<AppSettings, 'publicUrl'>, provider: CloudProvider): string =>
  `${publicUrl}/api/v3/cloud-storage/${provider}/callback`

async function configured(provider: CloudProvider, settings: AppSettings): Promise<OpenidClient.Configuration> {
  const { access, client } = accessTo(settings, provider)
  const oauth = await library()
  const { issuer, authorizeUrl, tokenUrl } = storageProviders[provider]
  const server = {
    issuer,
    authorization_endpoint: throughGateway(authorizeUrl, access),
    token_endpoint: throughGateway(tokenUrl, access),
  }
  const authentication = oauth.ClientSecretPost(client.clientSecret)
  const configuration = new oauth.Configuration(server, client.clientId, {}, authentication)
  // Only a gateway can be without https; what may be asked is decided address by address.
  oauth.allowInsecureRequests(configuration)
  configuration[oauth.customFetch] = asker(access)
  configuration.timeout = 10
  return configuration
}

const asker =
  (access: CloudStorageAccess): OpenidClient.CustomFetch =>
  (url, { method, headers, body }) =>
    publicFetch(url, { method, headers, body: body ? String(body) : undefined }, gatewayHosts(access))

/** The address of a provider where a person agrees. */
export async function consentUrl(
  provider: CloudProvider,
  settings: AppSettings,
  { state, codeVerifier }: { state: string; codeVerifier: string },
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
  const { scope, parameters } = storageProviders[provider]
  return buildAuthorizationUrl(await configured(provider, settings), {
    ...parameters,
    redirect_uri: callbackOf(settings, provider),
    scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }).href
}

/** What a provider gives for the answer that a browser brought back. */
export async function tokensFor(
  provider: CloudProvider,
  settings: AppSettings,
  { state, codeVerifier, search }: { state: string; codeVerifier: string; search: string },
): Promise<CloudTokens> {
  const { authorizationCodeGrant } = await library()
  const given = await authorizationCodeGrant(
    await configured(provider, settings),
    new URL(`${callbackOf(settings, provider)}${search}`),
    { pkceCodeVerifier: codeVerifier, expectedState: state },
  )
  return tokensOf(given)
}

/** New tokens for a refresh token; null where the person has taken back their agreement. */
export async function refreshedTokens(
  provider: CloudProvider,
  settings: AppSettings,
  refreshToken: string,
): Promise<CloudTokens | null> {
  const { refreshTokenGrant } = await library()
  try {
    return tokensOf(await refreshTokenGrant(await configured(provider, settings), refreshToken))
  } catch (error) {
    if (error instanceof Error && 'error' in error && error.error === 'invalid_grant') return null
    throw error
  }
}

const tokensOf = ({
  access_token: accessToken,
  refresh_token: refreshToken,
  expires_in: life = usualLife,
}: OpenidClient.TokenEndpointResponse): CloudTokens => ({ accessToken, refreshToken, life })

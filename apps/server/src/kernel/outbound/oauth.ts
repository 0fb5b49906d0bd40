import type * as OpenidClient from 'openid-client'
import { lazy } from '../lazy.ts'
import { publicFetch } from './public-fetch.ts'

const library = lazy(() => import('openid-client'))

/** This installation as an external service knows it, for access in a person's name (OAuth 2.0, RFC 6749). */
export interface OAuthClient {
  issuer: string
  /** Where a person agrees. */
  authorizeUrl: string
  /** Where tokens come from. */
  tokenUrl: string
  clientId: string
  clientSecret: string
  /** Where the service sends people back to. */
  redirectUri: string
  scope: string
  /** Further parameters of the address where a person agrees. */
  parameters?: Readonly<Record<string, string>>
  /** Hosts that are reached though they may be private. */
  allowedHosts: readonly string[]
}

/** Binds a service's answer to the browser that asked (PKCE, RFC 7636). */
export interface OAuthAttempt {
  state: string
  codeVerifier: string
}

export interface OAuthTokens {
  accessToken: string
  refreshToken: string | undefined
  /** Seconds that the access token works. */
  life: number
}

/** Seconds that an access token is taken to work where the service doesn't say. */
const usualLife = 3600

async function configured(client: OAuthClient): Promise<OpenidClient.Configuration> {
  const oauth = await library()
  const server = {
    issuer: client.issuer,
    authorization_endpoint: client.authorizeUrl,
    token_endpoint: client.tokenUrl,
  }
  const authentication = oauth.ClientSecretPost(client.clientSecret)
  const configuration = new oauth.Configuration(server, client.clientId, {}, authentication)
  // Each address is decided by itself: whether it may be asked, and whether without https.
  oauth.allowInsecureRequests(configuration)
  configuration[oauth.customFetch] = (url, { method, headers, body }) =>
    publicFetch(url, { method, headers, body: body ? String(body) : undefined }, client.allowedHosts)
  configuration.timeout = 10
  return configuration
}

/** The address where a person agrees. */
export async function consentUrl(client: OAuthClient, { state, codeVerifier }: OAuthAttempt): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
  return buildAuthorizationUrl(await configured(client), {
    ...client.parameters,
    redirect_uri: client.redirectUri,
    scope: client.scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }).href
}

/** The tokens for what a browser brought back: `search` is the query of the address that it came with. */
export async function tokensFor(
  client: OAuthClient,
  { state, codeVerifier, search }: OAuthAttempt & { search: string },
): Promise<OAuthTokens> {
  const { authorizationCodeGrant } = await library()
  const given = await authorizationCodeGrant(await configured(client), new URL(`${client.redirectUri}${search}`), {
    pkceCodeVerifier: codeVerifier,
    expectedState: state,
  })
  return tokensOf(given)
}

/** New tokens for a refresh token; null where the person has taken back their agreement. */
export async function refreshedTokens(client: OAuthClient, refreshToken: string): Promise<OAuthTokens | null> {
  const { refreshTokenGrant } = await library()
  try {
    return tokensOf(await refreshTokenGrant(await configured(client), refreshToken))
  } catch (error) {
    if (error instanceof Error && 'error' in error && error.error === 'invalid_grant') return null
    throw error
  }
}

const tokensOf = ({
  access_token: accessToken,
  refresh_token: refreshToken,
  expires_in: life = usualLife,
}: OpenidClient.TokenEndpointResponse): OAuthTokens => ({ accessToken, refreshToken, life })

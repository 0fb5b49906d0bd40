import type { CloudProvider } from '@dragoman/sdk/operations/cloudStorage'
import type { AppSettings } from '../../identity/context.ts'
import type { OAuthClient } from '../../kernel/outbound/oauth.ts'
import { notFound } from '../../kernel/refusals.ts'
import { gatewayHosts, throughGateway } from './cloud-calls.ts'
import { storageProviders } from './providers/providers.ts'

/** How cloud storage is reached; 404 for one that the operator hasn't registered with. */
export function accessTo({ cloudStorage: access }: Pick<AppSettings, 'cloudStorage'>, provider: CloudProvider) {
  const own = access?.clients[provider]
  if (!access || !own) throw notFound('cloud storage')
  return { access, client: own }
}

/** This installation as a provider knows it; 404 for one that the operator hasn't registered with. */
export function oauthClient(provider: CloudProvider, settings: AppSettings): OAuthClient {
  const { access, client } = accessTo(settings, provider)
  const { issuer, authorizeUrl, tokenUrl, scope, parameters } = storageProviders[provider]
  return {
    ...client,
    issuer,
    authorizeUrl: throughGateway(authorizeUrl, access),
    tokenUrl: throughGateway(tokenUrl, access),
    redirectUri: `${settings.publicUrl}/api/v3/cloud-storage/${provider}/callback`,
    scope,
    parameters,
    allowedHosts: gatewayHosts(access),
  }
}

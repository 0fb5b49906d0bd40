import type { AppSettings, XeroAccess } from '../../../identity/context.ts'
import { bareHost } from '../../../kernel/loopback.ts'
import type { OAuthClient } from '../../../kernel/outbound/oauth.ts'
import { notFound } from '../../../kernel/refusals.ts'

/** An address of Xero, behind the gateway if there is one. */
export const throughGateway = (address: string, { gateway }: XeroAccess): string =>
  gateway === undefined ? address : address.replace(/^https:\/\//, `${gateway}/`)

/** Hosts that are reached though they may be private: the gateway alone. */
export const gatewayHosts = ({ gateway }: XeroAccess): string[] =>
  gateway === undefined ? [] : [bareHost(new URL(gateway).hostname)]

export type XeroSettings = Pick<AppSettings, 'xero' | 'secretKey' | 'publicUrl' | 'installationUrl'>

/** How Xero is reached; 404 where the operator hasn't registered with it. */
export function accessTo({ xero }: Pick<AppSettings, 'xero'>): XeroAccess {
  if (!xero) throw notFound('connection to Xero')
  return xero
}

/** This installation as Xero knows it; 404 where the operator hasn't registered with it. */
export function oauthClient(settings: XeroSettings): OAuthClient {
  const access = accessTo(settings)
  return {
    clientId: access.clientId,
    clientSecret: access.clientSecret,
    issuer: 'https://identity.xero.com',
    authorizeUrl: throughGateway('https://login.xero.com/identity/connect/authorize', access),
    tokenUrl: throughGateway('https://identity.xero.com/connect/token', access),
    redirectUri: `${settings.publicUrl}/api/v3/xero/callback`,
    scope: 'offline_access accounting.invoices accounting.payments accounting.contacts accounting.settings',
    allowedHosts: gatewayHosts(access),
  }
}

import { recordsIn, textIn } from '../../../engines/xero/answers.ts'
import type { XeroAccess } from '../../../identity/context.ts'
import { publicFetch } from '../../../kernel/outbound/public-fetch.ts'
import type { Organization } from '../tables.ts'
import { gatewayHosts, throughGateway } from './oauth-client.ts'
import { XeroFailed } from './xero-failed.ts'

const connections = 'https://api.xero.com/connections'

/** The organizations of Xero that a person has agreed to. */
export async function organizationsFor(access: XeroAccess, accessToken: string): Promise<Organization[]> {
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' }
  const address = throughGateway(connections, access)
  const response = await publicFetch(address, { method: 'GET', headers }, gatewayHosts(access)).catch(() => {
    throw new XeroFailed('UNREACHABLE')
  })
  if (!response.ok) throw new XeroFailed('REFUSED', { detail: `HTTP ${response.status}` })
  return recordsIn(await response.json()).flatMap(({ id, tenantId, tenantName, tenantType }) => {
    const [connectionId, organizationId] = [textIn(id), textIn(tenantId)]
    if (connectionId === undefined || organizationId === undefined || tenantType !== 'ORGANISATION') return []
    return [{ id: organizationId, name: textIn(tenantName) ?? organizationId, connectionId }]
  })
}

/** Ends the agreement about an organization at Xero, and with it the refresh token. */
export async function endAgreement(
  access: XeroAccess,
  { accessToken, refreshToken, connectionId }: { accessToken: string; refreshToken: string; connectionId: string },
): Promise<void> {
  const hosts = gatewayHosts(access)
  const address = throughGateway(`${connections}/${encodeURIComponent(connectionId)}`, access)
  await publicFetch(address, { method: 'DELETE', headers: { authorization: `Bearer ${accessToken}` } }, hosts)
  const basic = Buffer.from(`${access.clientId}:${access.clientSecret}`).toString('base64')
  await publicFetch(
    throughGateway('https://identity.xero.com/connect/revocation', access),
    {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: refreshToken }).toString(),
    },
    hosts,
  )
}

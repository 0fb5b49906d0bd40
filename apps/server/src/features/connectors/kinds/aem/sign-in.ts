import { createSign } from 'node:crypto'
import type { Connection } from '../../peer/adapter.ts'
import { isObject, objectIn, textIn, textWithin, within, type Answered, type JsonObject } from '../../peer/answered.ts'
import type { Asked } from '../../peer/ask.ts'
import { PeerFault } from '../../peer/faults.ts'

export const homeOf = ({ fields }: Connection): string => (fields['baseUrl'] ?? '').replace(/\/+$/, '')

/** Asks AEM. While it is asleep or someone has to sign in first, it answers with a page for people. */
export async function ask(connection: Connection, path: string, asked: Asked = {}): Promise<Answered> {
  const authorization = await authorizationOf(connection)
  const headers = { accept: 'application/json', authorization, ...asked.headers }
  return connection.ask(`${homeOf(connection)}${path}`, { ...asked, headers })
}

/** The token without which AEM takes no form. */
export async function csrfToken(connection: Connection): Promise<string> {
  const known = connection.memo.get('csrf')
  if (typeof known === 'string') return known
  const token = textIn((await ask(connection, '/libs/granite/csrf/token.json')).object()['token'])
  connection.memo.set('csrf', token)
  return token
}

async function authorizationOf(connection: Connection): Promise<string> {
  const { credentials = '', user = '', password = '' } = connection.fields
  if (credentials === '') return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const known = connection.memo.get('token')
  if (typeof known === 'string') return known
  const token = `Bearer ${await tokenOf(connection, objectIn(Buffer.from(credentials)))}`
  connection.memo.set('token', token)
  return token
}

/** A token of a local developer, or one for the service credentials that the Developer Console gives. */
async function tokenOf(connection: Connection, credentials: JsonObject): Promise<string> {
  const own = textIn(credentials['accessToken'])
  if (own !== '') return own
  const integration = within(credentials, 'integration')
  const host = textWithin(integration, 'imsEndpoint')
  const account = within(integration, 'technicalAccount')
  const clientId = textWithin(account, 'clientId')
  const isKnown = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.adobelogin\.com$/.test(host)
  if (!isKnown || !isObject(account))
    throw new PeerFault('SIGN_IN', 'Enter the service credentials that the Developer Console of AEM gives.')
  const answer = await connection.ask(`https://${host}/ims/exchange/jwt`, {
    method: 'POST',
    isRepeatable: true,
    accepts: [400, 401],
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(
      new URLSearchParams({
        client_id: clientId,
        client_secret: textWithin(account, 'clientSecret'),
        jwt_token: assertion(integration, `https://${host}`, clientId),
      }),
    ),
  })
  const token = answer.isOk ? textIn(answer.object()['access_token']) : ''
  if (token === '') throw new PeerFault('SIGN_IN', answer.said())
  return token
}

const part = (value: string | Buffer) => Buffer.from(value).toString('base64url')

/** The assertion that the credentials sign, good for five minutes. */
function assertion(integration: unknown, issuer: string, clientId: string): string {
  const scopes = textWithin(integration, 'metascopes').split(',').filter(Boolean)
  const claims = {
    exp: Math.floor(Date.now() / 1000) + 300,
    iss: textWithin(integration, 'org'),
    sub: textWithin(integration, 'id'),
    aud: `${issuer}/c/${clientId}`,
    ...Object.fromEntries(scopes.map((scope) => [`${issuer}/s/${scope}`, true])),
  }
  const text = `${part(JSON.stringify({ alg: 'RS256', typ: 'JWT' }))}.${part(JSON.stringify(claims))}`
  try {
    return `${text}.${part(createSign('RSA-SHA256').update(text).sign(textWithin(integration, 'privateKey')))}`
  } catch {
    throw new PeerFault('SIGN_IN', 'The private key of the credentials is damaged.')
  }
}

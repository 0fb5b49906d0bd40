import { createVerify, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Connection } from '../../peer/adapter.ts'
import { Answered } from '../../peer/answered.ts'
import type { Asked } from '../../peer/ask.ts'
import { ask } from './sign-in.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const integration = {
  imsEndpoint: 'ims-na1.adobelogin.com',
  metascopes: 'ent_aem_cloud_api,ent_other',
  technicalAccount: { clientId: 'cm-p1-e1', clientSecret: 'client secret' },
  org: 'ORG@AdobeOrg',
  id: 'ACCOUNT@techacct.adobe.com',
  privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }),
}
const json = (status: number, body: object) => new Answered(status, {}, Buffer.from(JSON.stringify(body)))

/** A connection that keeps what it is asked for. */
function open(credentials: object, answer = json(200, { access_token: 'made by IMS' })) {
  const asked: (Asked & { url: string })[] = []
  const connection = {
    fields: { baseUrl: 'https://author.example/', credentials: JSON.stringify(credentials) },
    memo: new Map(),
    ask(url: string, more: Asked) {
      asked.push({ url, ...more })
      return Promise.resolve(url.includes('/ims/') ? answer : json(200, {}))
    },
  }
  return { connection: connection as unknown as Connection, asked }
}

const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

describe('the sign-in to AEM', () => {
  it('service credentials sign an assertion, whose token is asked for once', async () => {
    const { connection, asked } = open({ ok: true, integration })
    await ask(connection, '/a.json')
    await ask(connection, '/b.json')
    expect(asked.map(({ url }) => url)).toEqual([
      'https://ims-na1.adobelogin.com/ims/exchange/jwt',
      'https://author.example/a.json',
      'https://author.example/b.json',
    ])
    expect(asked[2]!.headers).toMatchObject({ authorization: 'Bearer made by IMS' })
    const form = new URLSearchParams(String(asked[0]!.body))
    expect([form.get('client_id'), form.get('client_secret')]).toEqual(['cm-p1-e1', 'client secret'])
    const [head, claims, signature] = form.get('jwt_token')!.split('.') as [string, string, string]
    expect(decoded(head)).toEqual({ alg: 'RS256', typ: 'JWT' })
    expect(decoded(claims)).toMatchObject({
      iss: 'ORG@AdobeOrg',
      sub: 'ACCOUNT@techacct.adobe.com',
      aud: 'https://ims-na1.adobelogin.com/c/cm-p1-e1',
      'https://ims-na1.adobelogin.com/s/ent_aem_cloud_api': true,
      'https://ims-na1.adobelogin.com/s/ent_other': true,
    })
    const verifier = createVerify('RSA-SHA256').update(`${head}.${claims}`)
    expect(verifier.verify(publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
  })

  it('the token of a local developer is used as it is', async () => {
    const { connection, asked } = open({ accessToken: 'local' })
    await ask(connection, '/a.json')
    expect(asked.map(({ headers }) => headers)).toMatchObject([{ authorization: 'Bearer local' }])
  })

  it.each([
    [
      'another host',
      { integration: { ...integration, imsEndpoint: 'adobelogin.com.evil.example' } },
      'Enter the service',
    ],
    ['a damaged key', { integration: { ...integration, privateKey: 'none' } }, 'private key'],
    ['no credentials', {}, 'Enter the service'],
  ])('%s is refused before anything is asked', async (_, credentials, message) => {
    const { connection, asked } = open(credentials)
    await expect(ask(connection, '/a.json')).rejects.toMatchObject({
      reason: 'SIGN_IN',
      message: expect.stringContaining(message) as string,
    })
    expect(asked).toEqual([])
  })

  it('a refusal of IMS ends the sign-in with its words', async () => {
    const { connection } = open({ integration }, json(400, { error: 'invalid_client' }))
    await expect(ask(connection, '/a.json')).rejects.toMatchObject({
      reason: 'SIGN_IN',
      message: expect.stringContaining('invalid_client') as string,
    })
  })
})

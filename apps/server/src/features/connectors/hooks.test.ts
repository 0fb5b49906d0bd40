import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connectorSteps } from '../../testing/connectors.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { connectorRuns } from './tables.ts'

// Where nothing listens: what a hook starts ends with its reason.
const test = await openTestApp({ settings: { connectorGateway: 'http://127.0.0.1:9' } })
const steps = connectorSteps(test)

const hookSecret = 'a secret of the hook'

interface Sent {
  path: string
  body: string
  delivery: string
  at: Date
  secret: string
}

const mac = (text: string, secret: string, encoding: 'base64' | 'hex') =>
  createHmac('sha256', secret).update(text).digest(encoding)

const push = {
  repository: { full_name: 'acme/site' },
  push: { changes: [{ new: { name: 'main' }, commits: [{ author: { raw: 'Dev <dev@acme.example>' } }] }] },
}

/** How each kind signs what it tells of. */
const kinds = [
  {
    kind: 'BITBUCKET',
    fields: { email: 'bot@acme.example', apiToken: 'token', workspace: 'acme' },
    repositories: [{ owner: 'acme', name: 'site' }],
    isTimed: false,
    headersOf: ({ body, delivery, secret }: Sent) => ({
      'x-event-key': 'repo:push',
      'x-request-uuid': delivery,
      'x-hub-signature': `sha256=${mac(body, secret, 'hex')}`,
    }),
  },
  {
    kind: 'CONTENTFUL',
    fields: { spaceId: 'space', environmentId: 'master', accessToken: 'token' },
    isTimed: true,
    headersOf: ({ path, body, delivery, at, secret }: Sent) => ({
      'x-contentful-idempotency-key': delivery,
      'x-contentful-timestamp': String(at.getTime()),
      'x-contentful-signed-headers': 'x-contentful-timestamp',
      'x-contentful-signature': mac(
        ['POST', path, `x-contentful-timestamp:${at.getTime()}`, body].join('\n'),
        secret,
        'hex',
      ),
    }),
  },
  {
    kind: 'ZENDESK',
    fields: { subdomain: 'acme', email: 'bot@acme.example', apiToken: 'token' },
    isTimed: true,
    headersOf: ({ body, delivery, at, secret }: Sent) => ({
      'x-zendesk-webhook-invocation-id': delivery,
      'x-zendesk-webhook-signature-timestamp': at.toISOString(),
      'x-zendesk-webhook-signature': mac(`${at.toISOString()}${body}`, secret, 'base64'),
    }),
  },
] as const

describe.each(kinds)('hooks of $kind', ({ kind, fields, isTimed, headersOf, ...more }) => {
  it('a signed hook pulls once, and one that is forged, changed, or old is refused', async () => {
    const config = await steps.connect({ kind, name: kind, fields: { ...fields, hookSecret }, ...more })
    const body = JSON.stringify(push)
    const { pathname: path } = new URL(config.hookUrl!)
    const send = async (delivery: string, given: { secret?: string; at?: Date; arrives?: string } = {}) => {
      const { secret = hookSecret, at = new Date(), arrives = body } = given
      const headers = { 'content-type': 'application/json', ...headersOf({ path, body, delivery, at, secret }) }
      const request = new Request(config.hookUrl!, { method: 'POST', headers, body: arrives })
      return (await test.app.fetch(request, '127.0.0.1')).status
    }
    const runs = () => test.db.select().from(connectorRuns).where(eq(connectorRuns.configId, config.uuid))
    expect(await send('1', { secret: 'another one' })).toBe(401)
    expect(await send('2', { arrives: body.replace('main', 'next') })).toBe(401)
    const late = isTimed ? [await send('3', { at: new Date(Date.now() - 6 * 60_000) })] : []
    expect(late).toEqual(isTimed ? [401] : [])
    expect(await runs()).toEqual([])
    expect(await send('4')).toBe(202)
    const [run] = await runs()
    expect(await steps.ended(run!.id)).toMatchObject({ trigger: 'HOOK', status: 'ERROR' })
    expect(await send('4')).toBe(202)
    expect(await runs()).toHaveLength(1)
    expect(await send('5')).toBe(202)
    expect(await runs()).toHaveLength(2)
  })
})

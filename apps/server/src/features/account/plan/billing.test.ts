import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { accounts, journal } from '../../../kernel/tables.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'

interface Asked {
  path: string
  key: string | undefined
  idempotencyKey: string | undefined
  body: Record<string, string>
}

const customers = new Map<string, Record<string, string>>()
const asked: Asked[] = []
let isDown = false

/** The part of the provider's API that a billing portal takes, with the shapes and refusals of its documentation. */
const provider = createServer(async (request, response) => {
  let text = ''
  for await (const piece of request) text += String(piece)
  const body = Object.fromEntries(new URLSearchParams(text))
  const header = (name: string) => request.headers[name]?.toString()
  const path = `${request.method} ${request.url}`
  asked.push({ path, key: header('authorization'), idempotencyKey: header('idempotency-key'), body })
  if (isDown) return answer(response, 401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } })
  if (path === 'POST /v1/customers') {
    const id = `cus_${customers.size + 1}`
    customers.set(id, body)
    return answer(response, 200, { id, object: 'customer', ...body })
  }
  if (path !== 'POST /v1/billing_portal/sessions') return answer(response, 404, { error: { message: 'Unrecognized' } })
  if (!customers.has(body['customer'] ?? '')) {
    const message = `No such customer: '${body['customer']}'`
    const error = { type: 'invalid_request_error', code: 'resource_missing', param: 'customer', message }
    return answer(response, 400, { error })
  }
  const url = `https://billing.example.com/p/session/${body['customer']}`
  answer(response, 200, { id: 'bps_1', object: 'billing_portal.session', url, ...body })
})

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_1' })
  response.end(JSON.stringify(body))
}

await once(provider.listen(0, '127.0.0.1'), 'listening')
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})

const apiUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
const secretKey = 'sk_test_only'
const test = await openTestApp({ settings: { stripe: { secretKey, apiUrl } } })
const { accountAdmin, manager, stranger, place } = test.people
const open = (as = accountAdmin) => test.call(as, 'GET', '/api/v1/stripe/portal')

beforeEach(() => {
  asked.length = 0
  isDown = false
})

it('the portal opens for the customer that the account is, which the first link creates with the email address', async () => {
  const first = await open()
  expect(first).toMatchObject({ status: 200, body: { url: 'https://billing.example.com/p/session/cus_1' } })
  expect(await open()).toMatchObject({ body: first.body })
  expect(asked.map(({ path }) => path)).toEqual([
    'POST /v1/customers',
    'POST /v1/billing_portal/sessions',
    'POST /v1/billing_portal/sessions',
  ])
  expect(asked[0]).toMatchObject({ key: `Bearer ${secretKey}`, body: { email: accountAdmin.email } })
  expect(asked[1]?.body).toMatchObject({
    customer: 'cus_1',
    locale: 'en',
    return_url: 'http://dragoman.test/settings/account-settings/plan',
  })
  expect(await test.db.$count(journal, eq(journal.event, 'BILLING_PORTAL_OPENED'))).toBe(2)
})

it('a customer that was deleted at the provider is created again', async () => {
  await test.db.update(accounts).set({ stripeCustomerId: 'cus_gone' }).where(eq(accounts.id, place.accountId))
  expect((await open()).status).toBe(200)
  const [row] = await test.db.select().from(accounts).where(eq(accounts.id, place.accountId))
  expect(customers.has(row?.stripeCustomerId ?? '')).toBe(true)
})

it('a refusal of the provider is reported without its text and without the key', async () => {
  isDown = true
  const refused = await open()
  expect(refused).toMatchObject({ status: 422, body: { code: 'BILLING_FAILED' } })
  expect(JSON.stringify(refused.body)).not.toMatch(/API Key|sk_test/)
})

it('the portal is for administrators of the account, and for no one without a key', async () => {
  expect((await open(manager)).status).toBe(403)
  expect((await open(stranger)).status).toBe(403)
  expect(asked).toEqual([])
  const { settings } = test.app.services
  delete settings.stripe
  expect(await open()).toMatchObject({ status: 422, body: { code: 'BILLING_OFF' } })
  expect((await test.call(accountAdmin, 'GET', '/api/v3/account/subscription')).body).toMatchObject({
    hasBillingPortal: false,
  })
})

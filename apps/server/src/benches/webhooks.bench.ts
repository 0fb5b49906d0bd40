import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { WebhookWithSecret } from '@dragoman/sdk/operations/webhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf } from '../testing/projects.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

// 1,000 events in a minute for three quick receivers and one that answers each after eight seconds. What counts is how
// long after it happened an event reaches the quick ones: no longer than without the slow one beside them.

const events = 1000
const minute = 60_000
/** Longest delays of a quick receiver, in milliseconds: of half of the events, and of 99 in 100. */
const goals = { half: 500, most: 2000 }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ verifyAnswers: false, settings: { webhookAllowedHosts: ['127.0.0.1'] } })
}, 120_000)
afterAll(() => app.close())

async function openReceiver(wait: number) {
  const delays: number[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    const event = JSON.parse(body) as { event_type: string; event_timestamp: number }
    if (event.event_type !== 'WEBHOOK_VALIDATION') {
      delays.push(Date.now() - event.event_timestamp)
      await pause(wait)
    }
    response.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const body = { url, types: ['NEW_ORGANIZATION'] }
  bodyOf<WebhookWithSecret>(await app.call(app.people.accountAdmin, 'POST', '/api/v3/webhook', body))
  return delays
}

const atShare = (delays: readonly number[], share: number) =>
  delays.toSorted((a, b) => a - b)[Math.min(delays.length - 1, Math.floor(delays.length * share))]!

it('a slow receiver delays none of the others at 1,000 events a minute', async () => {
  const slow = await openReceiver(8000)
  const quick = await Promise.all([openReceiver(0), openReceiver(0), openReceiver(0)])
  const from = performance.now()
  for (let at = 0; at < events; at += 1) {
    const organization = { name: `Client ${at}`, country: 'US' }
    bodyOf(await app.call(app.people.accountAdmin, 'POST', '/api/v2/organization', organization), 202)
    await pause(Math.max(0, (at * minute) / events - (performance.now() - from)))
  }
  await app.until(async () => quick.every(({ length }) => length === events) || undefined)
  const all = quick.flat()
  const [half, most] = [atShare(all, 0.5), atShare(all, 0.99)]
  console.log(
    `delay of ${events} events to three quick receivers: median ${half} ms, 99% ${most} ms; the slow one got ${slow.length}`,
  )
  expect(half).toBeLessThanOrEqual(goals.half)
  expect(most).toBeLessThanOrEqual(goals.most)
}, 180_000)

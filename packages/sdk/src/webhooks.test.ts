import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { checkWebhook, signStandardWebhook, signWebhook } from './webhooks.ts'

const secret = 'a secret of the receiver’s own'
const now = 1_767_225_600_000
const body = '{"event_type":"PROJECT_STATUS_CHANGE","name":"Übersetzung 日本"}'
const signature = createHmac('sha256', secret).update(`${now}-${body}`).digest('hex')
const request = (headers: Record<string, string>, text = body) => ({ headers: new Headers(headers), body: text })
const signed = { 'x-bwx-timestamp': String(now), 'X-BWX-Signature': signature }

it('signatures match those of other implementations', async () => {
  expect(await signWebhook(secret, String(now), body)).toBe(signature)
})

it.each([
  ['right after it was sent', now],
  ['as late as may be', now + 300_000],
  ['from a clock that is ahead', now - 300_000],
])('a webhook is accepted %s', async (_, at) => {
  expect(await checkWebhook(secret, request(signed), { now: at })).toEqual({ ok: true })
})

it('a webhook may be signed in capital letters, and the receiver may set the tolerance', async () => {
  const capital = { ...signed, 'X-BWX-Signature': signature.toUpperCase() }
  expect(await checkWebhook(secret, request(capital), { now })).toEqual({ ok: true })
  expect(await checkWebhook(secret, request(signed), { now: now + 1_001, tolerance: 1_000 })).toEqual({
    ok: false,
    reason: 'stale',
  })
})

it.each([
  ['sent again later', signed, body, now + 300_001, 'stale'],
  ['from far in the future', signed, body, now - 300_001, 'stale'],
  ['with another body', signed, `${body} `, now, 'wrong'],
  ['with another time', { ...signed, 'x-bwx-timestamp': String(now + 1) }, body, now, 'wrong'],
  [
    'with another signature',
    { ...signed, 'X-BWX-Signature': [...signature].toReversed().join('') },
    body,
    now,
    'wrong',
  ],
  ['without a signature', { 'x-bwx-timestamp': String(now) }, body, now, 'unsigned'],
  ['without a time', { 'X-BWX-Signature': signature }, body, now, 'unsigned'],
  ['with half a signature', { ...signed, 'X-BWX-Signature': signature.slice(0, 32) }, body, now, 'unsigned'],
  ['with words in place of digits', { ...signed, 'X-BWX-Signature': 'z'.repeat(64) }, body, now, 'unsigned'],
  ['with a time that is no number', { ...signed, 'x-bwx-timestamp': '1e12' }, body, now, 'unsigned'],
])('a webhook is refused %s', async (_, headers, text, at, reason) => {
  expect(await checkWebhook(secret, request(headers, text), { now: at })).toEqual({ ok: false, reason })
})

it('a webhook signed with another secret is refused', async () => {
  expect(await checkWebhook('another', request(signed), { now })).toEqual({ ok: false, reason: 'wrong' })
})

const key = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const standardSecret = `whsec_${key}`
const seconds = String(now / 1000)
const standardSignature = `v1,${createHmac('sha256', Buffer.from(key, 'base64')).update(`msg_1.${seconds}.${body}`).digest('base64')}`
const standard = { 'webhook-id': 'msg_1', 'webhook-timestamp': seconds, 'webhook-signature': standardSignature }

it('standard signatures match those of other implementations, for secrets in base64 and others', async () => {
  expect(await signStandardWebhook(standardSecret, 'msg_1', seconds, body)).toBe(standardSignature)
  const own = createHmac('sha256', secret).update(`msg_1.${seconds}.${body}`).digest('base64')
  expect(await signStandardWebhook(secret, 'msg_1', seconds, body)).toBe(`v1,${own}`)
})

it.each([
  ['with its only signature', {}, { ok: true }],
  ['with one of two signatures', { 'webhook-signature': `v1,${'A'.repeat(43)}= ${standardSignature}` }, { ok: true }],
  [
    'with the signature of another scheme beside it',
    { 'webhook-signature': `v2,x ${standardSignature}` },
    { ok: true },
  ],
  ['with another id', { 'webhook-id': 'msg_2' }, { ok: false, reason: 'wrong' }],
  ['without an id', { 'webhook-id': '' }, { ok: false, reason: 'unsigned' }],
  ['with another time', { 'webhook-timestamp': String(Number(seconds) + 1) }, { ok: false, reason: 'wrong' }],
  ['with a time that is no number', { 'webhook-timestamp': 'now' }, { ok: false, reason: 'unsigned' }],
  ['with half a signature', { 'webhook-signature': standardSignature.slice(0, 20) }, { ok: false, reason: 'unsigned' }],
  [
    'with a wrong standard signature beside a right older one',
    { ...signed, 'webhook-id': 'msg_2' },
    { ok: false, reason: 'wrong' },
  ],
])('a standard webhook is checked %s', async (_, change, expected) => {
  expect(await checkWebhook(standardSecret, request({ ...standard, ...change }), { now })).toEqual(expected)
})

it('a standard webhook that is sent again later is stale', async () => {
  expect(await checkWebhook(standardSecret, request(standard), { now: now + 300_001 })).toEqual({
    ok: false,
    reason: 'stale',
  })
})

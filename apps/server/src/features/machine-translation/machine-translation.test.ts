import type { AiKey } from '@dragoman/sdk/operations/aiKeys'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { journal } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf } from '../../testing/projects.ts'
import { openTranslationPeer, type TranslationPeer } from '../../testing/translation-peers.ts'
import { aiKeys } from './tables.ts'

const test = await openTestApp({ settings: { aiAllowedHosts: ['127.0.0.1'] } })
const { accountAdmin, manager, stranger, place } = test.people
const kinds = ['DEEPL', 'GOOGLE', 'LIBRETRANSLATE', 'OPENAI'] as const
const peers = Object.fromEntries(
  await Promise.all(kinds.map(async (kind) => [kind, await openTranslationPeer(kind)] as const)),
) as Record<(typeof kinds)[number], TranslationPeer>
afterAll(() => Object.values(peers).forEach((peer) => peer.close()))

const keys = `/api/v3/account/${place.accountId}/ai/key`
const list = async () => bodyOf<AiKey[]>(await test.call(accountAdmin, 'GET', keys))

describe('keys of providers', () => {
  it.each(kinds)(
    'a key of %s is stored once its provider takes it, encrypted, and never returned',
    async (provider) => {
      const { url: baseUrl, key } = peers[provider]
      expect(await test.call(accountAdmin, 'POST', keys, { provider, apiKey: 'wrong', baseUrl })).toMatchObject({
        status: 422,
        body: { code: 'AI_KEY_REFUSED', data: { reason: 'KEY' } },
      })
      const answer = await test.call(accountAdmin, 'POST', keys, { provider, apiKey: key, baseUrl })
      expect(answer).toMatchObject({ status: 201, body: { provider, baseUrl, hint: '1234' } })
      expect(JSON.stringify([answer.body, await list()])).not.toContain(key)
      const [row] = await test.db
        .select()
        .from(aiKeys)
        .where(eq(aiKeys.id, (answer.body as AiKey).uuid))
      expect(row?.secret).not.toContain(key)
      const [entry] = await test.db.select().from(journal).where(eq(journal.event, 'AI_KEY_CREATED'))
      expect(entry?.after).toMatchObject({ hint: '1234' })
      expect(JSON.stringify(entry)).not.toContain(key)
      expect((await test.call(accountAdmin, 'POST', keys, { provider, apiKey: key, baseUrl })).status).toBe(409)
    },
  )

  it('a key can be checked without storing it, and the reason says what is wrong', async () => {
    const validate = async (body: object) =>
      bodyOf(await test.call(accountAdmin, 'POST', '/api/v3/account/ai/validate-key', { provider: 'OPENAI', ...body }))
    const { url: baseUrl, key } = peers.OPENAI
    expect(await validate({ apiKey: key, baseUrl })).toEqual({ isValid: true })
    expect(await validate({ apiKey: 'x', baseUrl })).toEqual({ isValid: false, reason: 'KEY' })
    expect(await validate({ apiKey: key, baseUrl: `${baseUrl}/elsewhere` })).toEqual({
      isValid: false,
      reason: 'ANSWER',
    })
    expect(await validate({ apiKey: key, baseUrl: 'http://127.0.0.1:9' })).toEqual({
      isValid: false,
      reason: 'UNREACHABLE',
    })
    expect(await validate({ apiKey: key, baseUrl: 'https://10.0.0.1' })).toEqual({ isValid: false, reason: 'ADDRESS' })
    expect(await validate({ apiKey: key, baseUrl: 'http://[::ffff:169.254.1.1]' })).toEqual({
      isValid: false,
      reason: 'ADDRESS',
    })
  })

  it('a stored key is not sent to another address, and a unit has a key of its own until it is deleted', async () => {
    const { url: baseUrl, key } = peers.DEEPL
    const elsewhere = { provider: 'DEEPL', baseUrl: 'http://127.0.0.1:9' }
    expect(await test.call(accountAdmin, 'PUT', keys, elsewhere)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.apiKey' }] },
    })
    bodyOf(await test.call(accountAdmin, 'PUT', keys, { provider: 'DEEPL', baseUrl }))
    expect(peers.DEEPL.asked.at(-1)?.headers.authorization).toBe(`DeepL-Auth-Key ${key}`)
    const own = { provider: 'DEEPL', apiKey: key, baseUrl, orgUnitUuid: place.orgUnitId }
    bodyOf(await test.call(accountAdmin, 'POST', keys, own), 201)
    expect((await list()).filter(({ provider }) => provider === 'DEEPL').map(({ orgUnit }) => orgUnit?.uuid)).toEqual([
      undefined,
      place.orgUnitId,
    ])
    const remove = `${keys}?provider=DEEPL&orgUnitUuid=${place.orgUnitId}`
    expect((await test.call(accountAdmin, 'DELETE', remove)).status).toBe(204)
    expect((await test.call(accountAdmin, 'DELETE', remove)).status).toBe(404)
  })

  it('keys are for administrators of the account', async () => {
    expect((await test.call(manager, 'GET', keys)).status).toBe(403)
    expect((await test.call(stranger, 'GET', keys)).status).toBe(403)
  })
})

import type { Portal, PortalSettings, PortalTranslation } from '@dragoman/sdk/operations/portal'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryCalls } from '../../testing/memory-calls.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf } from '../../testing/projects.ts'
import { openTranslationPeer } from '../../testing/translation-peers.ts'
import { portalSettings } from './tables.ts'

const test = await openTestApp({ settings: { aiAllowedHosts: ['127.0.0.1'] } })
const peer = await openTranslationPeer('OPENAI')
afterAll(() => peer.close())
const { accountAdmin, client, linguistA, manager, place } = test.people
const memories = memoryCalls(test)
const ask = (originalContent: string, more: object = {}, as = manager) =>
  test.call(as, 'POST', '/api/v3/portal/translate', {
    originalContent,
    sourceLocale: 'en',
    targetLocale: 'es',
    ...more,
  })

beforeAll(async () => {
  const memory = await memories.make('Product')
  await memories.add(memory.uuid, 'Save your work.', 'Guarde su trabajo.')
  const glossary = bodyOf<{ uuid: string }>(
    await test.call(manager, 'POST', '/api/v3/glossary', { name: 'Interface', languages: ['en', 'es'] }),
  )
  const term = async (body: object) =>
    bodyOf<{ conceptUuid: string }>(
      await test.call(manager, 'POST', '/api/v3/glossary/term', { status: 'Approved', ...body }),
    )
  const { conceptUuid } = await term({ glossaryUuid: glossary.uuid, language: 'en', text: 'file' })
  await term({ conceptUuid, language: 'es', text: 'archivo' })
})

describe('translations for clients', () => {
  it('a text without an engine for its languages is refused, unless memories hold all of it', async () => {
    expect(await ask('Open the file.')).toMatchObject({ status: 422, body: { code: 'NOT_READY' } })
    const answer = bodyOf<PortalTranslation>(await ask('Save your work.'))
    expect(answer).toMatchObject({
      translatedContent: 'Guarde su trabajo.',
      memories: [{ source: 'Save your work.', target: 'Guarde su trabajo.', memory: 'Product' }],
      areInstructionsUsed: false,
    })
    expect(answer.engine).toBeUndefined()
  })

  it('sentences of memories stay as they are, and the engine is told terms and instructions', async () => {
    const account = `/api/v3/account/${place.accountId}`
    const key = { provider: 'OPENAI', apiKey: peer.key, baseUrl: peer.url }
    bodyOf(await test.call(accountAdmin, 'POST', `${account}/ai/key`, key), 201)
    const engine = { provider: 'OPENAI', model: 'small', name: 'Model' }
    bodyOf(await test.call(accountAdmin, 'POST', `${account}/mt-engine`, engine), 201)
    peer.translate = (text) => (text === 'Open the file.' ? 'Abra el archivo.' : `es ${text}`)
    const instructions = { formality: 'Formal', tone: 'friendly' }
    const answer = bodyOf<PortalTranslation>(
      await ask('Save your work. Open the file.\n\n  Then close.', { instructions }),
    )
    expect(answer).toMatchObject({
      translatedContent: 'Guarde su trabajo. Abra el archivo.\n\n  es Then close.',
      engine: 'Model',
      terms: [{ source: 'file', target: 'archivo', glossary: 'Interface', isKept: true }],
      memories: [{ memory: 'Product' }],
      areInstructionsUsed: true,
    })
    const prompts = peer.asked.map(({ body }) => JSON.stringify(body['messages'] ?? ''))
    const prompt = prompts.find((text) => text.includes('Open the file.'))!
    expect(prompt).toContain('file → archivo')
    expect(prompt).toContain('a formal way')
    expect(prompt).toContain('this tone: friendly')
  })

  it('memories of units that a client does not belong to stay unused, and linguists are refused', async () => {
    peer.translate = (text) => `es ${text}`
    expect(bodyOf<PortalTranslation>(await ask('Save your work.', {}, client))).toMatchObject({
      translatedContent: 'es Save your work.',
      memories: [],
    })
    expect((await ask('Save your work.', {}, linguistA)).status).toBe(403)
  })

  it.each([
    ['the same language twice', { targetLocale: 'en' }, 'body.targetLocale'],
    ['a language that there is none of', { targetLocale: 'qq' }, 'body.targetLocale'],
  ])('%s is refused', async (_, more, field) => {
    expect(await ask('Open.', more)).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })

  it('the portal has the units of an account that its administrator chose, and only those of the caller', async () => {
    const settings = '/api/v3/portal/settings'
    const uuids = async (person: typeof client) =>
      bodyOf<Portal>(await test.call(person, 'GET', '/api/v3/portal')).units.map(({ uuid }) => uuid)
    const before = bodyOf<PortalSettings>(await test.call(accountAdmin, 'GET', settings))
    expect(before).toMatchObject({ orgUnitUuids: [], formality: 'Neutral', tone: '' })
    expect(before.url).toMatch(/\/portal$/)
    const orgUnitDrafts = [{ name: 'Manuals', currency: 'EUR', timezone: 'Europe/Berlin' }]
    const organization = { name: 'Harbor', country: 'DE', orgUnitDrafts }
    bodyOf(await test.call(accountAdmin, 'POST', '/api/v2/organization', organization), 202)
    const all = await uuids(manager)
    const [own] = await uuids(client)
    const other = all.find((uuid) => uuid !== own)!
    const choose = (orgUnitUuids: string[], as = accountAdmin) => test.call(as, 'PUT', settings, { orgUnitUuids })
    bodyOf(await choose([other]))
    expect(await uuids(client)).toEqual([])
    expect(await uuids(manager)).toEqual([other])
    bodyOf(await choose([]))
    expect(await choose([crypto.randomUUID()])).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.orgUnitUuids' }] },
    })
    expect((await choose([], manager)).status).toBe(403)
    const gone = { orgUnitIds: [crypto.randomUUID()] }
    await test.db.update(portalSettings).set(gone).where(eq(portalSettings.accountId, place.accountId))
    bodyOf(await choose([...gone.orgUnitIds, other]))
    bodyOf(await choose([]))
  })

  it('texts sound as the portal says, unless a request says otherwise', async () => {
    bodyOf(await test.call(accountAdmin, 'PUT', '/api/v3/portal/settings', { formality: 'Informal', tone: 'playful' }))
    peer.asked.length = 0
    bodyOf(await ask('Wait for us.'))
    bodyOf(await ask('Wait for them.', { instructions: { formality: 'Formal' } }))
    const prompts = peer.asked.map(({ body }) => JSON.stringify(body['messages'] ?? ''))
    expect(prompts[0]).toContain('an informal way')
    expect(prompts[0]).toContain('this tone: playful')
    expect(prompts[1]).toContain('a formal way')
  })
})

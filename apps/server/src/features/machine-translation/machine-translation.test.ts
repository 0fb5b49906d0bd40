import type { AiKey } from '@dragoman/sdk/operations/aiKeys'
import type { MtEngine, MtEngines, MtTrialResult } from '@dragoman/sdk/operations/mtEngines'
import type { Segment } from '@dragoman/sdk/operations/editor'
import type { Task } from '@dragoman/sdk/operations/tasks'
import type { Logfile } from '@dragoman/sdk/operations/logfiles'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { journal } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { openTranslationPeer, type TranslationPeer } from '../../testing/translation-peers.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { filledPrompt } from './prompt.ts'
import { aiKeys, mtEngines } from './tables.ts'
import { toMarkup } from './tagged-text.ts'
import { findEngines, translateTexts } from './translate.ts'

const test = await openTestApp({ settings: { aiAllowedHosts: ['127.0.0.1'] } })
const { accountAdmin, manager, stranger, linguistA, place } = test.people
const steps = projectSteps(test)
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

describe('engines', () => {
  const engines = `/api/v3/account/${place.accountId}/mt-engine`
  const models = { OPENAI: 'small' } as const
  const add = async (provider: (typeof kinds)[number], more: object = {}): Promise<MtEngine> => {
    const model = provider === 'OPENAI' ? { model: models.OPENAI } : {}
    return bodyOf(await test.call(accountAdmin, 'POST', engines, { name: provider, provider, ...model, ...more }), 201)
  }
  const listed = async () => bodyOf<MtEngines>(await test.call(accountAdmin, 'GET', engines)).engines
  const pair = { sourceLocale: 'en', targetLocale: 'es' }
  const tried = async (engineUuids: string[], texts: string[], more: object = {}) =>
    bodyOf<MtTrialResult[]>(
      await test.call(accountAdmin, 'POST', `${engines}/try`, { engineUuids, texts, ...pair, ...more }),
    )
  const tools = () => ({ db: test.db, settings: test.app.services.settings, now: new Date() })
  const translate = async (texts: string[]) => {
    const wanted = { orgUnitId: place.orgUnitId, ...pair }
    const found = await findEngines(test.db, place.accountId, wanted)
    return translateTexts(
      tools(),
      found,
      wanted,
      texts.map((source) => ({ source })),
    )
  }

  beforeEach(async () => {
    await test.db.delete(mtEngines)
    for (const peer of Object.values(peers)) {
      peer.fails = 0
      peer.translate = (text, target) => `${target}: ${text}`
    }
  })

  it('each protocol translates, keeps inline tags, and says what it took', async () => {
    const added = await Promise.all(kinds.map((kind) => add(kind, { pricePerMillion: 20 })))
    const text = 'Press ⟦1⟧R&D <now>⟦/1⟧⟦2/⟧'
    const results = await tried(
      added.map(({ uuid }) => uuid),
      [text, 'Open'],
    )
    const prefixes = { DEEPL: 'ES', GOOGLE: 'es', LIBRETRANSLATE: 'es', OPENAI: 'small' }
    expect(results.map(({ name, texts }) => [name, texts])).toEqual(
      kinds.map((kind) => [kind, [text, 'Open'].map((source) => ({ target: `${prefixes[kind]}: ${source}` }))]),
    )
    expect(results[0]).toMatchObject({ characters: 30, tokens: 0, cost: (30 * 20) / 1_000_000 })
    expect(results[3]).toMatchObject({ tokens: 100, cost: (100 * 20) / 1_000_000 })
    expect(results[3]?.prompt).toContain('from English to Spanish')
    expect((await listed()).map(({ usedCharacters }) => usedCharacters)).toEqual([30, 30, 30, 30])
  })

  it('a language goes to each provider in its own code, and one that it lacks is said instead of another', async () => {
    const added = await Promise.all((['DEEPL', 'GOOGLE', 'LIBRETRANSLATE'] as const).map((kind) => add(kind)))
    const into = async (targetLocale: string) => {
      const results = await tried(
        added.map(({ uuid }) => uuid),
        ['Open'],
        { targetLocale },
      )
      return results.map(({ texts }) => texts[0]?.target ?? texts[0]?.problem)
    }
    expect(await into('zh_hk')).toEqual(['ZH-HANT: Open', 'zh-TW: Open', 'zt: Open'])
    expect(await into('pt_pt')).toEqual(['PT-PT: Open', 'pt-PT: Open', 'pt: Open'])
    expect(await into('fr_ca')).toEqual(['FR: Open', 'fr-CA: Open', 'fr: Open'])
    expect(await into('sr_latn')).toEqual(['LANGUAGE', 'LANGUAGE', 'LANGUAGE'])
    peers.DEEPL.lacks = 'KHW'
    peers.GOOGLE.lacks = 'khw'
    peers.LIBRETRANSLATE.lacks = 'khw'
    expect(await into('khw')).toEqual(['LANGUAGE', 'LANGUAGE', 'LANGUAGE'])
    expect((await listed()).map(({ failingSince }) => failingSince ?? null)).toEqual([null, null, null])
  })

  it('a prompt can be tried before it is saved, and what an example says isn’t a placeholder', async () => {
    const { uuid } = await add('OPENAI')
    const [result] = await tried([uuid], ['Open'], { prompt: 'From {sourceLanguage}: {examples}' })
    expect(result?.prompt).toBe('From English: (none)')
    const examples = [{ source: '{examples}', target: '{targetLanguage}' }]
    expect(filledPrompt('{examples}', { ...pair, examples, terms: [] })).toBe('- {examples} → {targetLanguage}')
  })

  describe('terms in the prompt', async () => {
    const glossary = bodyOf<{ uuid: string }>(
      await test.call(manager, 'POST', '/api/v3/glossary', { name: 'Interface', languages: ['en', 'es'] }),
    )
    const term = async (body: object) =>
      bodyOf<{ conceptUuid: string }>(
        await test.call(manager, 'POST', '/api/v3/glossary/term', { status: 'Approved', ...body }),
      )
    const concept = async (source: object, ...targets: object[]) => {
      const { conceptUuid } = await term({ glossaryUuid: glossary.uuid, language: 'en', ...source })
      for (const target of targets) await term({ conceptUuid, language: 'es', ...target })
    }
    await concept({ text: 'file' }, { text: 'archivo' }, { text: 'fichero', forbidden: true })
    await concept({ text: 'Dragoman', dnt: true })
    await concept({ text: 'folder' }, { text: 'carpeta', status: 'New' })
    await concept({ text: 'vault', internal: true }, { text: 'bóveda' })
    const expected = '- Dragoman (keep it as it is)\n- file → archivo (never fichero)'
    const sources = ['Dragoman files in a folder of the vault', 'Close']
    const prompts = () =>
      peers.OPENAI.asked
        .filter(({ path }) => path === 'POST /chat/completions')
        .map(({ body }) => (body['messages'] as { content: string }[])[0]!.content)

    it('a trial tells a language model the terms of chosen glossaries that stand in the segment', async () => {
      const { uuid } = await add('OPENAI')
      const more = { prompt: '{terms}', glossaryUuids: [glossary.uuid] }
      expect((await tried([uuid], [sources[0]!], more))[0]?.prompt).toBe(expected)
      expect((await tried([uuid], [sources[1]!], more))[0]?.prompt).toBe('(none)')
      expect((await tried([uuid], [sources[0]!], { prompt: '{terms}' }))[0]?.prompt).toBe('(none)')
      const unknown = { engineUuids: [uuid], texts: ['x'], ...pair, glossaryUuids: [place.accountId] }
      expect((await test.call(accountAdmin, 'POST', `${engines}/try`, unknown)).status).toBe(404)
    })

    it('pre-translation and suggestions tell it those of the project, each segment its own', async () => {
      await add('OPENAI')
      const strings = { name: 'terms.json', content: JSON.stringify({ a: sources[0], b: sources[1] }) }
      const { uuid } = await steps.draft(manager, [strings], ['es'], ['RAW_MT', 'FULL_POST_EDITING'])
      const binding = new FormData()
      binding.append('glossaries', glossary.uuid)
      bodyOf(await test.call(manager, 'POST', `/api/v3/project/${uuid}/glossaries`, binding))
      bodyOf(await steps.move(manager, uuid, 'PENDING'))
      const before = prompts().length
      bodyOf(await steps.move(manager, uuid, 'APPROVED'))
      await test.idle()
      const told = prompts().slice(before)
      expect(told).toHaveLength(2)
      expect(told[0]).toContain(`Use these terms:\n${expected}\nEarlier`)
      expect(told[1]).toContain('Use these terms:\n(none)\n')
      const [workUnit] = await test.db.select().from(workUnits).where(eq(workUnits.projectId, uuid))
      const [row] = await test.db
        .select()
        .from(segments)
        .where(eq(segments.workUnitId, workUnit!.id))
        .orderBy(segments.index)
      const suggestion = `/api/v1/atlas/work-unit/${workUnit!.id}/segment/${row!.id}/machine-translation`
      bodyOf(await test.call(manager, 'GET', suggestion))
      expect(prompts().at(-1)).toContain(expected)
    })
  })

  it('machine translation is charged by how much of it stays, where that costs less', async () => {
    const ranges = [
      { start: 101, end: 101, type: 'CONTEXT' },
      { start: 100, end: 100, type: 'EXACT' },
      { start: 100, end: 100, type: 'REPETITION' },
      { start: 60, end: 99, type: 'FUZZY' },
      { start: 0, end: 59, type: 'FUZZY' },
    ]
    const shares: Record<string, object> = {
      'EXACT 100': { tmFactor: 0.2, mtFactor: 0.1 },
      'FUZZY 60': { tmFactor: 0.5, mtFactor: 0.3 },
      'FUZZY 0': { tmFactor: 1, mtFactor: 0.6 },
    }
    const items = ranges.map(({ start, end, type }) => ({
      range: { start, end },
      type,
      tmFactor: 0.2,
      ...shares[`${type} ${start}`],
    }))
    const workflows = ['RAW_MT', 'FULL_POST_EDITING']
    const body = {
      name: 'Post-editing',
      matchRanges: ranges,
      orgUnitUuids: [place.orgUnitId],
      netRateWorkflows: workflows.map((workflow) => ({ workflow, netRateWorkflowItems: items })),
    }
    bodyOf(await test.call(accountAdmin, 'POST', '/api/v3/net-rate-settings', body), 201)
    await add('DEEPL')
    peers.DEEPL.translate = (text) => `¡${text}!`
    const strings = { name: 'edited.json', content: JSON.stringify({ a: 'Open the file', b: 'Close all the windows' }) }
    const { uuid } = await steps.draft(manager, [strings], ['es'], workflows)
    bodyOf(await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }))
    await steps.costs(manager, uuid)
    const home = `/api/v3/project/${uuid}`
    const lines = bodyOf<{ matchType: string; words: number }[]>(
      await test.call(manager, 'GET', `${home}/costs/lang-pair?sourceLang=en&targetLang=es`),
    )
    // Before it is edited nothing is known of it.
    expect([...new Set(lines.filter(({ words }) => words > 0).map(({ matchType }) => matchType))]).toEqual(['MT-0-59'])
    bodyOf(await steps.move(manager, uuid, 'APPROVED'))
    await test.idle()
    const [workUnit] = await test.db.select().from(workUnits).where(eq(workUnits.projectId, uuid))
    const rows = await test.db
      .select()
      .from(segments)
      .where(eq(segments.workUnitId, workUnit!.id))
      .orderBy(segments.index)
    expect(rows.map(({ machineTarget }) => machineTarget)).toEqual(['¡Open the file!', '¡Close all the windows!'])
    for (const [at, target] of ['¡Open the file!', 'Cierra las ventanas'].entries())
      await test.db.update(segments).set({ target, confirmed: true }).where(eq(segments.id, rows[at]!.id))
    const analysed = async (more: object) => {
      const { id } = bodyOf<{ id: string }>(
        await test.call(manager, 'POST', `${home}/logfile`, { genesisWorkflows: ['FULL_POST_EDITING'], ...more }),
      )
      await test.idle()
      const path = `${home}/logfile/${id}/breakdown-by-locale?targetLocale=es`
      const { itemsByLangPair } = bodyOf<Logfile>(await test.call(manager, 'GET', path))
      return itemsByLangPair![0]!.analysisTotals
        .filter(({ totalWords }) => totalWords > 0)
        .map(({ matchLabel, analysisItemType, totalWords, netRateFactor }) => [
          matchLabel,
          analysisItemType,
          totalWords,
          netRateFactor,
        ])
    }
    expect(await analysed({})).toEqual([
      ['MT-100-100', 'MT', 3, 0.1],
      ['MT-0-59', 'MT', 4, 0.6],
    ])
    const untouched = [['MT-0-59', 'MT', 7, 0.6]]
    expect(await analysed({ type: 'PRE_ANALYSIS' })).toEqual(untouched)
    expect(await analysed({ calculateMachineTranslationReuse: false })).toEqual([['0-59', 'NEW', 7, 1]])

    const setting = `/api/v3/account/${place.accountId}/costs-logfile-type?value=`
    const priced = async (type: string) => {
      bodyOf(await test.call(accountAdmin, 'PUT', `${setting}${type}`))
      bodyOf(await test.call(manager, 'POST', `${home}/recalculate/costs`))
      return (await steps.costs(manager, uuid)).totalCost
    }
    const [before, after] = [await priced('PRE_ANALYSIS'), await priced('POST_ANALYSIS')]
    expect(after).toBeLessThan(before)
    expect(await priced('BY_STATUS')).toBe(after)
  })

  it('an outage passes the texts to the next engine, is shown, and ends with the next translation', async () => {
    await add('DEEPL', { position: 1 })
    await add('GOOGLE', { position: 2 })
    peers.DEEPL.fails = 503
    peers.DEEPL.asked.length = 0
    expect(await translate(['Open'])).toEqual([{ target: 'es: Open', engineName: 'GOOGLE' }])
    // Tried three times, since an outage may pass.
    expect(peers.DEEPL.asked).toHaveLength(3)
    const [failing, working] = await listed()
    expect(failing).toMatchObject({ problem: 'UNREACHABLE', failingSince: expect.any(Number), usedCharacters: 0 })
    expect(working?.problem).toBeUndefined()
    peers.DEEPL.fails = 0
    expect(await translate(['Open'])).toEqual([{ target: 'ES: Open', engineName: 'DEEPL' }])
    expect((await listed())[0]?.failingSince).toBeUndefined()
  })

  it('a translation that has lost an inline tag is refused', async () => {
    await add('DEEPL')
    peers.DEEPL.translate = () => 'Pulse'
    expect(await translate(['Press ⟦1⟧here⟦/1⟧', 'Press'])).toEqual([
      { problem: 'TAGS' },
      { target: 'Pulse', engineName: 'DEEPL' },
    ])
  })

  it.each([
    ['⟦1⟧⟦/1⟧Pulse aquí', 'Press ⟦1⟧here⟦/1⟧'],
    ['Pulse aquí⟦1⟧ ⟦/1⟧', 'Press ⟦1⟧here⟦/1⟧'],
    ['⟦1/⟧⟦2/⟧ archivos de carpetas', '⟦1/⟧ files in ⟦2/⟧ folders'],
    ['archivos de carpetas ⟦1/⟧ ⟦2/⟧', '⟦1/⟧ files in ⟦2/⟧ folders'],
  ])('the translation %j, whose tags no longer hold what they held, is refused', async (target, source) => {
    await add('DEEPL')
    peers.DEEPL.translate = () => toMarkup(target)
    expect(await translate([source])).toEqual([{ problem: 'TAGS' }])
  })

  it.each([
    ['⟦1⟧Aquí⟦/1⟧ pulse', 'Press ⟦1⟧here⟦/1⟧'],
    ['⟦1/⟧を削除しますか?', 'Delete ⟦1/⟧?'],
    ['⟦1⟧⟦/1⟧Abrir', '⟦1⟧⟦/1⟧Open'],
    ['⟦1/⟧⟦2/⟧ Abrir', '⟦1/⟧⟦2/⟧ Open'],
    ['在⟦2/⟧⟦1/⟧文件', '⟦1/⟧ files in ⟦2/⟧'],
  ])('the translation %j, whose tags moved with their words, is kept', async (target, source) => {
    await add('DEEPL')
    peers.DEEPL.translate = () => toMarkup(target)
    expect(await translate([source])).toEqual([{ target, engineName: 'DEEPL' }])
  })

  it('an engine stops where the budget of the month ends, also for two at once', async () => {
    await add('DEEPL', { monthlyCharacters: 10 })
    const results = (await Promise.all([translate(['12345678']), translate(['12345678'])])).flat()
    expect(results.filter(({ target }) => target !== undefined)).toHaveLength(1)
    expect(results.filter(({ problem }) => problem === 'BUDGET')).toHaveLength(1)
    expect((await listed())[0]?.usedCharacters).toBe(8)
  })

  it('an engine is sent no more requests a minute than its limit, and what is too much is for the next one', async () => {
    await add('DEEPL', { position: 1, requestsPerMinute: 1 })
    await add('GOOGLE', { position: 2, requestsPerMinute: 60_000 })
    const names = []
    for (let time = 0; time < 3; time += 1) names.push((await translate(['Open']))[0]?.engineName)
    expect(names).toEqual(['DEEPL', 'GOOGLE', 'GOOGLE'])
    const [paced] = await listed()
    expect(paced).toMatchObject({ requestsPerMinute: 1, usedCharacters: 4 })
    // Its own limit isn't an outage.
    expect(paced?.problem).toBeUndefined()
  })

  it('an engine of an organizational unit comes first, and others than the language pair are left out', async () => {
    await add('GOOGLE', { position: 1 })
    await add('DEEPL', { position: 9, orgUnitUuid: place.orgUnitId, targetLocale: 'es' })
    await add('LIBRETRANSLATE', { position: 1, orgUnitUuid: place.orgUnitId, targetLocale: 'fr' })
    await add('OPENAI', { position: 2, enabled: false })
    const wanted = { orgUnitId: place.orgUnitId, sourceLocale: 'en', targetLocale: 'es_mx' }
    const found = await findEngines(test.db, place.accountId, wanted)
    expect(found.map(({ name }) => name)).toEqual(['DEEPL', 'GOOGLE'])
  })

  describe('a step of raw machine translation', () => {
    type Told = { event: string; userId: string | null; detail: Record<string, unknown> | null }
    const started = async (strings: object, workflows = ['RAW_MT', 'FULL_POST_EDITING']) => {
      const file = { name: 'strings.json', content: JSON.stringify(strings) }
      const { uuid } = await steps.draft(manager, [file], ['es'], workflows)
      bodyOf(await steps.move(manager, uuid, 'PENDING'))
      bodyOf(await steps.move(manager, uuid, 'APPROVED'))
      await test.idle()
      return uuid
    }
    const tasksOf = async (projectUuid: string) => {
      const found = await test.call(manager, 'GET', `/api/v3/task?projectUuid=${projectUuid}`)
      return bodyOf<{ content: Task[] }>(found).content.toSorted((a, b) => a.sequence - b.sequence)
    }
    const segmentsOf = async (workUnitUuid: string) =>
      bodyOf<{ content: Segment[] }>(await test.call(manager, 'GET', `/api/v1/atlas/work-unit/${workUnitUuid}/segment`))
        .content
    const told = async (projectUuid: string): Promise<Told[]> =>
      test.db
        .select({ event: journal.event, userId: journal.userId, detail: journal.detail })
        .from(journal)
        .where(eq(journal.projectId, projectUuid))
        .orderBy(journal.id)
    const move = (as: typeof manager, taskUuid: string, body: object) =>
      test.call(as, 'POST', `/api/v3/task/${taskUuid}/status-update`, body)

    it('is confirmed and delivered by the machine, and the next step can begin', async () => {
      await add('DEEPL')
      peers.DEEPL.translate = (text) => `¡${text}!`
      const uuid = await started({ open: 'Open', close: 'Close' })
      const [raw, next] = await tasksOf(uuid)
      expect(raw).toMatchObject({ status: 'DELIVERED', assignment: 'MACHINE' })
      expect(raw?.assignee).toBeUndefined()
      expect(next).toMatchObject({ status: 'PENDING', assignment: 'UNASSIGNED' })
      expect(next?.waitingFor).toBeUndefined()
      const rows = await segmentsOf(raw!.workUnit.uuid)
      expect(rows.map(({ target, origin, confirmed }) => [target, origin, confirmed])).toEqual([
        ['¡Open!', 'MT', false],
        ['¡Close!', 'MT', false],
      ])
      const moves = (await told(uuid)).filter(({ detail }) => detail?.['byMachine'] === true)
      expect(moves.map(({ event, userId, detail }) => [event, userId, detail?.['event']])).toEqual([
        ['SEGMENTS_PRE_TRANSLATED', null, undefined],
        ['TASK_STATUS_CHANGED', null, 'ACCEPTED'],
        ['TASK_STATUS_CHANGED', null, 'DELIVERED'],
      ])
      const body = await test.call(accountAdmin, 'POST', `/api/v3/task/${next!.uuid}/assignment/${linguistA.id}`)
      expect(body.status).toBeLessThan(300)
      bodyOf(await move(linguistA, next!.uuid, { status: 'APPROVED' }))
    })

    it('stays open for a linguist where the engine left a text, with all else confirmed', async () => {
      await add('DEEPL')
      peers.DEEPL.translate = (text) => (text === 'Close' ? '' : `¡${text}!`)
      const uuid = await started({ open: 'Open', close: 'Close' })
      const [raw] = await tasksOf(uuid)
      expect(raw).toMatchObject({ status: 'PENDING', assignment: 'UNASSIGNED', workflow: { editorEnabled: true } })
      const rows = await segmentsOf(raw!.workUnit.uuid)
      expect(rows.map(({ target, confirmed }) => [target, confirmed])).toEqual([
        ['¡Open!', true],
        ['', false],
      ])
      expect((await told(uuid)).filter(({ event }) => event.startsWith('MACHINE'))).toMatchObject([
        { detail: { segments: 1 } },
      ])
      const suggestion = `/api/v1/atlas/work-unit/${raw!.workUnit.uuid}/segment/${rows[0]!.id}/machine-translation`
      expect(bodyOf(await test.call(manager, 'GET', suggestion))).toEqual({ target: '¡Open!', engineName: 'DEEPL' })
      expect((await test.call(stranger, 'GET', suggestion)).status).toBe(404)
      bodyOf(await test.call(manager, 'POST', `/api/v3/task/${raw!.uuid}/assignment/${linguistA.id}`))
      bodyOf(await move(linguistA, raw!.uuid, { status: 'APPROVED' }))
      const save = `/api/v1/atlas/work-unit/${raw!.workUnit.uuid}/segment/${rows[1]!.id}`
      const saved = { target: 'Cerrar', confirmed: true, version: rows[1]!.version }
      bodyOf(await test.call(linguistA, 'PUT', save, saved))
      bodyOf(await move(linguistA, raw!.uuid, { status: 'DELIVERED' }))
    })

    it('stays with a linguist who has accepted it, and is filled if one was only assigned', async () => {
      await add('DEEPL')
      peers.DEEPL.fails = 503
      const uuid = await started({ open: 'Open' })
      const [raw] = await tasksOf(uuid)
      expect(raw).toMatchObject({ status: 'PENDING' })
      bodyOf(await test.call(manager, 'POST', `/api/v3/task/${raw!.uuid}/assignment/${linguistA.id}`))
      peers.DEEPL.fails = 0
      const memories = `/api/v3/project/${uuid}/translation-memory`
      bodyOf(await test.call(manager, 'POST', memories, []))
      await test.idle()
      expect((await tasksOf(uuid))[0]).toMatchObject({ status: 'DELIVERED', assignment: 'MACHINE' })
    })

    it('can be opened again, then for a linguist, and a delivered project is what machines alone have done', async () => {
      await add('DEEPL')
      const uuid = await started({ open: 'Open' }, ['RAW_MT'])
      const [raw] = await tasksOf(uuid)
      expect((await steps.get(manager, uuid)).status).toBe('DELIVERED')
      bodyOf(await move(manager, raw!.uuid, { status: 'APPROVED', reason: 'A person shall look at it.' }))
      expect((await tasksOf(uuid))[0]).toMatchObject({ status: 'PENDING', assignment: 'UNASSIGNED' })
      bodyOf(await test.call(manager, 'POST', `/api/v3/task/${raw!.uuid}/assignment/${linguistA.id}`))
      bodyOf(await move(linguistA, raw!.uuid, { status: 'APPROVED' }))
      bodyOf(await move(linguistA, raw!.uuid, { status: 'DELIVERED' }))
      expect((await steps.get(manager, uuid)).status).toBe('DELIVERED')
    })

    it('begins when the step before is delivered, where it is a later one', async () => {
      await add('DEEPL')
      const uuid = await started({ open: 'Open' }, ['TRANSLATION', 'RAW_MT', 'REVIEW'])
      const [translation] = await tasksOf(uuid)
      const [row] = await segmentsOf(translation!.workUnit.uuid)
      bodyOf(await test.call(manager, 'POST', `/api/v3/task/${translation!.uuid}/assignment/${linguistA.id}`))
      bodyOf(await move(linguistA, translation!.uuid, { status: 'APPROVED' }))
      const save = `/api/v1/atlas/work-unit/${translation!.workUnit.uuid}/segment/${row!.id}`
      bodyOf(await test.call(linguistA, 'PUT', save, { target: 'Abrir', confirmed: true, version: row!.version }))
      bodyOf(await move(linguistA, translation!.uuid, { status: 'DELIVERED' }))
      await test.idle()
      const [, raw, review] = await tasksOf(uuid)
      expect(raw).toMatchObject({ status: 'DELIVERED', assignment: 'MACHINE' })
      expect(review?.waitingFor).toBeUndefined()
      expect((await segmentsOf(review!.workUnit.uuid))[0]).toMatchObject({ target: 'Abrir', confirmed: false })
    })
  })
})

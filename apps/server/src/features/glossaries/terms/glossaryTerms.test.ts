import type { GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { DuplicatedTerms, GlossaryTerm, TermMatch, TermPair } from '@dragoman/sdk/operations/glossaryTerms'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { journal } from '../../../kernel/tables.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/people.ts'
import { bodyOf, projectSteps } from '../../../testing/projects.ts'
import { seedMemory, seedWork } from '../../../testing/work.ts'
import { projectGlossaries } from '../../context/tables.ts'

const test = await openTestApp()
const { manager, linguistA, client, stranger } = test.people
const steps = projectSteps(test)
const base = '/api/v3/glossary'

const makeGlossary = async (name: string, more: object = {}) =>
  bodyOf<{ uuid: string; bwGlossaryId: number; version: string }>(
    await test.call(manager, 'POST', base, { name, languages: ['en', 'es'], ...more }),
  )
const addTerm = async (body: object, as: Person = manager) =>
  bodyOf<GlossaryTerm>(await test.call(as, 'POST', `${base}/term`, body))
/** A concept of terms by language. */
async function addConcept(glossaryUuid: string, texts: Record<string, string>, more: object = {}) {
  const [[language, text], ...rest] = Object.entries(texts) as [[string, string], ...[string, string][]]
  const first = await addTerm({ glossaryUuid, language, text, status: 'Approved', ...more })
  const { conceptUuid } = first
  const others: GlossaryTerm[] = []
  for (const [locale, word] of rest)
    others.push(await addTerm({ conceptUuid, language: locale, text: word, status: 'Approved' }))
  return [first, ...others] as [GlossaryTerm, ...GlossaryTerm[]]
}
const url = (path: string, query: Record<string, string | string[]>) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) for (const each of [value].flat()) params.append(name, each)
  return `${base}/${path}?${params}`
}
const inSegment = async (query: Record<string, string | string[]>, as: Person = manager) =>
  bodyOf<TermMatch[]>(await test.call(as, 'GET', url('term/search/segment', query)))
const pairs = (matches: readonly TermPair[]) =>
  matches.map(({ sourceTerm, targetTerm }) => [sourceTerm.text, targetTerm?.text])

describe('terms', () => {
  it('a term makes its concept, further terms join it, and the concept goes with the last one', async () => {
    const glossary = await makeGlossary('Life of a term')
    const first = await addTerm({
      glossaryUuid: glossary.uuid,
      language: 'en',
      text: ' File ',
      conceptDefinition: 'What a program stores.',
      part: 'Noun',
      gender: 'Neuter',
    })
    expect(first).toMatchObject({
      text: 'File',
      status: 'New',
      part: 'Noun',
      gender: 'Neutral',
      conceptDefinition: 'What a program stores.',
      glossaryName: 'Life of a term',
      writable: true,
      rtl: false,
      nameCreatedBy: manager.name,
    })
    const second = await addTerm({ conceptId: first.conceptId, language: 'ar', text: 'ملف' })
    expect(second).toMatchObject({ conceptUuid: first.conceptUuid, rtl: true })
    const shown = bodyOf<{ languages: string[]; totalConcepts: number }>(
      await test.call(manager, 'GET', `${base}/${glossary.uuid}`),
    )
    expect(shown).toMatchObject({ languages: ['en', 'es', 'ar'], totalConcepts: 1 })
    const concept = `${base}/concept-entries/${first.conceptId}`
    expect(bodyOf<GlossaryConcept>(await test.call(manager, 'GET', concept)).terms.map(({ text }) => text)).toEqual([
      'ملف',
      'File',
    ])
    const translations = bodyOf<(GlossaryTerm & { glossary: object })[]>(
      await test.call(manager, 'GET', `${base}/term/${first.uuid}/translations`),
    )
    expect(translations).toMatchObject([
      { text: 'ملف', legal: true, concept: { writable: true }, glossary: { langs: ['en', 'es', 'ar'] } },
    ])
    expect((await test.call(manager, 'DELETE', `${base}/term/${first.uuid}`)).status).toBe(204)
    expect((await test.call(manager, 'GET', concept)).status).toBe(200)
    expect((await test.call(manager, 'DELETE', `${base}/term/${second.uuid}`)).status).toBe(204)
    expect((await test.call(manager, 'GET', concept)).status).toBe(404)
    const events = await test.db.select().from(journal).where(eq(journal.entityId, glossary.uuid)).orderBy(journal.id)
    expect(events.map(({ event }) => event)).toEqual([
      'GLOSSARY_CREATED',
      'GLOSSARY_TERM_CREATED',
      'GLOSSARY_TERM_CREATED',
      'GLOSSARY_TERM_REMOVED',
      'GLOSSARY_TERM_REMOVED',
    ])
  })

  it('a term says which of its fields is wrong', async () => {
    const { uuid: glossaryUuid, version } = await makeGlossary('Wrong terms')
    const lists = { uuid: glossaryUuid, customAttributes: [{ name: 'Line', type: 'picklist', value: 'Pro | Home' }] }
    const listed = await test.call(manager, 'PUT', base, lists, { 'if-match': version })
    expect(bodyOf<typeof lists>(listed).customAttributes).toEqual(lists.customAttributes)
    const attribute = (type: string, value: string, name = 'Line') => ({
      glossaryUuid,
      language: 'en',
      text: 'Panel',
      glossaryCustomAttributes: [{ name, type, value }],
    })
    const refusedValue = { errors: [{ field: 'body.glossaryCustomAttributes[0].value' }] }
    const other = await makeGlossary('Another')
    const term = await addTerm({ glossaryUuid, language: 'en', text: 'Menu' })
    const wrong: [object, number, object][] = [
      [{ language: 'en', text: 'Menu' }, 400, { errors: [{ field: 'body.glossaryUuid' }] }],
      [{ glossaryUuid, language: 'tlh', text: 'HIdjolev' }, 400, { errors: [{ field: 'body.language' }] }],
      [{ glossaryUuid, language: 'en', text: '  ' }, 400, { errors: [{ field: 'body.text' }] }],
      [{ glossaryUuid, language: 'en', text: 'x', rtl: true }, 400, { errors: [{ field: 'body.rtl' }] }],
      [
        attribute('picklist', 'Lite'),
        400,
        { message: '“Lite” of “Line” is not one of Pro, Home. Change it, or clear it.', ...refusedValue },
      ],
      [attribute('number', 'many', 'Count'), 400, refusedValue],
      [attribute('date', '2026-02-30', 'Since'), 400, refusedValue],
      [attribute('boolean', 'yes', 'Old'), 400, refusedValue],
      [attribute('picklist', 'Home'), 200, { glossaryCustomAttributes: [{ value: 'Home' }] }],
      [
        { glossaryUuid: other.uuid, conceptUuid: term.conceptUuid, language: 'es', text: 'Menú' },
        400,
        { errors: [{ field: 'body.glossaryUuid' }] },
      ],
      [
        { conceptUuid: term.conceptUuid, language: 'en', text: 'MENU' },
        409,
        { code: 'CONFLICT', data: { uuid: term.uuid } },
      ],
    ]
    for (const [body, status, answer] of wrong)
      expect([body, await test.call(manager, 'POST', `${base}/term`, body)]).toMatchObject([
        body,
        { status, body: answer },
      ])
  })

  it('a locked term is neither changed nor deleted until it is unlocked', async () => {
    const { uuid: glossaryUuid } = await makeGlossary('Locked')
    const term = await addTerm({ glossaryUuid, language: 'en', text: 'Dragoman' })
    const put = async (body: object) => test.call(manager, 'PUT', `${base}/term/${term.uuid}`, body)
    expect(await put({ writable: false })).toMatchObject({ status: 200, body: { writable: false } })
    expect(await put({ note: 'Name' })).toMatchObject({ status: 422, body: { code: 'TERM_LOCKED' } })
    expect(await test.call(manager, 'DELETE', `${base}/term/${term.uuid}`)).toMatchObject({
      status: 422,
      body: { code: 'TERM_LOCKED' },
    })
    expect((await test.call(manager, 'DELETE', `${base}/concept-entries/${term.conceptId}`)).status).toBe(422)
    expect(await put({ writable: true, note: 'Name' })).toMatchObject({ status: 200, body: { note: 'Name' } })
    expect((await test.call(manager, 'DELETE', `${base}/term/${term.uuid}`)).status).toBe(204)
  })

  it('terms for internal use are for managers alone, in every answer', async () => {
    const project = await steps.inWork(
      manager,
      [{ name: 'a.json', content: '{"a": "Open the vault"}' }],
      ['es'],
      ['TRANSLATION'],
    )
    const glossary = await makeGlossary('Internal')
    await addConcept(glossary.uuid, { en: 'vault', es: 'bóveda' }, { internal: true })
    const [open] = await addConcept(glossary.uuid, { en: 'open', es: 'abrir' })
    const binding = new FormData()
    binding.append('glossaries', glossary.uuid)
    await test.call(manager, 'POST', `/api/v3/project/${project.uuid}/glossaries`, binding)
    const workUnitId = project.workUnits[0]!.uuid
    const [task] = bodyOf<{ uuid: string }[]>(await test.call(manager, 'GET', `/api/v3/task/work-unit/${workUnitId}`))
    bodyOf(await test.call(manager, 'POST', `/api/v3/task/${task!.uuid}/assignment/${linguistA.id}`))
    const query = { segment: 'Open the vault', sourceLanguage: 'en', targetLanguage: 'es', workUnitId }
    expect(pairs(await inSegment(query))).toEqual([
      ['open', 'abrir'],
      ['vault', 'bóveda'],
    ])
    const seen = await inSegment(query, linguistA)
    expect(pairs(seen)).toEqual([['open', 'abrir']])
    expect(seen[0]).toMatchObject({ contextProjectId: project.uuid, contextWorkId: workUnitId, start: 0, end: 4 })
    const concepts = bodyOf<{ content: GlossaryConcept[] }>(
      await test.call(linguistA, 'GET', `${base}/${glossary.uuid}/concept-entries?text=vault`),
    )
    expect(concepts.content).toEqual([])
    expect((await test.call(linguistA, 'PUT', `${base}/term/${open.uuid}`, { note: 'x' })).status).toBe(403)
    expect((await test.call(client, 'GET', `${base}/term/${open.uuid}`)).status).toBe(403)
    expect((await test.call(stranger, 'GET', `${base}/term/${open.uuid}`)).status).toBe(404)
  })
})

it('a new project works with the glossaries of its unit that have terms in its source language', async () => {
  const { orgUnitId } = test.people.place
  const orgUnits = [{ uuid: orgUnitId }]
  const own = await makeGlossary('Of the unit', { orgUnits })
  await makeGlossary('Other languages', { orgUnits, languages: ['de', 'fr'] })
  await makeGlossary('Of nobody')
  const listed = async (query: string) => {
    const body = { reference: 'Terms', orgUnitUUID: orgUnitId, sourceLocale: 'en_us' }
    const { uuid } = bodyOf<{ uuid: string }>(await test.call(manager, 'POST', `/api/v3/project${query}`, body), 201)
    return bodyOf<{ uuid: string }[]>(await test.call(manager, 'GET', `/api/v3/project/${uuid}/glossaries`))
  }
  expect((await listed('?inferDefaultSettings=true')).map(({ uuid }) => uuid)).toEqual([own.uuid])
  expect(await listed('')).toEqual([])
})

describe('terms in a text', async () => {
  const glossary = await makeGlossary('Forms', { languages: ['en', 'de', 'ja'] })
  await addConcept(glossary.uuid, { en: 'city', de: 'Stadt', ja: '都市' })
  await addConcept(glossary.uuid, { en: 'electronic signature', de: 'elektronische Unterschrift', ja: '電子署名' })
  await addConcept(glossary.uuid, { en: 'signature', de: 'Unterschrift', ja: '署名' })
  await addConcept(glossary.uuid, { en: 'sign in', de: 'anmelden' })
  await addConcept(glossary.uuid, { en: 'C++', de: 'C++' })
  await addConcept(glossary.uuid, { en: 'Polish', de: 'Polnisch' }, { caseSensitive: true })
  await addConcept(glossary.uuid, { en: 'Port', de: 'Hafen' }, { exactMatch: true })
  const glossaryUuids = [glossary.uuid]
  const found = async (text: string, sourceLanguage = 'en', targetLanguage = 'de') =>
    pairs(
      bodyOf<TermMatch[]>(
        await test.call(
          manager,
          'GET',
          url('term/recognition', { text, glossaryUuids, sourceLanguage, targetLanguage }),
        ),
      ),
    )

  it.each<[text: string, found: [string, string | undefined][], from?: string, to?: string]>([
    ['Both cities are listed.', [['city', 'Stadt']]],
    ['⟦1⟧CITY⟦/1⟧', [['city', 'Stadt']]],
    ['Capacity', []],
    [
      'Electronic signatures and a signature',
      [
        ['electronic signature', 'elektronische Unterschrift'],
        ['signature', 'Unterschrift'],
      ],
    ],
    ['Electronic signatures', [['electronic signature', 'elektronische Unterschrift']]],
    ['electronic, signature', [['signature', 'Unterschrift']]],
    ['The sign-in page; signing in', [['sign in', 'anmelden']]],
    ['Written in C++.', [['C++', 'C++']]],
    ['C#', []],
    ['polish the text', []],
    ['the Polish text', [['Polish', 'Polnisch']]],
    ['port and Ports', [['Port', 'Hafen']]],
    ['Ports', []],
    [
      'Wir brauchen zwei elektronische Unterschriften',
      [['elektronische Unterschrift', 'electronic signature']],
      'de_at',
      'en_us',
    ],
    [
      '大都市と電子署名',
      [
        ['都市', 'city'],
        ['電子署名', 'electronic signature'],
      ],
      'ja',
      'en',
    ],
    ['city', [['city', undefined]], 'en', 'fr'],
  ])('%s', async (text, expected, from, to) => expect(await found(text, from, to)).toEqual(expected))

  it('can be narrowed to a place, a form, and a status', async () => {
    const query = { segment: 'Cities sign a signature', sourceLanguage: 'en', glossaryIds: [glossary.uuid] }
    const texts = async (more: object) =>
      (await inSegment({ ...query, ...more })).map(({ sourceTerm }) => sourceTerm.text)
    expect(await texts({})).toEqual(['city', 'signature'])
    expect(await texts({ matchType: 'StartsWith' })).toEqual(['city'])
    expect(await texts({ matchType: 'EndsWith' })).toEqual(['signature'])
    expect(await texts({ matchType: 'ExactMatch' })).toEqual(['signature'])
    expect(await texts({ statusList: ['New'] })).toEqual([])
  })
})

describe('search', async () => {
  const glossary = await makeGlossary('Search', { domain: 'Harbors' })
  await addConcept(glossary.uuid, { en: 'Harbor 100%', es: 'puerto' })
  await addConcept(glossary.uuid, { en: 'harbor master' }, { status: 'New' })
  const [beside, elsewhere] = [await seedWork(test.db, test.people), await seedWork(test.db, test.people)]
  const boundMemory = await seedMemory(test.db, test.people, beside.projectId)
  const otherMemory = await seedMemory(test.db, test.people, elsewhere.projectId)
  await test.db
    .insert(projectGlossaries)
    .values({ projectId: beside.projectId, glossaryId: glossary.uuid, position: 0 })
  const search = async (query: Record<string, string>) =>
    bodyOf<{ content: TermPair[]; totalElements: number }>(
      await test.call(
        manager,
        'GET',
        url('term/search/params', { queryLocale: 'en', targetLocale: 'es', glossaryIds: glossary.uuid, ...query }),
      ),
    )

  it.each<[query: Record<string, string>, texts: string[]]>([
    [{ query: 'harbor' }, ['Harbor 100%', 'harbor master']],
    [{ query: 'harbor', sortDirection: 'DESC' }, ['harbor master', 'Harbor 100%']],
    [{ query: 'harbor', ignoreCase: 'false' }, ['harbor master']],
    [{ query: '0%' }, ['Harbor 100%']],
    [{ query: '1_0' }, []],
    [{ query: 'HARBOR', matchType: 'StartsWith', aligned: 'true' }, ['Harbor 100%']],
    [{ query: 'master', matchType: 'EndsWith' }, ['harbor master']],
    [{ query: 'harbor', matchType: 'ExactMatch' }, []],
    [{ query: 'harbor', reviewed: 'true' }, ['Harbor 100%']],
    [{ query: 'harbor', statusList: 'New' }, ['harbor master']],
    [{ query: 'harbor', domain: 'Harbors' }, ['Harbor 100%', 'harbor master']],
    [{ query: 'harbor', domain: 'Law' }, []],
    [{ query: 'harbor', rtl: 'false' }, ['Harbor 100%', 'harbor master']],
    [{ query: 'harbor', rtl: 'true' }, []],
    [{ query: 'harbor', tmId: boundMemory }, ['Harbor 100%', 'harbor master']],
    [{ query: 'harbor', tmId: otherMemory }, []],
    [{ query: 'harbor', pageSize: '1', page: '1' }, ['harbor master']],
  ])('%o finds %o', async (query, texts) => {
    const { content } = await search(query)
    expect(content.map(({ sourceTerm }) => sourceTerm.text)).toEqual(texts)
  })

  it('terms that are there already are found before they are written twice', async () => {
    const check = async (more: object) =>
      bodyOf<DuplicatedTerms>(
        await test.call(manager, 'POST', `${base}/term/check-duplicated`, {
          glossaryIds: [glossary.uuid],
          sourceLanguage: 'en',
          sourceTerm: 'HARBOR MASTER',
          ...more,
        }),
      )
    expect(await check({})).toMatchObject({ duplicated: true, terms: [{ text: 'harbor master' }] })
    expect(await check({ overrideDuplicated: true })).toMatchObject({ duplicated: false, terms: [{}] })
    expect(await check({ targetLanguage: 'es', targetTerm: 'capitán' })).toEqual({ duplicated: false, terms: [] })
    expect(await check({ sourceTerm: 'harbor 100%', targetLanguage: 'es', targetTerm: 'Puerto' })).toMatchObject({
      duplicated: true,
    })
  })

  it('the concepts of a glossary are filtered by what their terms are', async () => {
    const list = async (query: string) =>
      bodyOf<{ content: GlossaryConcept[] }>(
        await test.call(manager, 'GET', `${base}/${glossary.uuid}/concept-entries?${query}`),
      ).content.map(({ terms }) => terms[0]?.text)
    expect(await list('')).toEqual(['harbor master', 'Harbor 100%'])
    expect(await list('sort=createdDate,asc')).toEqual(['Harbor 100%', 'harbor master'])
    expect(await list('missing=es')).toEqual(['harbor master'])
    expect(await list('language=es')).toEqual(['Harbor 100%'])
    expect(await list('status=New')).toEqual(['harbor master'])
    expect(await list('text=PUERTO')).toEqual(['Harbor 100%'])
    expect(await list(`createdBy=${linguistA.id}`)).toEqual([])
    expect(await list('createdAtEnd=1')).toEqual([])
  })
})

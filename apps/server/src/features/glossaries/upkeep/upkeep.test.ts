import type { ConceptImage, Glossary, GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type {
  ConceptChangePage,
  ConceptLink,
  ConceptMerge,
  ConceptMergePreview,
  ConceptUsage,
  DuplicateGroupPage,
  GlossaryCoverage,
} from '@dragoman/sdk/operations/glossaryConcepts'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import type { TermRequest, TermRequestRef } from '@dragoman/sdk/operations/termRequests'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/people.ts'
import { bodyOf, projectSteps } from '../../../testing/projects.ts'
import { acceptedBy, seedWork } from '../../../testing/work.ts'
import { projectGlossaries } from '../../context/tables.ts'

const test = await openTestApp()
const { manager, linguistA, stranger } = test.people
const base = '/api/v3/glossary'

type Texts = Record<string, string | object>

/** A glossary of concepts, each given by its terms. */
async function seed(name: string, concepts: readonly Texts[]) {
  const made = await test.call(manager, 'POST', base, { name, languages: ['en', 'de', 'fr'] })
  const { uuid } = bodyOf<{ uuid: string }>(made)
  const ids: string[] = []
  for (const texts of concepts) {
    let place: object = { glossaryUuid: uuid }
    for (const [language, given] of Object.entries(texts)) {
      const own = typeof given === 'string' ? { text: given } : given
      const body = { ...place, language: language.slice(0, 2), ...own }
      const { conceptUuid } = bodyOf<GlossaryTerm>(await test.call(manager, 'POST', `${base}/term`, body))
      place = { conceptUuid }
    }
    ids.push((place as { conceptUuid: string }).conceptUuid)
  }
  return { uuid, ids }
}
const get = async <Answer>(path: string, as: Person = manager) =>
  bodyOf<Answer>(await test.call(as, 'GET', `${base}/${path}`))
const post = (path: string, body?: object) => test.call(manager, 'POST', `${base}/${path}`, body)
const groupsOf = async (glossary: string, query: string) => {
  const { content, counts } = await get<DuplicateGroupPage>(`${glossary}/duplicates?${query}`)
  return { groups: content.map(({ text, total }) => [text, total]), content, counts }
}
const conceptsOf = async (glossary: string) =>
  (await get<{ content: GlossaryConcept[] }>(`${glossary}/concept-entries?sort=createdDate,asc`)).content
const textsOf = (concepts: readonly GlossaryConcept[]) =>
  concepts.map(({ terms }) => terms.map(({ language, text }) => `${language} ${text}`))

describe('duplicates', () => {
  it('concepts with the same term, a similar one, or the same translation are groups, until they are kept apart', async () => {
    const { uuid, ids } = await seed('Alike', [
      { en: 'yaw brake', de: 'Azimutbremse' },
      { en: 'Yaw Brake', de: 'Gierbremse' },
      { en: 'oil filter' },
      { en: 'oil-filters' },
      { en: 'café' },
      { en: 'cafe' },
      { en: 'rotor', fr: 'rotor de tête' },
      { en: 'hub', fr: 'Rotor de tête' },
      { en: 'tower' },
      { en: 'Tower', en2: { text: 'pole', forbidden: true } },
      { en: 'pole' },
    ])
    const same = await groupsOf(uuid, 'kind=SAME')
    expect(same.groups).toEqual([
      ['tower', 2],
      ['yaw brake', 2],
    ])
    expect(same.content.map(({ clashes }) => clashes)).toEqual([[], ['de']])
    expect((await groupsOf(uuid, 'kind=NEAR')).groups).toEqual([
      ['café', 2],
      ['oil filter', 2],
    ])
    expect((await groupsOf(uuid, 'kind=TRANSLATION')).groups).toEqual([['rotor de tête', 2]])

    await post(`${uuid}/keep-apart`, { conceptUuids: ids.slice(0, 2), apart: true })
    const left = await groupsOf(uuid, 'kind=SAME')
    expect(left.groups).toEqual([['tower', 2]])
    expect(left.counts[0]).toEqual({ kind: 'SAME', groups: 1, apart: 1 })
    expect((await groupsOf(uuid, 'kind=SAME&apart=true')).groups).toEqual([['yaw brake', 2]])
    await post(`${uuid}/keep-apart`, { conceptUuids: ids.slice(0, 2), apart: false })
    expect((await groupsOf(uuid, 'kind=SAME&size=1&page=1')).groups).toEqual([['yaw brake', 2]])
  })
})

describe('a merge', () => {
  it('keeps what its preview shows, and undoing it restores everything', async () => {
    const wide = sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#c33' } })
    const picture = await wide.png().withMetadata({ density: 72 }).toBuffer()
    const image = (content: string | Uint8Array<ArrayBuffer>, description: string) => {
      const form = new FormData()
      form.append('file', new File([content], 'oil.png'))
      form.append('description', description)
      return form
    }
    const { uuid, ids } = await seed('Merged', [
      { en: { text: 'gear oil', note: 'Seldom.', conceptDefinition: 'Oil of a gear.' }, de: 'Getriebeöl' },
      {
        en: { text: 'Gear Oil', usage: 'Refill it.', part: 'Noun', dnt: true, conceptDefinition: 'A lubricant.' },
        fr: 'huile',
      },
      { en: 'gear' },
    ])
    const [, shown2] = await conceptsOf(uuid)
    const images = `concept-entries/${shown2!.id}/images`
    const added = await test.call(manager, 'POST', `${base}/${images}`, image(Uint8Array.from(picture), 'A barrel'))
    const { url } = bodyOf<ConceptImage>(added, 201)
    const kept = await sharp((await test.download(manager, url)).bytes).metadata()
    expect([kept.format, kept.width, kept.height]).toEqual(['webp', 1600, 800])
    for (const other of [linguistA, stranger]) expect((await test.call(other, 'GET', url)).status).toBe(404)
    const drawing = await test.call(manager, 'POST', `${base}/${images}`, image('<svg/>', ''))
    expect([drawing.status, (drawing.body as { message: string }).message]).toEqual([
      400,
      "Can't read this image. Choose a PNG, JPEG, or WebP file.",
    ])
    const before = await conceptsOf(uuid)
    const [first, second] = before
    expect(second!.images).toMatchObject([{ fileName: 'oil.png', description: 'A barrel', width: 1600, height: 800 }])
    const asked = bodyOf<TermRequestRef>(
      await test.call(manager, 'POST', '/api/term-arbitration/request-update', {
        targetConcept: { conceptUuid: ids[1] },
        terms: [{ termUuid: second!.terms[0]!.uuid, language: 'en', note: 'Changed.' }],
      }),
    )
    await test.call(manager, 'POST', `${base}/concept-entries/${second!.id}/links`, {
      kind: 'BROADER',
      conceptUuid: ids[2],
    })

    const body = { conceptUuids: [ids[1], ids[0]] }
    const preview = bodyOf<ConceptMergePreview>(await post(`${uuid}/merges/preview`, body))
    expect(preview).toMatchObject({
      conceptUuid: ids[0],
      definition: 'Oil of a gear.',
      note: 'A lubricant.',
      folded: [{ termUuid: second!.terms[0]!.uuid, intoTermUuid: first!.terms[1]!.uuid, lost: ['text', 'dnt'] }],
      requests: 1,
      links: 1,
    })
    const shown = preview.terms.map(({ language, text, usage, note, part }) => [language, text, usage, note, part])
    expect(shown).toEqual([
      ['de', 'Getriebeöl', '', '', undefined],
      ['en', 'gear oil', 'Refill it.', 'Seldom.', 'Noun'],
      ['fr', 'huile', '', '', undefined],
    ])

    await test.call(manager, 'POST', `${base}/term`, { conceptUuid: ids[0], language: 'de', text: 'Öl' })
    const late = await post(`${uuid}/merges`, { ...body, version: preview.version })
    expect(late.status).toBe(409)
    const now = await conceptsOf(uuid)
    const dropTermUuids = now[0]!.terms.filter(({ text }) => text === 'Öl').map((term) => term.uuid)
    const merge = bodyOf<ConceptMerge>(await post(`${uuid}/merges`, { ...body, dropTermUuids }), 201)
    expect(merge).toMatchObject({ name: 'gear oil', concepts: 2, undone: false })
    const merged = await conceptsOf(uuid)
    expect(textsOf(merged)).toEqual([['de Getriebeöl', 'en gear oil', 'fr huile'], ['en gear']])
    expect(merged.map(({ images: own }) => own.length)).toEqual([1, 0])
    const request = () => get<TermRequest>(`kanban/${asked.uuid}`)
    expect(await request()).toMatchObject({ conceptUuid: ids[0], terms: [{ termUuid: first!.terms[1]!.uuid }] })
    const links = (id: number) => get<ConceptLink[]>(`concept-entries/${id}/links`)
    expect(await links(first!.id)).toMatchObject([{ kind: 'BROADER', name: 'gear' }])

    const undone = bodyOf<ConceptMerge>(await post(`${uuid}/merges/${merge.uuid}/undo`))
    expect(undone.undone).toBe(true)
    expect(await conceptsOf(uuid)).toEqual(now)
    expect(await request()).toMatchObject({ conceptUuid: ids[1], terms: [{ termUuid: second!.terms[0]!.uuid }] })
    expect(await links(second!.id)).toMatchObject([{ kind: 'BROADER', name: 'gear' }])
    expect((await post(`${uuid}/merges/${merge.uuid}/undo`)).status).toBe(409)
    expect((await test.call(manager, 'DELETE', url)).status).toBe(204)
    expect((await test.call(manager, 'GET', url)).status).toBe(404)
  })

  it('gives each request and mark back to its concept, with what was changed since', async () => {
    const { uuid, ids } = await seed('Given back', [
      { en: { text: 'pump', internal: true }, de: 'Pumpe' },
      { en: 'Pump', fr: 'pompe' },
      { en: 'valve', fr: 'Pompe' },
    ])
    const [, second] = await conceptsOf(uuid)
    const [pump, pompe] = second!.terms.map((term) => term.uuid) as [string, string]
    const ask = async (conceptUuid: string, termUuid: string, language: string) => {
      const body = { targetConcept: { conceptUuid }, terms: [{ termUuid, language, note: 'Asked.' }] }
      return bodyOf<TermRequestRef>(await test.call(manager, 'POST', '/api/term-arbitration/request-update', body)).uuid
    }
    const request = (of: string) => get<TermRequest>(`kanban/${of}`)
    const move = async (of: string, lane: string) => (await post(`kanban/${of}/lane`, { lane, reason: 'So.' })).status
    const [open, closed, approved] = [
      await ask(ids[1]!, pump, 'en'),
      await ask(ids[1]!, pump, 'en'),
      await ask(ids[1]!, pompe, 'fr'),
    ]
    expect(await move(closed, 'REJECTED')).toBe(200)
    for (const lane of ['UNDER_REVIEW', 'APPROVED']) expect(await move(approved, lane)).toBe(200)
    await post(`${uuid}/keep-apart`, { conceptUuids: ids.slice(1), apart: true })

    const merge = bodyOf<ConceptMerge>(await post(`${uuid}/merges`, { conceptUuids: ids.slice(0, 2) }), 201)
    expect(merge.name).toBe('Pumpe')
    const [{ uuid: stays } = { uuid: '' }] = (await conceptsOf(uuid))[0]!.terms.filter(({ text }) => text === 'pump')
    const { version } = await request(open)
    const edited = { terms: [{ termUuid: stays, language: 'en', note: 'Edited.' }] }
    const change = await test.call(manager, 'PUT', `${base}/kanban/${open}`, edited, { 'if-match': version })
    expect(change.status).toBe(200)
    const later = await ask(ids[0]!, pompe, 'fr')

    expect((await post(`${uuid}/merges/${merge.uuid}/undo`)).status).toBe(200)
    expect(await request(open)).toMatchObject({ conceptUuid: ids[1], terms: [{ termUuid: pump, note: 'Edited.' }] })
    expect(await request(closed)).toMatchObject({ conceptUuid: ids[1], terms: [{ termUuid: pump }] })
    expect(await request(later)).toMatchObject({ conceptUuid: ids[1] })
    expect((await groupsOf(uuid, 'kind=TRANSLATION&apart=true')).groups).toEqual([['pompe', 2]])

    expect((await post(`${uuid}/merges`, { conceptUuids: ids.slice(0, 2) })).status).toBe(201)
    expect(await move(approved, 'UNDER_REVIEW')).toBe(200)
  })

  it('is refused if a term is locked or no term is left, and can’t be undone once the concept has changed', async () => {
    const { uuid, ids } = await seed('Refused', [{ en: 'hub' }, { en: 'Hub', de: 'Nabe' }])
    const [first, second] = await conceptsOf(uuid)
    const all = [...first!.terms, ...second!.terms].map((term) => term.uuid)
    const refused = async (body: object) => {
      const answer = await post(`${uuid}/merges`, { conceptUuids: ids, ...body })
      return [answer.status, (answer.body as { message: string }).message]
    }
    expect(await refused({ conceptUuids: [ids[0], ids[0]] })).toEqual([400, expect.stringContaining('at least two')])
    expect(await refused({ dropTermUuids: all })).toEqual([400, expect.stringContaining('at least one')])
    const lock = async (writable: boolean) => {
      const { version } = await get<GlossaryTerm>(`term/${all[2]}`)
      const headers = { 'if-match': version }
      expect((await test.call(manager, 'PUT', `${base}/term/${all[2]}`, { writable }, headers)).status).toBe(200)
    }
    await lock(false)
    expect(await refused({})).toEqual([422, 'The term “Hub” is locked. Unlock it before you merge.'])
    await lock(true)
    const merge = bodyOf<ConceptMerge>(await post(`${uuid}/merges`, { conceptUuids: ids }), 201)
    await test.call(manager, 'POST', `${base}/term`, { conceptUuid: ids[0], language: 'fr', text: 'moyeu' })
    expect((await post(`${uuid}/merges/${merge.uuid}/undo`)).status).toBe(409)
    expect(await get<ConceptMerge[]>(`${uuid}/merges`)).toMatchObject([{ uuid: merge.uuid, undone: false }])
  })
})

it('coverage counts what the list of concepts shows', async () => {
  const { uuid } = await seed('Covered', [
    { en: { text: 'tower', status: 'Approved' }, de: 'Turm', de2: 'Mast' },
    { en: 'blade', fr: { text: 'pale', internal: true } },
  ])
  const count = async (query: string, as: Person) =>
    (await get<{ totalElements: number }>(`${uuid}/concept-entries?${query}`, as)).totalElements
  const { concepts, languages } = await get<GlossaryCoverage>(`${uuid}/coverage`)
  expect([concepts, languages.map(({ language }) => language)]).toEqual([2, ['en', 'de', 'fr']])
  for (const { language, missing, statuses } of languages) {
    expect(await count(`missing=${language}`, manager)).toBe(missing)
    for (const each of statuses)
      expect(await count(`language=${language}&status=${each.status}`, manager)).toBe(each.concepts)
  }
  expect(languages.map(({ concepts: own }) => own)).toEqual([2, 1, 1])
  expect((await test.call(linguistA, 'GET', `${base}/${uuid}/coverage`)).status).toBe(404)
})

it('links are seen from both concepts, and never lead back to where they start', async () => {
  const { uuid, ids } = await seed('Linked', [{ de: 'Antrieb', en: 'drive' }, { en: 'yaw drive' }, { en: 'yaw motor' }])
  const numbers = (await conceptsOf(uuid)).map(({ id }) => id) as [number, number, number]
  const link = (from: number, kind: string, to: number) =>
    post(`concept-entries/${numbers[from]}/links`, { kind, conceptUuid: ids[to] })
  const shown = async (at: number) =>
    (await get<ConceptLink[]>(`concept-entries/${numbers[at]}/links`)).map(({ kind, name }) => [kind, name])
  expect((await link(1, 'BROADER', 0)).status).toBe(201)
  expect((await link(1, 'NARROWER', 2)).status).toBe(201)
  expect((await link(0, 'RELATED', 2)).status).toBe(201)
  expect(await shown(0)).toEqual([
    ['NARROWER', 'yaw drive'],
    ['RELATED', 'yaw motor'],
  ])
  expect(await shown(1)).toEqual([
    ['BROADER', 'drive'],
    ['NARROWER', 'yaw motor'],
  ])
  const circle = await post(`${uuid}/merges`, { conceptUuids: [ids[0], ids[2]] })
  expect([circle.status, (await conceptsOf(uuid)).length]).toEqual([409, 3])
  expect((await link(2, 'RELATED', 0)).status).toBe(409)
  expect((await link(0, 'BROADER', 2)).status).toBe(409)
  expect((await link(0, 'RELATED', 0)).status).toBe(400)
  const [first] = await get<ConceptLink[]>(`concept-entries/${numbers[2]}/links`)
  expect(
    (await test.call(manager, 'DELETE', `${base}/concept-entries/${numbers[2]}/links/${first!.uuid}`)).status,
  ).toBe(204)
  expect(await shown(1)).toEqual([['BROADER', 'drive']])
})

it('the history of a concept has each change with its author; only managers read of internal terms and merges', async () => {
  const { uuid, ids } = await seed('Changes', [{ en: 'yaw brake', de: 'Gierbremse' }, { en: 'yaw brakes' }])
  const project = await seedWork(test.db, test.people, {
    task: acceptedBy(linguistA.id),
    targetLocale: 'de',
    segments: [
      { source: 'Check both yaw brakes.', target: 'Prüfen Sie beide Azimutbremsen.', confirmed: true },
      { source: 'Release the yaw brake.', target: 'Lösen Sie den Antrieb.', confirmed: true },
      { source: 'Grease all yaw brakes.', target: 'Grease all yaw brakes.', confirmed: true },
      { source: 'Yawn.', target: 'Gähnen.', confirmed: true },
    ],
  })
  await test.db.insert(projectGlossaries).values({ projectId: project.projectId, glossaryId: uuid, position: 0 })
  const [concept] = await conceptsOf(uuid)
  const [german, english] = concept!.terms
  const path = `${base}/concept-entries/${concept!.id}`
  const put = async (address: string, body: object, version: string) =>
    bodyOf<GlossaryTerm>(await test.call(manager, 'PUT', address, body, { 'if-match': version }))
  await put(`${base}/term/${german!.uuid}`, { text: 'Azimutbremse', part: 'Noun' }, german!.version!)
  const secret = { conceptUuid: ids[0], language: 'cs', text: 'YB-7', internal: true }
  const { uuid: internal } = bodyOf<GlossaryTerm>(await post('term', secret))
  await put(path, { definition: 'Holds the nacelle.' }, concept!.version)
  expect((await test.call(manager, 'DELETE', `${base}/term/${internal}`)).status).toBe(204)
  let late = bodyOf<GlossaryTerm>(await post('term', { ...secret, language: 'fr', text: 'YB-8' }))
  const isInternal = [true, true, false, false]
  for (const [at, text] of ['YB-9', 'YB-10', 'frein', 'frein de lacet'].entries())
    late = await put(`${base}/term/${late.uuid}`, { text, internal: isInternal[at] }, late.version!)
  await post(`${uuid}/merges`, { conceptUuids: ids, dropTermUuids: [english!.uuid] })

  // Of the translations, one follows the term; another is its source.
  const usage = async (as: Person) =>
    (await get<ConceptUsage>(`concept-entries/${concept!.id}/usage`, as)).languages.map(
      ({ language, used, confirmed, followed }) => [language, used, confirmed, followed],
    )
  const counted = [
    ['de', 3, 3, 1],
    ['en', 3, 0, 0],
    ['fr', 0, 0, 0],
  ]
  expect([await usage(manager), await usage(linguistA)]).toEqual([counted, counted])

  const history = async (as: Person) =>
    (await get<ConceptChangePage>(`concept-entries/${concept!.id}/history`, as)).content
  const all = await history(manager)
  expect(all.map(({ event, term }) => [event.replace('GLOSSARY_', ''), term])).toEqual([
    ['CONCEPTS_MERGED', 'Azimutbremse'],
    ['TERM_UPDATED', 'frein de lacet'],
    ['TERM_UPDATED', 'frein'],
    ['TERM_UPDATED', 'YB-10'],
    ['TERM_UPDATED', 'YB-9'],
    ['TERM_CREATED', 'YB-8'],
    ['TERM_REMOVED', 'YB-7'],
    ['CONCEPT_UPDATED', 'YB-7'],
    ['TERM_UPDATED', 'Azimutbremse'],
    // Of the other concept, whose term is this one's now.
    ['TERM_CREATED', 'yaw brakes'],
    ['TERM_CREATED', 'Gierbremse'],
  ])
  expect(all.find(({ termUuid, before }) => termUuid === german!.uuid && before)).toMatchObject({
    by: { uuid: manager.id },
    termUuid: german!.uuid,
    before: { text: 'Gierbremse', part: null },
    after: { text: 'Azimutbremse', part: 'Noun' },
  })
  expect((await history(linguistA)).map(({ event, term }) => [event.replace('GLOSSARY_', ''), term])).toEqual([
    ['TERM_UPDATED', 'frein de lacet'],
    ['CONCEPT_UPDATED', undefined],
    ['TERM_UPDATED', 'Azimutbremse'],
    ['TERM_CREATED', 'yaw brakes'],
    ['TERM_CREATED', 'Gierbremse'],
  ])
  expect((await test.call(stranger, 'GET', `${path}/history`)).status).toBe(404)
})

it('a new project gets the default glossary of the account, of which there is one', async () => {
  const make = (name: string, more: object) =>
    test.call(manager, 'POST', base, { name, languages: ['en'], isDefault: true, ...more })
  const first = bodyOf<Glossary>(await make('First default', {}))
  bodyOf<Glossary>(await make('Second default', {}))
  expect((await get<Glossary>(first.uuid)).isDefault).toBe(false)
  const both = await Promise.all([make('Third default', {}), make('Fourth default', {})])
  const shown = await Promise.all(both.map(async (answer) => get<Glossary>(bodyOf<Glossary>(answer).uuid)))
  expect(shown.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  await make('Last default', {})
  const { uuid } = await projectSteps(test).create(manager, { orgUnitUUID: test.people.place.orgUnitId })
  const ofProject = await test.call(manager, 'GET', `/api/v3/project/${uuid}/glossaries`)
  expect(bodyOf<Glossary[]>(ofProject).map(({ name }) => name)).toEqual(['Last default'])
})

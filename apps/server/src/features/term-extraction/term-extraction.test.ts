import type { LatestTermExtraction, TermCandidate } from '@dragoman/sdk/operations/termExtractions'
import type { TermBulkCreated, TermRequest } from '@dragoman/sdk/operations/termRequests'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { grant } from '../../testing/permissions.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { acceptedBy, seedMemory, seedWork } from '../../testing/work.ts'
import { projectGlossaries } from '../context/tables.ts'
import { translationUnits, translationUnitTargets } from '../memories/tables.ts'

const test = await openTestApp()
const { manager, linguistA, linguistB, client, stranger } = test.people
const { call } = test

const given = [
  {
    source: 'Check the ⟦1⟧cable twist sensor⟦/1⟧ of the tower.',
    target: 'Compruebe el sensor de torsión de la torre.',
  },
  { source: 'Replace the cable twist sensor.', target: 'Sustituya el sensor de torsión.' },
  { source: 'Two cable twist sensors are defective.', target: 'Dos sensores de torsión están defectuosos.' },
  { source: 'Grease pump', target: 'Bomba de grasa' },
  { source: 'Fill the grease pump.', target: 'Llene la bomba de grasa.' },
  { source: 'The grease pumps stand still.', target: 'Las bombas de grasa están paradas.' },
  { source: 'Open the nacelle.', target: 'Abra la góndola.' },
  { source: 'Close the nacelle.', target: 'Cierre la góndola.' },
  { source: 'Leave the nacelle.', target: 'Abandone la góndola.' },
]

async function makeGlossary(): Promise<string> {
  const made = await call(manager, 'POST', '/api/v3/glossary', { name: 'Wind', languages: ['en', 'es'] })
  return bodyOf<{ uuid: string }>(made).uuid
}

async function search(glossary: string, from: object) {
  const url = `/api/v3/glossary/${glossary}/extraction`
  bodyOf(await call(manager, 'POST', url, { minTimes: 2, ...from }), 201)
  await test.idle()
  const { extraction } = bodyOf<LatestTermExtraction>(await call(manager, 'GET', url))
  return { ...extraction!, url: `/api/v3/term-extraction/${extraction!.uuid}` }
}
const candidatesOf = async ({ url }: { url: string }, more = '') =>
  bodyOf<{ content: TermCandidate[] }>(await call(manager, 'GET', `${url}/candidate?size=50${more}`)).content
const texts = (candidates: readonly TermCandidate[]) => candidates.map(({ text }) => text)

describe('a search of a project', () => {
  it('finds phrases in all their forms, with examples and translations, and leaves known and refused ones out', async () => {
    const work = await seedWork(test.db, test.people, { segments: given })
    const glossary = await makeGlossary()
    const term = { glossaryUuid: glossary, language: 'en', text: 'nacelles' }
    bodyOf(await call(manager, 'POST', '/api/v3/glossary/term', term))
    const extraction = await search(glossary, { projectUuid: work.projectId })
    expect(extraction).toMatchObject({
      status: 'FINISHED',
      texts: 9,
      files: 1,
      known: 1,
      refused: 0,
      open: 2,
      language: 'en',
    })
    const [sensor, pump, ...others] = await candidatesOf(extraction)
    expect(others).toEqual([])
    expect(sensor).toMatchObject({ text: 'cable twist sensor', score: 100, times: 3, files: 1, state: 'OPEN' })
    const [example] = sensor!.examples
    expect(example).toMatchObject({
      text: 'Check the cable twist sensor of the tower.',
      start: 10,
      end: 28,
      filename: 'app.json',
      segmentId: work.segmentIds[0],
    })
    expect(pump).toMatchObject({
      text: 'grease pump',
      times: 3,
      translations: [{ language: 'es', text: 'bomba de grasa', times: 3, of: 3 }],
    })
    expect(texts(await candidatesOf(extraction, '&q=PUMP&sort=times,asc&minTimes=3'))).toEqual(['grease pump'])

    const refusal = { candidateUuids: [pump!.uuid], refused: true }
    bodyOf(await call(manager, 'POST', `${extraction.url}/refuse`, refusal), 204)
    expect(texts(await candidatesOf(extraction, '&candidateState=REFUSED'))).toEqual(['grease pump'])
    expect(await search(glossary, { projectUuid: work.projectId })).toMatchObject({ refused: 1, open: 1 })
    bodyOf(await call(manager, 'POST', `${extraction.url}/refuse`, { ...refusal, refused: false }), 204)
    expect(await search(glossary, { projectUuid: work.projectId })).toMatchObject({ refused: 0, open: 2 })
  })

  it('candidates become requests with their segment, once, and are known from then on', async () => {
    const work = await seedWork(test.db, test.people, { segments: given })
    const glossary = await makeGlossary()
    const extraction = await search(glossary, { projectUuid: work.projectId })
    const [sensor, pump] = await candidatesOf(extraction)
    const translations = [{ language: 'es', text: ' sensor de torsión ' }]
    const asked = {
      candidates: [{ candidateUuid: sensor!.uuid, text: 'twist sensor', translations }, { candidateUuid: pump!.uuid }],
      note: 'New.',
    }
    const { totalTermsRequested, termCreationRequests } = bodyOf<TermBulkCreated>(
      await call(manager, 'POST', `${extraction.url}/request`, asked),
      201,
    )
    expect([totalTermsRequested, termCreationRequests.length]).toEqual([3, 2])
    const request = bodyOf<TermRequest>(
      await call(manager, 'GET', `/api/v3/glossary/kanban/${termCreationRequests[0]!.uuid}`),
    )
    expect(request).toMatchObject({
      lane: 'REQUESTED',
      extracted: true,
      conceptText: 'twist sensor',
      note: 'New.',
      terms: [
        { language: 'en', text: 'twist sensor' },
        { language: 'es', text: 'sensor de torsión' },
      ],
      context: { workUnitUuid: work.workUnitId, target: given[0]!.target },
    })
    expect(texts(await candidatesOf(extraction, '&candidateState=REQUESTED'))).toEqual([
      'cable twist sensor',
      'grease pump',
    ])
    expect((await call(manager, 'POST', `${extraction.url}/request`, asked)).status).toBe(409)
    const lane = `/api/v3/glossary/kanban/${termCreationRequests[1]!.uuid}/lane`
    expect(await search(glossary, { projectUuid: work.projectId })).toMatchObject({ known: 1, refused: 0 })
    bodyOf(await call(manager, 'POST', lane, { lane: 'REJECTED', reason: 'General.' }))
    expect(await search(glossary, { projectUuid: work.projectId })).toMatchObject({ known: 0, refused: 1 })
  })
})

it('a search of a memory reads its units, and leaves out the usual words of other memories', async () => {
  const work = await seedWork(test.db, test.people)
  const [memoryId, otherId] = [
    await seedMemory(test.db, test.people, work.projectId),
    await seedMemory(test.db, test.people, (await seedWork(test.db, test.people)).projectId),
  ]
  const unit = (memory: string, source: string) => ({ memoryId: memory, source, codes: [], sourceHash: source })
  const own = await test.db
    .insert(translationUnits)
    .values(
      ['Check the nacelle', 'Check the nacelle roof', 'Check the nacelle door', 'Check it'].map((source) =>
        unit(memoryId, source),
      ),
    )
    .returning()
  await test.db
    .insert(translationUnitTargets)
    .values(own.map(({ id }) => ({ unitId: id, locale: 'ja', text: 'ナセルを点検' })))
  await test.db
    .insert(translationUnits)
    .values(Array.from({ length: 500 }, (_, at) => unit(otherId, `Check, check item number${at}`)))
  const extraction = await search(await makeGlossary(), { memoryUuid: memoryId })
  expect(extraction).toMatchObject({ texts: 4, files: 0, general: 1, memoryUuid: memoryId, name: 'Test memory' })
  expect(await candidatesOf(extraction)).toMatchObject([{ text: 'nacelle', times: 3, files: 0 }])
})

it('a search needs one source visible to its starter, and belongs to the people of the board', async () => {
  const work = await seedWork(test.db, test.people, { segments: given })
  const glossary = await makeGlossary()
  const { url } = await search(glossary, { projectUuid: work.projectId })
  const start = (as: Person, from: object) => call(as, 'POST', `/api/v3/glossary/${glossary}/extraction`, from)
  const elsewhere = await seedWork(test.db, test.people, { place: test.people.elsewhere })
  for (const [as, from, status] of [
    [manager, {}, 400],
    [manager, { projectUuid: work.projectId, memoryUuid: work.projectId }, 400],
    [manager, { projectUuid: elsewhere.projectId }, 404],
    [manager, { memoryUuid: work.projectId }, 404],
    [stranger, { projectUuid: work.projectId }, 404],
    [linguistA, { projectUuid: work.projectId }, 403],
    [client, { projectUuid: work.projectId }, 403],
  ] as const)
    expect((await start(as, from)).status).toBe(status)
  expect((await call(stranger, 'GET', `${url}/candidate`)).status).toBe(404)
  const other = await search(await makeGlossary(), { projectUuid: work.projectId })
  const [foreign] = await candidatesOf(other)
  const refusal = { candidateUuids: [foreign!.uuid], refused: true }
  expect((await call(manager, 'POST', `${url}/refuse`, refusal)).status).toBe(404)

  // Someone with the board sees the glossary by a task, but not the project that was read; nor all texts of their own.
  const own = await seedWork(test.db, test.people, { task: acceptedBy(linguistB.id) })
  await test.db.insert(projectGlossaries).values({ projectId: own.projectId, glossaryId: glossary, position: 0 })
  await grant(test, linguistB, 'TERMINOLOGY_KANBAN_list')
  expect(bodyOf(await call(linguistB, 'GET', `/api/v3/glossary/${glossary}/extraction`))).toEqual({})
  expect((await call(linguistB, 'GET', `${url}/candidate`)).status).toBe(404)
  expect((await start(linguistB, { projectUuid: work.projectId })).status).toBe(403)
  await grant(test, linguistB, 'PROJECT_list')
  expect((await start(linguistB, { projectUuid: own.projectId })).status).toBe(403)
  const ofOwn = await search(glossary, { projectUuid: own.projectId })
  expect((await call(linguistB, 'GET', `${ofOwn.url}/candidate`)).status).toBe(404)
})

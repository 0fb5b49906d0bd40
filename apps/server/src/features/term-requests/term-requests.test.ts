import type { GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { GlossaryTerm, TermTranslation } from '@dragoman/sdk/operations/glossaryTerms'
import type { NotificationPage } from '@dragoman/sdk/operations/notifications'
import type {
  TermBulkCreated,
  TermDashboard,
  TermRequest,
  TermRequestCounters,
  TermRequestEffect,
  TermRequestPage,
  TermRequestRef,
} from '@dragoman/sdk/operations/termRequests'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { grant } from '../../testing/permissions.ts'
import { bodyOf } from '../../testing/projects.ts'
import { acceptedBy, seedMemory, seedWork } from '../../testing/work.ts'
import { projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { segments } from '../work/work-unit-tables.ts'

const test = await openTestApp({ tellsPeople: true })
const { manager, linguistA, linguistB, stranger, accountAdmin } = test.people
const kanban = '/api/v3/glossary/kanban'
const { call } = test

const makeGlossary = async (name: string) =>
  bodyOf<{ uuid: string }>(await call(manager, 'POST', '/api/v3/glossary', { name, languages: ['en', 'es'] })).uuid
const addTerm = async (body: object) => bodyOf<GlossaryTerm>(await call(manager, 'POST', '/api/v3/glossary/term', body))
const concepts = async (glossary: string) =>
  bodyOf<{ content: GlossaryConcept[] }>(await call(manager, 'GET', `/api/v3/glossary/${glossary}/concept-entries`))
    .content
const texts = async (glossary: string) =>
  (await concepts(glossary))
    .flatMap(({ terms }) => terms.map(({ language, text }) => `${language}: ${text}`))
    .toSorted()
const ask = async (glossary: string, terms: object[], more: object = {}, as: Person = manager) => {
  const body = { terms, glossaryIds: [glossary], ...more }
  const { termCreationRequests } = bodyOf<TermBulkCreated>(
    await call(as, 'POST', '/api/term-arbitration/bulk-create', body),
  )
  return termCreationRequests[0]!.uuid
}
const move = (uuid: string, lane: string, more: object = {}, as: Person = manager) =>
  call(as, 'POST', `${kanban}/${uuid}/lane`, { lane, ...more })
const get = async (uuid: string, as: Person = manager) =>
  bodyOf<TermRequest>(await call(as, 'GET', `${kanban}/${uuid}`))
const list = async (query: string, as: Person = manager) =>
  bodyOf<TermRequestPage>(await call(as, 'GET', `${kanban}?${query}`)).content
async function approve(uuid: string): Promise<TermRequest> {
  bodyOf(await move(uuid, 'UNDER_REVIEW'))
  return bodyOf<TermRequest>(await move(uuid, 'APPROVED'))
}

async function learnFromDeliveries(): Promise<void> {
  const setting = `/api/v3/account/${test.people.place.accountId}/send-learnt-to-kanban?value=true`
  expect((await call(accountAdmin, 'PUT', setting)).status).toBeLessThan(300)
}

/** A project with the glossary, in which linguist A has accepted the first step. */
async function seedProject(glossary: string, options: Parameters<typeof seedWork>[2] = {}) {
  const work = await seedWork(test.db, test.people, {
    task: acceptedBy(linguistA.id),
    steps: ['TRANSLATION'],
    ...options,
  })
  const form = new FormData()
  form.append('glossaries', glossary)
  bodyOf(await call(manager, 'POST', `/api/v3/project/${work.projectId}/glossaries`, form))
  return work
}

describe('a request', () => {
  it('a linguist asks from a segment, its approval writes the glossary and tells them, and it can be undone', async () => {
    const glossary = await makeGlossary('Wind')
    const work = await seedProject(glossary, { segments: [{ source: 'Check the yaw brake.', target: 'Revise.' }] })
    const place = { workUnitUuid: work.workUnitId, segmentId: work.segmentIds[0]! }
    const terms = [
      { language: 'en', text: ' yaw brake ', conceptText: 'yaw brake' },
      { language: 'es', text: 'freno de guiñada', conceptText: 'yaw brake', note: 'IEC 61400' },
    ]
    const uuid = await ask(glossary, terms, { ...place, note: 'Missing' }, linguistA)
    expect(await get(uuid, linguistA)).toMatchObject({
      changeType: 'CREATE',
      origin: 'REQUEST_UPDATE',
      lane: 'REQUESTED',
      conceptText: 'yaw brake',
      note: 'Missing',
      context: { source: 'Check the yaw brake.', target: 'Revise.', sourceLanguage: 'en' },
      terms: [{ text: 'yaw brake' }, { text: 'freno de guiñada', note: 'IEC 61400' }],
      moves: [],
      editable: true,
    })
    expect(await texts(glossary)).toEqual([])
    const approved = await approve(uuid)
    expect(approved.history?.map(({ type, from, to }) => [type, from, to])).toEqual([
      ['LANE_TRANSITION', undefined, 'REQUESTED'],
      ['LANE_TRANSITION', 'REQUESTED', 'UNDER_REVIEW'],
      ['LANE_TRANSITION', 'UNDER_REVIEW', 'APPROVED'],
    ])
    expect(await texts(glossary)).toEqual(['en: yaw brake', 'es: freno de guiñada'])
    await test.allTold()
    const { content } = bodyOf<NotificationPage>(await call(linguistA, 'GET', '/api/v3/notifications?size=100'))
    expect(content[0]).toMatchObject({ kind: 'TERM_REQUEST_DECIDED', link: `/glossary_old/approvals?request=${uuid}` })
    bodyOf(await move(uuid, 'UNDER_REVIEW'))
    expect(await texts(glossary)).toEqual([])
    bodyOf(await move(uuid, 'REJECTED', { reason: 'A general word' }))
    expect(await get(uuid, linguistA)).toMatchObject({ lane: 'REJECTED', reason: 'A general word', editable: false })
  })

  it('[enum.other] changes of a concept, its removal, and one change of many terms are approved and undone as one step', async () => {
    const glossary = await makeGlossary('Changes')
    const first = await addTerm({ glossaryUuid: glossary, language: 'en', text: 'hatch', conceptDefinition: 'A door' })
    const { conceptUuid } = first
    const second = await addTerm({ conceptUuid, language: 'es', text: 'portilla' })
    const request = async (body: object) =>
      bodyOf<TermRequestRef>(
        await call(manager, 'POST', '/api/term-arbitration/request-update', {
          targetConcept: { conceptUuid },
          ...body,
        }),
      )
    const before = await concepts(glossary)
    const changes = [
      { termUuid: second.uuid, language: 'es', text: 'escotilla' },
      { language: 'es', text: 'portilla vieja', forbidden: true },
    ]
    const update = await request({ terms: changes })
    expect(update).toMatchObject({ status: 'REQUESTED', type: 'Update', conceptText: 'hatch', totalOfterms: 2 })
    const seen = bodyOf<TermTranslation[]>(
      await call(manager, 'GET', `/api/v3/glossary/term/${first.uuid}/translations`),
    )
    expect(seen).toMatchObject([
      { isRequestedReview: true, termArbitrationStatus: 'REQUESTED', requestReviewBy: manager.name, termsLinked: [] },
    ])
    expect(await get(update.uuid)).toMatchObject({ terms: [{ now: { text: 'portilla' } }, { forbidden: true }] })
    expect((await approve(update.uuid)).terms).toMatchObject([{ now: { text: 'portilla' } }, { forbidden: true }])
    expect(await texts(glossary)).toEqual(['en: hatch', 'es: escotilla', 'es: portilla vieja'])
    bodyOf(await move(update.uuid, 'UNDER_REVIEW'))
    const looked = await request({ languages: ['es'] })
    await approve(looked.uuid)
    expect((await concepts(glossary))[0]!.terms[1]).toMatchObject({ text: 'portilla', status: 'Approved' })
    bodyOf(await move(looked.uuid, 'UNDER_REVIEW'))
    const removal = await request({ changeType: 'REMOVAL' })
    expect((await approve(removal.uuid)).terms).toMatchObject([
      { now: { text: 'hatch' } },
      { now: { text: 'portilla' } },
    ])
    expect(await concepts(glossary)).toEqual([])
    bodyOf(await move(removal.uuid, 'UNDER_REVIEW'))
    const bulk = bodyOf<TermRequest>(
      await call(manager, 'POST', `${kanban}/bulk-update`, {
        glossaryUuid: glossary,
        termUuids: [first.uuid, second.uuid],
        change: { part: 'Noun', status: 'Published' },
      }),
    )
    expect(bulk).toMatchObject({ origin: 'BULK_UPDATE', terms: [{ part: 'Noun' }, { part: 'Noun' }] })
    await approve(bulk.uuid)
    expect((await concepts(glossary))[0]!.terms).toMatchObject([
      { part: 'Noun', status: 'Published' },
      { part: 'Noun' },
    ])
    bodyOf(await move(bulk.uuid, 'UNDER_REVIEW'))
    const steady = (all: GlossaryConcept[]) =>
      all.map(({ terms, ...concept }) => ({
        ...concept,
        terms: terms.map((term) => ({ ...term, lastModifiedAt: 0 })),
      }))
    expect(steady(await concepts(glossary))).toEqual(steady(before))
  })

  it('for many terms is open for each of them', async () => {
    const glossary = await makeGlossary('Many')
    const flange = await addTerm({ glossaryUuid: glossary, language: 'en', text: 'flange' })
    const brida = await addTerm({ conceptUuid: flange.conceptUuid, language: 'es', text: 'brida' })
    const rivet = await addTerm({ glossaryUuid: glossary, language: 'en', text: 'rivet' })
    await addTerm({ conceptUuid: rivet.conceptUuid, language: 'es', text: 'remache' })
    const body = { glossaryUuid: glossary, termUuids: [flange.uuid, brida.uuid, rivet.uuid], change: { dnt: true } }
    bodyOf(await call(manager, 'POST', `${kanban}/bulk-update`, body))
    const beside = async ({ uuid }: GlossaryTerm) =>
      bodyOf<TermTranslation[]>(await call(manager, 'GET', `/api/v3/glossary/term/${uuid}/translations`)).map(
        ({ text, isRequestedReview }) => [text, isRequestedReview],
      )
    expect(await beside(flange)).toEqual([['brida', true]])
    expect(await beside(rivet)).toEqual([['remache', false]])
  })

  it('its terms and its note can change until it is decided, and the history has it', async () => {
    const glossary = await makeGlossary('Edits')
    await seedProject(glossary)
    const uuid = await ask(glossary, [{ language: 'en', text: 'balde' }], {}, linguistA)
    const edit = (body: object, as: Person) => call(as, 'PUT', `${kanban}/${uuid}`, body)
    const terms = [
      { language: 'en', text: ' blade ' },
      { language: 'es', text: 'pala' },
    ]
    const changed = bodyOf<TermRequest>(await edit({ terms }, linguistA))
    expect(changed.conceptText).toBe('blade')
    expect(changed.history?.at(-1)).toMatchObject({
      type: 'DATA_CHANGES',
      fields: ['terms'],
      by: { uuid: linguistA.id },
    })
    bodyOf(await move(uuid, 'IN_PROGRESS'))
    expect((await edit({ note: 'Late' }, linguistA)).status).toBe(409)
    bodyOf(await edit({ note: 'Of a rotor' }, manager))
    await approve(uuid)
    expect((await edit({ note: 'Too late' }, manager)).status).toBe(409)
    expect(await texts(glossary)).toEqual(['en: blade', 'es: pala'])
  })
})

describe('a refusal', () => {
  it('names what is wrong, and nothing is written', async () => {
    const glossary = await makeGlossary('Refused')
    const work = await seedProject(glossary)
    const uuid = await ask(glossary, [{ language: 'en', text: 'tower' }])
    const term = await addTerm({ glossaryUuid: glossary, language: 'en', text: 'nacelle' })
    const targetConcept = { conceptUuid: term.conceptUuid }
    const create = (body: object) => ({
      path: '/api/term-arbitration/bulk-create',
      body: { terms: [{ language: 'en', text: 'x' }], glossaryIds: [glossary], ...body },
    })
    const change = (body: object) => ({
      path: '/api/term-arbitration/request-update',
      body: { targetConcept, ...body },
    })
    const lane = (body: object) => ({ path: `${kanban}/${uuid}/lane`, body })
    const named = { termUuid: term.uuid, language: 'en', text: 'x' }
    const duplicates = (count: number) => ({
      path: '/api/v3/glossary/term/check-duplicated',
      body: {
        glossaryIds: Array.from({ length: count }, () => crypto.randomUUID()),
        sourceLanguage: 'en',
        sourceTerm: 'x',
      },
    })
    const cases: [{ path: string; body: object }, number, string?][] = [
      [create({ terms: [{ language: 'xx', text: 'x' }] }), 400, 'body.terms[0].language'],
      [create({ workUnitUuid: work.workUnitId }), 400, 'body.segmentId'],
      [create({ segmentId: work.segmentIds[0] }), 400, 'body.workUnitUuid'],
      [create({ workUnitUuid: work.workUnitId, segmentId: '999999999' }), 404],
      [change({ languages: ['ja'] }), 400, 'body.languages'],
      [change({ terms: [{ language: 'es' }] }), 400, 'body.terms[0].text'],
      [change({ terms: [{ language: 'es', text: 'x', termUuid: glossary }] }), 400, 'body.terms[0].termUuid'],
      [change({ changeType: 'REMOVAL', terms: [{ language: 'en' }] }), 400, 'body.terms[0].termUuid'],
      [change({ terms: [{ ...named, language: 'es' }] }), 400, 'body.terms[0].language'],
      [change({ terms: [named, named] }), 400, 'body.terms[1].termUuid'],
      [duplicates(500), 404],
      [duplicates(501), 400, 'body.glossaryIds'],
      [lane({ lane: 'APPROVED' }), 409],
      [lane({ lane: 'REJECTED', reason: ' ' }), 400, 'body.reason'],
      [lane({ lane: 'IN_PROGRESS', version: 'old' }), 409],
    ]
    for (const [{ path, body }, status, field] of cases) {
      const answer = await call(manager, 'POST', path, body)
      const { errors } = answer.body as { errors?: { field: string }[] }
      expect([path, body, answer.status, errors?.[0]?.field]).toEqual([path, body, status, field])
    }
    expect(await list(`glossaryUuid=${glossary}`)).toMatchObject([{ lane: 'REQUESTED', conceptText: 'tower' }])
    const update = bodyOf<TermRequestRef>(
      await call(manager, 'POST', '/api/term-arbitration/request-update', { targetConcept }),
    )
    bodyOf(await move(update.uuid, 'UNDER_REVIEW'))
    await call(manager, 'DELETE', `/api/v3/glossary/term/${term.uuid}`)
    expect(await move(update.uuid, 'APPROVED')).toMatchObject({ status: 422, body: { code: 'NOT_READY' } })
  })

  it('an approval is not undone once its terms have changed', async () => {
    const glossary = await makeGlossary('Changed since')
    const uuid = await ask(glossary, [{ language: 'en', text: 'gear box' }])
    await approve(uuid)
    const [concept] = await concepts(glossary)
    await call(manager, 'PUT', `/api/v3/glossary/term/${concept!.terms[0]!.uuid}`, { text: 'gearbox' })
    expect(await move(uuid, 'UNDER_REVIEW')).toMatchObject({
      status: 422,
      body: { data: { missing: [{ condition: 'termsUnchanged' }] } },
    })
  })

  it('a board without the right to write glossaries moves cards, and approves none', async () => {
    const glossary = await makeGlossary('Board alone')
    await seedProject(glossary, { task: acceptedBy(linguistB.id) })
    const uuid = await ask(glossary, [{ language: 'en', text: 'rotor' }])
    expect((await call(linguistB, 'GET', `${kanban}/${uuid}`)).status).toBe(404)
    expect((await move(uuid, 'IN_PROGRESS', {}, linguistB)).status).toBe(403)
    await grant(test, linguistB, 'TERMINOLOGY_KANBAN_list')
    bodyOf(await move(uuid, 'UNDER_REVIEW', {}, linguistB))
    expect((await move(uuid, 'APPROVED', {}, linguistB)).status).toBe(403)
    expect((await call(stranger, 'GET', `${kanban}/${uuid}`)).status).toBe(404)
  })
})

describe('the board', () => {
  it('lists lanes, counts them, says what a change would touch, and sums up', async () => {
    const glossary = await makeGlossary('Counted')
    const work = await seedProject(glossary, {
      segments: ['The anchor bolt.', 'Anchor bolts', 'An anchor-bolt', 'anchor'],
    })
    const memory = await seedMemory(test.db, test.people, work.projectId)
    const unit = { sourceLocale: 'en', sourceText: 'One anchor bolt', targetLocale: 'es', targetText: 'Un perno' }
    bodyOf(await call(manager, 'POST', `/api/v1/translation-memory/${memory}/translation-unit`, unit), 201)
    const uuid = await ask(glossary, [{ language: 'en', text: 'anchor bolt' }], {}, linguistA)
    const other = await ask(glossary, [{ language: 'es', text: 'perno' }])
    const effect = bodyOf<TermRequestEffect>(await call(manager, 'GET', `${kanban}/${uuid}/effect`))
    expect(effect).toMatchObject({ openSegments: 1, openProjects: 1, memoryEntries: 1, deliveredProjects: 0 })
    expect(effect.segments).toMatchObject([{ source: 'The anchor bolt.', start: 4, end: 15, delivered: false }])
    await test.db.update(projects).set({ status: 'INVOICED' }).where(eq(projects.id, work.projectId))
    const later = bodyOf<TermRequestEffect>(await call(manager, 'GET', `${kanban}/${uuid}/effect`))
    expect(later).toMatchObject({ openSegments: 0, deliveredProjects: 1, segments: [{ delivered: true }] })
    const found = async (query: string) => (await list(`glossaryUuid=${glossary}&${query}`)).map((one) => one.uuid)
    expect(await found('lane=REQUESTED')).toEqual([uuid, other])
    expect(await found('language=es')).toEqual([other])
    expect(await found('q=anchor')).toEqual([uuid])
    expect(await found('q=lina')).toEqual([uuid])
    expect(await found('own=true')).toEqual([other])
    expect(await found('changeType=REMOVAL')).toEqual([])
    await approve(uuid)
    expect(await found('')).toEqual([other, uuid])
    const counters = bodyOf<TermRequestCounters>(await call(accountAdmin, 'GET', `${kanban}/counters`))
    expect(counters.lanes.map(({ lane }) => lane)).toEqual([
      'REQUESTED',
      'IN_PROGRESS',
      'UNDER_REVIEW',
      'APPROVED',
      'REJECTED',
    ])
    expect(counters.medianHours).toBeGreaterThanOrEqual(0)
    const dashboard = bodyOf<TermDashboard>(await call(manager, 'GET', `${kanban}/dashboard`))
    expect(dashboard.months).toHaveLength(12)
    expect(dashboard.months.at(-1)!.approved).toBeGreaterThan(0)
    expect(dashboard.languages.reduce((sum, { terms }) => sum + terms, 0)).toBe(dashboard.terms)
  })

  it('asks for short segments of a delivery that the glossary lacks, where the account wants it', async () => {
    const glossary = await makeGlossary('Learned')
    await addTerm({ glossaryUuid: glossary, language: 'en', text: 'Known' })
    const given = ['Cooling fan', 'KNOWN', 'It runs for all of the day.', 'Cooling fan'].map((source) => ({
      source,
      target: `${source} es`.replace(/\./, ''),
      confirmed: true,
    }))
    const deliver = async () => {
      const { taskIds } = await seedProject(glossary, { segments: given })
      bodyOf(await call(linguistA, 'POST', `/api/v3/task/${taskIds[0]}/status-update`, { status: 'DELIVERED' }))
      return list(`glossaryUuid=${glossary}`)
    }
    expect(await deliver()).toEqual([])
    await learnFromDeliveries()
    expect(await deliver()).toMatchObject([
      {
        conceptText: 'Cooling fan',
        learnt: true,
        terms: [{ language: 'en' }, { language: 'es', text: 'Cooling fan es' }],
      },
    ])
    const [learnt] = await deliver()
    await approve(learnt!.uuid)
    const terms = (await concepts(glossary)).flatMap((concept) => concept.terms)
    expect(terms.filter((term) => term.learnt).map(({ text }) => text)).toEqual(['Cooling fan', 'Cooling fan es'])
  })

  it('asks for them once the last step has delivered all of its slices', async () => {
    await learnFromDeliveries()
    const glossary = await makeGlossary('Learned from slices')
    const given = ['Guide pin', 'Lock nut'].map((source) => ({ source, target: `${source} es`, confirmed: true }))
    const work = await seedProject(glossary, { segments: given, steps: ['TRANSLATION', 'REVIEW'], task: {} })
    const ofUnit = eq(tasks.workUnitId, work.workUnitId)
    const deliver = async (id: string) => {
      await test.db.update(tasks).set(acceptedBy(linguistA.id)).where(eq(tasks.id, id))
      bodyOf(await call(linguistA, 'POST', `/api/v3/task/${id}/status-update`, { status: 'DELIVERED' }))
      return (await list(`glossaryUuid=${glossary}`)).map(({ conceptText, terms }) => [conceptText, terms[1]?.text])
    }
    const slices = { slices: [{ endIndex: 0 }, { endIndex: 1 }] }
    bodyOf(await call(manager, 'POST', `/api/v3/task/${work.taskIds[1]}/split`, slices))
    const [translation, ...reviews] = await test.db.select().from(tasks).where(ofUnit).orderBy(tasks.sequence)
    expect(await deliver(translation!.id)).toEqual([])
    await test.db
      .update(segments)
      .set({ target: 'Reviewed es', confirmed: true })
      .where(eq(segments.workUnitId, work.workUnitId))
    const learnt = []
    for (const { id } of reviews) learnt.push(await deliver(id))
    expect(learnt).toEqual([
      [],
      [
        ['Guide pin', 'Reviewed es'],
        ['Lock nut', 'Reviewed es'],
      ],
    ])
  })
})

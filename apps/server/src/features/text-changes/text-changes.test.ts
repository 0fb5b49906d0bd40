import type { CheckProfile, CheckProfiles } from '@dragoman/sdk/operations/checkProfiles'
import type { LatestCheckRun } from '@dragoman/sdk/operations/checkRuns'
import type { Segment, SegmentIndex } from '@dragoman/sdk/operations/editor'
import type { TextChange, TextChangePreview } from '@dragoman/sdk/operations/textChanges'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { journal } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { acceptedBy, seedWork, type SeedSegment, type Work } from '../../testing/work.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'

const test = await openTestApp()
const { linguistA, linguistB, manager, accountAdmin, client, stranger } = test.people
const { call } = test

const inWork = (given: SeedSegment[]) =>
  seedWork(test.db, test.people, { task: acceptedBy(linguistA.id), segments: given })

const room: SeedSegment[] = [
  { source: 'The control room', target: 'La sala de control', confirmed: true },
  { source: 'The ⟦1⟧room⟦/1⟧', target: 'La ⟦1⟧sala⟦/1⟧' },
  { source: 'Locked', target: 'Sala', locked: true },
  { source: 'Open', target: '' },
  { source: 'No room', target: 'Sin sitio' },
]

const textsOf = async (work: Work) =>
  (await test.db.select().from(segments).where(eq(segments.workUnitId, work.workUnitId)).orderBy(segments.index)).map(
    ({ target, confirmed }) => (confirmed ? `${target} ✓` : target),
  )

const inUnit = (work: Work) => ({ scope: 'WORK_UNIT', scopeUuid: work.workUnitId })
const look = async (body: object, as: Person = linguistA): Promise<TextChangePreview> =>
  bodyOf(await call(as, 'POST', '/api/v3/text-change/preview', body))

/** Changes all that a preview has found and that can be changed. */
async function change(search: object, as: Person = linguistA, more: object = {}): Promise<TextChange> {
  const { items } = await look(search, as)
  const ticked = items.filter(({ reason }) => !reason).map(({ segmentId, version }) => ({ segmentId, version }))
  const { uuid } = bodyOf<TextChange>(
    await call(as, 'POST', '/api/v3/text-change', { ...search, segments: ticked, ...more }),
    201,
  )
  await test.idle()
  return bodyOf(await call(as, 'GET', `/api/v3/text-change/${uuid}`))
}

describe('find and replace', () => {
  it('changes what was ticked, outside of tags and locked segments, and is undone as one', async () => {
    const work = await inWork(room)
    const before = await textsOf(work)
    const search = { ...inUnit(work), text: 'SALA(s?)', isPattern: true, replacement: 'cuarto$1' }
    const found = await look(search)
    expect(found).toMatchObject({ segments: 3, places: 3, isCut: false, leftOut: [{ reason: 'LOCKED', count: 1 }] })
    expect(found.items[0]).toMatchObject({ sequence: 1, places: [{ begin: 3, end: 7, text: 'cuarto' }] })
    const done = await change(search)
    expect(done).toMatchObject({ status: 'FINISHED', changed: 2, leftOut: [] })
    expect(await textsOf(work)).toEqual(['La cuarto de control ✓', 'La ⟦1⟧cuarto⟦/1⟧', 'Sala', '', 'Sin sitio'])
    expect(await test.db.select().from(workUnits).where(eq(workUnits.id, work.workUnitId))).toMatchObject([
      { confirmedSegments: 1 },
    ])
    expect((await call(linguistB, 'POST', `/api/v3/text-change/${done.uuid}/undo`)).status).toBe(404)
    const undone = bodyOf<TextChange>(await call(manager, 'POST', `/api/v3/text-change/${done.uuid}/undo`))
    expect(undone).toMatchObject({ status: 'UNDONE', restored: 2 })
    expect(await textsOf(work)).toEqual(before)
    expect((await call(linguistA, 'POST', `/api/v3/text-change/${done.uuid}/undo`)).status).toBe(409)
    const events = await test.db.select().from(journal).where(eq(journal.projectId, work.projectId))
    expect(events.map(({ event }) => event)).toEqual(['TEXT_CHANGE_STARTED', 'TEXTS_CHANGED', 'TEXT_CHANGE_UNDONE'])
  })

  it('skips segments that have changed since, and an undo keeps those changes', async () => {
    const work = await inWork([...room, { source: 'Room', target: 'Una sala' }])
    const search = { ...inUnit(work), text: 'sala', replacement: 'cuarto' }
    const { items } = await look(search)
    const ids = items.map(({ segmentId, version }) => ({ segmentId, version }))
    const set = (at: number, to: object) =>
      test.db
        .update(segments)
        .set(to)
        .where(eq(segments.id, Number(work.segmentIds[at])))
    await set(1, { target: 'La ⟦1⟧sala⟦/1⟧ grande', version: 1 })
    await set(5, { updatedAt: new Date(), updatedBy: manager.id })
    const started = await call(linguistA, 'POST', '/api/v3/text-change', {
      ...search,
      segments: ids,
      makesDrafts: true,
    })
    await test.idle()
    const { uuid } = bodyOf<TextChange>(started, 201)
    const done = bodyOf<TextChange>(await call(manager, 'GET', `/api/v3/text-change/${uuid}`))
    expect(done.changed).toBe(1)
    expect(new Set(done.leftOut.map(({ reason }) => reason))).toEqual(new Set(['CHANGED', 'LOCKED', 'IN_USE']))
    expect((await textsOf(work))[0]).toBe('La cuarto de control')
    await set(0, { target: 'Otra', version: 9 })
    expect(bodyOf(await call(manager, 'POST', `/api/v3/text-change/${uuid}/undo`))).toMatchObject({ restored: 0 })
    expect((await textsOf(work))[0]).toBe('Otra')
  })

  it('finds in sources, whole projects for managers alone, and names what is wrong', async () => {
    const work = await inWork(room)
    expect(await look({ ...inUnit(work), text: 'room', side: 'SOURCE', replacement: 'x' })).toMatchObject({
      segments: 3,
      items: [{ places: [{ begin: 12, end: 16 }] }, {}, {}],
    })
    const inProject = { scope: 'PROJECT', scopeUuid: work.projectId, text: 'sala' }
    expect(await look(inProject, manager)).toMatchObject({ segments: 3 })
    for (const [filter, found] of [
      [{ onlyDrafts: true }, 2],
      [{ onlyConfirmed: true }, 1],
      [{ targetLanguage: 'es' }, 3],
      [{ targetLanguage: 'de' }, 0],
      [{ resourceUuid: work.projectId }, 0],
    ] as const)
      expect([filter, (await look({ ...inProject, ...filter }, manager)).segments]).toEqual([filter, found])
    const refused = async (as: Person, body: object) =>
      (await call(as, 'POST', '/api/v3/text-change/preview', body)).status
    expect(await refused(linguistA, inProject)).toBe(403)
    expect(await refused(client, inProject)).toBe(403)
    expect(await refused(stranger, inProject)).toBe(404)
    expect((await look({ ...inUnit(work), text: 'sala' }, linguistB)).items[0]).toMatchObject({ reason: 'READ_ONLY' })
    const wrong = await call(linguistA, 'POST', '/api/v3/text-change/preview', {
      ...inUnit(work),
      text: 'a(',
      isPattern: true,
    })
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'body.text' }] } })
  })

  it('changes all that is found, over more than one page, and lists it', async () => {
    const many = Array.from({ length: 1000 }, (_, at): SeedSegment => ({ source: `Room ${at}`, target: `Sala ${at}` }))
    const work = await inWork([...room, ...many])
    const search = { scope: 'PROJECT', scopeUuid: work.projectId, text: 'sala', replacement: 'cuarto' }
    const first = await look(search, manager)
    expect(first).toMatchObject({ segments: 1003, isCut: true, leftOut: [{ reason: 'LOCKED', count: 1 }] })
    expect(first.items).toHaveLength(1000)
    const last = await look({ ...search, page: 1 }, manager)
    expect(last).toMatchObject({ segments: 1003, isCut: false })
    expect(last.items.map(({ sequence }) => sequence)).toEqual([1003, 1004, 1005])
    const start = (body: object) => call(manager, 'POST', '/api/v3/text-change', { ...search, ...body })
    for (const wrong of [{}, { all: true, segments: [{ segmentId: '1', version: 0 }] }])
      expect(await start(wrong)).toMatchObject({ status: 400, body: { errors: [{ field: 'body.segments' }] } })
    const { uuid, progress } = bodyOf<TextChange>(await start({ all: true }), 201)
    expect(progress).toBe(0)
    await test.idle()
    const address = `/api/v3/text-change/${uuid}`
    const done = bodyOf<TextChange>(await call(manager, 'GET', address))
    expect(done).toMatchObject({ status: 'FINISHED', changed: 1002, leftOut: [{ reason: 'LOCKED', count: 1 }] })
    expect((await textsOf(work)).slice(-2)).toEqual(['cuarto 998', 'cuarto 999'])
    expect(bodyOf(await call(manager, 'POST', `${address}/undo`))).toMatchObject({ restored: 1002 })
    const listed = (as: Person) => call(as, 'GET', `/api/v3/text-change?projectUuid=${work.projectId}`)
    const { text, replacement } = search
    expect(bodyOf(await listed(manager))).toMatchObject({
      totalElements: 1,
      content: [{ uuid, text, replacement, status: 'UNDONE', changed: 1002, createdBy: { uuid: manager.id } }],
    })
    expect(bodyOf(await listed(linguistA))).toMatchObject({ totalElements: 0 })
    expect((await listed(stranger)).status).toBe(404)
  })

  it('makes the sure fixes of a check', async () => {
    const work = await inWork([
      { source: 'Use M-82 now.', target: 'Use  M-62 ahora.' },
      { source: 'Ok', target: 'Ok  ya' },
    ])
    bodyOf(await call(manager, 'POST', `/api/v3/project/${work.projectId}/check-run`, {}), 201)
    await test.idle()
    const { run } = bodyOf<LatestCheckRun>(await call(manager, 'GET', `/api/v3/project/${work.projectId}/check-run`))
    const done = await change({ scope: 'CHECK_RUN', scopeUuid: run!.uuid }, manager)
    expect(done).toMatchObject({ scope: 'CHECK_RUN', changed: 2 })
    expect(await textsOf(work)).toEqual(['Use M-82 ahora.', 'Ok ya'])
    expect((await look({ scope: 'CHECK_RUN', scopeUuid: run!.uuid }, manager)).items).toEqual([])
  })
})

describe('profiles of checks', () => {
  const save = async (as: Person, body: object, version = 'none') =>
    call(as, 'PUT', '/api/v3/check-profile', body, { 'if-match': version })

  it('the nearest decides, in the editor, at a confirmation, and at a delivery', async () => {
    const work = await inWork([{ source: 'Open 5 doors', target: 'Abra 6  puertas' }])
    const index = async () =>
      bodyOf<SegmentIndex>(await call(linguistA, 'GET', `/api/v1/atlas/work-unit/${work.workUnitId}/segment/index`))
    const numbers = { number: 'BLOCK', space: 'OFF' }
    bodyOf(await save(manager, { projectUuid: work.projectId, levels: { number: 'OFF' } }))
    expect(await index()).toMatchObject({ issues: [16_384], checkLevels: { number: 'OFF' } })
    bodyOf(await save(manager, { projectUuid: work.projectId, targetLanguage: 'es', levels: numbers }))
    expect(await index()).toMatchObject({ issues: [512 + 64], checkLevels: numbers })
    const segment = `/api/v1/atlas/work-unit/${work.workUnitId}/segment/${work.segmentIds[0]}`
    const confirm = { target: 'Abra 6  puertas', confirmed: true, version: 0 }
    expect(await call(linguistA, 'PUT', segment, confirm)).toMatchObject({
      status: 422,
      body: { data: { issues: [{ kind: 'number', blocking: true }] } },
    })
    await test.db.update(segments).set({ confirmed: true }).where(eq(segments.workUnitId, work.workUnitId))
    const answer = await call(linguistA, 'POST', `/api/v3/task/${work.taskIds[0]}/status-update`, {
      status: 'DELIVERED',
    })
    expect(answer).toMatchObject({ status: 422, body: { data: { codeIssues: { count: 1 } } } })
    const listed = bodyOf<CheckProfiles>(
      await call(manager, 'GET', `/api/v3/check-profile?projectUuid=${work.projectId}`),
    )
    expect(listed.profiles.map(({ targetLanguage, levels }) => [targetLanguage, levels])).toEqual([
      [undefined, { number: 'OFF' }],
      ['es', numbers],
    ])
  })

  it('administrators decide for account and units, versions count, and an empty one is gone', async () => {
    const levels = { term: 'OFF' }
    expect((await save(manager, { levels })).status).toBe(403)
    expect((await save(linguistA, { levels })).status).toBe(403)
    const saved = bodyOf<CheckProfile>(await save(accountAdmin, { levels }))
    expect((await save(accountAdmin, { levels: {} })).status).toBe(409)
    const own = await inWork(['Save'])
    expect((await save(stranger, { projectUuid: own.projectId, levels })).status).toBe(404)
    bodyOf(await save(accountAdmin, { levels: {} }, saved.version))
    expect(bodyOf<CheckProfiles>(await call(accountAdmin, 'GET', '/api/v3/check-profile')).profiles).toEqual([])
    const at = and(eq(journal.event, 'CHECK_PROFILE_SAVED'), eq(journal.userId, accountAdmin.id))
    const last = (await test.db.select().from(journal).where(at).orderBy(journal.at)).at(-1)!
    bodyOf(
      await call(
        accountAdmin,
        'POST',
        `/api/v3/account/${test.people.place.accountId}/settings/changes/${last.uuid}/undo`,
        {},
      ),
    )
    const { profiles } = bodyOf<CheckProfiles>(await call(accountAdmin, 'GET', '/api/v3/check-profile'))
    expect(profiles).toMatchObject([{ levels }])
    bodyOf(await save(accountAdmin, { levels: {} }, profiles[0]!.version))
  })
})

describe('the query line of segments', () => {
  it('finds by status, match, check, person, bookmark, repetition, and length, and sorts', async () => {
    const work = await inWork([
      { source: 'Open 5 doors', target: 'Abra 6 puertas', match: 80, characters: 12 },
      { source: 'Same', target: 'Igual', confirmed: true, match: 100, characters: 4 },
      { source: 'Same', characters: 4 },
      { source: 'Close', locked: true, characters: 5 },
    ])
    const base = `/api/v1/atlas/work-unit/${work.workUnitId}/segment`
    const found = async (filter: string, sort = '') => {
      const query = new URLSearchParams({ filter, ...(sort && { sort }) })
      const { indexSteps } = bodyOf<SegmentIndex>(await call(linguistA, 'GET', `${base}/index?${query}`))
      let at = -1
      return indexSteps.map((step) => (at += step))
    }
    const mark = `${base}/${work.segmentIds[2]}/bookmark`
    expect(bodyOf<Segment>(await call(linguistA, 'PUT', mark))).toMatchObject({ bookmarked: true })
    expect(bodyOf<Segment>(await call(manager, 'GET', `${base}?segmentIds=${work.segmentIds[2]}`))).toMatchObject({
      content: [expect.not.objectContaining({ bookmarked: true })],
    })
    for (const [line, rows] of [
      ['', [0, 1, 2, 3]],
      ['status:open', [2]],
      ['status:confirmed,locked', [1, 3]],
      ['match:>=80 match:<100', [0]],
      ['match:none', [2, 3]],
      ['check:number', [0]],
      ['-check:none source:o', [0]],
      ['is:bookmarked', [2]],
      ['is:repeated', [1, 2]],
      ['is:first', [1]],
      ['length:>5 target:puertas', [0]],
      ['by:none', [0, 1, 2, 3]],
    ] as const)
      expect([line, await found(line)]).toEqual([line, rows])
    expect(await found('', 'length,desc')).toEqual([0, 3, 1, 2])
    expect(await found('match:>0', 'match,desc')).toEqual([1, 0])
    expect((await call(linguistA, 'GET', `${base}/index?filter=nonsense:1`)).status).toBe(400)
    expect(bodyOf<Segment>(await call(linguistA, 'DELETE', mark))).not.toHaveProperty('bookmarked')
    expect(await found('is:bookmarked')).toEqual([])
  })
})

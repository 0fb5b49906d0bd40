import type { Segment, SegmentIndex } from '@dragoman/sdk/operations/editor'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import { issueKinds } from '@dragoman/sdk/segment-issue-bits'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { projectGlossaries } from '../../context/tables.ts'
import { segments } from '../../work/work-unit-tables.ts'
import { journal } from '../../../kernel/tables.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/people.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { acceptedBy, seedWork, type SeedSegment, type Work } from '../../../testing/work.ts'

const app = await openTestApp()
const { linguistA, linguistB, manager } = app.people

const base = (work: Work) => `/api/v1/atlas/work-unit/${work.workUnitId}/segment`
const segmentUrl = (work: Work, at = 0) => `${base(work)}/${work.segmentIds[at]}`

const inWork = (given: SeedSegment[], more: Parameters<typeof seedWork>[2] = {}) =>
  seedWork(app.db, app.people, { task: acceptedBy(linguistA.id), segments: given, ...more })

const save = (work: Work, at: number, target: string, version: number, confirmed = false) =>
  app.call(linguistA, 'PUT', segmentUrl(work, at), { target, confirmed, version })

const kindsIn = async (work: Work): Promise<string[][]> =>
  bodyOf<SegmentIndex>(await app.call(linguistA, 'GET', `${base(work)}/index`)).issues.map(issueKinds)

const list = async (work: Work): Promise<Segment[]> =>
  bodyOf<{ content: Segment[] }>(await app.call(linguistA, 'GET', base(work))).content

const ignore = (
  work: Work,
  key: string,
  reason?: string,
  { as = linguistA, at = 0 }: { as?: Person; at?: number } = {},
) => app.call(as, 'PUT', `${segmentUrl(work, at)}/ignored-issue`, { key, ...(reason && { reason }) })

const wrongCode = { source: 'Replace filter M-82.', target: 'Sustituya el filtro M-62.' }
const key = 'alphanumeric changed M-62 M-82'

describe('checks of translations', () => {
  test('a wrong code warns with its place and fix when it is saved, and is confirmed all the same', async () => {
    const work = await inWork([wrongCode.source])
    const saved = bodyOf<Segment>(await save(work, 0, wrongCode.target, 0, true))
    expect(saved).toMatchObject({
      confirmed: true,
      issues: [{ kind: 'alphanumeric', rule: 'changed', begin: 20, end: 24, fix: 'M-82', key, blocking: false }],
    })
    expect(await kindsIn(work)).toEqual([['alphanumeric']])
  })

  test('a broken placeholder keeps a segment from being confirmed', async () => {
    const work = await inWork(['Hello {name}'])
    const refused = await save(work, 0, 'Hola {nombre}', 0, true)
    expect(refused).toMatchObject({ status: 422, body: { code: 'SEGMENT_ISSUES' } })
    expect(refused.body).toMatchObject({ data: { issues: [{ kind: 'placeholder', expected: '{name}' }] } })
  })

  test('the index knows the kinds of all translations, and hears of each change', async () => {
    const work = await inWork([
      wrongCode,
      { source: 'Open the door.', target: 'Abra la la  puerta' },
      'Close it',
      { source: 'Close the door now', target: 'Cierre la puerta' },
    ])
    expect(await kindsIn(work)).toEqual([['alphanumeric'], ['punctuation', 'space', 'repeated'], [], []])
    bodyOf(await save(work, 0, 'Sustituya el filtro M-82.', 0))
    bodyOf(await save(work, 2, 'Ciérrelo 25 veces', 0))
    expect(await kindsIn(work)).toEqual([[], ['punctuation', 'space', 'repeated'], ['number'], []])
    const withIssues = await app.call(linguistA, 'GET', `${base(work)}?hasIssues=true`)
    expect(bodyOf<{ totalElements: number }>(withIssues).totalElements).toBe(2)
  })

  test('the index of a text has the kinds of the segments with it', async () => {
    const work = await inWork([wrongCode, { source: 'Open 5 doors', target: 'Abra 6 puertas' }])
    const found = await app.call(linguistA, 'GET', `${base(work)}/index?text=doors`)
    expect(bodyOf<SegmentIndex>(found).issues.map(issueKinds)).toEqual([['number']])
  })

  test('a term of the glossary that is not used warns, and stops when the glossary changes', async () => {
    const work = await inWork([{ source: 'Check the yaw brake', target: 'Compruebe el freno' }])
    const { uuid } = bodyOf<{ uuid: string }>(
      await app.call(manager, 'POST', '/api/v3/glossary', { name: `G-${work.projectId}`, languages: ['en', 'es'] }),
    )
    await app.db.insert(projectGlossaries).values({ projectId: work.projectId, glossaryId: uuid, position: 0 })
    expect(await kindsIn(work)).toEqual([[]])
    const add = async (language: string, text: string, conceptUuid?: string) =>
      bodyOf<GlossaryTerm>(
        await app.call(manager, 'POST', '/api/v3/glossary/term', { glossaryUuid: uuid, language, text, conceptUuid }),
      )
    const { conceptUuid } = await add('en', 'yaw brake')
    await add('es', 'retenedor de guiñada', conceptUuid)
    expect(await kindsIn(work)).toEqual([['term']])
    const [segment] = await list(work)
    expect(segment?.issues).toMatchObject([
      { rule: 'termMissing', found: 'yaw brake', expected: 'retenedor de guiñada' },
    ])
    await app.db.delete(projectGlossaries).where(eq(projectGlossaries.projectId, work.projectId))
    expect(await kindsIn(work)).toEqual([[]])
  })
})

describe('ignoring an issue', () => {
  test('an ignored issue is gone from segment and index in all segments with the same texts, and comes back', async () => {
    const work = await inWork([wrongCode, wrongCode, { ...wrongCode, target: 'Sustituya el filtro M-62 ya.' }])
    const ignored = bodyOf<Segment>(await ignore(work, key, 'CLIENT'))
    expect(ignored.issues).toEqual([])
    expect(ignored.ignoredIssues).toMatchObject([
      { key, kind: 'alphanumeric', reason: 'CLIENT', found: 'M-62', ignoredBy: { uuid: linguistA.id } },
    ])
    expect(await kindsIn(work)).toEqual([[], [], ['alphanumeric']])
    bodyOf(await ignore(work, key, 'FALSE_ALARM'))
    const entries = await app.db.select().from(journal).where(eq(journal.entityId, work.segmentIds[0]!))
    expect(entries).toMatchObject([
      { event: 'SEGMENT_ISSUE_IGNORED', before: { reason: null }, after: { reason: 'CLIENT' } },
      { event: 'SEGMENT_ISSUE_IGNORED', before: { reason: 'CLIENT' }, after: { reason: 'FALSE_ALARM' } },
    ])
    const back = bodyOf<Segment>(await ignore(work, key))
    expect(back).toMatchObject({ issues: [{ key }] })
    expect(back).not.toHaveProperty('ignoredIssues')
    expect(await kindsIn(work)).toEqual([['alphanumeric'], ['alphanumeric'], ['alphanumeric']])
  })

  test('an ignored issue is back once the text has changed', async () => {
    const work = await inWork([wrongCode])
    bodyOf(await ignore(work, key, 'RIGHT'))
    const changed = bodyOf<Segment>(await save(work, 0, 'Cambie el filtro M-62.', 0))
    expect(changed.issues).toMatchObject([{ key }])
    expect(await kindsIn(work)).toEqual([['alphanumeric']])
  })

  test('only an issue of the segment can be ignored, and none that blocks', async () => {
    const work = await inWork([{ source: 'Hello {name}', target: 'Hola {nombre}' }, wrongCode])
    const blocking = await ignore(work, 'placeholder changed {nombre} {name}', 'RIGHT')
    expect(blocking.status).toBe(404)
    expect((await ignore(work, 'number extra 5 ', 'RIGHT', { at: 1 })).status).toBe(404)
    expect((await ignore(work, key, 'BECAUSE', { at: 1 })).status).toBe(400)
  })

  test('only those who may change the segment can ignore its issues', async () => {
    const work = await inWork([wrongCode])
    expect((await ignore(work, key, 'RIGHT', { as: linguistB })).status).not.toBe(200)
    expect((await ignore(work, key, 'RIGHT', { as: app.people.stranger })).status).toBe(404)
    const [row] = await app.db
      .select()
      .from(segments)
      .where(eq(segments.id, Number(work.segmentIds[0])))
    expect(row?.target).toBe(wrongCode.target)
    expect(await kindsIn(work)).toEqual([['alphanumeric']])
  })
})

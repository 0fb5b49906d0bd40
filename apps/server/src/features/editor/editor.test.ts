import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { projectResources } from '../work/tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf } from '../../testing/projects.ts'
import { acceptedBy, seedMemory, seedWork } from '../../testing/work.ts'
import type { Work } from '../../testing/work.ts'

const app = await openTestApp()

const base = (work: Work) => `/api/v1/atlas/work-unit/${work.workUnitId}/segment`
const segment = (work: Work, at = 0) => `${base(work)}/${work.segmentIds[at]}`

const inWork = (more: Parameters<typeof seedWork>[2] = {}) =>
  seedWork(app.db, app.people, { task: acceptedBy(app.people.linguistA.id), ...more })

async function segmentRow(work: Work, at = 0) {
  const [row] = await app.db
    .select()
    .from(segments)
    .where(eq(segments.id, Number(work.segmentIds[at])))
  return row
}

async function workUnitRow(work: Work) {
  const [row] = await app.db.select().from(workUnits).where(eq(workUnits.id, work.workUnitId))
  return row
}

describe('opening', () => {
  test('[editor.context] an editor context is a hash, contains what the caller may open and says what is writable', async () => {
    const { linguistA, linguistB, manager, stranger } = app.people
    const work = await inWork()
    const url = await app.call(linguistA, 'GET', '/api/v1/atlas/url/editor')
    expect(url.body).toEqual({ url: 'http://dragoman.test/editor' })
    const build = async (): Promise<string> =>
      bodyOf<{ context: string }>(
        await app.call(linguistA, 'POST', '/api/v1/atlas/url/editor/context', {
          workUnitIds: [],
          taskIds: [work.taskIds[0]],
        }),
      ).context
    const hash = await build()
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await build()).toBe(hash)
    const resolve = (person: typeof manager) => app.call(person, 'GET', `/api/v1/atlas/url/editor/context/${hash}`)
    expect((await resolve(manager)).body).toMatchObject({
      items: [{ workUnit: { uuid: work.workUnitId }, task: { uuid: work.taskIds[0] } }],
    })
    expect([(await resolve(linguistB)).status, (await resolve(stranger)).status]).toEqual([404, 404])
    const path = `/api/v1/atlas/url/editor/context/T-${work.taskIds[0]},${crypto.randomUUID()},nonsense`
    expect((await app.call(linguistA, 'GET', path)).body).toMatchObject({
      items: [{ workUnit: { uuid: work.workUnitId }, task: { uuid: work.taskIds[0] }, writable: true }],
    })
    expect((await app.call(manager, 'GET', path)).body).toMatchObject({ items: [{ writable: true }] })
    expect((await app.call(linguistB, 'GET', path)).status).toBe(404)
    expect((await app.call(manager, 'GET', `/api/v1/atlas/url/editor/context/${crypto.randomUUID()}`)).status).toBe(404)
    const workUnit = `/api/v1/atlas/url/editor/context/${work.workUnitId}`
    expect((await app.call(linguistB, 'GET', workUnit)).body).toMatchObject({
      items: [{ writable: false, readOnlyReason: 'NOT_ASSIGNEE' }],
    })
  })

  test('the editor begins in its focus layout where the workflow step says so', async () => {
    const { accountAdmin, linguistA, manager } = app.people
    const work = await inWork()
    const open = async () =>
      bodyOf<{ items: object[] }>(
        await app.call(linguistA, 'GET', `/api/v1/atlas/url/editor/context/T-${work.taskIds[0]}`),
      ).items[0]
    expect(await open()).not.toHaveProperty('zenModeEnabled')
    const steps = bodyOf<{ uuid: string; code: string }[]>(await app.call(manager, 'GET', '/api/v3/workflow'))
    const { uuid } = steps.find(({ code }) => code === 'TRANSLATION')!
    const turn = (zenModeEnabled: boolean) =>
      app.call(accountAdmin, 'PUT', `/api/v3/workflow/${uuid}`, { settings: { zenModeEnabled } })
    expect((await turn(true)).body).toMatchObject({
      settings: { zenModeEnabled: true, projectAutomationEnabled: true },
    })
    expect(await open()).toMatchObject({ zenModeEnabled: true })
    expect((await turn(false)).status).toBe(200)
  })

  test('an editor context has the page that shows a file in context, where the file was added with one', async () => {
    const work = await inWork()
    const open = async () =>
      bodyOf<{ items: { previewUrl?: string }[] }>(
        await app.call(app.people.linguistA, 'GET', `/api/v1/atlas/url/editor/context/T-${work.taskIds[0]}`),
      ).items.map(({ previewUrl }) => previewUrl)
    expect(await open()).toEqual([undefined])
    const previewUrl = 'https://shop.example/checkout'
    await app.db.update(projectResources).set({ previewUrl }).where(eq(projectResources.projectId, work.projectId))
    expect(await open()).toEqual([previewUrl])
  })

  test('an editor context of tasks that the caller cannot see is refused', async () => {
    const { linguistB, stranger } = app.people
    const work = await inWork()
    for (const person of [linguistB, stranger]) {
      const body = { workUnitIds: [], taskIds: [work.taskIds[0]] }
      expect((await app.call(person, 'POST', '/api/v1/atlas/url/editor/context', body)).status).toBe(404)
    }
    const nothing = { workUnitIds: [], taskIds: [] }
    expect((await app.call(linguistB, 'POST', '/api/v1/atlas/url/editor/context', nothing)).status).toBe(400)
  })
})

describe('segments', () => {
  const mixed = [
    { source: 'Save', target: 'Guardar', confirmed: true },
    { source: 'Open ⟦1/⟧', target: 'Abrir' },
    { source: '100% sure' },
    { source: 'Close', target: 'Cerrar' },
  ]

  test.each([
    ['', [0, 1, 2, 3]],
    ['confirmed=true', [0]],
    ['confirmed=false', [1, 2, 3]],
    ['hasIssues=true', [1]],
    ['hasIssues=false', [0, 2, 3]],
    ['text=ABRIR', [1]],
    ['text=100%25', [2]],
    ['pageSize=2&page=1', [2, 3]],
    ['hasIssues=false&pageSize=2&page=1', [3]],
  ])('segments are listed with %s', async (query, indexes) => {
    const work = await inWork({ segments: mixed })
    const answer = await app.call(app.people.linguistA, 'GET', `${base(work)}?${query}`)
    expect(answer.status).toBe(200)
    const { content } = answer.body as { content: { index: number }[] }
    expect(content.map(({ index }) => index)).toEqual(indexes)
  })

  test.each([
    ['fichier enregistre', [0]],
    ['DOSYALARI', [1]],
    ['كتاب', [2]],
    ['Strasse', [3]],
    ['ＡＰＩ', [4]],
    ['100%', [5]],
    ['100_', []],
  ])('a search for %s finds segments by neither case nor accents', async (text, indexes) => {
    const work = await inWork({
      segments: [
        { source: 'Fichier enregistré' },
        { source: 'DOSYALARI aç', target: 'dosyaları' },
        { source: 'كِتَاب' },
        { source: 'Straße' },
        { source: 'API' },
        { source: '100% sure' },
      ],
    })
    const answer = await app.call(app.people.linguistA, 'GET', `${base(work)}?text=${encodeURIComponent(text)}`)
    const { content } = answer.body as { content: { index: number }[] }
    expect(content.map(({ index }) => index)).toEqual(indexes)
  })

  test('segments show their issues, plural forms and length limits', async () => {
    const plural = (category: string) => ({ category, group: 'files' }) as never
    const work = await inWork({
      segments: [
        { source: 'One file', plural: plural('one') },
        { source: '⟦1/⟧ files', target: 'archivos', plural: plural('other'), maxLength: 3 },
      ],
    })
    const answer = await app.call(app.people.linguistA, 'GET', base(work))
    expect(answer.body).toMatchObject({
      content: [
        { plural: { form: 'one', forms: ['one', 'other'] }, issues: [] },
        {
          maxLength: 3,
          issues: [
            { kind: 'missing', blocking: true },
            { kind: 'length', blocking: false },
          ],
        },
      ],
    })
  })

  test('segments of another account are not found and stay unchanged', async () => {
    const work = await inWork()
    const { stranger } = app.people
    const update = { target: 'x', confirmed: false, version: 0 }
    const answers = [
      await app.call(stranger, 'GET', base(work)),
      await app.call(stranger, 'PUT', segment(work), update),
      await app.call(stranger, 'POST', `${base(work)}/confirmation`, {}),
      await app.call(stranger, 'GET', `${segment(work)}/match`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await segmentRow(work)).toMatchObject({ target: '', version: 0 })
    const other = await inWork()
    const foreign = `${base(work)}/${other.segmentIds[0]}`
    expect((await app.call(app.people.linguistA, 'PUT', foreign, update)).status).toBe(404)
  })
})

describe('confirming several', () => {
  test('confirming several segments confirms the valid ones and names the rest', async () => {
    const { linguistA } = app.people
    const work = await inWork({
      segments: [
        { source: 'a', target: 'a' },
        { source: 'b' },
        { source: 'c ⟦1/⟧', target: 'c' },
        { source: 'd', target: 'd' },
      ],
    })
    const answer = await app.call(linguistA, 'POST', `${base(work)}/confirmation`, {})
    expect(answer.body).toMatchObject({
      confirmed: 2,
      refused: [
        { segmentId: work.segmentIds[1], index: 1, issues: [{ kind: 'empty' }] },
        { segmentId: work.segmentIds[2], index: 2, issues: [{ kind: 'missing' }] },
      ],
    })
    expect(await workUnitRow(work)).toMatchObject({ confirmedSegments: 2 })
    const unknown = { segmentIds: [work.segmentIds[0], '999999999'] }
    expect((await app.call(linguistA, 'POST', `${base(work)}/confirmation`, unknown)).status).toBe(404)
  })
})

describe('the index of the segments', () => {
  const index = (work: Work, query = '') => app.call(app.people.linguistA, 'GET', `${base(work)}/index${query}`)

  test('the index has the state, version, words, issues and repetitions of all segments in columns', async () => {
    const work = await inWork({
      segments: [
        { source: 'Save', words: 1 },
        { source: 'Open ⟦1/⟧ now', target: 'Abre', words: 2, version: 3 },
        { source: 'Close it', target: 'Cierra', confirmed: true, words: 2 },
        { source: 'Save', target: 'Guardar', locked: true, words: 1 },
        { source: 'Go', target: 'Vaya ya', maxLength: 3, words: 1 },
        { source: 'Stop', target: ' ', words: 1 },
      ],
    })
    const { idSteps, ...columns } = bodyOf<{ idSteps: number[] }>(await index(work))
    expect(columns).toEqual({
      indexSteps: [1, 1, 1, 1, 1, 1],
      states: 'ODCLDD',
      versions: [0, 3, 0, 0, 0, 0],
      words: [1, 2, 2, 1, 1, 1],
      issues: [0, 1 + 64, 0, 0, 32, 16 + 64],
      checkLevels: {},
      repeats: [0, 0, 0, 3, 0, 0],
    })
    let id = 0
    expect(idSteps.map((step) => String((id += step)))).toEqual(work.segmentIds)
  })

  test('the index can be narrowed to a text of source, target or key', async () => {
    const work = await inWork({ segments: ['Save', { source: 'Open', target: 'Abre' }, 'Close'] })
    const ids = async (text: string) => {
      const { idSteps, indexSteps } = bodyOf<{ idSteps: number[]; indexSteps: number[] }>(
        await index(work, `?text=${text}`),
      )
      const [first, second, third] = work.segmentIds.map(Number) as [number, number, number]
      let id = 0
      return { at: idSteps.map((step) => [first, second, third].indexOf((id += step))), indexSteps }
    }
    expect(await ids('OPEN')).toEqual({ at: [1], indexSteps: [2] })
    expect(await ids('KEY.')).toEqual({ at: [0, 1, 2], indexSteps: [1, 1, 1] })
    expect(await ids('KEY.2')).toEqual({ at: [2], indexSteps: [3] })
    expect(await ids('abre')).toEqual({ at: [1], indexSteps: [2] })
    expect(await ids('%25')).toEqual({ at: [], indexSteps: [] })
  })

  test('the index of a work unit is hidden from those who cannot see the work unit', async () => {
    const work = await inWork()
    expect((await app.call(app.people.stranger, 'GET', `${base(work)}/index`)).status).toBe(404)
  })

  test('segments are listed by their place and by their ids', async () => {
    const work = await inWork({ segments: ['a', 'b', 'c', 'd'] })
    const list = async (query: string) =>
      bodyOf<{ content: { source: string }[] }>(
        await app.call(app.people.linguistA, 'GET', `${base(work)}?${query}`),
      ).content.map(({ source }) => source)
    expect(await list('afterIndex=1')).toEqual(['c', 'd'])
    expect(await list('afterIndex=0&pageSize=2')).toEqual(['b', 'c'])
    const [first, , third] = work.segmentIds
    expect(await list(`segmentIds=${third}&segmentIds=${first}&segmentIds=nonsense`)).toEqual(['a', 'c'])
    const other = await inWork({ segments: ['x'] })
    expect(await list(`segmentIds=${other.segmentIds[0]}`)).toEqual([])
  })
})

describe('matches', () => {
  test('matches come from the project memories with the parts of their score', async () => {
    const { manager, linguistA } = app.people
    const work = await inWork({ segments: ['Before', 'Save the ⟦1⟧file⟦/1⟧', 'After'] })
    const memory = await seedMemory(app.db, app.people, work.projectId)
    const workUnit = (targetText: string, sourceContext: object) =>
      app.call(manager, 'POST', `/api/v1/translation-memory/${memory}/translation-unit`, {
        sourceLocale: 'en',
        sourceText: 'Save the ⟦1⟧file⟦/1⟧',
        targetLocale: 'es',
        targetText,
        sourceContext,
      })
    await workUnit('Guardar el ⟦1⟧fichero⟦/1⟧', {})
    await workUnit('Guardar el ⟦1⟧archivo⟦/1⟧', { previousText: 'Before', nextText: 'After' })
    const natives = [{ id: 1, kind: 'paired' as const, open: '', close: '' }]
    await app.db
      .update(segments)
      .set({ codes: natives })
      .where(eq(segments.id, Number(work.segmentIds[1])))
    const answer = await app.call(linguistA, 'GET', `${segment(work, 1)}/match`)
    expect(answer.body).toMatchObject([
      {
        match: 101,
        type: 'CONTEXT',
        targetText: 'Guardar el ⟦1⟧archivo⟦/1⟧',
        parts: { context: 1 },
        tmName: 'Test memory',
      },
      { match: 100, type: 'EXACT', targetText: 'Guardar el ⟦1⟧fichero⟦/1⟧' },
    ])
    expect(JSON.stringify(answer.body)).not.toContain('lastModifiedBy')
    expect((await app.call(manager, 'GET', `${segment(work, 1)}/match?maxHits=1`)).body).toMatchObject([
      { match: 101, lastModifiedBy: manager.name },
    ])
    expect((await app.call(linguistA, 'GET', `${segment(work, 0)}/match`)).body).toEqual([])
  })

  test('fuzzy matches show their differences', async () => {
    const { manager, linguistA } = app.people
    const work = await inWork({ segments: ['Save the new file in folder 12.'] })
    const memory = await seedMemory(app.db, app.people, work.projectId)
    const write = (sourceText: string, targetText: string) =>
      app.call(manager, 'POST', `/api/v1/translation-memory/${memory}/translation-unit`, {
        sourceLocale: 'en',
        sourceText,
        targetLocale: 'es',
        targetText,
      })
    await write('Save the old file in folder 12.', 'Guarde el archivo viejo en la carpeta 12.')
    await write('Save the new file in folder 14!', 'Guarde el archivo nuevo en la carpeta 14.')
    await write('Delete the whole account', 'Borre toda la cuenta')
    expect((await app.call(linguistA, 'GET', `${segment(work)}/match`)).body).toMatchObject([
      {
        match: 93,
        type: 'FUZZY',
        targetText: 'Guarde el archivo nuevo en la carpeta 14.',
        parts: { numbers: -4, punctuation: -3, text: 0 },
      },
      { match: 90, type: 'FUZZY', sourceText: 'Save the old file in folder 12.', parts: { text: -10, numbers: 0 } },
    ])
    expect((await app.call(linguistA, 'GET', `${segment(work)}/match?threshold=92`)).body).toHaveLength(1)
  })
})

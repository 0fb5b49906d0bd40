import type { CostsSummary } from '@dragoman/sdk/operations/costs'
import type {
  FileProgressPage,
  IngestionStatus,
  LanguageProgress,
  PaymentType,
  ProjectPage,
  ProjectWorkUnitPage,
} from '@dragoman/sdk/operations/projects'
import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { projects } from '../../work/tables.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { taskPayments, tasks } from '../../work/task-tables.ts'
import { journal } from '../../../kernel/tables.ts'
import { bodyOf, projectSteps } from '../../../testing/projects.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'

const test = await openTestApp()
const steps = projectSteps(test)

const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`

const strings = { name: 'app.json', content: '{"a":"Open the file","b":"Close"}' }
const guide = { name: 'guide.md', content: '# Begin\n\nRead me.\n' }

describe('work units', () => {
  it('a search of work units combines all filters, pages, and changes nothing', async () => {
    const { manager, client } = test.people
    const made = await steps.draft(manager, [strings, guide], ['es', 'ja'])
    const search = async (body: object, as = manager) =>
      bodyOf<ProjectWorkUnitPage>(await test.call(as, 'POST', url(made.uuid, '/work-unit'), body))
    expect((await search({})).totalElements).toBe(4)
    const [file] = made.resources
    const wanted = {
      fileName: 'APP',
      filenames: ['app.json'],
      projectResourceUuids: [file?.uuid],
      sourceLanguage: 'en',
      targetLanguages: ['es'],
      status: ['DRAFT'],
      taskStatus: ['DRAFT'],
      workflows: ['TRANSLATION'],
    }
    const found = await search(wanted)
    expect(found.content).toMatchObject([{ filename: 'app.json', targetLanguage: 'es' }])
    expect((await search({ uuids: [found.content[0]?.uuid] }, client)).content).toEqual(found.content)
    for (const [field, value] of Object.entries({
      fileName: 'guide',
      filenames: ['guide.md'],
      projectResourceUuids: [made.resources[1]?.uuid],
      sourceLanguage: 'de',
      targetLanguages: ['de'],
      status: ['APPROVED'],
      taskStatus: ['APPROVED'],
      workflows: ['REVIEW'],
    })) {
      expect([field, (await search({ ...wanted, [field]: value })).totalElements]).toEqual([field, 0])
    }
    expect(await search({ page: 1, size: 3 })).toMatchObject({ number: 1, size: 3, numberOfElements: 1, last: true })
    const wrong = await test.call(manager, 'POST', url(made.uuid, '/work-unit'), { sourceLanguage: 'E N' })
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'body.sourceLanguage' }] } })
  })

  it('work units and projects in unsupported languages are refused', async () => {
    const { manager, place } = test.people
    const made = await steps.draft(manager, [strings], ['es'])
    const [file] = made.resources
    const request = (locale: string) => [
      { projectResourceUuid: file?.uuid, workflows: ['TRANSLATION'], targetLocales: ['es', locale] },
    ]
    const work = (locale: string) => test.call(manager, 'POST', url(made.uuid, '/work-unit?bulk=true'), request(locale))
    for (const locale of ['xx', 'pt_zz']) {
      const refused = { status: 400, body: { errors: [{ field: 'body[0].targetLocales' }] } }
      expect(await work(locale)).toMatchObject(refused)
    }
    expect((await steps.get(manager, made.uuid)).targetLocales).toEqual(['es'])
    const project = { reference: 'Nowhere', orgUnitUUID: place.orgUnitId, sourceLocale: 'xx' }
    const refused = { status: 400, body: { errors: [{ field: 'body.sourceLocale' }] } }
    expect(await test.call(manager, 'POST', '/api/v3/project', project)).toMatchObject(refused)
    const empty = await steps.create(manager)
    expect(await test.call(manager, 'POST', url(empty.uuid, '/info'), { sourceLocale: 'xx' })).toMatchObject(refused)
    const base = `/api/v3/project?clientUuid=${place.orgUnitId}&sourceLocale=xx`
    expect(await test.call(manager, 'POST', base)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'query.sourceLocale' }] },
    })
  })

  it('a request for too many work units is refused', async () => {
    const { manager } = test.people
    const { uuid } = await steps.create(manager)
    const { uuid: projectResourceUuid } = await steps.addFile(manager, uuid, strings)
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const targetLocales = letters.flatMap((a) => letters.map((b) => `${a}${b}`)).slice(0, 200)
    const request = { projectResourceUuid, targetLocales, workflows: ['TRANSLATION'] }
    const answer = await test.call(
      manager,
      'POST',
      url(uuid, '/work-unit?bulk=true'),
      Array.from({ length: 51 }, () => request),
    )
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('10200') } })
    expect((await steps.get(manager, uuid)).workUnits).toEqual([])
  })

  it('work units are deleted all or none, with their costs if requested, and not once a task is accepted', async () => {
    const { manager, client, stranger, linguistA } = test.people
    const made = await steps.draft(manager, [strings, guide], ['es', 'ja'])
    bodyOf(await steps.move(manager, made.uuid, 'PENDING', { calculateCosts: true }))
    await steps.costs(manager, made.uuid)
    const remove = (ids: string[], more = '', as = manager) =>
      test.call(as, 'DELETE', url(made.uuid, `/work-unit/bulk?${ids.map((id) => `workUnits=${id}`).join('&')}${more}`))
    const [first, second, third] = made.workUnits.map(({ uuid }) => uuid)
    if (!first || !second || !third) throw new Error('nothing was made')
    expect((await remove([first], '', client)).status).toBe(403)
    expect((await remove([first], '', stranger)).status).toBe(404)
    expect((await remove([first, crypto.randomUUID()])).status).toBe(404)
    expect((await remove([first])).status).toBe(204)
    expect((await steps.get(manager, made.uuid)).costsStatus).toBe('COMPLETED')
    const outdatedAt = async () => {
      return bodyOf<CostsSummary>(await test.call(manager, 'GET', url(made.uuid, '/costs-summary'))).outdatedAt
    }
    expect(await outdatedAt()).toEqual(expect.any(Number))
    await test.db.update(projects).set({ costsOutdatedAt: null }).where(eq(projects.id, made.uuid))
    bodyOf(await test.call(manager, 'POST', url(made.uuid, '/info'), { reference: 'Only another name' }))
    expect(await outdatedAt()).toBeUndefined()
    bodyOf(await test.call(manager, 'POST', url(made.uuid, '/info'), { ntMatchOverRepetitionEnabled: true }))
    expect(await outdatedAt()).toEqual(expect.any(Number))
    expect((await remove([second], '&resetCost=true')).status).toBe(204)
    const after = await steps.get(manager, made.uuid)
    expect(after.costsStatus).toBe('NOT_CALCULATED')
    expect(after.workUnits.map(({ uuid }) => uuid)).toEqual(made.workUnits.slice(2).map(({ uuid }) => uuid))
    expect(await test.db.select().from(segments).where(eq(segments.workUnitId, first))).toEqual([])
    const recorded = await test.db.select().from(journal).where(eq(journal.entityId, second))
    expect(recorded.find(({ event }) => event === 'WORK_UNITS_REMOVED')).toMatchObject({ detail: { resetCost: true } })
    await test.db.update(tasks).set({ status: 'APPROVED', assigneeId: linguistA.id }).where(eq(tasks.workUnitId, third))
    expect(await remove(after.workUnits.map(({ uuid }) => uuid))).toMatchObject({
      status: 422,
      body: { code: 'TASKS_STARTED', data: { workUnits: [third] } },
    })
    expect((await steps.get(manager, made.uuid)).workUnits).toHaveLength(2)
  })

  it('a list of work units leaves out those deleted while it is read', async () => {
    const { manager } = test.people
    const { uuid } = await steps.create(manager)
    const file = await steps.addFile(manager, uuid, strings)
    const made = await steps.addWorkUnits(
      manager,
      uuid,
      [file],
      ['es', 'ja', 'ar', 'de', 'fr', 'it', 'nl', 'pl', 'sv', 'tr'],
    )
    const done = new AbortController()
    const reading = ['/work-unit?size=100', '']
      .map((path) => url(uuid, path))
      .concat(`/api/v3/task?projectUuid=${uuid}&size=100`)
    const readers = reading.map(async (path) => {
      const answers: number[] = []
      while (!done.signal.aborted) answers.push((await test.call(manager, 'GET', path)).status)
      return new Set(answers)
    })
    for (const workUnit of made) {
      expect((await test.call(manager, 'DELETE', url(uuid, `/work-unit/bulk?workUnits=${workUnit.uuid}`))).status).toBe(
        204,
      )
    }
    done.abort()
    expect(await Promise.all(readers)).toEqual(reading.map(() => new Set([200])))
  })

  it('deleting the last open work units delivers the project', async () => {
    const { manager } = test.people
    const made = await steps.inWork(manager, [guide], ['es', 'ja'], ['TRANSLATION'])
    const [done, open] = made.workUnits.map(({ uuid }) => uuid)
    await test.db.update(tasks).set({ status: 'DELIVERED' }).where(eq(tasks.workUnitId, done!))
    expect((await test.call(manager, 'DELETE', url(made.uuid, `/work-unit/bulk?workUnits=${open}`))).status).toBe(204)
    expect((await steps.get(manager, made.uuid)).status).toBe('DELIVERED')
  })

  it('a project whose automation is off is not delivered by itself', async () => {
    const { manager } = test.people
    const { uuid, workUnits: made } = await steps.inWork(manager, [guide], ['es', 'ja'], ['TRANSLATION'])
    bodyOf(await test.call(manager, 'POST', url(uuid, '/info'), { automationEnabled: false }))
    await test.db.update(tasks).set({ status: 'DELIVERED' }).where(eq(tasks.workUnitId, made[0]!.uuid))
    const removed = await test.call(manager, 'DELETE', url(uuid, `/work-unit/bulk?workUnits=${made[1]!.uuid}`))
    expect(removed.status).toBe(204)
    expect((await steps.get(manager, uuid)).status).toBe('APPROVED')
    expect((await steps.move(manager, uuid, 'DELIVERED')).status).toBe(200)
  })

  it('a work unit shows the progress of its file and the payment type of its linguists', async () => {
    const { manager } = test.people
    const { uuid } = await steps.create(manager)
    const status = async () => bodyOf<IngestionStatus>(await test.call(manager, 'GET', url(uuid, '/ingestion/status')))
    expect(await status()).toEqual({ status: 'DONE', totalFiles: 0, completedFiles: 0, resources: [] })
    const resource = await steps.announce(manager, uuid, { name: 'app.json' })
    expect(await status()).toMatchObject({ status: 'WAITING', resources: [{ name: 'app.json', status: 'WAITING' }] })
    bodyOf(await steps.send(manager, uuid, resource.uuid, strings))
    await steps.addWorkUnits(manager, uuid, [resource], ['es'])
    await steps.settled(manager, uuid)
    expect(await status()).toMatchObject({
      status: 'DONE',
      completedFiles: 1,
      resources: [{ status: 'DONE', totalWorkUnits: 1, completedWorkUnits: 1, totalSegments: 2 }],
    })
    await test.db.update(workUnits).set({ genesisStatus: 'CREATING' }).where(eq(workUnits.projectId, uuid))
    expect(await status()).toMatchObject({ status: 'RUNNING', completedFiles: 0 })
    const failure = { genesisStatus: 'ERROR', genesisDescription: 'Line 3 is broken.' }
    await test.db.update(workUnits).set(failure).where(eq(workUnits.projectId, uuid))
    expect(await status()).toMatchObject({
      status: 'ERROR',
      resources: [{ status: 'ERROR', error: 'Line 3 is broken.' }],
    })

    const type = async () =>
      bodyOf<PaymentType>(await test.call(manager, 'GET', url(uuid, '/payment-type'))).paymentType
    expect(await type()).toBe('WORDS')
    const [task] = await test.db.select().from(tasks).where(eq(tasks.projectId, uuid))
    const line = {
      taskId: task!.id,
      displayOrder: 0,
      source: 'MANUAL',
      costType: 'MANUAL',
      amount: '1',
      rate: '1',
      total: '1',
    }
    await test.db.insert(taskPayments).values({ ...line, unit: 'HOUR' })
    expect(await type()).toBe('HOURS')
    await test.db.insert(taskPayments).values({ ...line, unit: 'WORD' })
    expect(await type()).toBe('MIXED')
  })
})

describe('the progress of a project', () => {
  it('each language and step adds up its segments, linguists, and overdue and waiting tasks', async () => {
    const { manager, linguistA, client, stranger } = test.people
    const minute = 60_000
    // Tasks are due on whole minutes.
    const dueDate = Math.floor(Date.now() / minute) * minute - 60 * minute
    const { uuid } = await steps.inWork(manager, [strings, guide], ['es', 'ja'])
    bodyOf(await test.call(manager, 'POST', url(uuid, '/info'), { dueDate }))
    const [spanish] = await test.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.projectId, uuid), eq(tasks.targetLocale, 'es'), eq(tasks.step, 0)))
      .orderBy(asc(tasks.sequence))
    bodyOf(await test.call(manager, 'POST', `/api/v3/task/${spanish!.id}/assignment/${linguistA.id}`))
    await test.db.update(workUnits).set({ confirmedSegments: 1 }).where(eq(workUnits.id, spanish!.workUnitId))

    const read = async (as = manager) => bodyOf<LanguageProgress[]>(await test.call(as, 'GET', url(uuid, '/progress')))
    const [es, ja] = await read()
    expect(es).toMatchObject({
      targetLocale: 'es',
      workUnits: 2,
      preparing: 0,
      failed: 0,
      words: 7,
      steps: [
        {
          workflow: 'TRANSLATION',
          index: 0,
          totalTasks: 2,
          openTasks: 2,
          deliveredTasks: 0,
          unassignedTasks: 1,
          assignableTasks: 1,
          overdueTasks: 2,
          waitingTasks: 0,
          totalSegments: 4,
          confirmedSegments: 1,
          dueDate,
          assignees: [{ uuid: linguistA.id }],
          assigneeCount: 1,
        },
        { workflow: 'REVIEW', index: 1, unassignedTasks: 2, waitingTasks: 2, confirmedSegments: 0, assignees: [] },
      ],
    })
    expect(ja).toMatchObject({ targetLocale: 'ja', steps: [{ unassignedTasks: 2, assigneeCount: 0 }, {}] })
    expect((await read(client)).map(({ targetLocale }) => targetLocale)).toEqual(['es', 'ja'])
    expect((await test.call(stranger, 'GET', url(uuid, '/progress'))).status).toBe(404)

    const files = async (query: string, as = manager) =>
      bodyOf<FileProgressPage>(await test.call(as, 'GET', url(uuid, `/progress/file${query}`)))
    const page = await files('?size=1')
    expect(page).toMatchObject({
      totalElements: 2,
      people: [{ uuid: linguistA.id }],
      content: [
        {
          name: 'app.json',
          words: 4,
          cells: [
            {
              targetLocale: 'es',
              steps: [
                { taskUuid: spanish!.id, share: 0.5, isOverdue: true, isWaiting: false, assigneeUuid: linguistA.id },
                { workflow: 'REVIEW', share: 0, isWaiting: true },
              ],
            },
            { targetLocale: 'ja' },
          ],
        },
      ],
    })
    const japanese = await files('?targetLocales=ja')
    expect(japanese.content.map(({ cells }) => cells.map(({ targetLocale }) => targetLocale))).toEqual([['ja'], ['ja']])
    expect((await test.call(stranger, 'GET', url(uuid, '/progress/file'))).status).toBe(404)
  })

  it('delivered work counts as complete, and canceled work doesn’t count', async () => {
    const { manager } = test.people
    const { uuid } = await steps.inWork(manager, [strings], ['es', 'ja'], ['TRANSLATION'])
    const read = async () => bodyOf<LanguageProgress[]>(await test.call(manager, 'GET', url(uuid, '/progress')))
    const deliveredAt = new Date()
    const of = (locale: string) => and(eq(tasks.projectId, uuid), eq(tasks.targetLocale, locale))
    await test.db.update(tasks).set({ status: 'DELIVERED', deliveredAt }).where(of('es'))
    await test.db.update(tasks).set({ status: 'CANCELLED' }).where(of('ja'))
    const [es, ja] = await read()
    expect(es!.steps).toMatchObject([{ openTasks: 0, deliveredTasks: 1, confirmedSegments: 2, totalSegments: 2 }])
    expect(es!.steps[0]!.deliveryDate).toBe(deliveredAt.getTime())
    expect(ja!.steps).toEqual([])
    await test.db.update(projects).set({ status: 'CANCELLED' }).where(eq(projects.id, uuid))
    expect((await read())[1]!.steps).toMatchObject([{ openTasks: 0, deliveredTasks: 0, confirmedSegments: 0 }])
  })
})

describe('the list of projects', () => {
  it('the list of projects finds source text by word prefix', async () => {
    const { manager, stranger } = test.people
    const content = JSON.stringify({ a: 'Reboot the flux-capacitor now', b: 'ファイルを開く', c: '100% sure_thing' })
    const made = await steps.draft(manager, [{ name: 'odd.json', content }], ['es', 'ja'])
    const find = async (text: string, as = manager) => {
      const answer = await test.call(as, 'GET', `/api/v3/project?sourceQuery=${encodeURIComponent(text)}`)
      return bodyOf<ProjectPage>(answer).content.some(({ uuid }) => uuid === made.uuid)
    }
    for (const text of ['flux', 'the FLUX-capac', 'reboot the', 'ファイル', 'イルを開', '100% sure_', ' now ']) {
      expect([text, await find(text)]).toEqual([text, true])
    }
    for (const text of ['flux now', 'capacitor the', 'sure-thing', 'ファイ開']) {
      expect([text, await find(text)]).toEqual([text, false])
    }
    expect(await find('flux', stranger)).toBe(false)
    bodyOf(await steps.send(manager, made.uuid, made.resources[0]!.uuid, { name: 'odd.json', content: '{"a":"Calm"}' }))
    await test.idle()
    expect([await find('flux'), await find('calm')]).toEqual([false, true])
  })

  it('a search for punctuation alone is answered', async () => {
    const answer = await test.call(test.people.manager, 'GET', '/api/v3/project?sourceQuery=%3F%3F%3F')
    expect(bodyOf<ProjectPage>(answer).content).toEqual([])
  })
})

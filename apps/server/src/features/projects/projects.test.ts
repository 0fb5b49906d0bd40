import type {
  Project,
  ProjectCounters,
  ProjectPage,
  ProjectResource,
  ProjectUsage,
  ProjectTotals,
} from '@dragoman/sdk/operations/projects'
import type { TaskGroupPage, TaskPage } from '@dragoman/sdk/operations/tasks'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { projects } from '../work/tables.ts'
import { segments } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import { journal } from '../../kernel/tables.ts'
import { fixtureText } from '../../engines/formats/fixtures/fixture.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { acceptedBy } from '../../testing/work.ts'

const test = await openTestApp()
const steps = projectSteps(test)

const strings = { name: 'strings.json', content: '{\n  "open": "Open the file",\n  "close": "Close it"\n}\n' }
const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`

describe('projects', () => {
  it('a new project takes its defaults from its organizational unit and the next number of the account', async () => {
    const { manager, place } = { ...test.people }
    const first = await steps.create(manager, { tags: ['web', 'web'] })
    const [second, third] = await Promise.all([steps.create(manager), steps.create(test.people.otherManager)])
    expect(first).toMatchObject({
      status: 'DRAFT',
      currency: 'USD',
      timezone: 'UTC',
      tags: ['web'],
      client: { uuid: place.orgUnitId },
      creator: { uuid: manager.id },
      assignee: { uuid: manager.id },
      costsStatus: 'NOT_CALCULATED',
    })
    const numbers = [first, second, third].map(({ name }) => Number(/^D-\d+-(\d+)$/.exec(name)?.[1]))
    expect(numbers.toSorted((a, b) => a - b)).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2])
  })

  it('a project with an unknown organizational unit, person or currency is refused', async () => {
    const { manager, elsewhere, stranger, client } = { ...test.people }
    const create = (as: typeof manager, body: object) =>
      test.call(as, 'POST', '/api/v3/project', { reference: 'x', sourceLocale: 'en', ...body })
    const own = { orgUnitUUID: test.people.place.orgUnitId }
    expect((await create(manager, { orgUnitUUID: elsewhere.orgUnitId })).status).toBe(404)
    expect((await create(manager, { ...own, contactUUID: stranger.id })).status).toBe(404)
    expect((await create(manager, { ...own, currency: 'XXQ' })).status).toBe(400)
    expect((await create(manager, { ...own, timezone: 'Mars/Olympus' })).status).toBe(400)
    expect((await create(test.people.linguistA, own)).status).toBe(403)
    const body = bodyOf<Project>(await create(client, own), 201)
    expect(body.assignee).toBeUndefined()
    expect((await test.call(manager, 'POST', '/api/v3/project')).status).toBe(400)
    const base = await test.call(manager, 'POST', `/api/v3/project?clientUuid=${own.orgUnitUUID}`)
    expect(bodyOf<Project>(base, 201)).toMatchObject({ sourceLocale: 'en', timezone: 'UTC' })
  })

  it('the list of projects filters, sorts and pages, and shows callers only their own', async () => {
    const { manager, client, stranger, linguistA } = test.people
    const due = Date.UTC(2031, 4, 6, 12)
    const wanted = await steps.create(manager, { reference: '100% mobile_app', tags: ['a', 'b'], dueDate: due })
    await steps.addFile(manager, wanted.uuid, strings)
    const list = async (query: string, as = manager) =>
      bodyOf<ProjectPage>(await test.call(as, 'GET', `/api/v3/project?${query}`))
    for (const query of [
      'q=100%25%20MOBILE_',
      'reference=mobile_app',
      `name=${wanted.name}`,
      'fileName=STRINGS.json',
      'tags=a&tags=b',
      'status=DRAFT&status=PENDING&tags=b',
      'startDueDate=2031-05-06&endDueDate=2031-05-06',
      `projectManagerUuid=${manager.id}&tags=a`,
      `orgUnitUuid=${test.people.place.orgUnitId}&tags=a`,
      `organizationUuid=${test.people.place.organizationId}&tags=a`,
    ]) {
      const found = (await list(query)).content.some(({ uuid }) => uuid === wanted.uuid)
      expect({ query, found }).toEqual({ query, found: true })
    }
    for (const query of [
      'q=10_%20mobile',
      'tags=a&tags=c',
      'status=APPROVED&tags=a',
      'endDueDate=2031-05-05',
      'fileName=other',
    ]) {
      const found = (await list(query)).content.some(({ uuid }) => uuid === wanted.uuid)
      expect({ query, found }).toEqual({ query, found: false })
    }
    const first = await list('size=1&sort=reference,asc')
    expect(first).toMatchObject({
      size: 1,
      number: 0,
      first: true,
      last: false,
      content: [{ reference: '100% mobile_app' }],
    })
    const newest = await list('size=1&sort=sortingByCreateDate')
    expect(newest.content[0]?.uuid).toBe(wanted.uuid)
    expect((await list('tags=a', client)).totalElements).toBe(1)
    expect((await list('', stranger)).totalElements).toBe(0)
    expect((await test.call(linguistA, 'GET', '/api/v3/project')).status).toBe(403)
  })

  it('the query line of projects finds matching projects, counters and totals agree with it, and errors name their position', async () => {
    const { manager, otherManager, client, stranger } = test.people
    const dueDate = Date.now() - 3_600_000
    const wanted = await steps.create(manager, { reference: 'Query line app', tags: ['Legal', 'web'], dueDate })
    const other = await steps.create(otherManager, { reference: 'Query line site', tags: ['webshop'] })
    const file = await steps.addFile(manager, wanted.uuid, strings)
    await steps.addWorkUnits(manager, wanted.uuid, [file], ['es', 'ja'], ['TRANSLATION'])
    await steps.settled(manager, wanted.uuid)
    const list = (line: string, as = manager) =>
      test.call(as, 'GET', `/api/v3/project?size=500&filter=${encodeURIComponent(line)}`)
    const found = async (line: string, as = manager) => {
      const answer = await list(line, as)
      expect({ line, status: answer.status }).toEqual({ line, status: 200 })
      const { content } = bodyOf<ProjectPage>(answer)
      return [wanted, other].map(({ uuid }) => content.some((row) => row.uuid === uuid))
    }
    for (const [line, expected] of [
      ['query line', [true, true]],
      ['"query line" app', [true, false]],
      ['name:="query LINE app"', [true, false]],
      ['name:query*', [true, true]],
      ['name:*site', [false, true]],
      ['name:~"site query"', [false, true]],
      [`number:="${wanted.name}"`, [true, false]],
      ['tag:legal', [true, false]],
      ['tag:web', [true, false]],
      ['tag:web*', [true, true]],
      ['query -tag:legal', [false, true]],
      ['query (tag:legal OR tag:webshop)', [true, true]],
      ['status:draft name:query*', [true, true]],
      ['status:pending,approved name:query*', [false, false]],
      ['is:late', [true, false]],
      ['name:query* NOT is:late', [false, true]],
      ['due:none name:query*', [false, true]],
      ['due:<tomorrow', [true, false]],
      ['due:["2 days ago" to today]', [true, false]],
      ['created:today name:query*', [true, true]],
      ['manager:me name:query*', [true, false]],
      ['-manager:me name:query*', [false, true]],
      ['manager:none', [false, false]],
      ['target:ja', [true, false]],
      ['target:JA,fr source:en', [true, false]],
      ['file:strings*', [true, false]],
      ['text:"open the"', [true, false]],
      ['cost:none name:query*', [true, true]],
      ['cost:>5', [false, false]],
      ['costs:not-calculated name:query*', [true, true]],
      ['name:"x\' or 1=1 --"', [false, false]],
    ] as const)
      expect({ line, found: await found(line) }).toEqual({ line, found: expected })
    expect(await found('name:query*', stranger)).toEqual([false, false])

    const late = await list('is:late')
    const counters = bodyOf<ProjectCounters>(await test.call(manager, 'GET', '/api/v3/project/counters'))
    for (const counter of ['toQuote', 'awaitingApproval', 'late', 'unassigned', 'deliveredThisWeek'] as const) {
      const { count, filter } = counters[counter]
      expect({ counter, count }).toEqual({ counter, count: bodyOf<ProjectPage>(await list(filter)).totalElements })
    }
    expect(counters.late.count).toBe(bodyOf<ProjectPage>(late).totalElements)
    const totals = async (line: string, as = manager) =>
      bodyOf<ProjectTotals>(await test.call(as, 'GET', `/api/v3/project/totals?filter=${encodeURIComponent(line)}`))
    expect(await totals(`number:="${wanted.name}"`)).toEqual({ projects: 1, words: 10, unassignedTasks: 0, costs: [] })
    expect(await totals('name:query*', stranger)).toMatchObject({ projects: 0, words: 0 })
    expect((await totals('', client)).projects).toBe(bodyOf<ProjectPage>(await list('', client)).totalElements)

    expect(await list('name:app status:paid')).toMatchObject({
      status: 400,
      body: {
        code: 'INVALID',
        data: { problem: 'unknownValue', from: 16, to: 20 },
        errors: [{ field: 'query.filter', rule: 'unknownValue' }],
      },
    })
  })

  it('the list total is right on every page after create, change and delete', async () => {
    const { manager } = test.people
    const page = async (query = '') => {
      const path = `/api/v3/project?size=1&tags=counted&sort=client,asc${query}`
      const { totalElements, content } = bodyOf<ProjectPage>(await test.call(manager, 'GET', path))
      return [totalElements, content.length]
    }
    const make = () => steps.create(manager, { tags: ['counted'] })
    expect(await page()).toEqual([0, 0])
    const { uuid } = await make()
    expect(await page()).toEqual([1, 1])
    const other = await make()
    expect(await page()).toEqual([2, 1])
    expect(await page()).toEqual([2, 1])
    expect(await page('&page=1')).toEqual([2, 1])
    expect(await page('&page=7')).toEqual([2, 0])
    await make()
    expect(await page('&page=7')).toEqual([3, 0])
    await test.db.update(projects).set({ tags: [] }).where(eq(projects.id, uuid))
    expect(await page()).toEqual([2, 1])
    await test.db.delete(projects).where(eq(projects.id, other.uuid))
    expect(await page()).toEqual([1, 1])
    expect(await page(`&organizationUuid=${test.people.place.organizationId}`)).toEqual([1, 1])
    expect(await page(`&organizationUuid=${test.people.elsewhere.organizationId}`)).toEqual([0, 0])
  })

  it('a project is overdue when one of its tasks is overdue', async () => {
    const { manager } = test.people
    const { uuid } = await steps.create(manager, { dueDate: 1e12 })
    const file = await steps.addFile(manager, uuid, { name: 'a.json', content: '{"a":"One"}' })
    await steps.addWorkUnits(manager, uuid, [file], ['es', 'ja'], ['TRANSLATION'])
    await steps.settled(manager, uuid)
    const late = async () => {
      const { body } = await test.call(manager, 'GET', `/api/v3/task?projectUuid=${uuid}&late=true`)
      return (body as TaskPage).content.map(({ dueDate }) => dueDate)
    }
    expect(await late()).toEqual([1e12, 1e12])
    const groups = await test.call(manager, 'GET', `/api/v3/task/group?groupBy=PROJECT&projectUuid=${uuid}`)
    expect((groups.body as TaskGroupPage).content).toEqual([
      { key: uuid, label: expect.any(String), taskCount: 2, words: 2, dueDate: 1e12, statuses: { DRAFT: 2 } },
    ])
    bodyOf(await test.call(manager, 'POST', url(uuid, '/info'), { dueDate: Date.now() + 1e9 }))
    expect(await late()).toEqual([])
  })

  it('an update of a project changes only the fields that it names', async () => {
    const { manager, otherManager, stranger } = test.people
    const { uuid, name } = await steps.create(manager)
    const info = (body: object, as = manager) => test.call(as, 'POST', url(uuid, '/info'), body)
    const changed = bodyOf<Project>(await info({ reference: 'Renamed', assigneeUUID: otherManager.id, dueDate: 1e12 }))
    expect(changed).toMatchObject({ reference: 'Renamed', name, dueDate: 1e12, assignee: { uuid: otherManager.id } })
    expect(bodyOf<Project>(await info({ assigneeUUID: null, dueDate: null })).assignee).toBeUndefined()
    expect((await info({ assigneeUUID: stranger.id })).status).toBe(404)
    for (const wrong of [{ reference: '' }, { reference: ' \t' }, { name: '  ' }, { tags: [' '] }])
      expect((await info(wrong)).status).toBe(400)
    const program = { name: 'a.json', previewUrl: 'javascript:alert(1)' }
    expect((await test.call(manager, 'POST', url(uuid, '/resource'), program)).status).toBe(400)
    expect((await info({ reference: 'Mine' }, stranger)).status).toBe(404)
    const entries = await test.db.select().from(journal).where(eq(journal.projectId, uuid)).orderBy(journal.id)
    expect(entries.map(({ event }) => event)).toEqual(['PROJECT_CREATED', 'PROJECT_UPDATED', 'PROJECT_UPDATED'])
    expect(entries[1]).toMatchObject({ before: { reference: 'Release 7' }, after: { reference: 'Renamed' } })
  })
})

describe('files', () => {
  it('a project is deleted with all that belongs to it, but not once it is in work or a task was delivered', async () => {
    const { manager, client, stranger, linguistA } = test.people
    const { uuid, workUnits } = await steps.inWork(manager, [strings], ['es'], ['TRANSLATION'])
    const remove = (as = manager, id = uuid) => test.call(as, 'DELETE', url(id))
    expect(bodyOf<ProjectUsage>(await test.call(manager, 'GET', url(uuid, '/usage')))).toEqual({
      resources: 1,
      workUnits: 1,
      tasks: 1,
      assignedTasks: 0,
      deliveredTasks: 0,
      translatedSegments: 0,
      messages: 0,
      referenceFiles: 0,
      isRemovable: false,
    })
    expect(await remove()).toMatchObject({ status: 422, body: { code: 'PROJECT_IN_USE', data: { tasks: 1 } } })
    expect((await remove(client)).status).toBe(403)
    expect((await remove(linguistA)).status).toBe(403)
    expect((await remove(stranger)).status).toBe(404)
    bodyOf(await steps.move(manager, uuid, 'CANCELLED', { reason: 'Not needed' }))
    const ofTask = eq(tasks.workUnitId, workUnits[0]!.uuid)
    await test.db.update(tasks).set({ status: 'DELIVERED' }).where(ofTask)
    expect((await remove()).status).toBe(422)
    await test.db.update(tasks).set({ status: 'CANCELLED' }).where(ofTask)
    expect((await remove()).status).toBe(204)
    expect((await test.call(manager, 'GET', url(uuid))).status).toBe(404)
    expect(await test.db.$count(tasks, ofTask)).toBe(0)
    const [entry] = await test.db.select().from(journal).where(eq(journal.event, 'PROJECT_REMOVED'))
    expect(entry).toMatchObject({ entityId: uuid, before: { reference: 'Release 7', status: 'CANCELLED' } })
  })

  it('key dates and the purchase order are kept, and two people can change different fields at once', async () => {
    const { manager, otherManager } = test.people
    const { uuid, version, purchaseOrder, keyDates } = await steps.create(manager)
    expect([purchaseOrder, keyDates]).toEqual(['', []])
    const update = (as: typeof manager, body: object) =>
      test.call(as, 'POST', url(uuid, '/info'), body, { 'If-Match': version })
    const dates = [
      { name: 'Release', date: 2_000_000_000_000 },
      { name: 'Text freeze', date: 1_900_000_000_000 },
    ]
    expect(bodyOf<Project>(await update(manager, { purchaseOrder: ' PO 45-0118 ' })).purchaseOrder).toBe('PO 45-0118')
    expect(bodyOf<Project>(await update(otherManager, { keyDates: dates })).keyDates).toEqual(dates.toReversed())
    expect(await update(otherManager, { purchaseOrder: 'PO 2', tags: ['web'] })).toMatchObject({
      status: 409,
      body: { data: { present: { purchaseOrder: 'PO 45-0118', tags: [] }, changedBy: { uuid: manager.id } } },
    })
  })

  it('a client approves with the purchase order that invoices need', async () => {
    const { accountAdmin, manager, client, place } = test.people
    const require = (requirePurchaseOrder: boolean) =>
      test.call(accountAdmin, 'PUT', '/api/v3/client', { uuid: place.orgUnitId, taxInfo: { requirePurchaseOrder } })
    bodyOf(await require(true))
    const { uuid } = await steps.draft(manager, [strings], ['es'])
    bodyOf(await steps.move(manager, uuid, 'PENDING'))
    await test.idle()
    const project = bodyOf<Project>(await test.call(client, 'GET', url(uuid)))
    expect(project).toMatchObject({ purchaseOrder: '', needsPurchaseOrder: true })
    const move = (body: object) => test.call(client, 'POST', url(uuid, '/status'), { purchaseOrder: ' PO 7 ', ...body })
    expect(await move({ newStatus: 'DRAFT', reason: 'Too late.' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.purchaseOrder' }] },
    })
    const approved = bodyOf<Project>(await move({ newStatus: 'APPROVED' }))
    expect(approved).toMatchObject({ status: 'APPROVED', purchaseOrder: 'PO 7', needsPurchaseOrder: false })
    const ofMove = and(eq(journal.projectId, uuid), eq(journal.event, 'PROJECT_STATUS_CHANGED'))
    const entries = await test.db.select().from(journal).where(ofMove)
    expect(entries.map(({ after }) => after)).toContainEqual({ status: 'APPROVED', purchaseOrder: 'PO 7' })
    const late = { 'If-Match': project.version }
    expect(await test.call(manager, 'POST', url(uuid, '/info'), { purchaseOrder: 'PO 8' }, late)).toMatchObject({
      status: 409,
      body: { data: { present: { purchaseOrder: 'PO 7' }, changedBy: { uuid: client.id } } },
    })
    bodyOf(await require(false))
  })

  it('a file needs a name with a known extension and a path inside the project', async () => {
    const { manager } = test.people
    const { uuid } = await steps.create(manager)
    const announce = (body: object) => test.call(manager, 'POST', url(uuid, '/resource'), body)
    for (const name of ['noextension', 'picture.exe', '../a.json', 'a\\b.json', 'a\u0000.json']) {
      const { status } = await announce({ name })
      expect({ name, status }).toEqual({ name, status: 400 })
    }
    expect((await announce({ name: 'a.json', path: '../up' })).status).toBe(400)
    const announced = bodyOf<ProjectResource>(await announce({ name: 'a.json', path: '/locales//en/' }), 201)
    expect(announced).toMatchObject({ path: 'locales/en', type: 'json', targetLocales: [] })
    expect(announced.hash).toBeUndefined()
    expect(await announce({ name: 'a.json', path: 'locales/en' })).toMatchObject({
      status: 422,
      body: { code: 'NAME_TAKEN' },
    })
  })

  it('an unreadable file is refused with its name, line and reason, and changes nothing', async () => {
    const { manager } = test.people
    const { uuid } = await steps.create(manager)
    const resource = await steps.addFile(manager, uuid, strings)
    expect(resource).toMatchObject({ totalSegments: 2, totalWords: 5, size: strings.content.length })
    const before = await steps.get(manager, uuid)
    const refused = await steps.send(manager, uuid, resource.uuid, {
      name: 'strings.json',
      content: '{\n  "open": "Open",\n}',
    })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'FILE_REFUSED', data: { file: 'strings.json', line: 3, reason: expect.any(String) } },
    })
    expect(await steps.get(manager, uuid)).toEqual(before)
    const params = (body: object) =>
      test.call(manager, 'POST', url(uuid, `/resource/${resource.uuid}/file-params`), body)
    expect((await params({ parameters: { nonsense: true } })).status).toBeGreaterThanOrEqual(400)
    expect((await params({ tagRegex: '(' })).status).toBe(422)
    expect(await steps.get(manager, uuid)).toEqual(before)
    const changed = bodyOf<ProjectResource>(await params({ tagRegex: 'file' }))
    expect(changed.params).toMatchObject({ tagRegex: 'file', defaultFilterSettings: false })
  })

  it('the parameters of every parser are listed', async () => {
    const { files } = bodyOf<{ files: Record<string, unknown> }>(
      await test.call(test.people.manager, 'GET', '/api/v1/atlas/parser/file-params'),
    )
    for (const extension of ['po', 'json', 'xlf', 'md']) expect(Object.keys(files)).toContain(extension)
  })
})

describe('work units', () => {
  it('a new work unit has a task for each workflow step and the segments of its file', async () => {
    const { manager } = test.people
    const files = ['desktop.pot', 'nested.json', 'guide.md', 'catalog-1.2.xlf'].map((name) => ({
      name,
      content: fixtureText(name),
    }))
    const { uuid, workUnits, resources } = await steps.draft(manager, files, ['es', 'ja'])
    expect(workUnits).toHaveLength(8)
    for (const workUnit of workUnits) {
      expect(workUnit).toMatchObject({
        genesisCreationStatus: 'CREATED',
        workflow: 'TRANSLATION',
        workStatus: 'DRAFT',
        steps: [
          { status: 'DRAFT', workflow: { code: 'TRANSLATION' } },
          { status: 'DRAFT', workflow: { code: 'REVIEW' } },
        ],
      })
      const rows = await test.db.select().from(segments).where(eq(segments.workUnitId, workUnit.uuid))
      expect(rows.length).toBe(workUnit.segments)
      expect(workUnit.segments).toBeGreaterThan(0)
    }
    expect(workUnits.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const again = await steps.addWorkUnits(manager, uuid, resources, ['es', 'ja'])
    expect(again.map((workUnit) => workUnit.uuid)).toEqual(workUnits.map((workUnit) => workUnit.uuid))
    const rows = await test.db.select().from(tasks).where(eq(tasks.projectId, uuid))
    expect(rows).toHaveLength(16)
  })

  it('work units for unknown steps, the source language or empty files are refused', async () => {
    const { manager, stranger } = test.people
    const { uuid } = await steps.create(manager)
    const file = await steps.addFile(manager, uuid, strings)
    const empty = await steps.announce(manager, uuid, { name: 'later.json' })
    const make = (more: object, as = manager) =>
      test.call(as, 'POST', url(uuid, '/work-unit?bulk=true'), [
        { projectResourceUuid: file.uuid, workflows: ['TRANSLATION'], targetLocales: ['es'], ...more },
      ])
    expect((await make({ workflows: ['DANCING'] })).status).toBe(400)
    expect((await make({ targetLocales: ['en'] })).status).toBe(400)
    expect((await make({ projectResourceUuid: empty.uuid })).status).toBe(422)
    expect((await make({ projectResourceUuid: uuid })).status).toBe(404)
    expect((await make({}, stranger)).status).toBe(404)
    expect((await steps.get(manager, uuid)).workUnits).toEqual([])
    bodyOf(await make({}))
    const extended = bodyOf<WorkUnit[]>(await make({ workflows: ['TRANSLATION', 'REVIEW'] }))
    expect(extended[0]?.steps?.map(({ workflow }) => workflow.code)).toEqual(['TRANSLATION', 'REVIEW'])
  })

  it('a work unit rereads a changed file only while the project is a draft', async () => {
    const { manager } = test.people
    const { uuid, resources, workUnits } = await steps.draft(manager, [strings], ['es'])
    const [resource] = resources
    const [workUnit] = workUnits
    if (!resource || !workUnit) throw new Error('nothing was made')
    const longer = { name: 'strings.json', content: '{"open": "Open the file", "close": "Close it", "save": "Save"}' }
    bodyOf(await steps.send(manager, uuid, resource.uuid, longer))
    expect((await steps.settled(manager, uuid))[0]).toMatchObject({ uuid: workUnit.uuid, segments: 3 })
    bodyOf(await steps.move(manager, uuid, 'PENDING'))
    expect((await steps.send(manager, uuid, resource.uuid, strings)).status).toBe(422)
    const params = (body: object) =>
      test.call(manager, 'POST', url(uuid, `/resource/${resource.uuid}/file-params`), body)
    expect(await params({ tagRegex: 'file' })).toMatchObject({ status: 422, body: { code: 'WORK_UNITS_EXIST' } })
    bodyOf(await params({ tagRegex: 'nothing like this' }))
    expect((await test.call(manager, 'DELETE', url(uuid, `/resource/${resource.uuid}`))).status).toBe(422)
  })

  it('deleting a file deletes its work units', async () => {
    const { manager } = test.people
    const { uuid, resources } = await steps.draft(manager, [strings, { ...strings, path: 'other' }], ['es'])
    expect((await test.call(manager, 'DELETE', url(uuid, `/resource/${resources[0]?.uuid}`))).status).toBe(204)
    const left = await steps.get(manager, uuid)
    expect(left.workUnits.map((workUnit) => workUnit.projectResourceUuid)).toEqual([resources[1]?.uuid])
    expect(left.resources).toHaveLength(1)
  })

  it('a step added to a delivered work unit starts with unconfirmed segments', async () => {
    const { manager } = test.people
    const { uuid, resources } = await steps.inWork(manager, [strings], ['es', 'ja'], ['TRANSLATION'])
    const ofSpanish = and(eq(tasks.projectId, uuid), eq(tasks.targetLocale, 'es'))
    const [task] = await test.db.update(tasks).set(acceptedBy(manager.id)).where(ofSpanish).returning()
    await test.db
      .update(segments)
      .set({ target: 'x', confirmed: true })
      .where(eq(segments.workUnitId, task!.workUnitId))
    bodyOf(await test.call(manager, 'POST', `/api/v3/task/${task!.id}/status-update`, { status: 'DELIVERED' }))
    bodyOf(await steps.move(manager, uuid, 'CANCELLED', { reason: 'Postponed' }))
    bodyOf(await steps.move(manager, uuid, 'DRAFT'))
    await steps.addWorkUnits(manager, uuid, [resources[0]!], ['es', 'ja'], ['TRANSLATION', 'REVIEW'])
    const [es] = (await steps.get(manager, uuid)).workUnits
    expect(es).toMatchObject({ targetLanguage: 'es', workflow: 'REVIEW', workStatus: 'DRAFT', confirmedSegments: 0 })
    const rows = await test.db.select().from(segments).where(eq(segments.workUnitId, task!.workUnitId))
    expect(rows.map(({ target, confirmed }) => [target, confirmed])).toEqual(rows.map(() => ['x', false]))
  })

  it('a file with a delivered task cannot be removed, even after the project is canceled and restored', async () => {
    const { manager } = test.people
    const { uuid, resources } = await steps.inWork(manager, [strings], ['es'])
    const first = and(eq(tasks.projectId, uuid), eq(tasks.step, 0))
    await test.db.update(tasks).set({ status: 'DELIVERED' }).where(first)
    bodyOf(await steps.move(manager, uuid, 'CANCELLED', { reason: 'Postponed' }))
    bodyOf(await steps.move(manager, uuid, 'DRAFT'))
    expect(await test.call(manager, 'DELETE', url(uuid, `/resource/${resources[0]?.uuid}`))).toMatchObject({
      status: 422,
      body: { code: 'TASKS_STARTED', message: expect.stringContaining('strings.json · es') },
    })
    expect((await steps.get(manager, uuid)).workUnits).toHaveLength(1)
  })
})

describe('the number of a new project', () => {
  it('a new project skips numbers that are already used as names', async () => {
    const { manager } = test.people
    const { uuid, name } = await steps.create(manager)
    const [account = '', number = ''] = name.match(/\d+/g) ?? []
    const taken = [1, 2].map((more) => `D-${account}-${Number(number) + more}`)
    const other = await steps.create(manager)
    expect(other.name).toBe(taken[0])
    const rename = (id: string, to: string | undefined) => test.call(manager, 'POST', url(id, '/info'), { name: to })
    bodyOf(await rename(uuid, taken[1]))
    expect((await steps.create(manager)).name).toBe(`D-${account}-${Number(number) + 3}`)
    expect((await rename(other.uuid, taken[1])).status).toBe(400)
  })
})

import type { TaskBoard, TaskCalendar, TaskCounters, TaskPage, TaskWorkloadPage } from '@dragoman/sdk/operations/tasks'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { projects } from '../work/tables.ts'
import { taskPayments, tasks } from '../work/task-tables.ts'
import { createPerson } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { grant } from '../../testing/permissions.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { acceptedBy, seedWork } from '../../testing/work.ts'
import type { Work } from '../../testing/work.ts'

const app = await openTestApp()

const assign = (work: Work, userId: string, step = 0) => `/api/v3/task/${work.taskIds[step]}/assignment/${userId}`
const status = (work: Work, step = 0) => `/api/v3/task/${work.taskIds[step]}/status-update`

async function taskRow(id: string | undefined) {
  const [row] = await app.db
    .select()
    .from(tasks)
    .where(eq(tasks.id, id ?? ''))
  return row
}

describe('assigning', () => {
  test('a manager assigns a task, and its payment follows the rate of the linguist', async () => {
    const { manager, linguistA } = app.people
    const work = await seedWork(app.db, app.people, { segments: [{ source: 'Save all', words: 100 }] })
    const answer = await app.call(manager, 'POST', assign(work, linguistA.id))
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      status: 'PENDING',
      assignment: 'ASSIGNED',
      assignee: { uuid: linguistA.id, email: linguistA.email },
      payableAmount: 6,
      currency: 'USD',
      payments: [{ unit: 'WORD', amount: 100, rate: 0.06, total: 6 }],
    })
    const log = await app.call(manager, 'GET', `/api/v3/task/${work.taskIds[0]}/log`)
    expect(log.body).toMatchObject([
      { event: 'ASSIGNED', user: { uuid: manager.id }, assignee: { uuid: linguistA.id } },
    ])
  })

  test('payments are exact to the cent, without binary rounding noise', async () => {
    const { manager, linguistA } = app.people
    const work = await seedWork(app.db, app.people, { segments: [{ source: 'Save all', words: 7 }] })
    await app.call(manager, 'POST', assign(work, linguistA.id))
    await app.db
      .update(taskPayments)
      .set({ factor: '0.35' })
      .where(eq(taskPayments.taskId, work.taskIds[0] ?? ''))
    const { body } = await app.call(manager, 'GET', `/api/v3/task/${work.taskIds[0]}`)
    expect(body).toMatchObject({ payments: [{ amount: 2.45 }] })
  })

  test('a linguist cannot assign tasks to others, even with the permission', async () => {
    const { linguistA, linguistB, place } = app.people
    const ambitious = await createPerson(app.app.services, place, 'Amy Ambitious', {
      roles: ['VENDOR'],
      pairs: [['en', 'ar']],
      member: true,
    })
    await grant(app, ambitious, 'TASK_assign')
    const work = await seedWork(app.db, app.people, { targetLocale: 'ar' })
    for (const { id } of [linguistA, linguistB])
      expect((await app.call(ambitious, 'POST', assign(work, id))).status).toBe(403)
    expect(await taskRow(work.taskIds[0])).toMatchObject({ assigneeId: null })
  })

  test('an ineligible linguist is refused with the reasons', async () => {
    const { manager, linguistDe } = app.people
    const work = await seedWork(app.db, app.people)
    const answer = await app.call(manager, 'POST', assign(work, linguistDe.id))
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'NOT_ELIGIBLE', data: { blockedBy: ['LANGUAGE_PAIR'] } })
    expect(await taskRow(work.taskIds[0])).toMatchObject({ assigneeId: null })
  })

  test('a bulk assignment assigns all tasks or none', async () => {
    const { manager, linguistA } = app.people
    const good = await seedWork(app.db, app.people)
    const bad = await seedWork(app.db, app.people, { targetLocale: 'de' })
    const form = new FormData()
    for (const work of [good, bad]) form.append('tasksUuids', work.taskIds[0] ?? '')
    form.append('userUuid', linguistA.id)
    const refused = await app.call(manager, 'POST', '/api/v3/task/assignment?bulk=true', form)
    expect(refused.status).toBe(422)
    expect(await taskRow(good.taskIds[0])).toMatchObject({ assigneeId: null })
    const own = new FormData()
    for (const id of good.taskIds) own.append('tasksUuids', id)
    own.append('userUuid', linguistA.id)
    const bothSteps = await app.call(manager, 'POST', '/api/v3/task/assignment?bulk=true', own)
    expect(bothSteps.body).toMatchObject({ status: 422, data: { blockedBy: ['OTHER_STEP'] } })
    const more = await seedWork(app.db, app.people)
    const other = new FormData()
    for (const work of [good, more]) other.append('tasksUuids', work.taskIds[0] ?? '')
    other.append('userUuid', linguistA.id)
    const done = await app.call(manager, 'POST', '/api/v3/task/assignment?bulk=true', other)
    expect(done.status).toBe(200)
    expect(done.body).toMatchObject([{ assignment: 'ASSIGNED' }, { assignment: 'ASSIGNED' }])
  })

  test('when two linguists claim a task, one gets it and the other sees the current status without a name', async () => {
    const { linguistA, linguistB } = app.people
    for (let round = 0; round < 5; round += 1) {
      const work = await seedWork(app.db, app.people)
      const answers = await Promise.all(
        [linguistA, linguistB].map((person) => app.call(person, 'POST', assign(work, person.id))),
      )
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
      const loser = answers.find((answer) => answer.status === 409)
      expect(loser?.body).toMatchObject({ data: { uuid: work.taskIds[0], status: 'APPROVED', assignment: 'ACCEPTED' } })
      expect(JSON.stringify(loser?.body)).not.toContain('Lin')
      const winner = answers.find((answer) => answer.status === 200)
      expect(winner?.body).toMatchObject({ status: 'APPROVED', assignment: 'ACCEPTED' })
    }
  })

  test('claiming a task that is already claimed answers 409', async () => {
    const { linguistA, linguistB } = app.people
    const work = await seedWork(app.db, app.people)
    await app.call(linguistA, 'POST', assign(work, linguistA.id))
    expect((await app.call(linguistB, 'POST', assign(work, linguistB.id))).status).toBe(409)
    expect((await app.call(linguistB, 'GET', `/api/v3/task/${work.taskIds[0]}`)).status).toBe(404)
  })

  test('a linguist cannot assign another person', async () => {
    const { linguistA, linguistB } = app.people
    const work = await seedWork(app.db, app.people)
    expect((await app.call(linguistA, 'POST', assign(work, linguistB.id))).status).toBe(403)
    expect(await taskRow(work.taskIds[0])).toMatchObject({ assigneeId: null })
  })

  test('returning a task needs a reason, reopens the task and logs the reason', async () => {
    const { manager, linguistA } = app.people
    const work = await seedWork(app.db, app.people)
    await app.call(manager, 'POST', assign(work, linguistA.id))
    const path = `/api/v3/task/${work.taskIds[0]}/rejection`
    expect((await app.call(linguistA, 'POST', path, { reason: '  ' })).status).toBe(400)
    expect((await app.call(linguistA, 'POST', path, { reason: 'No time' })).status).toBe(200)
    expect(await taskRow(work.taskIds[0])).toMatchObject({ status: 'PENDING', assigneeId: null, payableAmount: null })
    const log = await app.call(manager, 'GET', `/api/v3/task/${work.taskIds[0]}/log`)
    expect(log.body).toMatchObject([{ event: 'REJECTED', detail: 'No time' }, { event: 'ASSIGNED' }])
  })

  test('the task log names the person who was signed in as someone else', async () => {
    const { accountAdmin, manager, linguistA } = app.people
    const acting = { kind: 'token', address: '127.0.0.1', userAgent: null, impersonatorId: accountAdmin.id } as const
    const { db, sessions } = app.app.services
    const as = async (person: Person) => ({
      ...person,
      token: (await sessions.open(db, { ...acting, userId: person.id })).secret,
    })
    const work = await seedWork(app.db, app.people)
    const path = `/api/v3/task/${work.taskIds[0]}`
    await app.call(await as(manager), 'POST', assign(work, linguistA.id))
    await app.call(await as(linguistA), 'POST', `${path}/status-update`, { status: 'APPROVED' })
    await app.call(linguistA, 'POST', `${path}/rejection`, { reason: 'No time' })
    const { body } = await app.call(linguistA, 'GET', `${path}/log`)
    expect(body).toMatchObject([
      { event: 'REJECTED', user: { uuid: linguistA.id } },
      { event: 'ACCEPTED', user: { uuid: linguistA.id }, impersonator: { uuid: accountAdmin.id } },
      { event: 'ASSIGNED', user: { uuid: manager.id }, impersonator: { uuid: accountAdmin.id } },
    ])
    expect((body as object[])[0]).not.toHaveProperty('impersonator')
  })

  test('a manager can unassign a task in progress once', async () => {
    const { manager, linguistA } = app.people
    const work = await seedWork(app.db, app.people, { task: acceptedBy(linguistA.id) })
    const path = `/api/v3/task/${work.taskIds[0]}/assignment`
    expect((await app.call(manager, 'DELETE', path)).body).toMatchObject({
      status: 'PENDING',
      assignment: 'UNASSIGNED',
    })
    expect((await app.call(manager, 'DELETE', path)).status).toBe(422)
    expect((await app.call(linguistA, 'DELETE', path)).status).toBe(403)
  })
})

describe('seeing', () => {
  test('a linguist lists own tasks, and separately claimable ones with the payment they offer', async () => {
    const { linguistB, linguistDe } = app.people
    const own = await seedWork(app.db, app.people, { task: acceptedBy(linguistB.id) })
    const open = await seedWork(app.db, app.people, { segments: [{ source: 'x', words: 10 }] })
    const listed = await app.call(linguistB, 'GET', `/api/v3/task?size=500`)
    const ids = idsOf(listed.body)
    expect(ids).toContain(own.taskIds[0])
    expect(ids).not.toContain(open.taskIds[0])
    const available = await app.call(
      linguistB,
      'GET',
      `/api/v3/task/available?projectUuid=${open.projectId}&sort=workflow,desc`,
    )
    expect(available.body).toMatchObject({
      totalElements: 2,
      content: [
        { uuid: open.taskIds[0], payableAmount: 0.5, currency: 'USD' },
        { uuid: open.taskIds[1], waitingFor: { uuid: open.taskIds[0] } },
      ],
    })
    const other = await app.call(linguistDe, 'GET', `/api/v3/task/available?projectUuid=${open.projectId}`)
    expect(other.body).toMatchObject({ totalElements: 0 })
  })

  test('linguists do not see claimable tasks of organizational units that they do not belong to', async () => {
    const outsider = await createPerson(app.app.services, app.people.place, 'Otto Outside', {
      roles: ['VENDOR'],
      pairs: [['en', 'es']],
    })
    const open = await seedWork(app.db, app.people)
    const available = await app.call(outsider, 'GET', `/api/v3/task/available?projectUuid=${open.projectId}`)
    expect(available.body).toMatchObject({ totalElements: 0 })
    expect((await app.call(outsider, 'GET', `/api/v3/task/${open.taskIds[0]}`)).status).toBe(404)
    expect((await app.call(outsider, 'POST', assign(open, outsider.id))).status).toBe(404)
    expect(await taskRow(open.taskIds[0])).toMatchObject({ assigneeId: null })
  })

  test('only the assignee and managers see the payment of a task', async () => {
    const { manager, linguistA, linguistB } = app.people
    const work = await seedWork(app.db, app.people)
    await app.call(manager, 'POST', assign(work, linguistA.id))
    const path = `/api/v3/task/${work.taskIds[0]}`
    expect((await app.call(linguistA, 'GET', path)).body).toHaveProperty('payableAmount')
    expect((await app.call(manager, 'GET', path)).body).toHaveProperty('payments')
    expect((await app.call(linguistB, 'GET', path)).status).toBe(404)
    expect((await app.call(app.people.client, 'GET', path)).status).toBe(403)
  })

  test.each([
    ['statuses=PENDING', 2],
    ['statuses=DELIVERED', 0],
    ['statuses=PENDING&statuses=DELIVERED', 2],
    ['assignments=UNASSIGNED', 1],
    ['assignments=ASSIGNED', 1],
    ['workflows=REVIEW', 1],
    ['sourceLanguages=en', 2],
    ['targetLanguages=ja', 0],
    ['q=APP.js', 2],
    ['q=nothing%25', 0],
    ['late=true', 1],
    ['late=false', 1],
    ['mine=true', 0],
  ])('the filter %s', async (filter, expected) => {
    const { manager, linguistA } = app.people
    const past = new Date(Date.now() - 1000)
    const work = await seedWork(app.db, app.people, { task: { assigneeId: linguistA.id, dueDate: past } })
    const answer = await app.call(manager, 'GET', `/api/v3/task?projectUuid=${work.projectId}&${filter}`)
    expect(answer.body).toMatchObject({ totalElements: expected })
  })

  test('tasks that need attention come first: workable ones by due date, then drafts, then finished ones', async () => {
    const { manager } = app.people
    const day = (days: number) => new Date(Date.now() + days * 86_400_000)
    const { projectId, taskIds } = await seedWork(app.db, app.people, { steps: ['TRANSLATION'] })
    const [first] = await app.db.select().from(tasks).where(eq(tasks.id, taskIds[0]!))
    const more = [
      { status: 'CANCELLED', dueDate: day(-9) },
      { status: 'DELIVERED', dueDate: day(-8) },
      { status: 'DRAFT', dueDate: day(-7) },
      { status: 'APPROVED', dueDate: null },
      { status: 'APPROVED', dueDate: day(2) },
      { status: 'PENDING', dueDate: day(-1) },
    ] as const
    await app.db.delete(tasks).where(eq(tasks.id, first!.id))
    for (const [at, values] of more.entries()) {
      const { id: _id, number: _number, ...row } = first!
      await app.db.insert(tasks).values({ ...row, ...values, step: at, beginIndex: at })
    }
    const listed = await app.call(manager, 'GET', `/api/v3/task?projectUuid=${projectId}&sort=attention,asc`)
    const { content } = listed.body as { content: { status: string; dueDate?: number }[] }
    expect(content.map((task) => [task.status, task.dueDate])).toEqual(
      [5, 4, 3, 2, 1, 0].map((at) => [more[at]!.status, more[at]!.dueDate?.getTime()]),
    )
  })

  test('pages of tasks have no gap or repetition in any sort order', async () => {
    const { manager } = app.people
    const { projectId } = await seedWork(app.db, app.people)
    for (const sort of [
      'attention,asc',
      'dueDate,asc',
      'workflow,desc',
      'assignee,asc',
      'sortingByCreateDate',
      'words,desc',
    ]) {
      const pages = await Promise.all(
        [0, 1].map((page) =>
          app.call(manager, 'GET', `/api/v3/task?projectUuid=${projectId}&size=1&page=${page}&sort=${sort}`),
        ),
      )
      expect(new Set(pages.flatMap(({ body }) => idsOf(body))).size).toBe(2)
    }
  })

  test('task groups count by project, step and language pair', async () => {
    const { manager } = app.people
    const { projectId } = await seedWork(app.db, app.people)
    const groups = (by: string) => app.call(manager, 'GET', `/api/v3/task/group?groupBy=${by}&projectUuid=${projectId}`)
    expect((await groups('PROJECT')).body).toMatchObject({
      totalElements: 1,
      content: [{ key: projectId, label: 'Test project', taskCount: 2, words: 4, statuses: { PENDING: 2 } }],
    })
    expect((await groups('WORKFLOW')).body).toMatchObject({ content: [{ taskCount: 1 }, { taskCount: 1 }] })
    expect((await groups('LANG_PAIR')).body).toMatchObject({ content: [{ key: 'en:es', taskCount: 2 }] })
  })

  test('every request for a task of another account answers 404 and changes nothing', async () => {
    const { stranger, linguistA } = app.people
    const work = await seedWork(app.db, app.people, { task: acceptedBy(linguistA.id) })
    const before = await taskRow(work.taskIds[0])
    const path = `/api/v3/task/${work.taskIds[0]}`
    const answers = [
      await app.call(stranger, 'GET', path),
      await app.call(stranger, 'PUT', path, { instructions: 'x' }),
      await app.call(stranger, 'POST', assign(work, stranger.id)),
      await app.call(stranger, 'DELETE', `${path}/assignment`),
      await app.call(stranger, 'POST', status(work), { status: 'DELIVERED' }),
      await app.call(stranger, 'GET', `${path}/log`),
      await app.call(stranger, 'GET', `${path}/summary`),
      await app.call(stranger, 'GET', `${path}/logfile`),
      await app.call(stranger, 'GET', `/api/v3/task/work-unit/${work.workUnitId}`),
      await app.call(stranger, 'GET', `/api/v3/task/${work.projectId}/statuses`),
      await app.call(stranger, 'GET', `/api/v3/user/task/${work.taskIds[0]}/eligible-linguists`),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404))
    expect(await taskRow(work.taskIds[0])).toEqual(before)
  })

  test('eligible linguists are listed with what they would cost', async () => {
    const { manager, linguistA, linguistB, linguistDe } = app.people
    const work = await seedWork(app.db, app.people, { segments: [{ source: 'x', words: 100 }] })
    const path = `/api/v3/user/task/${work.taskIds[0]}/eligible-linguists`
    const answer = await app.call(manager, 'GET', path)
    expect(answer.body).toMatchObject([
      { user: { uuid: linguistB.id }, eligible: true, payableAmount: 5, wordRate: 0.05 },
      { user: { uuid: linguistA.id }, eligible: true, payableAmount: 6 },
    ])
    const all = await app.call(manager, 'GET', `${path}?all=true&name=dora`)
    expect(all.body).toMatchObject([{ user: { uuid: linguistDe.id }, eligible: false, blockedBy: ['LANGUAGE_PAIR'] }])
  })

  test('managers write instructions and the linguist reads them', async () => {
    const { manager, linguistA } = app.people
    const work = await seedWork(app.db, app.people, { task: acceptedBy(linguistA.id) })
    const path = `/api/v3/task/${work.taskIds[0]}`
    expect((await app.call(linguistA, 'PUT', path, { instructions: 'x' })).status).toBe(403)
    expect((await app.call(manager, 'PUT', path, { instructions: 'Keep it short.' })).status).toBe(200)
    expect((await app.call(linguistA, 'GET', path)).body).toMatchObject({ instructions: 'Keep it short.' })
  })
})

const idsOf = (body: unknown): string[] => {
  const { content } = body as { content: { uuid: string }[] }
  return content.map(({ uuid }) => uuid)
}

describe('the query line of tasks', () => {
  test('it finds what it says, the counters agree with it, and a linguist stays among their own tasks', async () => {
    const { manager, linguistA, linguistB } = app.people
    const work = await seedWork(app.db, app.people, { segments: [{ source: 'Save all', words: 777 }] })
    const [first = ''] = work.taskIds
    await app.call(manager, 'POST', assign(work, linguistA.id))
    await app.db
      .update(tasks)
      .set({ dueDate: new Date(Date.now() - 3_600_000) })
      .where(eq(tasks.id, first))
    const list = async (line: string, as = manager) => {
      const { status: answered, body } = await app.call(
        as,
        'GET',
        `/api/v3/task?size=500&filter=${encodeURIComponent(line)}`,
      )
      expect({ line, answered }).toEqual({ line, answered: 200 })
      return body as TaskPage
    }
    const finds = async (line: string, as = manager) =>
      (await list(line, as)).content.some(({ uuid }) => uuid === first)
    const { assignee, workUnit, workflow } = (await list('words:777')).content.find(({ uuid }) => uuid === first)!
    for (const [line, expected] of [
      ['words:777', true],
      ['words:[700 to 800]', true],
      ['words:>777', false],
      [`linguist:="${assignee!.name}"`, true],
      ['-linguist:none words:777', true],
      ['linguist:none', false],
      ['assignment:assigned', true],
      ['assignment:accepted,skipped', false],
      ['status:pending is:open', true],
      ['is:late', true],
      ['is:soon', false],
      ['due:<tomorrow', true],
      [`file:="${workUnit.filename}"`, true],
      [`step:${workflow.code.toLowerCase()}`, true],
      ['words:777 linguist:none', false],
      [`source:${workUnit.sourceLanguage} target:${workUnit.targetLanguage}`, true],
      ['target:xx', false],
      ['delivered:none created:today', true],
      [`"${workUnit.filename}"`, true],
    ] as const)
      expect({ line, found: await finds(line) }).toEqual({ line, found: expected })
    expect(await finds('linguist:me', linguistA)).toBe(true)
    expect(await finds('words:777', linguistB)).toBe(false)
    expect((await app.call(manager, 'GET', '/api/v3/task?filter=words:many')).body).toMatchObject({
      data: { problem: 'notANumber', from: 6, to: 10 },
    })

    const { body } = await app.call(manager, 'GET', '/api/v3/task/counters')
    const { total, ...counters } = body as TaskCounters
    expect(total).toBe((await list('')).totalElements)
    for (const [name, { count, words, filter }] of Object.entries(counters)) {
      const { totalElements, content } = await list(filter)
      const sum = content.reduce((present, each) => present + each.workUnit.words, 0)
      expect({ name, count, words }).toEqual({ name, count: totalElements, words: sum })
    }
  })
})

describe('board, calendar, and workload', () => {
  const day = 86_400_000
  const get = async <Body>(path: string, query: Record<string, string>, as: Person = app.people.manager) => {
    const answer = await app.call(as, 'GET', `/api/v3/task${path}?${String(new URLSearchParams(query))}`)
    expect(answer).toMatchObject({ status: 200 })
    return answer.body as Body
  }

  test('each lane holds what its filter finds, rows are by linguist or language, and unassigned tasks stay apart', async () => {
    const { manager, linguistA, linguistB } = app.people
    const seed = (task?: Partial<typeof tasks.$inferInsert>) =>
      seedWork(app.db, app.people, { targetLocale: 'ar', task, segments: [{ source: 'Save', words: 10 }] })
    const [open, given, accepted, delivered, old] = await Promise.all([
      seed(),
      seed({ assigneeId: linguistA.id, assignedAt: new Date(), dueDate: new Date(Date.now() + day) }),
      seed(acceptedBy(linguistB.id)),
      seed({ ...acceptedBy(linguistB.id), status: 'DELIVERED', deliveredAt: new Date() }),
      seed({ ...acceptedBy(linguistB.id), status: 'DELIVERED', deliveredAt: new Date(Date.now() - 20 * day) }),
    ])
    await app.db
      .update(tasks)
      .set({ assigneeId: linguistA.id, assignedAt: new Date() })
      .where(eq(tasks.id, accepted.taskIds[1]!))
    const ids = new Map(
      Object.entries({ open, given, accepted, delivered, old }).flatMap(([name, { taskIds }]) =>
        taskIds.map((id, step): [string, string] => [id, `${name}${step}`]),
      ),
    )
    const filter = { targetLanguages: 'ar', filter: 'created:today words:10', cards: '20' }
    const shown = ({ content, unassigned }: TaskBoard) =>
      Object.fromEntries(
        [...(unassigned ? [{ key: 'nobody', cells: [unassigned] }] : []), ...content].flatMap(({ key, cells }) =>
          cells
            .filter(({ taskCount }) => taskCount > 0)
            .map(({ lane, tasks: found }) => [`${key} ${lane}`, found.map(({ uuid }) => ids.get(uuid)).sort()]),
        ),
      )
    const board = await get<TaskBoard>('/board', { ...filter, rows: 'LINGUIST' })
    expect(shown(board)).toEqual({
      'nobody UNASSIGNED': ['delivered1', 'given1', 'old1', 'open0', 'open1'],
      [`${linguistA.id} WAITING`]: ['accepted1'],
      [`${linguistA.id} ASSIGNED`]: ['given0'],
      [`${linguistB.id} IN_PROGRESS`]: ['accepted0'],
      [`${linguistB.id} DELIVERED`]: ['delivered0'],
    })
    for (const { lane, taskCount, words, filter: line } of board.lanes) {
      const list = await get<TaskPage>('', { ...filter, filter: `${filter.filter} ${line}` })
      expect({ lane, taskCount, words }).toEqual({ lane, taskCount: list.totalElements, words: 10 * taskCount })
    }
    expect(shown(await get<TaskBoard>('/board', { ...filter, rows: 'LANG_PAIR' }))).toMatchObject({
      'en:ar UNASSIGNED': ['delivered1', 'given1', 'old1', 'open0', 'open1'],
      'en:ar WAITING': ['accepted1'],
    })
    const few = await get<TaskBoard>('/board', { ...filter, cards: '2' })
    expect(few.content[0]!.cells[0]).toMatchObject({ taskCount: 5, tasks: { length: 2 } })
    // Linguists see a board of their own tasks alone; another account sees none of them.
    const own = await get<TaskBoard>('/board', filter, linguistA)
    expect(own.lanes.map(({ taskCount }) => taskCount)).toEqual([0, 1, 1, 0, 0])
    expect((await get<TaskBoard>('/board', filter, app.people.stranger)).totalElements).toBe(0)
    expect((await get<TaskPage>('', { filter: 'is:waiting words:10', targetLanguages: 'ar' })).totalElements).toBe(5)
    expect((await app.call(manager, 'GET', '/api/v3/task/board?filter=words:many')).status).toBe(400)
  })

  test('the calendar counts the tasks of a day as people in a time zone count days', async () => {
    const seed = (dueDate: string, task: Partial<typeof tasks.$inferInsert> = {}) =>
      seedWork(app.db, app.people, { steps: ['TRANSLATION'], task: { ...task, dueDate: new Date(dueDate) } })
    const [early] = await Promise.all([
      seed('2031-03-10T04:30:00Z'),
      seed('2031-03-10T12:00:00Z', { status: 'DELIVERED', deliveredAt: new Date() }),
      seed('2031-03-11T01:00:00Z'),
      seed('2031-03-11T12:00:00Z', { status: 'CANCELLED' }),
      seed('2031-03-14T12:00:00Z'),
    ])
    const counts = ({ days }: TaskCalendar) => days.map((each) => [each.day, each.taskCount, each.openCount])
    const from = { from: '2031-03-10', days: '3' }
    expect(counts(await get('/calendar', from))).toEqual([
      ['2031-03-10', 2, 1],
      ['2031-03-11', 1, 1],
    ])
    const inNewYork = await get<TaskCalendar>('/calendar', { ...from, timezone: 'America/New_York', cards: '1' })
    expect(counts(inNewYork)).toEqual([['2031-03-10', 3, 2]])
    expect(inNewYork.days[0]!.tasks.map(({ uuid }) => uuid)).toEqual([early.taskIds[0]])
    expect(counts(await get('/calendar', { ...from, filter: 'linguist:none status:delivered' }))).toEqual([
      ['2031-03-10', 1, 0],
    ])
    const path = '/api/v3/task/calendar?from=2031-03-10&timezone=Mars/Base'
    expect(await app.call(app.people.manager, 'GET', path)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'query.timezone' }] },
    })
  })

  test('the workload weighs what is left to do by step against the words a day of each linguist', async () => {
    const { manager, place, linguistA, stranger } = app.people
    const busy = await createPerson(app.app.services, place, 'Lou Load', {
      roles: ['VENDOR'],
      pairs: [['en', 'ja']],
      member: true,
    })
    const given = { ...acceptedBy(busy.id), dueDate: new Date(Date.now() - day) }
    // Half of the late translation is confirmed; the review is due tomorrow, the last task on no day.
    await seedWork(app.db, app.people, {
      task: given,
      segments: [
        { source: 'One', words: 1000, confirmed: true },
        { source: 'Two', words: 1000 },
      ],
    })
    const review = { steps: ['REVIEW'], segments: [{ source: 'Three', words: 3200 }] }
    await seedWork(app.db, app.people, {
      ...review,
      task: { ...given, status: 'PENDING', dueDate: new Date(Date.now() + day) },
    })
    await seedWork(app.db, app.people, { ...review, task: { ...given, dueDate: null } })
    const query = { userUuids: busy.id, days: '3' }
    const row = async () => (await get<TaskWorkloadPage>('/workload', query)).content[0]!
    expect(await row()).toMatchObject({
      user: { uuid: busy.id, name: 'Lou Load' },
      wordsPerDay: 2500,
      isWordsPerDaySet: false,
      weekCapacity: 12_500,
      taskCount: 3,
      words: 8400,
      lateCount: 1,
      weekShare: 0.16,
      days: [
        { taskCount: 1, words: 2000, load: 1000 },
        { taskCount: 1, words: 3200, load: 1000 },
        { taskCount: 0, words: 0, load: 0 },
      ],
    })
    expect(
      (await app.call(busy, 'PUT', '/api/v3/user/logged-user', { name: 'Lou Load', wordsPerDay: 400 })).body,
    ).toMatchObject({
      wordsPerDay: 400,
    })
    expect(await row()).toMatchObject({ wordsPerDay: 400, isWordsPerDaySet: true, weekCapacity: 2000, weekShare: 1 })
    // A week of one full and one half day, of which the next three days are off.
    const dayAfter = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
    const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']
    const weekdayAfter = (days: number) => weekdays[new Date(Date.now() + days * day).getUTCDay()]
    const availability = `/api/v3/user/${busy.id}/availability`
    const week = [
      { day: weekdayAfter(1), from: '08:00', to: '16:00' },
      { day: weekdayAfter(4), from: '08:00', to: '12:00' },
    ]
    await app.call(busy, 'PUT', availability, { wordsPerDay: 1000, week, daysOff: [] })
    expect(await row()).toMatchObject({
      weekCapacity: 1500,
      weekShare: 1.333,
      days: [{ capacity: 0, isAway: false }, { capacity: 1000 }, { capacity: 0 }],
    })
    const daysOff = [{ from: dayAfter(0), to: dayAfter(3) }]
    await app.call(busy, 'PUT', availability, { wordsPerDay: 1000, week, daysOff })
    expect(await row()).toMatchObject({
      weekCapacity: 500,
      weekShare: 4,
      days: [{ isAway: true }, { capacity: 0, isAway: true }, { isAway: true }],
    })
    await app.call(busy, 'PUT', availability, {
      wordsPerDay: 1000,
      week,
      daysOff: [{ from: dayAfter(0), to: dayAfter(9) }],
    })
    expect(await row()).toMatchObject({ weekCapacity: 0, weekShare: 3 })
    const all = await get<TaskWorkloadPage>('/workload', { size: '500' })
    expect(all.content.map(({ user }) => user.uuid)).toContain(linguistA.id)
    expect(all.content.map(({ weekShare }) => weekShare)).toEqual(
      all.content.map(({ weekShare }) => weekShare).toSorted((one, other) => other - one),
    )
    const matching = await get<TaskWorkloadPage>('/workload', { filter: 'words:3200 linguist:="Lou Load"' })
    expect(matching).toMatchObject({ totalElements: 1, content: [{ words: 8400 }] })
    expect(await get<TaskWorkloadPage>('/workload', query, stranger)).toMatchObject({ totalElements: 0, content: [] })
    expect((await app.call(linguistA, 'GET', '/api/v3/task/workload')).status).toBe(403)
    expect((await app.call(manager, 'GET', '/api/v3/task/workload?days=90')).status).toBe(400)
  })
})

describe('categories', () => {
  const { manager, linguistA } = app.people
  const url = (work: Work) => `/api/v3/task/${work.taskIds[0]}/categories`

  test('a task has the tags of its project until it gets categories of its own, and again after null', async () => {
    const work = await seedWork(app.db, app.people)
    await app.db
      .update(projects)
      .set({ tags: ['legal'] })
      .where(eq(projects.id, work.projectId))
    const shown = async () => (await app.call(manager, 'GET', `/api/v3/task/${work.taskIds[0]}`)).body
    expect(await shown()).toMatchObject({ categories: ['legal'], categoriesSet: false })
    const saved = await app.call(manager, 'PUT', url(work), { categories: ['medical', ' patents ', 'medical'] })
    expect(saved).toMatchObject({ status: 200, body: { categories: ['medical', 'patents'], categoriesSet: true } })
    const found = async (filter: string) => {
      const list = `/api/v3/task?projectUuid=${work.projectId}&filter=${encodeURIComponent(filter)}`
      const { content } = (await app.call(manager, 'GET', list)).body as { content: { uuid: string }[] }
      return content.map(({ uuid }) => work.taskIds.indexOf(uuid)).toSorted()
    }
    expect([await found('tag:medical'), await found('tag:legal'), await found('-tag:legal')]).toEqual([[0], [1], [0]])
    expect(await found('tag:none')).toEqual([])
    await app.call(manager, 'PUT', url(work), { categories: [] })
    expect(await found('tag:none')).toEqual([0])
    await app.call(manager, 'PUT', url(work), { categories: null })
    expect(await shown()).toMatchObject({ categories: ['legal'], categoriesSet: false })
    const log = await app.call(manager, 'GET', `/api/v3/task/${work.taskIds[0]}/log`)
    expect((log.body as { event: string }[]).map(({ event }) => event)).toEqual([
      'CATEGORIES_CHANGED',
      'CATEGORIES_CHANGED',
      'CATEGORIES_CHANGED',
    ])
  })

  test('linguists, stale versions, and delivered tasks are refused', async () => {
    const work = await seedWork(app.db, app.people, { task: acceptedBy(linguistA.id) })
    const body = { categories: ['legal'] }
    expect((await app.call(linguistA, 'PUT', url(work), body)).status).toBe(403)
    expect((await app.call(app.people.stranger, 'PUT', url(work), body)).status).toBe(404)
    const { version } = (await app.call(manager, 'GET', `/api/v3/task/${work.taskIds[0]}`)).body as { version: string }
    expect((await app.call(manager, 'PUT', url(work), body, { 'If-Match': version })).status).toBe(200)
    const late = await app.call(manager, 'PUT', url(work), { categories: ['other'] }, { 'If-Match': version })
    expect(late).toMatchObject({ status: 409, body: { code: 'OUTDATED' } })
    await app.db.update(tasks).set({ status: 'DELIVERED' }).where(eq(tasks.id, work.taskIds[0]!))
    expect((await app.call(manager, 'PUT', url(work), { categories: null })).status).toBe(409)
  })
})

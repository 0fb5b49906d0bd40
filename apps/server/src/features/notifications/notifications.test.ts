import type { ActivityPage } from '@dragoman/sdk/operations/activity'
import { notificationKinds } from '@dragoman/sdk/notifications'
import type { NotificationDefaults, NotificationPage } from '@dragoman/sdk/operations/notifications'
import type { Subscription } from '@dragoman/sdk/operations/users'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts, mails, users } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { seedWork } from '../../testing/work.ts'
import { tasks } from '../work/task-tables.ts'
import { translatedWords } from '../account/usage/tables.ts'
import { mailQuotas } from './quota-mails.ts'
import { recipientsOf } from './recipients.ts'
import { writeDailyEmails } from './daily-emails.ts'
import { notifications, quotaNotices } from './tables.ts'
import { tellOfDueDates } from './watch-due-dates.ts'

const test = await openTestApp({ tellsPeople: true })
const { accountAdmin, admin, manager, place, elsewhere } = test.people
const own = `/api/v3/account/${place.accountId}/notification-defaults`
const subscriptions = '/api/v3/user/subscriptions'

const put = (kinds: object[]) => test.call(accountAdmin, 'PUT', own, { kinds })
const readers = async () =>
  (await recipientsOf(test.db, place.accountId, 'QUOTA_REACHED')).map(({ email }) => email).toSorted()
const isSubscribed = async (as: Person) =>
  bodyOf<Subscription[]>(await test.call(as, 'GET', subscriptions)).find(({ code }) => code === 'QUOTA_REACHED')
    ?.subscribed

describe('notifications', () => {
  it('mails go where the account sends them, unless a person has chosen otherwise', async () => {
    expect(await readers()).toEqual([accountAdmin.email, admin.email].toSorted())
    expect(bodyOf(await put([{ code: 'QUOTA_REACHED', roles: ['ADMIN'] }]))).toMatchObject({
      kinds: expect.arrayContaining([
        {
          code: 'QUOTA_REACHED',
          roles: ['ADMIN'],
          daily: [],
          inApp: ['ADMIN', 'ACCOUNT_ADMIN'],
          available: ['ADMIN', 'ACCOUNT_ADMIN'],
        },
      ]),
      lastChange: { user: { uuid: accountAdmin.id } },
    })
    expect([await isSubscribed(accountAdmin), await isSubscribed(admin)]).toEqual([false, true])
    expect(await readers()).toEqual([admin.email])
    bodyOf(await test.call(accountAdmin, 'PUT', subscriptions, { subscriptions: ['QUOTA_REACHED'] }))
    bodyOf(await test.call(admin, 'PUT', subscriptions, { subscriptions: [] }))
    expect(await readers()).toEqual([accountAdmin.email])
    const path = '/api/v3/activity?events=NOTIFICATION_DEFAULTS_UPDATED'
    expect(bodyOf<ActivityPage>(await test.call(accountAdmin, 'GET', path)).content[0]).toMatchObject({
      before: { QUOTA_REACHED: { email: ['ADMIN', 'ACCOUNT_ADMIN'] } },
      after: { QUOTA_REACHED: { email: ['ADMIN'] } },
    })
  })

  it('roles that a kind does not go to, and kinds that are not sent, are refused', async () => {
    for (const kind of [
      { code: 'QUOTA_REACHED', roles: ['VENDOR'] },
      { code: 'TASK_ASSIGNED', inApp: ['CLIENT'] },
      { code: 'QUOTA_REACHED', daily: ['VENDOR'] },
      { code: 'NO_SUCH_KIND', roles: [] },
    ])
      expect((await put([kind])).status).toBe(400)
    expect((await test.call(manager, 'GET', own)).status).toBe(403)
    const theirs = own.replace(place.accountId, elsewhere.accountId)
    expect((await test.call(accountAdmin, 'GET', theirs)).status).toBe(404)
  })

  it('a choice made before a kind existed leaves that kind to the account', async () => {
    bodyOf(await test.call(manager, 'PUT', subscriptions, { subscriptions: ['PROJECT_MESSAGE'] }))
    const { kinds } = bodyOf<NotificationDefaults>(await test.call(accountAdmin, 'GET', own))
    expect(kinds.map(({ code }) => code)).toEqual(notificationKinds.map(({ code }) => code))
    expect(await isSubscribed(manager)).toBe(false)
  })
})

describe('mails about the quota', () => {
  const now = new Date('2026-05-20T12:00:00Z')
  const use = (words: number, at = now) =>
    test.db.insert(translatedWords).values({
      taskId: crypto.randomUUID(),
      source: 'HUMAN',
      accountId: place.accountId,
      projectId: crypto.randomUUID(),
      at,
      words,
    })
  const { services } = test.app
  const run = (at = now) =>
    mailQuotas({ db: test.db, outbox: services.outbox, publicUrl: services.settings.publicUrl, now: at })
  const notices = async () =>
    (await test.db.select().from(quotaNotices).where(eq(quotaNotices.accountId, place.accountId)))
      .map(({ month, percent }) => `${month} ${percent}`)
      .toSorted()

  it('are sent once for each month and threshold, however often the usage is checked', async () => {
    await test.db.update(accounts).set({ wordsPerMonth: 1000 }).where(eq(accounts.id, place.accountId))
    await use(799)
    await run()
    expect(await notices()).toEqual([])
    await use(1)
    await Promise.all([run(), run(), run()])
    const mail = await test.mailTo(accountAdmin.email)
    expect(mail.subject).toContain('80%')
    expect(mail.text).toContain('800 of 1,000 words')
    expect(mail.link).toContain('/settings/account-settings/usage')
    await use(200)
    await run()
    expect((await test.mailTo(accountAdmin.email)).subject).toContain('all of its words')
    await run()
    expect(await notices()).toEqual(['2026-05 100', '2026-05 80'])
    expect(await test.db.$count(mails, eq(mails.recipient, accountAdmin.email))).toBe(2)
    const june = new Date('2026-06-02T00:00:00Z')
    await run(june)
    expect(await notices()).toHaveLength(2)
    await use(5000, june)
    await run(june)
    expect((await test.mailTo(accountAdmin.email)).subject).toContain('all of its words')
    expect(await test.db.$count(mails, eq(mails.recipient, accountAdmin.email))).toBe(3)
  })
})

describe('people are told', () => {
  const { client, linguistA, linguistB, linguistDe, otherManager, stranger } = test.people
  const steps = projectSteps(test)
  const terms = { outbox: test.app.services.outbox, publicUrl: test.app.services.settings.publicUrl }
  const list = async (as: Person, query = '') =>
    bodyOf<NotificationPage>(await test.call(as, 'GET', `/api/v3/notifications?size=100${query}`)).content
  const unread = async (as: Person) =>
    bodyOf<{ unread: number }>(await test.call(as, 'GET', '/api/v3/notifications/unread-count')).unread
  const said = async (as: Person, projectUuid: string) => {
    await test.allTold()
    return (await list(as, `&projectUuid=${projectUuid}`)).map(({ text }) => text).toReversed()
  }
  const task = (id: string, path: string) => `/api/v3/task/${id}/${path}`
  let uuid: string
  let first: string

  beforeAll(async () => {
    // The other linguists are told of available tasks, which this is not about.
    bodyOf(await test.call(linguistB, 'PUT', '/api/v3/user/preference-settings', { notifications: [] }))
    bodyOf(await test.call(linguistB, 'PUT', subscriptions, { subscriptions: [] }))
    const file = { name: 'app.json', content: JSON.stringify({ save: 'Save' }) }
    const made = await steps.draft(manager, [file], ['es'], ['TRANSLATION'])
    uuid = made.uuid
    bodyOf(await steps.move(manager, uuid, 'PENDING'))
    bodyOf(await steps.move(client, uuid, 'APPROVED'))
    const rows = await test.db.select().from(tasks).where(eq(tasks.projectId, uuid))
    first = rows[0]!.id
  })

  it('of quotes, open tasks, and each move, but not of what they did themselves or may not see', async () => {
    expect(await said(client, uuid)).toEqual(['Waiting for your approval: Release 7'])
    expect(await said(linguistA, uuid)).toEqual(['New task to claim: app.json · Spanish'])
    for (const other of [linguistB, linguistDe, stranger, otherManager]) expect(await said(other, uuid)).toEqual([])
    bodyOf(await test.call(manager, 'POST', task(first, `assignment/${linguistA.id}`)))
    await test.allTold()
    bodyOf(await test.call(linguistA, 'POST', task(first, 'rejection'), { reason: 'Ill until Wednesday' }))
    const ofManager = await said(manager, uuid)
    expect(ofManager).toEqual(['Quote approved: Release 7', 'Task returned: app.json · Spanish'])
    const [returned] = await list(manager, '&kind=TASK_REJECTED')
    expect(returned).toMatchObject({
      read: false,
      reason: 'Ill until Wednesday',
      link: `/tasks/${first}`,
      actor: { uuid: linguistA.id },
      project: { uuid, name: 'Release 7', muted: false },
    })
    expect((await list(manager, '&kind=TASK_REJECTED&language=de'))[0]!.text).toBe(
      'Aufgabe zurückgegeben: app.json · Spanisch',
    )
  })

  it('of what is read, muted, and unread again they keep count', async () => {
    const mark = (body: object) => test.call(manager, 'POST', '/api/v3/notifications/read', body)
    const muted = `/api/v3/notifications/muted-projects/${uuid}`
    const [returned] = await list(manager, '&kind=TASK_REJECTED')
    const all = await unread(manager)
    expect(bodyOf(await mark({ uuids: [returned!.uuid] }))).toEqual({ unread: all - 1 })
    expect(bodyOf(await mark({ uuids: [returned!.uuid], read: false }))).toEqual({ unread: all })
    expect((await mark({ uuids: [(await list(client))[0]!.uuid] })).body).toEqual({ unread: all })
    bodyOf(await test.call(manager, 'PUT', muted), 204)
    expect(await unread(manager)).toBe(0)
    expect(await list(manager)).toEqual([])
    expect((await list(manager, '&show=MUTED')).map(({ project }) => project?.muted)).toEqual([true, true])
    expect(bodyOf(await test.call(manager, 'GET', '/api/v3/notifications/muted-projects'))).toMatchObject([
      { uuid, name: 'Release 7' },
    ])
    expect((await test.call(stranger, 'PUT', muted)).status).toBe(404)
    // No email of it, either.
    const before = await test.db.$count(mails, eq(mails.recipient, manager.email))
    bodyOf(await test.call(manager, 'POST', task(first, `assignment/${linguistA.id}`)))
    bodyOf(await test.call(linguistA, 'POST', task(first, 'rejection'), { reason: 'Too long' }))
    await test.allTold()
    expect(await test.db.$count(mails, eq(mails.recipient, manager.email))).toBe(before)
    bodyOf(await test.call(manager, 'DELETE', muted), 204)
    bodyOf(await mark({}))
    expect(await list(manager, '&show=UNREAD')).toEqual([])
  })

  it('by emails with one button, in their language and time zone, that they can end with one click', async () => {
    const due = Date.UTC(2027, 0, 15, 15, 30)
    await test.db.update(users).set({ language: 'de', timezone: 'Europe/Berlin' }).where(eq(users.id, linguistB.id))
    bodyOf(await test.call(linguistB, 'PUT', subscriptions, { subscriptions: ['TASK_ASSIGNED', 'TASK_STATUS_CHANGE'] }))
    const work = await seedWork(test.db, test.people, { task: { status: 'PENDING', dueDate: new Date(due) } })
    const [id] = work.taskIds
    bodyOf(await test.call(manager, 'POST', task(id!, `assignment/${linguistB.id}`)))
    await test.allTold()
    const mail = await test.mailTo(linguistB.email)
    expect(mail.subject).toBe('Ihnen zugewiesene Aufgabe: app.json · Spanisch · Test project')
    expect(mail.text).toContain('Liefertermin: 15. Januar 2027 um 16:30 MEZ')
    expect(mail.text).toContain(`Von: ${manager.name}`)
    expect(mail.html.match(/display:inline-block/g)).toHaveLength(1)
    expect(mail.link).toBe(`http://dragoman.test/tasks/${id}`)
    const address = /<(http[^>]+)>/.exec(mail.headers['list-unsubscribe'] ?? '')![1]!
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(mail.text).toContain(address)
    const visit = async (method: string) => {
      const response = await test.app.fetch(new Request(address, { method }), '127.0.0.1')
      return { status: response.status, text: await response.text() }
    }
    expect((await visit('GET')).text).toContain('keine E-Mails dieser Art mehr: Zugewiesene Aufgaben')
    const ofKinds = async () =>
      bodyOf<Subscription[]>(await test.call(linguistB, 'GET', subscriptions))
        .filter(({ subscribed }) => subscribed)
        .map(({ code }) => code)
    expect(await ofKinds()).toEqual(['TASK_ASSIGNED', 'TASK_STATUS_CHANGE'])
    expect((await visit('POST')).text).toContain('abgeschaltet: Zugewiesene Aufgaben')
    expect(await ofKinds()).toEqual(['TASK_STATUS_CHANGE'])
    bodyOf(await test.call(linguistB, 'PUT', subscriptions, { subscriptions: ['TASK_ASSIGNED'] }))
    expect(await visit('POST')).toMatchObject({ status: 200, text: expect.stringContaining('already used') })
    expect(await ofKinds()).toEqual(['TASK_ASSIGNED'])
  })

  it('of due dates once, and of an overdue task those who run the project, too', async () => {
    bodyOf(await test.call(linguistDe, 'PUT', subscriptions, { subscriptions: ['TASK_LATE'] }))
    const now = new Date()
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
    const assigned = { status: 'APPROVED', assigneeId: linguistDe.id, dueDate: at(5) }
    const { projectId } = await seedWork(test.db, test.people, { task: assigned })
    const all = async (as: Person) => (await list(as, `&projectUuid=${projectId}`)).map(({ kind }) => kind).toReversed()
    for (const hours of [0, 0, 6, 6]) await tellOfDueDates(test.db, at(hours))
    expect(await all(linguistDe)).toEqual(['TASK_DUE_SOON', 'TASK_LATE'])
    expect(await all(manager)).toEqual(['TASK_LATE'])
    expect((await test.mailTo(linguistDe.email)).subject).toBe('Task overdue: app.json · Spanish · Test project')
  })

  it('of many tasks of a project that are due at once by one notification, which leads to all of them', async () => {
    const now = new Date()
    const dueDate = new Date(now.getTime() - 3_600_000)
    const codes = ['TRANSLATION', 'REVIEW', 'EDITING', 'PROOFREADING', 'REVIEW_2', 'LQA']
    const overdue = async (wanted: readonly string[]) => {
      const { projectId } = await seedWork(test.db, test.people, { steps: [...wanted] })
      await test.db.update(tasks).set({ dueDate }).where(eq(tasks.projectId, projectId))
      await tellOfDueDates(test.db, now)
      return { projectId, told: await list(manager, `&projectUuid=${projectId}`) }
    }
    const few = await overdue(codes.slice(1))
    expect(few.told.map(({ link }) => link.startsWith('/tasks/'))).toEqual(Array(5).fill(true))
    const many = await overdue(codes)
    expect(many.told).toMatchObject([
      {
        text: 'Task overdue: app.json · Spanish (+5)',
        count: 6,
        link: `/tasks?projectUuid=${many.projectId}&late=true`,
      },
    ])
  })

  it('of a hundred things by one readable email a day, in their morning', async () => {
    await test.db.update(users).set({ timezone: 'Asia/Tokyo' }).where(eq(users.id, otherManager.id))
    const { projectId } = await seedWork(test.db, test.people)
    const row = {
      accountId: place.accountId,
      userId: otherManager.id,
      at: new Date(),
      projectId,
      email: 'DAILY',
    } as const
    await test.db.insert(notifications).values(
      Array.from({ length: 100 }, (_, index) => ({
        ...row,
        kind: index < 98 ? ('TASK_DELIVERED' as const) : ('PROJECT_TRANSLATION_FINISHED' as const),
        projectName: 'Release 7',
        entityType: index < 98 ? 'TASK' : 'PROJECT',
        entityId: crypto.randomUUID(),
        entityName: 'Release 7',
        detail: index < 98 ? { file: `file-${index}.json`, targetLocale: 'es' } : {},
      })),
    )
    const count = () => test.db.$count(mails, eq(mails.recipient, otherManager.email))
    const before = await count()
    // Seven in the morning in Tokyo, then nine, twice; then the next day, with nothing new.
    for (const hour of [22, 24, 25, 48]) await writeDailyEmails(test.db, terms, new Date(Date.UTC(2026, 4, 20, hour)))
    expect(await count()).toBe(before + 1)
    const mail = await test.mailTo(otherManager.email)
    expect(mail.subject).toBe('Daily summary for May 21, 2026')
    expect(mail.text).toContain(
      '- Task delivered: file-0.json · Spanish (+97)\n- Project delivered: Release 7\n- Project delivered: Release 7',
    )
    expect(mail.text.length).toBeLessThan(1000)
  })
})

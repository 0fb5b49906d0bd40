import type { ActivityPage } from '@dragoman/sdk/operations/activity'
import type { NotificationDefaults } from '@dragoman/sdk/operations/notifications'
import type { Subscription } from '@dragoman/sdk/operations/users'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, mails } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { translatedWords } from '../usage/tables.ts'
import { mailQuotas } from './quota-mails.ts'
import { recipientsOf } from './recipients.ts'
import { quotaNotices } from './tables.ts'

const test = await openTestApp()
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
      kinds: [{ code: 'QUOTA_REACHED', roles: ['ADMIN'] }, { code: 'WEBHOOK_PAUSED' }],
      lastChange: { user: { uuid: accountAdmin.id } },
    })
    expect([await isSubscribed(accountAdmin), await isSubscribed(admin)]).toEqual([false, true])
    expect(await readers()).toEqual([admin.email])
    bodyOf(await test.call(accountAdmin, 'PUT', subscriptions, { subscriptions: ['QUOTA_REACHED'] }))
    bodyOf(await test.call(admin, 'PUT', subscriptions, { subscriptions: [] }))
    expect(await readers()).toEqual([accountAdmin.email])
    const path = '/api/v3/activity?events=NOTIFICATION_DEFAULTS_UPDATED'
    expect(bodyOf<ActivityPage>(await test.call(accountAdmin, 'GET', path)).content[0]).toMatchObject({
      before: { QUOTA_REACHED: ['ADMIN', 'ACCOUNT_ADMIN'] },
      after: { QUOTA_REACHED: ['ADMIN'] },
    })
  })

  it('roles that a kind does not go to, and kinds that are not sent, are refused', async () => {
    for (const kind of [
      { code: 'QUOTA_REACHED', roles: ['VENDOR'] },
      { code: 'TASK_ASSIGNED', roles: [] },
    ])
      expect((await put([kind])).status).toBe(400)
    expect((await test.call(manager, 'GET', own)).status).toBe(403)
    const theirs = own.replace(place.accountId, elsewhere.accountId)
    expect((await test.call(accountAdmin, 'GET', theirs)).status).toBe(404)
  })

  it('a choice made before a kind existed leaves that kind to the account', async () => {
    bodyOf(await test.call(manager, 'PUT', subscriptions, { subscriptions: ['PROJECT_MESSAGE'] }))
    const { kinds } = bodyOf<NotificationDefaults>(await test.call(accountAdmin, 'GET', own))
    expect(kinds.map(({ code }) => code)).toEqual(['QUOTA_REACHED', 'WEBHOOK_PAUSED'])
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

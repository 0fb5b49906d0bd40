import type { AccountMetrics, AccountUsageRow } from '@dragoman/sdk/operations/accountMetrics'
import type { Account, AccountListItem } from '@dragoman/sdk/operations/accounts'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts, journal, users } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createPerson, createPlace, testPassword, type Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { seedWork } from '../../testing/work.ts'
import type { TestApp } from '../../testing/test-app.ts'

const test: TestApp = await openTestApp()
const { call, db, people } = test
const { sysadmin, accountAdmin, stranger, elsewhere, place } = people
const base = '/api/v3/account'
const theirs = `${base}/${elsewhere.accountId}`

const day = 86_400_000

async function login({ email }: Pick<Person, 'email'>) {
  const credentials = JSON.stringify({ username: email, password: testPassword })
  const response = await test.app.fetch(
    new Request('http://dragoman.test/api/v3/auth/login', {
      method: 'POST',
      headers: { Origin: 'http://dragoman.test' },
      body: Buffer.from(credentials).toString('base64'),
    }),
    '127.0.0.1',
  )
  return (await response.json()) as { state: string; properties: { text?: string } }
}

/** The actions of system administrators on an account, oldest first. */
const entriesOf = async (accountId: string) => {
  const rows = await db
    .select({ event: journal.event, detail: journal.detail })
    .from(journal)
    .where(and(eq(journal.accountId, accountId), eq(journal.userId, sysadmin.id)))
    .orderBy(journal.id)
  return rows.map(({ event, detail }) => [event, detail?.['part'] ?? detail?.['reason']].filter(Boolean).join(' '))
}

const newAccount = (email: string, more: object = {}) => ({
  name: 'Fjord Words',
  accountType: 'PERSONAL',
  currency: 'NOK',
  administrator: { name: 'Nora Berg', email },
  ...more,
})

describe('accounts', () => {
  it('belong to system administrators alone, whatever else a role may do', async () => {
    for (const person of [people.admin, accountAdmin, people.manager, people.client, people.linguistA]) {
      const answers = [
        await call(person, 'GET', base),
        await call(person, 'POST', base, newAccount('someone@example.com')),
        await call(person, 'POST', `${theirs}/suspend`, { reason: 'Unpaid' }),
      ]
      expect([person.name, ...answers.map(({ status }) => status)]).toEqual([person.name, 403, 403, 403])
    }
  })

  it('an account comes with an administrator who is invited by mail and can work right away', async () => {
    const created = bodyOf<Account>(await call(sysadmin, 'POST', base, newAccount('nora@example.com')))
    expect(created).toMatchObject({ name: 'Fjord Words', status: 'ACTIVE', people: 1, currentLimit: 20_000 })
    const mail = await test.mailTo('nora@example.com')
    expect(mail.text).toContain('Fjord Words')
    const [, code, token] = /reset-password\/([^/\s]+)\/([^/\s]+)/.exec(mail.text) ?? []
    const password = { password: testPassword, confirm: testPassword }
    bodyOf(await call(null, 'POST', `/api/v3/user/update-password/${code}/${token}`, password))
    expect((await login({ email: 'nora@example.com' })).state).toBe('SUCCESS')
    expect(await entriesOf(created.uuid)).toEqual(['ACCOUNT_CREATED'])

    const again = await call(sysadmin, 'POST', base, newAccount('Nora@example.com', { name: 'Second' }))
    expect([again.status, again.body]).toMatchObject([409, { code: 'EMAIL_TAKEN' }])
    expect(await db.$count(accounts, eq(accounts.name, 'Second'))).toBe(0)
    const odd = await call(sysadmin, 'POST', base, newAccount('other@example.com', { currency: 'XXQ' }))
    expect([odd.status, odd.body]).toMatchObject([400, { errors: [{ field: 'body.currency' }] }])
  })

  it('are found by name, tier, and status, with people and organizations', async () => {
    const found = async (query: string) =>
      bodyOf<{ content: AccountListItem[] }>(await call(sysadmin, 'GET', `${base}?${query}`)).content.map(
        ({ name, people: count, organizations }) => [name, count, organizations],
      )
    expect(await found('name=other')).toEqual([['Other Agency', 1, 1]])
    expect(await found('accountType=PERSONAL')).toEqual([['Fjord Words', 1, 0]])
    const names = (await found('status=ACTIVE&sort=name,desc')).map(([name]) => name)
    expect(names).toEqual(['Other Agency', 'Fjord Words', 'Acme Localization'])
    expect(await found('status=TRIAL&status=SUSPENDED')).toEqual([])
  })

  it('each visit of a system administrator is in the journal of the account, and their own isn’t a visit', async () => {
    for (const part of ['', '/product', '/organization', '/user', '/activity']) {
      bodyOf(await call(sysadmin, 'GET', `${theirs}${part}`))
    }
    expect(await entriesOf(elsewhere.accountId)).toEqual(
      ['DETAILS', 'PLAN', 'ORGANIZATIONS', 'PEOPLE', 'ACTIVITY'].map((part) => `ACCOUNT_VISITED ${part}`),
    )
    bodyOf(await call(sysadmin, 'GET', `/api/v3/workflow?accountUuid=${elsewhere.accountId}`))
    expect((await entriesOf(elsewhere.accountId)).at(-1)).toBe('ACCOUNT_VISITED WORKFLOWS')
    bodyOf(await call(sysadmin, 'GET', `${base}/${place.accountId}`))
    expect((await entriesOf(place.accountId)).filter((entry) => entry.startsWith('ACCOUNT_VISITED'))).toEqual([])
    const seen = bodyOf<{ content: { event: string }[] }>(await call(stranger, 'GET', '/api/v3/activity'))
    expect(seen.content[0]?.event).toBe('ACCOUNT_VISITED')
  })

  it('a stale version is refused, and plan, quota, and trial are for system administrators', async () => {
    const read = bodyOf<Account>(await call(accountAdmin, 'GET', `${base}/${place.accountId}`))
    const uuid = place.accountId
    const save = (person: Person, change: object) =>
      call(person, 'PUT', base, { uuid, ...change }, { 'If-Match': read.version })
    for (const change of [{ accountType: 'ENTERPRISE' }, { wordsPerMonth: null }, { trialEndDate: null }]) {
      expect((await save(accountAdmin, change)).status).toBe(403)
    }
    expect(bodyOf(await save(accountAdmin, { name: 'Acme Words' }))).toMatchObject({ name: 'Acme Words' })
    const stale = await save(sysadmin, { wordsPerMonth: 5_000 })
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'OUTDATED', data: { present: { name: 'Acme Words' } } },
    ])
    const other = await call(accountAdmin, 'PUT', base, { uuid: elsewhere.accountId, name: 'Ours now' })
    expect(other.status).toBe(404)
  })
})

describe('an own account', () => {
  it('shows its subscription, trial, and plan, and the trial counts days', async () => {
    const change = (more: object) => call(sysadmin, 'PUT', base, { uuid: place.accountId, ...more })
    const days = async () => (await call(people.manager, 'GET', `${base}/trial-time`)).body
    expect(await days()).toBeNull()
    bodyOf(await change({ trialEndDate: Date.now() + 3.5 * day, wordsPerMonth: 1_000 }))
    expect(await days()).toBe(3)
    expect((await call(people.linguistA, 'GET', `${base}/trial-time`)).status).toBe(403)
    const subscription = bodyOf(await call(accountAdmin, 'GET', `${base}/subscription`))
    expect(subscription).toMatchObject({ accountType: 'BUSINESS', status: 'TRIAL', currentLimit: 1_000 })
    const product = bodyOf(await call(accountAdmin, 'GET', `${base}/${place.accountId}/product`))
    expect(product).toMatchObject({ features: ['PERMISSION_GROUPS', 'BRANDING', 'INTEGRATIONS'], currentLimit: 1_000 })
    bodyOf(await change({ trialEndDate: Date.now() - day / 2 }))
    expect(await days()).toBe(-1)
    const mine = bodyOf(await call(people.client, 'GET', `${base}/my-account`))
    expect(mine).toMatchObject({ uuid: place.accountId, status: 'TRIAL_ENDED' })
    expect(mine).not.toHaveProperty('wordsPerMonth')
    bodyOf(await change({ trialEndDate: null, wordsPerMonth: null }))
    expect(await days()).toBeNull()
  })
})

describe('a small plan', () => {
  let admin: Person
  beforeAll(async () => {
    const body = newAccount('first@example.com', { name: 'Small', currency: 'EUR' })
    const { uuid } = bodyOf<Account>(await call(sysadmin, 'POST', base, body))
    const spot = await createPlace(db, uuid, 'Small')
    const { sessions } = test.app.services
    admin = await createPerson({ db, sessions }, spot, 'Sol Small', { roles: ['ACCOUNT_ADMIN'] })
  })

  it('[account.tiers] has room for five people, and neither permission groups nor webhooks', async () => {
    const invite = (name: string) =>
      call(admin, 'POST', '/api/v3/user', { name, email: `${name}@example.com`, roles: ['PROJECT_MANAGER'] })
    // Two are there already, and two come at once for the last place.
    for (const name of ['p3', 'p4']) bodyOf(await invite(name))
    const last = await Promise.all([invite('p5'), invite('p6')])
    expect(last.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(last.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'PLAN_LIMIT', data: { people: 5 } })
    const group = await call(admin, 'POST', '/api/v2/permission-group', { name: 'Night shift' })
    expect([group.status, group.body]).toMatchObject([
      422,
      { code: 'PLAN_LIMIT', data: { feature: 'PERMISSION_GROUPS', accountTypes: ['BUSINESS', 'ENTERPRISE'] } },
    ])
    const receiver = { url: 'https://example.com/hook', types: ['PROJECT_CREATED'], active: false }
    const webhook = await call(admin, 'POST', '/api/v3/webhook', receiver)
    expect([webhook.status, webhook.body]).toMatchObject([422, { code: 'PLAN_LIMIT' }])
  })
})

describe('moving between accounts', () => {
  it('an organization moves with its units, and leaves what belongs to the old account', async () => {
    const { organizationId, orgUnitId } = await createPlace(db, place.accountId, 'Moving')
    bodyOf(await call(sysadmin, 'POST', `${theirs}/organization/${organizationId}`), 204)
    const there = bodyOf(await call(stranger, 'GET', `/api/v2/organization/${organizationId}`))
    expect(there).toMatchObject({ name: 'Moving clients', organizationalUnits: [{ uuid: orgUnitId }] })
    expect((await call(people.manager, 'GET', `/api/v3/client/${orgUnitId}`)).status).toBe(404)
    const again = await call(sysadmin, 'POST', `${theirs}/organization/${organizationId}`)
    expect(again.status).toBe(404)
    expect((await entriesOf(elsewhere.accountId)).at(-1)).toBe('ACCOUNT_ORGANIZATION_ADDED')
  })

  it('a person moves and is signed out, unless they have worked or the address is taken', async () => {
    const { sessions } = test.app.services
    const mover = await createPerson({ db, sessions }, place, 'Mo Mover', { roles: ['PROJECT_MANAGER'] })
    bodyOf(await call(sysadmin, 'POST', `${theirs}/user/${mover.id}`), 204)
    const [row] = await db.select().from(users).where(eq(users.id, mover.id))
    expect(row?.accountId).toBe(elsewhere.accountId)
    expect((await call(mover, 'GET', '/api/v3/user/logged-user')).status).toBe(403)
    expect((await login(mover)).state).toBe('SUCCESS')

    const worker = await createPerson({ db, sessions }, place, 'Wes Worker', { roles: ['PROJECT_MANAGER'] })
    const project = { orgUnitUUID: place.orgUnitId, reference: 'Work', sourceLocale: 'en' }
    bodyOf(await call(worker, 'POST', '/api/v3/project', project), 201)
    const refused = await call(sysadmin, 'POST', `${theirs}/user/${worker.id}`)
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'USER_IN_USE' }])
    expect((await call(sysadmin, 'POST', `${theirs}/user/${stranger.id}`)).status).toBe(404)
  })
})

describe('a suspended account', () => {
  const reason = 'The invoice of October is unpaid.'

  it('lets no one in or go on, and says why, until it is resumed', async () => {
    bodyOf(await call(sysadmin, 'POST', `${theirs}/suspend`, { reason: ` ${reason} ` }))
    const refused = await call(stranger, 'GET', '/api/v3/user/logged-user')
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'ACCOUNT_SUSPENDED', data: { reason } }])
    const { state, properties } = await login(stranger)
    expect([state, properties.text]).toEqual(['FAILURE', expect.stringContaining(reason)])
    const wrong = await call(sysadmin, 'POST', `${theirs}/suspend`, { reason: 'Again' })
    expect(wrong.status).toBe(409)
    expect(bodyOf(await call(sysadmin, 'GET', `${base}?status=SUSPENDED`))).toMatchObject({
      content: [{ name: 'Other Agency', status: 'SUSPENDED' }],
    })
    bodyOf(await call(sysadmin, 'POST', `${theirs}/resume`))
    bodyOf(await call(stranger, 'GET', '/api/v3/user/logged-user'))
    expect((await login(stranger)).state).toBe('SUCCESS')
    const entries = (await entriesOf(elsewhere.accountId)).filter((entry) => !entry.startsWith('ACCOUNT_VISITED'))
    expect(entries.slice(-2)).toEqual([`ACCOUNT_SUSPENDED ${reason}`, 'ACCOUNT_RESUMED'])
  })

  it('a wrong password learns nothing of it', async () => {
    bodyOf(await call(sysadmin, 'POST', `${theirs}/suspend`, { reason }))
    const credentials = JSON.stringify({ username: stranger.email, password: 'wrong horse battery staple' })
    const answer = await test.app.fetch(
      new Request('http://dragoman.test/api/v3/auth/login', {
        method: 'POST',
        headers: { Origin: 'http://dragoman.test' },
        body: Buffer.from(credentials).toString('base64'),
      }),
      '127.0.0.1',
    )
    expect(await answer.text()).not.toContain(reason)
    bodyOf(await call(sysadmin, 'POST', `${theirs}/resume`))
  })

  it('the account of system administrators cannot be suspended', async () => {
    const { status } = await call(sysadmin, 'POST', `${base}/${place.accountId}/suspend`, { reason })
    expect(status).toBe(409)
  })
})

describe('usage', () => {
  const metrics = '/api/v3/account-metrics'
  const confirmed = (words: number, origin: string | null, more = {}) =>
    ({ source: 'Save', target: 'Guardar', confirmed: true, words, origin, ...more }) as const
  const deliver = async (taskId: string) =>
    bodyOf(await call(people.manager, 'POST', `/api/v3/task/${taskId}/status-update`, { status: 'DELIVERED' }))
  const accepted = { status: 'APPROVED', assigneeId: people.linguistA.id } as const

  it('counts each first step once, by source, and nothing that came with the file', async () => {
    const work = await seedWork(db, people, {
      task: accepted,
      segments: [
        confirmed(10, 'HUMAN'),
        confirmed(5, 'KIT'),
        confirmed(7, 'TM_EXACT'),
        confirmed(3, 'REPETITION'),
        confirmed(2, 'MT'),
        confirmed(100, 'FILE'),
        confirmed(1000, 'HUMAN', { locked: true }),
      ],
    })
    await deliver(work.taskIds[0]!)
    const status = async () => bodyOf(await call(accountAdmin, 'GET', `${metrics}/status`))
    expect(await status()).toEqual({ words: 27, currentLimit: 800_000 })
    const reopen = { status: 'APPROVED', reason: 'A typo' }
    bodyOf(await call(people.manager, 'POST', `/api/v3/task/${work.taskIds[0]}/status-update`, reopen))
    await deliver(work.taskIds[0]!)
    expect(await status()).toEqual({ words: 27, currentLimit: 800_000 })

    const mine = bodyOf<AccountMetrics>(await call(accountAdmin, 'GET', `${metrics}/current-user?months=2`))
    const month = `${new Date().toISOString().slice(0, 7)}-01`
    expect(mine.months).toEqual([
      { month: expect.any(String), human: 0, memory: 0, machine: 0 },
      { month, human: 15, memory: 10, machine: 2 },
    ])
    expect(mine.days.map(({ words }) => words)).toEqual([27])
    expect(mine.orgUnits).toMatchObject([{ uuid: place.orgUnitId, words: 27 }])
    const listed = bodyOf(await call(sysadmin, 'GET', `${base}?name=acme`))
    expect(listed).toMatchObject({ content: [{ words: 27, currentLimit: 800_000 }] })
  })

  it('lists days, units, and sources', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const raw = (query: string) => call(accountAdmin, 'GET', `${metrics}/raw/current-user?${query}`)
    const rows = bodyOf<AccountUsageRow[]>(await raw(`startDate=${today}&endDate=${today}`))
    expect(rows.map(({ source, words }) => [source, words])).toEqual([
      ['HUMAN', 15],
      ['MACHINE', 2],
      ['MEMORY', 10],
    ])
    expect(rows[0]).toMatchObject({
      day: today,
      orgUnit: 'Acme Localization unit',
      organization: 'Acme Localization clients',
    })
    expect(bodyOf(await raw('startDate=2020-01-01&endDate=2020-02-01'))).toEqual([])
    expect((await raw('startDate=2020-02-01&endDate=2020-01-01')).status).toBe(400)
    expect((await raw('startDate=2010-02-01&endDate=2020-01-01')).status).toBe(400)
  })

  it('belongs to account administrators, of their own account', async () => {
    for (const person of [people.manager, people.client, people.linguistA]) {
      expect([person.name, (await call(person, 'GET', `${metrics}/status`)).status]).toEqual([person.name, 403])
    }
    expect((await call(accountAdmin, 'GET', `${metrics}/${elsewhere.accountId}`)).status).toBe(404)
    bodyOf(await call(sysadmin, 'GET', `${metrics}/${elsewhere.accountId}`))
    expect((await entriesOf(elsewhere.accountId)).at(-1)).toBe('ACCOUNT_VISITED USAGE')
  })
})

describe('maintenance', () => {
  const path = '/api/v3/maintenance'
  const hour = 3_600_000

  it('is announced by system administrators, and everyone of every account is told until it is over', async () => {
    const now = Date.now()
    const notice = async (person: Person) => bodyOf(await call(person, 'GET', path))
    expect(await notice(people.linguistA)).toBeNull()
    const later = { beginDate: now + hour, endDate: now + 2 * hour }
    expect((await call(people.admin, 'PUT', path, later)).status).toBe(403)
    bodyOf(await call(sysadmin, 'PUT', path, later))
    expect(await notice(people.linguistA)).toMatchObject({ ...later, inProgress: false })
    bodyOf(await call(sysadmin, 'PUT', path, { ...later, beginDate: now - hour }))
    for (const person of [people.client, stranger]) expect(await notice(person)).toMatchObject({ inProgress: true })
    for (const wrong of [
      { beginDate: now + hour, endDate: now + hour },
      { beginDate: now - 2 * hour, endDate: now - hour },
    ]) {
      const refused = await call(sysadmin, 'PUT', path, wrong)
      expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ field: 'body.endDate' }] }])
    }
    bodyOf(await call(sysadmin, 'DELETE', path), 204)
    expect(await notice(stranger)).toBeNull()
    expect((await entriesOf(place.accountId)).slice(-3)).toEqual([
      'MAINTENANCE_SET',
      'MAINTENANCE_SET',
      'MAINTENANCE_REMOVED',
    ])
  })
})

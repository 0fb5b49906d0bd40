import type { JournalChain, JournalCheck, JournalPage, JournalSettings } from '@dragoman/sdk/operations/journal'
import type { DownloadRequest } from '@dragoman/sdk/operations/shared'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { recordChange } from '../../kernel/journal.ts'
import { sealEntries } from '../../kernel/journal-chain.ts'
import { jobs, journal, journalChains, journalSeals, users } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { testOrigin } from '../../testing/test-app.ts'
import { removeOldEntries } from './remove-old-entries.ts'

// The entries are sealed by what reads the journal.
const test = await openTestApp({ tellsPeople: true })
const { accountAdmin, admin, manager, client, linguistA, sysadmin, place, elsewhere } = test.people
const base = (accountId = place.accountId) => `/api/v3/account/${accountId}/journal`
const steps = projectSteps(test)

/** Calls as someone from an address. */
async function callFrom(address: string, as: Person, method: string, path: string, body?: object): Promise<unknown> {
  const headers = { 'X-AUTH-TOKEN': as.token, 'Content-Type': 'application/json' }
  const request = new Request(`${testOrigin}${path}`, { method, headers, body: body ? JSON.stringify(body) : null })
  const response = await test.app.fetch(request, address)
  expect(response.status).toBeLessThan(300)
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

const list = async (filter = '', more = '', as = accountAdmin, accountId = place.accountId) =>
  bodyOf<JournalPage>(
    await test.call(as, 'GET', `${base(accountId)}?size=100&filter=${encodeURIComponent(filter)}&${more}`),
  )
const events = async (filter: string, more = '') => (await list(filter, more)).content.map(({ event }) => event)

const chain = async (as = accountAdmin) => bodyOf<JournalChain>(await test.call(as, 'GET', `${base()}/chain`))
const verify = async () => bodyOf<JournalCheck>(await test.call(accountAdmin, 'POST', `${base()}/chain/verify`))

/** Waits until everything that was recorded is sealed. */
const sealed = () =>
  test.until(async () => {
    const { waiting, entries } = await chain()
    return waiting === 0 && entries > 0 ? true : undefined
  })

let project: string

beforeAll(async () => {
  ;({ uuid: project } = await steps.create(manager, { orgUnitUUID: place.orgUnitId, reference: 'Mobile app' }))
  const third = { name: 'Help center', url: 'https://help.example.com', roles: ['PROJECT_MANAGER'] }
  await callFrom('203.0.113.9', accountAdmin, 'POST', '/api/v3/third-party', third)
  await callFrom('::ffff:198.51.100.7', manager, 'POST', `/api/v3/project/${project}/info`, { reference: 'Web' })
})

describe('the journal of an account', () => {
  it('has who did what, from which address, and what it became', async () => {
    const [entry] = (await list('event:third-party-created')).content
    expect(entry).toMatchObject({
      user: { uuid: accountAdmin.id },
      event: 'THIRD_PARTY_CREATED',
      kind: 'DETAILS',
      entityType: 'THIRD_PARTY',
      entityName: 'Help center',
      address: '203.0.113.9',
      before: null,
    })
    const [created] = (await list('event:project-created')).content
    expect(created).toMatchObject({ projectUuid: project, address: '127.0.0.1' })
  })

  it('is for administrators of the account and of the system, and no account sees the entries of another', async () => {
    for (const as of [manager, client, linguistA]) expect((await test.call(as, 'GET', base())).status).toBe(403)
    for (const as of [accountAdmin, admin])
      expect((await test.call(as, 'GET', base(elsewhere.accountId))).status).toBe(404)
    await recordChange(
      test.db,
      { accountId: elsewhere.accountId, userId: null, requestId: null },
      { event: 'MAINTENANCE_SET', entity: { type: 'ACCOUNT', id: elsewhere.accountId, name: 'Other Agency' } },
    )
    expect(await events('event:maintenance-set')).toEqual([])
    const theirs = await list('event:maintenance-set', '', sysadmin, elsewhere.accountId)
    expect(theirs.content).toHaveLength(1)
    const visits = await list('event:account-visited', '', sysadmin, elsewhere.accountId)
    expect(visits.content[0]).toMatchObject({ user: { uuid: sysadmin.id }, detail: { part: 'JOURNAL' } })
  })

  it('is filtered by who did it, and in whose name', async () => {
    const author = { accountId: place.accountId, requestId: null }
    const entity = { type: 'USER', id: linguistA.id, name: linguistA.name } as const
    await recordChange(
      test.db,
      { ...author, userId: linguistA.id, impersonatorId: accountAdmin.id },
      { event: 'AVATAR_CHANGED', entity },
    )
    await recordChange(test.db, { ...author, userId: linguistA.id }, { event: 'AVATAR_REMOVED', entity })
    await recordChange(test.db, { ...author, userId: null }, { event: 'USER_UNLOCKED', entity })
    const planted = 'event:avatar-changed,avatar-removed,user-unlocked'
    expect(await events(`${planted} who:"Lina Linguist"`)).toEqual(['AVATAR_REMOVED'])
    expect(await events(`${planted} who:"Abe Account"`)).toEqual(['AVATAR_CHANGED'])
    expect(await events(`${planted} who:me`)).toEqual(['AVATAR_CHANGED'])
    expect(await events(`${planted} who:none`)).toEqual(['USER_UNLOCKED'])
    expect(await events(`${planted} as:Lina`)).toEqual(['AVATAR_CHANGED'])
    expect(await events(`${planted} as:none`)).toEqual(['USER_UNLOCKED', 'AVATAR_REMOVED'])
    expect(await events(`${planted} is:impersonated`)).toEqual(['AVATAR_CHANGED'])
    expect(await events(`${planted} is:system`)).toEqual(['USER_UNLOCKED'])
    expect(await events(planted, 'q=Abe')).toEqual(['AVATAR_CHANGED'])
  })

  it.each([
    ['kind:details', ['THIRD_PARTY_CREATED']],
    ['about:third-party', ['THIRD_PARTY_CREATED']],
    ['settings:third-parties', ['THIRD_PARTY_CREATED']],
    ['settings:webhooks', []],
    ['name:"Help center"', ['THIRD_PARTY_CREATED']],
    ['at:today', ['THIRD_PARTY_CREATED']],
    ['at:<today', []],
    ['address:203.0.113.9', ['THIRD_PARTY_CREATED']],
    ['address:203.0.113.0/24', ['THIRD_PARTY_CREATED']],
    ['address:203.0.113.200/24', ['THIRD_PARTY_CREATED']],
    ['address:203.0.112.0/24', []],
    ['address:2001:db8::/32', []],
    ['address:none', []],
  ])('is filtered by %s', async (filter, expected) => {
    expect(await events(`event:third-party-created ${filter}`)).toEqual(expected)
  })

  it.each(['project:Web', `unit:"Acme Localization unit"`])('is filtered by where, as in %s', async (filter) => {
    expect(await events(`event:project-created ${filter}`)).toEqual(['PROJECT_CREATED'])
    expect(await events(`event:third-party-created ${filter}`)).toEqual([])
  })

  it('is searched by names of resources, projects, and people', async () => {
    expect(await events('event:project-created', 'q=web')).toEqual(['PROJECT_CREATED'])
    expect(await events('event:third-party-created', 'q=help')).toEqual(['THIRD_PARTY_CREATED'])
    expect(await events('event:third-party-created', 'q=abe')).toEqual(['THIRD_PARTY_CREATED'])
    expect(await events('event:third-party-created', 'q=web')).toEqual([])
  })

  it('addresses of version 4 that come as version 6 are found as what they are', async () => {
    const { content } = await list('address:198.51.100.7')
    expect(content.map(({ address }) => address)).toEqual(['198.51.100.7'])
  })

  it('a job has the address of the request that has started it', async () => {
    const wanted = { format: 'JSON', columns: [{ field: 'event', title: 'Event' }] }
    const { requestUuid } = (await callFrom(
      '192.0.2.44',
      accountAdmin,
      'POST',
      `${base()}/export`,
      wanted,
    )) as DownloadRequest
    const { address } = await test.jobEnd(requestUuid)
    expect(address).toBe('192.0.2.44')
  })

  it('a filter that cannot be read is refused with its place', async () => {
    const answer = await test.call(accountAdmin, 'GET', `${base()}?filter=colour:red`)
    expect(answer).toMatchObject({ status: 400, body: { data: { problem: 'unknownField' } } })
  })

  it('comes in pages', async () => {
    const all = await list()
    const second = bodyOf<JournalPage>(await test.call(accountAdmin, 'GET', `${base()}?size=2&page=1`))
    expect(second.totalElements).toBe(all.totalElements)
    expect(second.content.map(({ uuid }) => uuid)).toEqual(all.content.slice(2, 4).map(({ uuid }) => uuid))
  })
})

describe('an export of the journal', () => {
  const fields = ['at', 'who', 'as', 'event', 'name', 'project', 'address', 'before', 'after', 'position', 'hash']
  const columns = fields.map((field) => ({ field, title: field.toUpperCase() }))

  async function exported(as: Person, format: string, filter: string, accountId = place.accountId): Promise<string> {
    const path = `${base(accountId)}/export`
    const started = bodyOf<DownloadRequest>(await test.call(as, 'POST', path, { format, columns, filter }))
    await test.jobEnd(started.requestUuid)
    const status = await test.call(as, 'GET', `${path}/${started.requestUuid}/status`)
    const { downloadUrl = '' } = bodyOf<DownloadRequest>(status)
    const { bytes } = await test.download(null, downloadUrl.slice(testOrigin.length))
    return Buffer.from(bytes).toString()
  }

  it('has exactly the entries of the list', async () => {
    await sealed()
    const filter = 'event:third-party-created,project-created'
    const { content } = await list(filter)
    const rows = JSON.parse(await exported(accountAdmin, 'JSON', filter)) as Record<string, unknown>[]
    expect(rows.map(({ event }) => event)).toEqual(content.map(({ event }) => event))
    expect(rows[0]).toMatchObject({
      at: new Date(content[0]!.at).toISOString(),
      who: 'Abe Account',
      as: null,
      address: '203.0.113.9',
      after: JSON.stringify(content[0]!.after),
      position: content[0]!.position,
      hash: content[0]!.hash,
    })
    const csv = await exported(accountAdmin, 'CSV', filter)
    expect(csv).toContain('\uFEFFAT,WHO,AS,EVENT,NAME,PROJECT,ADDRESS,BEFORE,AFTER,POSITION,HASH\r\n')
    expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + content.length)
  })

  it('is a job that no one else sees', async () => {
    const { requestUuid } = bodyOf<DownloadRequest>(
      await test.call(accountAdmin, 'POST', `${base()}/export`, { format: 'CSV', columns }),
    )
    await test.jobEnd(requestUuid)
    const statuses = [accountAdmin, admin, manager].map(async (as) => {
      const { status } = await test.call(as, 'GET', `/api/v3/job/${requestUuid}`)
      return status
    })
    expect(await Promise.all(statuses)).toEqual([200, 404, 404])
    expect((await test.call(admin, 'GET', `${base()}/export/${requestUuid}/status`)).status).toBe(404)
  })

  it('is not written for someone who is no longer an administrator', async () => {
    const { db, jobs: queue, sessions } = test.app.services
    const former = await createPerson({ db, sessions }, place, 'Fay Former', { roles: ['ACCOUNT_ADMIN'] })
    const { requestUuid } = bodyOf<DownloadRequest>(
      await test.call(former, 'POST', `${base()}/export`, { format: 'CSV', columns }),
    )
    const job = await test.jobEnd(requestUuid)
    await db
      .update(users)
      .set({ roles: ['PROJECT_MANAGER'] })
      .where(eq(users.id, former.id))
    await db.update(jobs).set({ status: 'FAILED' }).where(eq(jobs.id, job.id))
    await queue.restart(db, job)
    queue.wake()
    expect(await test.jobEnd(requestUuid)).toMatchObject({ status: 'FAILED' })
  })

  it('of another account is for system administrators, and tells nothing of their own', async () => {
    const wanted = { format: 'CSV', columns }
    expect((await test.call(accountAdmin, 'POST', `${base(elsewhere.accountId)}/export`, wanted)).status).toBe(404)
    const rows = JSON.parse(await exported(sysadmin, 'JSON', '', elsewhere.accountId)) as { event: string }[]
    expect(rows.map(({ event }) => event)).toContain('MAINTENANCE_SET')
    expect(rows.map(({ event }) => event)).not.toContain('PROJECT_CREATED')
  })
})

describe('the hash chain', () => {
  it('has each entry, and says that it is whole', async () => {
    await sealed()
    const found = await verify()
    const all = await list()
    expect(found).toMatchObject({ problems: [], user: { uuid: accountAdmin.id } })
    const { lastCheck, unsealed } = await chain()
    expect(lastCheck).toEqual(found)
    expect(unsealed).toBe(0)
    const positions = all.content.flatMap(({ position }) => position ?? [])
    expect(new Set(positions).size).toBe(positions.length)
    expect(found.entries).toBeGreaterThanOrEqual(positions.length - 1)
    expect(await events('event:journal-verified')).not.toEqual([])
  })

  it('stays whole while many write at the same time, through two servers', async () => {
    const other = await test.secondServer()
    const headers = { 'X-AUTH-TOKEN': manager.token, 'Content-Type': 'application/json' }
    const write = async (at: number) => {
      const body = JSON.stringify({ name: `Glossary ${at}`, languages: ['en', 'es'] })
      const request = new Request(`${testOrigin}/api/v3/glossary`, { method: 'POST', headers, body })
      return (await (at % 2 ? other : test.app).fetch(request, '127.0.0.1')).status
    }
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, at) => write(at)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    await sealed()
    await other.close()
    const { content } = await list('event:glossary-created')
    expect(content).toHaveLength(40)
    expect(content.every(({ position }) => position !== undefined)).toBe(true)
    expect((await verify()).problems).toEqual([])
  })

  /** Rows of the chain from one in the middle on. */
  const middle = async () => {
    const rows = await test.db
      .select({ seal: journalSeals, uuid: journal.uuid })
      .from(journalSeals)
      .innerJoin(journal, eq(journal.id, journalSeals.entryId))
      .where(eq(journalSeals.accountId, place.accountId))
      .orderBy(asc(journalSeals.position))
    return rows[Math.floor(rows.length / 2)]!
  }
  const problems = async () => (await verify()).problems
  const atPosition = ({ position, accountId }: { position: number; accountId: string }) =>
    and(eq(journalSeals.accountId, accountId), eq(journalSeals.position, position))

  it('an entry that was changed in the database is found', async () => {
    await sealed()
    const { seal, uuid } = await middle()
    const [row] = await test.db.select().from(journal).where(eq(journal.id, seal.entryId))
    await test.db.update(journal).set({ entityName: 'Somebody else' }).where(eq(journal.id, seal.entryId))
    expect(await problems()).toMatchObject([{ kind: 'CHANGED', position: seal.position, entryUuid: uuid }])
    await test.db.update(journal).set({ entityName: row!.entityName }).where(eq(journal.id, seal.entryId))
    expect(await problems()).toEqual([])
  })

  it('an entry that was deleted from the database is found, with or without its seal', async () => {
    await sealed()
    const { seal } = await middle()
    const [row] = await test.db.select().from(journal).where(eq(journal.id, seal.entryId))
    await test.db.delete(journal).where(eq(journal.id, seal.entryId))
    expect(await problems()).toMatchObject([{ kind: 'MISSING', position: seal.position }])
    await test.db.delete(journalSeals).where(atPosition(seal))
    expect(await problems()).toMatchObject([{ kind: 'GAP', position: seal.position + 1 }])
    await test.db.insert(journal).overridingSystemValue().values(row!)
    await test.db.insert(journalSeals).values(seal)
    // JavaScript's times have milliseconds only.
    expect(await problems()).toMatchObject([{ kind: 'CHANGED', position: seal.position }])
    await test.db.update(journalSeals).set({ hash: 'f' }).where(atPosition(seal))
    expect((await problems()).map(({ position }) => position)).toEqual([seal.position, seal.position + 1])
    await reseal()
  })

  it('an entry that was added past the product is found', async () => {
    await sealed()
    const [newest] = await test.db.select().from(journal).orderBy(desc(journal.id)).limit(1)
    const { id: _, ...row } = newest!
    const uuid = crypto.randomUUID()
    await test.db.insert(journal).values({ ...row, uuid, accountId: place.accountId })
    expect(await problems()).toMatchObject([{ kind: 'ADDED', entryUuid: uuid }])
    await test.db.delete(journal).where(eq(journal.uuid, uuid))
    expect(await problems()).toEqual([])
  })

  it('a chain whose newest entries are gone is found', async () => {
    await sealed()
    const { newest } = await chain()
    const seal = { position: newest!.position, accountId: place.accountId }
    const [row] = await test.db.select().from(journalSeals).where(atPosition(seal))
    await test.db.delete(journalSeals).where(atPosition(seal))
    await test.db.delete(journal).where(eq(journal.id, row!.entryId))
    const found = await problems()
    expect(found).toContainEqual({ kind: 'END', position: seal.position })
    await reseal()
    expect(await problems()).toEqual([])
  })

  /** Begins the chain of the account again, with the next entry. */
  async function reseal() {
    await sealed()
    await test.db.delete(journalSeals).where(eq(journalSeals.accountId, place.accountId))
    await test.db.delete(journalChains).where(eq(journalChains.accountId, place.accountId))
    await verify()
    await sealed()
  }
})

describe('how long the journal is kept', () => {
  const path = `${base()}/settings`
  const read = async () => bodyOf<JournalSettings>(await test.call(accountAdmin, 'GET', path))

  it('is forever until an administrator sets days, and the change is in the journal', async () => {
    const before = await read()
    expect(before).toMatchObject({ keepDays: null })
    expect((await test.call(accountAdmin, 'PUT', path, { keepDays: 30 })).status).toBe(400)
    expect((await test.call(manager, 'PUT', path, { keepDays: 365 })).status).toBe(403)
    expect(
      (await test.call(accountAdmin, 'PUT', `${base(elsewhere.accountId)}/settings`, { keepDays: 365 })).status,
    ).toBe(404)
    const changed = bodyOf<JournalSettings>(await test.call(accountAdmin, 'PUT', path, { keepDays: 365 }))
    expect(changed).toMatchObject({ keepDays: 365, lastChange: { user: { uuid: accountAdmin.id } } })
    const outdated = await test.call(accountAdmin, 'PUT', path, { keepDays: 400 }, { 'If-Match': before.version })
    expect(outdated).toMatchObject({ status: 409, body: { code: 'OUTDATED' } })
    const [entry] = (await list('settings:activity')).content
    expect(entry).toMatchObject({ before: { keepDays: null }, after: { keepDays: 365 } })
  })

  it('older entries go with an entry that says so, and the chain of the others stays whole', async () => {
    await sealed()
    const old = sql`now() - interval '400 days'`
    const seals = await test.db
      .select()
      .from(journalSeals)
      .where(eq(journalSeals.accountId, place.accountId))
      .orderBy(asc(journalSeals.position))
    // The time of an entry is part of its hash: those that are meant are sealed again.
    const aged = seals.slice(0, 2).map(({ entryId }) => entryId)
    await test.db.delete(journalSeals).where(eq(journalSeals.accountId, place.accountId))
    await test.db.delete(journalChains).where(eq(journalChains.accountId, place.accountId))
    await test.db
      .update(journal)
      .set({ at: old })
      .where(sql`${journal.id} = any(${sql.param(aged)}::bigint[])`)
    await test.db.transaction((transaction) =>
      sealEntries(
        transaction,
        seals.map(({ entryId }) => entryId),
      ),
    )
    const counted = (await list()).totalElements
    await removeOldEntries(test.db, new Date())
    await sealed()
    const [removal] = (await list('event:journal-entries-removed')).content
    expect(removal).toMatchObject({ user: null, detail: { entries: 2, days: 365, whole: true, position: 2 } })
    expect((await list()).totalElements).toBe(counted - 2 + 1)
    expect(await verify()).toMatchObject({ problems: [] })
    expect((await chain()).anchor).toMatchObject({ position: 2 })

    // Nothing is old: nothing is said.
    await removeOldEntries(test.db, new Date())
    expect((await list('event:journal-entries-removed')).content).toHaveLength(1)
    // A person who deletes more than the old entries, and says they were too old, is found out.
    await sealed()
    await test.db.update(journalChains).set({ anchor: 3 }).where(eq(journalChains.accountId, place.accountId))
    expect((await verify()).problems[0]).toMatchObject({ kind: 'START' })
  })

  it('other accounts keep theirs', async () => {
    const stays = await createPerson({ db: test.db, sessions: test.app.services.sessions }, elsewhere, 'Olav Other', {
      roles: ['ACCOUNT_ADMIN'],
    })
    // From before anything was sealed.
    const longAgo = (id: number, accountId: string) => ({
      id,
      accountId,
      // A name that only an older version had.
      event: 'LONG_AGO' as 'ACCOUNT_UPDATED',
      entityType: 'ACCOUNT' as const,
      entityId: accountId,
      entityName: 'Agency',
      at: new Date('2020-01-01'),
    })
    await test.db
      .insert(journal)
      .overridingSystemValue()
      .values([longAgo(-1, elsewhere.accountId), longAgo(-2, place.accountId)])
    await removeOldEntries(test.db, new Date())
    expect((await list('event:long-ago')).content).toEqual([])
    expect((await list('event:long-ago', '', stays, elsewhere.accountId)).content).toHaveLength(1)
  })
})

import { isDeepStrictEqual } from 'node:util'
import { can } from '@dragoman/sdk/permissions'
import type { Subject } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import type { OperationId } from '@dragoman/sdk/requirements'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../http/contract.ts'
import type { ContractOperation } from '../../http/contract.ts'
import { seedKnown } from '../known-ids.ts'
import type { KnownIds } from '../known-ids.ts'
import { apiKeys } from '../../identity/tables.ts'
import { jobs } from '../../kernel/tables.ts'
import { createPerson, createPlace } from '../people.ts'
import type { NewPerson, Person, Place } from '../people.ts'
import { bodySchema, operationCalls, parametersFor, schemaOf } from '../operation-calls.ts'
import type { Refusal, Reply } from '../operation-calls.ts'
import { kindsIn } from '../sample.ts'
import { createTestApp } from '../test-app.ts'
import type { TestApp } from '../test-app.ts'

// Every operation of the contract, whatever it does: who may call it, and for whom its things are out of sight.

let test: TestApp
let call: ReturnType<typeof operationCalls>
let ours: KnownIds
let theirs: KnownIds
/** People of the other account, of every role that an account has. */
let strangers: Person[]
/** People of this account who have nothing to do with what is known: a client of another unit, a linguist without tasks. */
let outsiders: Person[]

beforeAll(async () => {
  test = await createTestApp()
  call = operationCalls(test)
  const { people } = test
  ours = await seedKnown(test, people.manager, people.place)
  theirs = await seedKnown(test, people.stranger, people.elsewhere)
  const { db, sessions } = test.app.services
  const person = (name: string, place: Place, more: NewPerson) => createPerson({ db, sessions }, place, name, more)
  strangers = [
    people.stranger,
    await person('Ann Admin', people.elsewhere, { roles: ['ADMIN'] }),
    await person('Art Account', people.elsewhere, { roles: ['ACCOUNT_ADMIN'] }),
    await person('Cara Client', people.elsewhere, { roles: ['CLIENT'], member: true }),
    await person('Lou Linguist', people.elsewhere, { roles: ['VENDOR'], pairs: [['en', 'es']], member: true }),
  ]
  outsiders = [
    await person('Olaf Client', people.place, { roles: ['CLIENT'] }),
    await person('Olga Linguist', people.place, { roles: ['VENDOR'], pairs: [['en', 'es']] }),
  ]
})

afterAll(() => test.close())

/** Counts every change of what is kept, but for who is signed in and what was recorded. */
async function watchChanges(): Promise<void> {
  const exempt = ['sessions', 'journal', 'journal_feed', 'login_attempts']
  // The index of a memory follows its units in the background.
  const { rows: tables } = await test.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  await test.db.execute(sql`create table changes (change text)`)
  await test.db.execute(sql`create function note_change() returns trigger language plpgsql as $$ begin
    if tg_op <> 'UPDATE' or old is distinct from new then
      insert into changes values (tg_op || ' ' || tg_table_name);
    end if;
    return null;
  end $$`)
  for (const { name } of tables) {
    if (exempt.includes(name) || name.startsWith('memory_index_')) continue
    await test.db.execute(sql`create trigger note_change after insert or update or delete on ${sql.identifier(name)}
      for each row execute function note_change()`)
  }
}

async function expectNoChange() {
  const { rows } = await test.db.execute(sql`delete from changes returning change`)
  expect(rows).toEqual([])
}

const named = operations.map((operation): [string, ContractOperation] => [operation.id, operation])
const guarded = named.filter(([, { requires }]) => requires !== 'public')

describe('without a session', () => {
  it.each(guarded)('%s answers 401 without a session', async (_, operation) => {
    const { status } = await call(null, operation, parametersFor(operation, { path: ours }))
    expect(status).toBe(401)
  })
})

describe('by role', () => {
  const roles = ['sysadmin', 'admin', 'accountAdmin', 'manager', 'client', 'linguistA'] as const

  it.each(guarded)(
    '[perm.prefix] [perm.derived] [perm.bypass] %s refuses the same roles as the SDK and names the missing permission',
    async (id, operation) => {
      const { requires } = operation
      expect(requirements[id as OperationId]).toEqual(requires)
      // Ids of nothing and an invalid body: a caller who may call gets no further than that.
      const nobodys = { ...parametersFor(operation, { path: strangeIds() }), body: operation.body && '"none"' }
      for (const role of roles) {
        const person = test.people[role]
        const { status, body } = await call(person, operation, nobodys)
        const isRefused = status === 403 && isDeepStrictEqual((body as Refusal).data?.missing, requires)
        expect([role, isRefused]).toEqual([role, !can(await subjectOf(person), requires)])
        const sentence = isRefused ? (body as Refusal).message : ''
        expect(sentence).toContain(isRefused ? requires[0] : '')
      }
    },
  )
})

const subjects = new Map<string, Subject>()

/** Roles and permissions of someone, as the API tells them. */
async function subjectOf(person: Person): Promise<Subject> {
  const known = subjects.get(person.id)
  if (known) return known
  const { body } = await test.call(person, 'GET', '/api/v3/user/authority/logged-user')
  subjects.set(person.id, body as Subject)
  return body as Subject
}

/** Ids that could be someone's, but are not. */
const strangeIds = (): KnownIds =>
  Object.fromEntries(
    Object.keys(ours).map((kind) => [
      kind,
      /segment|translationUnit|Number$/.test(kind) ? '4000000000' : crypto.randomUUID(),
    ]),
  ) as KnownIds

const withPathIds = guarded.filter(([id, operation]) => kindsIn(id, schemaOf(operation, 'path')).length > 0)
const withOtherIds = guarded.flatMap(([id, operation]) =>
  [...new Set([...kindsIn(id, schemaOf(operation, 'query')), ...kindsIn(id, bodySchema(operation))])].map(
    (kind): [string, typeof kind, ContractOperation] => [id, kind, operation],
  ),
)

// Their account is that of all of them.
const withOnlyOtherIds = withOtherIds.filter(([, kind, { path }]) => kind !== 'account' && !path.includes('{'))

describe('of others', () => {
  beforeAll(watchChanges)
  afterAll(async () => {
    await test.db.execute(sql`drop table changes; drop function note_change cascade`)
  })

  /** Things of one person, which others of the account don't see. */
  const personal: ReadonlySet<string> = new Set(['session', 'passkey', 'agent'])

  it.each(withPathIds)('%s is out of sight for others of the account and changes nothing', async (id, operation) => {
    const isPersonal = kindsIn(id, schemaOf(operation, 'path')).some((kind) => personal.has(kind))
    for (const other of isPersonal ? [...outsiders, test.people.otherManager] : outsiders) {
      if (openToAll.has(id)) continue
      const reply = await call(other, operation, parametersFor(operation, { path: ours }))
      const status = isEmptyList(reply) ? 404 : reply.status
      expect([other.name, status]).toEqual([other.name, status === 403 ? 403 : 404])
    }
    await expectNoChange()
  })

  it.each(withOnlyOtherIds)('%s takes no %s that others of the account cannot see', async (id, kind, operation) => {
    for (const other of outsiders) {
      const reply = await call(other, operation, parametersFor(operation, { path: ours }, kind))
      const isEmpty = isEmptyList(reply) || countsNothing(reply) || ignoresIds.has(id)
      expect([400, 403, 404, 422, 'empty']).toContain(isEmpty ? 'empty' : reply.status)
    }
    await expectNoChange()
  })

  it.each(withPathIds)('%s answers 404 to another account and changes nothing', async (_, operation) => {
    for (const stranger of strangers) {
      const reply = await call(stranger, operation, parametersFor(operation, { path: ours, rest: theirs }))
      const status = isEmptyList(reply) ? 404 : reply.status
      // Those whose role refuses them whatever it is about learn nothing either.
      const unknown = parametersFor(operation, { path: strangeIds(), rest: theirs })
      const isRole = status === 403 && (await call(stranger, operation, unknown)).status === 403
      expect([stranger.name, status]).toEqual([stranger.name, isRole ? 403 : 404])
    }
    await expectNoChange()
  })

  it.each(withOtherIds)('%s does not accept a %s of another account', async (id, kind, operation) => {
    for (const stranger of strangers) {
      const mixed = { ...theirs, [kind]: ours[kind] }
      const reply = await call(stranger, operation, parametersFor(operation, { path: theirs, rest: mixed }, kind))
      const isEmpty = isEmptyList(reply) || countsNothing(reply) || ignoresIds.has(id)
      expect([400, 403, 404, 422, 'empty']).toContain(isEmpty ? 'empty' : reply.status)
    }
    await expectNoChange()
  })
})

describe('by an access key that is limited to another organizational unit', () => {
  let limited: Person
  beforeAll(async () => {
    const { place } = test.people
    const { orgUnitId } = await createPlace(test.db, place.accountId, 'Elsewhere')
    limited = await createPerson(test.app.services, place, 'Una Unit', { roles: ['ACCOUNT_ADMIN'] })
    // When a key was last used is noted by the minute.
    const lastUsedAt = new Date('2999-01-01')
    const key = { userId: limited.id, accessKey: 'limited', secretHash: '', orgUnitIds: [orgUnitId], lastUsedAt }
    await test.db.insert(apiKeys).values(key)
    await watchChanges()
  })
  afterAll(async () => {
    await test.db.execute(sql`drop table changes; drop function note_change cascade`)
  })

  it.each(guarded)('%s shows and changes nothing of other organizational units', async (id, operation) => {
    for (const optional of [null, 'all'] as const) {
      const parameters = parametersFor(operation, { path: ours }, optional)
      const field = listExports.get(id)
      if (field) Object.assign(parameters.body as object, { columns: [{ field, title: field }] })
      const { status, body } = await call(limited, operation, parameters)
      expect(status).toBeLessThan(500)
      const { organization, orgUnit, project, resource, workUnit, task, memory, glossary, logfile, costJob } = ours
      const hidden = [organization, orgUnit, project, resource, workUnit, task, memory, glossary, logfile, costJob]
      const shown = status < 300 ? JSON.stringify(body ?? null) : ''
      expect(hidden.filter((one) => shown.includes(one))).toEqual([])
    }
    if (listExports.has(id)) await expectExportOf(id)
    await expectNoChange()
  })

  /** An export is its caller's own, whatever is in it: it has no more rows than the list, in which nothing is hidden. */
  async function expectExportOf(id: string) {
    await test.idle()
    const files = await test.db.select({ report: jobs.report }).from(jobs).where(eq(jobs.createdBy, limited.id))
    const list = operations.find((operation) => operation.id === id.replace(/\..*/, '.list'))!
    const { status, body } = await call(limited, list, parametersFor(list, { path: ours }))
    expect(files.length > 0).toBe(status === 200)
    const rows = status === 200 ? (body as { totalElements: number }).totalElements : 0
    expect(files.filter(({ report }) => Number(report?.['rows']) > rows)).toEqual([])
    await test.db.delete(jobs).where(eq(jobs.createdBy, limited.id))
    await test.db.execute(sql`delete from changes where change ~ ' (jobs|files)$'`)
  }
})

/** Operations that everyone in an account may call. */
const openToAll: ReadonlySet<string> = new Set(['contracts.accept', 'contracts.reject'])

/** Operations that ignore ids of other people: they succeed, and change nothing. */
const ignoresIds: ReadonlySet<string> = new Set(['notifications.markRead'])

/** Exports of lists, which any caller may start, each with a field that its list has. */
const listExports: ReadonlyMap<string, string> = new Map([
  ['organizations.startExport', 'name'],
  ['orgUnits.startExport', 'name'],
  ['projects.startExport', 'reference'],
  ['tasks.startExport', 'file'],
  ['translationMemories.startListExport', 'name'],
  ['users.startExport', 'name'],
])

/** Whether an answer sums up a list that is empty. */
const countsNothing = ({ status, body }: Reply): boolean =>
  status === 200 &&
  isDeepStrictEqual({ costs: [], ...(body as object) }, { costs: [], projects: 0, words: 0, unassignedTasks: 0 })

function isEmptyList({ status, body }: Reply): boolean {
  if (status !== 200 || typeof body !== 'object' || body === null) return false
  const field = ['content', 'items', 'days'].find((each) => each in body)
  const list = Array.isArray(body) ? body : field && (body as Record<string, unknown>)[field]
  return Array.isArray(list) && list.length === 0
}

it.each(withPathIds)('%s answers 404 for unknown IDs', async (_, operation) => {
  const { admin, sysadmin } = test.people
  const isForSystem = operation.requires.includes('ROLE_SYSADMIN')
  const unknown = parametersFor(operation, { path: strangeIds(), rest: ours })
  const reply = await call(isForSystem ? sysadmin : admin, operation, unknown)
  expect(isEmptyList(reply) ? 404 : reply.status).toBe(404)
})

import { isDeepStrictEqual } from 'node:util'
import { can } from '@dragoman/sdk/permissions'
import type { Subject } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import type { OperationId } from '@dragoman/sdk/requirements'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../http/contract.ts'
import type { ContractOperation } from '../../http/contract.ts'
import { garbled } from '../garbage.ts'
import { seedKnown } from '../known-ids.ts'
import type { KnownIds } from '../known-ids.ts'
import { createPerson } from '../people.ts'
import type { Person } from '../people.ts'
import { projectSteps } from '../projects.ts'
import { kindsIn, sample } from '../sample.ts'
import type { Optional, Schema } from '../sample.ts'
import { createTestApp, testOrigin } from '../test-app.ts'
import type { TestApp } from '../test-app.ts'

// Every operation of the contract, whatever it does: who may call it, for whom its things are out of sight, and that
// nonsense is refused rather than stumbled over.

let test: TestApp
let ours: KnownIds
let theirs: KnownIds
/** The same as ours, but for a project that is still a draft. */
let drafted: KnownIds
/** A manager and an administrator of the other account. */
let strangers: Person[]

beforeAll(async () => {
  test = await createTestApp()
  const { people } = test
  ours = await seedKnown(test, people.manager, people.place)
  theirs = await seedKnown(test, people.stranger, people.elsewhere)
  const draft = await projectSteps(test).draft(people.manager, [{ name: 'app.json', content: '{"a": "Open"}' }], ['es'])
  drafted = { ...ours, project: draft.uuid, resource: draft.resources[0]!.uuid, workUnit: draft.workUnits[0]!.uuid }
  const { db, sessions } = test.app.services
  strangers = [
    people.stranger,
    await createPerson({ db, sessions }, people.elsewhere, 'Ann Admin', { roles: ['ADMIN'] }),
  ]
})

afterAll(() => test.close())

interface Parameters {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

interface Reply {
  status: number
  /** Undefined where the answer is no JSON. */
  body: unknown
}

interface Refusal {
  code?: string
  message: string
  data?: { missing?: string[] }
}

const schemaOf = (operation: ContractOperation, part: 'path' | 'query'): Schema => operation.parameters[part] ?? {}
const bodySchema = (operation: ContractOperation): Schema => operation.body?.schema ?? {}

/** What an operation is called with: ids of the path from one table, those elsewhere from another. */
function parametersFor(
  operation: ContractOperation,
  ids: { path: KnownIds; rest?: KnownIds },
  optional: Optional = null,
): Parameters {
  const { path, rest = path } = ids
  const fill = (schema: Schema, from: KnownIds) => sample(operation.id, '', schema, from, optional)
  return {
    path: { ...(fill({ type: 'object', ...schemaOf(operation, 'path') }, path) as object) },
    query: { ...(fill({ type: 'object', ...schemaOf(operation, 'query') }, rest) as object) },
    body: operation.body && fill(bodySchema(operation), rest),
  }
}

/**
 * Calls as somebody. Some operations end sessions, or leave contracts to accept: then the next call signs in again, or
 * accepts them, so that it finds the person as whole as the first one did.
 */
async function call(as: Person | null, operation: ContractOperation, parameters: Parameters): Promise<Reply> {
  const reply = await send(as, operation, parameters)
  const code = as && reply.status === 403 ? (reply.body as Refusal).code : undefined
  if (!as || !code) return reply
  if (code === 'TOKEN_INVALID') as.token = await newToken(as)
  else if (code === 'CONTRACTS_PENDING') await acceptContracts(as)
  else return reply
  return send(as, operation, parameters)
}

async function newToken({ id }: Person): Promise<string> {
  const { db, sessions } = test.app.services
  const { secret } = await sessions.open(db, { userId: id, kind: 'token', address: '127.0.0.1', userAgent: null })
  return secret
}

async function acceptContracts(as: Person): Promise<void> {
  const { body } = await test.call(as, 'GET', '/api/v3/contract?pending=true')
  for (const { uuid } of body as { uuid: string }[]) await test.call(as, 'POST', `/api/v3/contract/${uuid}`)
}

async function send(
  as: Person | null,
  operation: ContractOperation,
  { path, query, body }: Parameters,
): Promise<Reply> {
  const url = new URL(testOrigin)
  url.pathname = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name]).toWellFormed()),
  )
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) url.searchParams.append(name, String(one))
  }
  const headers = new Headers(as ? { 'X-AUTH-TOKEN': as.token } : {})
  const payload = body === undefined ? null : encoded(operation, body, headers)
  const request = new Request(url, { method: operation.method, headers, body: payload })
  const response = await test.app.fetch(request, '127.0.0.1')
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, body: isJson ? JSON.parse(text) : undefined }
}

const extensions: Readonly<Record<string, string>> = {
  'translationMemories.import': 'tmx',
  'workUnits.uploadTranslation': 'xlf',
}

function encoded({ id, body: shape }: ContractOperation, body: unknown, headers: Headers): string | FormData {
  if (shape?.kind === 'multipart' && typeof body === 'object' && body !== null) {
    const form = new FormData()
    for (const name of shape.files ?? [])
      form.append(name, new File(['{"a": "b"}'], `sample.${extensions[id] ?? 'json'}`))
    for (const [name, value] of Object.entries(body)) {
      if (shape.files?.includes(name)) continue
      for (const one of [value].flat()) form.append(name, String(one))
    }
    return form
  }
  headers.set('Content-Type', 'application/json')
  const json = typeof body === 'string' ? body : JSON.stringify(body)
  return shape?.kind === 'base64' ? Buffer.from(json).toString('base64') : json
}

/** Counts every change of what is kept, but for who is signed in and what was recorded. */
async function watchChanges(): Promise<void> {
  const exempt = ['sessions', 'journal', 'login_attempts']
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
    if (exempt.includes(name)) continue
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

  it.each(guarded)('%s refuses the same roles as the SDK and names the missing permission', async (id, operation) => {
    const { requires } = operation
    expect(requirements[id as OperationId]).toEqual(requires)
    // Things that are nobody's, and a body that is no body: whoever may call gets no further than that.
    const nobodys = { ...parametersFor(operation, { path: strangeIds() }), body: operation.body && '"none"' }
    for (const role of roles) {
      const person = test.people[role]
      const { status, body } = await call(person, operation, nobodys)
      const isRefused = status === 403 && isDeepStrictEqual((body as Refusal).data?.missing, requires)
      expect([role, isRefused]).toEqual([role, !can(await subjectOf(person), requires)])
      const sentence = isRefused ? (body as Refusal).message : ''
      expect(sentence).toContain(isRefused ? requires[0] : '')
    }
  })
})

const subjects = new Map<string, Subject>()

/** Roles and permissions of somebody, as the API tells them. */
async function subjectOf(person: Person): Promise<Subject> {
  const known = subjects.get(person.id)
  if (known) return known
  const { body } = await test.call(person, 'GET', '/api/v3/user/authority/logged-user')
  subjects.set(person.id, body as Subject)
  return body as Subject
}

/** Ids that could be somebody's, but are not. */
const strangeIds = (): KnownIds =>
  Object.fromEntries(
    Object.keys(ours).map((kind) => [kind, /segment|translationUnit/.test(kind) ? '4000000000' : crypto.randomUUID()]),
  ) as KnownIds

const withPathIds = guarded.filter(([id, operation]) => kindsIn(id, schemaOf(operation, 'path')).length > 0)
const withOtherIds = guarded.flatMap(([id, operation]) =>
  [...new Set([...kindsIn(id, schemaOf(operation, 'query')), ...kindsIn(id, bodySchema(operation))])].map(
    (kind): [string, typeof kind, ContractOperation] => [id, kind, operation],
  ),
)

describe('from another account', () => {
  beforeAll(watchChanges)
  afterAll(async () => {
    await test.db.execute(sql`drop function note_change cascade`)
  })

  it.each(withPathIds)('%s answers 404 to another account and changes nothing', async (_, operation) => {
    for (const stranger of strangers) {
      const reply = await call(stranger, operation, parametersFor(operation, { path: ours, rest: theirs }))
      const expected = can(await subjectOf(stranger), operation.requires) ? 404 : 403
      expect([stranger.name, isEmptyList(reply) ? 404 : reply.status]).toEqual([stranger.name, expected])
    }
    await expectNoChange()
  })

  it.each(withOtherIds)('%s does not accept a %s of another account', async (_, kind, operation) => {
    for (const stranger of strangers) {
      const mixed = { ...theirs, [kind]: ours[kind] }
      const reply = await call(stranger, operation, parametersFor(operation, { path: theirs, rest: mixed }, kind))
      const possible = can(await subjectOf(stranger), operation.requires) ? [400, 404, 422] : [403]
      expect([...possible, 'empty']).toContain(isEmptyList(reply) ? 'empty' : reply.status)
    }
    await expectNoChange()
  })
})

function isEmptyList({ status, body }: Reply): boolean {
  if (status !== 200 || typeof body !== 'object' || body === null) return false
  const list = Array.isArray(body) ? body : 'content' in body ? body.content : 'items' in body ? body.items : null
  return Array.isArray(list) && list.length === 0
}

describe('garbage', () => {
  // What takes things away comes last, so that the others still have something to stumble over.
  const order = ['GET', 'PUT', 'POST', 'DELETE']
  const sorted = named.toSorted(([, a], [, b]) => order.indexOf(a.method) - order.indexOf(b.method))

  it.each(sorted)('%s never answers 500 to garbage', async (_, operation) => {
    const failed: unknown[] = []
    const attempt = async (parameters: Parameters) => {
      const { status } = await call(test.people.admin, operation, parameters)
      if (status >= 500) failed.push([status, JSON.stringify(parameters).slice(0, 500)])
    }
    for (const ids of operation.path.includes('{project') ? [ours, drafted] : [ours]) {
      const calls = [...garbled(parametersFor(operation, { path: ids }, 'all'), operation.body !== undefined)]
      // Several at once, as several people would: they may hinder each other, but not fail.
      while (calls.length > 0) await Promise.all(calls.splice(0, 8).map(attempt))
    }
    expect(failed).toEqual([])
  })

  it.each(withPathIds)('%s answers 404 for unknown IDs', async (_, operation) => {
    const reply = await call(test.people.admin, operation, parametersFor(operation, { path: strangeIds(), rest: ours }))
    expect(isEmptyList(reply) ? 404 : reply.status).toBe(404)
  })
})

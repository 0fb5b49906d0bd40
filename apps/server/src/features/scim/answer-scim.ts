import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { SQL } from 'drizzle-orm'
import { logAnswer } from '../../identity/log-answer.ts'
import type { Sessions } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { transact } from '../../kernel/database/transact.ts'
import type { Outbox } from '../../kernel/mail/outbox.ts'
import { jsonProblem } from '../../kernel/json-size.ts'
import { limitedText } from '../../kernel/limited-text.ts'
import { ApiError } from '../../kernel/refusals.ts'
import { versionOf } from '../../kernel/version.ts'
import { resourceTypes, schemas, serviceProviderConfig } from './discovery.ts'
import { isObject, readFilter, type Json } from './filters.ts'
import { listResponse, projected, readListQuery, type ListQuery } from './list-response.ts'
import { knownResource } from './known-attributes.ts'
import { patched } from './patch.ts'
import { noteSync, type ScimContext } from './scim-context.ts'
import { gone, ScimError, scimErrorBody } from './scim-error.ts'
import {
  findScimGroup,
  loadScimGroups,
  readScimGroup,
  removeScimGroup,
  showScimGroup,
  writeScimGroup,
} from './scim-groups.ts'
import {
  changeScimPerson,
  createScimPerson,
  deactivateScimPerson,
  findScimPerson,
  loadScimPeople,
  peopleWith,
} from './scim-people.ts'
import { identifyDirectory } from './tokens.ts'
import { readScimUser, showScimUser } from './user-resource.ts'

export const scimPath = '/api/scim/v2'

/** Largest body, in bytes. */
const bodyLimit = 2 * 1024 * 1024

interface Services {
  db: Database
  log: Logger
  now: () => Date
  outbox: Outbox
  sessions: Sessions
  feed: { wake(): void }
  logFailure: (log: Logger, error: unknown, message: string) => void
}

interface Incoming {
  request: Request
  address: string
  /** Origin of links. */
  publicUrl: string
  accountId: string | undefined
}

/** Answers a directory that provisions people by SCIM 2.0 (RFC 7643, RFC 7644). */
export async function answerScim(services: Services, incoming: Incoming): Promise<Response> {
  const requestId = randomUUID()
  const log = services.log.child({ requestId, operation: 'scim' })
  const response = await attempt(services, incoming, requestId, log).catch((error: unknown) =>
    refused(error, services, log),
  )
  response.headers.set('X-Request-Id', requestId)
  response.headers.set('Cache-Control', 'no-store')
  logAnswer(log, { status: response.status, address: incoming.address })
  return response
}

function refused(error: unknown, { logFailure }: Services, log: Logger): Response {
  const known = scimErrorOf(error)
  if (!known) logFailure(log, error, 'unexpected error')
  const told = known ?? new ScimError(500, 'Something went wrong. See the server log for details.')
  return answer(told.status, scimErrorBody(told), told.headers)
}

/** Translates other refusals to the words of the protocol. */
function scimErrorOf(error: unknown): ScimError | undefined {
  if (error instanceof ScimError) return error
  if (!(error instanceof ApiError)) return undefined
  const { status, message, details } = error
  if (status === 409) return new ScimError(409, message, 'uniqueness')
  if (details.code === 'PLAN_LIMIT') return new ScimError(403, message)
  return new ScimError(status === 423 ? 503 : status, message, undefined, details.headers)
}

const answer = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/scim+json; charset=utf-8' }), ...headers },
  })

async function attempt(services: Services, incoming: Incoming, requestId: string, log: Logger): Promise<Response> {
  const { request, address, accountId, publicUrl } = incoming
  const { db, now, sessions, outbox, feed } = services
  const directory = await identifyDirectory(db, request.headers.get('authorization'), {
    address,
    accountId,
    now: now(),
  })
  const base = `${publicUrl}${scimPath}`
  const url = new URL(request.url)
  const path = url.pathname.slice(scimPath.length).split('/').filter(Boolean).map(decoded)
  const body =
    request.method === 'POST' || request.method === 'PUT' || request.method === 'PATCH' ? await readBody(request) : {}
  const call: Call = {
    method: request.method,
    path,
    body,
    query: readListQuery(Object.fromEntries(url.searchParams)),
    ifMatch: request.headers.get('if-match'),
    ifNoneMatch: request.headers.get('if-none-match'),
  }
  const actions: (() => void | Promise<void>)[] = []
  const context = (within: Database): ScimContext => ({
    ...directory,
    db: within,
    now: now(),
    log,
    requestId,
    address,
    async mail(to, kind, values) {
      await outbox.write(within, to, kind, values)
      actions.push(() => outbox.wake())
    },
    sessions,
    publicUrl,
    base,
    subject: { name: nameIn(body) ?? path[1] ?? '' },
    afterCommit: (action) => actions.push(action),
  })
  if (request.method === 'GET' || path.at(-1) === '.search') return run(context(db), call)
  let work = context(db)
  try {
    const response = await transact(db, async (within) => {
      actions.length = 0
      work = { ...context(within), subject: work.subject }
      return run(work, call)
    })
    for (const action of actions)
      await (async () => action())().catch((error: unknown) => services.logFailure(log, error, 'after a sync'))
    feed.wake()
    return response
  } catch (error) {
    const { name, userId } = work.subject
    const reason = scimErrorOf(error)
    if (reason && reason.status !== 404)
      await noteSync({ ...directory, db, now: now() }, 'REFUSED', {
        name,
        reason: reason.message,
        ...(userId !== undefined && { userId }),
      })
    throw error
  }
}

interface Call {
  method: string
  path: string[]
  body: Json
  query: ListQuery
  ifMatch: string | null
  ifNoneMatch: string | null
}

const nameIn = (body: Json): string | undefined => {
  const name = body['userName'] ?? body['displayName']
  return typeof name === 'string' ? name : undefined
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new ScimError(400, 'The address is not well-formed.', 'invalidSyntax')
  }
}

/** @throws ScimError 400, 413 */
async function readBody(request: Request): Promise<Json> {
  const text = await limitedText(request, bodyLimit, {
    tooLarge: () => new ScimError(413, 'The body is larger than 2 MB.'),
    notUtf8: () => new ScimError(400, "The body isn't UTF-8.", 'invalidSyntax'),
  })
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new ScimError(400, "The body isn't JSON.", 'invalidSyntax')
  }
  const problem = jsonProblem(body)
  if (problem !== undefined) throw new ScimError(400, problem, 'invalidSyntax')
  if (!isObject(body) || text.includes('\\u0000') || !text.isWellFormed())
    throw new ScimError(400, 'The body must be an object of plain text.', 'invalidSyntax')
  return body
}

async function run(context: ScimContext, call: Call): Promise<Response> {
  const [kind = '', id, ...more] = call.path
  const { base } = context
  if (more.length > 0) throw notThere(call)
  if (kind === 'Users' || kind === 'Groups' || kind === '.search') return runOnResources(context, kind, id, call)
  if (call.method !== 'GET') throw notThere(call)
  if (kind === 'ServiceProviderConfig' && id === undefined) return answer(200, serviceProviderConfig(base))
  const list = kind === 'ResourceTypes' ? resourceTypes(base) : kind === 'Schemas' ? schemas(base) : undefined
  if (!list) throw notThere(call)
  if (id === undefined) return answer(200, listResponse(list, { ...call.query, count: list.length }))
  const one = list.find((resource) => resource['id'] === id)
  if (!one) throw gone(id)
  return answer(200, one)
}

const notThere = ({ method, path }: Call) =>
  new ScimError(404, `${method} ${scimPath}/${path.join('/')} doesn't exist.`)

/** The two kinds of resources, alike for the protocol. */
const kinds = {
  Users: {
    list: async (context: ScimContext, query: ListQuery) =>
      (await loadScimPeople(context, narrowed(query))).map((person) => showScimUser(person, context.base)),
    async get(context: ScimContext, id: string, isHeld: boolean) {
      const person = await findScimPerson(context, id, isHeld)
      context.subject = { name: person.user.name, userId: person.user.id }
      return {
        shown: showScimUser(person, context.base),
        write: async (resource: Json) =>
          showScimUser(await changeScimPerson(context, person, readScimUser(resource)), context.base),
        remove: () => deactivateScimPerson(context, person),
      }
    },
    create: async (context: ScimContext, body: Json) =>
      showScimUser(await createScimPerson(context, readScimUser(body)), context.base),
  },
  Groups: {
    list: async (context: ScimContext, _query: ListQuery) =>
      (await loadScimGroups(context)).map((group) => showScimGroup(group, context.base)),
    async get(context: ScimContext, id: string, isHeld: boolean) {
      const group = await findScimGroup(context, id, isHeld)
      context.subject = { name: group.row.name }
      return {
        shown: showScimGroup(group, context.base),
        write: async (resource: Json) =>
          showScimGroup(await writeScimGroup(context, group, readScimGroup(resource)), context.base),
        remove: () => removeScimGroup(context, group),
      }
    },
    create: async (context: ScimContext, body: Json) =>
      showScimGroup(await writeScimGroup(context, null, readScimGroup(body)), context.base),
  },
}

/** Directories look for one person before each change: the database finds them. */
function narrowed({ filter }: ListQuery): SQL | undefined {
  const parsed = filter === undefined ? undefined : readFilter(filter)
  return parsed?.op === 'eq' && typeof parsed.compValue === 'string'
    ? peopleWith(parsed.attrPath, parsed.compValue)
    : undefined
}

async function runOnResources(
  context: ScimContext,
  kind: 'Users' | 'Groups' | '.search',
  id: string | undefined,
  call: Call,
): Promise<Response> {
  const { method, query, body } = call
  if (kind === '.search' || id === '.search') {
    if (method !== 'POST' || (kind === '.search' && id !== undefined)) throw notThere(call)
    const search = readListQuery(body)
    const of = kind === '.search' ? (['Users', 'Groups'] as const) : [kind]
    const found = await Promise.all(of.map((one) => kinds[one].list(context, search)))
    return answer(200, listResponse(found.flat(), search))
  }
  const { list, get, create } = kinds[kind]
  if (id === undefined) {
    if (method === 'GET') return answer(200, listResponse(await list(context, query), query))
    if (method !== 'POST') throw notThere(call)
    return shown(201, await create(context, knownResource(body)), query)
  }
  if (method !== 'GET' && method !== 'PUT' && method !== 'PATCH' && method !== 'DELETE') throw notThere(call)
  const found = await get(context, id, method !== 'GET')
  const etag = etagOf(found.shown)
  if (method === 'GET')
    return call.ifNoneMatch === etag ? answer(304, undefined, { ETag: etag }) : shown(200, found.shown, query)
  if (call.ifMatch !== null && call.ifMatch !== '*' && call.ifMatch !== etag)
    throw new ScimError(412, 'The resource has changed since it was read.')
  if (method === 'DELETE') {
    await found.remove()
    return answer(204)
  }
  const wanted = method === 'PUT' ? knownResource(body) : patched(found.shown, body)
  return shown(200, await found.write(wanted), query)
}

/** Without the time of the last change, which only says that the directory was here. */
const etagOf = (resource: Json) => `W/"${versionOf({ ...resource, meta: undefined })}"`

function shown(status: number, resource: Json, query: ListQuery): Response {
  const etag = etagOf(resource)
  const meta = { ...(resource['meta'] as { location: string }), version: etag }
  return answer(status, projected({ ...resource, meta }, query), {
    ETag: etag,
    Location: meta.location,
  })
}

import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '../kernel/database/connect.ts'
import { isDatabaseAway, isDiskFull } from '../kernel/database/error-code.ts'
import type { Jobs } from '../kernel/jobs/jobs.ts'
import { named, recordChange, type JournalAuthor } from '../kernel/journal.ts'
import { requireDeclared } from '../kernel/require-declared.ts'
import type { JournalFeed } from '../kernel/journal-feed.ts'
import type { LogFailure } from '../kernel/log/failure-log.ts'
import type { Outbox } from '../kernel/mail/outbox.ts'
import type { Objects } from '../kernel/objects.ts'
import { keptAddress } from '../identity/allowed-addresses.ts'
import type { AccountHosts } from '../identity/account-hosts.ts'
import type { EventStreams } from '../identity/event-streams.ts'
import type { AppSettings, Context } from '../identity/context.ts'
import { withGrantors } from '../features/permissions/grantors.ts'
import { agentOf, authorize, checkOrigin, identify } from './caller.ts'
import { checkOutput } from './contract.ts'
import type { ContractOperation } from './contract.ts'
import { extendedEnd } from '../identity/account-security.ts'
import { sessionCookies, sessionSecret } from '../identity/session-cookies.ts'
import { tellListeners, type Listener } from '../identity/listeners.ts'
import type { Usage } from '../identity/usage.ts'
import { ApiError, refusal, unauthenticated, unavailable } from '../kernel/refusals.ts'
import { readInput } from './input.ts'
import type { Input } from './input.ts'
import { givenVersion, requireVersion } from './require-version.ts'
import { jsonResponse } from './json-response.ts'
import { logAnswer } from '../identity/log-answer.ts'
import { doneOnce } from './repeats.ts'
import type { Metrics } from './metrics.ts'
import type { Turns } from './turns.ts'
import type { Sessions, SignedIn } from '../identity/sessions.ts'
import { StoreAway } from '../kernel/object-stores/object-store.ts'
import { transact } from '../kernel/database/transact.ts'

/** The services behind every request. */
export interface Services {
  db: Database
  sessions: Sessions
  accountHosts: AccountHosts
  /** Reads the journal after each change. */
  feed: JournalFeed
  streams: EventStreams
  objects: Objects
  /** Folder of uploads that are coming in. */
  incoming: string
  jobs: Jobs
  outbox: Outbox
  log: Logger
  logFailure: LogFailure
  settings: AppSettings
  now: () => Date
  /** The consequences of moves. */
  consequences: readonly Listener[]
  usage: Usage
  /** How many calls of a person, and of an account, are answered at a time. */
  turns: Turns
  metrics: Pick<Metrics, 'answered'>
  /** Hold answers against the contract too; for tests. */
  verifyAnswers: boolean
  /** Told of each refusal that a handler gives; for tests. */
  onRefusal?: RefusalObserver | undefined
}

export type RefusalObserver = (operation: ContractOperation, refusal: ApiError) => void

export type AnyHandler = (input: Context & Input) => unknown

export interface Incoming {
  request: Request
  pathParameters: Record<string, string>
  /** The caller's network address. */
  address: string
  /** The account whose address was asked, and the origin of it; undefined at an address of the installation. */
  site?: AccountSite | undefined
  /** The caller, where another door has made sure of them. */
  caller?: SignedIn | undefined
}

export interface AccountSite {
  accountId: string
  origin: string
}

/**
 * Answers one call: who is it, may they, is it valid, then the handler; a write runs in one transaction with its
 * journal entries and jobs, so that a refusal leaves everything as it was.
 */
export async function answer(
  operation: ContractOperation,
  handler: AnyHandler,
  everywhere: Services,
  incoming: Incoming,
): Promise<Response> {
  const services = servicesAt(everywhere, incoming.site)
  const requestId = randomUUID()
  const log = services.log.child({ requestId, operation: operation.id })
  const started = performance.now()
  let response: Response
  let caller: SignedIn | null = null
  const outcome: Outcome = {}
  try {
    caller =
      incoming.caller ??
      (await identify(incoming.request, services.sessions, {
        address: incoming.address,
        accountId: incoming.site?.accountId,
        publicUrl: services.settings.publicUrl,
      }))
    response = await run(operation, handler, { ...services, log }, incoming, { requestId, caller, outcome })
  } catch (error) {
    outcome.refusal = error
    response = errorResponse(await withGrantors(error, services.db, caller), requestId, { ...services, log })
  }
  if (caller) {
    response.headers.set('x-auth-mfa-email-required', String(caller.awaitsMfaEmail))
    response.headers.set('x-auth-pending-contracts', String(caller.hasPendingContracts))
  }
  response.headers.set('X-Request-Id', requestId)
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  const ms = performance.now() - started
  services.metrics.answered(operation.id, response.status, ms / 1000)
  logAnswer(log, {
    status: response.status,
    ms: Math.round(ms),
    address: incoming.address,
    caller,
    code: outcome.refusal instanceof ApiError ? outcome.refusal.details.code : undefined,
    isSignInRefused: operation.requires === 'public' && signIns.has(operation.id) && outcome.refusal !== undefined,
  })
  return response
}

/** Why a call was refused, for the log: an error, or the state that a sign-in has come to. */
interface Outcome {
  refusal?: unknown
}

/** Calls that open a session, and answer a refusal by their state or by a code. */
const signIns = new Set([
  'auth.login',
  'auth.loginWithPasskey',
  'auth.go',
  'auth.createToken',
  'auth.createTokenEarlier',
])

const hasFailed = (result: unknown): boolean =>
  result instanceof ApiError ||
  (typeof result === 'object' && result !== null && 'state' in result && result.state === 'FAILURE')

/** At the address of an account, links lead back there. */
function servicesAt(services: Services, site: AccountSite | undefined): Services {
  if (!site) return services
  const { settings } = services
  return { ...services, settings: { ...settings, publicUrl: site.origin, installationUrl: settings.publicUrl } }
}

async function run(
  operation: ContractOperation,
  handler: AnyHandler,
  services: Services,
  incoming: Incoming,
  { requestId, caller, outcome }: { requestId: string; caller: SignedIn | null; outcome: Outcome },
): Promise<Response> {
  const { request } = incoming
  authorize(operation, caller)
  checkOrigin(operation, request, services.settings)
  const writes = operation.method !== 'GET' || operation.retry === 'never'
  const key = request.headers.get('idempotency-key')
  const { input, ignored, dispose } = await readInput(operation, request, incoming.pathParameters, services.incoming)
  let leave = () => {}
  try {
    // Those that wait for something else than the database keep no one from it.
    if (caller && !operation.ownTransactions) leave = await services.turns.take(caller)
    const attempt = async (db: Database) => {
      const state: RequestState = {
        operation,
        services,
        incoming,
        requestId,
        caller,
        reply: new Headers(),
        actions: [],
        isVersionChecked: false,
      }
      const write = () => handled(handler, state, Object.assign(contextOf(state, db), input))
      if (!writes || key === null || !caller) return { ...state, result: await write() }
      const repeatable = { operationId: operation.id, key, userId: caller.user.id, input }
      return { ...state, result: await doneOnce(db, repeatable, { ...services.settings, reply: state.reply }, write) }
    }
    const isOneTransaction = writes && !operation.ownTransactions
    const { result, reply, actions } = isOneTransaction
      ? await transact(services.db, attempt)
      : await attempt(services.db)
    for (const action of actions) await done(action, services)
    if (hasFailed(result)) outcome.refusal = result
    if (result instanceof ApiError) return refusal(result, requestId)
    if (ignored.length > 0) reply.set('X-Ignored-Parameters', ignored.join(', '))
    if (writes && caller) await keepSignedIn(operation, caller, reply, request, services)
    return await toResponse(operation, result, reply, incoming.request, services.verifyAnswers)
  } finally {
    leave()
    await dispose()
  }
}

/** Changes show that a person is there: their session ends later, once half of the time without one is over. */
async function keepSignedIn(
  { journal }: ContractOperation,
  caller: SignedIn,
  reply: Headers,
  request: Request,
  { db, sessions, settings, now }: Services,
): Promise<void> {
  const secret = sessionSecret(request.headers, settings.publicUrl)
  const left = caller.expiresAt.getTime() - now().getTime()
  const isNear = left < caller.limits.idle / 2
  // An answer with cookies has ended the session or opened another one.
  const mayKeep = caller.kind === 'browser' && !caller.impersonator && !reply.has('Set-Cookie')
  if (!journal || !secret || !isNear || !mayKeep) return
  const expiresAt = extendedEnd(caller, now())
  if (expiresAt.getTime() === caller.expiresAt.getTime()) return
  await sessions.extend(db, caller.sessionId, expiresAt)
  for (const value of sessionCookies(settings.publicUrl, secret, expiresAt)) reply.append('Set-Cookie', value)
}

/** Runs a handler. A refusal, thrown or returned, becomes the answer. */
async function handled(handler: AnyHandler, state: RequestState, input: Context & Input): Promise<unknown> {
  const { operation, services } = state
  try {
    const result = await handler(input)
    if (result instanceof ApiError) services.onRefusal?.(operation, result)
    else if (givenVersion(input) !== undefined && !state.isVersionChecked)
      throw new Error(`${operation.id} has not compared the version in If-Match`)
    return result
  } catch (error) {
    if (error instanceof ApiError) services.onRefusal?.(operation, error)
    throw error
  }
}

/** A committed write isn't refused any more, even if its after-effects fail. */
async function done(action: () => void | Promise<void>, { log, logFailure }: Services): Promise<void> {
  try {
    await action()
  } catch (error) {
    logFailure(log, error, 'what follows from a change failed')
  }
}

export interface RequestState {
  operation: ContractOperation
  services: Services
  incoming: Incoming
  requestId: string
  caller: SignedIn | null
  reply: Headers
  actions: (() => void | Promise<void>)[]
  /** Whether the handler has compared the version that the caller has read. */
  isVersionChecked: boolean
  /** Where a call comes from that no one has made: noted in its journal entries and its jobs. */
  origin?: Readonly<Record<string, string>>
}

/** Makes the context of a handler. */
export function contextOf(state: RequestState, db: Database): Context {
  const { operation, services, incoming, requestId, caller, reply, actions, origin } = state
  const { sessions, objects, jobs, log, settings } = services
  const impersonatorId = caller?.impersonator?.id ?? null
  const address = keptAddress(incoming.address)
  const agent = caller ? agentOf(caller, incoming.request.headers) : undefined
  const context: Context = {
    db,
    sessions,
    objects,
    jobs,
    pool: services.db,
    log,
    settings,
    reply,
    caller,
    get session(): SignedIn {
      if (!caller) throw unauthenticated()
      return caller
    },
    now: services.now(),
    request: {
      id: requestId,
      headers: incoming.request.headers,
      url: new URL(incoming.request.url),
      address: incoming.address,
      accountId: incoming.site?.accountId,
    },
    accountHosts: services.accountHosts,
    streams: services.streams,
    async journal(entry, ...more) {
      const events = [entry, ...more].map((one) => {
        const event = one.event ?? operation.journal
        if (!event) throw new Error(`${operation.id} has no x-journal name`)
        return named(one, event, origin)
      })
      if (services.verifyAnswers) for (const each of events) requireDeclared(each)
      await recordChange(db, { ...authorOfEntry(entry, caller), requestId, address, agent }, ...events)
      actions.push(() => services.feed.wake())
    },
    async requireVersion(check) {
      state.isVersionChecked = true
      await requireVersion(context, operation, check)
    },
    happened: (event, subject) => tellListeners(services.consequences, context, event, subject),
    usage: services.usage,
    async startJob(job) {
      if (!caller) throw unauthenticated()
      const row = await jobs.start(db, {
        createdBy: caller.user.id,
        ...job,
        params: {
          ...job.params,
          ...origin,
          ...(agent !== undefined && { agent }),
          ...('sessionUuid' in job.params && { timezone: caller.timezone }),
        },
        accountId: caller.account.id,
        impersonatorId,
        address,
      })
      actions.push(() => jobs.wake())
      return row
    },
    async mail(to, kind, values) {
      await services.outbox.write(db, to, kind, values)
      actions.push(() => services.outbox.wake())
    },
    inTransaction: (work) => transact(services.db, (transaction) => work(contextOf(state, transaction))),
    afterCommit: (action) => actions.push(action),
  }
  return context
}

/** The author of a journal entry; if that is the caller, with the person who acts as them. */
function authorOfEntry(
  { accountId, author }: Parameters<Context['journal']>[0],
  caller: SignedIn | null,
): Pick<JournalAuthor, 'accountId' | 'userId' | 'impersonatorId'> {
  const by = author ?? { accountId: accountId ?? caller?.account.id ?? null, userId: caller?.user.id ?? null }
  return { ...by, impersonatorId: by.userId === caller?.user.id ? (caller?.impersonator?.id ?? null) : null }
}

/** JSON, nothing, the value of a header, or a whole answer that the handler has made itself. */
async function toResponse(
  operation: ContractOperation,
  result: unknown,
  reply: Headers,
  request: Request,
  verify: boolean,
): Promise<Response> {
  if (result instanceof Response) {
    for (const [name, value] of reply) result.headers.append(name, value)
    return result
  }
  const kind = operation.responses[operation.status]?.kind ?? 'void'
  if (kind.startsWith('header:')) {
    reply.set(kind.slice('header:'.length), String(result))
    return new Response(null, { status: operation.status, headers: reply })
  }
  if (verify) checkOutput(operation, operation.status, result)
  if (result === undefined) return new Response(null, { status: operation.status, headers: reply })
  return jsonResponse(request, result, operation.status, reply)
}

/** The wire's error shape; what we did not foresee is logged and told as nothing but a request id. */
export function errorResponse(
  error: unknown,
  requestId: string,
  { log, logFailure }: Pick<Services, 'log' | 'logFailure'>,
): Response {
  if (!(error instanceof ApiError)) logFailure(log, error, 'unexpected error')
  return refusal(error instanceof ApiError ? error : failureOf(error), requestId)
}

function failureOf(error: unknown): ApiError {
  if (isDatabaseAway(error)) return unavailable()
  if (error instanceof StoreAway) return unavailable('The storage of files')
  if (isDiskFull(error)) return new ApiError(507, "The server's disk is full. Ask the operator to free up space.")
  return new ApiError(500, 'Something went wrong. See the server log for details.')
}

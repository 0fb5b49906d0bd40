import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { DatabaseConnection } from './kernel/database/connect.ts'
import { holdsSealed, sealedColumns } from './kernel/database/sealed-columns.ts'
import { closeFiles } from './engines/file-work/server-pool.ts'
import { createJobs } from './kernel/jobs/jobs.ts'
import { startJournalFeed } from './kernel/journal-feed.ts'
import { createOutbox } from './kernel/mail/outbox.ts'
import type { MailTransport } from './kernel/mail/transport.ts'
import { joinInstallation } from './kernel/installation.ts'
import { bareHost } from './kernel/loopback.ts'
import { openNotices } from './kernel/notices.ts'
import { createObjects } from './kernel/objects.ts'
import { folderStore } from './kernel/object-stores/folder-store.ts'
import type { ObjectStore } from './kernel/object-stores/object-store.ts'
import { createFailureLog } from './kernel/log/failure-log.ts'
import type { AppSettings } from './identity/context.ts'
import type { Feature } from './identity/feature.ts'
import { actFor } from './http/act-for.ts'
import { answer, errorResponse } from './http/answer.ts'
import type { AccountSite, AnyHandler, RefusalObserver, Services } from './http/answer.ts'
import { operations } from './http/contract.ts'
import type { ContractOperation } from './http/contract.ts'
import { ApiError } from './kernel/refusals.ts'
import { cors } from './http/cors.ts'
import { openEchoSockets, refuseSocket, type SocketRequest } from './http/echo-sockets.ts'
import { originAt } from './identity/account-domain.ts'
import { createAccountHosts } from './identity/account-hosts.ts'
import { createSessions, type SignedIn } from './identity/sessions.ts'
import type { Listener } from './identity/listeners.ts'
import { logAnswer } from './identity/log-answer.ts'
import { preparePermissions } from './identity/grants.ts'
import { otherDoors, socketDoors, type OtherDoor } from './http/doors.ts'
import { answerHealth } from './http/health.ts'
import { createMetrics } from './http/metrics.ts'
import { refuseMisdirected } from './http/misdirected.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createReferenceFiles } from './http/reference-files.ts'
import { createTurns } from './http/turns.ts'
import { createWebFiles, isPageAddress } from './http/web-files.ts'
import { incomingFolder, keepTidy } from './housekeeping.ts'
import { consequences } from './consequences.ts'
import { openStreams } from './features/live/streams.ts'
import { startPipelines, type PipelineRunner } from './features/pipelines/run-pipelines.ts'
import { freeReceivers } from './features/webhooks/sender.ts'
import * as schema from './schema.ts'
import { answerMcp } from './features/agents/answer-mcp.ts'
import { answerOAuth } from './features/agents/answer-oauth.ts'
import { answerScim, scimPath } from './features/scim/answer-scim.ts'
import { answerConnectorHook } from './features/connectors/hooks/answer-hook.ts'
import { connectorHookPath } from './features/connectors/peer/hook-path.ts'
import { answerXeroHook, xeroHookPath } from './features/xero/answer-hook.ts'
import { features, handlers, registry, runnersOf } from './features.ts'

/** Everything that the server needs from outside. */
export interface Environment {
  connection: DatabaseConnection
  /** Folder of stored files, and of uploads that are coming in. */
  filesDirectory: string
  /** Where files are stored; that folder where it is left out. */
  objectStore?: ObjectStore
  /** How mails leave the server. */
  mailTransport: MailTransport
  settings: AppSettings
  log: Logger
  /** Folder of the built web app; without it only the API is served. */
  webDirectory?: string
  /** Folder of the built reference of the API; without it there is none. */
  referenceDirectory?: string
  now?: () => Date
  /** Whether people are told of what happens, and pipelines run: left out by tests that are about something else. */
  tellsPeople?: boolean
  /** The consequences of moves; the product's own list by default. */
  consequences?: readonly Listener[]
  /** Hold answers against the contract; for tests. */
  verifyAnswers?: boolean
  /** Told of each refusal that a handler gives; for tests. */
  onRefusal?: RefusalObserver
}

export interface App {
  /** Answers a request. `address` is the caller's network address. */
  fetch(request: Request, address?: string): Promise<Response>
  /** Opens a WebSocket, or refuses it. */
  upgrade(upgrade: Upgrade): Promise<void>
  services: Services
  /** The routes of the operations, such as `GET /api/v3/project/:projectUUID`. */
  routes: readonly string[]
  /** Stops the queue; jobs that run go on with the next start. The database connection stays with its owner. */
  close(): Promise<void>
}

/** A request that asks for another protocol on its connection. */
export type Upgrade = Pick<SocketRequest, 'request' | 'incoming' | 'socket' | 'head' | 'address'>

const all: readonly Feature[] = features

const watchDoors: readonly OtherDoor[] = ['health', 'metrics']
const doors = (Object.keys(otherDoors) as OtherDoor[]).filter((door) => !watchDoors.includes(door))
const sockets: ReadonlySet<string> = new Set(socketDoors)

/** A request for whatever it is, and whose address it came to. */
interface Arriving {
  request: Request
  address: string
  site: AccountSite | undefined
}

/** The whole server as a function from request to response; node.ts listens, tests call it directly. */
export async function createApp(environment: Environment): Promise<App> {
  const { connection, settings, log } = environment
  const now = environment.now ?? (() => new Date())
  const store = environment.objectStore ?? folderStore(environment.filesDirectory)
  const objects = createObjects(store)
  const logFailure = createFailureLog(() => connection.pool.query('select 1'))
  const notices = await openNotices({ connection, log, logFailure, secretKey: settings.secretKey })
  try {
    const sealed = sealedColumns(schema)
    await joinInstallation(connection.database, store, {
      secretKey: settings.secretKey,
      isFormerKeyLost: settings.isFormerKeyLost,
      holdsSealed: (db, forms) => holdsSealed(db, sealed, forms),
      freeMore: freeReceivers,
    })
    await preparePermissions(connection.database)
  } catch (error) {
    await notices.close()
    throw error
  }
  const outbox = createOutbox({
    db: connection.database,
    log,
    logFailure,
    now,
    secretKey: settings.secretKey,
    transport: environment.mailTransport,
    objects,
  })
  const jobs = await createJobs({
    db: connection.database,
    notices,
    objects,
    outbox,
    log,
    logFailure,
    runners: runnersOf({ consequences, settings }),
  })
  const { certificatesDirectory, isDemo } = settings
  const accountHosts = createAccountHosts({ db: connection.database, notices, certificatesDirectory, isDemo })
  const { tellsPeople = true } = environment
  const told = { db: connection.database, outbox, publicUrl: settings.publicUrl, log, logFailure }
  let pipelineRunner: PipelineRunner | undefined
  const feed = tellsPeople
    ? startJournalFeed({
        ...told,
        readers: all.flatMap(({ feedReaders }) => feedReaders?.(told) ?? []),
        afterwards: () => {
          pipelineRunner?.wake()
          outbox.wake()
        },
      })
    : { wake() {}, async stop() {} }
  const sessions = createSessions(connection.database, now, notices)
  const streams = openStreams({ db: connection.database, notices, sessions, now, log, logFailure })
  const echoSockets = openEchoSockets({ db: connection.database, notices, sessions, now, log, logFailure })
  const metrics = createMetrics({
    db: connection.database,
    pool: connection.pool,
    token: settings.metricsToken,
    now,
  })
  const services: Services = {
    metrics,
    db: connection.database,
    feed,
    accountHosts,
    outbox,
    sessions,
    streams,
    objects,
    incoming: incomingFolder(environment.filesDirectory),
    jobs,
    log,
    logFailure,
    settings,
    now,
    consequences: environment.consequences ?? consequences,
    usage: registry.usage,
    turns: createTurns({ person: 4, account: 12, waiting: 200 }),
    verifyAnswers: environment.verifyAnswers ?? false,
    onRefusal: environment.onRefusal,
  }
  const act = actFor(services, handlerOf)
  pipelineRunner = tellsPeople ? startPipelines({ ...told, act, now }) : undefined
  const incoming = incomingFolder(environment.filesDirectory)
  const housekeeping = keepTidy({
    db: connection.database,
    store,
    incoming,
    log,
    logFailure,
    now,
    features: all,
    async daily(at) {
      const daily = { db: connection.database, settings, accountHosts, log, now: at }
      for (const feature of all) await feature.daily?.(daily)
    },
  })
  const terms = { ...told, connection, settings, now }
  const started = all.flatMap(({ workers = [], tellers = [] }) => [...workers, ...(tellsPeople ? tellers : [])])
  const workers = started.map((start) => start(terms))
  const router = createRouter(services)
  const webFiles = environment.webDirectory ? await createWebFiles(environment.webDirectory) : null
  const reference = environment.referenceDirectory ? await createReferenceFiles(environment.referenceDirectory) : null
  const secure = securityHeaders(settings.publicUrl, webFiles?.scriptHashes ?? [])
  const { preflight, open } = cors(settings.corsOrigins ?? [])
  const misdirected = refuseMisdirected(settings)
  const ownHosts = new Set([new URL(settings.publicUrl).hostname, ...(settings.allowedHosts ?? [])].map(bareHost))
  const siteAt = async (hostname: string): Promise<AccountSite | undefined> => {
    const host = bareHost(hostname)
    const accountId = ownHosts.has(host) ? undefined : await accountHosts.find(host)
    return accountId === undefined ? undefined : { accountId, origin: originAt(settings, host) }
  }
  const beside: Readonly<Record<OtherDoor, (incoming: Arriving) => Promise<Response | null | undefined>>> = {
    async scim({ request, address, site }) {
      if (!new URL(request.url).pathname.startsWith(`${scimPath}/`)) return null
      const publicUrl = site?.origin ?? settings.publicUrl
      return answerScim(services, { request, address, publicUrl, accountId: site?.accountId })
    },
    async connectorHooks({ request, address }) {
      if (!new URL(request.url).pathname.startsWith(`${connectorHookPath}/`)) return null
      return answerConnectorHook(services, request, address)
    },
    async xeroHooks({ request, address }) {
      return new URL(request.url).pathname === xeroHookPath ? answerXeroHook(services, request, address) : null
    },
    agents: ({ request, address, site }) =>
      answerMcp(services, {
        request,
        address,
        origin: site?.origin ?? settings.publicUrl,
        accountId: site?.accountId,
        within: async (call, caller) =>
          (await reference?.respond(call)) ?? router.fetch(call, { address, site, caller }),
      }),
    agentSignIn: ({ request, address, site }) =>
      answerOAuth(services, { request, address, origin: site?.origin ?? settings.publicUrl }),
    health: ({ request }) => answerHealth(request, connection.database),
    metrics: ({ request }) => metrics.respond(request),
    reference: async ({ request }) => reference?.respond(request),
    pages: async ({ request }) => (isPageAddress(request) ? webFiles?.respond(request) : null),
  }
  return {
    services,
    routes: router.routes.map(({ method, path }) => `${method} ${path}`),
    async fetch(request, address = 'unknown') {
      const { hostname } = new URL(request.url)
      // Before all that asks the database, and at whatever address: those who watch know the server by its own.
      for (const door of watchDoors) {
        const response = await beside[door]({ request, address, site: undefined })
        if (response) return secure(response)
      }
      let site: AccountSite | undefined
      try {
        site = await siteAt(hostname)
      } catch (error) {
        return secure(errorResponse(error, crypto.randomUUID(), services))
      }
      const refused = misdirected(request, site !== undefined)
      if (refused) {
        logAnswer(log, { status: refused.status, address })
        return secure(refused)
      }
      for (const door of doors) {
        const response = await beside[door]({ request, address, site })
        if (response) return secure(response)
      }
      return secure(open(request, preflight(request) ?? (await router.fetch(request, { address, site }))))
    },
    async upgrade({ request, socket, ...rest }) {
      const { pathname, hostname } = new URL(request.url)
      const site = await siteAt(hostname).catch(() => undefined)
      const refused = misdirected(request, site !== undefined)
      if (refused) logAnswer(log, { status: refused.status, address: rest.address })
      if (refused || !sockets.has(pathname)) return refuseSocket(socket, refused?.status ?? 404)
      const publicUrl = site?.origin ?? settings.publicUrl
      await echoSockets.accept({ ...rest, request, socket, accountId: site?.accountId, publicUrl })
    },
    async close() {
      echoSockets.close()
      await streams.close()
      for (const worker of workers) await worker.stop()
      await feed.stop()
      await pipelineRunner?.stop()
      await outbox.stop()
      await housekeeping.stop()
      await jobs.close()
      await notices.close()
      closeFiles()
    },
  }
}

type Bindings = { Bindings: { address: string; site: AccountSite | undefined; caller?: SignedIn } }

function createRouter(services: Services): Hono<Bindings> {
  // Clients that are in use write some addresses with a slash at the end.
  const router = new Hono<Bindings>({ strict: false })
  for (const operation of [...operations].sort(bySpecificity)) {
    const handler = handlerOf(operation)
    const path = operation.path.replace(/\{([^}]+)\}/g, ':$1').replace(/\/$/, '')
    const ids = idsIn(operation)
    router.on(operation.method, path, (context) => {
      const pathParameters: Record<string, string> = context.req.param()
      // Not an id but another path, which this version doesn't have.
      if (ids.some((name) => /^[a-z-]+$/i.test(pathParameters[name] ?? ''))) return context.notFound()
      return answer(operation, handler, services, {
        request: context.req.raw,
        pathParameters,
        address: context.env.address,
        site: context.env.site,
        caller: context.env.caller,
      })
    })
  }
  router.notFound(({ req }) =>
    errorResponse(
      new ApiError(404, `${req.method} ${req.path} doesn't exist.`, { code: 'NOT_FOUND' }),
      crypto.randomUUID(),
      services,
    ),
  )
  router.onError((error) => errorResponse(error, crypto.randomUUID(), services))
  return router
}

function handlerOf({ id }: ContractOperation): AnyHandler {
  const [resource = '', verb = ''] = id.split('.')
  const handler = handlers[resource]?.[verb]
  if (typeof handler !== 'function') throw new Error(`no handler for ${id}`)
  return handler as AnyHandler
}

/** The parameters of a path that are UUIDs or numbers, which no word is. */
function idsIn({ parameters }: ContractOperation): string[] {
  const properties = (parameters.path?.['properties'] ?? {}) as Record<string, { type?: string; format?: string }>
  return Object.keys(properties).filter(
    (name) => properties[name]?.format === 'uuid' || properties[name]?.type === 'integer',
  )
}

/** Fixed segments before parameters, so that `/user/logged-user` is not taken for `/user/{id}`. */
function bySpecificity(a: ContractOperation, b: ContractOperation): number {
  const key = ({ path }: ContractOperation) => path.replace(/\{[^}]+\}/g, '\uffff')
  return key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0
}

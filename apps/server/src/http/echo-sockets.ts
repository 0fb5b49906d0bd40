import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { WebSocket, WebSocketServer } from 'ws'
import { liveSessions } from '../features/live/live-sessions.ts'
import { tokenHeader } from '../identity/session-cookies.ts'
import { logAnswer } from '../identity/log-answer.ts'
import { sessionsTopic, type Sessions, type SignedIn } from '../identity/sessions.ts'
import type { Database } from '../kernel/database/connect.ts'
import { lazy } from '../kernel/lazy.ts'
import type { LogFailure } from '../kernel/log/failure-log.ts'
import type { Notices } from '../kernel/notices.ts'
import { isOwnPage } from '../kernel/own-page.ts'
import { ApiError } from '../kernel/refusals.ts'
import { authorize, identify } from './caller.ts'

/** Where WebSockets are opened, to see whether they get through to this server. */
export const echoPath = '/api/v3/websocket'

/** Bytes of a message. */
const longestMessage = 64 * 1024
/** Messages of a socket in a minute. */
const mostMessages = 6000
const mostOfSession = 5
/** Milliseconds between two signs of life; proxies cut lines that are silent for a minute. */
const beatInterval = 20_000
/** How often it is looked whether the sessions of sockets go on, beside when a server says that some have ended. */
const checkInterval = 4000

/** Why a socket is closed, as its peer is told. Codes from 4000 on are the application's own. */
const endings = {
  session: [4401, 'The session has ended.'],
  tooMany: [4429, `More than ${mostMessages} messages in a minute.`],
  server: [1001, 'The server stops.'],
} as const

/** A request to open a socket, and the connection that it came on. */
export interface SocketRequest {
  request: Request
  incoming: IncomingMessage
  socket: Duplex
  head: Buffer
  /** The caller's network address. */
  address: string
  /** The account whose address was asked, if it is that of one. */
  accountId: string | undefined
  publicUrl: string
}

export interface EchoSockets {
  /** Opens a socket that sends back what it gets; refuses where there is no session, or a page of another site asks. */
  accept(request: SocketRequest): Promise<void>
  close(): void
}

interface Opened {
  socket: WebSocket
  session: SignedIn
  isAlive: boolean
  /** When it sent its messages of the last minute began to be counted, and how many they are. */
  since: number
  messages: number
}

interface EchoTerms {
  db: Database
  notices: Pick<Notices, 'on'>
  sessions: Sessions
  now: () => Date
  log: Logger
  logFailure: LogFailure
}

const library = lazy(() => import('ws'))

/** WebSockets that echo, for people who want to know whether the way to this server lets them through. */
export function openEchoSockets({ db, notices, sessions, now, log, logFailure }: EchoTerms): EchoSockets {
  const open = new Set<Opened>()
  let server: WebSocketServer | undefined

  const end = ({ socket }: Opened, [code, reason]: (typeof endings)[keyof typeof endings]) => socket.close(code, reason)

  const checkSessions = () => {
    if (open.size === 0) return
    const ids = [...open].map(({ session }) => session.sessionId)
    liveSessions(db, ids, now()).then(
      (going) => {
        for (const each of open) if (!going.has(each.session.sessionId)) end(each, endings.session)
      },
      (error: unknown) => logFailure(log, error, 'checking the sessions of sockets failed'),
    )
  }
  notices.on(sessionsTopic, checkSessions)
  const timers = [
    setInterval(checkSessions, checkInterval),
    setInterval(() => {
      for (const each of open) {
        if (!each.isAlive) each.socket.terminate()
        each.isAlive = false
        each.socket.ping()
      }
    }, beatInterval),
  ]
  for (const timer of timers) timer.unref()

  const welcome = (socket: WebSocket, session: SignedIn) => {
    const opened: Opened = { socket, session, isAlive: true, since: now().getTime(), messages: 0 }
    open.add(opened)
    socket.on('pong', () => (opened.isAlive = true))
    socket.on('close', () => open.delete(opened))
    // A message that is too long, or broken: the library closes the socket with the code that says so.
    socket.on('error', (error) => log.debug({ error }, 'a socket failed'))
    socket.on('message', (data, isBinary) => {
      const at = now().getTime()
      if (at - opened.since > 60_000) Object.assign(opened, { since: at, messages: 0 })
      opened.messages += 1
      if (opened.messages > mostMessages) return end(opened, endings.tooMany)
      socket.send(data, { binary: isBinary })
    })
  }

  return {
    async accept({ request, incoming, socket, head, address, accountId, publicUrl }) {
      try {
        const session = await mayOpen(request, sessions, { address, accountId, publicUrl })
        const own = [...open].filter((each) => each.session.sessionId === session.sessionId)
        if (own.length >= mostOfSession)
          throw new ApiError(429, `At most ${mostOfSession} sockets can be open at a time.`)
        const { WebSocketServer: Server } = await library()
        server ??= new Server({ noServer: true, maxPayload: longestMessage, perMessageDeflate: false })
        server.handleUpgrade(incoming, socket, head, (opened) => welcome(opened, session))
      } catch (error) {
        if (!(error instanceof ApiError)) logFailure(log, error, 'opening a socket failed')
        const status = error instanceof ApiError ? error.status : 500
        logAnswer(log, { status, address, code: error instanceof ApiError ? error.details.code : undefined })
        refuseSocket(socket, status)
      }
    },
    close() {
      for (const timer of timers) clearInterval(timer)
      for (const each of open) end(each, endings.server)
      server?.close()
    },
  }
}

/** Checks that the caller may open a socket. Browsers send cookies along for any page, so its origin counts. */
async function mayOpen(
  request: Request,
  sessions: Sessions,
  { address, accountId, publicUrl }: Pick<SocketRequest, 'address' | 'accountId' | 'publicUrl'>,
): Promise<SignedIn> {
  const { headers } = request
  const isFromPage = headers.has('origin') && isOwnPage(headers, new URL(request.url), publicUrl)
  if (!headers.has(tokenHeader) && !isFromPage)
    throw new ApiError(403, 'This request came from another site.', { code: 'FOREIGN_ORIGIN' })
  const caller = await identify(request, sessions, { address, accountId, publicUrl })
  authorize({ requires: [] } as unknown as Parameters<typeof authorize>[0], caller)
  return caller!
}

const reasons: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
}

/** Answers a request for a socket that is not opened. */
export function refuseSocket(socket: Duplex, status: number): void {
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status] ?? 'Internal Server Error'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}

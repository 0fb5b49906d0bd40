import { serve } from '@hono/node-server'
import { ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { App } from './app.ts'
import { tokenHeader } from './identity/session-cookies.ts'

export interface Listening {
  port: number
  /** Ends open requests and stops listening. */
  close(): Promise<void>
}

interface ListenOptions {
  host: string
  port: number
  /** How many proxies in front are believed about the caller's address. */
  trustedProxies: number
  /** Connections that are open at a time; more are closed at once. As many as the system can where it is left out. */
  mostConnections?: number
  /** Less than so many bytes of a body in so many milliseconds, and its connection is closed. */
  slowestBody?: { bytes: number; milliseconds: number }
}

/**
 * Listens on a port of this machine; rejects with the system's error (EADDRINUSE) when that fails.
 */
export function listen(app: App, options: ListenOptions): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        hostname: options.host,
        port: options.port,
        serverOptions: {
          ServerResponse: SpelledResponse,
          // Headers must come soon, a large upload over a slow line need not.
          requestTimeout: 2 * 60 * 60 * 1000,
          // An address holds texts to look up, of up to 20,000 characters: nine bytes for each Japanese one.
          maxHeaderSize: 256 * 1024,
          // A proxy keeps a connection for a minute; closed earlier here, it would be closed under a request on its way.
          keepAliveTimeout: 65_000,
        },
        // Its own way reads on for half a second, and then cuts off who is still sending, together with the answer.
        autoCleanupIncoming: false,
        fetch: (request, { incoming, outgoing }) => {
          outgoing.once('finish', () => readToEnd(incoming as IncomingMessage))
          endTrickle(incoming as IncomingMessage, options.slowestBody)
          return app.fetch(request, addressOf(request.headers, incoming as IncomingMessage, options.trustedProxies))
        },
      },
      ({ port }) => resolve({ port, close: () => closeServer(server as Server) }),
    )
    server.once('error', reject)
    if (options.mostConnections !== undefined) (server as Server).maxConnections = options.mostConnections
    server.on('upgrade', (incoming, socket, head) => {
      const request = asRequest(incoming)
      if (!request) return socket.destroy()
      const address = addressOf(request.headers, incoming, options.trustedProxies)
      // An upgraded connection has no other listener for its errors.
      socket.on('error', () => socket.destroy())
      void app.upgrade({ request, incoming, socket, head, address })
    })
  })
}

/** `Headers` knows small letters alone, and some clients look for the token letter by letter. */
class SpelledResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override writeHead(status: number, ...rest: unknown[]): this {
    return super.writeHead(status, ...(rest.map(spelled) as []))
  }
}

function spelled(headers: unknown): unknown {
  const { [tokenHeader.toLowerCase()]: token, ...others } = Object(headers) as Record<string, unknown>
  return token === undefined ? headers : { ...others, [tokenHeader]: token }
}

/** Where a request comes from: from the last of the proxies in front that are believed, or its connection. */
function addressOf(headers: Headers, { socket }: IncomingMessage, trustedProxies: number): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  const forwarded = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined
  return forwarded || (socket.remoteAddress ?? 'unknown')
}

/** A request as the rest of the server reads it, without a body; undefined for one that cannot be read. */
function asRequest({ url, headers, rawHeaders }: IncomingMessage): Request | undefined {
  const address = URL.parse(url ?? '', `http://${headers.host ?? ''}`)
  if (!address) return undefined
  const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1]!] as const] : []))
  return new Request(address, { headers: new Headers(pairs.map(([name, value]) => [name, value])) })
}

/** An hour for 4 MB: slower than any line that people upload by. */
const usualSlowest = { bytes: 64 * 1024, milliseconds: 60_000 }

/**
 * Ends a request whose body comes so slowly that it only holds a connection, and what waits for it here. What has come
 * and waits to be read counts for the sender.
 */
function endTrickle(incoming: IncomingMessage, { bytes, milliseconds } = usualSlowest): void {
  const { socket, headers } = incoming
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (incoming.complete || incoming.destroyed) return clearInterval(timer)
    const isTrickle = socket.bytesRead - before < bytes && incoming.readableLength === 0
    before = socket.bytesRead
    if (isTrickle) socket.destroy()
  }, milliseconds)
  timer.unref()
  incoming.once('close', () => clearInterval(timer))
}

/** More than any request may bring, in bytes. */
const mostToSkip = 2 * 1024 * 1024 * 1024
/** How long a sender may pause, in milliseconds. */
const patience = 30_000

/**
 * Skips what is left of a request that was answered before its end, such as an upload that is refused. Closed with
 * something unread, a connection is reset, and the answer is lost to those who read it when they have sent everything.
 */
function readToEnd(incoming: IncomingMessage): void {
  if (incoming.complete || incoming.destroyed) return
  let left = mostToSkip
  const cutOff = () => incoming.socket.destroy()
  const timer = setTimeout(cutOff, patience)
  timer.unref()
  incoming.removeAllListeners('data')
  incoming.on('data', (piece: Buffer) => {
    left -= piece.length
    if (left < 0) cutOff()
    else timer.refresh()
  })
  incoming.once('close', () => clearTimeout(timer))
  // Earlier readers may have paused the request.
  incoming.resume()
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })
}

import { serve } from '@hono/node-server'
import type { IncomingMessage, Server } from 'node:http'
import type { App } from './app.ts'

export interface Listening {
  port: number
  /** Ends open requests and stops listening. */
  close(): Promise<void>
}

/**
 * Listens on a port of this machine; rejects with the system's error (EADDRINUSE) when that fails.
 * `trustedProxies` is how many proxies in front are believed about the caller's address.
 */
export function listen(app: App, options: { host: string; port: number; trustedProxies: number }): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        hostname: options.host,
        port: options.port,
        serverOptions: {
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
          return app.fetch(request, addressOf(request.headers, incoming as IncomingMessage, options.trustedProxies))
        },
      },
      ({ port }) => resolve({ port, close: () => closeServer(server as Server) }),
    )
    server.once('error', reject)
    server.on('upgrade', (incoming, socket, head) => {
      const request = asRequest(incoming)
      if (!request) return socket.destroy()
      const address = addressOf(request.headers, incoming, options.trustedProxies)
      // Nobody else listens once the connection is no longer that of a request.
      socket.on('error', () => socket.destroy())
      void app.upgrade({ request, incoming, socket, head, address })
    })
  })
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
  // What has read it so far may have paused it.
  incoming.resume()
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })
}

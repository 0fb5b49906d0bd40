import { serve } from '@hono/node-server'
import type { Server } from 'node:http'
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
        fetch: (request, { incoming }) => {
          const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
          const forwarded = options.trustedProxies > 0 ? hops.at(-options.trustedProxies) : undefined
          return app.fetch(request, forwarded || (incoming.socket.remoteAddress ?? 'unknown'))
        },
      },
      ({ port }) => resolve({ port, close: () => closeServer(server as Server) }),
    )
    server.once('error', reject)
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })
}

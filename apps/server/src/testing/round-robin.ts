import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One address in front of several servers, which take turns; one that is gone is passed over. */
export interface RoundRobin {
  origin: string
  close(): Promise<void>
}

/** 502 answers a request that a server had begun when it was killed: it may have been done or not. */
export async function startRoundRobin(ports: () => readonly number[]): Promise<RoundRobin> {
  let turn = 0
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, untried: readonly number[]) => {
    const [port, ...rest] = untried
    if (port === undefined) {
      outgoing.writeHead(502).end()
      return
    }
    const { method, url, headers } = incoming
    const forwarded = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false })
    forwarded.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      answer.once('error', () => outgoing.destroy())
    })
    forwarded.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') forward(incoming, outgoing, rest)
      else if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    })
    forwarded.once('socket', (socket) => socket.once('connect', () => incoming.pipe(forwarded)))
  }
  const server = createServer((incoming, outgoing) => {
    const all = ports()
    turn += 1
    forward(incoming, outgoing, [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

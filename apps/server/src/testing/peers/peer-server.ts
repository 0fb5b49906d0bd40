import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that a peer was asked. */
export interface PeerAsked {
  method: string
  /** Path with query; of a system with hosts of its own, the host stands first. */
  path: string
  url: URL
  headers: Headers
  body: Buffer
}

/** Answers as the system would. */
export type Speak = (asked: PeerAsked) => Response | Promise<Response>

/** Another system on this machine. */
export interface PeerServer {
  origin: string
  asked: PeerAsked[]
  /** Answers instead of the system where it gives something. */
  disturb: ((asked: PeerAsked) => Response | undefined | Promise<Response | undefined>) | undefined
  /** Takes the place of an answer, once the system has done what it was asked. */
  loses: (() => boolean) | undefined
  close(): void
}

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } })

/** Whether a request changes something. */
export const isWrite = ({ method, path }: PeerAsked): boolean =>
  method !== 'GET' && method !== 'HEAD' && !path.endsWith('/git-upload-pack')

export async function startPeer(speak: Speak): Promise<PeerServer> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://peer')
    const asked: PeerAsked = {
      method: request.method ?? 'GET',
      path: `${url.pathname}${url.search}`,
      url,
      headers: new Headers(request.headers as Record<string, string>),
      body: await bytesOf(request),
    }
    peer.asked.push(asked)
    const answer = (await peer.disturb?.(asked)) ?? (await speak(asked))
    if (peer.loses?.()) return void request.socket.destroy()
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const peer: PeerServer = {
    origin: `http://127.0.0.1:${port}`,
    asked: [],
    disturb: undefined,
    loses: undefined,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return peer
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}

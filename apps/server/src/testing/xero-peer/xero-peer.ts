import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerBooks } from './answer-books.ts'
import { Missing, openBooks, Refused, type Books, type Json } from './books.ts'
import { agree, giveTokens, openDesk, type TokenDesk } from './tokens.ts'

/** Xero on this machine, behind a gateway: `{origin}/{host of Xero}/…`, with its sign-in, its limits, and its books. */
export interface XeroPeer {
  origin: string
  desk: TokenDesk
  /** Organizations that people agree to connect. */
  organizations: Books[]
  /** The first of them. */
  books: Books
  webhookKey: string
  now: () => number
  /** Answers to writes that get lost: what they ask for is done. */
  loses: number
  /** Status that calls are answered with instead; 0 for none. */
  fails: number
  /** Calls of a minute. */
  perMinute: number
  /** The calls so far, as `GET api.xero.com/…`, with their idempotency keys. */
  asked: { call: string; key: string | undefined; body: string }[]
  /** Body and signature by which it tells of changes. */
  hook(resourceIds: readonly string[], category?: string): { body: string; signature: string }
  close(): void
}

interface Answer {
  status: number
  json?: unknown
  location?: string
  headers?: Record<string, string>
}

interface Asked {
  method: string
  host: string
  path: string[]
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

interface State {
  replies: Map<string, { request: string; answer: Answer }>
  /** Times of the calls to each organization. */
  calls: Map<string, number[]>
}

export async function startXeroPeer(at = 0): Promise<XeroPeer> {
  const state: State = { replies: new Map(), calls: new Map() }
  const server = createServer((request, response) => void respond(peer, state, request, response)).listen(
    at,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const books = openBooks('Northwind GmbH')
  const peer: XeroPeer = {
    origin: `http://127.0.0.1:${port}`,
    desk: openDesk(),
    organizations: [books],
    books,
    webhookKey: 'xero-webhook-key',
    now: () => Date.now(),
    loses: 0,
    fails: 0,
    perMinute: 60,
    asked: [],
    hook(resourceIds, category = 'INVOICE') {
      const events = resourceIds.map((resourceId) => ({
        resourceUrl: `https://api.xero.com/api.xro/2.0/Invoices/${resourceId}`,
        resourceId,
        eventDateUtc: new Date(peer.now()).toISOString(),
        eventType: 'UPDATE',
        eventCategory: category,
        tenantId: peer.books.id,
        tenantType: 'ORGANISATION',
      }))
      const body = JSON.stringify({
        events,
        firstEventSequence: 1,
        lastEventSequence: events.length,
        entropy: 'ENTROPY',
      })
      return { body, signature: createHmac('sha256', peer.webhookKey).update(body).digest('base64') }
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return peer
}

async function respond(peer: XeroPeer, state: State, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://peer')
  const [, host = '', ...path] = url.pathname.split('/').map(decodeURIComponent)
  const { method = 'GET', headers } = request
  let body = ''
  for await (const piece of request as AsyncIterable<Buffer>) body += piece.toString('utf8')
  const key = headers['idempotency-key']
  peer.asked.push({ call: `${method} ${host}/${path.join('/')}`, key: key?.toString(), body })
  const {
    status,
    json,
    location,
    headers: more,
  } = answer(peer, state, {
    method,
    host,
    path,
    query: url.searchParams,
    headers,
    body,
  })
  if (peer.loses > 0 && key !== undefined && status < 300) {
    peer.loses -= 1
    request.socket.destroy()
    return
  }
  response.writeHead(status, { ...more, ...(location && { location }), 'content-type': 'application/json' })
  response.end(json === undefined ? undefined : JSON.stringify(json))
}

function answer(peer: XeroPeer, state: State, asked: Asked): Answer {
  const { host, path, query, method, headers, body } = asked
  const place = `${host}/${path.join('/')}`
  if (place === 'login.xero.com/identity/connect/authorize') return agree(peer.desk, query)
  if (peer.fails) return { status: peer.fails, json: { Title: 'An error occurred' } }
  if (place === 'identity.xero.com/connect/token') return giveTokens(peer.desk, new URLSearchParams(body), peer.now())
  if (place === 'identity.xero.com/connect/revocation') {
    peer.desk.refresh.set(new URLSearchParams(body).get('token') ?? '', true)
    return { status: 200 }
  }
  const ends = peer.desk.access.get((headers.authorization ?? '').replace(/^Bearer /, ''))
  if (ends === undefined || ends <= peer.now())
    return { status: 401, json: { Title: 'Unauthorized', Status: 401, Detail: 'TokenExpired: token expired' } }
  if (path[0] === 'connections') {
    if (method === 'DELETE') {
      peer.organizations = peer.organizations.filter(({ connectionId }) => connectionId !== path[1])
      return { status: 204 }
    }
    const shown = ({ connectionId, id, name }: Books) => ({
      id: connectionId,
      tenantId: id,
      tenantType: 'ORGANISATION',
      tenantName: name,
    })
    return { status: 200, json: peer.organizations.map(shown) }
  }
  const books = peer.organizations.find(({ id }) => id === headers['xero-tenant-id'])
  if (!books) return { status: 403, json: { Title: 'Forbidden', Status: 403, Detail: 'AuthenticationUnsuccessful' } }
  return limited(peer, state, books) ?? answeredOnce(peer, state, books, asked)
}

/** The calls of a minute: 429 for one more, with the seconds until the oldest is a minute old. */
function limited(peer: XeroPeer, state: State, { id }: Books): Answer | undefined {
  const now = peer.now()
  const calls = (state.calls.get(id) ?? []).filter((at) => at > now - 60_000)
  if (calls.length >= peer.perMinute) {
    const wait = Math.max(1, Math.ceil((calls[0]! + 60_000 - now) / 1000))
    return { status: 429, headers: { 'retry-after': String(wait), 'x-rate-limit-problem': 'minute' } }
  }
  state.calls.set(id, [...calls, now])
  return undefined
}

/** A write that comes again under its key gets the first answer. */
function answeredOnce(peer: XeroPeer, state: State, books: Books, asked: Asked): Answer {
  const key = asked.headers['idempotency-key']?.toString()
  if (key === undefined) return write(peer, books, asked)
  if (key.length > 128) return refused('Idempotency-Key is longer than 128 characters')
  const request = `${asked.method} ${asked.path.join('/')} ${asked.body}`
  const before = state.replies.get(key)
  if (before && before.request !== request) return refused('Idempotency key reused with a different request')
  if (before) return before.answer
  const made = write(peer, books, asked)
  if (made.status < 400) state.replies.set(key, { request, answer: made })
  return made
}

const refused = (message: string): Answer => ({
  status: 400,
  json: {
    ErrorNumber: 10,
    Type: 'ValidationException',
    Message: 'A validation exception occurred',
    Elements: [{ ValidationErrors: [{ Message: message }] }],
  },
})

function write(peer: XeroPeer, books: Books, { method, path, query, headers, body }: Asked): Answer {
  const since = Date.parse(headers['if-modified-since'] ?? '') || 0
  try {
    const parsed = body === '' ? {} : (JSON.parse(body) as Json)
    const request = { method, path: path.slice(2), query, since, body: parsed, now: peer.now() }
    return { status: 200, json: answerBooks(books, request) }
  } catch (error) {
    if (error instanceof Refused) return refused(error.message)
    if (error instanceof Missing) return { status: 404, json: { Title: 'Not Found', Detail: error.message } }
    throw error
  }
}

import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A file or a folder of the storage. */
export interface StoredItem {
  id: string
  /** Id of the folder that it is in; the top one's is `root`. */
  parent: string
  name: string
  /** Undefined for a folder. */
  content?: string
  /** Media type that Google says of it. */
  googleType?: string
}

/**
 * Google Drive, OneDrive, and Dropbox on this machine, behind one gateway: `{origin}/{host of the provider}/…`. All three
 * hold the same items, for a person who agrees at once, or refuses.
 */
export interface CloudPeer {
  origin: string
  items: StoredItem[]
  client: { clientId: string; clientSecret: string }
  /** The next person who is asked refuses. */
  refuses: boolean
  /** Access tokens that work. */
  tokens: Set<string>
  /** Refresh tokens that work. */
  refreshTokens: Set<string>
  /** Status that calls for items are answered with instead; 0 for none. */
  fails: number
  /** Items on a page. */
  pageSize: number
  /** The requests so far, as `GET host/path`. */
  asked: string[]
  close(): void
}

interface Asked {
  method: string
  host: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

interface Answer {
  status: number
  json?: unknown
  text?: string
  location?: string
}

const authorizePaths = [
  'accounts.google.com/o/oauth2/v2/auth',
  'login.microsoftonline.com/common/oauth2/v2.0/authorize',
  'www.dropbox.com/oauth2/authorize',
]
const tokenPaths = [
  'oauth2.googleapis.com/token',
  'login.microsoftonline.com/common/oauth2/v2.0/token',
  'api.dropboxapi.com/oauth2/token',
]
const person = 'files@customer.example'
const modified = '2026-11-02T08:30:00Z'
const sizeOf = (content: string) => Buffer.byteLength(content)

export async function startCloudPeer(at = 0): Promise<CloudPeer> {
  const codes = new Map<string, { challenge: string; redirect: string }>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://peer')
    const [, host = '', ...rest] = url.pathname.split('/')
    const { method = 'GET', headers } = request
    const body = await textOf(request)
    const asked: Asked = { method, host, path: `/${rest.join('/')}`, query: url.searchParams, headers, body }
    peer.asked.push(`${method} ${host}${asked.path}`)
    const { status, json, text, location } = answer(peer, codes, asked)
    response.writeHead(status, {
      ...(location !== undefined && { location }),
      'content-type': json === undefined ? 'application/octet-stream' : 'application/json',
    })
    response.end(json === undefined ? text : JSON.stringify(json))
  }).listen(at, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const peer: CloudPeer = {
    origin: `http://127.0.0.1:${port}`,
    items: [],
    client: { clientId: 'client-1', clientSecret: 'client-secret-1' },
    refuses: false,
    tokens: new Set(),
    refreshTokens: new Set(),
    fails: 0,
    pageSize: 100,
    asked: [],
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return peer
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request as AsyncIterable<Buffer>) text += piece.toString('utf8')
  return text
}

function answer(peer: CloudPeer, codes: Map<string, { challenge: string; redirect: string }>, asked: Asked): Answer {
  const { host, path, query, headers } = asked
  if (authorizePaths.includes(host + path)) {
    const back = new URL(query.get('redirect_uri') ?? 'about:blank')
    back.searchParams.set('state', query.get('state') ?? '')
    if (peer.refuses) {
      peer.refuses = false
      back.searchParams.set('error', 'access_denied')
    } else {
      const code = randomUUID()
      codes.set(code, { challenge: query.get('code_challenge') ?? '', redirect: query.get('redirect_uri') ?? '' })
      back.searchParams.set('code', code)
    }
    return { status: 302, location: back.href }
  }
  if (tokenPaths.includes(host + path)) return giveTokens(peer, codes, new URLSearchParams(asked.body))
  // The target of a redirect gets no token, and refuses one.
  if (host === 'files.onedrive.example') return headers.authorization ? { status: 400 } : contentOf(peer, path.slice(1))
  if (!peer.tokens.has((headers.authorization ?? '').replace(/^Bearer /, '')))
    return { status: 401, json: { error: { code: 401, message: 'Invalid credentials' } } }
  if (peer.fails) return { status: peer.fails, json: { error: { errors: [{ reason: 'backendError' }] } } }
  if (host === 'www.googleapis.com') return google(peer, asked)
  if (host === 'graph.microsoft.com') return graph(peer, asked)
  return dropbox(peer, asked)
}

function giveTokens(
  peer: CloudPeer,
  codes: Map<string, { challenge: string; redirect: string }>,
  form: URLSearchParams,
): Answer {
  const isClient =
    form.get('client_id') === peer.client.clientId && form.get('client_secret') === peer.client.clientSecret
  if (!isClient) return { status: 401, json: { error: 'invalid_client' } }
  const tokens = { access_token: randomUUID(), token_type: 'Bearer', expires_in: 3600 }
  if (form.get('grant_type') === 'refresh_token') {
    if (!peer.refreshTokens.has(form.get('refresh_token') ?? ''))
      return { status: 400, json: { error: 'invalid_grant' } }
    peer.tokens.add(tokens.access_token)
    return { status: 200, json: tokens }
  }
  const code = form.get('code') ?? ''
  const given = codes.get(code)
  codes.delete(code)
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (!given || given.challenge !== challenge || given.redirect !== form.get('redirect_uri'))
    return { status: 400, json: { error: 'invalid_grant' } }
  const refresh = randomUUID()
  peer.tokens.add(tokens.access_token)
  peer.refreshTokens.add(refresh)
  return { status: 200, json: { ...tokens, refresh_token: refresh } }
}

const found = (peer: CloudPeer, id: string) => peer.items.find((item) => item.id === id)

function contentOf(peer: CloudPeer, id: string): Answer {
  const content = found(peer, decodeURIComponent(id))?.content
  return content === undefined ? { status: 404, json: {} } : { status: 200, text: content }
}

/** A page of items, and the offset of the next one. */
function pageOf(peer: CloudPeer, { parent, term }: { parent?: string; term?: string }, offset: number) {
  const all = peer.items.filter((item) =>
    term === undefined ? item.parent === parent : item.name.toLowerCase().includes(term.toLowerCase()),
  )
  const next = offset + peer.pageSize
  return { items: all.slice(offset, next), next: next < all.length ? next : undefined }
}

function google(peer: CloudPeer, { path, query }: Asked): Answer {
  const show = ({ id, name, content, googleType }: StoredItem) => ({
    id,
    name,
    mimeType: googleType ?? (content === undefined ? 'application/vnd.google-apps.folder' : 'text/plain'),
    ...(content !== undefined && !googleType && { size: String(sizeOf(content)) }),
    modifiedTime: modified,
  })
  if (path === '/drive/v3/about') return { status: 200, json: { user: { emailAddress: person } } }
  if (path === '/drive/v3/files') {
    const text = (pattern: RegExp) => pattern.exec(query.get('q') ?? '')?.[1]?.replace(/\\(.)/g, '$1')
    const parent = text(/^'((?:[^'\\]|\\.)*)' in parents/)
    const term = text(/^name contains '((?:[^'\\]|\\.)*)'/)
    const offset = Number(query.get('pageToken') ?? 0)
    const { items, next } = pageOf(peer, { ...(parent && { parent }), ...(term && { term }) }, offset)
    return {
      status: 200,
      json: { files: items.map(show), ...(next !== undefined && { nextPageToken: String(next) }) },
    }
  }
  const [, id = '', exported] = /^\/drive\/v3\/files\/([^/]+)(\/export)?$/.exec(path) ?? []
  const item = found(peer, decodeURIComponent(id))
  if (!item) return { status: 404, json: {} }
  if (query.get('alt') === 'media' || exported) return contentOf(peer, id)
  return { status: 200, json: show(item) }
}

function graph(peer: CloudPeer, { path, query }: Asked): Answer {
  const show = ({ id, name, content }: StoredItem) => ({
    id,
    name,
    lastModifiedDateTime: modified,
    ...(content === undefined ? { folder: { childCount: 1 } } : { file: {}, size: sizeOf(content) }),
  })
  const own = path.replace('/v1.0/me/drive', '')
  if (own === '') return { status: 200, json: { owner: { user: { displayName: person } } } }
  const [, folder] = /^\/(?:items\/)?([^/]+)\/children$/.exec(own) ?? []
  const [, term] = /^\/root\/search\(q='(.*)'\)$/.exec(own) ?? []
  if (folder !== undefined || term !== undefined) {
    const asked =
      term === undefined
        ? { parent: decodeURIComponent(folder ?? '') }
        : { term: decodeURIComponent(term).replaceAll("''", "'") }
    const { items, next } = pageOf(peer, asked, Number(query.get('$skiptoken') ?? 0))
    const nextLink = `https://graph.microsoft.com${path}?$skiptoken=${next}`
    return {
      status: 200,
      json: { value: items.map(show), ...(next !== undefined && { '@odata.nextLink': nextLink }) },
    }
  }
  const [, id = '', content] = /^\/items\/([^/]+)(\/content)?$/.exec(own) ?? []
  const item = found(peer, decodeURIComponent(id))
  if (!item) return { status: 404, json: {} }
  return content
    ? { status: 302, location: `${peer.origin}/files.onedrive.example/${encodeURIComponent(item.id)}` }
    : { status: 200, json: show(item) }
}

function dropbox(peer: CloudPeer, { host, path, headers, body }: Asked): Answer {
  const show = ({ id, name, content }: StoredItem) => ({
    '.tag': content === undefined ? 'folder' : 'file',
    id,
    name,
    ...(content !== undefined && { size: sizeOf(content), server_modified: modified, is_downloadable: true }),
  })
  if (host === 'content.dropboxapi.com') {
    const { path: id } = JSON.parse(String(headers['dropbox-api-arg'])) as { path: string }
    return contentOf(peer, id)
  }
  const asked = JSON.parse(body || '{}') as { path?: string; query?: string; cursor?: string }
  if (path === '/2/users/get_current_account') return { status: 200, json: { email: person } }
  if (path === '/2/files/get_metadata') {
    const item = found(peer, asked.path ?? '')
    return item ? { status: 200, json: show(item) } : { status: 409, json: { error_summary: 'path/not_found/' } }
  }
  const isSearch = path.includes('search')
  const [offset, what] = asked.cursor?.split('|') ?? ['0', isSearch ? asked.query : asked.path || 'root']
  const { items, next } = pageOf(peer, isSearch ? { term: what ?? '' } : { parent: what ?? '' }, Number(offset))
  const more = { has_more: next !== undefined, cursor: `${next}|${what}` }
  return {
    status: 200,
    json: isSearch
      ? { matches: items.map((item) => ({ metadata: { '.tag': 'metadata', metadata: show(item) } })), ...more }
      : { entries: items.map(show), ...more },
  }
}

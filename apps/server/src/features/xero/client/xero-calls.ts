import { createHash } from 'node:crypto'
import type { Database } from '../../../kernel/database/connect.ts'
import { isRecord, refusalIn, textIn, type Json } from '../../../engines/xero/answers.ts'
import { publicFetch } from '../../../kernel/outbound/public-fetch.ts'
import { block, takeCall } from './limits.ts'
import { accessTo, gatewayHosts, throughGateway, type XeroSettings } from './oauth-client.ts'
import { accessTokenFor, expire } from './tokens.ts'
import { DocumentRefused, NotInXero, XeroFailed } from './xero-failed.ts'

const api = 'https://api.xero.com/api.xro/2.0'

/** Asks an organization of Xero in the name of an account. */
export interface XeroCalls {
  /** The JSON of an answer. `since`: only what has changed after it. @throws XeroFailed, NotInXero */
  get(path: string, since?: Date): Promise<Json>
  /**
   * Writes something. Repeated with the same content under the same `id`, Xero gives the first answer again; `part` tells
   * writes with the same content apart.
   * @throws XeroFailed, DocumentRefused, NotInXero
   */
  write(method: 'PUT' | 'POST', path: string, body: Json, id: string, part?: string): Promise<Json>
  /** Removes something; nothing happens where it is gone. */
  remove(path: string): Promise<void>
}

interface CallTerms {
  db: Database
  settings: XeroSettings
  accountId: string
  connectedAt: Date
  organizationId: string
  now: () => Date
}

interface Request {
  method: string
  headers?: Record<string, string>
  body?: string
}

export function xeroCalls(terms: CallTerms): XeroCalls {
  return {
    get: (path, since) =>
      ask(terms, path, { method: 'GET', ...(since && { headers: { 'if-modified-since': since.toUTCString() } }) }),
    write(method, path, content, id, part = '') {
      const body = JSON.stringify(content)
      const hash = createHash('sha256').update(`${method} ${path} ${body}${part}`).digest('hex')
      const headers = { 'content-type': 'application/json', 'idempotency-key': `${id}-${hash}` }
      return ask(terms, path, { method, headers, body })
    },
    async remove(path) {
      await ask(terms, path, { method: 'DELETE' }).catch((error: unknown) => {
        if (!(error instanceof NotInXero)) throw error
      })
    },
  }
}

async function ask(terms: CallTerms, path: string, request: Request): Promise<Json> {
  const { db, settings, accountId, connectedAt, now } = terms
  const tokenTerms = () => ({ db, settings, accountId, connectedAt, now: now() })
  const token = await accessTokenFor(tokenTerms())
  let response = await fetchOnce(terms, path, request, token)
  // It may have been taken back before its end: a new one is worth one try.
  if (response.status === 401)
    response = await fetchOnce(terms, path, request, await accessTokenFor(tokenTerms(), token))
  const { status, headers } = response
  if (status === 304) return {}
  const text = await response.text().catch(() => '')
  const read = parsed(text)
  if (response.ok && read) return read
  const words = read ? refusalIn(read).slice(0, 1000) : ''
  if (status === 401 || status === 403) {
    await expire(tokenTerms(), words)
    throw new XeroFailed('SIGN_IN', { detail: words })
  }
  if (status === 429) {
    const seconds = Math.min(Math.max(1, Number(headers.get('retry-after')) || 60), 24 * 60 * 60)
    const until = new Date(now().getTime() + seconds * 1000)
    await block(db, accountId, until)
    throw new XeroFailed('LIMIT', { detail: textIn(headers.get('x-rate-limit-problem')), until })
  }
  if (status === 400 && request.method !== 'GET') throw new DocumentRefused(words || 'Validation failed')
  if (status === 404) throw new NotInXero(words || 'Not found')
  if (status >= 400 && status < 500) throw new XeroFailed('REFUSED', { detail: words })
  throw new XeroFailed('UNREACHABLE', { detail: `HTTP ${status}` })
}

async function fetchOnce(terms: CallTerms, path: string, request: Request, token: string): Promise<Response> {
  const { db, settings, accountId, organizationId, now } = terms
  await takeCall(db, accountId, now())
  const access = accessTo(settings)
  const { method, headers, body } = request
  const own = { authorization: `Bearer ${token}`, 'xero-tenant-id': organizationId, accept: 'application/json' }
  const address = throughGateway(`${api}/${path}`, access)
  return publicFetch(address, { method, headers: { ...headers, ...own }, body }, gatewayHosts(access)).catch(() => {
    throw new XeroFailed('UNREACHABLE')
  })
}

function parsed(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

import { createHash, randomUUID } from 'node:crypto'

/** The part of Xero that people agree with, and that gives tokens. */
export interface TokenDesk {
  client: { clientId: string; clientSecret: string }
  /** The next person who is asked refuses. */
  refuses: boolean
  /** When each access token ends, in epoch milliseconds. */
  access: Map<string, number>
  /** Refresh tokens, and whether each was used. */
  refresh: Map<string, boolean>
  /** Every token that was ever given. */
  given: Set<string>
  codes: Map<string, { challenge: string; redirect: string; scope: string }>
  scope: string
}

export const openDesk = (): TokenDesk => ({
  client: { clientId: 'xero-client', clientSecret: 'xero-secret-1' },
  refuses: false,
  access: new Map(),
  refresh: new Map(),
  given: new Set(),
  codes: new Map(),
  scope: '',
})

interface Answer {
  status: number
  json?: unknown
  location?: string
}

/** Minutes that an access token works. */
const life = 30

/** A person agrees at once, or refuses. */
export function agree(desk: TokenDesk, query: URLSearchParams): Answer {
  const back = new URL(query.get('redirect_uri') ?? 'about:blank')
  back.searchParams.set('state', query.get('state') ?? '')
  const isRight =
    query.get('client_id') === desk.client.clientId &&
    query.get('response_type') === 'code' &&
    query.get('code_challenge_method') === 'S256'
  if (!isRight) return { status: 400, json: { error: 'invalid_request' } }
  if (desk.refuses) {
    desk.refuses = false
    back.searchParams.set('error', 'access_denied')
  } else {
    const code = randomUUID()
    const [challenge, redirect] = [query.get('code_challenge') ?? '', query.get('redirect_uri') ?? '']
    desk.codes.set(code, { challenge, redirect, scope: query.get('scope') ?? '' })
    back.searchParams.set('code', code)
  }
  return { status: 302, location: back.href }
}

export function giveTokens(desk: TokenDesk, form: URLSearchParams, now: number): Answer {
  const { clientId, clientSecret } = desk.client
  if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
    return { status: 401, json: { error: 'invalid_client' } }
  const refused = { status: 400, json: { error: 'invalid_grant' } }
  if (form.get('grant_type') === 'refresh_token') {
    const token = form.get('refresh_token') ?? ''
    // Each counts once.
    if (desk.refresh.get(token) !== false) return refused
    desk.refresh.set(token, true)
    return { status: 200, json: newTokens(desk, now) }
  }
  const code = form.get('code') ?? ''
  const given = desk.codes.get(code)
  desk.codes.delete(code)
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (!given || given.challenge !== challenge || given.redirect !== form.get('redirect_uri')) return refused
  desk.scope = given.scope
  return { status: 200, json: newTokens(desk, now) }
}

function newTokens(desk: TokenDesk, now: number) {
  const [access, refresh] = [`access-${randomUUID()}`, `refresh-${randomUUID()}`]
  desk.access.set(access, now + life * 60_000)
  desk.refresh.set(refresh, false)
  for (const token of [access, refresh]) desk.given.add(token)
  return {
    access_token: access,
    refresh_token: refresh,
    token_type: 'Bearer',
    expires_in: life * 60,
    scope: desk.scope,
  }
}

import { nextMoment, type ContentPeer } from './content-peer.ts'
import { json, startPeer, type PeerAsked } from './peer-server.ts'

interface Email {
  id: number
  name: string
  description: string
  subject: string
  html: string
  isApproved: boolean
  updatedAt: string
}

interface MarketoPeer extends ContentPeer {
  /** Texts of the section by segment, of the emails that have them. */
  segments: Map<string, Map<string, string>>
}

/** A subscription of Marketo: its emails have a subject and a section; behind a gateway. */
export async function startMarketoPeer({ pageSize = 200 }: { pageSize?: number } = {}): Promise<MarketoPeer> {
  const emails = new Map<number, Email>()
  const segments = new Map<string, Map<string, string>>()
  let secret = 'marketo-client-secret-1'
  let token = 'marketo-token-1'
  const host = '/123-abc-456.mktorest.com'
  const find = (key: string) => emails.get(Number(key.split(':')[1]))
  const named = (name: string) => [...emails.values()].find((one) => one.name === name)
  const translationOf = (key: string, code: string) => named(`${find(key)?.name}_${code}`)
  const touch = (email: Email, given: Partial<Email>) =>
    Object.assign(email, given, { updatedAt: nextMoment().toISOString() })
  const add = (given: Partial<Email>) => {
    const id = emails.size + 1000
    const email = { id, name: '', description: '', subject: '', html: '', isApproved: false, updatedAt: '' }
    emails.set(id, touch(email, given))
    return email
  }
  const server = await startPeer((asked) => answer(asked))
  const shown = ({ id, name, description, subject, updatedAt }: Email) => ({
    id,
    name,
    description,
    subject: { type: 'Text', value: subject },
    folder: { type: 'Folder', value: 12 },
    updatedAt,
  })

  function answer({ method, url, headers, body }: PeerAsked): Response {
    const path = url.pathname.replace(host, '')
    if (path === '/identity/oauth/token')
      return url.searchParams.get('client_secret') === secret
        ? json({ access_token: token, expires_in: 3599 })
        : json({ error: 'unauthorized', error_description: 'No client with requested id' }, 401)
    if (headers.get('authorization') !== `Bearer ${token}`) return failed('601', 'Access token invalid')
    const form = new URLSearchParams(method === 'POST' ? body.toString() : '')
    const [, id = '', part = ''] = /^\/rest\/asset\/v1\/email\/(\d+)(\/.*)?\.json$/.exec(path) ?? []
    if (path === '/rest/asset/v1/emails.json') return list(url)
    if (path === '/rest/asset/v1/snippets.json') return done([])
    if (path === '/rest/asset/v1/email/byName.json') return done([named(url.searchParams.get('name') ?? '')])
    const email = emails.get(Number(id))
    if (!email) return failed('702', 'Email not found')
    return ofEmail(email, { part, form, isWrite: method === 'POST' })
  }

  function ofEmail(
    email: Email,
    { part, form, isWrite }: { part: string; form: URLSearchParams; isWrite: boolean },
  ): Response {
    const own = segments.get(`email:${email.id}`)
    if (part === '/clone') {
      const name = form.get('name') ?? ''
      if (named(name)) return failed('709', 'An email with this name exists')
      const { subject, html } = email
      return done([add({ name, description: form.get('description') ?? '', subject, html })])
    }
    if (part === '/approveDraft') return done([touch(email, { isApproved: true })])
    if (part === '/dynamicContent/dc1' && own) {
      if (isWrite) own.set(form.get('segment') ?? '', form.get('value') ?? '')
      const content = [...own].map(([segmentName, text]) => ({ segmentName, type: 'HTML', content: text }))
      return json({ success: true, result: [{ segmentation: 1, content }] })
    }
    if (part === '/content' && !isWrite) {
      const value = own
        ? 'dc1'
        : [
            { type: 'HTML', value: email.html },
            { type: 'Text', value: '' },
          ]
      return json({ success: true, result: [{ htmlId: 'main', contentType: own ? 'DynamicContent' : 'Text', value }] })
    }
    if (part === '/content')
      return done([touch(email, { subject: (JSON.parse(form.get('subject') ?? '{}') as { value: string }).value })])
    if (part === '/content/main') return done([touch(email, { html: form.get('value') ?? '' })])
    if (isWrite) return done([touch(email, { description: form.get('description') ?? email.description })])
    return done([email])
  }

  function list({ searchParams }: URL): Response {
    const from = Number(searchParams.get('offset') ?? 0)
    const size = Math.min(pageSize, Number(searchParams.get('maxReturn') ?? 20))
    return done([...emails.values()].slice(from, from + size))
  }

  const done = (found: (Email | undefined)[]) =>
    json({ success: true, errors: [], result: found.flatMap((one) => (one ? shown(one) : [])) })

  return Object.assign(server, {
    kind: 'MARKETO',
    segments,
    fields: { munchkinId: '123-ABC-456', clientId: 'client-1', clientSecret: secret },
    secret,
    add: (name: string, html: string) => `email:${add({ name, subject: name, html, isApproved: true }).id}`,
    change: (key: string, html: string) => void touch(find(key)!, { html }),
    remove: (key: string) => void emails.delete(find(key)!.id),
    translation: (key: string, code: string) => translationOf(key, code)?.html,
    changeTranslation: (key: string, code: string, html: string) => void touch(translationOf(key, code)!, { html }),
    count: () => emails.size,
    revoke: () => {
      token = 'another'
      secret = 'another'
    },
  })
}

/** An error, which comes with 200. */
const failed = (code: string, message: string) => json({ success: false, errors: [{ code, message }] })

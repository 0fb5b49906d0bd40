import { basic, nextMoment, type ContentPeer } from './content-peer.ts'
import { json, startPeer, type PeerAsked } from './peer-server.ts'

interface Translation {
  locale: string
  title: string
  body: string
  draft: boolean
  outdated: boolean
  updated_at: string
}

/** A help center of Zendesk in English, Spanish, and Japanese, behind a gateway. */
export async function startZendeskPeer({ pageSize = 100 }: { pageSize?: number } = {}): Promise<ContentPeer> {
  const articles = new Map<string, Map<string, Translation>>()
  let token = 'zendesk-api-token-1'
  const [subdomain, email] = ['acme', 'docs@acme.example']
  const idOf = (key: string) => key.split(':')[1] ?? ''
  const put = (id: string, given: Partial<Translation> & { locale: string }) => {
    const before = articles.get(id)!.get(given.locale)
    const empty = { title: '', body: '', draft: false, outdated: false }
    const made = { ...empty, ...before, ...given, updated_at: nextMoment().toISOString() }
    articles.get(id)!.set(given.locale, made)
    return made
  }
  const server = await startPeer((asked) => answer(asked))

  function answer({ method, url, headers, body }: PeerAsked): Response {
    const home = `/${subdomain}.zendesk.com/api/v2/help_center`
    if (!url.pathname.startsWith(home)) return new Response('<h1>No such help center</h1>', { status: 404 })
    if (headers.get('authorization') !== basic(`${email}/token`, token))
      return json({ error: "Couldn't authenticate you" }, 401)
    const path = url.pathname.slice(home.length)
    if (path === '/locales.json') return json({ locales: ['en', 'es', 'ja'], default_locale: 'en' })
    const [, listed] = /^(?:\/en)?\/(articles|sections|categories)\.json$/.exec(path) ?? []
    if (listed) return list(listed, url)
    const [, id = '', locale] = /^\/articles\/([^/]+)\/translations(?:\/([^/]+))?\.json$/.exec(path) ?? []
    const own = articles.get(id)
    if (!own) return json({ error: 'RecordNotFound', description: 'Not found' }, 404)
    const given =
      method === 'GET' ? undefined : (JSON.parse(body.toString()) as { translation: Translation }).translation
    if (method === 'POST' && given) {
      if (own.has(given.locale)) return json({ error: 'RecordInvalid', description: 'Locale is taken' }, 422)
      return json({ translation: put(id, given) }, 201)
    }
    const found = own.get(locale ?? '')
    if (!found) return json({ error: 'RecordNotFound', description: 'Not found' }, 404)
    return json({ translation: given ? put(id, { ...given, locale: found.locale }) : found })
  }

  function list(name: string, { searchParams }: URL): Response {
    const size = Math.min(pageSize, Number(searchParams.get('page[size]') ?? 30))
    const from = Number(searchParams.get('page[after]') ?? 0)
    const all = name === 'articles' ? [...articles] : []
    const shown = all.slice(from, from + size).map(([id, translations]) => {
      const source = translations.get('en')!
      return { id: Number(id), title: source.title, body: source.body, updated_at: source.updated_at }
    })
    return json({ [name]: shown, meta: { has_more: from + size < all.length, after_cursor: String(from + size) } })
  }

  return Object.assign(server, {
    kind: 'ZENDESK',
    fields: { subdomain, email, apiToken: token },
    secret: token,
    add(title: string, html: string) {
      const id = String(articles.size + 900)
      articles.set(id, new Map())
      put(id, { locale: 'en', title, body: html })
      return `article:${id}`
    },
    change: (key: string, html: string) => void put(idOf(key), { locale: 'en', body: html }),
    remove: (key: string) => void articles.delete(idOf(key)),
    translation: (key: string, code: string) => articles.get(idOf(key))?.get(code)?.body,
    changeTranslation: (key: string, code: string, html: string) => void put(idOf(key), { locale: code, body: html }),
    count: () => [...articles.values()].reduce((sum, own) => sum + own.size, 0),
    revoke: () => void (token = 'another'),
  })
}

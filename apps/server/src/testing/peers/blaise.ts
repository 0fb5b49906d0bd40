import type { ContentPeer } from './content-peer.ts'
import { json, startPeer, type PeerAsked } from './peer-server.ts'
import { TextStore } from './text-store.ts'

const codes = ['en', 'es', 'ja']
const params = {
  list: { path: '/parts?page={page}', items: '/items', key: '/id', version: '/rev', title: '/title' },
  read: { path: '/parts/{key}' },
  texts: ['/texts/*/{locale}'],
  write: { method: 'PATCH', path: '/parts/{key}' },
  locales: { path: '/meta/locales', codes: '' },
}

/** A register of parts with all languages in one document: a source of its own. */
export async function startBlaisePeer({ pageSize = 100 }: { pageSize?: number } = {}): Promise<ContentPeer> {
  const store = new TextStore()
  let token = 'blaise-token-1'
  const server = await startPeer((asked) => answer(asked))

  function answer({ method, url, headers, body }: PeerAsked): Response {
    if (headers.get('authorization') !== `Bearer ${token}`) return json({ error: 'Sign in first' }, 401)
    if (url.pathname === '/api/meta/locales') return json(codes)
    if (url.pathname === '/api/parts') {
      const from = (Number(url.searchParams.get('page')) - 1) * pageSize
      const rows = [...store.items].map(([id, { title, version }]) => ({ id, title, rev: version }))
      return json({ items: rows.slice(from, from + pageSize) })
    }
    const [, key = ''] = /^\/api\/parts\/(\w+)$/.exec(url.pathname) ?? []
    if (!store.items.has(key)) return json({ error: 'No such part' }, 404)
    if (method === 'PATCH') change(key, JSON.parse(body.toString()) as Partial<Part>)
    else if (method !== 'GET') return json({ error: 'Method not allowed' }, 405)
    return json(document(key))
  }

  function document(key: string): Part {
    const numbers = Object.keys(store.texts(key, 'en'))
    const texts = numbers.map((number) =>
      Object.fromEntries(
        codes.flatMap((code) => {
          const text = store.texts(key, code)[number]
          return text === undefined ? [] : [[code, text]]
        }),
      ),
    )
    return { id: key, rev: store.items.get(key)!.version, texts, price: 412.5 }
  }

  function change(key: string, { texts = [] }: Partial<Part>): void {
    for (const code of codes) {
      const own = texts.flatMap((one, at) => (one[code] === undefined ? [] : [[String(at + 1), one[code]] as const]))
      const changed = Object.fromEntries(own)
      if (JSON.stringify(changed) !== JSON.stringify(store.texts(key, code))) store.write(key, code, changed)
    }
  }

  return Object.assign(server, {
    kind: 'BLAISE',
    fields: { baseUrl: `${server.origin}/api`, token, params: JSON.stringify(params) },
    secret: token,
    add: (title: string, html: string) => store.add(title, html),
    change: (key: string, html: string) => store.set(key, 'en', html),
    remove: (key: string) => void store.items.delete(key),
    translation: (key: string, code: string) => store.html(key, code),
    changeTranslation: (key: string, code: string, html: string) => store.set(key, code, html),
    count: () => store.count(),
    revoke: () => void (token = 'another'),
  })
}

interface Part {
  id: string
  rev: string
  texts: Record<string, string>[]
  price: number
}

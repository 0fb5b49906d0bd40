import type { ContentPeer } from './content-peer.ts'
import { json, startPeer, type PeerAsked } from './peer-server.ts'

type Values = Record<string, unknown>
interface Entry {
  version: number
  publishedVersion: number
  fields: Record<string, Values>
}

const type = {
  sys: { id: 'page' },
  name: 'Page',
  displayField: 'title',
  fields: [
    { id: 'title', name: 'Title', type: 'Symbol', localized: true },
    { id: 'body', name: 'Body', type: 'RichText', localized: true },
    { id: 'slug', name: 'Slug', type: 'Symbol', localized: false },
  ],
}

/** A tree of the few kinds of HTML that tests write, and back. */
const treeOf = (html: string) => ({
  nodeType: 'document',
  data: {},
  content: [...html.matchAll(/<(h2|p)>([\s\S]*?)<\/\1>/g)].map(([, tag, inner = '']) => ({
    nodeType: tag === 'h2' ? 'heading-2' : 'paragraph',
    data: {},
    content: inner
      .split(/(<b>.*?<\/b>)/)
      .filter(Boolean)
      .map((part) => ({
        nodeType: 'text',
        value: part.replaceAll(/<\/?b>/g, ''),
        marks: part.startsWith('<b>') ? [{ type: 'bold' }] : [],
        data: {},
      })),
  })),
})

function htmlOf(tree: ReturnType<typeof treeOf>): string {
  return tree.content
    .map(({ nodeType, content }) => {
      const inner = content.map(({ value, marks }) => (marks.length > 0 ? `<b>${value}</b>` : value)).join('')
      return nodeType === 'heading-2' ? `<h2>${inner}</h2>` : `<p>${inner}</p>`
    })
    .join('\n')
}

/** An environment of Contentful in English, Spanish, and Japanese, behind a gateway. */
export async function startContentfulPeer({ pageSize = 1000 }: { pageSize?: number } = {}): Promise<ContentPeer> {
  const entries = new Map<string, Entry>()
  let token = 'CFPAT-contentful-token-1'
  const put = (id: string, fields: Entry['fields']) => {
    const before = entries.get(id)
    const made = { version: (before?.version ?? 0) + 1, publishedVersion: before?.publishedVersion ?? 0, fields }
    entries.set(id, made)
    return made
  }
  const body = (key: string, code: string) => entries.get(key)?.fields['body']?.[code]
  const setBody = (key: string, code: string, html: string) => {
    const { fields } = entries.get(key)!
    put(key, { ...fields, body: { ...fields['body'], [code]: treeOf(html) } })
  }
  const shown = (id: string, { version, publishedVersion, fields }: Entry) => ({
    sys: { id, version, publishedVersion, contentType: { sys: { id: 'page' } } },
    fields,
  })
  const server = await startPeer((asked) => answer(asked))

  function answer({ method, url, headers, body: given }: PeerAsked): Response {
    const home = '/api.contentful.com/spaces/space1/environments/master'
    if (headers.get('authorization') !== `Bearer ${token}`)
      return json({ sys: { type: 'Error', id: 'AccessTokenInvalid' }, message: 'The access token is invalid.' }, 401)
    const path = url.pathname.replace(home, '')
    if (path === '/locales') return json({ items: ['en', 'es', 'ja'].map((code) => ({ code, name: code })) })
    if (path === '/content_types') return json({ items: [type] })
    if (path === '/entries') return list(url)
    const [, id = '', published] = /^\/entries\/([^/]+)(\/published)?$/.exec(path) ?? []
    const entry = entries.get(id)
    if (!entry) return json({ sys: { type: 'Error', id: 'NotFound' }, message: 'Not found.' }, 404)
    if (method === 'GET') return json(shown(id, entry))
    if (headers.get('x-contentful-version') !== String(entry.version))
      return json({ sys: { type: 'Error', id: 'VersionMismatch' } }, 409)
    if (published) entry.publishedVersion = entry.version
    const made = published ? entry : put(id, (JSON.parse(given.toString()) as Entry).fields)
    return json(shown(id, made))
  }

  function list({ searchParams }: URL): Response {
    const [skip, limit] = [Number(searchParams.get('skip') ?? 0), Number(searchParams.get('limit') ?? 100)]
    const all = [...entries].map(([id, entry]) => shown(id, entry))
    return json({ total: all.length, skip, items: all.slice(skip, skip + Math.min(limit, pageSize)) })
  }

  return Object.assign(server, {
    kind: 'CONTENTFUL',
    fields: { spaceId: 'space1', environmentId: 'master', accessToken: token },
    secret: token,
    add(title: string, html: string) {
      const id = `entry${entries.size + 1}`
      put(id, { title: { en: title }, body: { en: treeOf(html) }, slug: { en: id } })
      return id
    },
    change: (key: string, html: string) => setBody(key, 'en', html),
    remove: (key: string) => void entries.delete(key),
    translation(key: string, code: string) {
      const tree = body(key, code)
      return tree === undefined ? undefined : htmlOf(tree as ReturnType<typeof treeOf>)
    },
    changeTranslation: (key: string, code: string, html: string) => setBody(key, code, html),
    count: () => [...entries.values()].reduce((sum, { fields }) => sum + Object.keys(fields['body'] ?? {}).length, 0),
    revoke: () => void (token = 'another'),
  })
}

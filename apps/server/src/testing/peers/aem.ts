import { basic, nextMoment, type ContentPeer } from './content-peer.ts'
import { json, startPeer, type PeerAsked } from './peer-server.ts'

interface Page {
  title: string
  text: string
  modified: string
  /** Whether it is more than the copy of another one. */
  isWritten: boolean
}

interface Fragment {
  id: string
  values: string[]
  version: number
}

interface AemPeer extends ContentPeer {
  fragments: Map<string, Fragment>
}

/** An author instance of AEM: pages in English with language copies in Spanish and Japanese. */
export async function startAemPeer({ pageSize = 100 }: { pageSize?: number } = {}): Promise<AemPeer> {
  const pages = new Map<string, Page>()
  const fragments = new Map<string, Fragment>()
  let password = 'aem-password-1'
  let number = 0
  const copyOf = (path: string, code: string) => path.replace('/en/', `/${code}/`)
  const pathOf = (key: string, code = 'en') => copyOf(key.slice('page:'.length), code)
  const put = (path: string, given: Partial<Page>) => {
    const empty = { title: '', text: '', isWritten: true }
    pages.set(path, { ...empty, ...pages.get(path), ...given, modified: nextMoment().toISOString() })
  }
  const server = await startPeer((asked) => answer(asked))

  function answer(asked: PeerAsked): Response {
    const { method, url, headers, body } = asked
    if (headers.get('authorization') !== basic('translator', password))
      return new Response('Unauthorized', { status: 401 })
    const { pathname } = url
    if (pathname === '/libs/granite/security/currentuser.json') return json({ authorizableId: 'translator' })
    if (pathname === '/libs/granite/csrf/token.json') return json({ token: 'csrf-1' })
    if (pathname === '/bin/querybuilder.json') return query(url)
    if (pathname.startsWith('/adobe/sites/cf/fragments')) return fragment(asked)
    const [, path = ''] = /^(.*)\/jcr:content/.exec(decodeURIComponent(pathname)) ?? []
    const page = pages.get(path)
    if (!page) return new Response('<h1>No resource found</h1>', { status: 404 })
    if (method === 'GET') return json(contentOf(page))
    if (headers.get('csrf-token') !== 'csrf-1') return new Response('<h1>Forbidden</h1>', { status: 403 })
    const form = new URLSearchParams(body.toString())
    const [title, text] = [form.get('./jcr:title'), form.get('./root/text/text')]
    put(path, { isWritten: true, ...(title !== null && { title }), ...(text !== null && { text }) })
    return json({ 'status.code': 200, path })
  }

  function query({ searchParams }: URL): Response {
    const from = Number(searchParams.get('p.offset'))
    const size = Math.min(pageSize, Number(searchParams.get('p.limit')))
    const all = [...pages].toSorted(([one], [other]) => (one < other ? -1 : 1))
    const hits = all.slice(from, from + size).map(([path, { title, modified }]) => ({
      'jcr:path': path,
      'jcr:content': { 'jcr:title': title, 'cq:lastModified': modified },
    }))
    return json({ success: true, results: hits.length, total: all.length, offset: from, hits })
  }

  function fragment({ method, url, headers, body }: PeerAsked): Response {
    const shown = ([path, { id, values }]: [string, Fragment]) => ({
      id,
      path,
      title: path,
      modified: { at: '2026-11-02T08:00:00Z' },
      fields: [
        { name: 'kind', type: 'enumeration', values: ['teaser'] },
        { name: 'body', type: 'long-text', mimeType: 'text/html', values },
      ],
    })
    const id = url.pathname.slice('/adobe/sites/cf/fragments/'.length)
    const wanted = url.searchParams.get('path') ?? ''
    if (id === '') return json({ items: [...fragments].filter(([path]) => path.startsWith(wanted)).map(shown) })
    const entry = [...fragments].find(([, one]) => one.id === id)
    if (!entry) return json({ title: 'Not Found' }, 404)
    const own = entry[1]
    if (method === 'PATCH') {
      if (headers.get('if-match') !== `"${own.version}"`) return json({ title: 'Precondition Failed' }, 412)
      const [{ path, value } = { path: '', value: own.values }] = JSON.parse(body.toString()) as {
        path: string
        value: string[]
      }[]
      if (path !== '/fields/1/values') return json({ title: 'Bad Request' }, 400)
      Object.assign(own, { values: value, version: own.version + 1 })
    }
    return json(shown(entry), 200, { etag: `"${own.version}"` })
  }

  return Object.assign(server, {
    kind: 'AEM',
    fields: { baseUrl: server.origin, user: 'translator', password },
    secret: password,
    fragments,
    add(title: string, text: string) {
      const path = `/content/site/en/page-${(number += 1)}`
      put(path, { title, text })
      for (const code of ['es', 'ja']) put(copyOf(path, code), { title, text, isWritten: false })
      return `page:${path}`
    },
    change: (key: string, text: string) => put(pathOf(key), { text }),
    remove: (key: string) => void pages.delete(pathOf(key)),
    translation: (key: string, code: string) => pages.get(pathOf(key, code))?.text,
    changeTranslation: (key: string, code: string, text: string) => put(pathOf(key, code), { text, isWritten: true }),
    count: () => [...pages.values()].filter(({ isWritten }) => isWritten).length,
    revoke: () => void (password = 'another'),
  })
}

const contentOf = ({ title, text, modified }: Page) => ({
  'jcr:primaryType': 'cq:PageContent',
  'jcr:title': title,
  'cq:lastModified': modified,
  'sling:resourceType': 'site/components/page',
  root: { 'sling:resourceType': 'wcm/foundation/components/container', text: { text, textIsRich: 'true' } },
})

import { createHash } from 'node:crypto'
import type { ContentPeer } from './content-peer.ts'
import { json, startPeer, type PeerAsked } from './peer-server.ts'
import { TextStore } from './text-store.ts'

const codes = ['en', 'es', 'ja']

/** A project of Phrase Strings in English, Spanish, and Japanese, behind a gateway; each piece of content is a tag. */
export async function startPhrasePeer({ pageSize = 100 }: { pageSize?: number } = {}): Promise<ContentPeer> {
  const store = new TextStore()
  let token = 'phrase-access-token-1'
  const server = await startPeer((asked) => answer(asked))

  async function answer({ method, url, headers, body }: PeerAsked): Promise<Response> {
    if (headers.get('authorization') !== `token ${token}`) return json({ message: 'Bad credentials' }, 401)
    const path = url.pathname.replace('/api.phrase.com/v2/projects/project1', '')
    if (path === '') return json({ id: 'project1', name: 'Interface' })
    if (path === '/locales')
      return list(
        url,
        codes.map((code) => ({ id: `id-${code}`, name: code, code })),
      )
    if (path === '/tags')
      return list(
        url,
        [...store.items.keys()].map((name) => ({ name })),
      )
    const [, code = ''] = /^\/locales\/id-(\w+)\/download$/.exec(path) ?? []
    if (codes.includes(code)) return download(url, code, headers)
    if (path === '/uploads' && method === 'POST') return upload(body, headers)
    if (path === '/uploads/upload1') return json({ id: 'upload1', state: 'success' })
    return json({ message: 'Not Found' }, 404)
  }

  function list({ searchParams }: URL, rows: object[]): Response {
    const size = Math.min(pageSize, Number(searchParams.get('per_page') ?? 25))
    const page = Number(searchParams.get('page') ?? 1)
    return json(rows.slice((page - 1) * size, page * size))
  }

  function download({ searchParams }: URL, code: string, headers: Headers): Response {
    if (searchParams.get('file_format') !== 'simple_json') return json({ message: 'Unknown format' }, 400)
    const tag = searchParams.get('tags')
    const keys = [...store.items.keys()].filter((key) => tag === null || key === tag)
    const all = keys.flatMap((key) =>
      Object.entries(store.texts(key, code)).map(([number, text]): [string, string] => [`${key}.${number}`, text]),
    )
    const text = JSON.stringify(Object.fromEntries(all))
    const etag = `"${createHash('md5').update(text).digest('hex')}"`
    if (headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { etag } })
    return new Response(text, { headers: { 'content-type': 'application/json', etag } })
  }

  async function upload(body: Buffer, headers: Headers): Promise<Response> {
    const form = await new Response(body as Uint8Array<ArrayBuffer>, { headers }).formData()
    const file = form.get('file')
    if (!(file instanceof File) || form.get('update_translations') !== 'true') return json({ message: 'No file' }, 422)
    const code = String(form.get('locale_id')).replace('id-', '')
    const texts = Object.entries(JSON.parse(await file.text()) as Record<string, string>)
    const byKey = Map.groupBy(texts, ([name]) => name.split('.')[0]!)
    for (const [key, own] of byKey)
      store.write(key, code, Object.fromEntries(own.map(([name, text]) => [name.split('.')[1]!, text])))
    return json({ id: 'upload1', state: 'processing' }, 201)
  }

  const tagOf = (key: string) => key.replace('tag:', '')
  return Object.assign(server, {
    kind: 'PHRASE',
    fields: { projectId: 'project1', accessToken: token },
    secret: token,
    only: (key: string) => ({ contentTypes: [tagOf(key)] }),
    add: (title: string, html: string) => `tag:${store.add(title, html)}`,
    change: (key: string, html: string) => store.set(tagOf(key), 'en', html),
    remove: (key: string) => void store.items.delete(tagOf(key)),
    translation: (key: string, code: string) => store.html(tagOf(key), code),
    changeTranslation: (key: string, code: string, html: string) => store.set(tagOf(key), code, html),
    count: () => store.count(),
    revoke: () => void (token = 'another'),
  })
}

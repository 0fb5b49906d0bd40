import { basic, nextMoment, type ContentPeer } from './content-peer.ts'
import { json, startPeer, type PeerAsked } from './peer-server.ts'

interface Post {
  id: number
  lang: string
  slug: string
  status: string
  title: string
  content: string
  modified: string
  /** Posts of the same text share it. */
  group: number
}

/** WordPress with Polylang Pro: posts in English, Spanish, and Japanese. */
export async function startWordpressPeer({ pageSize = 100 }: { pageSize?: number } = {}): Promise<ContentPeer> {
  const posts = new Map<number, Post>()
  let password = 'abcd efgh ijkl mnop'
  const find = (key: string) => posts.get(Number(key.split(':')[1]))
  const translationOf = (key: string, code: string) =>
    [...posts.values()].find(({ group, lang }) => lang === code && group === find(key)?.group)
  const touch = (post: Post, content: string) => Object.assign(post, { content, modified: stamp() })
  const server = await startPeer((asked) => answer(asked))
  const shown = (post: Post) => ({
    id: post.id,
    slug: post.slug,
    status: post.status,
    link: `${server.origin}/${post.slug}`,
    modified_gmt: post.modified,
    title: { raw: post.title, rendered: post.title },
    content: { raw: post.content, rendered: post.content },
    excerpt: { raw: '', rendered: '' },
    lang: post.lang,
    parent: 0,
    translations: Object.fromEntries(
      [...posts.values()].filter(({ group }) => group === post.group).map(({ lang, id }) => [lang, id]),
    ),
  })

  function answer({ method, url, headers, body }: PeerAsked): Response {
    if (headers.get('authorization') !== basic('editor', password))
      return json({ code: 'incorrect_password', message: 'The password is wrong.' }, 401)
    const path = url.pathname.replace('/wp-json', '')
    if (path === '/wp/v2/users/me') return json({ id: 1, name: 'editor' })
    if (path === '/pll/v1/languages') return json(['en', 'es', 'ja'].map((slug) => ({ slug, name: slug })))
    const [, route, id] = /^\/wp\/v2\/(posts|pages)(?:\/(\d+))?$/.exec(path) ?? []
    if (!route) return json({ code: 'rest_no_route', message: 'No route.' }, 404)
    if (method === 'GET' && id === undefined) return list(route, url)
    const given =
      method === 'POST'
        ? (JSON.parse(body.toString()) as Partial<Post> & { translations?: Record<string, number> })
        : {}
    const post = id === undefined ? undefined : posts.get(Number(id))
    if (id !== undefined && !post) return json({ code: 'rest_post_invalid_id', message: 'Invalid post ID.' }, 404)
    if (method === 'GET') return json(shown(post!))
    if (post) Object.assign(post, given, { modified: stamp() })
    const made = post ?? create(given)
    return json(shown(made), post ? 200 : 201)
  }

  function create({
    translations = {},
    lang = 'en',
    title = '',
    content = '',
    status = 'draft',
    slug,
  }: Partial<Post> & { translations?: Record<string, number> }): Post {
    const id = posts.size + 1
    const [sibling] = Object.values(translations)
    const post = {
      id,
      lang,
      title,
      content,
      status,
      slug: slug ?? `post-${id}`,
      modified: stamp(),
      group: posts.get(sibling ?? 0)?.group ?? id,
    }
    posts.set(id, post)
    return post
  }

  function list(route: string, { searchParams }: URL): Response {
    const [lang, page] = [searchParams.get('lang'), Number(searchParams.get('page') ?? 1)]
    const size = Math.min(pageSize, Number(searchParams.get('per_page') ?? 10))
    const slug = searchParams.get('slug')
    const isAsked = (post: Post) => (lang === null || post.lang === lang) && (slug === null || post.slug === slug)
    const all = route === 'posts' ? [...posts.values()].filter(isAsked) : []
    const pages = Math.max(1, Math.ceil(all.length / size))
    if (page > pages) return json({ code: 'rest_post_invalid_page_number', message: 'No such page.' }, 400)
    return json(all.slice((page - 1) * size, page * size).map(shown), 200, { 'x-wp-totalpages': String(pages) })
  }

  return Object.assign(server, {
    kind: 'WORDPRESS',
    fields: { baseUrl: server.origin, wpUser: 'editor', wpPassword: password },
    secret: password,
    add: (title: string, html: string) => `post:${create({ title, content: html, status: 'publish' }).id}`,
    change: (key: string, html: string) => void touch(find(key)!, html),
    remove: (key: string) => void posts.delete(find(key)!.id),
    translation: (key: string, code: string) => translationOf(key, code)?.content,
    changeTranslation: (key: string, code: string, html: string) => void touch(translationOf(key, code)!, html),
    count: () => posts.size,
    revoke: () => void (password = 'another'),
  })
}

const stamp = () => nextMoment().toISOString().slice(0, 19)

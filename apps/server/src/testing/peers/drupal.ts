import { basic, nextMoment, type ContentPeer } from './content-peer.ts'
import { json, startPeer, type PeerAsked } from './peer-server.ts'

interface Translation {
  langcode: string
  title: string
  body: { value: string; format: string; summary: string; processed: string }
  status: boolean
  changed: string
}

interface DrupalPeer extends ContentPeer {
  /** Whether jsonapi_multilingual is installed. */
  isMultilingual: boolean
  languages: string[]
  /** Names of fields with translatable text; undefined where the user may not see them. */
  textFields: string[] | undefined
}

/** A Drupal site with articles in English, Spanish, and Japanese. */
export async function startDrupalPeer({ pageSize = 50 }: { pageSize?: number } = {}): Promise<DrupalPeer> {
  const articles = new Map<string, Map<string, Translation>>()
  let password = 'drupal-password-1'
  let number = 0
  const idOf = (key: string) => key.split(':')[1] ?? ''
  const put = (id: string, code: string, given: Partial<Translation>) => {
    const own = articles.get(id)!
    const empty = { title: own.get('en')?.title ?? '', body: bodyOf(''), status: false, langcode: code }
    const made = { ...empty, ...own.get(code), ...given, langcode: code, changed: nextMoment().toISOString() }
    own.set(code, made)
    return made
  }
  const server = await startPeer((asked) => answer(asked))
  const shown = (id: string, { changed, ...rest }: Translation) => {
    const attributes = {
      drupal_internal__nid: Number(id.slice(-12)),
      changed: changed.replace('.000Z', '+00:00'),
      ...rest,
    }
    return { type: 'node--article', id, attributes }
  }
  const refused = (status: number, detail: string) => json({ errors: [{ status: String(status), detail }] }, status)

  function answer({ method, url, headers, body }: PeerAsked): Response {
    if (headers.get('authorization') !== basic('translator', password)) return json({ message: 'Wrong password.' }, 401)
    const path = url.pathname.replace('/jsonapi', '')
    if (path === '')
      return json({
        links: { self: { href: '' }, 'node--article': { href: '' }, 'user--user': { href: '' } },
        meta: { links: { me: { meta: { id: 'user-1' } } } },
      })
    if (path === '/configurable_language/configurable_language')
      return paged(
        url,
        peer.languages.map((id) => configured(id, { label: id })),
      )
    if (path === '/field_config/field_config') return fieldConfigs(url)
    const [, id] = /^\/node\/article(?:\/([^/]+))?$/.exec(path) ?? []
    const code = (peer.isMultilingual ? url.searchParams.get('langCode') : null) ?? 'en'
    if (method === 'POST') return create(body, code)
    if (path === '/node/article') return list(url)
    const own = articles.get(id ?? '')
    if (!own) return refused(404, 'There is no such node.')
    const present = own.get(code) ?? own.get('en')!
    if (method === 'GET') return json({ data: shown(id!, present) })
    return json({ data: shown(id!, put(id!, present.langcode, attributesIn(body).attributes)) })
  }

  function create(body: Buffer, code: string): Response {
    const { id, attributes } = attributesIn(body)
    const own = articles.get(id)
    if (!own || own.has(code)) return refused(409, 'Conflict: an entity already exists.')
    return json({ data: shown(id, put(id, code, attributes)) }, 201)
  }

  const list = (url: URL) =>
    paged(
      url,
      [...articles].map(([id, own]) => shown(id, own.get('en')!)),
    )

  function fieldConfigs(url: URL): Response {
    if (!peer.textFields) return refused(403, 'The field storage is not for you.')
    const ofField = (name: string) => ({ field_name: name, field_type: 'text_long', translatable: true })
    return paged(
      url,
      peer.textFields.map((name) => configured(`node.article.${name}`, ofField(name))),
    )
  }

  function paged({ searchParams }: URL, rows: readonly { attributes: object }[]): Response {
    const size = Math.min(pageSize, Number(searchParams.get('page[limit]') ?? 50))
    const from = Number(searchParams.get('page[offset]') ?? 0)
    const by = searchParams.get('sort') ?? ''
    const orderOf = ({ attributes }: { attributes: object }) => String(Reflect.get(attributes, by))
    const all = rows.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other), 'en', { numeric: true }))
    const next = from + size < all.length ? { next: { href: `?page[offset]=${from + size}` } } : {}
    return json({ data: all.slice(from, from + size), links: { self: { href: '' }, ...next } })
  }

  const peer: DrupalPeer = Object.assign(server, {
    kind: 'DRUPAL',
    isMultilingual: true,
    languages: ['en', 'es', 'ja'],
    textFields: undefined,
    fields: { baseUrl: server.origin, user: 'translator', password },
    secret: password,
    add(title: string, html: string) {
      const id = `00000000-0000-4000-8000-${String((number += 1)).padStart(12, '0')}`
      articles.set(id, new Map())
      put(id, 'en', { title, body: bodyOf(html), status: true })
      return `article:${id}`
    },
    change: (key: string, html: string) => void put(idOf(key), 'en', { body: bodyOf(html) }),
    remove: (key: string) => void articles.delete(idOf(key)),
    translation: (key: string, code: string) => articles.get(idOf(key))?.get(code)?.body.value,
    changeTranslation: (key: string, code: string, html: string) => void put(idOf(key), code, { body: bodyOf(html) }),
    count: () => [...articles.values()].reduce((sum, own) => sum + own.size, 0),
    revoke: () => void (password = 'another'),
  })
  return peer
}

const configured = (id: string, attributes: object) => ({ attributes: { drupal_internal__id: id, ...attributes } })

const bodyOf = (value: string) => ({ value, format: 'full_html', summary: '', processed: value })

const attributesIn = (body: Buffer) =>
  (JSON.parse(body.toString()) as { data: { id: string; attributes: Partial<Translation> } }).data

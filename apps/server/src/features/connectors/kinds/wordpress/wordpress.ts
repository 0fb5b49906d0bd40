import {
  oneByOne,
  type Adapter,
  type Connection,
  type Found,
  type Present,
  type Target,
  type Write,
  type Written,
} from '../../peer/adapter.ts'
import { isObject, ownOf, textIn, type JsonObject } from '../../peer/answered.ts'
import { NotTaken, PeerFault } from '../../peer/faults.ts'
import { documentOf, fieldsOf } from '../../peer/html-document.ts'
import { ask } from './site.ts'

// WordPress' REST API; languages are those of Polylang Pro, or translations are posts of their own (`SEPARATE`).

const routes: Record<string, string> = { page: 'pages', post: 'posts' }
const documentFields = [{ name: 'title', isPlain: true }, { name: 'excerpt' }, { name: 'content' }]
const hasLanguages = ({ fields }: Connection) => (fields['strategy'] ?? 'POLYLANG') === 'POLYLANG'
const typesOf = ({ settings }: Connection) => {
  const wanted = settings.contentTypes ?? []
  return Object.keys(routes).filter((type) => wanted.length === 0 || wanted.includes(type))
}

const rawOf = (post: JsonObject, field: string) => {
  const value = post[field]
  return isObject(value) ? textIn(value['raw']) : ''
}
const bytesOf = (post: JsonObject) =>
  documentOf(documentFields.map((field) => ({ ...field, value: rawOf(post, field.name) })))
const divided = (key: string) => {
  const [type = '', id = ''] = key.split(':')
  return { route: ownOf(routes, type) ?? 'posts', id }
}

async function postOf(connection: Connection, key: string): Promise<JsonObject> {
  const { route, id } = divided(key)
  return (await ask(connection, `/wp/v2/${route}/${encodeURIComponent(id)}`, { context: 'edit' })).object()
}

/** Codes of the languages of the site. */
async function languages(connection: Connection): Promise<ReadonlyMap<string, string>> {
  const known = connection.memo.get('languages')
  if (known instanceof Map) return known as ReadonlyMap<string, string>
  const found = (await ask(connection, '/pll/v1/languages')).objects()
  const codes = new Map(found.map((one) => [textIn(one['slug']), textIn(one['name'])]))
  connection.memo.set('languages', codes)
  return codes
}

const shownAt = (post: JsonObject) => textIn(post['link']) || undefined

/** The post that a translation is; undefined before there is one. */
async function translationOf(connection: Connection, target: Target): Promise<JsonObject | undefined> {
  const code = connection.codeOf(target.locale)
  const { route } = divided(target.item.key)
  const source = await postOf(connection, target.item.key)
  if (hasLanguages(connection)) {
    const ids = source['translations']
    const id = isObject(ids) ? ownOf(ids, code) : undefined
    if (id === undefined) return undefined
    return (await ask(connection, `/wp/v2/${route}/${Number(id)}`, { context: 'edit' })).object()
  }
  const slug = slugOf(source, code)
  const query = { slug, status: 'any', context: 'edit' }
  return (await ask(connection, `/wp/v2/${route}`, query)).objects().find((one) => one['slug'] === slug)
}

const slugOf = (source: JsonObject, code: string) => `${textIn(source['slug'])}-${code}`.toLowerCase()

async function write(connection: Connection, { target, bytes, before }: Write): Promise<Written> {
  const code = connection.codeOf(target.locale)
  const { route, id } = divided(target.item.key)
  const present = await translationOf(connection, target)
  if (textIn(present?.['modified_gmt']) !== before.version) return { reason: 'TARGET_CHANGED' }
  const status = connection.settings.delivery === 'PUBLISH' ? 'publish' : 'draft'
  const fields = fieldsOf(bytes, documentFields)
  const source = present ? undefined : await postOf(connection, target.item.key)
  const links = isObject(source?.['translations']) ? source['translations'] : {}
  const place = hasLanguages(connection)
    ? { lang: code, translations: { ...links, [connection.codeOf(connection.sourceLocale)]: Number(id) } }
    : { slug: source && slugOf(source, code) }
  const json = present
    ? { ...fields, ...(status === 'publish' && { status }) }
    : { ...fields, ...place, status, ...(source?.['parent'] ? { parent: source['parent'] } : {}) }
  const path = present ? `/wp/v2/${route}/${Number(present['id'])}` : `/wp/v2/${route}`
  const made = (await ask(connection, path, { context: 'edit' }, { method: 'POST', json })).object()
  return { reason: 'WRITTEN', bytes: bytesOf(made), remoteKey: String(made['id']), url: shownAt(made) }
}

/** Posts and pages of a WordPress site. */
export const wordpress: Adapter = {
  checks: (connection) => [
    {
      check: 'SIGN_IN',
      run: async () => void (await ask(connection, '/wp/v2/users/me', { context: 'edit' })).object(),
    },
    {
      check: 'READ',
      run: async () => void (await ask(connection, '/wp/v2/posts', { context: 'edit', per_page: '1' })).objects(),
    },
    ...(hasLanguages(connection)
      ? [
          {
            check: 'LOCALES' as const,
            async run() {
              const known = await languages(connection)
              const missing = connection.targetLocales.map(connection.codeOf).filter((code) => !known.has(code))
              if (missing.length > 0) throw new PeerFault('NOT_FOUND', missing.join(', '))
            },
          },
        ]
      : []),
  ],

  async choices(connection, field) {
    if (field === 'contentType') return Object.keys(routes).map((type) => ({ value: type, label: type }))
    if (field !== 'locale' || !hasLanguages(connection)) return []
    return [...(await languages(connection))].map(([value, label]) => ({ value, label }))
  },

  async discover(connection, cursor) {
    const types = typesOf(connection)
    const [at = 0, page = 1] = (cursor ?? '0 1').split(' ').map(Number)
    const type = types[at]
    if (type === undefined) return { items: [] }
    const query = {
      context: 'edit',
      per_page: '100',
      page: String(page),
      orderby: 'id',
      order: 'asc',
      status: 'publish,draft',
    }
    const lang: Record<string, string> = hasLanguages(connection)
      ? { lang: connection.codeOf(connection.sourceLocale) }
      : {}
    const answer = await ask(connection, `/wp/v2/${routes[type]}`, { ...query, ...lang })
    const isLast = page >= Number(answer.header('x-wp-totalpages') ?? 1)
    const next = isLast ? (at + 1 < types.length ? `${at + 1} 1` : undefined) : `${at} ${page + 1}`
    const endings = hasLanguages(connection) ? [] : connection.targetLocales.map((one) => `-${connection.codeOf(one)}`)
    const posts = answer
      .objects()
      .filter((post) => !endings.some((end) => textIn(post['slug']).endsWith(end.toLowerCase())))
    return {
      next,
      items: posts.map((post): Found => ({
        key: `${type}:${String(post['id'])}`,
        version: textIn(post['modified_gmt']),
        title: rawOf(post, 'title') || textIn(post['slug']),
        url: shownAt(post),
      })),
    }
  },

  async read(connection, { key }) {
    const post = await postOf(connection, key)
    if (documentFields.every(({ name }) => rawOf(post, name).trim() === '')) throw new NotTaken('EMPTY')
    return { name: `${key.replace(':', '-')}.html`, bytes: bytesOf(post) }
  },

  async present(connection, target): Promise<Present> {
    const code = connection.codeOf(target.locale)
    if (hasLanguages(connection) && !(await languages(connection)).has(code))
      return { bytes: null, version: '', missing: 'TARGET_LOCALE_MISSING', message: code }
    const post = await translationOf(connection, target)
    if (!post) return { bytes: null, version: '' }
    return {
      bytes: bytesOf(post),
      version: textIn(post['modified_gmt']),
      remoteKey: String(post['id']),
      url: shownAt(post),
    }
  },

  write: oneByOne(write),
}

import {
  oneByOne,
  type Adapter,
  type Connection,
  type Found,
  type Present,
  type Write,
  type Written,
} from '../peer/adapter.ts'
import { isObject, objectsIn, ownOf, textIn, type JsonObject } from '../peer/answered.ts'
import type { Asked } from '../peer/ask.ts'
import { PeerFault } from '../peer/faults.ts'
import { isRecent, isSigned } from '../peer/hooks.ts'
import { documentOf, fieldsOf } from '../peer/html-document.ts'

// Zendesk's Help Center: text is only in translations, one for each language, the source among them.

const types: Record<string, string> = { article: 'articles', category: 'categories', section: 'sections' }
const documentFields = [{ name: 'title', isPlain: true }, { name: 'body' }]

const ask = ({ fields, ask: asking }: Connection, path: string, asked: Asked = {}) =>
  asking(`https://${fields['subdomain'] ?? ''}.zendesk.com/api/v2/help_center${path}`, {
    ...asked,
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${fields['email'] ?? ''}/token:${fields['apiToken'] ?? ''}`).toString('base64')}`,
    },
  })

const typesOf = ({ settings }: Connection) => {
  const wanted = settings.contentTypes ?? []
  return Object.keys(types).filter((type) => wanted.length === 0 || wanted.includes(type))
}
const pathOf = (key: string) => {
  const [type = '', id = ''] = key.split(':')
  return `/${ownOf(types, type) ?? 'articles'}/${encodeURIComponent(id)}/translations`
}
const bytesOf = (text: JsonObject) =>
  documentOf(documentFields.map((field) => ({ ...field, value: textIn(text[field.name]) })))

async function locales(connection: Connection): Promise<readonly string[]> {
  const known = connection.memo.get('locales')
  if (Array.isArray(known)) return known as string[]
  const { locales: found } = (await ask(connection, '/locales.json')).object()
  const codes = Array.isArray(found) ? found.map(textIn) : []
  connection.memo.set('locales', codes)
  return codes
}

/** A text in a language; undefined where there is none. */
async function translation(connection: Connection, key: string, code: string): Promise<JsonObject | undefined> {
  const answer = await ask(connection, `${pathOf(key)}/${encodeURIComponent(code)}.json`, { accepts: [404] })
  if (answer.status === 404) return undefined
  const found = answer.object()['translation']
  return isObject(found) ? found : undefined
}

async function write(connection: Connection, { target, bytes, before }: Write): Promise<Written> {
  const code = connection.codeOf(target.locale)
  const present = await translation(connection, target.item.key, code)
  if (textIn(present?.['updated_at']) !== before.version) return { reason: 'TARGET_CHANGED' }
  const isPublished = connection.settings.delivery === 'PUBLISH'
  if (present && present['draft'] === false && !isPublished)
    return { reason: 'REFUSED_BY_PEER', message: 'This translation is published, and any change of it is, too.' }
  const fields = { ...fieldsOf(bytes, documentFields), outdated: false, draft: !isPublished }
  const path = pathOf(target.item.key)
  const answer = present
    ? await ask(connection, `${path}/${encodeURIComponent(code)}.json`, {
        method: 'PUT',
        json: { translation: fields },
      })
    : await ask(connection, `${path}.json`, { method: 'POST', json: { translation: { locale: code, ...fields } } })
  const made = answer.object()['translation']
  if (!isObject(made)) throw new PeerFault('NOT_JSON', answer.said())
  return { reason: 'WRITTEN', bytes: bytesOf(made), remoteKey: code, url: textIn(made['html_url']) || undefined }
}

/** Articles, sections, and categories of a help center. */
export const zendesk: Adapter = {
  checks: (connection) => [
    { check: 'SIGN_IN', run: async () => void (await ask(connection, '/locales.json')).object() },
    {
      check: 'READ',
      run: async () => void (await ask(connection, '/articles.json?page[size]=1')).object(),
    },
    {
      check: 'LOCALES',
      async run() {
        const known = await locales(connection)
        const missing = connection.targetLocales.map(connection.codeOf).filter((code) => !known.includes(code))
        if (missing.length > 0) throw new PeerFault('NOT_FOUND', missing.join(', '))
      },
    },
  ],

  async choices(connection, field) {
    if (field === 'contentType') return Object.keys(types).map((type) => ({ value: type, label: type }))
    if (field !== 'locale') return []
    return (await locales(connection)).map((code) => ({ value: code, label: code }))
  },

  hear({ headers, body, secret, now }) {
    const sent = headers.get('x-zendesk-webhook-signature-timestamp') ?? ''
    const given = headers.get('x-zendesk-webhook-signature') ?? ''
    const isValid = isSigned(`${sent}${body.toString('utf8')}`, secret, { given, encoding: 'base64' })
    if (!isValid || !isRecent(Date.parse(sent), { now })) return undefined
    return { delivery: headers.get('x-zendesk-webhook-invocation-id') ?? '', isNews: true }
  },

  async discover(connection, cursor) {
    const wanted = typesOf(connection)
    const [number = '0', after = ''] = (cursor ?? '0').split(' ')
    const at = Number(number)
    const type = wanted[at]
    if (type === undefined) return { items: [] }
    const query = new URLSearchParams({ 'page[size]': '100', ...(after && { 'page[after]': after }) })
    const source = encodeURIComponent(connection.codeOf(connection.sourceLocale))
    const answer = (await ask(connection, `/${source}/${types[type]}.json?${query}`)).object()
    const meta = isObject(answer['meta']) ? answer['meta'] : {}
    const following = meta['has_more'] === true ? `${at} ${textIn(meta['after_cursor'])}` : undefined
    return {
      next: following ?? (at + 1 < wanted.length ? String(at + 1) : undefined),
      items: objectsIn(answer[types[type]!]).map((one): Found => ({
        key: `${type}:${String(one['id'])}`,
        version: textIn(one['updated_at']),
        title: textIn(one['title']) || textIn(one['name']),
        url: textIn(one['html_url']) || undefined,
      })),
    }
  },

  async read(connection, { key }) {
    const source = await translation(connection, key, connection.codeOf(connection.sourceLocale))
    if (!source) throw new PeerFault('NOT_FOUND')
    return { name: `${key.replace(':', '-')}.html`, bytes: bytesOf(source) }
  },

  async present(connection, { item, locale }): Promise<Present> {
    const code = connection.codeOf(locale)
    if (!(await locales(connection)).includes(code))
      return { bytes: null, version: '', missing: 'TARGET_LOCALE_MISSING', message: code }
    const found = await translation(connection, item.key, code)
    if (!found) return { bytes: null, version: '' }
    return {
      bytes: bytesOf(found),
      version: textIn(found['updated_at']),
      remoteKey: code,
      url: textIn(found['html_url']) || undefined,
    }
  },

  write: oneByOne(write),
}

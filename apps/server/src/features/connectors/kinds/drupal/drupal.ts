import {
  oneByOne,
  type Adapter,
  type Connection,
  type Found,
  type Present,
  type Write,
  type Written,
} from '../../peer/adapter.ts'
import { isObject, textIn, textWithin, type JsonObject } from '../../peer/answered.ts'
import type { Asked } from '../../peer/ask.ts'
import { remembered } from '../../peer/remembered.ts'
import { PeerFault } from '../../peer/faults.ts'
import { attributesOf, documentIn, entitiesIn, textFieldsIn, translatedAttributes, type TextFields } from './fields.ts'

// Drupal's JSON:API, and the module jsonapi_multilingual (`langCode`), without which translations can't be added.

const mediaType = 'application/vnd.api+json'
/** Entities of a page: JSON:API gives no more. */
const pageSize = 50
const readOnly = 'The site takes no translation by its API. Install and allow jsonapi_multilingual there.'

function ask({ fields, ask: asking }: Connection, path: string, asked: Asked = {}) {
  const { baseUrl = '', user = '', password = '' } = fields
  return asking(`${baseUrl.replace(/\/+$/, '')}/jsonapi${path}`, {
    ...asked,
    headers: {
      accept: mediaType,
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      ...(asked.json !== undefined && { 'content-type': mediaType }),
    },
  })
}

/** Types of content, by name: those that the entry of the API links to. */
const typesOf = (connection: Connection): Promise<string[]> =>
  remembered(connection, 'types', async () => {
    const { links } = (await ask(connection, '')).object()
    return Object.keys(isObject(links) ? links : {})
      .filter((name) => name.startsWith('node--'))
      .map((name) => name.slice('node--'.length))
      .toSorted()
  })

const hasNext = (answer: JsonObject) => textWithin(answer, 'links', 'next', 'href') !== ''

/** All pages of a list of what is configured; undefined where the user may not see it. */
async function listed(
  connection: Connection,
  path: string,
  filter: Record<string, string> = {},
  asked: Asked = {},
): Promise<JsonObject[] | undefined> {
  const rows: JsonObject[] = []
  for (let offset = 0; ; offset += pageSize) {
    const page = { 'page[limit]': String(pageSize), 'page[offset]': String(offset), sort: 'drupal_internal__id' }
    const answer = await ask(connection, `${path}?${new URLSearchParams({ ...filter, ...page })}`, asked)
    if (!answer.isOk) return undefined
    const found = entitiesIn(answer.object())
    rows.push(...found)
    if (found.length === 0 || !hasNext(answer.object())) return rows
  }
}

/** Codes and names of the languages of the site. */
const languagesOf = (connection: Connection): Promise<ReadonlyMap<string, string>> =>
  remembered(connection, 'languages', async () => {
    const found = (await listed(connection, '/configurable_language/configurable_language'))?.map(attributesOf) ?? []
    return new Map(found.map((one) => [textIn(one['drupal_internal__id']), textIn(one['label'])]))
  })

/** Text fields of a type, where the user may see how it is built. */
const fieldsOfType = (connection: Connection, type: string): Promise<TextFields> =>
  remembered(connection, `fields ${type}`, async () => {
    const filter = { 'filter[entity_type]': 'node', 'filter[bundle]': type }
    const configs = await listed(connection, '/field_config/field_config', filter, { accepts: [403, 404] })
    // A user who can't see them may get an empty list, too.
    return configs && configs.length > 0 ? textFieldsIn(configs) : null
  })

const divided = (key: string) => {
  const [type = '', id = ''] = key.split(':')
  return { type, id }
}
const pathOf = (key: string) => {
  const { type, id } = divided(key)
  return `/node/${encodeURIComponent(type)}/${encodeURIComponent(id)}`
}

/** An entity in a language; undefined where it isn't there in that one: the site then gives another. */
async function entityIn(connection: Connection, key: string, code: string): Promise<JsonObject | undefined> {
  const answer = await ask(connection, `${pathOf(key)}?langCode=${encodeURIComponent(code)}`, { accepts: [404] })
  const { data } = answer.status === 404 ? {} : answer.object()
  if (!isObject(data)) return undefined
  return attributesOf(data)['langcode'] === code ? attributesOf(data) : undefined
}

async function sourceOf(connection: Connection, key: string): Promise<JsonObject> {
  const found = await entityIn(connection, key, connection.codeOf(connection.sourceLocale))
  if (!found) throw new PeerFault('NOT_FOUND')
  return found
}

async function write(connection: Connection, { target, bytes, before }: Write): Promise<Written> {
  const { key } = target.item
  const code = connection.codeOf(target.locale)
  const present = await entityIn(connection, key, code)
  if (textIn(present?.['changed']) !== before.version) return { reason: 'TARGET_CHANGED' }
  const isPublished = connection.settings.delivery === 'PUBLISH'
  if (present?.['status'] === true && !isPublished)
    return { reason: 'REFUSED_BY_PEER', message: 'This translation is published, and any change of it is, too.' }
  const { type, id } = divided(key)
  const known = await fieldsOfType(connection, type)
  const texts = translatedAttributes(await sourceOf(connection, key), known, bytes)
  const added = { langcode: code, status: isPublished }
  const attributes = { ...texts, ...(present ? isPublished && { status: true } : added) }
  const json = { data: { type: `node--${type}`, id, attributes } }
  const query = `?langCode=${encodeURIComponent(code)}`
  const answer = present
    ? await ask(connection, `${pathOf(key)}${query}`, { method: 'PATCH', json })
    : await ask(connection, `/node/${encodeURIComponent(type)}${query}`, {
        method: 'POST',
        json,
        accepts: [403, 404, 405, 409, 422],
      })
  if (!answer.isOk) return { reason: 'REFUSED_BY_PEER', message: `${readOnly} ${answer.said()}` }
  const { data } = answer.object()
  const made = isObject(data) ? attributesOf(data) : {}
  if (made['langcode'] !== code) return { reason: 'REFUSED_BY_PEER', message: readOnly }
  return { reason: 'WRITTEN', bytes: documentIn(made, known), remoteKey: code }
}

/** Content of a Drupal site. */
export const drupal: Adapter = {
  checks: (connection) => [
    {
      check: 'SIGN_IN',
      async run() {
        // The entry answers everyone, and names the user where there is one.
        const { meta } = (await ask(connection, '')).object()
        if (textWithin(meta, 'links', 'me', 'meta', 'id') === '') throw new PeerFault('SIGN_IN')
      },
    },
    {
      check: 'READ',
      async run() {
        const [type] = await typesOf(connection)
        if (type === undefined) throw new PeerFault('NOT_FOUND', 'The user sees no content.')
        await ask(connection, `/node/${encodeURIComponent(type)}?page[limit]=1`)
      },
    },
    {
      check: 'LOCALES',
      async run() {
        const known = await languagesOf(connection)
        const missing = connection.targetLocales.map(connection.codeOf).filter((code) => !known.has(code))
        if (missing.length > 0) throw new PeerFault('NOT_FOUND', missing.join(', '))
      },
    },
  ],

  async choices(connection, field) {
    if (field === 'contentType') return (await typesOf(connection)).map((type) => ({ value: type, label: type }))
    if (field !== 'locale') return []
    return [...(await languagesOf(connection))].map(([value, label]) => ({ value, label }))
  },

  async discover(connection, cursor) {
    const { contentTypes = [] } = connection.settings
    const types = (await typesOf(connection)).filter((type) => contentTypes.length === 0 || contentTypes.includes(type))
    const [at = 0, offset = 0] = (cursor ?? '0 0').split(' ').map(Number)
    const type = types[at]
    if (type === undefined) return { items: [] }
    const query = new URLSearchParams({
      'page[limit]': String(pageSize),
      'page[offset]': String(offset),
      'filter[langcode]': connection.codeOf(connection.sourceLocale),
      sort: 'drupal_internal__nid',
      [`fields[node--${type}]`]: 'title,changed,langcode,path,drupal_internal__nid',
    })
    const answer = (await ask(connection, `/node/${encodeURIComponent(type)}?${query}`)).object()
    const home = (connection.fields['baseUrl'] ?? '').replace(/\/+$/, '')
    return {
      next: hasNext(answer) ? `${at} ${offset + pageSize}` : at + 1 < types.length ? `${at + 1} 0` : undefined,
      items: entitiesIn(answer).map((entity): Found => {
        const attributes = attributesOf(entity)
        const id = attributes['drupal_internal__nid']
        return {
          key: `${type}:${textIn(entity['id'])}`,
          version: textIn(attributes['changed']),
          title: textIn(attributes['title']),
          url: typeof id === 'number' ? `${home}/node/${id}` : undefined,
        }
      }),
    }
  },

  async read(connection, { key }) {
    const source = await sourceOf(connection, key)
    const known = await fieldsOfType(connection, divided(key).type)
    return { name: `${key.replace(':', '-')}.html`, bytes: documentIn(source, known) }
  },

  async present(connection, { item, locale }): Promise<Present> {
    const code = connection.codeOf(locale)
    if (!(await languagesOf(connection)).has(code))
      return { bytes: null, version: '', missing: 'TARGET_LOCALE_MISSING', message: code }
    const found = await entityIn(connection, item.key, code)
    if (!found) return { bytes: null, version: '' }
    const known = await fieldsOfType(connection, divided(item.key).type)
    return { bytes: documentIn(found, known), version: textIn(found['changed']), remoteKey: code }
  },

  write: oneByOne(write),
}

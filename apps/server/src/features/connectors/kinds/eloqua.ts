import {
  oneByOne,
  type Adapter,
  type Connection,
  type Found,
  type Present,
  type Target,
  type Write,
  type Written,
} from '../peer/adapter.ts'
import { isObject, objectsIn, ownOf, textIn, type JsonObject } from '../peer/answered.ts'
import type { Answered } from '../peer/answered.ts'
import type { Asked } from '../peer/ask.ts'
import { PeerFault } from '../peer/faults.ts'
import { documentOf, fieldsOf } from '../peer/html-document.ts'

// Eloqua's REST 2.0. It has no languages: a translation is an asset of its own, named after its source and its language.

const login = 'https://login.eloqua.com/id'
const pageSize = 100
const types: Record<string, { list: string; subject: string }> = {
  email: { list: 'emails', subject: 'subject' },
  landingPage: { list: 'landingPages', subject: 'title' },
}
const documentFields = [{ name: 'subject', isPlain: true }, { name: 'html' }]

const authorization = ({ fields }: Connection) =>
  `Basic ${Buffer.from(`${fields['companyName'] ?? ''}\\${fields['username'] ?? ''}:${fields['password'] ?? ''}`).toString('base64')}`

/** Where the instance is: it may have moved to another pod since. */
async function baseOf(connection: Connection): Promise<string> {
  const known = connection.memo.get('base')
  if (typeof known === 'string') return known
  const answer = await connection.ask(login, { headers: { authorization: authorization(connection) } })
  // It says so with a text and 200.
  if (/not authenticated/i.test(answer.text())) throw new PeerFault('SIGN_IN', answer.said())
  const { urls } = answer.object()
  const base = isObject(urls) ? textIn(urls['base']) : ''
  if (!/^https:\/\/[a-z0-9.-]+\.eloqua\.com$/.test(base)) throw new PeerFault('NOT_JSON', answer.said())
  connection.memo.set('base', base)
  return base
}

async function ask(connection: Connection, path: string, asked: Asked = {}): Promise<Answered> {
  const base = await baseOf(connection)
  const headers = { authorization: authorization(connection) }
  const once = (origin: string) => connection.ask(`${origin}/API/REST/2.0/assets${path}`, { ...asked, headers })
  try {
    return await once(base)
  } catch (error) {
    if (!(error instanceof PeerFault) || error.reason !== 'SIGN_IN') throw error
    connection.memo.delete('base')
    const present = await baseOf(connection)
    if (present === base) throw error
    return once(present)
  }
}

const typesOf = ({ settings }: Connection) => {
  const wanted = settings.contentTypes?.length ? settings.contentTypes : ['email']
  return Object.keys(types).filter((type) => wanted.includes(type))
}
const divided = (key: string) => {
  const [type = 'email', id = ''] = key.split(':')
  return { type, id, ...(ownOf(types, type) ?? types['email']!) }
}
const htmlOf = (asset: JsonObject) => (isObject(asset['htmlContent']) ? textIn(asset['htmlContent']['html']) : '')
const bytesOf = (asset: JsonObject, subject: string) =>
  documentOf([
    { name: 'subject', isPlain: true, value: textIn(asset[subject]) },
    { name: 'html', value: htmlOf(asset) },
  ])
const nameOf = (title: string, code: string) => `${title}_${code}`
const quoted = (name: string) => `name='${name.replaceAll("'", "''")}'`

const assetOf = async (connection: Connection, key: string, id = divided(key).id) =>
  (await ask(connection, `/${divided(key).type}/${encodeURIComponent(id)}?depth=complete`)).object()

/** The asset that a translation is: the one that we know, else the one with its name. */
async function translationOf(connection: Connection, { item, locale, remoteKey }: Target) {
  const { list } = divided(item.key)
  if (remoteKey !== null) {
    const answer = await assetOf(connection, item.key, remoteKey).catch((error: unknown) => {
      if (error instanceof PeerFault && error.reason === 'NOT_FOUND') return undefined
      throw error
    })
    if (answer) return answer
  }
  const name = nameOf(item.title, connection.codeOf(locale))
  const query = new URLSearchParams({ search: quoted(name), depth: 'minimal', count: '10' })
  const found = objectsIn((await ask(connection, `/${list}?${query}`)).object()['elements'])
  const same = found.find((one) => one['name'] === name)
  return same && assetOf(connection, item.key, String(same['id']))
}

async function write(connection: Connection, { target, bytes, before }: Write): Promise<Written> {
  const { type, subject } = divided(target.item.key)
  const present = await translationOf(connection, target)
  if ((present ? String(present['updatedAt']) : '') !== before.version) return { reason: 'TARGET_CHANGED' }
  const fields = fieldsOf(bytes, documentFields)
  const source = present ?? (await assetOf(connection, target.item.key))
  const { id, createdAt: _, updatedAt: __, createdBy: ___, updatedBy: ____, ...kept } = source
  const json = {
    ...kept,
    name: present ? textIn(present['name']) : nameOf(target.item.title, connection.codeOf(target.locale)),
    ...(fields['subject'] !== undefined && { [subject]: fields['subject'] }),
    htmlContent: { type: 'RawHtmlContent', html: fields['html'] ?? '' },
  }
  const answer = present
    ? await ask(connection, `/${type}/${String(id)}`, { method: 'PUT', json: { ...json, id } })
    : await ask(connection, `/${type}`, { method: 'POST', json })
  const made = answer.object()
  return { reason: 'WRITTEN', bytes: bytesOf(made, subject), remoteKey: String(made['id']) }
}

/** Emails and landing pages of Eloqua. */
export const eloqua: Adapter = {
  checks: (connection) => [
    { check: 'SIGN_IN', run: async () => void (await baseOf(connection)) },
    { check: 'READ', run: async () => void (await ask(connection, '/emails?count=1&depth=minimal')).object() },
  ],

  choices: (_connection, field) =>
    Promise.resolve(field === 'contentType' ? Object.keys(types).map((type) => ({ value: type, label: type })) : []),

  async discover(connection, cursor) {
    const wanted = typesOf(connection)
    const [at = 0, page = 1] = (cursor ?? '0 1').split(' ').map(Number)
    const type = wanted[at]
    if (type === undefined) return { items: [] }
    const { list } = types[type]!
    const answer = (await ask(connection, `/${list}?page=${page}&count=${pageSize}&depth=minimal`)).object()
    const isLast = page * pageSize >= Number(answer['total'] ?? 0)
    const endings = connection.targetLocales.map((locale) => `_${connection.codeOf(locale)}`)
    const assets = objectsIn(answer['elements']).filter(
      (one) => !endings.some((end) => textIn(one['name']).endsWith(end)),
    )
    return {
      next: isLast ? (at + 1 < wanted.length ? `${at + 1} 1` : undefined) : `${at} ${page + 1}`,
      items: assets.map((one): Found => ({
        key: `${type}:${String(one['id'])}`,
        version: String(one['updatedAt']),
        title: textIn(one['name']),
      })),
    }
  },

  async read(connection, { key }) {
    const asset = await assetOf(connection, key)
    return { name: `${key.replace(':', '-')}.html`, bytes: bytesOf(asset, divided(key).subject) }
  },

  async present(connection, target): Promise<Present> {
    const asset = await translationOf(connection, target)
    if (!asset) return { bytes: null, version: '' }
    const bytes = bytesOf(asset, divided(target.item.key).subject)
    return { bytes, version: String(asset['updatedAt']), remoteKey: String(asset['id']) }
  },

  write: oneByOne(write),
}

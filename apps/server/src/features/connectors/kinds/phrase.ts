import {
  oneByOne,
  type Adapter,
  type Connection,
  type Present,
  type Target,
  type Write,
  type Written,
} from '../peer/adapter.ts'
import { textIn, type JsonObject } from '../peer/answered.ts'
import type { Asked } from '../peer/ask.ts'
import { PeerFault } from '../peer/faults.ts'
import { changedTexts, textsDocument, textsOf, versionOfBytes, type Texts } from '../peer/texts-document.ts'

// Phrase Strings v2. A locale is downloaded as a whole, or for one tag; the same download again costs nothing (304).

const pageSize = 100
/** How often an upload is asked for its end. */
const looks = 10
const everything = 'all'

const projectOf = ({ fields }: Connection) =>
  `https://${fields['host'] || 'api.phrase.com'}/v2/projects/${encodeURIComponent(fields['projectId'] ?? '')}`

const ask = (connection: Connection, path: string, { headers, ...asked }: Asked = {}) =>
  connection.ask(`${projectOf(connection)}${path}`, {
    ...asked,
    headers: {
      accept: 'application/json',
      authorization: `token ${connection.fields['accessToken'] ?? ''}`,
      ...headers,
    },
  })

/** All pages of a list. */
async function listed(connection: Connection, path: string): Promise<JsonObject[]> {
  const known = connection.memo.get(path)
  if (Array.isArray(known)) return known as JsonObject[]
  const rows: JsonObject[] = []
  for (let page = 1; ; page += 1) {
    const found = (await ask(connection, `${path}?page=${page}&per_page=${pageSize}`)).objects()
    rows.push(...found)
    if (found.length < pageSize) break
  }
  connection.memo.set(path, rows)
  return rows
}

/** The id of a language there; undefined where the project doesn't have it. */
async function localeOf(connection: Connection, locale: string): Promise<string | undefined> {
  const code = connection.codeOf(locale).toLowerCase()
  const all = await listed(connection, '/locales')
  const named = (field: string) => all.find((one) => textIn(one[field]).toLowerCase() === code)
  const found = named('name') ?? named('code')
  return found && textIn(found['id'])
}

interface Download {
  key: string
  version: string
  texts: Texts
}

/** The texts of a language; those of one tag, unless the key means all. */
async function download(connection: Connection, localeId: string, key: string): Promise<Download> {
  const memo = `download ${localeId}`
  const kept = connection.memo.get(memo) as Download | undefined
  const known = kept?.key === key ? kept : undefined
  const query = new URLSearchParams({ file_format: 'simple_json', ...(key !== everything && { tags: tagOf(key) }) })
  const headers = known && { 'if-none-match': known.version }
  const path = `/locales/${encodeURIComponent(localeId)}/download?${query}`
  const answer = await ask(connection, path, { accepts: [304], ...(headers && { headers }) })
  if (answer.status === 304 && known) return known
  const isText = ([, text]: [string, unknown]) => (typeof text === 'string' ? text !== '' : text !== null)
  const texts = Object.fromEntries(Object.entries(answer.object()).filter(isText))
  const made = { key, version: answer.header('etag') ?? versionOfBytes(answer.bytes), texts }
  connection.memo.set(memo, made)
  return made
}

const keyOf = (tag: string) => `tag:${tag}`
const tagOf = (key: string) => key.slice(keyOf('').length)

async function source(connection: Connection, key: string): Promise<Download> {
  const id = await localeOf(connection, connection.sourceLocale)
  if (id === undefined) throw new PeerFault('NOT_FOUND', connection.codeOf(connection.sourceLocale))
  return download(connection, id, key)
}

/** The texts of a translation, in the order of their source. */
async function translation(connection: Connection, { item, locale }: Target) {
  const id = await localeOf(connection, locale)
  if (id === undefined) return undefined
  const { texts: wanted } = await source(connection, item.key)
  const { texts, version } = await download(connection, id, item.key)
  const there = new Map(Object.entries(texts))
  const own = Object.keys(wanted).filter((name) => there.has(name))
  return { id, version, texts: Object.fromEntries(own.map((name) => [name, there.get(name)])) }
}

async function present(connection: Connection, target: Target): Promise<Present> {
  const found = await translation(connection, target)
  const code = connection.codeOf(target.locale)
  if (!found) return { bytes: null, version: '', missing: 'TARGET_LOCALE_MISSING', message: code }
  const isEmpty = Object.keys(found.texts).length === 0
  return { bytes: isEmpty ? null : textsDocument(found.texts), version: found.version, remoteKey: found.id }
}

async function write(connection: Connection, { target, bytes, before }: Write): Promise<Written> {
  const found = await translation(connection, target)
  if (!found) return { reason: 'TARGET_LOCALE_MISSING', message: connection.codeOf(target.locale) }
  if (found.version !== before.version) return { reason: 'TARGET_CHANGED' }
  const texts = textsOf(bytes)
  const problem = await upload(connection, found.id, changedTexts(texts, found.texts))
  if (problem !== undefined) return { reason: 'REFUSED_BY_PEER', message: problem }
  return { reason: 'WRITTEN', bytes: textsDocument(texts), remoteKey: found.id }
}

/** Sends texts of a language; what the system has against them. */
async function upload(connection: Connection, localeId: string, texts: Texts): Promise<string | undefined> {
  const form = new FormData()
  form.append('file', new File([textsDocument(texts) as Uint8Array<ArrayBuffer>], 'translations.json'))
  form.append('file_format', 'simple_json')
  form.append('locale_id', localeId)
  form.append('update_translations', 'true')
  form.append('skip_upload_tags', 'true')
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const body = new Uint8Array(await sent.arrayBuffer())
  let state = (await ask(connection, '/uploads', { method: 'POST', headers, body })).object()
  const path = `/uploads/${encodeURIComponent(textIn(state['id']))}`
  for (let look = 0; look < looks && !['success', 'error'].includes(textIn(state['state'])); look += 1)
    state = (await ask(connection, path)).object()
  if (state['state'] === 'error') return textIn(state['error_message']) || 'The upload failed there.'
  return state['state'] === 'success' ? undefined : 'Phrase has not finished importing the texts. Retry later.'
}

/** The strings of a project of Phrase: all of them as one file, or one file for each tag that is chosen. */
export const phrase: Adapter = {
  checks: (connection) => [
    { check: 'SIGN_IN', run: async () => void (await ask(connection, '')).object() },
    { check: 'READ', run: async () => void (await listed(connection, '/locales')) },
    {
      check: 'LOCALES',
      async run() {
        const missing: string[] = []
        for (const locale of [connection.sourceLocale, ...connection.targetLocales])
          if ((await localeOf(connection, locale)) === undefined) missing.push(connection.codeOf(locale))
        if (missing.length > 0) throw new PeerFault('NOT_FOUND', missing.join(', '))
      },
    },
  ],

  async choices(connection, field) {
    if (field !== 'locale' && field !== 'contentType') return []
    const rows = await listed(connection, field === 'locale' ? '/locales' : '/tags')
    return rows.map((one) => textIn(one['name'])).map((name) => ({ value: name, label: name }))
  },

  async discover(connection, cursor) {
    const tags = connection.settings.contentTypes ?? []
    const keys = tags.length > 0 ? tags.map(keyOf) : [everything]
    const at = Number(cursor ?? 0)
    const key = keys[at]
    if (key === undefined) return { items: [] }
    const { texts, version } = await source(connection, key)
    const title = key === everything ? textIn((await ask(connection, '')).object()['name']) || everything : tagOf(key)
    const items = Object.keys(texts).length > 0 ? [{ key, version, title }] : []
    return { items, next: at + 1 < keys.length ? String(at + 1) : undefined }
  },

  async read(connection, { key }) {
    const { texts } = await source(connection, key)
    const name = key === everything ? 'strings' : encodeURIComponent(tagOf(key))
    return { name: `${name}.json`, bytes: textsDocument(texts) }
  },

  present,

  write: oneByOne(write),
}

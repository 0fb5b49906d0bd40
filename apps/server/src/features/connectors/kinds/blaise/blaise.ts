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
import { isObject, objectsIn, textIn, type JsonObject } from '../../peer/answered.ts'
import type { Asked } from '../../peer/ask.ts'
import { PeerFault } from '../../peer/faults.ts'
import { changedTexts, textsDocument, textsOf, versionOfBytes, type Texts } from '../../peer/texts-document.ts'
import { inLocale, placesAt, valueAt, withValueAt } from './pointers.ts'
import { sourceIn, SourceProblem, type Source } from './source.ts'

// Any source of JSON documents: its connection says where they are, and which of their values are texts.

const mostPages = 10_000
const noWrite = 'The parameters say no way to write. Add write, or download the translation here.'

function sourceOf({ fields, memo }: Connection): Source {
  const known = memo.get('source')
  if (known) return known as Source
  try {
    const source = sourceIn(fields['params'] ?? '{}')
    memo.set('source', source)
    return source
  } catch (error) {
    throw error instanceof SourceProblem ? new PeerFault('REFUSED', error.message) : error
  }
}

function ask(connection: Connection, path: string, asked: Asked = {}) {
  const { auth } = sourceOf(connection)
  const { baseUrl = '', token = '' } = connection.fields
  const credentials = token === '' ? {} : { [auth.header]: auth.scheme ? `${auth.scheme} ${token}` : token }
  const headers = { accept: 'application/json', ...credentials }
  return connection.ask(`${baseUrl.replace(/\/+$/, '')}${path}`, { ...asked, headers })
}

const filled = (path: string, values: Readonly<Record<string, string>>) =>
  path.replaceAll(/\{(key|locale|page|cursor)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))

const shown = (value: unknown) => (typeof value === 'number' ? String(value) : textIn(value))

/** A document in a language; undefined where there is none. */
async function documentOf(connection: Connection, key: string, code: string): Promise<JsonObject | undefined> {
  const { read } = sourceOf(connection)
  const answer = await ask(connection, filled(read.path, { key, locale: code }), { accepts: [404] })
  return answer.status === 404 ? undefined : answer.object()
}

/** The texts of a document in a language, by the places of those of its source. */
function textsAt(document: unknown, places: readonly string[], code: string): Texts {
  return Object.fromEntries(
    places.flatMap((place) => {
      const text = valueAt(document, inLocale(place, code))
      return typeof text === 'string' && text.trim() !== '' ? [[place, text]] : []
    }),
  )
}

/** A document in the source language. */
interface SourceDocument {
  document: JsonObject
  texts: Texts
}

async function sourceTexts(connection: Connection, key: string): Promise<SourceDocument> {
  const code = connection.codeOf(connection.sourceLocale)
  const document = await documentOf(connection, key, code)
  if (!document) throw new PeerFault('NOT_FOUND')
  const places = sourceOf(connection).texts.flatMap((pointer) => placesAt(document, pointer, code))
  return { document, texts: textsAt(document, [...new Set(places)], code) }
}

/** A translation with the document that it is in. */
async function translation(connection: Connection, { item, locale }: Target) {
  const code = connection.codeOf(locale)
  const source = await sourceTexts(connection, item.key)
  const isShared = !sourceOf(connection).read.path.includes('{locale}')
  const document = isShared ? source.document : await documentOf(connection, item.key, code)
  const texts = textsAt(document, Object.keys(source.texts), code)
  const bytes = Object.keys(texts).length > 0 ? textsDocument(texts) : null
  return { code, source, document, texts, bytes, version: bytes ? versionOfBytes(bytes) : '' }
}

async function present(connection: Connection, target: Target): Promise<Present> {
  if (!sourceOf(connection).write) return { bytes: null, version: '', missing: 'REFUSED_BY_PEER', message: noWrite }
  const { bytes, version } = await translation(connection, target)
  return { bytes, version }
}

async function write(connection: Connection, { target, bytes, before }: Write): Promise<Written> {
  const { write: way } = sourceOf(connection)
  if (!way) return { reason: 'REFUSED_BY_PEER', message: noWrite }
  const { code, source, document, texts: there, version } = await translation(connection, target)
  if (version !== before.version) return { reason: 'TARGET_CHANGED' }
  const texts = textsOf(bytes)
  const first: unknown = document ?? source.document
  const made = Object.entries(changedTexts(texts, there)).reduce(
    (at, [place, text]) => withValueAt(at, inLocale(place, code), text),
    first,
  )
  const lost = Object.keys(texts).find((place) => valueAt(made, inLocale(place, code)) !== texts[place])
  if (lost !== undefined)
    return {
      reason: 'REFUSED_BY_PEER',
      message: `The document in ${code} has no place for ${lost}. Add it there first.`,
    }
  const json = way.method === 'PATCH' && document ? changedMembers(made, document) : made
  const path = filled(way.path, { key: target.item.key, locale: code })
  await ask(connection, path, { method: way.method, json })
  return { reason: 'WRITTEN', bytes: textsDocument(texts) }
}

/** Members that differ: what a merge patch (RFC 7396) has to say. */
const changedMembers = (made: unknown, before: JsonObject): JsonObject =>
  isObject(made) ? changedTexts(made, before) : {}

/** The way to the next page of a list; undefined at the end. */
function nextOf({ list }: Source, answer: unknown, { page, count }: { page: number; count: number }) {
  if (list.next === undefined)
    return list.path.includes('{page}') && count > 0 && page < mostPages ? String(page + 1) : undefined
  const next = shown(valueAt(answer, list.next))
  return next === '' ? undefined : next
}

/** The path of a page of a list: its number, a cursor, or an address that the source gave. */
function pathOf({ fields }: Connection, { list }: Source, cursor: string | undefined): string {
  if (list.path.includes('{page}')) return filled(list.path, { page: cursor ?? String(list.firstPage) })
  if (list.path.includes('{cursor}') || cursor === undefined) return filled(list.path, { cursor: cursor ?? '' })
  const base = `${(fields['baseUrl'] ?? '').replace(/\/+$/, '')}`
  const next = URL.parse(cursor, `${base}${list.path}`)?.href ?? ''
  if (!next.startsWith(`${base}/`)) throw new PeerFault('REFUSED', 'The next page is not below the base address.')
  return next.slice(base.length)
}

/** A source of one's own. */
export const blaise: Adapter = {
  problem({ params = '' }) {
    try {
      sourceIn(params)
      return undefined
    } catch (error) {
      if (error instanceof SourceProblem) return { field: 'params', message: error.message }
      throw error
    }
  },

  checks: (connection) => [
    {
      check: 'SIGN_IN',
      run: async () => void (await ask(connection, pathOf(connection, sourceOf(connection), undefined))).json(),
    },
    {
      check: 'READ',
      async run() {
        const [first] = (await blaise.discover(connection, undefined)).items
        if (first) await sourceTexts(connection, first.key)
      },
    },
    {
      check: 'LOCALES',
      async run() {
        const { locales } = sourceOf(connection)
        if (!locales) return
        const codes = valueAt((await ask(connection, locales.path)).json(), locales.codes)
        const known = Array.isArray(codes) ? codes.map(shown) : []
        const missing = connection.targetLocales.map(connection.codeOf).filter((code) => !known.includes(code))
        if (missing.length > 0) throw new PeerFault('NOT_FOUND', missing.join(', '))
      },
    },
  ],

  choices: () => Promise.resolve([]),

  async discover(connection, cursor) {
    const source = sourceOf(connection)
    const { list } = source
    const answer = (await ask(connection, pathOf(connection, source, cursor))).json()
    const rows = objectsIn(valueAt(answer, list.items))
    const code = connection.codeOf(connection.sourceLocale)
    const items = rows.flatMap((row): Found[] => {
      const key = shown(valueAt(row, list.key))
      if (key === '') return []
      const version = list.version === undefined ? '' : shown(valueAt(row, list.version))
      return [
        {
          key,
          version: version || versionOfBytes(Buffer.from(JSON.stringify(row))),
          title: shown(valueAt(row, inLocale(list.title, code))) || key,
        },
      ]
    })
    const page = Number(cursor ?? list.firstPage)
    return { items, next: nextOf(source, answer, { page, count: rows.length }) }
  },

  async read(connection, { key }) {
    const { texts } = await sourceTexts(connection, key)
    return { name: `${encodeURIComponent(key)}.json`, bytes: textsDocument(texts) }
  },

  present,

  write: oneByOne(write),
}

import { createHash } from 'node:crypto'
import {
  oneByOne,
  type Adapter,
  type Connection,
  type Found,
  type Present,
  type Write,
  type Written,
} from '../../peer/adapter.ts'
import { objectsIn, textIn, type JsonObject } from '../../peer/answered.ts'
import { NotTaken, PeerFault } from '../../peer/faults.ts'
import { isRecent, isSigned } from '../../peer/hooks.ts'
import {
  ask,
  contentTypes,
  documentIn,
  idOf,
  localesOf,
  sysOf,
  translatedFields,
  typeIdOf,
  valueOf,
} from './entries.ts'

const pageSize = 100
/** How often an entry that others save meanwhile is read again. */
const tries = 3

const entryOf = async (connection: Connection, key: string) =>
  (await ask(connection, `/entries/${encodeURIComponent(key)}`)).object()

async function typeOf(connection: Connection, entry: JsonObject) {
  const type = (await contentTypes(connection)).get(typeIdOf(entry))
  if (!type) throw new NotTaken('EMPTY')
  return type
}

/** Other languages of an entry have the same version: only what stands in this one counts. */
const versionOf = (bytes: Uint8Array | null) => (bytes ? createHash('sha256').update(bytes).digest('hex') : '')

async function write(connection: Connection, { target, bytes, before }: Write): Promise<Written> {
  const code = connection.codeOf(target.locale)
  const source = connection.codeOf(connection.sourceLocale)
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const entry = await entryOf(connection, target.item.key)
    const type = await typeOf(connection, entry)
    if (versionOf(documentIn(entry, type, code)) !== before.version) return { reason: 'TARGET_CHANGED' }
    const fields = translatedFields(entry, type, { bytes, source, code })
    const { version, publishedVersion } = sysOf(entry)
    const path = `/entries/${encodeURIComponent(target.item.key)}`
    const headers = { 'x-contentful-version': String(version) }
    const answer = await ask(connection, path, { method: 'PUT', headers, json: { fields }, accepts: [409] })
    if (answer.status === 409) continue
    const made = answer.object()
    // Changes that others have not published yet stay unpublished.
    const isPublished = connection.settings.delivery === 'PUBLISH' && Number(publishedVersion) + 1 === Number(version)
    if (isPublished) {
      const present = { 'x-contentful-version': String(sysOf(made)['version']) }
      await ask(connection, `${path}/published`, { method: 'PUT', headers: present })
    }
    return { reason: 'WRITTEN', bytes: documentIn(made, type, code) ?? bytes, remoteKey: code }
  }
  return { reason: 'REFUSED_BY_PEER', message: 'Others keep saving this entry.' }
}

/** Entries of a Contentful environment. */
export const contentful: Adapter = {
  checks: (connection) => [
    { check: 'SIGN_IN', run: async () => void (await localesOf(connection)) },
    { check: 'READ', run: async () => void (await ask(connection, '/entries?limit=1')).object() },
    {
      check: 'LOCALES',
      async run() {
        const known = (await localesOf(connection)).map(({ code }) => code)
        const wanted = [connection.sourceLocale, ...connection.targetLocales].map(connection.codeOf)
        const missing = wanted.filter((code) => !known.includes(code))
        if (missing.length > 0) throw new PeerFault('NOT_FOUND', missing.join(', '))
      },
    },
  ],

  async choices(connection, field) {
    if (field === 'locale')
      return (await localesOf(connection)).map(({ code, name }) => ({ value: code, label: name || code }))
    if (field !== 'contentType') return []
    return [...(await contentTypes(connection)).values()].map(({ id, name }) => ({ value: id, label: name || id }))
  },

  hear({ method, path, headers, body, secret, now }) {
    const names = (headers.get('x-contentful-signed-headers') ?? '').split(',').map((name) => name.trim().toLowerCase())
    const signed = names.map((name) => `${name}:${headers.get(name) ?? ''}`).join(';')
    const given = headers.get('x-contentful-signature') ?? ''
    const text = [method, path, signed, body.toString('utf8')].join('\n')
    const isTimed = names.includes('x-contentful-timestamp')
    const sent = Number(headers.get('x-contentful-timestamp') ?? Number.NaN)
    if (!isTimed || !isSigned(text, secret, { given, encoding: 'hex' }) || !isRecent(sent, { now })) return undefined
    return { delivery: headers.get('x-contentful-idempotency-key') ?? given, isNews: true }
  },

  async discover(connection, cursor) {
    const types = await contentTypes(connection)
    const { contentTypes: chosen = [] } = connection.settings
    const wanted = [...types.keys()].filter((id) => chosen.length === 0 || chosen.includes(id))
    if (wanted.length === 0) return { items: [] }
    const skip = Number(cursor ?? 0)
    const query = new URLSearchParams({
      limit: String(pageSize),
      skip: String(skip),
      order: 'sys.id',
      'sys.contentType.sys.id[in]': wanted.join(','),
      'sys.archivedAt[exists]': 'false',
    })
    const answer = (await ask(connection, `/entries?${query}`)).object()
    const entries = objectsIn(answer['items'])
    const source = connection.codeOf(connection.sourceLocale)
    const { spaceId = '', environmentId = '' } = connection.fields
    return {
      next:
        skip + entries.length < Number(answer['total'] ?? 0) && entries.length > 0
          ? String(skip + entries.length)
          : undefined,
      items: entries.map((entry): Found => ({
        key: idOf(entry),
        version: String(sysOf(entry)['version']),
        title: textIn(valueOf(entry, types.get(typeIdOf(entry))?.titleField ?? '', source)) || idOf(entry),
        url: `https://app.contentful.com/spaces/${spaceId}/environments/${environmentId || 'master'}/entries/${idOf(entry)}`,
      })),
    }
  },

  async read(connection, { key }) {
    const entry = await entryOf(connection, key)
    const bytes = documentIn(entry, await typeOf(connection, entry), connection.codeOf(connection.sourceLocale))
    if (!bytes) throw new NotTaken('EMPTY')
    return { name: `${key}.html`, bytes }
  },

  async present(connection, { item, locale }): Promise<Present> {
    const code = connection.codeOf(locale)
    if (!(await localesOf(connection)).some((one) => one.code === code))
      return { bytes: null, version: '', missing: 'TARGET_LOCALE_MISSING', message: code }
    const entry = await entryOf(connection, item.key)
    const bytes = documentIn(entry, await typeOf(connection, entry), code)
    return { bytes, version: versionOf(bytes), remoteKey: code }
  },

  write: oneByOne(write),
}

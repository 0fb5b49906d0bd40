import type { Connection, FoundPage, Present, Write, Written } from '../../peer/adapter.ts'
import { objectsIn, textIn, textWithin, type JsonObject } from '../../peer/answered.ts'
import { NotTaken, PeerFault } from '../../peer/faults.ts'
import { documentOf, fieldsOf, type DocumentField } from '../../peer/html-document.ts'
import { versionOfBytes } from '../../peer/texts-document.ts'
import { divided, isSource, pathIn } from './paths.ts'
import { ask } from './sign-in.ts'

const home = '/adobe/sites/cf/fragments'

/** The texts of a fragment, by the places of their values. */
function fieldsIn(fragment: JsonObject): DocumentField[] {
  return objectsIn(fragment['fields']).flatMap((field) => {
    const [name, type] = [textIn(field['name']), textIn(field['type'])]
    if (type !== 'text' && type !== 'long-text') return []
    const isRich = textIn(field['mimeType']) === 'text/html'
    const values = Array.isArray(field['values']) ? field['values'].map(textIn) : []
    return values.map((value, at) => ({ name: `${name}[${at}]`, value, ...(!isRich && { isPlain: true }) }))
  })
}

export async function discoverFragments(connection: Connection, cursor: string): Promise<FoundPage> {
  const query = new URLSearchParams({ path: '/content/dam', limit: '50', ...(cursor && { cursor }) })
  const answer = (await ask(connection, `${home}?${query}`)).object()
  const next = textIn(answer['cursor'])
  return {
    next: next === '' ? undefined : next,
    items: objectsIn(answer['items']).flatMap((fragment) => {
      const path = textIn(fragment['path'])
      if (!isSource(connection, path)) return []
      return {
        key: `fragment:${path}`,
        version: textWithin(fragment, 'modified', 'at'),
        title: textIn(fragment['title']) || path,
        place: { path },
      }
    }),
  }
}

/** A fragment by its path, with its version; undefined without one. */
async function fragmentAt(connection: Connection, path: string) {
  const query = new URLSearchParams({ path, limit: '50' })
  const found = objectsIn((await ask(connection, `${home}?${query}`)).object()['items'])
  const id = textIn(found.find((one) => one['path'] === path)?.['id'])
  if (id === '') return undefined
  const answer = await ask(connection, `${home}/${encodeURIComponent(id)}`)
  return { id, fragment: answer.object(), etag: answer.header('etag') ?? '' }
}

export async function readFragment(connection: Connection, key: string): Promise<Uint8Array> {
  const found = await fragmentAt(connection, divided(key).path)
  if (!found) throw new PeerFault('NOT_FOUND')
  const fields = fieldsIn(found.fragment)
  if (fields.every(({ value }) => value.trim() === '')) throw new NotTaken('EMPTY')
  return documentOf(fields)
}

export async function presentFragment(connection: Connection, path: string): Promise<Present> {
  const found = await fragmentAt(connection, path)
  if (!found) return { bytes: null, version: '', missing: 'TARGET_LOCALE_MISSING', message: path }
  const bytes = documentOf(fieldsIn(found.fragment))
  return { bytes, version: versionOfBytes(bytes), remoteKey: path }
}

/** Replaces the values of a language copy, unless it has changed meanwhile. */
export async function writeFragment(connection: Connection, { target, bytes, before }: Write): Promise<Written> {
  const sourcePath = divided(target.item.key).path
  const [found, source] = [
    await fragmentAt(connection, pathIn(connection, sourcePath, target.locale) ?? ''),
    await fragmentAt(connection, sourcePath),
  ]
  if (!found || !source) return { reason: 'TARGET_GONE' }
  if (versionOfBytes(documentOf(fieldsIn(found.fragment))) !== before.version) return { reason: 'TARGET_CHANGED' }
  const texts = fieldsOf(bytes, fieldsIn(source.fragment))
  const places = objectsIn(found.fragment['fields']).map((field) => textIn(field['name']))
  const json = objectsIn(source.fragment['fields']).flatMap((field) => {
    const name = textIn(field['name'])
    const values = Array.isArray(field['values']) ? field['values'] : []
    const isText = values.some((_, at) => texts[`${name}[${at}]`] !== undefined)
    if (!isText || !places.includes(name)) return []
    const value = values.map((own: unknown, at) => texts[`${name}[${at}]`] ?? own)
    return { op: 'replace', path: `/fields/${places.indexOf(name)}/values`, value }
  })
  const answer = await ask(connection, `${home}/${encodeURIComponent(found.id)}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json-patch+json', 'if-match': found.etag },
    json,
    accepts: [412],
  })
  if (answer.status === 412) return { reason: 'TARGET_CHANGED' }
  return { reason: 'WRITTEN', bytes: documentOf(fieldsIn(answer.object())), remoteKey: textIn(found.fragment['path']) }
}

import type { Connection, FoundPage, Present, Write, Written } from '../../peer/adapter.ts'
import { isObject, objectsIn, textIn, textWithin, within, type JsonObject } from '../../peer/answered.ts'
import { NotTaken, PeerFault } from '../../peer/faults.ts'
import { documentOf, fieldsOf, type DocumentField } from '../../peer/html-document.ts'
import { versionOfBytes } from '../../peer/texts-document.ts'
import { divided, encodedPath, isSource, pathIn } from './paths.ts'
import { ask, csrfToken, homeOf } from './sign-in.ts'

const pageSize = 100
/** Properties with text for people, as the translation rules that AEM comes with name them. */
const textNames = new Set(
  (
    'alt buttonLabel constraintMessage cq:panelTitle description fileReferenceAlt helpMessage jcr:description jcr:title ' +
    'label linkText linkTitle navTitle pageTitle placeholder requiredMessage subtitle tabTitle text title'
  ).split(' '),
)

/** The texts of a node and those below it, by their paths. */
function fieldsIn(node: JsonObject, at = ''): DocumentField[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (isObject(value)) return fieldsIn(value, `${at}${name}/`)
    if (typeof value !== 'string' || !textNames.has(name) || value.trim() === '') return []
    const isRich = node['textIsRich'] === 'true' || node['textIsRich'] === true
    return [{ name: `${at}${name}`, value, ...(!(isRich && name === 'text') && { isPlain: true }) }]
  })
}

/** The content of a page; undefined without one. */
async function contentAt(connection: Connection, path: string): Promise<JsonObject | undefined> {
  const where = `${encodedPath(path)}/jcr:content.infinity.json`
  const answer = await ask(connection, where, { accepts: [300, 404] })
  if (answer.status === 404) return undefined
  // It then lists how deep it would go.
  if (answer.status === 300) throw new NotTaken('TOO_LARGE', 'AEM gives no page with so many components in one answer.')
  return answer.object()
}

export async function discoverPages(connection: Connection, offset: number): Promise<FoundPage> {
  const query = new URLSearchParams({
    path: '/content',
    type: 'cq:Page',
    'p.limit': String(pageSize),
    'p.offset': String(offset),
    'p.hits': 'selective',
    'p.properties': 'jcr:path jcr:content/jcr:title jcr:content/cq:lastModified jcr:content/jcr:lastModified',
    orderby: 'path',
  })
  const answer = (await ask(connection, `/bin/querybuilder.json?${query}`)).object()
  if (answer['success'] !== true || !Array.isArray(answer['hits'])) throw new PeerFault('NOT_JSON')
  const hits = objectsIn(answer['hits'])
  const total = Number(answer['total'] ?? 0)
  return {
    next: offset + hits.length < total && hits.length > 0 ? String(offset + hits.length) : undefined,
    items: hits.flatMap((hit) => {
      const path = textIn(hit['jcr:path'])
      if (!isSource(connection, path)) return []
      const modified = textWithin(hit, 'jcr:content', 'cq:lastModified')
      return {
        key: `page:${path}`,
        version: modified || textWithin(hit, 'jcr:content', 'jcr:lastModified'),
        title: textWithin(hit, 'jcr:content', 'jcr:title') || path,
        url: `${homeOf(connection)}/editor.html${encodedPath(path)}.html`,
        place: { path },
      }
    }),
  }
}

export async function readPage(connection: Connection, key: string): Promise<Uint8Array> {
  const content = await contentAt(connection, divided(key).path)
  if (!content) throw new PeerFault('NOT_FOUND')
  const fields = fieldsIn(content)
  if (fields.length === 0) throw new NotTaken('EMPTY')
  return documentOf(fields)
}

export async function presentPage(connection: Connection, path: string): Promise<Present> {
  const content = await contentAt(connection, path)
  if (!content) return { bytes: null, version: '', missing: 'TARGET_LOCALE_MISSING', message: path }
  const bytes = documentOf(fieldsIn(content))
  const url = `${homeOf(connection)}/editor.html${encodedPath(path)}.html`
  return { bytes, version: versionOfBytes(bytes), remoteKey: path, url }
}

/** Writes the texts of a language copy in one form: all of them or none. */
export async function writePage(connection: Connection, { target, bytes, before }: Write): Promise<Written> {
  const path = pathIn(connection, divided(target.item.key).path, target.locale) ?? ''
  const present = await contentAt(connection, path)
  if (!present) return { reason: 'TARGET_GONE', message: path }
  if (versionOfBytes(documentOf(fieldsIn(present))) !== before.version) return { reason: 'TARGET_CHANGED' }
  const source = await contentAt(connection, divided(target.item.key).path)
  if (!source) return { reason: 'TARGET_GONE', message: divided(target.item.key).path }
  const texts = fieldsOf(bytes, fieldsIn(source))
  // A form would make nodes that aren't there, without their components.
  const lacking = Object.keys(texts).find((name) => !isObject(within(present, ...name.split('/').slice(0, -1))))
  if (lacking !== undefined)
    return { reason: 'REFUSED_BY_PEER', message: `The language copy lacks ${lacking}. Roll the page out there first.` }
  const form = new URLSearchParams({ _charset_: 'utf-8', ':http-equiv-accept': 'application/json' })
  for (const [name, text] of Object.entries(texts)) form.set(`./${name}`, text)
  const answer = await ask(connection, `${encodedPath(path)}/jcr:content`, {
    method: 'POST',
    isRepeatable: true,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'csrf-token': await csrfToken(connection) },
    body: String(form),
  })
  answer.object()
  const made = await presentPage(connection, path)
  return { reason: 'WRITTEN', ...(made.bytes && { bytes: made.bytes }), remoteKey: path, url: made.url }
}

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
import { isObject, textIn, type JsonObject } from '../../peer/answered.ts'
import { PeerFault } from '../../peer/faults.ts'
import { documentOf, fieldsOf } from '../../peer/html-document.ts'
import { versionOfBytes } from '../../peer/texts-document.ts'
import { assetNamed, assetOf, assetTypes, divided, hasSegments, sectionsOf, textsOf, type Section } from './assets.ts'
import { ask } from './rest.ts'

// Marketo has no languages: they are the segments of a segmentation, or assets that are cloned for each.

const pageSize = 200
/** Begins the description of a clone whose texts aren't all written yet. */
const unfinished = '[Translation under way] '

const typesOf = ({ settings }: Connection) => {
  const wanted = settings.contentTypes?.length ? settings.contentTypes : ['email']
  return Object.keys(assetTypes).filter((type) => wanted.includes(type))
}
const nameOf = (target: Target, code: string) => `${target.item.title}_${code}`

const isNotFound = (error: unknown) => error instanceof PeerFault && error.reason === 'NOT_FOUND'

/** The asset that a translation is: the one that we know, else the one with its name. */
async function cloneOf(connection: Connection, target: Target): Promise<JsonObject | undefined> {
  const { item, locale, remoteKey } = target
  if (remoteKey !== null && remoteKey !== divided(item.key).id)
    try {
      return await assetOf(connection, item.key, remoteKey)
    } catch (error) {
      if (!isNotFound(error)) throw error
    }
  try {
    return await assetNamed(connection, item.key, nameOf(target, connection.codeOf(locale)))
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** The sections of an item; those of the last one are kept, as its languages follow each other. */
async function sourceSections(connection: Connection, key: string): Promise<readonly Section[]> {
  const last = connection.memo.get('sections') as { key: string; sections: Section[] } | undefined
  if (last?.key === key) return last.sections
  const sections = await sectionsOf(connection, key, await assetOf(connection, key))
  connection.memo.set('sections', { key, sections })
  return sections
}

async function presentClone(connection: Connection, target: Target): Promise<Present> {
  const clone = await cloneOf(connection, target)
  if (!clone) return { bytes: null, version: '' }
  const bytes = documentOf(await sectionsOf(connection, target.item.key, clone))
  const isUnfinished = textIn(clone['description']).startsWith(unfinished)
  return {
    bytes,
    version: versionOfBytes(bytes),
    remoteKey: String(clone['id']),
    url: textIn(clone['url']) || undefined,
    isUnfinished,
  }
}

async function presentSegment(connection: Connection, target: Target, sections: readonly Section[]): Promise<Present> {
  const { key } = target.item
  const code = connection.codeOf(target.locale)
  const fields = await textsOf(connection, key, sections, code)
  if (!fields) return { bytes: null, version: '', missing: 'TARGET_LOCALE_MISSING', message: code }
  const bytes = documentOf(fields)
  return { bytes, version: versionOfBytes(bytes), remoteKey: divided(key).id }
}

async function presentOf(connection: Connection, target: Target): Promise<Present> {
  const sections = await sourceSections(connection, target.item.key)
  return hasSegments(sections) ? presentSegment(connection, target, sections) : presentClone(connection, target)
}

/** Clones an asset for a language; whatever comes between, the clone says that it isn't finished. */
async function cloned(connection: Connection, target: Target): Promise<JsonObject> {
  const { key } = target.item
  const source = await assetOf(connection, key)
  const folder = isObject(source['folder']) ? source['folder'] : {}
  const [made] = await ask(connection, `/${divided(key).one}/${divided(key).id}/clone`, {
    isRepeatable: false,
    form: {
      name: nameOf(target, connection.codeOf(target.locale)),
      folder: JSON.stringify({ id: folder['value'] ?? folder['id'], type: folder['type'] ?? 'Folder' }),
      description: `${unfinished}${textIn(source['description'])}`,
    },
  })
  if (!made) throw new PeerFault('NOT_JSON', 'A clone came without its id.')
  return made
}

async function writeClone(connection: Connection, target: Target, texts: Record<string, string>): Promise<string> {
  const { key } = target.item
  const { one } = divided(key)
  const present = await cloneOf(connection, target)
  const asset = present ?? (await cloned(connection, target))
  const id = String(asset['id'])
  const said = textIn(asset['description']).replace(unfinished, '')
  const describe = (description: string) => ask(connection, `/${one}/${id}`, { form: { description } })
  if (present) await describe(`${unfinished}${said}`)
  const { subject, ...sections } = texts
  if (subject !== undefined) {
    const form = { subject: JSON.stringify({ type: 'Text', value: subject }) }
    await ask(connection, `/${one}/${id}/content`, { form })
  }
  for (const [name, value] of Object.entries(sections))
    await (one === 'snippet'
      ? ask(connection, `/snippet/${id}/content`, { form: { type: 'HTML', content: value } })
      : ask(connection, `/email/${id}/content/${encodeURIComponent(name)}`, { form: { type: 'Text', value } }))
  await describe(said)
  if (connection.settings.delivery === 'PUBLISH') await ask(connection, `/${one}/${id}/approveDraft`, { form: {} })
  return id
}

async function writeSegment(
  connection: Connection,
  target: Target,
  { sections, texts }: { sections: readonly Section[]; texts: Record<string, string> },
): Promise<string> {
  const { id } = divided(target.item.key)
  const segment = connection.codeOf(target.locale)
  for (const { name, dynamic, isPlain } of sections) {
    const value = texts[name]
    if (dynamic === undefined || value === undefined) continue
    const form = { segment, type: isPlain ? 'Text' : 'HTML', value }
    await ask(connection, `/email/${id}/dynamicContent/${dynamic}`, { form })
  }
  if (connection.settings.delivery === 'PUBLISH') await ask(connection, `/email/${id}/approveDraft`, { form: {} })
  return id
}

async function write(connection: Connection, { target, bytes, before }: Write): Promise<Written> {
  const { key } = target.item
  const sections = await sourceSections(connection, key)
  const isSegmented = hasSegments(sections)
  const now = isSegmented ? await presentSegment(connection, target, sections) : await presentClone(connection, target)
  if (now.version !== before.version) return { reason: 'TARGET_CHANGED' }
  const texts = fieldsOf(bytes, sections)
  const remoteKey = isSegmented
    ? await writeSegment(connection, target, { sections, texts })
    : await writeClone(connection, target, texts)
  const made = await presentOf(connection, { ...target, remoteKey })
  return { reason: 'WRITTEN', ...(made.bytes && { bytes: made.bytes }), remoteKey, url: made.url }
}

/** Emails and snippets of Marketo. */
export const marketo: Adapter = {
  checks: (connection) => [
    { check: 'SIGN_IN', run: async () => void (await ask(connection, '/emails', { query: { maxReturn: '1' } })) },
    { check: 'READ', run: async () => void (await ask(connection, '/snippets', { query: { maxReturn: '1' } })) },
  ],

  async choices(connection, field) {
    if (field === 'contentType') return Object.keys(assetTypes).map((type) => ({ value: type, label: type }))
    if (field !== 'locale') return []
    const segmentations = await ask(connection, '/segmentation')
    const names = new Set<string>()
    for (const { id } of segmentations)
      for (const { name } of await ask(connection, `/segmentation/${String(id)}/segments`)) names.add(textIn(name))
    return [...names].map((name) => ({ value: name, label: name }))
  },

  async discover(connection, cursor) {
    const wanted = typesOf(connection)
    const [at = 0, offset = 0] = (cursor ?? '0 0').split(' ').map(Number)
    const type = wanted[at]
    if (type === undefined) return { items: [] }
    const query = { maxReturn: String(pageSize), offset: String(offset) }
    const assets = await ask(connection, `/${assetTypes[type]!.many}`, { query })
    const endings = connection.targetLocales.map((locale) => `_${connection.codeOf(locale)}`)
    const sources = assets.filter((one) => !endings.some((end) => textIn(one['name']).endsWith(end)))
    const isLast = assets.length < pageSize
    return {
      next: isLast ? (at + 1 < wanted.length ? `${at + 1} 0` : undefined) : `${at} ${offset + pageSize}`,
      items: sources.map((one): Found => ({
        key: `${type}:${String(one['id'])}`,
        version: textIn(one['updatedAt']),
        title: textIn(one['name']),
        url: textIn(one['url']) || undefined,
      })),
    }
  },

  async read(connection, { key }) {
    connection.memo.delete('sections')
    const fields = await textsOf(connection, key, await sourceSections(connection, key))
    if (!fields) throw new PeerFault('NOT_FOUND', 'Its dynamic content has no default text.')
    return { name: `${key.replace(':', '-')}.html`, bytes: documentOf(fields) }
  },

  present: presentOf,

  write: oneByOne(write),
}

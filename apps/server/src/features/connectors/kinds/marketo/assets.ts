import type { Connection } from '../../peer/adapter.ts'
import { isObject, objectsIn, ownOf, textIn, type JsonObject } from '../../peer/answered.ts'
import { PeerFault } from '../../peer/faults.ts'
import type { DocumentField } from '../../peer/html-document.ts'
import { ask } from './rest.ts'

/** A section of an asset whose text is translated. */
export interface Section extends DocumentField {
  /** The dynamic content that it is, with a text for each segment. */
  dynamic?: string
}

interface AssetType {
  /** Its name in addresses: one, and several. */
  one: string
  many: string
}

export const assetTypes: Record<string, AssetType> = {
  email: { one: 'email', many: 'emails' },
  snippet: { one: 'snippet', many: 'snippets' },
}

export const divided = (key: string) => {
  const [type = '', id = ''] = key.split(':')
  return { ...(ownOf(assetTypes, type) ?? assetTypes['email']!), id }
}

export async function assetOf(connection: Connection, key: string, id = divided(key).id): Promise<JsonObject> {
  const [asset] = await ask(connection, `/${divided(key).one}/${encodeURIComponent(id)}`)
  if (!asset) throw new PeerFault('NOT_FOUND')
  return asset
}

/** The asset with a name; a system that has none says so with an empty result, or as not found. */
export async function assetNamed(connection: Connection, key: string, name: string): Promise<JsonObject | undefined> {
  const { one, many } = divided(key)
  if (one === 'email') return (await ask(connection, `/${one}/byName`, { query: { name } }))[0]
  for (let offset = 0; ; offset += 200) {
    const page = await ask(connection, `/${many}`, { query: { maxReturn: '200', offset: String(offset) } })
    const found = page.find((asset) => asset['name'] === name)
    if (found || page.length < 200) return found
  }
}

const textOf = (value: unknown, type: string): string | undefined => {
  const found = objectsIn(value).find((part) => part['type'] === type)
  return found && textIn(found['value'])
}

/** The sections of an asset; its subject is one of an email. */
export async function sectionsOf(connection: Connection, key: string, asset: JsonObject): Promise<Section[]> {
  const { one } = divided(key)
  const content = await ask(connection, `/${one}/${String(asset['id'])}/content`)
  if (one === 'snippet')
    return content.flatMap(({ type, content: value }, at) =>
      type === 'HTML' ? [{ name: `part-${at}`, value: textIn(value) }] : [],
    )
  const subject = isObject(asset['subject']) ? asset['subject'] : {}
  const isDynamic = subject['type'] === 'DynamicContent'
  const own = isDynamic ? { value: '', dynamic: String(subject['value']) } : { value: textIn(subject['value']) }
  return [{ name: 'subject', isPlain: true, ...own }, ...content.flatMap(sectionOf)]
}

function sectionOf({ htmlId, contentType, value }: JsonObject): Section[] {
  const name = textIn(htmlId)
  if (contentType === 'DynamicContent') return [{ name, value: '', dynamic: String(value) }]
  const html = contentType === 'Text' ? textOf(value, 'HTML') : undefined
  return html === undefined ? [] : [{ name, value: html }]
}

/** Texts of dynamic content, by the names of the segments. */
export async function variantsOf(connection: Connection, emailId: string, dynamic: string) {
  const [found] = await ask(connection, `/email/${emailId}/dynamicContent/${dynamic}`)
  return objectsIn(found?.['content']).map((one) => ({
    segment: textIn(one['segmentName']),
    type: textIn(one['type']),
    value: textIn(one['content']),
  }))
}

const plainNames = ['subject']
const defaultSegment = 'Default'

/** The texts of an asset: where sections have a text for each segment, those of the default one; undefined without a segment. */
export async function textsOf(
  connection: Connection,
  key: string,
  sections: readonly Section[],
  segment = defaultSegment,
): Promise<DocumentField[] | undefined> {
  const dynamic = sections.filter((section) => section.dynamic !== undefined)
  if (dynamic.length === 0) return [...sections]
  const fields: DocumentField[] = []
  for (const { name, dynamic: id = '' } of dynamic) {
    const variants = (await variantsOf(connection, divided(key).id, id)).filter((one) => one.segment === segment)
    const isPlain = plainNames.includes(name)
    const found = variants.find(({ type }) => type === (isPlain ? 'Text' : 'HTML'))
    if (!found) return undefined
    fields.push({ name, value: found.value, ...(isPlain && { isPlain }) })
  }
  return fields
}

/** Whether an asset has its languages in segments, rather than in assets of their own. */
export const hasSegments = (sections: readonly Section[]): boolean =>
  sections.some(({ dynamic }) => dynamic !== undefined)

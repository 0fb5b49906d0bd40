import type { Connection } from '../../peer/adapter.ts'
import { isObject, objectsIn, textIn, type Answered, type JsonObject } from '../../peer/answered.ts'
import type { Asked } from '../../peer/ask.ts'
import { remembered } from '../../peer/remembered.ts'
import { documentOf, escaped, fieldsOf, unescaped, type DocumentField } from '../../peer/html-document.ts'
import { richTextHtml, translatedTree } from './rich-text.ts'

/** A field whose text can be translated. */
export interface TextField {
  name: string
  type: 'Symbol' | 'Text' | 'Array' | 'RichText'
}

export interface ContentType {
  id: string
  name: string
  titleField: string
  fields: TextField[]
}

export function ask({ fields, ask: asking }: Connection, path: string, asked: Asked = {}): Promise<Answered> {
  const host = fields['region'] === 'EU' ? 'api.eu.contentful.com' : 'api.contentful.com'
  const place = `spaces/${fields['spaceId'] ?? ''}/environments/${fields['environmentId'] || 'master'}`
  return asking(`https://${host}/${place}${path}`, {
    ...asked,
    headers: {
      authorization: `Bearer ${fields['accessToken'] ?? ''}`,
      'content-type': 'application/vnd.contentful.management.v1+json',
      ...asked.headers,
    },
  })
}

/** Types of content with text to translate, by id. */
export const contentTypes = (connection: Connection): Promise<ReadonlyMap<string, ContentType>> =>
  remembered(connection, 'content types', async () => {
    const { items } = (await ask(connection, '/content_types?limit=1000')).object()
    const types = objectsIn(items).map((type): ContentType => ({
      id: idOf(type),
      name: textIn(type['name']),
      titleField: textIn(type['displayField']),
      fields: objectsIn(type['fields']).flatMap(textFieldOf),
    }))
    return new Map(types.filter(({ fields }) => fields.length > 0).map((type) => [type.id, type]))
  })

function textFieldOf({ id, type, localized, items }: JsonObject): TextField[] {
  const isList = type === 'Array' && isObject(items) && items['type'] === 'Symbol'
  const isText = type === 'Symbol' || type === 'Text' || type === 'RichText' || isList
  return localized === true && isText ? [{ name: textIn(id), type: type as TextField['type'] }] : []
}

/** Languages of the environment. */
export const localesOf = (connection: Connection): Promise<{ code: string; name: string }[]> =>
  remembered(connection, 'locales', async () => {
    const { items } = (await ask(connection, '/locales?limit=1000')).object()
    return objectsIn(items).map(({ code, name }) => ({ code: textIn(code), name: textIn(name) }))
  })

export const idOf = ({ sys }: JsonObject): string => (isObject(sys) ? textIn(sys['id']) : '')
export const sysOf = ({ sys }: JsonObject): JsonObject => (isObject(sys) ? sys : {})

export function typeIdOf(entry: JsonObject): string {
  const { contentType } = sysOf(entry)
  return isObject(contentType) ? idOf(contentType) : ''
}

/** The value of a field in a language. */
export function valueOf({ fields }: JsonObject, name: string, code: string): unknown {
  const field = isObject(fields) ? fields[name] : undefined
  return isObject(field) ? field[code] : undefined
}

const paragraph = /<pre data-gap="(\d+)"[^>]*>([\s\S]*?)<\/pre>/g

/** A long text, paragraph by paragraph; each with the line breaks after it. */
const longHtml = (text: string) =>
  [...text.matchAll(/([\s\S]+?)(\n{2,}|$)/g)]
    .map(([, part = '', gap = '']) => `<pre data-gap="${gap.length}">${escaped(part)}</pre>`)
    .join('\n')

const longText = (html: string) =>
  [...html.matchAll(paragraph)].map(([, gap, part = '']) => unescaped(part) + '\n'.repeat(Number(gap))).join('')

const listHtml = (values: readonly unknown[]) => values.map((value) => `<p>${escaped(textIn(value))}</p>`).join('\n')
const listOf = (html: string) => [...html.matchAll(/<p[^>]*>([\s\S]*?)<\/p>/g)].map(([, part = '']) => unescaped(part))

function fieldHtml({ name, type }: TextField, value: unknown): DocumentField {
  switch (type) {
    case 'Symbol':
      return { name, value: textIn(value), isPlain: true }
    case 'Text':
      return { name, value: longHtml(textIn(value)) }
    case 'Array':
      return { name, value: Array.isArray(value) ? listHtml(value) : '' }
    case 'RichText':
      return { name, value: richTextHtml(value) }
  }
}

/** The texts of an entry in a language; null where it has none. */
export function documentIn(entry: JsonObject, { fields }: ContentType, code: string): Uint8Array | null {
  const all = fields.map((field) => fieldHtml(field, valueOf(entry, field.name, code)))
  return all.every(({ value }) => value === '') ? null : documentOf(all)
}

/** The fields of an entry with a translation in them. */
export function translatedFields(
  entry: JsonObject,
  { fields }: ContentType,
  { bytes, source, code }: { bytes: Uint8Array; source: string; code: string },
): JsonObject {
  const forms = fields.map(({ name, type }) => ({ name, ...(type === 'Symbol' && { isPlain: true }) }))
  const given = fieldsOf(bytes, forms)
  const present = isObject(entry['fields']) ? entry['fields'] : {}
  const changed = fields.flatMap(({ name, type }): [string, JsonObject][] => {
    const html = given[name]
    if (html === undefined) return []
    const tree = valueOf(entry, name, source)
    const values = {
      Symbol: () => html,
      Text: () => longText(html),
      Array: () => listOf(html),
      RichText: () => (isObject(tree) ? translatedTree(tree, html) : undefined),
    }
    const field = isObject(present[name]) ? present[name] : {}
    return [[name, { ...field, [code]: values[type]() }]]
  })
  return { ...present, ...Object.fromEntries(changed) }
}

import { isObject, objectsIn, textIn, type JsonObject } from '../../peer/answered.ts'
import { documentOf, fieldsOf, type DocumentField } from '../../peer/html-document.ts'

/** Fields of a type whose text is translated; null where the site doesn't say, and formatted text is known by its form. */
export type TextFields = ReadonlySet<string> | null

const textTypes = ['string', 'string_long', 'text', 'text_long', 'text_with_summary']

/** The fields that `field_config` names. */
export const textFieldsIn = (configs: readonly JsonObject[]): TextFields =>
  new Set(
    configs
      .map(({ attributes }) => (isObject(attributes) ? attributes : {}))
      .filter((field) => field['translatable'] === true && textTypes.includes(textIn(field['field_type'])))
      .map((field) => textIn(field['field_name'])),
  )

const isFormatted = (value: unknown): value is JsonObject =>
  isObject(value) && typeof value['value'] === 'string' && 'format' in value

/** The texts of a value: those of a formatted one are its text and its summary. */
function textsOf(name: string, value: unknown, isKnown: boolean): DocumentField[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => textsOf(`${name}[${at}]`, one, isKnown))
  if (typeof value === 'string') return isKnown ? [{ name, value, isPlain: true }] : []
  if (!isFormatted(value)) return []
  const isPlain = value['format'] === 'plain_text'
  const summary = textIn(value['summary'])
  return [
    { name, value: textIn(value['value']), isPlain },
    ...(summary === '' ? [] : [{ name: `${name}.summary`, value: summary, isPlain }]),
  ]
}

const fieldsIn = (attributes: JsonObject, known: TextFields): DocumentField[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    const isText = name === 'title' || known?.has(name)
    return known === null || isText ? textsOf(name, value, isText === true) : []
  })

export const documentIn = (attributes: JsonObject, known: TextFields): Uint8Array =>
  documentOf(fieldsIn(attributes, known))

/** The attributes of an entity with the texts of a translation in the places of those of its source. */
export function translatedAttributes(source: JsonObject, known: TextFields, bytes: Uint8Array): JsonObject {
  const texts = fieldsOf(bytes, fieldsIn(source, known))
  const filled = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one, at) => filled(`${name}[${at}]`, one))
    if (typeof value === 'string') return texts[name] ?? value
    if (!isFormatted(value)) return value
    const { processed: _, ...kept } = value
    const summary = texts[`${name}.summary`]
    return { ...kept, value: texts[name] ?? value['value'], ...(summary !== undefined && { summary }) }
  }
  const translated = Object.keys(texts).map((name) => name.replace(/(\[\d+\])?(\.summary)?$/, ''))
  return Object.fromEntries([...new Set(translated)].map((name) => [name, filled(name, source[name])]))
}

export const attributesOf = ({ attributes }: JsonObject): JsonObject => (isObject(attributes) ? attributes : {})

/** The entities of an answer. */
export const entitiesIn = (answer: JsonObject): JsonObject[] => objectsIn(answer['data'])

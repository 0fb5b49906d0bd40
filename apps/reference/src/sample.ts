import type { Contract, Schema } from '@dragoman/openapi/contract'
import { flatten, keyText, quote, refName } from '@dragoman/openapi/type-text'

/** Makes values for examples, as TypeScript. Ids and files are variables; their names are noted in `inputs`. */
export class Sampler {
  readonly inputs = new Map<string, 'string' | 'Blob'>()
  readonly #contract: Contract

  constructor(contract: Contract) {
    this.#contract = contract
  }

  /** An object of some fields of a schema: all that are required, and where none is, the first that isn't an id. */
  object(schema: Schema, indent: string): string {
    const { properties, required } = flatten(schema, this.#contract.schemas)
    const names = Object.keys(properties)
    const first = names.find((name) => properties[name]!.format !== 'uuid') ?? names[0]
    const some = names.filter((name) => (required.length > 0 ? required.includes(name) : name === first))
    const members = some.map((name) => {
      const value = this.value(name, properties[name]!, `${indent}  `)
      return value === name ? name : `${keyText(name)}: ${value}`
    })
    const line = members.length > 0 ? `{ ${members.join(', ')} }` : '{}'
    if (!line.includes('\n') && line.length < 64) return line
    return `{\n${members.map((member) => `${indent}  ${member},\n`).join('')}${indent}}`
  }

  /** A value for a field, by its schema, and by its name where the schema leaves a choice. */
  value(name: string, schema: Schema, indent: string): string {
    if (schema.$ref) return this.value(name, this.#contract.schemas.get(refName(schema.$ref))!.schema, indent)
    if (schema.const !== undefined) return literal(schema.const)
    const values = schema['x-open-enum'] ?? schema.enum
    if (values) return literal(values[0] ?? null)
    const members = schema.oneOf ?? schema.anyOf
    if (members) return this.value(name, members[0]!, indent)
    if (schema.allOf || schema.properties) return this.object(schema, indent)
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
    if (type === 'array') return `[${this.value(singular(name), schema.items ?? {}, indent)}]`
    if (type === 'object') return this.#dictionary(schema, indent)
    if (type === 'boolean') return 'true'
    if (type === 'integer' || type === 'number') return number(name, schema)
    return type === 'string' ? this.#string(name, schema) : 'null'
  }

  #dictionary({ additionalProperties }: Schema, indent: string): string {
    if (typeof additionalProperties !== 'object') return '{}'
    return `{ de: ${this.value('value', additionalProperties, indent)} }`
  }

  #string(name: string, schema: Schema): string {
    if (schema.format === 'binary') return `{ name: 'guide.docx', content: ${this.#input('file', 'Blob')} }`
    if (schema.format === 'uuid') return this.#input(/^[A-Za-z]\w*$/.test(name) ? name : 'uuid', 'string')
    if (schema.format === 'date') return "'2027-03-31'"
    if (schema.format === 'email') return "'lucia@example.com'"
    if (schema.format === 'uri') return "'https://example.com/page'"
    const known = words.find(([pattern]) => pattern.test(name))
    if (/password|secret|token|^code$|otp|captcha|altcha|accesskey/i.test(name)) return this.#input(name, 'string')
    if (known && fits(known[1], schema)) return quote(known[1])
    const fitting = patterned.find((text) => fits(text, schema))
    return fitting === undefined ? this.#input(name, 'string') : quote(fitting)
  }

  #input(name: string, type: 'string' | 'Blob'): string {
    this.inputs.set(name, type)
    return name
  }
}

const literal = (value: string | number | boolean | null) => (typeof value === 'string' ? quote(value) : String(value))

const singular = (name: string) => name.replace(/(Uuid|UUID|Id)s$/, '$1').replace(/([a-z])sUuid$/, '$1Uuid')

const fits = (text: string, { minLength = 0, maxLength = Infinity, pattern }: Schema) =>
  text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(text))

const words: readonly (readonly [RegExp, string])[] = [
  [/source.*(locale|lang)/i, 'en'],
  [/locale|lang/i, 'de'],
  [/workflow/i, 'REVIEW'],
  [/tag/i, 'website'],
  [/currency/i, 'EUR'],
  [/country/i, 'DE'],
  [/timezone/i, 'Europe/Berlin'],
  [/email/i, 'lucia@example.com'],
  [/firstname/i, 'Lucia'],
  [/lastname/i, 'Marino'],
  [/filename|^file$/i, 'guide.docx'],
  [/url/i, 'https://example.com'],
  [/reason|comment|message|instructions|notes?$/i, 'Keep product names in English.'],
  [/source|text|query|^q$|search/i, 'Good morning'],
  [/target|replacement/i, 'Guten Morgen'],
  [/reference|name|title|description/i, 'Spring campaign'],
]

/** For strings that only their pattern describes. */
const patterned = ['Spring campaign', 'REVIEW', 'EUR', 'de', 'DE', '09:00', '#315dd4', '123456']

function number(name: string, { format, minimum, maximum, exclusiveMinimum, default: preset }: Schema): string {
  if (format === 'int64' && /date|time|at$|deadline|from|until/i.test(name)) return "Date.parse('2027-03-31T17:00Z')"
  if (typeof preset === 'number') return String(preset)
  const least = Math.max(minimum ?? 1, exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 0.01)
  return String(Math.min(Math.max(least, 1), maximum ?? Infinity))
}

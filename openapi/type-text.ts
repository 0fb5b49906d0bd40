import type { Schema } from './contract.ts'

/** The surroundings of a type that `typeText` depends on. */
export interface TypeScope {
  /** Called with each named schema that the text mentions; answers the name to write. */
  name: (schema: string) => string
  /** The TypeScript type of a binary string here. */
  binary: () => string
  /** Whether lists are only read here, so that constant ones will do. */
  hasReadonlyLists?: boolean
  /** Whether the type is of something that is sent: what may be left out may be undefined. */
  isSent?: boolean
  schemas: ReadonlyMap<string, { schema: Schema }>
}

const plainKey = /^[A-Za-z_$][\w$]*$/

/** A property key, quoted where the language asks for it. */
export const keyText = (key: string): string => (plainKey.test(key) ? key : `'${key}'`)

/** A single-quoted literal. */
export const quote = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** A docstring of one or more lines, or nothing. */
export function docText(text: string | undefined, indent = ''): string {
  if (!text?.trim()) return ''
  const lines = text
    .trim()
    .replaceAll('*/', '*\\/')
    .split('\n')
    .map((line) => line.trim())
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map((line) => `${indent} *${line && ` ${line}`}\n`).join('')}${indent} */\n`
}

/** The names of the schemas to which a value refers, however deep. */
export function refsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' && typeof item === 'string' ? [refName(item)] : refsIn(item),
  )
}

export const refName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

const isObject = (schema: Schema) =>
  schema.properties !== undefined || schema.additionalProperties !== undefined || schema.type === 'object'

/** A schema's properties and required names, with those of everything it refers to or is composed of. */
export function flatten(
  schema: Schema,
  schemas: TypeScope['schemas'],
): { properties: Record<string, Schema>; required: string[] } {
  const target = schema.$ref ? schemas.get(refName(schema.$ref))!.schema : schema
  const parts = (target.allOf ?? []).map((part) => flatten(part, schemas))
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), target.properties) as Record<string, Schema>,
    required: [...parts.flatMap((part) => part.required), ...(target.required ?? [])],
  }
}

/** The TypeScript type of a schema, as text. Nested objects start at `indent`. */
export function typeText(schema: Schema, scope: TypeScope, indent = ''): string {
  if (schema.$ref) return scope.name(refName(schema.$ref))
  if (schema.const !== undefined) return literal(schema.const)
  if (schema['x-open-enum']) return nullable(schema, [...schema['x-open-enum'].map(quote), '(string & {})'].join(' | '))
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (schema.allOf) return intersection(schema, scope, indent)
  const union = schema.oneOf ?? schema.anyOf
  if (union) return [...new Set(union.map((member) => typeText(member, scope, indent)))].join(' | ')
  if (Array.isArray(schema.type)) {
    return schema.type
      .map((type) => (type === 'null' ? 'null' : typeText({ ...schema, type }, scope, indent)))
      .join(' | ')
  }
  if (schema.type === 'array' || schema.items) {
    const item = typeText(schema.items ?? {}, scope, indent)
    const list = /[|&]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
    return scope.hasReadonlyLists ? `readonly ${list}` : list
  }
  if (isObject(schema)) return objectText(schema, scope, indent)
  if (schema.type === 'string') return schema.format === 'binary' ? scope.binary() : 'string'
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  if (schema.type === 'boolean' || schema.type === 'null') return schema.type
  return 'unknown'
}

const literal = (value: string | number | boolean | null) => (typeof value === 'string' ? quote(value) : String(value))

const nullable = (schema: Schema, text: string) =>
  Array.isArray(schema.type) && schema.type.includes('null') ? `${text} | null` : text

/** The braces of an object type, with its index signature. */
export function objectText(schema: Schema, scope: TypeScope, indent = ''): string {
  const members = membersText(schema.properties ?? {}, schema.required ?? [], scope, `${indent}  `)
  const extra = schema.additionalProperties
  const open = extra === undefined && !schema.properties ? true : extra
  if (!open) return members ? `{\n${members}${indent}}` : 'Record<string, never>'
  const index = `Record<string, ${open === true ? 'unknown' : typeText(open, scope, indent)}>`
  return members ? `{\n${members}${indent}} & ${index}` : index
}

/** The members of an object type, a line each, with their docstrings. */
export function membersText(
  properties: Record<string, Schema>,
  required: readonly string[],
  scope: TypeScope,
  indent: string,
): string {
  return Object.entries(properties)
    .map(([key, property]) => {
      const isOptional = !required.includes(key)
      const doc = docText(property.description, indent)
      const type = `${typeText(property, scope, indent)}${isOptional && scope.isSent ? ' | undefined' : ''}`
      return `${doc}${indent}${keyText(key)}${isOptional ? '?' : ''}: ${type}\n`
    })
    .join('')
}

/** The names that a schema's `allOf` refers to, and its own properties, including those it makes required. */
export function composition(schema: Schema, schemas: TypeScope['schemas']): { bases: string[]; own: Schema } {
  const inline = (schema.allOf ?? []).filter((part) => !part.$ref)
  const parts = inline.map((part) => (part.allOf ? flatten(part, schemas) : part))
  const properties = Object.assign({}, ...parts.map((part) => part.properties), schema.properties) as Record<
    string,
    Schema
  >
  const required = [...parts.flatMap((part) => part.required ?? []), ...(schema.required ?? [])]
  const inherited = flatten({ allOf: (schema.allOf ?? []).filter((part) => part.$ref) }, schemas)
  for (const key of required) {
    const base = inherited.properties[key]
    if (!(key in properties) && base && !inherited.required.includes(key)) properties[key] = base
  }
  const bases = (schema.allOf ?? []).flatMap((part) => (part.$ref ? [refName(part.$ref)] : []))
  return { bases, own: { properties, required } }
}

function intersection(schema: Schema, scope: TypeScope, indent: string): string {
  const { bases, own } = composition(schema, scope.schemas)
  const parts = bases.map((name) => scope.name(name))
  if (Object.keys(own.properties ?? {}).length > 0) parts.push(objectText(own, scope, indent))
  const text = parts.join(' & ')
  return nullable(schema, parts.length > 1 && Array.isArray(schema.type) ? `(${text})` : text)
}

/** The exported declaration of a named schema: an interface where it can be one. */
export function declaration(name: string, schema: Schema, scope: TypeScope): string {
  const doc = docText(schema.description)
  const plain = !Array.isArray(schema.type) && !schema.oneOf && !schema.anyOf && !schema.$ref
  if (plain && schema.allOf) {
    const { bases, own } = composition(schema, scope.schemas)
    const members = membersText(own.properties ?? {}, own.required ?? [], scope, '  ')
    const heritage = bases.length > 0 ? ` extends ${bases.map((base) => scope.name(base)).join(', ')}` : ''
    return `${doc}export interface ${name}${heritage} {\n${members}}\n`
  }
  if (plain && schema.properties && !schema.additionalProperties) {
    const members = membersText(schema.properties, schema.required ?? [], scope, '  ')
    return `${doc}export interface ${name} {\n${members}}\n`
  }
  return `${doc}export type ${name} = ${typeText(schema, scope)}\n`
}

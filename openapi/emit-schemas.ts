import type { Contract, ContractOperation, Schema } from './contract.ts'
import { resultText } from './emit-operations.ts'
import { header, typeStem } from './names.ts'
import { flatten, keyText, quote, refName, refsIn } from './type-text.ts'

/** State while one file of schemas is written. */
interface Page {
  contract: Contract
  origin: string
  /** Schemas of this file whose constants stand above the present line. */
  written: Set<string>
  /** Files that this one imports schemas from. */
  imported: Set<string>
  usesUpload: boolean
}

/**
 * `generated/schemas/<resource>.ts`: zod/mini schemas of a resource, under the names of its types, and of those bodies
 * and results of its operations that the contract gives no name.
 * Objects keep members that they do not know, so that a newer server's answers pass.
 */
export function emitSchemas(contract: Contract, origin: string): string {
  const page: Page = { contract, origin, written: new Set(), imported: new Set(), usesUpload: false }
  const constants = inOrder(contract, origin).map((name) => {
    const text = schemaText(contract.schemas.get(name)!.schema, page)
    page.written.add(name)
    return `export const ${name}: z.ZodMiniType<types.${name}> = ${text}\n`
  })
  const operations = contract.operations.filter((operation) => operation.resource === origin)
  const lines = operations.flatMap((operation) => operationLines(operation, page))
  const body = [...constants, ...lines].join('\n')
  const source = origin === 'shared' ? 'openapi/shared' : `openapi/resources/${origin}.yaml`
  return [
    header(source),
    body.includes('z.') ? "import * as z from 'zod/mini'\n" : '',
    page.usesUpload ? "import type { Upload } from '../../operation.ts'\n" : '',
    body.includes('types.') ? `import type * as types from '../${origin}.ts'\n` : '',
    ...[...page.imported].sort().map((owner) => `import * as ${owner} from './${owner}.ts'\n`),
    body ? `\n${body}` : '\nexport {}\n',
  ].join('')
}

/** The schemas of a file, those that others need first, as far as there is no circle. */
function inOrder(contract: Contract, origin: string): string[] {
  const names: string[] = []
  const seen = new Set<string>()
  const visit = (name: string) => {
    const named = contract.schemas.get(name)!
    if (named.origin !== origin || seen.has(name)) return
    seen.add(name)
    for (const ref of refsIn(named.schema)) visit(ref)
    names.push(name)
  }
  for (const name of contract.schemas.keys()) visit(name)
  return names
}

function operationLines(operation: ContractOperation, page: Page): string[] {
  const stem = typeStem(operation.id)
  const lines: string[] = []
  if (operation.body && !operation.body.schema.$ref) {
    const body = schemaText(operation.body.schema, page)
    const type = `NonNullable<types.${stem}Params['body']>`
    lines.push(`export const ${operation.verb}Body: z.ZodMiniType<${type}> = ${body}\n`)
  }
  if (operation.answer.kind === 'json' && !operation.answer.schema?.$ref) {
    const result = resultText(operation, stem, {
      schemas: page.contract.schemas,
      binary: () => 'Blob',
      name: (schema) => typeName(schema, page),
    })
    const type = result.declaration ? `types.${result.name}` : result.name
    const text = schemaText(operation.answer.schema ?? {}, page)
    lines.push(`export const ${operation.verb}Result: z.ZodMiniType<${type}> = ${text}\n`)
  }
  return lines
}

function typeName(schema: string, page: Page): string {
  const owner = page.contract.schemas.get(schema)!.origin
  if (owner === page.origin) return `types.${schema}`
  page.imported.add(owner)
  return `z.output<typeof ${owner}.${schema}>`
}

/** The zod/mini expression of a schema. What may not exist yet when the line runs is reached lazily. */
function schemaText(schema: Schema, page: Page): string {
  if (schema.$ref) {
    const name = refName(schema.$ref)
    const owner = page.contract.schemas.get(name)!.origin
    if (owner === page.origin) return page.written.has(name) ? name : `z.lazy(() => ${name})`
    page.imported.add(owner)
    return owner === 'shared' ? `shared.${name}` : `z.lazy(() => ${owner}.${name})`
  }
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null')
    const values = schema.enum?.filter((value) => value !== null)
    const members = types.map((type) => schemaText({ ...schema, type, ...(values && { enum: values }) }, page))
    const text = members.length === 1 ? members[0]! : `z.union([${members.join(', ')}])`
    return schema.type.includes('null') ? `z.nullable(${text})` : text
  }
  if (schema.const !== undefined) return `z.literal(${literal(schema.const)})`
  if (schema.enum) return enumText(schema.enum)
  const union = schema.oneOf ?? schema.anyOf
  if (union) return `z.union([${union.map((member) => schemaText(member, page)).join(', ')}])`
  if (schema.allOf) return objectText({ ...schema, ...flatten(schema, page.contract.schemas) }, page)
  if (schema.type === 'array' || schema.items) {
    const checks = [
      schema.minItems !== undefined && `z.minLength(${schema.minItems})`,
      schema.maxItems !== undefined && `z.maxLength(${schema.maxItems})`,
    ]
    return checked(`z.array(${schemaText(schema.items ?? {}, page)})`, checks)
  }
  if (schema.properties || schema.type === 'object') return objectText(schema, page)
  return scalarText(schema, page)
}

function enumText(values: NonNullable<Schema['enum']>): string {
  if (values.every((value) => typeof value === 'string')) return `z.enum([${values.map(quote).join(', ')}])`
  return `z.union([${values.map((value) => `z.literal(${literal(value)})`).join(', ')}])`
}

const literal = (value: string | number | boolean | null) => (typeof value === 'string' ? quote(value) : String(value))

const checked = (text: string, checks: (string | false)[]) => {
  const present = checks.filter(Boolean)
  return present.length > 0 ? `${text}.check(${present.join(', ')})` : text
}

function objectText(schema: Schema, page: Page): string {
  const { properties = {}, required = [], additionalProperties: extra } = schema
  const members = Object.entries(properties).map(([key, property]) => {
    const text = schemaText(property, page)
    return `  ${keyText(key)}: ${required.includes(key) ? text : `z.optional(${text})`},\n`
  })
  if (members.length === 0) {
    const value = typeof extra === 'object' ? schemaText(extra, page) : 'z.unknown()'
    return `z.record(z.string(), ${value})`
  }
  const shape = `{\n${members.join('')}}`
  return typeof extra === 'object'
    ? `z.catchall(z.object(${shape}), ${schemaText(extra, page)})`
    : `z.looseObject(${shape})`
}

function scalarText(schema: Schema, page: Page): string {
  if (schema.type === 'boolean') return 'z.boolean()'
  if (schema.type === 'null') return 'z.null()'
  if (schema.type === 'integer' || schema.type === 'number') {
    return checked(schema.type === 'integer' ? 'z.int()' : 'z.number()', [
      schema.minimum !== undefined && `z.gte(${schema.minimum})`,
      schema.maximum !== undefined && `z.lte(${schema.maximum})`,
      schema.exclusiveMinimum !== undefined && `z.gt(${schema.exclusiveMinimum})`,
      schema.exclusiveMaximum !== undefined && `z.lt(${schema.exclusiveMaximum})`,
    ])
  }
  if (schema.type !== 'string') return 'z.unknown()'
  if (schema.format === 'binary') {
    page.usesUpload = true
    return 'z.custom<Upload>()'
  }
  return checked(stringText(schema.format), [
    schema.minLength !== undefined && `z.minLength(${schema.minLength})`,
    schema.maxLength !== undefined && `z.maxLength(${schema.maxLength})`,
    schema.pattern !== undefined && `z.regex(new RegExp(${quote(schema.pattern)}))`,
  ])
}

function stringText(format: string | undefined): string {
  if (format === 'uuid') return 'z.guid()'
  if (format === 'email') return 'z.email()'
  if (format === 'date') return 'z.iso.date()'
  return 'z.string()'
}

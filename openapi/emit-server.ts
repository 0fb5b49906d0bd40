import type { Contract, ContractOperation, Schema } from './contract.ts'
import { parameterSchema, resultText } from './emit-operations.ts'
import { header, typeStem } from './names.ts'
import { flatten, keyText, objectText, quote, type TypeScope } from './type-text.ts'

const prelude = `
import type { NoParams } from '@dragoman/sdk/operation'
`

const types = `
/** Query or headers as a handler gets them: always there, and the contract's defaults filled in. */
type Filled<Part, Defaulted extends keyof NonNullable<Part> = never> = NonNullable<Part> &
  Required<Pick<NonNullable<Part>, Defaulted>>

/** What a handler of a download answers: the bytes, or a whole answer where headers matter. */
export type BinaryResult = Blob | ReadableStream<Uint8Array> | Response
`

/** `handlers.ts`: what each operation's handler gets and answers. */
export function emitHandlers(contract: Contract): string {
  const owners = new Set<string>()
  const scope: TypeScope = {
    schemas: contract.schemas,
    binary: () => 'File',
    name: (schema) => {
      const owner = contract.schemas.get(schema)!.origin
      owners.add(owner)
      return `${owner}.${schema}`
    },
  }
  const resources = contract.resources.map((resource) => {
    const operations = contract.operations.filter((operation) => operation.resource === resource)
    if (operations.length > 0) owners.add(resource)
    return `  ${resource}: {\n${operations.map((operation) => handlerText(operation, scope)).join('')}  }\n`
  })
  const imports = [...owners]
    .sort()
    .map((owner) => `import type * as ${owner} from '@dragoman/sdk/operations/${owner}'\n`)
    .join('')
  return [
    header('openapi'),
    prelude.trimStart(),
    imports,
    types,
    '\n/** Parameters and result of each operation, by resource and verb. */\n',
    `export interface Operations {\n${resources.join('')}}\n`,
    '\nexport type Resource = keyof Operations\n',
  ].join('')
}

function handlerText(operation: ContractOperation, scope: TypeScope): string {
  const { path, query, header: headers } = operation.parameters
  const params = `${operation.resource}.${typeStem(operation.id)}Params`
  const parts: string[] = []
  if (path.length > 0) parts.push(`path: ${params}['path']`)
  for (const [part, parameters] of Object.entries({ query, headers })) {
    if (parameters.length === 0) continue
    const defaulted = parameters.filter((parameter) => parameter.schema.default !== undefined)
    const names = defaulted.map((parameter) => quote(parameter.name)).join(' | ')
    parts.push(`${part}: Filled<${params}['${part}']${names && `, ${names}`}>`)
  }
  if (operation.body) {
    const optional = operation.body.required ? '' : ' | undefined'
    parts.push(`body: ${bodyText(operation, params, scope)}${optional}`)
  }
  const type = parts.length > 0 ? `{ ${parts.join('; ')} }` : 'NoParams'
  return `    ${keyText(operation.verb)}: { params: ${type}; result: ${handlerResult(operation, scope)} }\n`
}

function bodyText(operation: ContractOperation, params: string, scope: TypeScope): string {
  const { kind, schema, required, isOmissible } = operation.body!
  if (kind === 'multipart') return objectText(flatten(schema, scope.schemas), scope, '    ')
  return required && !isOmissible ? `${params}['body']` : `NonNullable<${params}['body']>`
}

function handlerResult(operation: ContractOperation, scope: TypeScope): string {
  if (operation.answer.kind === 'blob') return 'BinaryResult'
  const result = resultText(operation, typeStem(operation.id), scope)
  return result.declaration ? `${operation.resource}.${result.name}` : result.name
}

/** `contract.json`: what the server needs at run time to route, check and answer, as JSON Schemas. */
export function emitServerContract(contract: Contract): string {
  const operations = contract.operations.map((operation) => ({
    id: operation.id,
    method: operation.method,
    path: operation.path,
    requires: operation.requires,
    refreshes: operation.refreshes,
    ...(operation.journal && { journal: operation.journal }),
    ...(operation.reads && { reads: true }),
    ...(operation.ownTransactions && { ownTransactions: true }),
    ...(operation.whilePending && { whilePending: operation.whilePending }),
    ...(operation.retry && { retry: operation.retry }),
    ...(operation.async && { async: operation.async }),
    ...(operation.versioned && { versioned: operation.versioned }),
    parameters: {
      path: plainSchema(parameterSchema(operation.parameters.path)),
      query: plainSchema(parameterSchema(operation.parameters.query)),
      header: plainSchema(parameterSchema(operation.parameters.header)),
    },
    ...(operation.body && { body: serverBody(operation, contract) }),
    status: operation.status,
    errors: Object.fromEntries(
      [...operation.errors, ...operation.commonErrors].map((code) => [code, contract.errorCodes.get(code)!.status]),
    ),
    responses: Object.fromEntries(
      Object.entries(operation.answers).map(([status, { kind, schema }]) => [
        status,
        { kind, ...(schema && { schema: plainSchema(schema) }) },
      ]),
    ),
  }))
  const schemas = Object.fromEntries([...contract.schemas].map(([name, { schema }]) => [name, plainSchema(schema)]))
  return `${JSON.stringify({ operations, schemas }, null, 1)}\n`
}

/**
 * `contract.d.json.ts`: its type, as far as the server relies on it. The compiler would work out that of every member
 * otherwise, which takes it as long as a sixth of the server.
 */
export function emitServerContractType(contract: Contract): string {
  const names = [...contract.schemas.keys()].map((name) => `  | ${quote(name)}`)
  return [
    header('openapi'),
    `type SchemaName =\n${names.join('\n')}`,
    `declare const contract: {
  operations: { id: string; method: string; path: string; requires: 'public' | string[]; parameters: object }[]
  schemas: Record<SchemaName, object>
}`,
    'export default contract\n',
  ].join('\n')
}

function serverBody(operation: ContractOperation, contract: Contract): Record<string, unknown> {
  const { kind, required, isOmissible, schema } = operation.body!
  if (kind !== 'multipart') return { kind, required, ...(isOmissible && { isOmissible }), schema: plainSchema(schema) }
  const flat = flatten(schema, contract.schemas)
  const files = Object.entries(flat.properties)
    .filter(([, property]) => property.format === 'binary' || property.items?.format === 'binary')
    .map(([name]) => name)
  return { kind, required, files, schema: plainSchema({ type: 'object', ...flat }) }
}

const annotations = new Set(['description', 'title', 'example', 'examples', 'discriminator', 'deprecated'])

/** A schema without words and extensions, its references made local to `contract.json`. Binary accepts anything. */
function plainSchema(schema: Schema): unknown {
  const { $ref: ref, format, properties, required, ...rest } = schema
  if (ref) return { $ref: ref.replace('#/components/', '#/') }
  if (format === 'binary') return {}
  const plain: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(rest)) {
    if (annotations.has(key) || key.startsWith('x-')) continue
    if (key === 'allOf' || key === 'oneOf' || key === 'anyOf') plain[key] = (value as Schema[]).map(plainSchema)
    else if (key === 'items') plain[key] = plainSchema(value as Schema)
    else if (key === 'additionalProperties')
      plain[key] = typeof value === 'boolean' ? value : plainSchema(value as Schema)
    else plain[key] = value
  }
  if (format) plain['format'] = format
  if (properties) {
    plain['properties'] = Object.fromEntries(
      Object.entries(properties).map(([key, property]) => [key, plainSchema(property)]),
    )
  }
  if (required && required.length > 0) plain['required'] = required
  return plain
}

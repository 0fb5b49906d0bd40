import type { Contract, ContractOperation, Parameter, Schema } from './contract.ts'
import { exportConst, header, typeStem } from './names.ts'
import { declaration, docText, membersText, quote, refsIn, typeText, type TypeScope } from './type-text.ts'

/** Collects what a generated file imports from its neighbors. */
export class Imports {
  readonly #from = new Map<string, Set<string>>()
  readonly #values = new Map<string, Set<string>>()

  add(file: string, name: string): string {
    const names = this.#from.get(file) ?? new Set()
    this.#from.set(file, names.add(name))
    return name
  }

  addValue(file: string, name: string): string {
    const names = this.#values.get(file) ?? new Set()
    this.#values.set(file, names.add(name))
    return name
  }

  text(): string {
    const lines = (kind: string, from: Map<string, Set<string>>) =>
      [...from]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([file, names]) => `import ${kind}{ ${[...names].sort().join(', ')} } from '${file}'\n`)
    return [...lines('type ', this.#from), ...lines('', this.#values)].join('')
  }
}

function scopeOf(contract: Contract, origin: string, imports: Imports): TypeScope {
  return {
    schemas: contract.schemas,
    binary: () => imports.add('../operation.ts', 'Upload'),
    name: (schema) => {
      const owner = contract.schemas.get(schema)!.origin
      return owner === origin ? schema : imports.add(`./${owner}.ts`, schema)
    },
  }
}

function schemaDeclarations(contract: Contract, origin: string, scope: TypeScope): string[] {
  const sent = sentSchemas(contract)
  return [...contract.schemas.values()]
    .filter((named) => named.origin === origin)
    .map((named) => declaration(named.name, named.schema, { ...scope, isSent: sent.has(named.name) }))
}

/** The names of the schemas that bodies of requests are made of. */
function sentSchemas({ operations, schemas }: Contract): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (name: string) => {
    if (names.has(name)) return
    names.add(name)
    for (const ref of refsIn(schemas.get(name)?.schema)) visit(ref)
  }
  for (const { body } of operations) for (const ref of refsIn(body?.schema)) visit(ref)
  return names
}

/** `generated/shared.ts`: the schemas that belong to no resource. */
export function emitShared(contract: Contract): string {
  const imports = new Imports()
  const declarations = schemaDeclarations(contract, 'shared', scopeOf(contract, 'shared', imports))
  const head = [header('openapi/shared'), imports.text()].filter(Boolean)
  return [...head, ...declarations].join('\n')
}

/** `generated/<resource>.ts`: the types of one resource and a constant for each of its operations. */
export function emitResource(contract: Contract, resource: string): string {
  const imports = new Imports()
  const scope = scopeOf(contract, resource, imports)
  const declarations = schemaDeclarations(contract, resource, scope)
  const operations = contract.operations.filter((operation) => operation.resource === resource)
  const constants = operations.map((operation) => operationText(contract, operation, scope, imports))
  const head = header(`openapi/resources/${resource}.yaml`)
  return [`${head}${imports.text()}`, ...declarations, ...constants].join('\n')
}

/** The type of what an operation that goes on ends with; undefined for one that does not. */
function outcomeText(contract: Contract, operation: ContractOperation, result: string, scope: TypeScope) {
  if (!operation.async) return undefined
  const status = contract.operations.find(({ id }) => id === operation.statusOperation)
  return status ? typeText(status.answer.schema ?? {}, scope) : result
}

function operationText(contract: Contract, operation: ContractOperation, scope: TypeScope, imports: Imports): string {
  const stem = typeStem(operation.id)
  const params = paramsText(operation, stem, scope)
  const paramsName = params ? `${stem}Params` : imports.add('../operation.ts', 'NoParams')
  const result = resultText(operation, stem, scope)
  const outcome = outcomeText(contract, operation, result.name, scope)
  const type = outcome
    ? `${imports.add('../operation.ts', 'AsyncOperation')}<${paramsName}, ${result.name}, ${outcome}>`
    : `${imports.add('../operation.ts', 'Operation')}<${paramsName}, ${result.name}>`
  const make = imports.addValue('../operation.ts', outcome ? 'asyncOperation' : 'operation')
  const flags = flagsText(operation, imports)
  const args = [quote(operation.id), quote(operation.method), quote(operation.path), ...(flags ? [flags] : [])]
  const doc = docText(
    [
      operation.summary,
      ...(operation.description ? ['', operation.description] : []),
      '',
      `\`${operation.method} ${operation.path}\` (${operation.provenance}). ${needs(operation.requires)}`,
      '',
      `@throws {HttpError} ${[...operation.errors, 'a code of any call'].join(', ')}`,
    ].join('\n'),
  )
  const constant = exportConst(operation.verb, doc, `: ${type} = /*@__PURE__*/ ${make}(${args.join(', ')})`)
  return [params, result.declaration, constant].filter(Boolean).join('\n')
}

function needs(requires: ContractOperation['requires']): string {
  if (requires === 'public') return 'Needs no session.'
  if (requires.length === 0) return 'Needs a session.'
  return `Needs ${requires.join(' or ')}.`
}

/** The properties that a list of parameters makes, described by the parameters themselves. */
export function parameterSchema(parameters: readonly Parameter[]): Schema & { required: string[] } {
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, schema, description }) => [name, { ...schema, ...(description && { description }) }]),
    ),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  }
}

function paramsText(operation: ContractOperation, stem: string, scope: TypeScope): string {
  const { path, query, header: headers } = operation.parameters
  const parts = Object.entries({ path, query, headers }).filter(([, parameters]) => parameters.length > 0)
  const members = parts.map(([part, parameters]) => {
    const schema = parameterSchema(parameters)
    const mark = schema.required.length > 0 ? '' : '?'
    const end = mark && ' | undefined'
    return `  ${part}${mark}: {\n${membersText(schema.properties!, schema.required, { ...scope, hasReadonlyLists: true, isSent: true }, '    ')}  }${end}\n`
  })
  if (operation.body) {
    const mark = operation.body.required && !operation.body.isOmissible ? '' : '?'
    const type = typeText(operation.body.schema, { ...scope, isSent: true }, '  ')
    members.push(`  body${mark}: ${type}${mark && ' | undefined'}\n`)
  }
  if (members.length === 0) return ''
  return `/** What \`${operation.id}\` takes. */\nexport interface ${stem}Params {\n${members.join('')}}\n`
}

/** The type of an operation's result: named, and declared where the contract has no name for it. */
export function resultText(
  operation: ContractOperation,
  stem: string,
  scope: TypeScope,
): { name: string; declaration?: string } {
  const { kind, schema } = operation.answer
  if (kind === 'blob') return { name: 'Blob' }
  if (kind === 'void') return { name: 'void' }
  if (kind !== 'json') return { name: 'string' }
  const inner = schema?.type === 'array' ? schema.items : schema
  const simple = !inner || inner.$ref || (!inner.properties && !inner.allOf && !inner.oneOf && !inner.anyOf)
  if (simple) return { name: typeText(schema ?? {}, scope) }
  const name = `${stem}Result`
  return {
    name,
    declaration: declaration(name, { description: `What \`${operation.id}\` answers.`, ...schema }, scope),
  }
}

/** The last argument of `operation`: its differences from the default. */
function flagsText(operation: ContractOperation, imports: Imports): string {
  const entries = Object.entries(flagEntries(operation, imports)).map(([key, text]) => `${key}: ${text}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : ''
}

/** The differences from the default: the code of each flag that an operation has. */
export function flagEntries(operation: ContractOperation, imports: Imports): Record<string, string> {
  const body = operation.body && bodyCodecs[operation.body.kind]
  const flags = {
    body: body && imports.addValue('../body.ts', body),
    answer: answerText(operation.answer.kind, imports),
    refreshes: operation.refreshes.length > 0 && `[${operation.refreshes.map(quote).join(', ')}]`,
    retry: operation.retry && quote(operation.retry),
    async: operation.async && quote(operation.async),
    anonymous: operation.anonymous && 'true',
  }
  return Object.fromEntries(Object.entries(flags).filter((entry): entry is [string, string] => Boolean(entry[1])))
}

const bodyCodecs = { json: undefined, multipart: 'form', urlencoded: 'urlencoded', base64: 'base64' } as const

function answerText(kind: ContractOperation['answer']['kind'], imports: Imports): string | undefined {
  if (kind === 'json') return undefined
  if (kind === 'blob') return imports.addValue('../answers.ts', 'bytes')
  if (kind === 'void') return imports.addValue('../answers.ts', 'nothing')
  return `/*@__PURE__*/ ${imports.addValue('../answers.ts', 'header')}(${quote(kind.slice('header:'.length))})`
}

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { parse } from 'yaml'
import { checkOperation, checkStatuses } from './check-operation.ts'
import type {
  Answer,
  Contract,
  ContractOperation,
  ErrorCode,
  NamedSchema,
  Parameter,
  RawOperation,
  Schema,
} from './contract.ts'
import { ContractError } from './contract.ts'
import { checkErrors, readErrorCodes } from './error-codes.ts'
import { checkJournal, fillJournalSchemas, readJournal } from './journal-events.ts'
import { resolveOperation } from './resolve-operation.ts'

const methods = ['get', 'put', 'post', 'delete', 'head', 'patch', 'options'] as const

interface Source {
  /** Path from the contract's folder, as `resources/tasks.yaml`. */
  file: string
  resource: string | undefined
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

/** Components by section (`schemas`, `parameters`, `responses` …) and name. */
export type Components = Map<string, Map<string, { file: string; origin: string; value: unknown }>>

/**
 * Reads the contract in `folder` (`openapi.yaml`, `resources/*.yaml`, `shared/*.yaml`), checks it and bundles it.
 * @throws {ContractError} with one sentence for every problem, naming file and operation.
 */
export function readContract(folder: string): Contract {
  const problems: string[] = []
  const sources = [...readSources(folder, 'shared'), ...readSources(folder, 'resources')]
  const components = collectComponents(sources, problems)
  for (const source of sources) {
    source.paths = localRefs(source.paths, source.file, components, problems) as Source['paths']
  }
  for (const [, section] of components) {
    for (const [, component] of section) {
      component.value = localRefs(component.value, component.file, components, problems)
    }
  }

  const resources = sources.flatMap((source) => source.resource ?? []).sort()
  const errorCodes = readErrorCodes(components.get('x-error-codes') ?? new Map(), problems)
  const journal = readJournal(components, problems)
  fillJournalSchemas(components, journal)
  const operations = collectOperations(sources, components, errorCodes, resources, problems)
  // An operation with another problem is not among them, and neither are its codes.
  if (problems.length === 0) {
    problems.push(
      ...checkErrors(operations, errorCodes),
      ...checkStatuses(operations),
      ...checkJournal(operations, journal),
    )
  }
  const entry = rewriteEntry(folder, sources, problems)
  if (problems.length > 0) throw new ContractError(problems)

  const schemas = new Map<string, NamedSchema>()
  for (const [name, { origin, value }] of components.get('schemas') ?? []) {
    schemas.set(name, { name, origin, schema: value as Schema })
  }
  for (const { body } of operations) {
    if (body?.kind === 'json' && body.required && takesNothing(body.schema, schemas)) body.isOmissible = true
  }
  const head = parse(entry) as Record<string, unknown>
  const paths = sources.flatMap((source) => Object.entries(source.paths)).sort(([a], [b]) => (a < b ? -1 : 1))
  const document = {
    ...head,
    paths: Object.fromEntries(paths),
    components: Object.fromEntries(
      [...components].map(([section, members]) => [
        section,
        Object.fromEntries([...members].map(([name, { value }]) => [name, value])),
      ]),
    ),
  }
  return { resources, operations, schemas, errorCodes, journal, document, entry }
}

/** Whether an empty object is right: one whose members are all optional. */
function takesNothing(schema: Schema, schemas: ReadonlyMap<string, NamedSchema>): boolean {
  if (schema.$ref) return takesNothing(schemas.get(schema.$ref.split('/').at(-1)!)!.schema, schemas)
  if (schema.allOf) return schema.allOf.every((part) => takesNothing(part, schemas))
  return schema.type === 'object' && !schema.oneOf && !schema.anyOf && (schema.required ?? []).length === 0
}

function readSources(folder: string, kind: 'shared' | 'resources'): Source[] {
  const names = readdirSync(join(folder, kind))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  return names.map((name) => {
    const parsed = parse(readFileSync(join(folder, kind, name), 'utf8')) as Partial<Source> | null
    return {
      file: `${kind}/${name}`,
      resource: kind === 'resources' ? basename(name, '.yaml') : undefined,
      paths: parsed?.paths ?? {},
      components: parsed?.components ?? {},
    }
  })
}

function collectComponents(sources: Source[], problems: string[]): Components {
  const components: Components = new Map()
  for (const source of sources) {
    for (const [section, members] of Object.entries(source.components)) {
      const known = components.get(section) ?? new Map()
      components.set(section, known)
      for (const [name, value] of Object.entries(members ?? {})) {
        const other = known.get(name)
        if (other) problems.push(`${source.file}: ${section}/${name} is already defined in ${other.file}`)
        known.set(name, { file: source.file, origin: source.resource ?? 'shared', value })
      }
    }
  }
  return components
}

/** A copy of `value` in which every reference into a file has become one into the bundled document. */
function localRefs(value: unknown, file: string, components: Components, problems: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => localRefs(item, file, components, problems))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key !== '$ref' || typeof item !== 'string') return [key, localRefs(item, file, components, problems)]
      const [target, pointer = ''] = item.split('#')
      const match = /^\/components\/([^/]+)\/([^/]+)$/.exec(pointer)
      const targetFile = target ? posix.normalize(posix.join(posix.dirname(file), target)) : file
      const found = match && components.get(match[1]!)?.get(match[2]!)
      if (!found || found.file !== targetFile) problems.push(`${file}: nothing stands at ${item}`)
      // Modules of schemas run as they are loaded: what all of them need must need none of them.
      if (file.startsWith('shared/') && targetFile.startsWith('resources/')) {
        problems.push(`${file}: ${item} stands in a resource, and what is shared needs none`)
      }
      return [key, `#${pointer}`]
    }),
  )
}

/** Follows a local reference to a parameter, answer or body. */
export function follow<T extends { $ref?: string }>(value: T, components: Components): T {
  if (!value.$ref) return value
  const [, , section, name] = value.$ref.split('/')
  return components.get(section!)!.get(name!)!.value as T
}

/** The parameter that every call with `x-versioned: if-match` takes. */
const ifMatch = { $ref: '#/components/parameters/IfMatch' }

function collectOperations(
  sources: Source[],
  components: Components,
  errorCodes: ReadonlyMap<string, ErrorCode>,
  resources: string[],
  problems: string[],
): ContractOperation[] {
  const operations: ContractOperation[] = []
  const ids = new Map<string, string>()
  for (const source of sources) {
    for (const [path, item] of Object.entries(source.paths)) {
      const common = (item['parameters'] ?? []) as Parameter[]
      for (const method of methods) {
        const raw = item[method] as RawOperation | undefined
        if (!raw) continue
        const where = `${source.file} ${raw.operationId ?? `${method.toUpperCase()} ${path}`}`
        const found = checkOperation(raw, method, source.resource, resources)
        problems.push(...found.map((problem) => `${where}: ${problem}`))
        const other = raw.operationId && ids.get(raw.operationId)
        if (other) problems.push(`${where}: the operationId is already used in ${other}`)
        if (raw.operationId) ids.set(raw.operationId, source.file)
        if (found.length > 0) continue
        if (raw['x-versioned'] === 'if-match') raw.parameters = [...(raw.parameters ?? []), ifMatch as Parameter]
        const parameters = [...common, ...(raw.parameters ?? [])].map((parameter) => follow(parameter, components))
        const answers = Object.entries(raw.responses).map(([status, answer]): [string, Answer] => [
          status,
          follow(answer, components),
        ])
        try {
          const resolvable = {
            ...raw,
            method: method.toUpperCase(),
            path,
            parameters,
            requestBody: raw.requestBody && follow(raw.requestBody, components),
            responses: Object.fromEntries(answers),
          }
          const operation = resolveOperation(resolvable, errorCodes)
          operations.push(operation)
          // Tools that read the document alone know no kinds of calls.
          raw['x-errors'] = [...operation.errors, ...operation.commonErrors]
        } catch (error) {
          problems.push(`${where}: ${(error as Error).message}`)
        }
      }
    }
  }
  return operations
}

/** `openapi.yaml` with one reference for each path of the resource files; the rest of the file stays as it is. */
function rewriteEntry(folder: string, sources: Source[], problems: string[]): string {
  const entry = readFileSync(join(folder, 'openapi.yaml'), 'utf8')
  const owners = new Map<string, string>()
  for (const { file, paths } of sources) {
    for (const path of Object.keys(paths)) {
      const other = owners.get(path)
      if (other) problems.push(`${file}: ${path} stands in ${other} too`)
      owners.set(path, file)
    }
  }
  const lines = [...owners]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, file]) => {
      const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1')
      return [`  ${path}:`, `    $ref: './${file}#/paths/${pointer}'`]
    })
  const block = `paths:\n${lines.join('\n')}\n`
  const start = /^paths:.*$/m.exec(entry)
  if (!start) return `${entry.trimEnd()}\n\n${block}`
  const rest = entry.slice(start.index + start[0].length)
  const next = /^[^\s#]/m.exec(rest)
  const after = next ? `\n${rest.slice(next.index)}` : ''
  return entry.slice(0, start.index) + block + after
}

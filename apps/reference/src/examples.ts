import type { Contract, ContractOperation, Parameter } from '@dragoman/openapi/contract'
import { flatten, keyText, refName } from '@dragoman/openapi/type-text'
import { Sampler } from './sample.ts'

export interface Example {
  readonly id: string
  /** TypeScript that calls the operation with the client of `setup`. */
  readonly code: string
  /** The variables that the code expects. */
  readonly inputs: ReadonlyMap<string, 'string' | 'Blob'>
}

/** The beginning of every example. */
export const setup = `import {
  createClient,
  items,
  machineLogin,
  run,
} from '@dragoman/sdk'
import { everything } from '@dragoman/sdk/everything'

const dragoman = createClient({
  baseUrl: 'https://translate.example.com',
  auth: machineLogin({ accessKey, secret }),
  operations: everything,
})`

/** A call of an operation by the SDK, with a value for everything that it needs. */
export function exampleOf(contract: Contract, operation: ContractOperation): Example {
  const sampler = new Sampler(contract)
  const { path, query, header } = operation.parameters
  const parts = [
    part('path', path, sampler),
    part(
      'query',
      query.filter(({ required }) => required),
      sampler,
    ),
    part(
      'headers',
      header.filter(({ required }) => required),
      sampler,
    ),
    ...(operation.body ? [bodyPart(operation, sampler)] : []),
  ].filter((text) => text !== '')
  const line = parts.length > 0 ? `{ ${parts.join(', ')} }` : ''
  // The result's name and the call's stand in the same line.
  const room = 36 - operation.id.length
  const params =
    line.includes('\n') || line.length > room ? `{\n${parts.map((text) => `  ${text},\n`).join('')}}` : line
  return { id: operation.id, code: codeOf(contract, operation, params, sampler), inputs: sampler.inputs }
}

function part(name: string, parameters: readonly Parameter[], sampler: Sampler): string {
  const members = parameters.map((parameter) => {
    const isName =
      parameter.in === 'path' && parameter.schema.type === 'string' && parameter.schema.format === undefined
    const value =
      isName && /id$/i.test(parameter.name)
        ? sampler.value(parameter.name, { type: 'string', format: 'uuid' }, '  ')
        : sampler.value(parameter.name, parameter.schema, '  ')
    return value === parameter.name ? value : `${keyText(parameter.name)}: ${value}`
  })
  return members.length > 0 ? `${name}: { ${members.join(', ')} }` : ''
}

function bodyPart({ body }: ContractOperation, sampler: Sampler): string {
  const { schema } = body!
  const value = sampler.value('body', schema, '  ')
  return `body: ${value}`
}

function codeOf(contract: Contract, operation: ContractOperation, params: string, sampler: Sampler): string {
  const { id, answer } = operation
  const call = `await dragoman.${id}(${params})`
  if (operation.async) {
    const name = freeName(outcomeName(operation), sampler)
    const start = `run(dragoman, everything.${id}${params && `, ${params}`})`
    return `const ${name} = await ${start}\nconsole.log(${name}.status)`
  }
  if (answer.kind === 'void') return call
  const name = freeName(resultName(contract, operation), sampler)
  if (isPaged(contract, operation)) {
    return `for await (const ${name} of items(dragoman, everything.${id}, ${params || '{}'})) {\n  console.log(${name})\n}`
  }
  return `const ${name} = ${call}`
}

function isPaged(contract: Contract, { answer, parameters }: ContractOperation): boolean {
  if (answer.kind !== 'json' || !parameters.query.some(({ name }) => name === 'page')) return false
  return 'content' in flatten(answer.schema ?? {}, contract.schemas).properties
}

const outcomeName = ({ async: pattern }: ContractOperation) => (pattern === 'job' ? 'job' : 'request')

function resultName(contract: Contract, operation: ContractOperation): string {
  const { kind, schema } = operation.answer
  if (kind === 'blob') return 'file'
  if (kind !== 'json') return 'token'
  if (isPaged(contract, operation)) return 'item'
  const list = schema?.type === 'array'
  const ref = list ? schema.items?.$ref : schema?.$ref
  if (!ref) return list ? 'list' : 'result'
  const name = refName(ref)
  return name.charAt(0).toLowerCase() + name.slice(1) + (list ? 's' : '')
}

/** Words of the language among the names of answers. */
const reserved = new Set(['import', 'package'])

const freeName = (name: string, { inputs }: Sampler) => (inputs.has(name) || reserved.has(name) ? 'result' : name)

/** All examples as one module, for the compiler. */
export function exampleModule(examples: readonly Example[]): string {
  const blocks = examples.map(({ id, code, inputs }) => {
    const takes = [...inputs].map(([name, type]) => `${name}: ${type}`).join(', ')
    return `export const ${id.replace('.', '_')} = async (${takes}) => {\n${code}\n}\n`
  })
  return `declare const accessKey: string\ndeclare const secret: string\n${setup}\n${blocks.join('\n')}`
}

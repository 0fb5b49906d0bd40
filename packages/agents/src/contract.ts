import type { Client } from '@dragoman/sdk/client'
import { everything } from '@dragoman/sdk/everything'
import type { AnyOperation } from '@dragoman/sdk/operation'
import { requirements } from '@dragoman/sdk/requirements'

type Fields = Record<string, unknown>

interface Described {
  summary?: string
  description?: string
  parameters?: unknown
  requestBody?: unknown
}

/** All operations, by their id. */
const operations = new Map<string, AnyOperation>(
  Object.values(everything).flatMap((resource) =>
    Object.values(resource as Record<string, AnyOperation>).map((one): [string, AnyOperation] => [one.id, one]),
  ),
)

export const operationOf = (id: string): AnyOperation | undefined => operations.get(id)

export const neededFor = (id: string): unknown => (requirements as Record<string, unknown>)[id]

const contracts = new WeakMap<Client, Promise<Fields | undefined>>()

/** Gives the contract of a server to those that ask it through a client; undefined where it serves none. */
export function knowContract(client: Client, contract: Promise<Fields | undefined>): void {
  contracts.set(client, contract)
  // A failure is not kept: the next question asks again.
  contract.catch(() => contracts.delete(client))
}

function contractOf(client: Client): Promise<Fields | undefined> {
  if (!contracts.has(client)) knowContract(client, load(client))
  return contracts.get(client)!
}

async function load({ baseUrl }: Client): Promise<Fields | undefined> {
  return contractIn(await fetch(`${baseUrl}/api/openapi.json`, { signal: AbortSignal.timeout(20_000) }))
}

export async function contractIn(response: Response): Promise<Fields | undefined> {
  const isJson = response.headers.get('content-type')?.includes('json')
  return response.ok && isJson ? ((await response.json()) as Fields) : undefined
}

function describedIn(contract: Fields | undefined, { path, method }: AnyOperation): Described {
  const paths = (contract?.['paths'] ?? {}) as Record<string, Record<string, Described>>
  const at = Object.hasOwn(paths, path) ? paths[path] : undefined
  const parameters = [...((at?.['parameters'] as unknown as unknown[]) ?? [])]
  const found = at?.[method.toLowerCase()]
  return found ? { ...found, parameters: [...parameters, ...((found.parameters as unknown[]) ?? [])] } : {}
}

/** Finds operations by words of their id, path, and summary: those that have the most of them first. */
export async function searchOperations(client: Client, query: string, limit: number) {
  const contract = await contractOf(client)
  const words = query
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1)
  const found = [...operations.values()].map((one) => {
    const { summary = '' } = describedIn(contract, one)
    const all = `${one.id.replaceAll(/([A-Z])/g, ' $1')} ${one.path} ${summary}`.toLowerCase()
    const score = words.filter((word) => all.includes(word.replace(/(?:ies|es|s)$/, ''))).length
    const shown = { id: one.id, call: `${one.method} ${one.path}`, ...(summary && { summary }) }
    return { found: shown, score }
  })
  return found
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.found.id.length - b.found.id.length)
    .slice(0, limit)
    .map(({ found: shown }) => shown)
}

/** Describes an operation: its parameters, its body, and the permissions that it needs. */
export async function describeOperation(client: Client, one: AnyOperation) {
  const contract = await contractOf(client)
  const { summary, description, parameters, requestBody } = describedIn(contract, one)
  return {
    id: one.id,
    call: `${one.method} ${one.path}`,
    needs: neededFor(one.id),
    ...(summary && { summary }),
    ...(description && { description }),
    ...(contract && { parameters: withParts(contract, parameters), body: withParts(contract, requestBody) }),
  }
}

const deepest = 6

/** A part of the contract with the parts that it refers to. */
function withParts(contract: Fields, value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((one) => withParts(contract, one, depth))
  if (typeof value !== 'object' || value === null) return value
  const reference = (value as Fields)['$ref']
  if (typeof reference === 'string')
    return depth < deepest ? withParts(contract, partAt(contract, reference), depth + 1) : { $ref: reference }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withParts(contract, part, depth)]))
}

const partAt = (contract: Fields, reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, name) => {
      const key = name.replaceAll('~1', '/').replaceAll('~0', '~')
      return typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? (at as Fields)[key] : undefined
    }, contract)

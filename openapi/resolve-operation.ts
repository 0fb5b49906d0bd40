import type {
  Answer,
  ContractAnswer,
  ContractOperation,
  ErrorCode,
  MediaType,
  Parameter,
  RawOperation,
} from './contract.ts'
import { commonErrors } from './error-codes.ts'

type Resolvable = RawOperation & { method: string; path: string; parameters: Parameter[] }

/** A checked operation in the form that the emitters use. Throws when its body or path says something unknown. */
export function resolveOperation(raw: Resolvable, codes: ReadonlyMap<string, ErrorCode>): ContractOperation {
  const [resource, verb] = raw.operationId!.split('.') as [string, string]
  const answers = Object.fromEntries(
    Object.entries(raw.responses).map(([status, answer]) => [status, resolveAnswer(answer)]),
  )
  const status = Object.keys(answers).find((key) => /^[23]/.test(key))!
  const named = raw.parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name)
  const inPath = [...raw.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!)
  const unknown = [...inPath.filter((name) => !named.includes(name)), ...named.filter((name) => !inPath.includes(name))]
  if (unknown.length > 0) throw new Error(`path and parameters disagree about ${unknown.join(', ')}`)

  const operation = {
    id: raw.operationId!,
    resource,
    verb,
    method: raw.method,
    path: raw.path,
    summary: raw.summary!,
    ...(raw.description && { description: raw.description.trim() }),
    provenance: raw['x-provenance']!,
    requires: raw['x-requires'] as 'public' | string[],
    ...(raw.security?.length === 0 && { anonymous: true as const }),
    refreshes: raw['x-refreshes'] ?? [],
    ...(raw['x-retry'] && { retry: raw['x-retry'] }),
    ...(raw['x-async'] && { async: raw['x-async'] }),
    ...(raw['x-own-transactions'] && { ownTransactions: true as const }),
    ...(raw['x-status'] && { statusOperation: raw['x-status'] }),
    ...(raw['x-while-pending'] && { whilePending: raw['x-while-pending'] }),
    ...(raw['x-journal'] && raw['x-journal'] !== 'none' && { journal: raw['x-journal'] }),
    ...(raw['x-reads'] && { reads: true as const }),
    ...(raw['x-versioned'] && { versioned: raw['x-versioned'] as 'if-match' | 'body' }),
    errors: raw['x-errors'] ?? [],
    parameters: {
      path: raw.parameters.filter((parameter) => parameter.in === 'path'),
      query: raw.parameters.filter((parameter) => parameter.in === 'query'),
      header: raw.parameters.filter((parameter) => parameter.in === 'header'),
    },
    ...(raw.requestBody && { body: resolveBody(raw.requestBody) }),
    status: Number(status),
    answer: answers[status]!,
    answers,
  }
  return { ...operation, commonErrors: commonErrors(operation, codes) }
}

function resolveBody(body: NonNullable<RawOperation['requestBody']>): NonNullable<ContractOperation['body']> {
  const [[type, media] = ['', {}]] = Object.entries(body.content) as [string, MediaType][]
  const required = body.required ?? false
  if (type === 'application/json') return { kind: 'json', required, schema: media.schema ?? {} }
  if (type === 'multipart/form-data') return { kind: 'multipart', required, schema: media.schema ?? {} }
  if (type === 'application/x-www-form-urlencoded') return { kind: 'urlencoded', required, schema: media.schema ?? {} }
  if (type === 'text/plain' && media['x-encoding'] === 'base64-json' && media['x-body-schema']) {
    return { kind: 'base64', required, schema: media['x-body-schema'] }
  }
  throw new Error(`the body's content type ${type} has no rule`)
}

function resolveAnswer(answer: Answer): ContractAnswer {
  const [entry] = Object.entries(answer.content ?? {})
  if (entry) {
    const [type, media] = entry
    const json = type === 'application/json' || type.endsWith('+json')
    return json ? { kind: 'json', schema: media.schema ?? {} } : { kind: 'blob' }
  }
  const token = Object.keys(answer.headers ?? {}).find((name) => name.toUpperCase() === 'X-AUTH-TOKEN')
  return { kind: token ? 'header:X-AUTH-TOKEN' : 'void' }
}

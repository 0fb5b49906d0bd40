import type { ContractOperation } from '../http/contract.ts'
import type { KnownIds } from './known-ids.ts'
import type { Person } from './people.ts'
import { sample } from './sample.ts'
import type { Optional, Schema } from './sample.ts'
import { testOrigin, type TestApp } from './test-app.ts'

/** The parameters of a call. */
export interface OperationParameters {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

/** A body that is sent as it is. */
export interface RawBody {
  content: string | Uint8Array<ArrayBuffer>
  mediaType: string
}

export interface Reply {
  status: number
  /** Undefined where the answer is not JSON. */
  body: unknown
}

export interface Refusal {
  code?: string
  message: string
  data?: { missing?: string[] }
}

export const schemaOf = (operation: ContractOperation, part: 'path' | 'query'): Schema =>
  operation.parameters[part] ?? {}
export const bodySchema = (operation: ContractOperation): Schema => operation.body?.schema ?? {}

/** Makes the parameters of an operation: ids of the path from one table, all others from another. */
export function parametersFor(
  operation: ContractOperation,
  ids: { path: KnownIds; rest?: KnownIds },
  optional: Optional = null,
): OperationParameters {
  const { path, rest = path } = ids
  const fill = (schema: Schema, from: KnownIds) => sample(operation.id, '', schema, from, optional)
  return {
    path: { ...(fill({ type: 'object', ...schemaOf(operation, 'path') }, path) as object) },
    query: { ...(fill({ type: 'object', ...schemaOf(operation, 'query') }, rest) as object) },
    body: operation.body && fill(bodySchema(operation), rest),
  }
}

/** Calls operations of the contract, whatever they are. */
export function operationCalls(test: TestApp) {
  /**
   * Calls as a person. Some operations end sessions, or leave contracts to accept: then the next call signs in again, or
   * accepts them, so that it finds the person as whole as the first one did.
   */
  async function call(as: Person | null, operation: ContractOperation, parameters: Sent): Promise<Reply> {
    const reply = await send(as, operation, parameters)
    const code = as && reply.status === 403 ? (reply.body as Refusal).code : undefined
    if (!as || !code) return reply
    if (code === 'TOKEN_INVALID') as.token = await newToken(as)
    else if (code === 'CONTRACTS_PENDING') await acceptContracts(as)
    else return reply
    return send(as, operation, parameters)
  }

  async function newToken({ id }: Person): Promise<string> {
    const { db, sessions } = test.app.services
    const { secret } = await sessions.open(db, { userId: id, kind: 'token', address: '127.0.0.1', userAgent: null })
    return secret
  }

  async function acceptContracts(as: Person): Promise<void> {
    const { body } = await test.call(as, 'GET', '/api/v3/contract?pending=true')
    for (const { uuid } of body as { uuid: string }[]) await test.call(as, 'POST', `/api/v3/contract/${uuid}`)
  }

  async function send(as: Person | null, operation: ContractOperation, parameters: Sent): Promise<Reply> {
    const response = await test.app.fetch(requestFor(as, operation, parameters), '127.0.0.1')
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, body: isJson ? JSON.parse(text) : undefined }
  }

  return call
}

interface Sent extends OperationParameters {
  headers?: Record<string, string>
  raw?: RawBody
  /** The file to send for each file of the body, instead of a small valid one. */
  file?: { name: string; content: string | Uint8Array<ArrayBuffer> }
}

function requestFor(as: Person | null, operation: ContractOperation, sent: Sent): Request {
  const { path, query, body, raw, file } = sent
  const url = new URL(testOrigin)
  url.pathname = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(path[name])))
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) url.searchParams.append(name, asText(one))
  }
  const headers = new Headers(as ? { 'X-AUTH-TOKEN': as.token } : {})
  const payload = raw ? raw.content : body === undefined ? null : encoded(operation, body, headers, file)
  if (raw) headers.set('Content-Type', raw.mediaType)
  for (const [name, value] of Object.entries(sent.headers ?? {})) headers.set(name, value)
  return new Request(url, { method: operation.method, headers, body: payload })
}

const asText = (value: unknown) =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)).toWellFormed()

const extensions: Readonly<Record<string, string>> = {
  'translationMemories.import': 'tmx',
  'workUnits.uploadTranslation': 'xlf',
}

function encoded(
  { id, body: shape }: ContractOperation,
  body: unknown,
  headers: Headers,
  odd: Sent['file'],
): string | FormData {
  if (shape?.kind === 'multipart' && typeof body === 'object' && body !== null) {
    const form = new FormData()
    for (const name of shape.files ?? [])
      form.append(
        name,
        odd ? new File([odd.content], odd.name) : new File(['{"a": "b"}'], `sample.${extensions[id] ?? 'json'}`),
      )
    for (const [name, value] of Object.entries(body)) {
      if (shape.files?.includes(name)) continue
      for (const one of [value].flat()) form.append(name, asText(one))
    }
    return form
  }
  if (shape?.kind === 'urlencoded') {
    const pairs = Object.entries(Object(body)).map(([name, value]) => [name, asText(value)])
    return new URLSearchParams(pairs as [string, string][]).toString()
  }
  headers.set('Content-Type', 'application/json')
  const json = typeof body === 'string' ? body : JSON.stringify(body)
  return shape?.kind === 'base64' ? Buffer.from(json).toString('base64') : json
}

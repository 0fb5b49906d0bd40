import type { Client } from '@dragoman/sdk/client'

/** The versions of the Model Context Protocol that are spoken, the newest first. */
export const protocolVersions = ['2025-11-25', '2025-06-18', '2025-03-26'] as const

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A message of JSON-RPC; undefined where it is none. */
export interface Message {
  /** Left out of a notification. */
  id?: string | number
  method?: string
  params: Json
}

export function messageIn(body: unknown): Message | undefined {
  if (!isObject(body) || body['jsonrpc'] !== '2.0') return undefined
  const { id, method, params } = body
  const isAnswer = method === undefined && ('result' in body || 'error' in body)
  if (!isAnswer && typeof method !== 'string') return undefined
  if (id !== undefined && typeof id !== 'string' && typeof id !== 'number') return undefined
  return {
    ...(id !== undefined && { id }),
    ...(typeof method === 'string' && { method }),
    params: isObject(params) ? params : {},
  }
}

export const rpcError = (id: string | number | null, code: number, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
})

interface Served {
  version: string
  client(): Promise<Client>
}

/** Answers a request. Nothing is remembered between two of them. */
export async function answerMessage(
  { id, method, params }: Message & { id: string | number },
  { version, client }: Served,
): Promise<object> {
  // Loaded with the first agent: other servers never need it.
  const { instructions, toolList, useTool } = await import('@dragoman/agents/use-tool')
  const result = (value: object) => ({ jsonrpc: '2.0', id, result: value })
  switch (method) {
    case 'initialize': {
      const asked = params['protocolVersion']
      const protocolVersion = protocolVersions.find((one) => one === asked) ?? protocolVersions[0]
      return result({
        protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: 'dragoman', title: 'Dragoman', version },
        instructions,
      })
    }
    case 'ping':
      return result({})
    case 'tools/list':
      return result({ tools: toolList() })
    case 'tools/call': {
      const { name, arguments: given = {} } = params
      if (typeof name !== 'string') return rpcError(id, -32602, 'name: It must be the name of a tool.')
      if (!isObject(given)) return rpcError(id, -32602, 'arguments: They must be an object.')
      return result(await useTool(client, name, given))
    }
    default:
      return rpcError(id, -32601, `There is no method ${String(method).slice(0, 100)}.`)
  }
}

import { instructions, toolList, useTool } from '@dragoman/agents/use-tool'
import type { Client } from '@dragoman/sdk/client'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import manifest from '../package.json' with { type: 'json' }

/** Serves tools for agents, whose name each client is told. */
export function serverFor(clientFor: (agent: string | undefined) => Promise<Client>): Server {
  const server = new Server(
    { name: 'dragoman', version: manifest.version },
    { capabilities: { tools: {} }, instructions },
  )
  const client = () => clientFor(server.getClientVersion()?.name)
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: toolList() }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => useTool(client, params.name, params.arguments ?? {}))
  return server
}

import type { Client } from '@dragoman/sdk/client'
import { explain } from '@dragoman/sdk/script'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema, ListToolsRequestSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod/mini'
import manifest from '../../package.json' with { type: 'json' }
import { Stop } from '../stop.ts'
import type { Tool } from './tool.ts'
import { tools } from './tools.ts'

/** The characters of an answer, so that one call does not fill a conversation. */
const mostCharacters = 40_000

const instructions =
  'A translation management server. Everything happens with the permissions of one person. Tools that change something only try it, ' +
  'unless dryRun is false: show people the trial first.'

/** Serves tools for agents. */
export function serverFor(client: () => Promise<Client>): Server {
  const server = new Server(
    { name: 'dragoman', version: manifest.version },
    { capabilities: { tools: {} }, instructions },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(described) }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => answer(client, params.name, params.arguments ?? {}))
  return server
}

function described({ name, description, input, changes }: Tool) {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', override: withoutPatterns })
  const annotations = changes ? {} : { readOnlyHint: true }
  return { name, description, inputSchema: schema as { type: 'object' }, annotations }
}

/** The format says as much as a long pattern. */
function withoutPatterns({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }): void {
  if (jsonSchema.format) delete jsonSchema.pattern
}

async function answer(client: () => Promise<Client>, name: string, given: object): Promise<CallToolResult> {
  const tool = tools.find((one) => one.name === name)
  if (!tool) return failed(`There is no tool ${name}.`)
  const read = tool.input.safeParse(given)
  if (!read.success)
    return failed(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  try {
    const result = await tool.run(await client(), read.data)
    return {
      content: [
        {
          type: 'text',
          text: shortened(typeof result === 'string' ? result : JSON.stringify(result ?? { done: true })),
        },
      ],
    }
  } catch (error) {
    return failed(error instanceof Stop ? error.message : explain(error))
  }
}

const failed = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] })

const shortened = (text: string) =>
  text.length <= mostCharacters
    ? text
    : `${text.slice(0, mostCharacters)}\n… cut off after ${mostCharacters} of ${text.length} characters: ask for less.`

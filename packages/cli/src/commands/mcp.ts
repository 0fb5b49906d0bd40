import { once } from 'node:events'
import { tools } from '@dragoman/agents/tools'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { Context } from '../context.ts'
import { serverFor } from '../mcp-server.ts'
import { exitCodes } from '../stop.ts'

/** Serves agents on standard input and output until the input ends. */
export async function command(context: Context): Promise<number> {
  if (context.isDryRun) {
    for (const { name, description } of tools) context.say(`${name}: ${description}`)
    context.answer({ tools: tools.map(({ name }) => name) })
    return exitCodes.done
  }
  const server = serverFor((agent) => context.client(agent))
  await server.connect(new StdioServerTransport())
  await once(process.stdin, 'end')
  await server.close()
  return exitCodes.done
}

import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'

interface Program {
  command: string
  args: string[]
  cwd: string
  env: Record<string, string>
}

interface Outcome {
  isError: boolean
  text: string
}

/** An agent that has started the command line as its server, by the official client. */
export interface Agent extends AsyncDisposable {
  tools(): Promise<{ name: string; annotations?: object }[]>
  use(name: string, input?: Record<string, unknown>): Promise<Outcome>
}

export async function startAgent(program: Program): Promise<Agent> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StdioClientTransport(program))
  return {
    tools: async () => (await client.listTools()).tools,
    async use(name, input = {}) {
      const { isError, content } = await client.callTool({ name, arguments: input })
      const [{ text = '' } = {}] = content as { text?: string }[]
      return { isError: isError === true, text }
    },
    [Symbol.asyncDispose]: () => client.close(),
  }
}

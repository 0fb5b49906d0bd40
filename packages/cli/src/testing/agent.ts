import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { UnauthorizedError, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
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
  return agentOf(client)
}

interface Remote {
  /** The address of the server's door. */
  url: string
  fetch: typeof fetch
  name: string
  /** Asks the person at the authorization page; gives the address that leads back. */
  letIn: (asked: URL) => Promise<string>
}

/** The tokens that an agent has got. */
export interface RemoteAgent extends Agent {
  tokens(): { access_token: string; refresh_token?: string | undefined }
  clientId(): string
}

/** An agent that signs in at a server, by the official client. */
export async function connectAgent({ url, fetch: send, name, letIn }: Remote): Promise<RemoteAgent> {
  const redirectUrl = 'http://127.0.0.1:7777/callback'
  const kept: { client?: OAuthClientInformationMixed; tokens?: OAuthTokens; verifier?: string; asked?: URL } = {}
  const authProvider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: { client_name: name, redirect_uris: [redirectUrl], token_endpoint_auth_method: 'none' },
    state: () => 'state of & its own',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (asked) => void (kept.asked = asked),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier!,
  }
  const transport = () => new StreamableHTTPClientTransport(new URL(url), { authProvider, fetch: send })
  const client = new Client({ name, version: '1' })
  const first = transport()
  await client.connect(first).catch((error: unknown) => {
    if (!(error instanceof UnauthorizedError)) throw error
  })
  const back = new URL(await letIn(kept.asked!))
  await first.finishAuth(back.searchParams.get('code')!)
  await client.connect(transport())
  return {
    ...agentOf(client),
    [Symbol.asyncDispose]: () => client.close(),
    tokens: () => kept.tokens!,
    clientId: () => kept.client!.client_id,
  }
}

function agentOf(client: Client): Agent {
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

import { createClient, machineLogin, type Client } from '@dragoman/sdk'
import { readKey } from './keys.ts'
import { exitCodes, Stop } from './stop.ts'
import type { System } from './system.ts'

interface Asked {
  /** Whether the person has named the server, rather than a file of the repository. */
  isNamed: boolean
  /** The name of the agent that the client works for. */
  agent: string | undefined
}

/** Makes the client of a server with the access key that is kept for it. */
export async function clientFor(system: System, baseUrl: string, { isNamed, agent }: Asked): Promise<Client> {
  const key = await readKey(system, baseUrl, isNamed)
  const headers = agent ? { 'x-agent': encodeURIComponent(agent.slice(0, 100).toWellFormed()) } : undefined
  if (key) return createClient({ baseUrl, auth: machineLogin(key), headers })
  const how = `Run "dragoman login --server ${baseUrl}", or set DRAGOMAN_URL, DRAGOMAN_ACCESS_KEY, and DRAGOMAN_SECRET.`
  throw new Stop(`There is no access key for ${baseUrl}. ${how}`, exitCodes.access)
}

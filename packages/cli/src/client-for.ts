import { createClient, machineLogin, type Client } from '@dragoman/sdk'
import { readKey } from './keys.ts'
import { exitCodes, Stop } from './stop.ts'
import type { System } from './system.ts'

/** Makes the client of a server with the access key that is kept for it. */
export async function clientFor(system: System, baseUrl: string): Promise<Client> {
  const key = await readKey(system, baseUrl)
  if (key) return createClient({ baseUrl, auth: machineLogin(key) })
  const how = `Run "dragoman login --server ${baseUrl}", or set DRAGOMAN_ACCESS_KEY and DRAGOMAN_SECRET.`
  throw new Stop(`There is no access key for ${baseUrl}. ${how}`, exitCodes.access)
}

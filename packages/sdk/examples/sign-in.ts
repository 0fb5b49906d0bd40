import { createClient } from '@dragoman/sdk'
import type { Client } from '@dragoman/sdk'
import * as auth from '@dragoman/sdk/operations/auth'
import { call } from '@dragoman/sdk'

/**
 * Signs in with email address and password, as users do, and returns a client that acts as that user. Connectors use
 * `machineLogin` with an access key instead; a browser keeps the cookie by itself, Node leaves it to us.
 */
export async function signIn(baseUrl: string, username: string, password: string): Promise<Client> {
  let cookies = ''
  const client = createClient({
    baseUrl,
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers)
      headers.set('Origin', baseUrl)
      if (cookies) headers.set('Cookie', cookies)
      const response = await fetch(url, { ...init, headers })
      const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
      if (set.length > 0) cookies = set.join('; ')
      return response
    },
  })
  const result = await call(client, auth.login, { body: { username, password } })
  if (result.state !== 'SUCCESS') throw new Error(`${username}: ${result.properties?.text ?? result.state}`)
  return client
}

import { createClient, machineLogin } from '@dragoman/sdk'
import type { Client } from '@dragoman/sdk'

/** A client for the server and the access key that the environment names. */
export function connect(): Client {
  const { DRAGOMAN_URL: baseUrl, DRAGOMAN_ACCESS_KEY: accessKey, DRAGOMAN_SECRET: secret } = process.env
  if (!baseUrl || !accessKey || !secret) throw new Error('Set DRAGOMAN_URL, DRAGOMAN_ACCESS_KEY and DRAGOMAN_SECRET.')
  return createClient({ baseUrl, auth: machineLogin({ accessKey, secret }) })
}

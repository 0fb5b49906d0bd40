import { createClient, type Client } from './client.ts'
import { isCallError } from './errors.ts'
import { machineLogin } from './machine-login.ts'

// The beginning and end of every script: a client from the environment, and failures in one line.

/** The part of Node's `process` that is used; browsers have none. */
interface Process {
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  exitCode?: number | string | null | undefined
}

const process = () => (globalThis as unknown as { process: Process }).process

/** Ends a script with a sentence for its user. `exitCode` is 2 for wrong usage. */
export class Stop extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** A client for the server and the access key that `DRAGOMAN_URL`, `DRAGOMAN_ACCESS_KEY`, and `DRAGOMAN_SECRET` name. */
export function connect(): Client {
  const { DRAGOMAN_URL: baseUrl, DRAGOMAN_ACCESS_KEY: accessKey, DRAGOMAN_SECRET: secret } = process().env
  if (!baseUrl || !accessKey || !secret) throw new Stop('Set DRAGOMAN_URL, DRAGOMAN_ACCESS_KEY and DRAGOMAN_SECRET.', 2)
  if (!URL.canParse(baseUrl))
    throw new Stop("DRAGOMAN_URL isn't a URL. Use one such as https://translate.example.com.", 2)
  return createClient({ baseUrl, auth: machineLogin({ accessKey, secret }) })
}

/** Runs a script with its parameters. A failure is one line on standard error and an exit code other than 0. */
export async function runScript(script: (parameters: string[]) => Promise<void>): Promise<void> {
  try {
    await script(process().argv.slice(2))
  } catch (error) {
    console.error(explain(error))
    process().exitCode = error instanceof Stop ? error.exitCode : 1
  }
}

/** Explains a failure in its own words; for a bug in the program, with the place. */
export function explain(error: unknown): string {
  if (isCallError(error)) {
    const id = error.requestId ? `, request ${error.requestId}` : ''
    return `${error.message} (${error.operationId}${id})`
  }
  if (!(error instanceof Error)) return String(error)
  return error instanceof Stop || 'syscall' in error ? error.message : (error.stack ?? error.message)
}

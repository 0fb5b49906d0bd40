import type { Client } from '@dragoman/sdk/client'
import { clientFor } from './client-for.ts'
import type { Configuration } from './configuration/configuration.ts'
import { findConfiguration } from './configuration/find.ts'
import { Stop } from './stop.ts'
import type { System } from './system.ts'

/** A command on its way: what it was asked, and how it answers. */
export interface Context {
  readonly command: string
  readonly system: System
  readonly parameters: readonly string[]
  readonly isDryRun: boolean
  text(flag: string): string | undefined
  has(flag: string): boolean
  /** For people; with `--json` there is only the result. */
  say(line: string): void
  /** Passing news, in a terminal alone. */
  progress(line: string): void
  /** The result for machines. */
  answer(result: object): void
  configuration(): Promise<Configuration>
  /** The client of the server, with the name of the agent that it works for. */
  client(agent?: string): Promise<Client>
}

export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>

export function contextOf(command: string, system: System, values: Values, parameters: readonly string[]): Context {
  const isJson = values['json'] === true
  const isDryRun = values['dry-run'] === true
  const text = (flag: string) => {
    const value = values[flag]
    return typeof value === 'string' ? value : undefined
  }
  let configuration: Promise<Configuration> | undefined
  const clients = new Map<string | undefined, Promise<Client>>()
  const context: Context = {
    command,
    system,
    parameters,
    isDryRun,
    text,
    has: (flag) => values[flag] === true,
    say: (line) => void (isJson || system.out(`${line}\n`)),
    progress: (line) => void (!isJson && system.isTerminal && system.err(`\r\u001B[K${line}`)),
    answer: (result) => void (isJson && system.out(`${JSON.stringify({ command, dryRun: isDryRun, ...result })}\n`)),
    configuration: () => (configuration ??= findConfiguration(context)),
    client: (agent) => {
      const known = clients.get(agent) ?? connect(context, agent)
      clients.set(agent, known)
      return known
    },
  }
  return context
}

/** The server that the person has named, rather than a file of the repository. */
const namedServer = ({ text, system }: Context): string | undefined =>
  text('server') ?? (system.env['DRAGOMAN_URL'] || undefined)

/** The address of the server, from a flag, the environment, or the configuration. */
export async function serverOf(context: Context, isConfigured = true): Promise<string> {
  const given = namedServer(context) ?? (isConfigured ? (await context.configuration()).server : undefined)
  if (given === undefined)
    throw new Stop('The server is missing: use --server URL, DRAGOMAN_URL, or "server" in dragoman.yml.')
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new Stop(`${given} isn't the address of a server. Use one such as https://translate.example.com.`)
  return given.replace(/\/+$/, '')
}

const connect = async (context: Context, agent: string | undefined): Promise<Client> =>
  clientFor(context.system, await serverOf(context), { isNamed: namedServer(context) !== undefined, agent })

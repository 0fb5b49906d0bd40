import { parseArgs } from 'node:util'
import { Misuse } from '@dragoman/agents/misuse'
import { commands, commonFlags, type Command, type CommandName, type Flag } from './commands.ts'
import { exitCodes, Stop } from './stop.ts'
import type { System } from './system.ts'
import manifest from '../package.json' with { type: 'json' }

const { version } = manifest

/** Runs a command line; answers the code to end with. */
export async function run(words: readonly string[], system: System): Promise<number> {
  const [name = 'help', ...rest] = words
  try {
    if (name === '--version' || name === '-v') {
      system.out(`${version}\n`)
      return exitCodes.done
    }
    if (['help', '--help', '-h'].includes(name)) {
      const about = rest[0] === undefined ? undefined : commandOf(rest[0])
      system.out(about ? helpOf(rest[0]!, about) : help())
      return exitCodes.done
    }
    const found = commandOf(name)
    if (!found) throw new Stop(`There is no command ${name}. Run "dragoman help" for all commands.`)
    const { values, positionals } = parsed(name, found, rest)
    if (values['help'] === true) {
      system.out(helpOf(name, found))
      return exitCodes.done
    }
    const { runCommand } = await import('./runners.ts')
    return await runCommand(name as CommandName, system, values, positionals)
  } catch (error) {
    return await fail(system, error, words.includes('--json'), name)
  }
}

const commandOf = (name: string): Command | undefined =>
  Object.hasOwn(commands, name) ? commands[name as CommandName] : undefined

function parsed(name: string, command: Command, words: string[]) {
  const flags = { ...command.flags, ...commonFlags }
  const options = Object.fromEntries(Object.entries(flags).map(([flag, { type }]) => [flag, { type }]))
  let read
  try {
    read = parseArgs({ args: words, options, allowPositionals: true, strict: true })
  } catch (error) {
    const problem = error instanceof Error ? error.message.split('. ')[0]! : String(error)
    throw new Stop(`${problem}. Run "dragoman help ${name}" for its flags.`)
  }
  const most = command.parameters?.split(' ').length ?? 0
  const [extra] = read.positionals.slice(most)
  if (extra !== undefined) throw new Stop(`dragoman ${name} takes no ${extra}. Run "dragoman help ${name}".`)
  return read
}

async function fail(system: System, error: unknown, isJson: boolean, name: string): Promise<number> {
  if (error instanceof Stop) return told(system, error.message, error.exitCode, isJson, name)
  if (error instanceof Misuse) return told(system, error.message, exitCodes.usage, isJson, name)
  const { explain } = await import('@dragoman/sdk/script')
  const { isCallError, isHttpError } = await import('@dragoman/sdk/errors')
  const isRefused = isHttpError(error) && error.status < 500 && error.status !== 429
  const isAccess = isHttpError(error, 401, 403) || (isRefused && error.operationId === 'auth.createToken')
  const exitCode = isAccess
    ? exitCodes.access
    : isCallError(error) && !isHttpError(error, 400, 404, 409, 422)
      ? exitCodes.server
      : exitCodes.left
  return told(system, explain(error), exitCode, isJson, name)
}

function told(system: System, message: string, exitCode: number, isJson: boolean, command: string): number {
  if (isJson) system.out(`${JSON.stringify({ command, error: message, exitCode })}\n`)
  else system.err(`${message}\n`)
  return exitCode
}

const lines = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('')
}
const flagLines = (flags: Readonly<Record<string, Flag>>) =>
  lines(Object.entries(flags).map(([flag, { value, help: text }]) => [`--${flag}${value ? ` ${value}` : ''}`, text]))

const help = () =>
  `dragoman ${version}: files of a repository to their translation, and back.\n\n` +
  `${lines(Object.entries(commands).map(([name, command]) => [name, command.help]))}\n` +
  'Run "dragoman help COMMAND" for its flags.\n'

const helpOf = (name: string, { help: text, parameters, flags = {} }: Command) =>
  `dragoman ${name}${parameters ? ` ${parameters}` : ''}: ${text}.\n\n${flagLines({ ...flags, ...commonFlags })}`

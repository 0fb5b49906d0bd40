import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { OperatorError } from '../kernel/operator-error.ts'

const shortest = 12
const longest = 200

/**
 * A new password: from the environment variable `variable`, else typed twice at the terminal without being shown, else
 * the first line of stdin. Throws OperatorError when it is missing, too short or too long, or typed differently.
 */
export async function readNewPassword(variable: string): Promise<string> {
  const password = process.env[variable] ?? (process.stdin.isTTY ? await askTwice() : await firstLine(variable))
  const length = [...password].length
  if (length >= shortest && length <= longest) return password
  throw new OperatorError(
    `The password has ${length} characters, but must have ${shortest} to ${longest}: choose another.`,
  )
}

async function askTwice(): Promise<string> {
  const password = await askHidden(`Password (at least ${shortest} characters): `)
  if (password === (await askHidden('Repeat the password: '))) return password
  throw new OperatorError('The two passwords differ: run the command again.')
}

async function askHidden(question: string): Promise<string> {
  process.stderr.write(question)
  // The terminal echoes what readline writes, so readline writes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  lines.once('SIGINT', () => process.exit(130))
  const [line] = await once(lines, 'line')
  lines.close()
  process.stderr.write('\n')
  return String(line)
}

async function firstLine(variable: string): Promise<string> {
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) {
    lines.close()
    return line
  }
  throw new OperatorError(`No password given: type it at a terminal, pipe it in, or set ${variable}.`)
}

import type { EditorCommandName, EditorKeys } from '@dragoman/sdk/operations/users'
import { clashOf, commandNames, keySets } from './key-sets.ts'
import { refusalOf } from './key-refusals.ts'

/** The name under which keys are exported. */
export const keyFileName = 'editor-keys.json'

/** More than all keys take, in bytes. */
export const largestKeyFile = 20_000

export type KeyFile =
  | { choice: EditorKeys }
  /** Nothing of it is taken: it isn't a file of keys, names something unknown, or has keys that a command can't have. */
  | { problem: 'notKeys' }
  | { problem: 'unknown'; value: string }
  | { problem: 'refused'; command: EditorCommandName; keys: string }

/** The keys as a file. */
export const writeKeys = ({ set, own }: EditorKeys): string => `${JSON.stringify({ set, own }, undefined, 2)}\n`

/** Reads a file of keys. */
export function readKeys(text: string, onApple: boolean): KeyFile {
  const file = parsed(text)
  if (!isRecord(file) || typeof file['set'] !== 'string' || !Array.isArray(file['own'])) return { problem: 'notKeys' }
  const set = keySets.find((each) => each === file['set'])
  if (!set) return { problem: 'unknown', value: file['set'] }
  const choice: EditorKeys = { set, own: [] }
  for (const each of file['own'] as unknown[]) {
    if (!isRecord(each)) return { problem: 'notKeys' }
    const { command: name, keys } = each
    if (typeof name !== 'string' || typeof keys !== 'string') return { problem: 'notKeys' }
    const command = commandNames.find((known) => known === name)
    if (!command) return { problem: 'unknown', value: name }
    const isTwice = choice.own.some((other) => other.command === command)
    if (isTwice || (keys !== '' && refusalOf(command, keys, onApple))) return { problem: 'refused', command, keys }
    choice.own.push({ command, keys })
  }
  const clash = choice.own.find(({ command, keys }) => clashOf(choice, command, keys))
  return clash ? { problem: 'refused', command: clash.command, keys: clash.keys } : { choice }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

import type { EditorCommandName } from '@dragoman/sdk/operations/users'
import { useSyncExternalStore } from 'react'
import { keysOfEditor, onKeysChosen } from '../../ground/chosen-keys.ts'
import { t } from '../../i18n/t.ts'
import { keysOf } from './key-sets.ts'

export interface EditorCommand {
  name: EditorCommandName
  /** The number of the match, from 1. */
  number?: number
}

/** The keys of the commands, both ways. */
export interface KeyTable {
  keysOf: ReadonlyMap<EditorCommandName, string>
  commandOf: ReadonlyMap<string, EditorCommandName>
}

export function keyTable(choice: Parameters<typeof keysOf>[0]): KeyTable {
  const byName = keysOf(choice)
  return { keysOf: byName, commandOf: new Map([...byName].map(([name, keys]) => [keys, name])) }
}

const untouched = keyTable({ set: 'DRAGOMAN', own: [] })
let present: { choice: ReturnType<typeof keysOfEditor>; table: KeyTable } = { choice: undefined, table: untouched }

/** The keys that are chosen now. */
function presentKeys(): KeyTable {
  const choice = keysOfEditor()
  if (choice !== present.choice) present = { choice, table: choice ? keyTable(choice) : untouched }
  return present.table
}

/** The keys of each command, as chosen now. */
export const useKeys = () => useSyncExternalStore(onKeysChosen, presentKeys).keysOf

/** The properties that identify a key press. */
export interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  getModifierState?: (key: string) => boolean
}

export const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** The command that a key stands for. */
export function commandOf(press: KeyPress, onApple = isApple, table = presentKeys()): EditorCommand | undefined {
  const keys = keysOfPress(press, onApple)
  const name = keys === undefined ? undefined : table.commandOf.get(keys)
  if (!name || !keys?.endsWith(digits)) return name && { name }
  return { name, number: Number(/\d$/.exec(press.code)![0]) }
}

/** Stands for any of the digits. */
export const digits = '1–9'

/**
 * Keys of Apple keyboards that stand for others: the system takes ⌘H and ⌘M before a page gets them, and there is no
 * Insert.
 */
const appleKeys: Readonly<Record<string, string>> = {
  'Alt+Shift+H': 'Main+H',
  'Alt+Shift+M': 'Main+M',
  'Main+Shift+I': 'Main+Insert',
}
const appleNames = new Map(Object.entries(appleKeys).map(([pressed, keys]) => [keys, pressed]))

/** The keys that are pressed, as commands have them; undefined where they never run one, as AltGr does, which types. */
export function keysOfPress(press: KeyPress, onApple = isApple): string | undefined {
  // A form that a browser fills in tells of a key without a name.
  if (!press.key || press.getModifierState?.('AltGraph')) return undefined
  const modifiers = modifiersOf(press, onApple)
  if (modifiers === undefined) return undefined
  const key = keyOf(press)
  if (key === undefined) return undefined
  return (onApple && appleKeys[modifiers + key]) || modifiers + key
}

function modifiersOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress, onApple: boolean): string | undefined {
  const shift = shiftKey && key !== '?' ? 'Shift+' : ''
  // On Apple keyboards Ctrl with a letter moves the caret; with Alt it stands for Alt.
  const isLetter = key === 'Dead' || /^.$/u.test(key)
  if (onApple && ctrlKey && altKey && !metaKey) return `Alt+${shift}`
  if (onApple && ctrlKey && isLetter) return undefined
  if (onApple && altKey && isLetter) return undefined
  const main = ctrlKey || metaKey
  if (main && altKey) return undefined
  return `${main ? 'Main+' : ''}${altKey ? 'Alt+' : ''}${shift}`
}

/** With Alt, the numbers of the other block type characters by their codes. */
const isDigit = ({ code, altKey }: KeyPress) => /^Digit[1-9]$/.test(code) || (!altKey && /^Numpad[1-9]$/.test(code))

/** A key by its letter; by its place where another alphabet or Alt changes the letter, or makes an accent of it. */
function keyOf(press: KeyPress): string | undefined {
  const { key, code } = press
  if (isDigit(press)) return digits
  if (key === ' ' || key === '\u00A0') return 'Space'
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  const place = /^Key([A-Z])$/.exec(code)?.[1]
  if (key === 'Dead') return place
  if (key === '?' || key.length > 1) return key
  return place ?? key
}

const signs: Readonly<Record<string, string>> = {
  Enter: '⏎',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
}

/** The names of some keys on this keyboard, one after the other. */
export function keyNames(combination: string, onApple = isApple): string[] {
  const keys = ((onApple && appleNames.get(combination)) || combination).split('+')
  return keys.map((key) => {
    if (key === 'Main') return onApple ? '⌘' : t('editor.ctrl')
    if (key === 'Alt') return onApple ? (/^(.|1–9)$/u.test(keys.at(-1)!) ? '⌃⌥' : '⌥') : 'Alt'
    if (key === 'Shift') return '⇧'
    if (key === 'Space') return t('editor.space')
    return signs[key] ?? key
  })
}
